import Testing

@testable import TokenCompiler

/// Older spellings, and values that the base has already.
@Suite struct LegacyFixTests {
  private static func mended(
    _ text: String, dialect: Dialect = .dtcgDraft
  ) -> (text: String, notes: [Diagnostic], mending: Mending) {
    let compiler = TokenCompiler(options: CompilerOptions(dialect: dialect))
    let layers = [Layer(compiler.read(SourceFile(path: "a.json", text: text)))]
    let mending = compiler.mend(layers, only: ["a.json"])
    let bytes = mending.files.first?.current.bytes ?? Array(text.utf8)
    return (String(decoding: bytes, as: UTF8.self), mending.validation.diagnostics, mending)
  }

  @Test(arguments: [
    ("dimension", #""16px""#, #"{ "value": 16, "unit": "px" }"#),
    ("dimension", #""-0.50rem""#, #"{ "value": -0.50, "unit": "rem" }"#),
    ("dimension", "12", #"{ "value": 12, "unit": "px" }"#),
    ("duration", #""200ms""#, #"{ "value": 200, "unit": "ms" }"#),
    ("duration", #""1e-1s""#, #"{ "value": 1e-1, "unit": "s" }"#),
    (
      "color", ##""#3366CC""##,
      ##"{ "colorSpace": "srgb", "components": [0.2, 0.4, 0.8], "hex": "#3366cc" }"##
    ),
    (
      "color", ##""#ffffff80""##,
      ##"{ "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5019607843137255, "##
        + ##""hex": "#ffffff" }"##
    ),
    (
      "color", #"{"colorSpace": "hsl", "channels": [360, 50, 50]}"#,
      #"{"colorSpace": "hsl", "components": [0, 50, 50]}"#
    ),
  ]) func isWrittenAsTheStandardDoes(type: String, before: String, after: String) {
    let start = "{\"t\": {\"$type\": \"\(type)\",\r\n\t\"$value\": "
    let (text, notes, mending) = Self.mended(start + before + " }}\n")
    #expect(text == start + after + " }}\n")
    #expect(notes.isEmpty && mending.count == 1)
    let compiler = TokenCompiler()
    let values = [start + before + "}}", text].map {
      compiler.validate([SourceFile(path: "a.json", text: $0)]).graph["t"]?.value
    }
    #expect(values[0] != nil && values[0] == values[1])
  }

  /// What a person has to look at, and what other tools read in this spelling only.
  @Test(arguments: [
    (Dialect.dtcgDraft, #"{"t": {"$type": "dimension", "$value": "2em"}}"#),
    (.dtcgDraft, #"{"t": {"$type": "color", "$value": "rgb(1 2 3)"}}"#),
    (.dtcgDraft, ##"{"t": {"$type": "color", "$value": {"hex": "#3366cc"}}}"##),
    (.dtcgDraft, #"{"t": {"$type": "dimension", "$value": "\u0031px"}}"#),
    (.styleDictionary, #"{"t": {"type": "dimension", "value": "16px"}}"#),
  ]) func isLeft(dialect: Dialect, text: String) {
    let (after, notes, _) = Self.mended(text, dialect: dialect)
    #expect(after == text && notes.map(\.id) == [.legacySyntax])
  }

  @Test func plainLosesItsUnits() {
    let text = #"{"theme": {"radius": {"a": "16px", "b": "1rem"}}}"#
    #expect(Self.mended(text, dialect: .plain).text == text.replacing(#""16px""#, with: "16"))
  }

  @Test func aFileIsMendedAsAWhole() {
    let text = ##"""
      {"c": {"$type": "color", "ink": {"$value": "#000000"}, "b": {"$value": "{c.inkk}"}},
       "s": {"$type": "shadow", "$value": {"color": "#00000080", "offsetX": "0px", "offsetY": 2,
        "blur": "4px", "spread": "0px"}}}
      """##
    let (after, notes, mending) = Self.mended(text)
    #expect(notes.isEmpty && mending.count == 2)
    #expect(after.contains(##""offsetY": { "value": 2, "unit": "px" }"##))
    #expect(Self.mended(after).mending.files.isEmpty)
  }

  // MARK: - Overrides that are none

  private static let base = """
    {"theme": {"color": {"ink": "#000000", "paper": "#ffffff", "link": "{theme.color.ink}"},
     "radius": {"button": 4}}}
    """

  private static func withoutEqual(_ custom: String) -> (text: String, codes: [String]) {
    var rules = RuleConfiguration()
    rules.levels[DuplicateValue.id] = .warning
    let mended = MendingTests.mended(custom, base: base, rules: rules)
    return (mended.text, mended.codes)
  }

  @Test(arguments: [
    (
      ##"{"theme": {"color": {"ink": "#000", "paper": "#fffffe"}}}"##,
      ##"{"theme": {"color": {"paper": "#fffffe"}}}"##
    ),
    (
      "{\"theme\": {\"color\": {\r\n  \"paper\": \"#fffffe\",\r\n  \"ink\": \"#000000\"\r\n}}}",
      "{\"theme\": {\"color\": {\r\n  \"paper\": \"#fffffe\"\r\n}}}"
    ),
    (
      ##"{"theme": {"color": {"ink": "#000000", "paper": "#ffffff", "link": "<theme.color.ink>"}}}"##,
      "{}"
    ),
    (##"{"theme": { "radius": { "button": 4.0 } } }"##, "{}"),
    // The reference follows the ink, the colour does not.
    (
      ##"{"theme": {"color": {"link": "#000000"}}}"##,
      ##"{"theme": {"color": {"link": "#000000"}}}"##
    ),
  ]) func anOverrideThatChangesNothingGoes(custom: String, after: String) {
    let (text, codes) = Self.withoutEqual(custom)
    #expect(text == after && codes.isEmpty)
    #expect(MendingTests.mended(custom, base: Self.base).text == custom)
  }

  /// Over the base's dark it is no duplicate.
  @Test func inDarkItMayBeAnother() {
    let compiler = TokenCompiler(
      options: CompilerOptions(
        modifiers: [Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")]))
    let files = [
      Self.base, ##"{"theme": {"color": {"ink": "#eeeeee"}}}"##,
      ##"{"theme": {"color": {"ink": "#000000", "paper": "#ffffff"}}}"##,
    ]
    let layers = files.enumerated().map { index, text in
      Layer(
        compiler.read(SourceFile(path: "\(index).json", text: text)),
        when: index == 1 ? ["theme": "dark"] : [:], isContract: index < 2)
    }
    var rules = RuleConfiguration()
    rules.levels[DuplicateValue.id] = .warning
    let mending = compiler.mend(layers, only: ["2.json"], loading: .none) {
      $0.check(all: true, rules)
    }
    #expect(
      mending.files.map { String(decoding: $0.current.bytes, as: UTF8.self) } == [
        ##"{"theme": {"color": {"ink": "#000000"}}}"##
      ])
  }
}
