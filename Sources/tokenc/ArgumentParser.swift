import TokenCompiler

/// The arguments of a command, taken apart by the table of options. What the words mean is for the
/// command to find out.
struct ParsedArguments {
  private typealias Option = CommandLineOptions.Option

  /// What is no option: the inputs.
  private(set) var operands: [String] = []
  /// The options in the order in which they were given; those without a value have an empty one.
  private(set) var given: [(name: String, value: String)] = []
  /// What cannot be understood.
  private(set) var problems: [Diagnostic] = []
  /// Whether help was asked for: `-h` (short) or `--help`.
  private(set) var help: HelpKind?

  enum HelpKind { case short, long }

  /// The command that they are for.
  let command: CommandLineOptions.Command
  private var rest: ArraySlice<String>

  func has(_ name: String) -> Bool { given.contains { $0.name == name } }
  /// Whether an option of a format may be among them. If none is, nobody needs the table of its options, which
  /// took an eighth of a build of one token.
  func mayHaveOption(of format: String) -> Bool {
    given.contains { $0.name.hasPrefix("\(format)-") }
  }
  /// The value of an option that is given once.
  func value(_ name: String) -> String? { given.last { $0.name == name }?.value }
  /// The values of all uses of an option.
  func values(_ name: String) -> [String] { given.filter { $0.name == name }.map(\.value) }

  /// Whether an input, a base or a theme is standard input.
  var namesStandardInput: Bool {
    let themes = (values("theme") + values("base-theme")).flatMap { value in
      value.drop { $0 != "=" }.dropFirst().split(separator: ",").map(String.init)
    }
    return (operands + values("base") + themes).contains("-")
  }

  /// Adds the value of an option that was not given.
  mutating func addDefault(_ name: String, _ value: String) { given.append((name, value)) }

  /// The same arguments with other inputs, and without some options.
  func replacing(operands: [String], without names: Set<String> = []) -> ParsedArguments {
    var copy = self
    copy.operands = operands
    copy.given.removeAll { names.contains($0.name) }
    return copy
  }

  /// Takes the first operand away, which is no input.
  mutating func takeFirstOperand() -> String? {
    operands.isEmpty ? nil : operands.removeFirst()
  }

  /// Takes the arguments behind the name of the command apart.
  init(_ arguments: [String], for command: CommandLineOptions.Command) {
    self.command = command
    rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument.hasPrefix("--") {
        take(long: argument.dropFirst(2))
      } else if argument.hasPrefix("-"), argument != "-" {
        take(short: argument.dropFirst())
      } else {
        operands.append(argument)
      }
    }
  }

  private mutating func take(long text: Substring) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let option = CommandLineOptions.option(of: command, where: { $0.name == name }) {
      take(option, as: "--\(name)", attached: attached)
    } else {
      refuse("--\(name)", CommandLineOptions.all.first { $0.name == name }, attached: attached)
    }
  }

  /// `-h`, `-o PATH` or `-oPATH`.
  private mutating func take(short text: Substring) {
    let attached = text.count > 1 ? String(text.dropFirst()) : nil
    guard let letter = text.first,
      let option = CommandLineOptions.option(of: command, where: { $0.letter == letter })
    else {
      let elsewhere = CommandLineOptions.all.first { $0.letter == text.first }
      // Without the option of another command it may be a long one that lacks a dash: '-strict'.
      let name = elsewhere == nil ? "-\(text)" : "-\(text.prefix(1))"
      return refuse(name, elsewhere, attached: attached)
    }
    if let attached, attached.hasPrefix("="), option.placeholder != nil {
      problems.append(.equalsBehindLetter(option, letter, attached))
    } else {
      take(option, as: "-\(letter)", attached: attached)
    }
  }

  private mutating func take(_ option: Option, as name: String, attached: String?) {
    guard option.placeholder != nil else { return takeFlag(option, as: name, attached: attached) }
    guard let value = attached ?? nextValue(of: option, as: name) else { return }
    if case .choice(_, let words) = option.value, !words.contains(value) {
      problems.append(.unknownWord(value, option: name, among: words))
      return
    }
    if !option.isRepeatable, has(option.name) {
      let problem = Diagnostic.optionGivenTwice("--\(option.name)")
      if !problems.contains(problem) { problems.append(problem) }
    }
    given.append((option.name, value))
  }

  private mutating func takeFlag(_ option: Option, as name: String, attached: String?) {
    if attached != nil { problems.append(.optionTakesNoValue(name)) }
    if option.name == "help" {
      help = name == "-h" ? .short : .long
    } else {
      given.append((option.name, ""))
    }
  }

  /// The next argument, unless it is an option itself.
  private mutating func nextValue(of option: Option, as name: String) -> String? {
    guard let next = rest.first, next.hasPrefix("-"), next != "-" else {
      if rest.isEmpty { problems.append(.optionNeedsValue(name, option)) }
      return rest.popFirst()
    }
    if isOption(next) {
      problems.append(.optionNeedsValue(name, option))
    } else {
      problems.append(.valueLooksLikeOption(name, option, next))
      rest.removeFirst()
    }
    return nil
  }

  private func isOption(_ argument: String) -> Bool {
    argument == "--" || CommandLineOptions.option(String(argument.prefix { $0 != "=" })) != nil
  }

  /// An option that the command does not have; perhaps another one has it.
  private mutating func refuse(_ name: String, _ elsewhere: Option?, attached: String?) {
    guard let elsewhere else {
      let names = CommandLineOptions.options(of: command).map { "--\($0.name)" }
      problems.append(.unknownOption(name, among: names, of: command))
      return
    }
    let commands = CommandLineOptions.all.filter { $0.name == elsewhere.name }.flatMap(\.commands)
    problems.append(.optionOfOtherCommand(name, of: commands, not: command))
    if elsewhere.placeholder != nil, attached == nil, let next = rest.first, !next.hasPrefix("-") {
      rest.removeFirst()
    }
  }
}
