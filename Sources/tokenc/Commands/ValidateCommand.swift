import TokenCompiler

/// `tokenc validate`: options to layers, one compilation with all rules, its findings.
struct ValidateCommand {
  private let arguments: ParsedArguments
  private let configuration: LoadedConfiguration
  private let report: Report

  init(_ arguments: ParsedArguments, _ configuration: LoadedConfiguration) {
    self.arguments = arguments
    self.configuration = configuration
    report = Report(arguments, to: .output)
  }

  func run() -> ExitStatus {
    var problems = arguments.problems + configuration.problems
    let plan = InputPlan(arguments, configuration, problems: &problems)
    let outputPlan = OutputPlan(arguments, configuration)
    let emitters = outputPlan.emitters(inputName: plan.inputName, problems: &problems)
    var rules = configuration.rules
    rules.take(arguments, problems: &problems)
    var sources = configuration.sources
    let baseline = BaselineFile(arguments, sources: &sources, problems: &problems)
    guard !problems.hasErrors else { return report.refuse(problems, sources: sources) }

    let compiler = TokenCompiler(options: plan.options)
    let inputs = LoadedInputs(plan, compiler: compiler, problems: &problems)
    guard !problems.hasErrors else {
      let report = inputs.holdStandardOutput ? Report(arguments, to: .error) : self.report
      return report.refuse(problems, sources: configuration.sources)
    }
    let loader = FolderLoader(
      documents: plan.files.map(\.path), allowsOutside: plan.allowsOutside)
    var validation = compiler.validate(inputs.layers, loading: loader.sourceLoader)
    validation.check(all: true, rules, of: configuration.configuration?.source)
    // A graph with errors has no outputs, so there is nothing to find in them.
    if !validation.hasErrors {
      for (output, emitter) in zip(outputPlan.outputs, emitters)
      where inputs.contractFile == nil || !output.format.needsValues {
        output.find(with: emitter, in: &validation)
      }
    }
    if arguments.has("strict") { validation.treatWarningsAsErrors() }
    let level = rules.level(of: UnusedIgnore.self, hasContract: validation.graph.hasContract)
    return finish(validation, baseline, inputs, problems, severity: severity(level))
  }

  /// How bad it is that the baseline knows what is gone.
  private func severity(_ level: RuleLevel) -> Severity? {
    level == .warning && arguments.has("strict") ? .error : level.severity
  }

  /// Writes the baseline or takes away what it knows, and prints the rest.
  private func finish(
    _ validation: Validation, _ baseline: BaselineFile, _ inputs: LoadedInputs,
    _ problems: [Diagnostic], severity: Severity?
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
    do throws(FileFailure) {
      try report.write(problems + findings, sources: sources)
    } catch {
      try? Console.write("tokenc: cannot write the report: \(error.reason)\n", to: .error)
      return .unusable
    }
    let errors = findings.filter { $0.severity == .error }
    if errors.contains(where: { $0.id == .invalidConfig }) { return .unusable }
    return errors.isEmpty ? .done : .findings
  }
}
