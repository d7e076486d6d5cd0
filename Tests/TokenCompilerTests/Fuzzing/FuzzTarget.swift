@testable import TokenCompiler

/// What a fuzzer feeds with bytes of its own making. `make fuzz` compiles this file with the library and
/// libFuzzer; `FuzzRegressionTests` runs the inputs that are kept. A promise that does not hold is a trap.
enum FuzzTarget: String, CaseIterable {
  /// The JSON reader, in all three syntaxes.
  case json
  /// One file as each dialect.
  case plain, dtcg
  case dtcgDraft = "dtcg-draft"
  case styleDictionary = "style-dictionary"
  case tokensStudio = "tokens-studio"
  case figma
  /// A resolver document and the files that it names.
  case resolver
  /// Layers through the whole compiler, and all that it writes.
  case compile
  /// A `tokenc.json`.
  case config

  /// Stands between the files of an input that has several.
  static let separator: UInt8 = 0x1E

  /// A fuzzer lives by how many inputs it tries: of what can be done with one it does a part, which the
  /// input itself chooses. `thoroughly` does all.
  func run(_ bytes: [UInt8], thoroughly: Bool = false) {
    var choice = FuzzChoice(bytes, all: thoroughly)
    switch self {
    case .json: FuzzJSON.read(bytes, &choice)
    case .plain, .dtcg, .dtcgDraft, .styleDictionary, .tokensStudio, .figma:
      if let dialect = Dialect(rawValue: rawValue) { Self.read(bytes, as: dialect, &choice) }
    case .resolver: Self.resolve(bytes, &choice)
    case .compile: Self.compile(bytes, &choice)
    case .config: Self.configure(bytes)
    }
  }

  // MARK: Compiling

  private static func read(
    _ bytes: [UInt8], as dialect: Dialect, _ choice: inout FuzzChoice
  ) {
    let source = SourceFile(path: "theme.json", bytes: bytes)
    check(compiler(dialect).validate([source]), &choice)
  }

  private static func resolve(_ bytes: [UInt8], _ choice: inout FuzzChoice) {
    let files = bytes.split(separator: separator, omittingEmptySubsequences: false).map(Array.init)
    let loader = SourceLoader { path, _ in
      // The files are named by their numbers: 1.json and so on.
      guard let number = Int(path.prefix { $0 != "." }), files.indices.contains(number) else {
        return .failure(SourceLoader.Failure(reason: "there is none"))
      }
      return .success(SourceFile(path: path, bytes: files[number]))
    }
    let document = SourceFile(path: "product.resolver.json", bytes: files.first ?? [])
    for dialect in choice.of([Dialect.auto, .dtcg]) {
      check(compiler(dialect).validate([document], loading: loader), &choice)
    }
  }

  private static func compile(_ bytes: [UInt8], _ choice: inout FuzzChoice) {
    let files = bytes.split(separator: separator, omittingEmptySubsequences: false).map(Array.init)
    let compiler = compiler(.auto)
    let layers = files.prefix(4).enumerated().map { number, bytes in
      let source = compiler.read(SourceFile(path: "\(number).json", bytes: bytes))
      return Layer(
        source, when: number == 2 ? ["theme": "dark"] : [:],
        isContract: number == 0 && files.count > 1)
    }
    var validation = compiler.validate(layers)
    validation.check(all: true)
    for format in choice.of(Emitters.all) {
      guard let emitter = try? format.init(EmitterSettings()) else { continue }
      let files = validation.emit(emitter)
      if format == JSONEmitter.self, !validation.hasErrors { checkJSON(files) }
    }
    if choice.holds(oneIn: 8) { _ = validation.convert(named: "theme") }
    if choice.holds(oneIn: 16) { _ = compiler.mend(layers, only: ["0.json", "1.json"]) }
    check(validation, &choice)
  }

  private static func compiler(_ dialect: Dialect) -> TokenCompiler {
    var options = CompilerOptions(dialect: dialect)
    options.limits.themes = 16
    options.limits.tokens = 20_000
    return TokenCompiler(options: options)
  }

  /// What was written as JSON is JSON.
  private static func checkJSON(_ files: [OutputFile]) {
    for file in files {
      precondition(
        StrictJSONReader.read(file.bytes.span, limits: .standard) != nil, "the output is no JSON")
    }
  }

  private static func check(_ validation: Validation, _ choice: inout FuzzChoice) {
    let (diagnostics, sources) = (validation.diagnostics, validation.graph.sources)
    for diagnostic in diagnostics {
      if let span = diagnostic.span { FuzzJSON.check(span, in: sources[span.source]) }
    }
    // A report costs as much as all the rest.
    guard choice.holds(oneIn: 4) else { return }
    let shown = choice.first(3, of: diagnostics)
    for reporter in choice.of(Reporters.all) {
      let text = reporter.init(usesColor: false).report(shown, sources: sources)
      precondition(
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x09 },
        "a terminal would obey")
    }
  }

  // MARK: Configuration

  private static func configure(_ bytes: [UInt8]) {
    let source = SourceFile(path: "tokenc.json", bytes: bytes)
    for finding in Configuration.read(source).findings { FuzzJSON.check(finding.span, in: source) }
  }
}
