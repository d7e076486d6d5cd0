import TokenCompiler

/// The help pages, made from the table of options.
enum HelpText {
  private typealias Command = CommandLineOptions.Command
  private typealias Option = CommandLineOptions.Option

  /// `tokenc -h`
  static func short() -> String {
    var text = "usage:"
    for command in Command.allCases { text += " tokenc \(usage(command))\n      " }
    return text + " tokenc --help | COMMAND --help | --version\n"
  }

  /// `tokenc --help`
  static func long() -> String {
    var text = """
      tokenc compiles design tokens: the default theme of a design system and the
      custom themes that override it, into Swift, CSS and JSON.

      commands:

      """
    for command in Command.allCases {
      text += WrappedText.row("  " + command.rawValue, command.summary, column: 14)
    }
    text += "\n" + formats() + "\nexamples:\n"
    for command in Command.allCases { text += examples(of: command) }
    return text + """

      'tokenc COMMAND --help' has a command's options; 'tokenc --version' prints the
      version, and 'tokenc --generate NAME' a file of an installation:
      \(GeneratedFile.allCases.map(\.rawValue).joined(separator: ", ")).
      \(statuses)
      """
  }

  /// `tokenc COMMAND -h`
  static func short(_ command: CommandLineOptions.Command) -> String {
    var line = "usage: tokenc \(usage(command))"
    var text = ""
    for option in CommandLineOptions.options(of: command) where option.name != "output" {
      let word = " [\(form(option))]"
      if line.count + word.count > WrappedText.width {
        text += line + "\n"
        line = "      "
      }
      line += word
    }
    return text + line + "\n"
  }

  /// `tokenc COMMAND --help`
  static func long(_ command: CommandLineOptions.Command) -> String {
    var text = "usage: tokenc \(usage(command))\n\n\(command.summary)\n\n"
    if command != .initialize {
      text += WrappedText.lines(command == .diff ? versions : inputs, indent: 0) + "\n"
    }
    text += "options:\n"
    for option in CommandLineOptions.options(of: command) {
      let letter = option.letter.map { "-\($0), " } ?? "    "
      let again = option.isRepeatable ? " (repeatable)" : ""
      text += WrappedText.row(
        "  \(letter)\(form(option))", option.help + words(option) + again, column: 30)
    }
    if command == .build || command == .validate { text += "\n" + formats() }
    return text + "\nexamples:\n" + examples(of: command) + "\n"
      + (command == .diff ? diffStatuses : statuses)
  }

  private static let inputs = """
    INPUT is a file, or '-' for standard input. Several inputs are layers, lowest first: a later \
    one overrides an earlier one token by token.
    """

  private static let versions = """
    OLD and NEW are each a file, several with commas between them as layers, lowest first, or a \
    tokenc.json. NAME=FILE among them is a file of the theme NAME; a revision and a colon in front, \
    as in 'v1.0:theme.json,dark=dark.json', reads them with git.
    """

  private static let statuses = """
    exit status: 0 done, 1 the theme has errors, an output is not up to date or a
    change is breaking, 2 the command line or one of its files cannot be used. After
    an error no output has changed. A build that went well prints nothing.

    """

  private static let diffStatuses = """
    exit status: 0 no change is breaking, 1 a change is, 2 the command line or one of
    its files cannot be used, or a version has errors and so no values to compare.

    """

  static func examples(of command: CommandLineOptions.Command) -> String {
    switch command {
    case .build:
      """
        tokenc build defaultTokens.json -o Theme.swift -o theme.css -o theme.json
        tokenc build defaultTokens.json --theme dark=darkTokens.json \\
          -o Theme.swift -o theme.css -o 'theme.{theme}.json'
        tokenc build acme.json --base defaultTokens.json -o AcmeTheme.swift
        tokenc build defaultTokens.json --format css --css-references all

      """
    case .validate:
      """
        tokenc validate acme.json --base defaultTokens.json
        tokenc validate acme.json --base defaultTokens.json --strict --report json
        tokenc validate acme.json --base defaultTokens.json --dry-run

      """
    case .explain:
      """
        tokenc explain unknown-reference
        tokenc explain theme.color.primary.default acme.json --base defaultTokens.json
        tokenc explain '#1d5fe2' defaultTokens.json
        tokenc explain defaultTokens.json

      """
    case .diff:
      """
        tokenc diff v1/theme.json v2/theme.json
        tokenc diff v1/theme.json,dark=v1/dark.json v2/theme.json,dark=v2/dark.json
        tokenc diff --git v1.0..HEAD theme.json --theme dark=dark.json

      """
    case .schema:
      """
        tokenc schema defaultTokens.json --theme dark=darkTokens.json \\
          -o theme.schema.json
        tokenc schema defaultTokens.json --contract -o theme.contract.json

      """
    case .convert:
      """
        tokenc convert defaultTokens.json --theme dark=darkTokens.json -o standard

      """
    case .initialize:
      """
        tokenc init --base defaultTokens.json --base-theme dark=darkTokens.json \\
          -o acme

      """
    }
  }

  private static func formats() -> String {
    var text = "formats:\n"
    for emitter in Emitters.all {
      text += WrappedText.row(
        "  \(emitter.id)", "\(emitter.fileExtension): \(emitter.summary)", column: 14)
    }
    return text
  }

  private static func usage(_ command: Command) -> String {
    "\(command.rawValue) \(command.synopsis)"
  }

  private static func form(_ option: Option) -> String {
    option.placeholder.map { "--\(option.name) \($0)" } ?? "--\(option.name)"
  }

  private static func words(_ option: Option) -> String {
    guard case .choice(_, let words) = option.value, !words.isEmpty else { return "" }
    return ": " + words.joined(separator: ", ")
  }
}
