import TokenCompiler

/// The arguments of a command, taken apart by the table of options. What the words mean is for the
/// command to find out.
struct ParsedArguments {
  /// What is no option: the inputs.
  private(set) var operands: [String] = []
  /// The options in the order in which they were given; those without a value have an empty one.
  private(set) var given: [(name: String, value: String)] = []
  /// What cannot be understood.
  private(set) var problems: [Diagnostic] = []
  /// Whether help was asked for: `-h` (short) or `--help`.
  private(set) var help: HelpKind?

  enum HelpKind { case short, long }

  func has(_ name: String) -> Bool { given.contains { $0.name == name } }
  /// The value of the last use of an option.
  func value(_ name: String) -> String? { given.last { $0.name == name }?.value }
  /// The values of all uses of an option.
  func values(_ name: String) -> [String] { given.filter { $0.name == name }.map(\.value) }

  /// Adds the value of an option that was not given.
  mutating func addDefault(_ name: String, _ value: String) { given.append((name, value)) }

  /// The command that they are for.
  let command: CommandLineOptions.Command

  /// Takes the arguments behind the name of the command apart.
  init(_ arguments: [String], for command: CommandLineOptions.Command) {
    self.command = command
    let options = CommandLineOptions.options(of: command)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument.hasPrefix("--") {
        take(long: argument.dropFirst(2), options, &rest)
      } else if argument.hasPrefix("-"), argument != "-" {
        take(short: argument.dropFirst(), options, &rest)
      } else {
        operands.append(argument)
      }
    }
  }

  private mutating func take(
    long text: Substring, _ options: [CommandLineOptions.Option], _ rest: inout ArraySlice<String>
  ) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = options.first(where: { $0.name == name }) else {
      problems.append(.unknownOption("--\(name)", among: options.map { "--\($0.name)" }))
      return
    }
    take(option, as: "--\(name)", attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  /// `-h`, `-o PATH` or `-oPATH`.
  private mutating func take(
    short text: Substring, _ options: [CommandLineOptions.Option], _ rest: inout ArraySlice<String>
  ) {
    guard let letter = text.first, let option = options.first(where: { $0.letter == letter }) else {
      // A dash may be missing: '-strict'.
      problems.append(.unknownOption("-\(text)", among: options.map { "--\($0.name)" }))
      return
    }
    let attached = text.count > 1 ? String(text.dropFirst()) : nil
    take(option, as: "-\(letter)", attached: attached, &rest)
  }

  private mutating func take(
    _ option: CommandLineOptions.Option, as name: String, attached: String?,
    _ rest: inout ArraySlice<String>
  ) {
    if case .none = option.value {
      if attached != nil { problems.append(.optionTakesNoValue(name)) }
      if option.name == "help" {
        help = name == "-h" ? .short : .long
      } else {
        given.append((option.name, ""))
      }
      return
    }
    guard let value = attached ?? nextValue(&rest) else {
      problems.append(.optionNeedsValue(name))
      return
    }
    if case .choice(_, let words) = option.value, !words.contains(value) {
      problems.append(.unknownWord(value, option: name, among: words))
      return
    }
    given.append((option.name, value))
  }

  /// The next argument, unless it is an option itself.
  private func nextValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !next.hasPrefix("-") || next == "-" else { return nil }
    return rest.popFirst()
  }
}
