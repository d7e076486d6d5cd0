import TokenCompiler

/// What `build` writes and where, as the options say it.
struct OutputPlan {
  /// One `-o` or `--format`.
  struct Output {
    var format: any Emitter.Type
    /// `nil` is standard output.
    var path: String?
  }

  private(set) var outputs: [Output] = []

  /// The outputs of `-o`, or else the one of `--format`.
  init(_ arguments: ParsedArguments, problems: inout [Diagnostic]) {
    let paths = arguments.values("output")
    if let format = arguments.value("format").flatMap(Emitters.named) {
      if !paths.isEmpty { problems.append(.formatAndOutput()) }
      outputs = [Output(format: format, path: nil)]
    } else if paths.isEmpty, arguments.problems.isEmpty {
      problems.append(.noOutput())
    }
    for path in paths {
      if let output = Self.output(path, &problems) { outputs.append(output) }
    }
    let toStandardOutput = outputs.count { $0.path == nil }
    if toStandardOutput > 1 { problems.append(.standardOutputTwice()) }
    if arguments.has("check"), toStandardOutput > 0 { problems.append(.checkNeedsFiles()) }
    if arguments.has("depfile"), !outputs.isEmpty, toStandardOutput == outputs.count {
      problems.append(.depfileNeedsOutput())
    }
  }

  /// The modifiers of which the outputs hold every context; `nil` is all of them.
  var spread: Set<String>? {
    if outputs.contains(where: { $0.format.holdsAllThemes }) { return nil }
    return Set(outputs.flatMap { $0.path.map { NamePattern($0).modifiers } ?? [] })
  }

  /// `PATH` or `FORMAT:PATH`. What stands before a colon is a format if there is one of that name;
  /// otherwise the colon belongs to the path.
  private static func output(_ value: String, _ problems: inout [Diagnostic]) -> Output? {
    let colon = value.firstIndex(of: ":")
    let prefix = colon.map { String(value[..<$0]) }
    if let colon, let prefix, let format = Emitters.named(prefix) {
      let path = String(value[value.index(after: colon)...])
      if path.isEmpty { problems.append(.emptyName("-o", value)) }
      return Output(format: format, path: path == "-" ? nil : path)
    }
    if value.isEmpty { problems.append(.emptyName("-o", value)) }
    if let format = Emitters.forFile(named: Paths.name(of: value)), !value.isEmpty {
      return Output(format: format, path: value)
    }
    if let prefix, !prefix.isEmpty, !prefix.contains("/"), !prefix.contains(".") {
      problems.append(.unknownOutputFormat(prefix, output: value))
    } else if !value.isEmpty {
      problems.append(.unknownFormat(of: value))
    }
    return nil
  }

  /// What the emitters are to write with, of the options that were given.
  static func settings(
    for format: any Emitter.Type, _ arguments: ParsedArguments, inputName: String
  ) -> EmitterSettings {
    var values: [String: [String: String]] = [:]
    for emitter in Emitters.all {
      for option in emitter.options {
        values[emitter.id, default: [:]][option.name] =
          arguments.value("\(emitter.id)-\(option.name)")
      }
    }
    return EmitterSettings(
      values: values[format.id] ?? [:], inputName: inputName, others: values)
  }

  /// The emitters of these formats in the same order; an option's bad value is a problem.
  static func emitters(
    _ formats: [any Emitter.Type], _ arguments: ParsedArguments, inputName: String,
    problems: inout [Diagnostic]
  ) -> [any Emitter] {
    var emitters: [any Emitter] = []
    for format in formats {
      do throws(EmitterOptionError) {
        emitters.append(
          try format.init(settings(for: format, arguments, inputName: inputName)))
      } catch {
        let problem = Diagnostic.optionValue("--\(format.id)-\(error.option)", error)
        if !problems.contains(problem) { problems.append(problem) }
      }
    }
    return emitters
  }
}
