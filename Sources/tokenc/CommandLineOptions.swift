import TokenCompiler

/// The commands and options, in one table. Parsing, `-h`, `--help` and "did you mean" read it, so
/// that an option cannot work without being in the help.
enum CommandLineOptions {
  enum Command: String, CaseIterable {
    case build, validate, explain, diff, schema, convert
    case initialize = "init"

    /// Those that take layers of files.
    static let reading: [Command] = [.build, .validate, .explain, .diff, .schema, .convert]

    var synopsis: String {
      switch self {
      case .build: "INPUT… [-o PATH]…"
      case .validate: "INPUT… [--base FILE]…"
      case .explain: "CODE | PATH [INPUT…] | VALUE [INPUT…] | FILE"
      case .diff: "OLD NEW | --git OLD..NEW [INPUT…]"
      case .schema: "INPUT… [--contract] [-o FILE]"
      case .convert: "INPUT… -o DIR"
      case .initialize: "--base FILE [-o DIR]"
      }
    }

    var summary: String {
      switch self {
      case .build: "compile a theme into one or more files"
      case .validate: "check a theme and report"
      case .explain:
        "tell what a code of a report means, where a token has its value from, or who has a value"
      case .diff: "tell what changed between two versions of a theme, and how badly"
      case .schema:
        "write a JSON Schema for custom themes of a default theme, or the contract alone"
      case .convert: "rewrite a theme of any dialect as documents of the DTCG standard"
      case .initialize: "write a custom theme to begin with, its schema and a tokenc.json"
      }
    }
  }

  /// What an option takes.
  enum Value {
    case none
    /// Any text, for which the help shows a placeholder.
    case text(String)
    /// One of these words, for which the help shows a placeholder and the words.
    case choice(String, [String])
  }

  struct Option {
    /// The name without its dashes.
    var name: String
    /// One letter, for `-o`.
    var letter: Character?
    var value: Value = .none
    /// Whether it may be given several times, and each use counts. Any other option that takes a
    /// value may be given once.
    var isRepeatable = false
    var commands: [Command] = [.build, .validate]
    /// The format whose option it is.
    var format: String?
    /// Whether the value is the name of a file.
    var isPath = false
    var help: String

    /// What the help shows for the value; `nil` where there is none.
    var placeholder: String? {
      switch value {
      case .none: nil
      case .text(let placeholder), .choice(let placeholder, _): placeholder
      }
    }
  }

  static func options(of command: Command) -> [Option] {
    all.filter { $0.commands.contains(command) }
  }

  /// The option of a command that fits. The parts of the table are looked through one after the other, those
  /// with the usual options first, so that no part is made in which nobody looks: the whole table was a
  /// sixth of a build of one token.
  static func option(of command: Command, where fits: (Option) -> Bool) -> Option? {
    for number in 0...5 {
      let found = part(number).first { $0.commands.contains(command) && fits($0) }
      if let found { return found }
    }
    return nil
  }

  private static func part(_ number: Int) -> [Option] {
    switch number {
    case 0: outputs
    case 1: inputs
    case 2: general
    case 3: versions
    case 4: findings
    default: emitters
    }
  }

  /// The option that is written so: `--base` or `-o`.
  static func option(_ word: String) -> Option? {
    all.first { "--\($0.name)" == word || $0.letter.map { "-\($0)" } == word }
  }

  /// Every option, as the help lists them.
  static let all: [Option] = outputs + inputs + versions + findings + emitters + general

  private static let outputs = [
    Option(
      name: "output", letter: "o", value: .text("PATH"), isRepeatable: true, commands: [.build],
      help: """
        write this file; its name says the format, or write FORMAT:PATH; '-' is standard \
        output, as in css:-; '{theme}' in a name writes one file for each context of the \
        modifier 'theme'
        """),
    Option(
      name: "output", letter: "o", value: .text("FILE"), commands: [.schema],
      help: "write this file; without it, or with '-', standard output"),
    Option(
      name: "output", letter: "o", value: .text("DIR"), commands: [.convert],
      help: "write the documents into this folder"),
    Option(
      name: "output", letter: "o", value: .text("DIR"), commands: [.initialize],
      help: "write the files into this folder; without it, into the working directory"),
    Option(
      name: "contract", commands: [.schema],
      help: """
        write what custom themes may override, with types and no values, for \
        'validate --base FILE'
        """),
    Option(
      name: "format", value: .choice("NAME", Emitters.all.map { $0.id }), commands: [.build],
      help: "print this format to standard output instead of writing files"),
    Option(
      name: "format", value: .choice("NAME", Emitters.all.map { $0.id }), isRepeatable: true,
      commands: [.validate], help: "report what this format could not hold as well"),
    Option(
      name: "check", commands: [.build],
      help: "write nothing; print the outputs that are not up to date and exit 1"),
    Option(
      name: "watch", commands: [.build, .validate],
      help: "run again whenever a file changes that was read, until Ctrl-C"),
    Option(
      name: "depfile", value: .text("PATH"), commands: [.build], isPath: true,
      help: "write a Make or Ninja dependency file that names every file that was read"),
    Option(
      name: "cache", value: .text("FILE"), commands: [.build], isPath: true,
      help: """
        keep digests of what was read and made in FILE, and do nothing while neither changes; a \
        build with findings is not kept
        """),
  ]

  private static let inputs = [
    Option(
      name: "base", value: .text("FILE"), isRepeatable: true, commands: Command.allCases,
      help: "put FILE underneath; the inputs are custom themes that may override it only"),
    Option(
      name: "base-theme", value: .text("NAME=FILE[,FILE…]"), isRepeatable: true,
      commands: Command.allCases,
      help: "the base's own context NAME of the modifier 'theme', such as its dark"),
    Option(
      name: "theme", value: .text("NAME=FILE[,FILE…]"), isRepeatable: true,
      commands: Command.reading,
      help: "a context NAME of the modifier 'theme': these files on top of the inputs"),
    Option(
      name: "each", value: .text("GLOB"), isRepeatable: true, commands: [.validate],
      help: """
        check every file that fits the pattern as an input of its own, over the same base; quote \
        it, as in 'themes/*.json'
        """),
    Option(
      name: "input", value: .text("MODIFIER=CONTEXT"), isRepeatable: true,
      commands: Command.reading,
      help: "choose a context of a modifier; MODIFIER=* keeps all of them"),
    Option(
      name: "dialect", value: .choice("NAME", Dialect.allCases.map(\.rawValue)),
      commands: Command.allCases,
      help: "how the files are spelled"),
    Option(
      name: "allow-outside", commands: Command.allCases,
      help: "let documents name files outside the folder of the document that was given"),
  ]

  private static let versions = [
    Option(
      name: "git", value: .text("OLD..NEW"), commands: [.diff],
      help: """
        compare two revisions: the inputs, or what 'tokenc.json' says, are read at both; OLD...NEW \
        begins where they parted, and OLD alone is compared with the files as they are
        """),
    Option(
      name: "themes", value: .text("GLOB"), isRepeatable: true, commands: [.diff],
      help: """
        tell which of these custom themes the breaking changes break, and where; quote it, as in \
        'themes/*.json'
        """),
  ]

  private static let findings = [
    Option(
      name: "strict", commands: [.build, .validate, .convert], help: "warnings count as errors"),
    Option(
      name: "rule", value: .text("CODE=LEVEL"), isRepeatable: true, commands: [.validate],
      help: """
        how bad the findings of a rule are: \
        \(RuleLevel.allCases.map(\.rawValue).joined(separator: ", "))
        """),
    Option(
      name: "baseline", value: .text("FILE"), commands: [.validate], isPath: true,
      help: "report only what FILE does not know"),
    Option(
      name: "write-baseline", commands: [.validate],
      help: "write what is found now into the file of --baseline, and report nothing of it"),
    Option(
      name: "fix", commands: [.validate],
      help: """
        change the inputs and the files of --theme by all fixes that are safe, and report what is \
        left
        """),
    Option(
      name: "dry-run", commands: [.validate],
      help: """
        print what --fix would change as a unified diff, and the report on standard error; write \
        nothing
        """),
    Option(
      name: "report", value: .choice("NAME", Reporters.all.map { $0.id }),
      commands: [.build, .convert], help: "how findings are printed"),
    Option(
      name: "report",
      value: .choice("NAME", Reporters.all.map { $0.id } + [ValidateCommand.page]),
      commands: [.validate],
      help: "how findings are printed; html is the page of the theme, also where it has errors"),
    Option(
      name: "report", value: .choice("NAME", ["text", "json"]), commands: [.explain],
      help: "how the answer is printed"),
    Option(
      name: "report", value: .choice("NAME", DiffCommand.Form.allCases.map(\.rawValue)),
      commands: [.diff], help: "how the difference is printed"),
    Option(
      name: "color", value: .choice("WHEN", Console.ColorChoice.allCases.map(\.rawValue)),
      commands: Command.allCases,
      help: "colour the text report; auto is for terminals, without NO_COLOR"),
  ]

  /// `--css-references` and the like, from the emitters themselves.
  private static let emitters = Emitters.all.flatMap { emitter in
    emitter.options.map { option in
      let value: Value =
        switch option.value {
        case .text(let placeholder): .text(placeholder)
        case .choice(let words): .choice("WORD", words)
        case .flag: .none
        }
      return Option(
        name: "\(emitter.id)-\(option.name)", value: value, format: emitter.id, help: option.help)
    }
  }

  private static let general = [
    Option(
      name: "config", value: .text("FILE"), commands: Command.reading,
      help: "read this configuration instead of 'tokenc.json' in the working directory"),
    Option(
      name: "help", letter: "h", commands: Command.allCases,
      help: "-h prints the usage, --help this page"),
  ]
}
