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
    if let source = file(subject) { return explain(source) }
    if !namesInputs, FileSystem.status(of: subject)?.kind == .folder {
      return report.refuse([.unreadable(subject, FileFailure(reason: "it is a folder"))])
    }
    guard namesInputs || configuration.namesInputs || !configuration.problems.isEmpty else {
      return report.refuse([Self.missingFile(subject) ?? .unknownCode(subject)])
    }
    return explain(subject)
  }

  /// A word that can only be meant as a file that is not there.
  private static func missingFile(_ subject: String) -> Diagnostic? {
    let looksLikeFile = [".json", ".jsonc", ".json5"].contains { subject.hasSuffix($0) }
    guard looksLikeFile || subject.contains("/") else { return nil }
    do throws(FileFailure) {
      _ = try FileSystem.readPlainFile(subject)
      return .fileExplainedAlone(subject)
    } catch {
      return .unreadable(subject, error)
    }
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

  /// A file; `nil` where the word is the name of none.
  private func file(_ path: String) -> ReadSource? {
    guard !namesInputs, FileSystem.status(of: path)?.kind == .file,
      let content = try? FileSystem.read(path)
    else { return nil }
    var options = CompilerOptions()
    options.dialect = arguments.value("dialect").flatMap(Dialect.init(rawValue:)) ?? .auto
    return TokenCompiler(options: options).read(SourceFile(path: path, bytes: content.bytes))
  }

  /// What a file was taken for, and why. What is wrong with it goes to standard error.
  private func explain(_ file: ReadSource) -> ExitStatus {
    let isConfiguration = Paths.name(of: file.source.path) == LoadedConfiguration.name
    let explanation = SourceExplanation(file, isConfiguration: isConfiguration)
    let status = show(isJSON ? explanation.json : explanation.text)
    let errors = isConfiguration || file.isSchema ? [] : file.errors
    guard status == .done, !errors.isEmpty else { return status }
    var sources = SourceSet()
    sources.append(file.source)
    try? report.write(errors, sources: sources)
    return .findings
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
    let validation = compiler.validate(inputs.layers, loading: plan.loader())
    let graph = validation.graph
    guard let answer = answer(to: subject, in: graph) else {
      if let missing = Self.missingFile(subject) { return report.refuse([missing]) }
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
      let explanation = TokenExplanation(
        token, in: graph, cssPrefix: cssPrefix, contrast: configuration.rules.contrast)
      return isJSON ? explanation.json(graph) : explanation.text(graph, swatches: swatches)
    }
    guard let explanation = ValueExplanation(subject, in: graph) else { return nil }
    return isJSON ? explanation.json(graph) : explanation.text(graph, swatches: swatches)
  }

  private var swatches: Swatches {
    Console.swatches(
      arguments.value("color").flatMap(Console.ColorChoice.init(rawValue:)) ?? .auto)
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
    if let near = NearColor.all(to: subject, in: graph) { return .unknownColor(subject, near) }
    if NearColor.isMeant(by: subject) { return .noColor(subject) }
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
