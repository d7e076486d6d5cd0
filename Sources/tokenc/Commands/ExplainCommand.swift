import TokenCompiler

/// `tokenc explain`: what a code means, where a token has its value from, who has a value.
struct ExplainCommand {
  private var arguments: ParsedArguments
  private let configuration: LoadedConfiguration
  private let report: Report
  /// The code, path or value.
  private let subject: String?

  init(_ arguments: ParsedArguments, _ configuration: LoadedConfiguration) {
    self.arguments = arguments
    self.configuration = configuration
    report = Report(arguments, to: .error)
    subject = self.arguments.takeFirstOperand()
  }

  func run() -> ExitStatus {
    guard !arguments.problems.hasErrors else { return report.refuse(arguments.problems) }
    guard let subject else { return report.refuse([.nothingToExplain()]) }
    if let answer = meaning(of: subject) { return show(answer) }
    if let answer = explanation(ofFile: subject) { return show(answer) }
    guard namesInputs || configuration.namesInputs || !configuration.problems.isEmpty else {
      return report.refuse([.unknownCode(subject)])
    }
    return explain(subject)
  }

  private var isJSON: Bool { arguments.value("report") == JSONReporter.id }

  private var namesInputs: Bool {
    !arguments.operands.isEmpty || arguments.has("base") || arguments.has("theme")
  }

  /// The page of a code. With inputs on the command line, the word is the path of a token.
  private func meaning(of subject: String) -> String? {
    let code = DiagnosticID(rawValue: subject)
    guard !namesInputs, let explanation = DiagnosticCatalog.explanation(of: code) else {
      return nil
    }
    return isJSON ? ExplanationText.json(explanation) : ExplanationText.page(explanation)
  }

  /// What a file was taken for, and why; `nil` where the word is no file's.
  private func explanation(ofFile path: String) -> String? {
    guard !namesInputs, FileSystem.status(of: path)?.kind == .file,
      let content = try? FileSystem.read(path)
    else { return nil }
    var options = CompilerOptions()
    options.dialect = arguments.value("dialect").flatMap(Dialect.init(rawValue:)) ?? .auto
    let source = TokenCompiler(options: options).read(SourceFile(path: path, bytes: content.bytes))
    let explanation = SourceExplanation(source)
    return isJSON ? explanation.json : explanation.text
  }

  private func explain(_ subject: String) -> ExitStatus {
    var problems = configuration.problems
    let plan = InputPlan(arguments, configuration, problems: &problems)
    var options = plan.options
    options.keepsTraces = true
    let compiler = TokenCompiler(options: options)
    let inputs = LoadedInputs(plan, compiler: compiler, problems: &problems)
    guard !problems.hasErrors else {
      return report.refuse(problems, sources: configuration.sources)
    }
    let loader = FolderLoader(
      documents: plan.files.map(\.path), allowsOutside: plan.allowsOutside)
    let validation = compiler.validate(inputs.layers, loading: loader.sourceLoader)
    let graph = validation.graph
    guard let answer = answer(to: subject, in: graph) else {
      let findings =
        [unknown(subject, in: graph)] + validation.diagnostics.filter { $0.severity == .error }
      return report.refuse(findings, sources: graph.sources)
    }
    guard validation.hasErrors else { return show(answer) }
    // What is explained may be different from what was meant.
    let errors = validation.diagnostics.filter { $0.severity == .error }
    try? report.write(errors, sources: graph.sources)
    let status = show(answer)
    return status == .done ? .findings : status
  }

  private func answer(to subject: String, in graph: ThemeGraph) -> String? {
    if let token = graph.token(at: path(subject)) {
      let explanation = TokenExplanation(token, in: graph, cssPrefix: cssPrefix)
      return isJSON ? explanation.json(graph) : explanation.text(graph)
    }
    guard let explanation = ValueExplanation(subject, in: graph) else { return nil }
    return isJSON ? explanation.json(graph) : explanation.text(graph)
  }

  /// What the configuration begins names in CSS with.
  private var cssPrefix: String {
    configuration.configuration?.settings(for: CSSEmitter.self)["prefix"] ?? ""
  }

  private func unknown(_ subject: String, in graph: ThemeGraph) -> Diagnostic {
    let path = path(subject)
    if let token = graph.firstToken(inGroup: path) {
      return .subjectIsGroup(path, token: token)
    }
    return .unknownSubject(subject, proposal: graph.nearestPath(to: path))
  }

  /// A path may be given as the reference in which it was found.
  private func path(_ subject: String) -> String {
    let isReference =
      subject.hasPrefix("{") && subject.hasSuffix("}")
      || subject.hasPrefix("<") && subject.hasSuffix(">")
    return isReference ? String(subject.dropFirst().dropLast()) : subject
  }

  private func show(_ answer: String) -> ExitStatus {
    do throws(FileFailure) {
      try Console.write(answer, to: .output)
      return .done
    } catch {
      return report.refuse([.outputFailed("<stdout>", error)])
    }
  }
}
