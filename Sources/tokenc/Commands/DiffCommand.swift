import TokenCompiler

/// `tokenc diff`: two versions of a theme, what changed between them, how badly.
struct DiffCommand {
  /// How the difference is printed.
  enum Form: String, CaseIterable { case text, markdown, json }

  private let arguments: ParsedArguments
  private let report: Report

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
    report = Report(arguments, to: .error)
  }

  func run() -> ExitStatus {
    var problems = arguments.problems
    guard !problems.hasErrors, let sides = sides(&problems) else { return report.refuse(problems) }
    if sides.old.readsStandardInput, sides.new.readsStandardInput {
      return report.refuse([.standardInputTwice()])
    }
    var graphs: [ThemeGraph] = []
    for side in [sides.old, sides.new] {
      var sources = SourceSet()
      var found: [Diagnostic] = []
      let validation = side.load(&found, sources: &sources)
      if let validation {
        sources = validation.graph.sources
        found += validation.diagnostics.filter { $0.severity == .error }
        graphs.append(validation.graph)
      }
      // What has errors has no values to compare.
      guard !found.hasErrors else { return report.refuse(found, sources: sources) }
    }
    return show(ThemeDifference(from: graphs[0], to: graphs[1]))
  }

  private func sides(_ problems: inout [Diagnostic]) -> (old: DiffSide, new: DiffSide)? {
    do throws(RevisionFailure) {
      if let range = arguments.value("git") {
        let (old, new) = try RevisionRange(range).trees()
        return (DiffSide(old, arguments), DiffSide(new, arguments))
      }
      guard arguments.operands.count == 2 else {
        problems.append(.diffNeedsTwo(arguments.operands.count))
        return nil
      }
      return (
        try DiffSide(arguments.operands[0], arguments),
        try DiffSide(arguments.operands[1], arguments)
      )
    } catch {
      problems.append(.badRevision(error.revision, error.failure))
      return nil
    }
  }

  private func show(_ difference: ThemeDifference) -> ExitStatus {
    let text =
      switch arguments.value("report").flatMap(Form.init(rawValue:)) ?? .text {
      case .text: difference.text()
      case .markdown: difference.markdown()
      case .json: difference.json()
      }
    do throws(FileFailure) {
      try Console.write(text, to: .output)
    } catch {
      return report.refuse([.outputFailed("<stdout>", error)])
    }
    return difference.changeClass == .breaking ? .findings : .done
  }
}
