import TokenCompiler

// What can be wrong with an argument, whatever the option means.
extension Diagnostic {
  static func equalsBehindLetter(
    _ option: CommandLineOptions.Option, _ letter: Character, _ attached: String
  ) -> Diagnostic {
    let value = attached.count > 1 ? String(attached.dropFirst()) : option.placeholder ?? ""
    return self.option(
      "a '=' stands between '-\(letter)' and its value",
      help: "write '-\(letter) \(value)' or '--\(option.name)=\(value)'")
  }

  static func idleOption(_ option: String, of format: String) -> Diagnostic {
    Diagnostic(
      .invalidOption, .warning, "'\(option)' has no effect: nothing is written as \(format)",
      at: nil, help: "write it with '-o \(format):PATH', or leave the option out")
  }

  static func idleOption(_ option: IdleOption, of format: String) -> Diagnostic {
    Diagnostic(
      .invalidOption, .warning,
      "'--\(format)-\(option.name)' has no effect: \(option.reason)", at: nil,
      help: (option.mend.map { "give '\($0)' as well, or " } ?? "") + "leave the option out")
  }

  static func idleDepfile() -> Diagnostic {
    Diagnostic(
      .invalidOption, .warning,
      "'--depfile' has no effect: with '--check' nothing is written", at: nil,
      help: "leave the option out")
  }

  static func optionBeforeCommand(_ name: String, of command: CommandLineOptions.Command)
    -> Diagnostic
  {
    option(
      "the option '\(name)' stands before the command",
      help: "options stand behind it: 'tokenc \(command.rawValue) \(name)'")
  }

  static func optionGivenTwice(_ option: String) -> Diagnostic {
    self.option("'\(option)' is given twice", help: "one value is needed; leave the other out")
  }

  static func optionNeedsValue(_ name: String, _ option: CommandLineOptions.Option) -> Diagnostic {
    self.option("'\(name)' needs a value", help: "write '\(name) \(option.placeholder ?? "")'")
  }

  static func optionOfOtherCommand(
    _ name: String, of commands: [CommandLineOptions.Command],
    not command: CommandLineOptions.Command
  ) -> Diagnostic {
    let names = commands.map { "'\($0.rawValue)'" }.joined(separator: " and ")
    return option(
      "'\(command.rawValue)' has no option '\(name)'", help: "it is an option of \(names)")
  }

  static func generateNeedsName(among names: [String]) -> Diagnostic {
    option("'--generate' needs a name", help: "it takes \(names.joined(separator: ", "))")
  }

  static func generateTakesOne(_ further: String) -> Diagnostic {
    option("'--generate' takes one name, and '\(further)' is another argument", help: nil)
  }

  static func optionTakesNoValue(_ option: String) -> Diagnostic {
    self.option("'\(option)' takes no value", help: "write '\(option)' alone")
  }

  /// A path of other bytes would lead to another file.
  static func notUTF8(_ argument: String) -> Diagnostic {
    option("the argument '\(argument)' is not UTF-8", help: "the names of files have to be UTF-8")
  }

  static func unknownCommand(_ name: String) -> Diagnostic {
    let names = CommandLineOptions.Command.allCases.map(\.rawValue)
    return option(
      "unknown command '\(name)'", help: didYouMean(name, among: names) ?? "see 'tokenc --help'")
  }

  /// `command` is the one that it was given to, if one was.
  static func unknownOption(
    _ name: String, among names: [String], of command: CommandLineOptions.Command?
  ) -> Diagnostic {
    let help =
      if name == "--version" {
        "'tokenc --version' prints the version"
      } else if let meant = didYouMean(name, among: names) ?? begun(name, among: names) {
        meant
      } else if name.hasPrefix("-"), !name.hasPrefix("--"),
        name.contains(where: { "./".contains($0) })
      {
        "a file of that name is written './\(name)'"
      } else {
        "see 'tokenc \(command.map { $0.rawValue + " " } ?? "")--help'"
      }
    return option("unknown option '\(name)'", help: help)
  }

  static func unknownWord(_ word: String, option: String, among words: [String]) -> Diagnostic {
    self.option(
      "'\(word)' is no value for '\(option)'",
      help: didYouMean(word, among: words) ?? "it takes \(words.joined(separator: ", "))")
  }

  static func valueLooksLikeOption(
    _ name: String, _ option: CommandLineOptions.Option, _ next: String
  ) -> Diagnostic {
    self.option(
      "'\(name)' needs a value, and '\(next)' looks like an option",
      help: "if it is the value, write '--\(option.name)=\(next)'")
  }

  static func watchNeedsFiles() -> Diagnostic {
    option("'--watch' looks at files, and standard input is none", help: "name a file")
  }

  static func watchHasNoPage() -> Diagnostic {
    option(
      "'--watch' prints a report again and again, and a page is printed once",
      help: "write the page with 'build -o theme.html --watch', or leave one of the two out")
  }

  static func option(_ message: String, help: String?) -> Diagnostic {
    Diagnostic(.invalidOption, .error, message, at: nil, help: help)
  }

  static func didYouMean(_ name: String, among names: [String]) -> String? {
    NearestName.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
  }

  /// The one name that begins so: `--out`.
  private static func begun(_ name: String, among names: [String]) -> String? {
    let found = names.filter { $0.hasPrefix(name) }
    return found.count == 1 ? "did you mean '\(found[0])'?" : nil
  }
}
