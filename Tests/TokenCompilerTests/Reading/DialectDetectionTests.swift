import Testing

@testable import TokenCompiler

@Suite struct DialectDetectionTests {
  @Test(arguments: [
    (#"{}"#, Dialect.plain),
    (##"{"theme": {"color": {"page": "#ffffff"}}}"##, .plain),
    (#"{"theme": {"opacity": {"value": 0.5, "type": "x"}, "height": {"x": 1, "y": 2}}}"#, .plain),
    (#"{"theme": {"$type": "dynamic", "mode": {"$value": {"light": "a"}}}}"#, .plain),
    (#"{"primitives": {"$type": "fixed", "a": {"$value": "b"}}}"#, .plain),
    (#"{"theme": {"color": {"a": {"$value": {"dark": "{primitives.x}"}}}}}"#, .plain),
    (#"{"a": {"$type": "border", "$value": {"light": {}}}}"#, .dtcgDraft),
    (#"{"a": {"$type": "number", "$value": 1}}"#, .dtcgDraft),
    (#"{"a": {"$value": "{b}", "note": "x"}, "b": "c", "d": "e"}"#, .dtcgDraft),
    (#"{"a": {"$type": "color"}}"#, .dtcgDraft),
    (##"{"a": {"$ref": "#/b"}}"##, .dtcgDraft),
    (#"{"a": {"\u0024value": 1}}"#, .dtcgDraft),
    (#"{"a": {"value": "red", "type": "color", "comment": "c"}}"#, .styleDictionary),
    (#"{"a": {"b": {"value": 1, "attributes": {"x": 1}}}, "description": "d"}"#, .styleDictionary),
    (##"{"color": {"primary": "#fff", "value": null}}"##, .plain),
    (##"{"color": {"slider": {"value": "#111", "track": "#222"}}}"##, .plain),
    (##"{"value": "#fff", "color": {"a": {"b": "#000"}}}"##, .plain),
    (##"{"a": {"value": "#fff", "darkValue": "#000", "type": "color"}}"##, .styleDictionary),
    (
      #"{"a": {"s": {"value": "1", "x": "d"}, "m": {"value": "2", "x": "d"}, "l": {"value": "3", "x": ""}}}"#,
      .styleDictionary
    ),
    (##"{"a": {"value": "#fff", "b": {"value": "#000"}}}"##, .styleDictionary),
    (#"{"$themes": [], "core": {"a": {"value": "1", "type": "sizing"}}}"#, .tokensStudio),
    (#"{"$metadata": {"tokenSetOrder": []}, "core": {"a": {"$value": "1"}}}"#, .tokensStudio),
    (#"{"g": {"$type": "lineHeights", "a": {"$value": "1.5"}}}"#, .tokensStudio),
    (#"{"meta": {"variables": {}, "variableCollections": {}}}"#, .figma),
    (#"{"variables": [], "variableCollections": []}"#, .figma),
    (#"[{"Colors": {"modes": {"Light": {"a": {"$type": "number", "$value": 1}}}}}]"#, .figma),
    (#"{"variables": [{"id": "1", "name": "a", "valuesByMode": {"1:0": 1}}]}"#, .figma),
    (#"{"a": {"$value": 1, "$extensions": {"com.figma": {"scopes": []}}}}"#, .figma),
    (#"{"a": {"$value": 1, "$extensions": {"com.figmatic": {}}}}"#, .dtcgDraft),
    (#"{"variables": {"a": {"$value": 1}}, "modes": {"b": {"$value": 2}}}"#, .dtcgDraft),
  ])
  func recognizes(_ text: String, _ dialect: Dialect) {
    #expect(read(text).dialect == dialect)
  }

  @Test(arguments: [
    (#"{"$themes": []}"#, "it has '$themes' or '$metadata' at the top"),
    (#"{"g": {"$type": "lineHeights", "a": {"$value": "1.5"}}}"#, "only Tokens Studio has"),
    (#"{"a": {"$value": 1, "$extensions": {"com.figma": {}}}}"#, "it has an extension of Figma"),
    (#"{"variables": [], "variableCollections": []}"#, "it lists variables"),
    (#"{"a": {"$value": 1}}"#, "objects with '$value'"),
    (#"{"a": {"value": 1, "type": "x"}}"#, "'value'"),
    (#"{"a": {"b": 1}}"#, "by themselves"), (#"{}"#, "nothing that another dialect has"),
    (#"{"version": "2025.10", "resolutionOrder": []}"#, "it is a resolver document"),
  ])
  func saysWhy(_ text: String, _ reason: String) {
    #expect(read(text).reason.contains(reason))
    #expect(read(text, as: .dtcg).reason != "")
  }

  /// What the file alone leaves open, the base decides.
  @Test(arguments: [
    (##"{"slider": {"value": "#111", "track": "#222"}}"##, ##"{"slider": {"value": "#333"}}"##),
    (##"{"g": {"a": "#111", "b": "#222"}}"##, ##"{"g": {"a": {"$value": "#333"}, "b": "#444"}}"##),
    (
      ##"{"a": {"value": "#fff", "type": "color"}}"##,
      ##"{"a": {"value": "#000"}, "b": "x", "c": 1}"##
    ),
    (##"{"a": {"value": "#fff"}}"##, ##"{"a": {"value": "#000", "note": "x"}}"##),
    (
      #"{"$metadata": {}, "s": {"a": {"value": "4", "type": "sizing"}}}"#,
      #"{"a": {"value": "2 * 4", "type": "sizing"}}"#
    ),
    (
      #"{"$metadata": {}, "s": {"a": {"$value": "4", "$type": "sizing"}}}"#,
      #"{"a": {"$value": "2 * 4", "$type": "dimension"}}"#
    ),
    (
      #"{"primitives": {"$type": "fixed", "a": {"$value": 1}}, "theme": {"$type": "dynamic", "b": {"$value": {"light": 1, "dark": 2}}}}"#,
      #"{"theme": {"b": {"$value": {"dark": 3}}}}"#
    ),
    (
      ##"{"primitives": {"$type": "fixed", "color": {"a": {"$value": "#fff"}}}, "theme": {"$type": "dynamic", "b": {"$value": {"light": 1, "dark": 2}}}}"##,
      ##"{"primitives": {"color": {"a": {"$value": "#000"}}}}"##
    ),
  ])
  func theBaseDecides(base: String, custom: String) {
    for isContract in [true, false] {
      let layers = [TestLayer(base, base: isContract), TestLayer(custom)]
      let found = findings(layers).filter { $0.severity == .error }
      #expect(found.isEmpty, "\(found.map(\.message))")
    }
    // Nothing is old-fashioned in what the base has as well.
    guard base.contains("primitives") else { return }
    #expect(findings([TestLayer(base, base: true), TestLayer(custom)]).isEmpty)
  }

  @Test func theBaseDecidesOnlyWhatIsOpen() {
    let graph = expectResolved([
      TestLayer(##"{"slider": "#111"}"##, base: true),
      TestLayer(##"{"slider": {"value": "#333"}}"##),
    ])
    #expect(graph["slider"]?.value?.asColor?.hex == "#333333")
  }

  @Test func aForcedDialectIsKept() {
    let text = ##"{"theme": {"color": {"page": "#ffffff"}}}"##
    #expect(read(text, as: .dtcg).dialect == .dtcg)
    #expect(read(text, as: .dtcgDraft).dialect == .dtcgDraft)
    #expect(read(#"{"a": {"$value": 1}}"#, as: .plain).dialect == .plain)
  }

  @Test func theListHasEachDialectOnce() {
    let names = Dialects.all.map { $0.name }
    #expect(Set(names) == Set(Dialect.allCases.filter { $0 != .auto }))
    #expect(names.count == Dialect.allCases.count - 1)
  }

  @Test(arguments: [
    ("a.json", false), ("a.tokens", false), ("a.jsonc", true), ("a.json5", true),
    ("shop.resolver.json", true),
  ])
  func theNameChoosesTheSyntax(_ path: String, _ takesComments: Bool) {
    let source = read("{ // c\n \"a\": 1 }", path: path)
    #expect(source.findings.isEmpty == takesComments)
  }

  @Test(arguments: ["[1]", "\"a\"", "12", "null"])
  func theTopLevelIsAnObject(_ text: String) {
    let source = read(text)
    #expect(source.findings.map(\.id) == [.syntax])
    #expect(source.sets.isEmpty)
  }
}
