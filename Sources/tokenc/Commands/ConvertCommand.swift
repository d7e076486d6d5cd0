import TokenCompiler

/// `tokenc convert`: a theme of any dialect as documents of the standard.
struct ConvertCommand {
  private let arguments: ParsedArguments
  private let configuration: LoadedConfiguration
  private let report: Report

  init(_ arguments: ParsedArguments, _ configuration: LoadedConfiguration) {
    self.arguments = arguments
    self.configuration = configuration
    report = Report(arguments, to: .error)
  }

  func run() -> ExitStatus {
    var problems = arguments.problems + configuration.problems
    let plan = InputPlan(arguments, configuration, problems: &problems)
    let folder = arguments.value("output") ?? ""
    if folder.isEmpty || folder == "-" { problems.append(.convertNeedsFolder()) }
    guard !problems.hasErrors else { return refuse(problems) }
    let compiler = TokenCompiler(options: plan.options)
    let inputs = LoadedInputs(plan, compiler: compiler, problems: &problems)
    if !problems.hasErrors, let contract = inputs.contractFile {
      problems.append(.contractHasNoValues(contract, format: Dialect.dtcg.rawValue))
    }
    guard !problems.hasErrors else { return refuse(problems) }
    // Whoever rewrites a whole theme may override anything.
    let layers = inputs.layers.map { Layer($0.source, when: $0.when) }
    var validation = compiler.validate(layers, loading: plan.loader())
    let files = validation.hasErrors ? [] : validation.convert(named: plan.inputName)
    if arguments.has("strict") { validation.treatWarningsAsErrors() }
    guard !validation.hasErrors else { return report.finish(validation, .findings, problems) }
    let writer = OutputWriter(
      made: files.map {
        OutputWriter.Made(path: Paths.join(folder, $0.path), bytes: $0.bytes, folder: folder)
      },
      folders: [], depfile: nil)
    problems += writer.conflicts(with: inputs.identities(including: validation.graph.sources))
    if !problems.hasErrors { problems += writer.write() }
    if !problems.hasErrors {
      problems += leftOvers(in: folder, of: plan.inputName, besides: files.map(\.path))
    }
    return report.finish(validation, problems.hasErrors ? .unusable : .done, problems)
  }

  /// What an earlier conversion of these inputs has left in the folder: a resolver document, or a document
  /// of a context, which somebody may take for a part of this one.
  private func leftOvers(
    in folder: String, of name: String, besides made: [String]
  ) -> [Diagnostic] {
    let left = FileSystem.names(in: folder).filter { file in
      let isOurs =
        file == "\(name).resolver.json"
        || file.hasPrefix("\(name).") && file.hasSuffix(".tokens.json")
      return isOurs && !made.contains(file)
    }
    return left.isEmpty ? [] : [.leftFromConversion(left.sorted().map { Paths.join(folder, $0) })]
  }

  private func refuse(_ problems: [Diagnostic]) -> ExitStatus {
    report.refuse(problems, sources: configuration.sources)
  }
}
