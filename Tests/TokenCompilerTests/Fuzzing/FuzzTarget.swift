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

  func run(_ bytes: [UInt8]) {
    switch self {
    case .json: Self.readJSON(bytes)
    case .plain, .dtcg, .dtcgDraft, .styleDictionary, .tokensStudio, .figma:
      if let dialect = Dialect(rawValue: rawValue) { Self.read(bytes, as: dialect) }
    case .resolver: Self.resolve(bytes)
    case .compile: Self.compile(bytes)
    case .config: Self.configure(bytes)
    }
  }

  // MARK: JSON

  private static func readJSON(_ bytes: [UInt8]) {
    for name in ["a.json", "a.jsonc", "a.json5"] {
      let source = SourceFile(path: name, bytes: bytes)
      var findings: [Diagnostic] = []
      let tree = JSONParser.parse(source, syntax: JSONSyntax(path: name), into: &findings)
      check(tree)
      for finding in findings { check(finding.span, in: source) }
      if findings.isEmpty {
        precondition(!tree.isDamaged && !tree.nodes.isEmpty, "nothing was read, and nothing told")
      }
      // Two readers read what is right.
      guard name == "a.json", let nodes = StrictJSONReader.read(bytes.span, limits: .standard)
      else { continue }
      var careful = CarefulJSONReader(source, syntax: .json, limits: .standard)
      careful.read()
      precondition(careful.nodes == nodes, "the two readers differ")
    }
  }

  /// Values stand inside each other and inside the file.
  private static func check(_ tree: JSONTree) {
    var ends: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      let next = Int(node.next)
      precondition(next > index && next <= (ends.last ?? tree.nodes.count), "a value has no end")
      for range in [node.range, node.key] {
        precondition(range.start <= range.end && Int(range.end) <= tree.source.bytes.count)
      }
      if node.isMember { _ = tree.keyText(node) }
      if node.kind == .string { _ = tree.text(node) }
      if node.kind == .object || node.kind == .array { ends.append(next) }
    }
  }

  // MARK: Compiling

  private static func read(_ bytes: [UInt8], as dialect: Dialect) {
    let source = SourceFile(path: "theme.json", bytes: bytes)
    check(compiler(dialect).validate([source]))
  }

  private static func resolve(_ bytes: [UInt8]) {
    let files = bytes.split(separator: separator, omittingEmptySubsequences: false).map(Array.init)
    let loader = SourceLoader { path, _ in
      // The files are named by their numbers: 1.json and so on.
      guard let number = Int(path.prefix { $0 != "." }), files.indices.contains(number) else {
        return .failure(SourceLoader.Failure(reason: "there is none"))
      }
      return .success(SourceFile(path: path, bytes: files[number]))
    }
    let document = SourceFile(path: "product.resolver.json", bytes: files.first ?? [])
    for dialect in [Dialect.auto, .dtcg] {
      check(compiler(dialect).validate([document], loading: loader))
    }
  }

  private static func compile(_ bytes: [UInt8]) {
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
    for format in Emitters.all {
      guard let emitter = try? format.init(EmitterSettings()) else { continue }
      let files = validation.emit(emitter)
      if format == JSONEmitter.self, !validation.hasErrors { checkJSON(files) }
    }
    _ = validation.convert(named: "theme")
    _ = compiler.mend(layers, only: ["0.json", "1.json"])
    check(validation)
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

  private static func check(_ validation: Validation) {
    let diagnostics = validation.diagnostics
    for diagnostic in diagnostics {
      if let span = diagnostic.span { check(span, in: validation.graph.sources[span.source]) }
    }
    for reporter in Reporters.all {
      _ = reporter.init(usesColor: true).report(diagnostics, sources: validation.graph.sources)
    }
    let text = TextReporter(usesColor: false).report(diagnostics, sources: validation.graph.sources)
    precondition(
      text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x09 },
      "a terminal would obey")
  }

  private static func check(_ span: SourceSpan?, in source: SourceFile) {
    guard let range = span?.range else { return }
    precondition(
      range.start <= range.end && Int(range.end) <= source.bytes.count, "a place outside the file")
  }

  // MARK: Configuration

  private static func configure(_ bytes: [UInt8]) {
    let source = SourceFile(path: "tokenc.json", bytes: bytes)
    for finding in Configuration.read(source).findings { check(finding.span, in: source) }
  }
}
