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
    guard !problems.hasErrors else {
      return report.refuse(problems, sources: configuration.sources)
    }

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
      for (output, emitter) in zip(outputPlan.outputs, emitters) {
        output.find(with: emitter, in: &validation)
      }
    }
    if arguments.has("strict") { validation.treatWarningsAsErrors() }
    do throws(FileFailure) {
      try report.write(problems + validation.diagnostics, sources: validation.graph.sources)
    } catch {
      try? Console.write("tokenc: cannot write the report: \(error.reason)\n", to: .error)
      return .unusable
    }
    return validation.hasErrors ? .findings : .done
  }
}
