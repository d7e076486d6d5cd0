import TokenCompiler

/// The manual page, in the macros of man(7).
enum ManualPage {
  private typealias Command = CommandLineOptions.Command
  private typealias Option = CommandLineOptions.Option

  static func text() -> String {
    header + commands() + options() + formats() + examples() + footer
  }

  // A date would be another one in each build: the version says which page it is.
  private static let header = """
    .\\" Made by 'tokenc --generate man'.
    .TH TOKENC 1 "" "tokenc \(Tokenc.version)" "User Commands"
    .SH NAME
    tokenc \\- compile design tokens into Swift, CSS, JSON and more
    .SH SYNOPSIS
    .B tokenc
    .I COMMAND
    [\\fIARGUMENT\\fR ...]
    .br
    .B tokenc
    .I COMMAND
    .B \\-\\-help
    .br
    .B tokenc \\-\\-help
    |
    .B \\-\\-version
    |
    .B \\-\\-generate
    .I NAME
    .SH DESCRIPTION
    .B tokenc
    compiles design tokens: the default theme of a design system and the custom themes that
    override it.
    Inputs are files, or \\(aq\\-\\(aq for standard input.
    Several inputs are layers, lowest first: a later one overrides an earlier one token by token.

    """

  private static func commands() -> String {
    var text = ".SH COMMANDS\n"
    for command in Command.allCases {
      text += ".TP\n\\fB\(escaped(command.rawValue))\\fR \(escaped(command.synopsis))\n"
      text += line(command.summary + ".")
    }
    return text
  }

  private static func options() -> String {
    var text = ".SH OPTIONS\nThe commands that have an option stand behind it.\n"
    for option in CommandLineOptions.all where option.format == nil { text += row(option) }
    text += ".TP\n\\fB\\-\\-generate\\fR \\fINAME\\fR\n"
    let kinds = GeneratedFile.allCases.map(\.rawValue).joined(separator: ", ")
    return text + line("print a file of an installation, in place of a command: \(kinds).")
  }

  private static func row(_ option: Option) -> String {
    var head = option.spellings.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    if let placeholder = option.placeholder { head += " \\fI\(escaped(placeholder))\\fR" }
    var help = option.help
    if case .choice(_, let words) = option.value, !words.isEmpty {
      help += ": " + words.joined(separator: ", ")
    }
    if option.isRepeatable { help += " (repeatable)" }
    if option.format == nil {
      let isEverywhere = option.commands.count == Command.allCases.count
      let names = option.commands.map(\.rawValue).joined(separator: ", ")
      help += isEverywhere ? " [all commands]" : " [\(names)]"
    }
    return ".TP\n\(head)\n" + line(help)
  }

  private static func formats() -> String {
    var text = ".SH FORMATS\nThe end of an output's name says its format.\n"
    for emitter in Emitters.all {
      text += ".SS \(escaped(emitter.id)) (\(escaped(emitter.fileExtension)))\n"
      text += line(emitter.summary + ".")
      for option in CommandLineOptions.all where option.format == emitter.id { text += row(option) }
    }
    return text
  }

  private static func examples() -> String {
    var text = ".SH EXAMPLES\n.nf\n"
    for command in Command.allCases {
      for example in HelpText.examples(of: command).split(separator: "\n") {
        text += line(String(example.drop { $0 == " " }))
      }
    }
    return text + ".fi\n"
  }

  private static let footer = """
    .SH ENVIRONMENT
    .TP
    .B NO_COLOR
    Where it is set and not empty, reports have no colours.
    .SH FILES
    .TP
    .I tokenc.json
    Layers, outputs, options and rules of a project, read from the working directory.
    .SH EXIT STATUS
    .TP
    .B 0
    Done, and no errors.
    .TP
    .B 1
    The theme has errors, an output is not up to date, or a change is breaking.
    .TP
    .B 2
    The command line or one of its files cannot be used.
    .PP
    After an error no output has changed.

    """

  /// A line of text, which must not begin as a macro does.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return (text.hasPrefix(".") || text.hasPrefix("\\(aq") ? "\\&" : "") + text + "\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\n": result += " "
      case _ where !scalar.isASCII:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
