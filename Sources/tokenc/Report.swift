import TokenCompiler

/// How a run prints its findings.
struct Report {
  /// `nil` only while no form of report exists.
  private let reporter: (any Reporter)?
  private let stream: Console.Stream

  /// The form that `--report` names, with colour as `--color` says.
  init(_ arguments: ParsedArguments, to stream: Console.Stream) {
    self.stream = stream
    let color = arguments.value("color").flatMap(Console.ColorChoice.init(rawValue:)) ?? .auto
    let usesColor = Console.usesColor(color, on: stream)
    let named = arguments.value("report").flatMap(Reporters.named)
    reporter = (named ?? Reporters.all.first)?.init(usesColor: usesColor)
  }

  /// Prints all findings. A report that cannot be written is left unwritten: there is nowhere left
  /// to say so.
  func write(_ findings: [Diagnostic], sources: SourceSet = SourceSet()) throws(FileFailure) {
    guard let reporter else { return }
    try Console.write(reporter.report(findings, sources: sources), to: stream)
  }

  /// Prints what a run found and ends it. What is said of the command line comes first.
  func finish(
    _ validation: Validation, _ status: ExitStatus, _ problems: [Diagnostic]
  ) -> ExitStatus {
    // What points into the configuration points to none of these sources.
    let plain = problems.map { problem in
      var problem = problem
      problem.span = nil
      return problem
    }
    try? write(plain + validation.diagnostics, sources: validation.graph.sources)
    return status
  }

  /// Prints what is wrong with the command line or its files.
  func refuse(_ problems: [Diagnostic], sources: SourceSet = SourceSet()) -> ExitStatus {
    try? write(problems, sources: sources)
    return .unusable
  }
}
