import TokenCompiler

/// `tokenc build`: options to layers, one compilation, its outputs.
struct BuildCommand {
  private let arguments: ParsedArguments
  private let report: Report

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
    report = Report(arguments, to: .error)
  }

  func run() -> ExitStatus {
    var problems = arguments.problems
    let plan = InputPlan(arguments, problems: &problems)
    let outputPlan = OutputPlan(arguments, problems: &problems)
    let outputs = outputPlan.outputs
    let emitters = OutputPlan.emitters(
      outputs.map(\.format), arguments, inputName: plan.inputName, problems: &problems)
    guard problems.isEmpty else { return report.refuse(problems) }

    var options = plan.options
    options.spread = outputPlan.spread
    let compiler = TokenCompiler(options: options)
    let inputs = LoadedInputs(plan, compiler: compiler, problems: &problems)
    guard problems.isEmpty else { return report.refuse(problems) }
    let loader = FolderLoader(
      documents: plan.files.map(\.path), allowsOutside: plan.allowsOutside)
    var validation = compiler.validate(inputs.layers, loading: loader.sourceLoader)
    validation.check(all: false)
    if arguments.has("strict") { validation.treatWarningsAsErrors() }
    guard !validation.hasErrors else { return finish(validation, .findings) }

    var folders: [LeftOvers.Folder] = []
    let made = zip(outputs, emitters).flatMap {
      emit($0, with: $1, &validation, &folders, &problems)
    }
    if arguments.has("strict") { validation.treatWarningsAsErrors() }
    guard !validation.hasErrors || !problems.isEmpty else { return finish(validation, .findings) }
    let depfile = depfile(for: made, sources: validation.graph.sources, &problems)
    let writer = OutputWriter(made: made, folders: folders, depfile: depfile)
    problems += writer.conflicts(with: inputs.identities(including: validation.graph.sources))
    guard problems.isEmpty else { return finish(validation, .unusable, problems) }
    if arguments.has("check") { return check(writer, validation) }
    problems = writer.write()
    return finish(validation, problems.isEmpty ? .done : .unusable, problems)
  }

  /// Prints the findings. Those about the command line come first.
  private func finish(
    _ validation: Validation, _ status: ExitStatus, _ problems: [Diagnostic] = []
  ) -> ExitStatus {
    try? report.write(problems + validation.diagnostics, sources: validation.graph.sources)
    return status
  }

  private func check(_ writer: OutputWriter, _ validation: Validation) -> ExitStatus {
    let stale = writer.stalePaths()
    do throws(FileFailure) {
      try Console.write(stale.map { $0 + "\n" }.joined(), to: .output)
    } catch {
      return finish(validation, .unusable, [.outputFailed("<stdout>", error)])
    }
    return finish(validation, stale.isEmpty ? .done : .findings)
  }

  /// The files of one output: one, one for each context that its name asks for, or a folder.
  private func emit(
    _ output: OutputPlan.Output, with emitter: any Emitter, _ validation: inout Validation,
    _ folders: inout [LeftOvers.Folder], _ problems: inout [Diagnostic]
  ) -> [OutputWriter.Made] {
    guard let path = output.path else {
      let files = validation.emit(emitter)
      guard files.count == 1, let file = files.first, file.path.isEmpty else {
        if !validation.hasErrors {
          problems.append(.formatHasSeveralFiles(output.format.id))
        }
        return []
      }
      return [OutputWriter.Made(path: nil, bytes: file.bytes)]
    }
    var made: [OutputWriter.Made] = []
    for target in NamePattern(path).targets(in: validation.graph, &problems) {
      let files =
        if let themes = target.themes {
          validation.emit(emitter, themes: themes)
        } else {
          validation.emit(emitter)
        }
      if files.contains(where: { !$0.path.isEmpty }) {
        folders.append(LeftOvers.Folder(path: target.path, format: output.format))
      }
      for file in files {
        let path = file.path.isEmpty ? target.path : Paths.join(target.path, file.path)
        made.append(OutputWriter.Made(path: path, bytes: file.bytes))
      }
    }
    return made
  }

  private func depfile(
    for made: [OutputWriter.Made], sources: SourceSet, _ problems: inout [Diagnostic]
  ) -> OutputWriter.Made? {
    guard let path = arguments.value("depfile") else { return nil }
    var inputs: [String] = []
    var known: Set<String> = ["<stdin>"]
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
