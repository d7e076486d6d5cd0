import TokenCompiler

/// `tokenc schema`: what custom themes of a default theme may be, as a JSON Schema or as a contract.
struct SchemaCommand {
  private let arguments: ParsedArguments
  private let configuration: LoadedConfiguration
  private let report: Report

  init(_ arguments: ParsedArguments, _ configuration: LoadedConfiguration) {
    self.arguments = arguments
    self.configuration = configuration
    report = Report(arguments, to: .error)
  }

  func run() -> ExitStatus {
    var problems = arguments.problems + configuration.problems
    let plan = InputPlan(arguments, configuration, problems: &problems)
    if arguments.value("output") == "" { problems.append(.emptyName("-o", "")) }
    guard !problems.hasErrors else { return refuse(problems) }
    let compiler = TokenCompiler(options: plan.options)
    let inputs = LoadedInputs(plan, compiler: compiler, problems: &problems)
    guard !problems.hasErrors, let lowest = inputs.base.first else { return refuse(problems) }
    let validation = compiler.validate(inputs.base, loading: plan.loader())
    guard !validation.hasErrors else {
      let errors = validation.diagnostics.filter { $0.severity == .error }
      try? report.write(errors, sources: validation.graph.sources)
      return .findings
    }
    let graph = validation.graph
    guard let bytes = document(of: graph, lowest.source) else {
      return refuse([.noSchemaForDialect(lowest.source.source.path)])
    }
    return write(bytes, besides: inputs.identities(including: graph.sources))
  }

  private func refuse(_ problems: [Diagnostic]) -> ExitStatus {
    report.refuse(problems, sources: configuration.sources)
  }

  private func document(of graph: ThemeGraph, _ lowest: ReadSource) -> [UInt8]? {
    let contract = ThemeContract(graph, form: lowest.form, terms: configuration.rules.contract)
    if arguments.has("contract") { return contract.document }
    let title = "A custom theme of \(Paths.name(of: lowest.source.path))"
    return ThemeSchema(contract, of: graph, title: title)?.document
  }

  private func write(_ bytes: [UInt8], besides inputs: Set<FileSystem.Identity>) -> ExitStatus {
    let path = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
    let writer = OutputWriter(
      made: [OutputWriter.Made(path: path, bytes: bytes)], folders: [], depfile: nil)
    var problems = writer.conflicts(with: inputs)
    if problems.isEmpty { problems = writer.write() }
    return problems.isEmpty ? .done : refuse(problems)
  }
}

extension LoadedInputs {
  /// The layers that custom themes lie on: the contract's, or all where nothing is one.
  var base: [Layer] {
    let contract = layers.filter(\.isContract)
    return (contract.isEmpty ? layers : contract).map { layer in
      var layer = layer
      layer.isContract = false
      return layer
    }
  }
}
