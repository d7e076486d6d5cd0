import TokenCompiler

extension OutputPlan.Output {
  /// Adds what the output could not hold to the findings.
  func find(with emitter: any Emitter, in validation: inout Validation) {
    // Whether the output has a name that can be used is for the build to find out.
    var problems: [Diagnostic] = []
    var folders: [LeftOvers.Folder] = []
    if let candidates = validation.graph.themes(byContextOf: [Modifier.candidate]) {
      for candidate in candidates { _ = validation.emit(emitter, themes: candidate.themes) }
    } else if path == nil {
      _ = validation.emit(emitter)
    } else {
      _ = emit(with: emitter, &validation, &folders, &problems)
    }
  }

  /// The files of the output: one, one for each context that its name asks for, or a folder.
  func emit(
    with emitter: any Emitter, _ validation: inout Validation,
    _ folders: inout [LeftOvers.Folder], _ problems: inout [Diagnostic]
  ) -> [OutputWriter.Made] {
    guard let path else {
      let files = validation.emit(emitter)
      guard files.count == 1, let file = files.first, file.path.isEmpty else {
        if !validation.hasErrors {
          problems.append(.formatHasSeveralFiles(format.id))
        }
        return []
      }
      return [OutputWriter.Made(path: nil, bytes: file.bytes)]
    }
    var made: [OutputWriter.Made] = []
    let pattern = NamePattern(path)
    for target in pattern.targets(in: validation.graph, &problems) {
      let files =
        if let themes = target.themes {
          validation.emit(emitter, themes: themes)
        } else {
          validation.emit(emitter)
        }
      if files.contains(where: { !$0.path.isEmpty }) {
        folders.append(LeftOvers.Folder(path: target.path, format: format))
      }
      for file in files {
        let path = file.path.isEmpty ? target.path : Paths.join(target.path, file.path)
        let folder = pattern.fixedFolder ?? (file.path.isEmpty ? nil : target.path)
        made.append(OutputWriter.Made(path: path, bytes: file.bytes, folder: folder))
      }
    }
    return made
  }
}
