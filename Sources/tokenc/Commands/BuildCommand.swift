import TokenCompiler

/// `tokenc build`: options to layers, one compilation, its outputs.
struct BuildCommand {
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
    let cache = problems.isEmpty ? BuildCache(arguments) : nil
    if cache?.isUpToDate == true { return .done }
    let plan = InputPlan(arguments, configuration, problems: &problems)
    let outputPlan = OutputPlan(building: arguments, configuration, problems: &problems)
    let outputs = outputPlan.outputs
    let emitters = outputPlan.emitters(inputName: plan.inputName, problems: &problems)
    guard !problems.hasErrors else { return refuse(problems) }

    var options = plan.options
    options.spread = outputPlan.spread
    let compiler = TokenCompiler(options: options)
    var inputs = LoadedInputs(plan, compiler: compiler, problems: &problems)
    // A contract among the inputs was told.
    if !problems.hasErrors, let contract = inputs.contractFile,
      let output = outputs.first(where: { $0.format.needsValues })
    {
      problems.append(.contractHasNoValues(contract, format: output.format.id))
    }
    guard !problems.hasErrors else { return refuse(problems) }
    Progress.note("resolving")
    var validation = compiler.validate(inputs.layers, loading: plan.loader())
    inputs.forgetLayers()
    Progress.note("checking")
    validation.check(
      all: false, configuration.rules, of: configuration.configuration?.source)
    if arguments.has("strict") { validation.treatWarningsAsErrors() }
    guard !validation.hasErrors else { return report.finish(validation, .findings, problems) }

    var folders: [LeftOvers.Folder] = []
    let informed = emitters.map(validation.informing)
    var made: [OutputWriter.Made] = []
    for (index, (output, emitter)) in zip(outputs, informed).enumerated() {
      Progress.note("making", index + 1, of: outputs.count, "outputs")
      made += output.emit(with: emitter, &validation, &folders, &problems)
    }
    if arguments.has("strict") { validation.treatWarningsAsErrors() }
    guard !validation.hasErrors || problems.hasErrors else {
      return report.finish(validation, .findings, problems)
    }
    let depfile = depfile(for: made, sources: validation.graph.sources, &problems)
    var writer = OutputWriter(made: made, folders: folders, depfile: depfile)
    if problems.isEmpty, validation.findings.isEmpty, folders.isEmpty, !arguments.has("check") {
      writer.cache = cache?.file(
        made: made + [depfile].compactMap(\.self), read: files(of: validation.graph.sources))
    }
    let read = inputs.identities(including: validation.graph.sources)
    problems += writer.conflicts(with: configuration.identity.map { read.union([$0]) } ?? read)
    guard !problems.hasErrors else { return report.finish(validation, .unusable, problems) }
    if arguments.has("check") { return check(writer, validation, problems) }
    Progress.note("writing")
    problems += writer.write()
    return report.finish(validation, problems.hasErrors ? .unusable : .done, problems)
  }

  /// What was read, with the configuration.
  private func files(of sources: SourceSet) -> [SourceFile] {
    sources.ids.map { sources[$0] }
      + (configuration.configuration.map { [$0.source] } ?? [])
  }

  private func refuse(_ problems: [Diagnostic]) -> ExitStatus {
    report.refuse(problems, sources: configuration.sources)
  }

  private func check(
    _ writer: OutputWriter, _ validation: Validation, _ problems: [Diagnostic]
  ) -> ExitStatus {
    var problems = problems
    let stale = writer.stalePaths(&problems)
    guard !problems.hasErrors else { return report.finish(validation, .unusable, problems) }
    do throws(FileFailure) {
      try Console.write(stale.map { $0 + "\n" }.joined(), to: .output)
    } catch {
      return report.finish(validation, .unusable, problems + [.outputFailed("<stdout>", error)])
    }
    return report.finish(validation, stale.isEmpty ? .done : .findings, problems)
  }

  private func depfile(
    for made: [OutputWriter.Made], sources: SourceSet, _ problems: inout [Diagnostic]
  ) -> OutputWriter.Made? {
    guard let path = arguments.value("depfile") else { return nil }
    var inputs: [String] = []
    var known: Set<String> = ["<stdin>"]
    if configuration.identity != nil, let source = configuration.configuration?.source {
      known.insert(source.path)
      inputs.append(source.path)
    }
    for id in sources.ids where known.insert(sources[id].path).inserted {
      inputs.append(sources[id].path)
    }
    do throws(Depfile.UnholdableName) {
      let text = try Depfile.text(outputs: made.compactMap(\.path), inputs: inputs)
      return OutputWriter.Made(path: path, bytes: Array(text.utf8))
    } catch {
      problems.append(.depfileCannotHold(error.name))
      return nil
    }
  }
}
