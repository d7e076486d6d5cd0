import TokenCompiler

/// What `build` writes and where, as the options say it.
struct OutputPlan {
  /// One `-o` or `--format`.
  struct Output {
    var format: any Emitter.Type
    /// `nil` is standard output.
    var path: String?
    /// The values of the options of all formats, by format and name without `--ID-`.
    var settings: [String: [String: String]]
  }

  private(set) var outputs: [Output] = []
  let arguments: ParsedArguments
  private let configuration: LoadedConfiguration

  /// The outputs of `-o`, or else those of `--format`, or else those of the configuration.
  init(_ arguments: ParsedArguments, _ configuration: LoadedConfiguration) {
    self.arguments = arguments
    self.configuration = configuration
    outputs = arguments.values("format").compactMap(Emitters.named).map {
      Output(format: $0, path: nil, settings: settings(for: $0))
    }
    if outputs.isEmpty, !arguments.has("output") {
      outputs = configuration.configuration?.outputs.map(output) ?? []
    }
  }

  /// The outputs of a build, which needs one.
  init(
    building arguments: ParsedArguments, _ configuration: LoadedConfiguration,
    problems: inout [Diagnostic]
  ) {
    self.init(arguments, configuration)
    let paths = arguments.values("output")
    if arguments.has("format"), !paths.isEmpty { problems.append(.formatAndOutput()) }
    if outputs.isEmpty, paths.isEmpty, arguments.problems.isEmpty, configuration.problems.isEmpty {
      problems.append(.noOutput())
    }
    for path in paths {
      if let output = output(path, &problems) { outputs.append(output) }
    }
    let toStandardOutput = outputs.count { $0.path == nil }
    if toStandardOutput > 1 { problems.append(.standardOutputTwice()) }
    if arguments.has("check"), toStandardOutput > 0 { problems.append(.checkNeedsFiles()) }
    for case let path? in outputs.map(\.path) where NamePattern(path).isUnclosed {
      problems.append(.unclosedBrace(path))
    }
    if arguments.value("depfile") == "-" {
      problems.append(.depfileNeedsFile())
    } else if arguments.value("depfile") == "" {
      problems.append(.emptyName("--depfile", ""))
    } else if arguments.has("depfile"), !outputs.isEmpty, toStandardOutput == outputs.count {
      problems.append(.depfileNeedsOutput())
    }
    if let cache = arguments.value("cache"), ["-", ""].contains(cache) {
      problems.append(cache.isEmpty ? .emptyName("--cache", "") : .cacheNeedsFile())
    }
  }

  /// The modifiers of which the outputs hold every context; `nil` is all of them.
  var spread: Set<String>? {
    if outputs.contains(where: { $0.format.holdsAllThemes }) { return nil }
    return Set(outputs.flatMap { $0.path.map { NamePattern($0).modifiers } ?? [] })
  }

  /// `PATH` or `FORMAT:PATH`.
  private func output(_ value: String, _ problems: inout [Diagnostic]) -> Output? {
    switch OutputName(value) {
    case .output(let format, let path):
      return Output(
        format: format, path: path == "-" ? nil : path, settings: settings(for: format))
    case .unknownFormat(let prefix): problems.append(.unknownOutputFormat(prefix, output: value))
    case .noFormat: problems.append(.unknownFormat(of: value))
    case .empty: problems.append(.emptyName("-o", value))
    }
    return nil
  }

  /// An output of the configuration.
  private func output(_ configured: Configuration.Output) -> Output {
    let path = configured.path == "-" ? nil : configuration.path(configured.path)
    return Output(
      format: configured.format, path: path,
      settings: settings(for: configured.format, configured.settings))
  }

  /// What an emitter is to write with: the options of the command line, else those of the output,
  /// else those of the configuration as a whole.
  private func settings(
    for format: any Emitter.Type, _ ofOutput: [String: String] = [:]
  ) -> [String: [String: String]] {
    var settings: [String: [String: String]] = [:]
    for emitter in Emitters.all {
      var values = configuration.configuration?.settings(for: emitter) ?? [:]
      if emitter.id == format.id { values.merge(ofOutput) { $1 } }
      for option in arguments.mayHaveOption(of: emitter.id) ? emitter.options : [] {
        guard let value = arguments.value("\(emitter.id)-\(option.name)") else { continue }
        values[option.name] = value
      }
      settings[emitter.id] = values
    }
    return settings
  }

  /// The emitters of the outputs in the same order; an option's bad value is a problem.
  func emitters(inputName: String, problems: inout [Diagnostic]) -> [any Emitter] {
    if !problems.hasErrors {
      problems += idleOptions.map { problem in
        var problem = problem
        if arguments.has("strict") { problem.severity = .error }
        return problem
      }
    }
    var emitters: [any Emitter] = []
    for output in outputs {
      do throws(EmitterOptionError) {
        let settings = EmitterSettings(
          values: output.settings[output.format.id] ?? [:], inputName: inputName,
          others: output.settings,
          components: configuration.configuration?.components ?? [],
          isRepeated: arguments.has("watch") && !arguments.has("check"))
        emitters.append(try output.format.init(settings))
      } catch {
        let problem = Diagnostic.optionValue("--\(output.format.id)-\(error.option)", error)
        if !problems.contains(problem) { problems.append(problem) }
      }
    }
    return emitters
  }
}
