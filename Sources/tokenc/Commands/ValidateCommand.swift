import TokenCompiler

/// `tokenc validate`: options to layers, one compilation with all rules, its findings.
struct ValidateCommand {
  private let arguments: ParsedArguments
  private let report: Report

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
    report = Report(arguments, to: .output)
  }

  func run() -> ExitStatus {
    var problems = arguments.problems
    let plan = InputPlan(arguments, problems: &problems)
    let emitters = OutputPlan.emitters(
      arguments.values("format").compactMap(Emitters.named), arguments,
      inputName: plan.inputName, problems: &problems)
    var rules = RuleConfiguration()
    rules.take(arguments, problems: &problems)
    guard problems.isEmpty else { return report.refuse(problems) }

    let compiler = TokenCompiler(options: plan.options)
    let inputs = LoadedInputs(plan, compiler: compiler, problems: &problems)
    guard problems.isEmpty else { return report.refuse(problems) }
    let loader = FolderLoader(
      documents: plan.files.map(\.path), allowsOutside: plan.allowsOutside)
    var validation = compiler.validate(inputs.layers, loading: loader.sourceLoader)
    validation.check(all: true, rules)
    // A graph with errors has no outputs, so there is nothing to find in them.
    if !validation.hasErrors { for emitter in emitters { _ = validation.emit(emitter) } }
    if arguments.has("strict") { validation.treatWarningsAsErrors() }
    do throws(FileFailure) {
      try report.write(validation.diagnostics, sources: validation.graph.sources)
    } catch {
      try? Console.write("tokenc: cannot write the report: \(error.reason)\n", to: .error)
      return .unusable
    }
    return validation.hasErrors ? .findings : .done
  }
}
