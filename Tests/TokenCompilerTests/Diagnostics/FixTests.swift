import Testing

@testable import TokenCompiler

/// Changes that mend findings.
@Suite struct FixTests {
  private typealias Files = [String]

  /// The files after all fixes of a safety were made.
  private static func mended(
    _ files: [String], base: Bool = false, only safety: Fix.Safety = .safe
  ) -> [String] {
    var bytes = files.map { Array($0.utf8) }
    let edits = findings(files, base: base).compactMap(\.fix).filter { $0.safety == safety }
      .flatMap(\.edits).sorted { $0.span.range.start > $1.span.range.start }
    for edit in edits {
      bytes[edit.span.source.index].replaceSubrange(
        edit.span.range.integers, with: Array(edit.replacement.utf8))
    }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func findings(_ files: [String], base: Bool) -> [Diagnostic] {
    let compiler = TokenCompiler()
    let layers = files.enumerated().map { index, text in
      Layer(
        compiler.read(SourceFile(path: "\(index).json", text: text)), isContract: base && index == 0
      )
    }
    var validation = compiler.validate(layers)
    validation.check(all: true)
    return validation.diagnostics
  }

  // MARK: - References

  private static let tokens = ##"{"theme": {"paint": {"ink": "#000000", "s500": 1, "s600": 2}}}"##

  @Test(arguments: [
    ("{theme.paint.nik}", "{theme.paint.ink}"), ("<theme.piant.ink>", "<theme.paint.ink>"),
    ("{paint.ink}", "{theme.paint.ink}"), ("{theme.ink}", "{theme.paint.ink}"),
    ("{ theme.paint.inkk }", "{theme.paint.ink}"),
  ]) func aReferenceIsCorrected(written: String, right: String) {
    let use = #"{"use": {"it": "\#(written)"}}"#
    let mended = Self.mended([Self.tokens, use])
    #expect(mended == [Self.tokens, #"{"use": {"it": "\#(right)"}}"#])
    #expect(Self.findings(mended, base: false).isEmpty)
  }

  @Test func aPointerIsCorrected() {
    let text = """
      {"g": {"token": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
       "use": {"$type": "color", "$value": {"$ref": "#/g/tokne/$value"}}}
      """
    #expect(Self.mended([text])[0].contains(##""$ref": "#/g/token/$value""##))
  }

  @Test func anotherStepOfAScaleIsASuggestion() {
    let use = #"{"use": "{theme.paint.s700}", "also": "{theme.paint.nik500}"}"#
    let fixes = Self.findings([Self.tokens, use], base: false).compactMap(\.fix)
    #expect(fixes.allSatisfy { $0.safety == .suggestion })
    #expect(Self.mended([Self.tokens, use])[1] == use)
  }

  @Test func whereSeveralAreMeantNobodyChooses() {
    let use = #"{"use": "{theme.paint.s400}"}"#
    let found = Self.findings([Self.tokens, use], base: false)
    #expect(found.map(\.help) == ["did you mean 'theme.paint.s500' or 'theme.paint.s600'?"])
    #expect(found.first?.fix == nil)
  }

  // MARK: - Keys

  @Test(arguments: [
    (#"{"theme": {"radius": {"butotn": 4}}}"#, #"{"theme": {"radius": {"button": 4}}}"#),
    (#"{"theme": {"raduis": {"button": 4}}}"#, #"{"theme": {"radius": {"button": 4}}}"#),
  ]) func aKeyIsCorrected(custom: String, right: String) {
    let base = #"{"theme": {"radius": {"button": 2, "card": 3}, "width": {"x": 1}}}"#
    #expect(Self.mended([base, custom], base: true) == [base, right])
  }

  @Test func aKeyThatIsThereAlreadyIsNotWrittenTwice() {
    let base = #"{"theme": {"radius": {"button": 2}}}"#
    for custom in [
      #"{"theme": {"radius": {"butotn": 4, "button": 5}}}"#,
      #"{"theme": {"raduis": {"button": 4}, "radius": {"button": 5}}}"#,
    ] {
      let found = Self.findings([base, custom], base: true)
      #expect(found.map(\.id) == [UnknownOverride.id])
      #expect(found.first?.fix == nil)
    }
  }

  @Test func aKeyInAnotherGroupIsNoMatterOfOneWord() {
    let base = #"{"theme": {"radius": {"default": {"button": 2}}}}"#
    let found = Self.findings([base, #"{"theme": {"radius": {"button": 4}}}"#], base: true)
    #expect(found.first?.help == "did you mean 'theme.radius.default.button'?")
    #expect(found.first?.fix == nil)
  }

  // MARK: - Words

  @Test func wordsAreCorrected() {
    let text = """
      {"a": {"$type": "colr", "$value": {"colorSpace": "srbg", "componets": [0, 0, 0]}},
       "b": {"$type": "fontWeight", "$value": "blod"}, "c": {"$type": "strokeStyle", "$value": "dahsed"}}
      """
    let compiler = TokenCompiler(options: CompilerOptions(dialect: .dtcg))
    var bytes = Array(text.utf8)
    for _ in 0..<3 {
      let edits = compiler.validate([
        SourceFile(path: "a.json", bytes: bytes)
      ]).diagnostics.compactMap(\.fix).flatMap(\.edits)
      for edit in edits.sorted(by: { $0.span.range.start > $1.span.range.start }) {
        bytes.replaceSubrange(edit.span.range.integers, with: Array(edit.replacement.utf8))
      }
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
         "b": {"$type": "fontWeight", "$value": "bold"}, "c": {"$type": "strokeStyle", "$value": "dashed"}}
        """)
  }

  /// A name that is another one of its family may be right, and the other one gone.
  @Test(arguments: [
    ("brnad", "brand", true), ("Brand", "brand", true), ("onSurface", "on-surface", true),
    ("a.defualt", "a.default", true), ("default", "a.default", true),
    ("lightest", "lighter", false), ("on-default", "default", false),
    ("offset-x", "offset-y", false), ("step-1", "step-2", false),
    ("padding-leading", "padding-trailing", false),
  ])
  func aSlipIsNoOtherName(written: String, meant: String, isSlip: Bool) {
    #expect(Fix.isSlip(written, for: meant) == isSlip)
  }

  // MARK: - Older spellings

  @Test func anOlderWordIsReplaced() {
    let text =
      ##"{"theme": {"radius": {"a": "16px", "b": "0.5px", "c": "1em", "d": "08px"}, "color": {"e": " #ffffff "}}}"##
    let right =
      ##"{"theme": {"radius": {"a": 16, "b": 0.5, "c": "1em", "d": "08px"}, "color": {"e": "#ffffff"}}}"##
    #expect(Self.mended([text]) == [right])
    let object = """
      {"a": {"$type": "color", "$value": {"colorSpace": "hsl", "channels": [360, 50, 50]}}}
      """
    #expect(Self.mended([object])[0].contains(##""components": [0, 50, 50]"##))
  }

  /// That is what a conversion is for: Style Dictionary reads the file as it is.
  @Test func noFileBecomesAnotherDialect() {
    let text =
      ##"{"a": {"type": "color", "value": "#ffffff"}, "b": {"type": "dimension", "value": "1px"}}"##
    #expect(Self.mended([text]) == [text])
  }

  // MARK: - Suggestions

  @Test func aColourThatPassesIsSuggested() {
    let text = ##"{"theme": {"color": {"a": {"background": "#ffffff", "text": "#999999"}}}}"##
    let mended = Self.mended([text], only: .suggestion)
    #expect(mended == [text.replacing("#999999", with: "#767676")])
    #expect(Self.findings(mended, base: false).isEmpty)
  }

  @Test func anotherReferenceIntoThePaletteIsSuggested() {
    let text = """
      {"primitives": {"color": {"grey": {"300": "#999999", "500": "#666666"}}},
       "theme": {"color": {"a": {"background": "#ffffff", "text": "<primitives.color.grey.300>"}}}}
      """
    let mended = Self.mended([text], only: .suggestion)
    #expect(
      mended == [text.replacing("<primitives.color.grey.300>", with: "<primitives.color.grey.500>")]
    )
  }

  @Test func aSizeThatIsLargeEnoughIsSuggested() {
    let text = #"{"theme": {"height": {"button": 32}}}"#
    #expect(Self.mended([text], only: .suggestion) == [#"{"theme": {"height": {"button": 44}}}"#])
    #expect(Self.mended([text]) == [text])
  }
}
