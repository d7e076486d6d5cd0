import TokenCompiler

/// `tokenc validate`: options to layers, one compilation with all rules, its findings.
struct ValidateCommand {
  private let arguments: ParsedArguments
  private let configuration: LoadedConfiguration
  private let report: Report
  private let stream: Console.Stream

  /// The form of report that is the page of the theme.
  static let page = "html"

  init(_ arguments: ParsedArguments, _ configuration: LoadedConfiguration) {
    self.arguments = arguments
    self.configuration = configuration
    // A difference has standard output for itself.
    stream = arguments.has("dry-run") ? .error : .output
    // What is wrong with the command line is no part of a page.
    report = Report(arguments, to: Self.asksForPage(arguments) ? .error : stream)
  }

  private static func asksForPage(_ arguments: ParsedArguments) -> Bool {
    arguments.value("report") == page
  }

  func run() -> ExitStatus {
    var problems = arguments.problems + configuration.problems
    let plan = InputPlan(arguments, configuration, problems: &problems)
    let fixes = FixedFiles(arguments, plan, problems: &problems)
    let outputPlan = OutputPlan(arguments, configuration)
    let emitters = outputPlan.emitters(inputName: plan.inputName, problems: &problems)
    var rules = configuration.rules
    rules.take(arguments, problems: &problems)
    var sources = configuration.sources
    let baseline = BaselineFile(arguments, sources: &sources, problems: &problems)
    guard !problems.hasErrors else { return report.refuse(problems, sources: sources) }

    var options = plan.options
    options.takesOneByOne = outputPlan.outputs.isEmpty
    let compiler = TokenCompiler(options: options)
    let inputs = LoadedInputs(plan, compiler: compiler, problems: &problems)
    guard !problems.hasErrors else {
      let report = inputs.holdStandardOutput ? Report(arguments, to: .error) : self.report
      return report.refuse(problems, sources: configuration.sources)
    }
    // A contract file has no values, so there is nothing in it that formats of values could find.
    let outputs = zip(outputPlan.outputs, emitters).filter {
      inputs.contractFile == nil || !$0.0.format.needsValues
    }
    Progress.note("resolving")
    let mending = compiler.mend(
      inputs.layers, only: fixes.paths, loading: plan.loader(),
      mayMend: { baseline.new(in: $0) }
    ) { check(&$0, rules, outputs) }
    let failed = fixes.finish(mending)
    guard failed.isEmpty else { return report.refuse(problems + failed) }
    let level = rules.level(
      of: UnusedIgnore.self, hasContract: mending.validation.graph.hasContract)
    return finish(
      mending.validation, baseline, inputs, problems, severity: severity(level),
      title: plan.inputName)
  }

  /// Adds what the rules and the formats find.
  private func check(
    _ validation: inout Validation, _ rules: RuleConfiguration,
    _ outputs: [(OutputPlan.Output, any Emitter)]
  ) {
    Progress.note("checking")
    validation.check(all: true, rules, of: configuration.configuration?.source)
    // A graph with errors has no outputs, so there is nothing to find in them.
    if !validation.hasErrors {
      for (index, (output, emitter)) in outputs.enumerated() {
        Progress.note("checking", index + 1, of: outputs.count, "outputs")
        output.find(with: emitter, in: &validation)
      }
    }
    if arguments.has("strict") { validation.treatWarningsAsErrors() }
  }

  /// How bad it is that the baseline knows what is gone.
  private func severity(_ level: RuleLevel) -> Severity? {
    level == .warning && arguments.has("strict") ? .error : level.severity
  }

  /// Writes the baseline or takes away what it knows, and prints the rest.
  private func finish(
    _ validation: Validation, _ baseline: BaselineFile, _ inputs: LoadedInputs,
    _ problems: [Diagnostic], severity: Severity?, title: String
  ) -> ExitStatus {
    var sources = validation.graph.sources
    let findings: [Diagnostic]
    if baseline.isWritten {
      let failed = baseline.write(validation, besides: inputs.identities(including: sources))
      guard failed.isEmpty else { return report.refuse(failed) }
      findings = validation.diagnostics.filter { $0.span == nil }
    } else {
      findings = baseline.new(in: validation, severity: severity, sources: &sources)
    }
    let settled = inputs.settled(findings, problems)
    let placed = configuration.placed(settled.problems, in: &sources)
    do throws(FileFailure) {
      let told = placed + settled.findings
      if Self.asksForPage(arguments) {
        try Console.write(
          validation.page(of: told, sources: sources, title: title), to: stream)
      } else {
        try report.write(told, sources: sources)
      }
    } catch {
      try? Console.write("tokenc: cannot write the report: \(error.reason)\n", to: .error)
      return .unusable
    }
    let errors = (settled.problems + settled.findings).filter { $0.severity == .error }
    if errors.contains(where: { $0.id == .invalidConfig }) { return .unusable }
    return errors.isEmpty ? .done : .findings
  }
}
