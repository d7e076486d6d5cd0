/// The compiler: bytes in, a theme graph out.
public struct TokenCompiler: Sendable {
  /// How it compiles.
  public var options: CompilerOptions

  /// A compiler.
  public init(options: CompilerOptions = CompilerOptions()) { self.options = options }

  /// Reads one source by itself: JSON to a tree, the tree to token sets. The result can be used in
  /// any number of compilations.
  public func read(_ source: SourceFile) -> ReadSource {
    SourceReader.read(source, as: options.dialect, limits: JSONLimits(options.limits))
  }

  /// The same with more faults of form than a report lists.
  func read(_ source: SourceFile, listingFaults count: Int) -> ReadSource {
    var limits = JSONLimits(options.limits)
    limits.findings = count
    return SourceReader.read(source, as: options.dialect, limits: limits)
  }

  /// Puts layers together and resolves every theme. Always gives a graph; what failed is `invalid`
  /// in it and is among the findings.
  public func validate(_ layers: [Layer], loading loader: SourceLoader = .none) -> Validation {
    var diagnostics = Diagnostics()
    let graph = Resolver.resolve(layers, options: options, loader: loader, into: &diagnostics)
    return Validation(graph: graph, findings: diagnostics)
  }

  /// The same for sources that stand on each other in this order.
  public func validate(_ sources: [SourceFile], loading loader: SourceLoader = .none) -> Validation
  {
    validate(sources.map { Layer(read($0)) }, loading: loader)
  }

  /// Puts layers together and resolves every theme.
  /// - Throws: every finding, if one of them is an error.
  public func compile(
    _ layers: [Layer], loading loader: SourceLoader = .none
  ) throws(CompilationError) -> ThemeGraph {
    let validation = validate(layers, loading: loader)
    if validation.hasErrors { throw CompilationError(diagnostics: validation.diagnostics) }
    return validation.graph
  }

  /// The same for sources that stand on each other in this order.
  /// - Throws: every finding, if one of them is an error.
  public func compile(
    _ sources: [SourceFile], loading loader: SourceLoader = .none
  ) throws(CompilationError) -> ThemeGraph {
    try compile(sources.map { Layer(read($0)) }, loading: loader)
  }
}

/// What compiling found: a graph in any case, and all findings.
public struct Validation: Sendable {
  /// The graph. Where something failed it holds `invalid`.
  public private(set) var graph: ThemeGraph
  /// The findings before they are sorted, so that rules and emitters can add theirs.
  package var findings: Diagnostics
  /// The configuration file, which findings may point into.
  private(set) var configuration: SourceFile?
  /// What was found before rules ran, and what the run asks of them.
  private(set) var findingsBeforeRules: Diagnostics?
  private(set) var rules = RuleConfiguration()
  /// Whether warnings are errors in this run.
  private(set) var countsWarningsAsErrors = false

  /// Whether there is an error.
  public var hasErrors: Bool { findings.hasErrors }
  /// Whether nothing is told of some themes, because a file in them could not be read.
  package var isPartial: Bool { findings.isPartial }
  /// All findings, sorted.
  public var diagnostics: [Diagnostic] {
    findings.sorted(themes: graph.themes.map(\.name), own: graph.themesOfCandidates)
  }

  /// Runs the rules that `build` has, or all.
  package mutating func check(all: Bool, _ rules: RuleConfiguration = RuleConfiguration()) {
    check(all: all, rules, of: nil)
  }

  /// The same for rules that a configuration file says, which findings may point into.
  package mutating func check(all: Bool, _ rules: RuleConfiguration, of file: SourceFile?) {
    configuration = file
    self.rules = rules
    findingsBeforeRules = all ? nil : findings
    guard let file else { return run(rules, all: all) }
    let sources = graph.sources
    let source = graph.sources.append(file)
    run(rules.moved(to: source), all: all)
    if rules.ignores.isEmpty && !findings.pointInto(source) { graph.sources = sources }
  }

  private mutating func run(_ rules: RuleConfiguration, all: Bool) {
    RuleRunner.run(graph, rules, all: all, into: &findings)
    findings.removeNotesOnToldPlaces()
  }

  /// Runs an emitter over the graph; its findings join the others. A format of one theme writes the
  /// one of that index.
  package mutating func emit(_ emitter: some Emitter, theme: Int = 0) -> [OutputFile] {
    var found = Diagnostics()
    let files = emitter.emit(graph, theme: theme, into: &found)
    findings.add(located(found)) { $0 }
    return files
  }

  /// Runs an emitter over some of the themes; a format of one theme writes the first of them.
  package mutating func emit(_ emitter: some Emitter, themes: [Int]) -> [OutputFile] {
    guard type(of: emitter).holdsAllThemes else {
      return emit(emitter, theme: themes.first ?? 0)
    }
    var found = Diagnostics()
    let files = emitter.emit(graph.keeping(themes: themes), into: &found)
    findings.report(located(found), themes: themes)
    return files
  }

  /// What an emitter found, pointing into the sources of this run.
  private mutating func located(_ found: Diagnostics) -> Diagnostics {
    guard found.pointInto(.configuration) else { return found }
    let source = configuration.map { file in
      let sources = graph.sources
      return sources.ids.first { sources[$0].path == file.path } ?? graph.sources.append(file)
    }
    return found.pointing(fromConfigurationTo: source)
  }

  /// Makes errors of the warnings (`--strict`).
  package mutating func treatWarningsAsErrors() {
    countsWarningsAsErrors = true
    findings.treatWarningsAsErrors()
  }
}

/// The theme has errors.
public struct CompilationError: Error, Sendable {
  /// All findings, sorted; at least one is an error.
  public let diagnostics: [Diagnostic]
}

extension ThemeGraph {
  /// The files of a format.
  /// - Throws: the findings, if one of them is an error (e.g. `name-collision`).
  public func emit(_ emitter: some Emitter) throws(CompilationError) -> [OutputFile] {
    var diagnostics = Diagnostics()
    let files = informing(emitter).emit(self, into: &diagnostics)
    if diagnostics.hasErrors {
      let found = diagnostics.pointing(fromConfigurationTo: nil)
      throw CompilationError(diagnostics: found.sorted(themes: themes.map(\.name)))
    }
    return files
  }
}
