import Foundation
import Testing

@testable import TokenCompiler

/// The JSON output of a strict document is a strict document, and compiled again it is itself; that of
/// any other dialect is itself through `auto`.
@Suite struct RoundTripTests {
  /// Compiles every theme's JSON output again.
  private func expectRoundTrip(
    _ graph: ThemeGraph, as dialect: Dialect,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    for theme in graph.themes.indices {
      let bytes = try JSONEmitterTests.bytes(graph, theme: theme, JSONEmitter())
      let compiler = TokenCompiler(options: CompilerOptions(dialect: dialect))
      var again = compiler.validate([SourceFile(path: "again.json", bytes: bytes)])
      again.check(all: false)
      let findings = again.diagnostics.filter { $0.id != .legacySyntax || dialect == .dtcg }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(
        findings.isEmpty, "\(findings.map(\.message)) \(text)", sourceLocation: sourceLocation)
      guard !again.hasErrors else { continue }
      let repeated = try JSONEmitterTests.bytes(again.graph, theme: 0, JSONEmitter())
      #expect(
        String(decoding: repeated, as: UTF8.self) == text, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: ConformanceTests.cases) func conformanceCasesComeBack(name: String) throws {
    let folder = ConformanceTests.folder.appending(path: name)
    let expected = try ConformanceTests.object(folder.appending(path: "expect.json"))
    guard expected["outcome"] as? String == "ok" else { return }
    let entry = ConformanceTests.entry(of: folder, expected)
    let bytes = Array(try Data(contentsOf: folder.appending(path: entry)))
    let validation = ConformanceTests.validate(
      SourceFile(path: entry, bytes: bytes), in: folder, input: expected["input"])
    try expectRoundTrip(validation.graph, as: .dtcg)
    try expectRoundTrip(validation.graph, as: .auto)
  }

  @Test(arguments: (DocumentTests.files + ["open-points.txt"]).flatMap(DocumentCase.read))
  func documentsComeBack(of document: DocumentCase) throws {
    let validation = document.validate()
    guard !validation.hasErrors else { return }
    try expectRoundTrip(validation.graph, as: document.dialect)
  }

  @Test func fixturesComeBack() throws {
    for (_, graph) in FixtureOutputTests.graphs { try expectRoundTrip(graph(), as: .auto) }
  }

  @Test(arguments: 0..<200) func documentsOfEveryTypeComeBack(seed: Int) throws {
    let text = RandomDocument(seed: seed).text
    let source = SourceFile(path: "tokens.json", bytes: Array(text.utf8))
    let strict = TokenCompiler(options: CompilerOptions(dialect: .dtcg)).validate([source])
    #expect(!strict.hasErrors, "\(strict.diagnostics.map(\.message)) \(text)")
    let types = Set(strict.graph.tokens.ids.compactMap { strict.graph.resolution(of: $0)?.type })
    #expect(types == Set(TokenType.allCases.filter(\.isStandard)))
    try expectRoundTrip(strict.graph, as: .dtcg)
    let tolerant = TokenCompiler().validate([source])
    try expectRoundTrip(tolerant.graph, as: .auto)
    #expect(try bytes(strict.graph) == bytes(tolerant.graph))
  }

  @Test(arguments: RandomLooseDocument.Spelling.allCases, 0..<60)
  func documentsOfOtherDialectsComeBack(spelling: RandomLooseDocument.Spelling, seed: Int) throws {
    let text = RandomLooseDocument(seed: seed, spelling: spelling).text
    let validation = TokenCompiler().validate([SourceFile(path: "tokens.json", text: text)])
    #expect(!validation.hasErrors, "\(validation.diagnostics.map(\.message)) \(text)")
    try expectRoundTrip(validation.graph, as: .auto)
  }

  /// How many documents of each kind are made; `WILD_DOCUMENTS=5000` makes more.
  private static let wildCount =
    ProcessInfo.processInfo.environment["WILD_DOCUMENTS"].flatMap { Int($0) } ?? 60

  @Test(arguments: WildDocument.Spelling.allCases)
  func wildDocumentsComeBack(spelling: WildDocument.Spelling) throws {
    var tokens = 0
    for seed in 0..<Self.wildCount {
      guard let (_, validation) = WildDocument.compiling(seed: seed, spelling) else { continue }
      tokens += validation.graph.tokens.count
      if spelling.isStrict { try expectRoundTrip(validation.graph, as: .dtcg) }
      try expectRoundTrip(validation.graph, as: .auto)
    }
    #expect(tokens > Self.wildCount, "the generator makes too little that compiles")
  }

  @Test(
    arguments: WildDocument.Spelling.allCases,
    [Dialect.plain, .dtcgDraft, .styleDictionary, .tokensStudio])
  func wildDocumentsComeBackFromAnyDialect(
    spelling: WildDocument.Spelling, dialect: Dialect
  ) throws {
    for seed in 0..<Self.wildCount / 4 {
      guard let (_, validation) = WildDocument.compiling(seed: seed, spelling, as: dialect) else {
        continue
      }
      try expectRoundTrip(validation.graph, as: .auto)
    }
  }

  private func bytes(_ graph: ThemeGraph) throws -> [UInt8] {
    try JSONEmitterTests.bytes(graph, theme: 0, JSONEmitter())
  }

  /// What the standard lacks, in each dialect that has it.
  @Test(arguments: [
    ##"{"theme": {"color": {"a": "#1d5fe280", "b": null, "c": "{theme.color.a}"}, "radius": {"m": 4}}}"##,
    ##"{"theme": {"content": {"a": "x", "b": "{"}, "behavior": {"c": true}, "opacity": {"d": 0.5}}}"##,
    ##"{"theme": {"$type": "dynamic", "color": {"a": {"$value": {"light": "#ffffff", "dark": null}}}}}"##,
    ##"{"a": {"$type": "dimension", "$value": "1.5em"}, "b": {"$type": "spacing", "$value": {"x": [1]}}}"##,
    ##"{"a": {"$type": "color", "$value": "hsl(360 50% 50%)"}, "b": {"$type": "duration", "$value": "2s"}}"##,
    ##"{"a": {"$value": "bold", "b": {"$type": "number", "$value": 1}}, "c.d": {"$value": 16}}"##,
    ##"{"a": {"value": "#fff", "type": "color", "comment": "c"}, "b": {"value": "{a.value}"}}"##,
    ##"{"t": {"$type": "typography", "$value": {"fontSize": "12px", "lineHeight": "20px", "textCase": "x"}}}"##,
    ##"{"theme": {"content": {"a": "x {y} z", "b": "{}", "c": "{{a}}", "d": "{a}{b}"}}}"##,
    ##"{"a": {"$type": "color", "$value": "{b}"}, "b": {"$type": "custom", "$value": "x y"}}"##,
    ##"{"a": {"$type": "color", "$value": "{b}"}, "b": {"$type": "color", "$value": "{c}"}, "c": {"$type": "custom", "$value": "x y"}}"##,
    ##"{"a": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"dark": "#000"}}}}"##,
    ##"{"s": {"$type": "boxShadow", "$value": {"x": "1", "y": "2", "blur": "3", "color": "#000"}}}"##,
    ##"{"a": {"$type": "fontSizes", "$value": "2rem"}, "b": {"$type": "shadow", "$value": "1px 2px 3px #000"}}"##,
    ##"{"$type": "lineHeights", "a": {"$value": "1e3px"}}"##,
  ]) func otherDialectsComeBack(text: String) throws {
    let validation = TokenCompiler().validate([SourceFile(path: "tokens.json", text: text)])
    #expect(!validation.hasErrors, "\(validation.diagnostics.map(\.message))")
    try expectRoundTrip(validation.graph, as: .auto)
  }
}
