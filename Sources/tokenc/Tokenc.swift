import TokenCompiler

/// The command: arguments to a command, its exit status.
@main
struct Tokenc {
  static let version = "0.1.0"

  static func main() {
    Console.prepare()
    Console.end(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// An argument whose bytes are no text. Swift puts signs of its own in their place.
  private static var unreadableArgument: String? {
    for (index, argument) in CommandLine.arguments.enumerated()
    where argument.unicodeScalars.contains("\u{FFFD}") {
      guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil
      else { continue }
      return argument
    }
    return nil
  }

  private static func run(_ arguments: [String]) -> ExitStatus {
    if let argument = unreadableArgument {
      return Report(ParsedArguments([], for: .build), to: .error).refuse([.notUTF8(argument)])
    }
    guard let first = arguments.first else {
      try? Console.write(HelpText.short(), to: .error)
      return .unusable
    }
    switch first {
    case "--version": return show("tokenc \(version)\n")
    case "-h": return show(HelpText.short())
    case "--help": return show(HelpText.long())
    case "--generate": return generate(Array(arguments.dropFirst()))
    default: break
    }
    guard let command = CommandLineOptions.Command(rawValue: first) else {
      return refuse(first, Array(arguments.dropFirst()))
    }
    let parsed = ParsedArguments(Array(arguments.dropFirst()), for: command)
    if let help = parsed.help {
      return show(help == .short ? HelpText.short(command) : HelpText.long(command))
    }
    guard parsed.has("watch"), parsed.problems.isEmpty else { return run(parsed) }
    if parsed.namesStandardInput {
      return Report(parsed, to: .error).refuse([.watchNeedsFiles()])
    }
    if command == .validate, parsed.value("report") == ValidateCommand.page {
      return Report(parsed, to: .error).refuse([.watchHasNoPage()])
    }
    var watch = Watch { run(parsed) }
    return watch.start()
  }

  /// Runs a command once.
  private static func run(_ arguments: ParsedArguments) -> ExitStatus {
    var parsed = arguments
    let command = parsed.command
    if [.build, .validate].contains(command) { Progress.begin() }
    defer { Progress.end() }
    if command == .build { ReadLog.begin() }
    // Each version that is compared has a configuration of its own.
    let configuration = command == .diff ? .none : LoadedConfiguration(parsed)
    parsed.addDefaults(of: configuration)
    return switch command {
    case .build: BuildCommand(parsed, configuration).run()
    case .validate: ValidateCommand(parsed, configuration).run()
    case .explain: ExplainCommand(parsed, configuration).run()
    case .diff: DiffCommand(parsed).run()
    case .schema: SchemaCommand(parsed, configuration).run()
    case .convert: ConvertCommand(parsed, configuration).run()
    case .initialize: InitCommand(parsed).run()
    }
  }

  /// Prints a file that is made from the table of options.
  private static func generate(_ arguments: [String]) -> ExitStatus {
    switch GeneratedFile.named(arguments) {
    case .success(let file): return show(file.text)
    case .failure(let refusal):
      return Report(ParsedArguments([], for: .build), to: .error).refuse([refusal.problem])
    }
  }

  /// No command of that name, or an option before the command.
  private static func refuse(_ word: String, _ rest: [String]) -> ExitStatus {
    let report = Report(ParsedArguments(rest, for: .build), to: .error)
    guard word.hasPrefix("-") else { return report.refuse([.unknownCommand(word)]) }
    let commands = CommandLineOptions.option(word)?.commands
    if let command = commands?.first {
      return report.refuse([.optionBeforeCommand(word, of: command)])
    }
    return report.refuse([
      .unknownOption(word, among: ["--help", "--version", "--generate"], of: nil)
    ])
  }

  private static func show(_ text: String) -> ExitStatus {
    do throws(FileFailure) {
      try Console.write(text, to: .output)
      return .done
    } catch {
      return .unusable
    }
  }
}
