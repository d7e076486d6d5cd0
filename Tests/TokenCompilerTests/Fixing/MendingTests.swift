import Testing

@testable import TokenCompiler

/// Findings and what is left of them when the safe fixes were made.
@Suite struct MendingTests {
  static let base = """
    { "theme": {
      "color": { "ink": "#000000", "paper": "#ffffff", "old": "#111111" },
      "radius": { "button": 4, "card": 8 }
    } }
    """

  /// What a custom theme is after mending, and the codes that remain.
  static func mended(
    _ text: String, path: String = "acme.json", base: String? = base,
    rules: RuleConfiguration = RuleConfiguration()
  ) -> (text: String, codes: [String], mending: Mending) {
    let compiler = TokenCompiler()
    var layers = [Layer(compiler.read(SourceFile(path: path, text: text)))]
    if let base {
      layers.insert(
        Layer(compiler.read(SourceFile(path: "base.json", text: base)), isContract: true), at: 0)
    }
    let mending = compiler.mend(layers, only: [path], loading: .none) {
      $0.check(all: true, rules)
    }
    let bytes = mending.files.first?.current.bytes ?? Array(text.utf8)
    return (
      String(decoding: bytes, as: UTF8.self),
      mending.validation.diagnostics.map(\.id.rawValue), mending
    )
  }

  struct Row: Sendable {
    var before: String
    var after: String
    var mended = 1
    var codes: [String] = []
    init(_ before: String, _ after: String, mended: Int = 1, _ codes: [String] = []) {
      (self.before, self.after, self.mended, self.codes) = (before, after, mended, codes)
    }
  }

  static let rows = [
    // A misspelt reference, key, group; several at once.
    Row(
      ##"{"theme": {"color": {"ink": "{theme.color.papre}"}}}"##,
      ##"{"theme": {"color": {"ink": "{theme.color.paper}"}}}"##),
    Row(
      ##"{"theme":{"raduis":{"button":2}}}"##, ##"{"theme":{"radius":{"button":2}}}"##),
    Row(
      ##"{"theme": {"radius": {"buton": 2, "cadr": 3}}}"##,
      ##"{"theme": {"radius": {"button": 2, "card": 3}}}"##, mended: 2),
    // A misspelt key, and references to it under that name.
    Row(
      ##"{"theme": {"color": {"ikn": "#010203", "paper": "<theme.color.ikn>"}}}"##,
      ##"{"theme": {"color": {"ink": "#010203", "paper": "<theme.color.ink>"}}}"##),
    Row(
      ##"{"theme": {"raduis": {"card": 2}, "radius": {"button": "{theme.raduis.card}"}}}"##,
      ##"{"theme": {"raduis": {"card": 2}, "radius": {"button": "{theme.raduis.card}"}}}"##,
      mended: 0, ["unknown-override", "type-mismatch"]),
    Row(
      ##"{"theme": {"colour": {"ink": "#010203", "paper": "{theme.colour.ink}"}}}"##,
      ##"{"theme": {"color": {"ink": "#010203", "paper": "{theme.color.ink}"}}}"##),
    // Syntax, and what it hid.
    Row(
      "{\"theme\": {\r\n\t\"radius\": {\"buton\": 2,}\r\n}}",
      "{\"theme\": {\r\n\t\"radius\": {\"button\": 2}\r\n}}", mended: 2),
    Row(
      #"{"theme": {"radius": {"button": {"a": 2} "card": {}}}}"#,
      #"{"theme": {"radius": {"button": {"a": 2}, "card": {}}}}"#, mended: 1,
      ["type-mismatch", "type-mismatch"]),
    // Every form of fault that has one way out.
    Row(
      #"{"theme" {"radius": {"button": 2; "card":: 3,}, }}"#,
      #"{"theme": {"radius": {"button": 2, "card": 3} }}"#, mended: 5),
    Row(
      #"{theme: {"radius": {"button" = 2 "card": .5}}}"#,
      #"{"theme": {"radius": {"button" : 2, "card": 0.5}}}"#, mended: 4),
    // Quotes: one that is missing, of other kinds, none at all. All of a line are mended together.
    Row(#"{"theme": {radius": {"button": 2}}}"#, #"{"theme": {"radius": {"button": 2}}}"#),
    Row(
      ##"{"theme": {"color": {"ink": #010203", "paper": "#fefefe"}}}"##,
      ##"{"theme": {"color": {"ink": "#010203", "paper": "#fefefe"}}}"##),
    Row(
      "{\"theme\": {\"color\": {\"ink\": \"#010203,\n \"paper\": \"#fefefe\"}}}",
      "{\"theme\": {\"color\": {\"ink\": \"#010203\",\n \"paper\": \"#fefefe\"}}}"),
    Row(
      ##"{"theme": {"color": {"ink": #010203}}}"##, ##"{"theme": {"color": {"ink": "#010203"}}}"##),
    Row(
      ##"{"theme": {"color": {"ink": <theme.color.paper>}}}"##,
      ##"{"theme": {"color": {"ink": "<theme.color.paper>"}}}"##),
    Row(
      ##"{"theme": {"color": {ink: #010203}}}"##, ##"{"theme": {"color": {"ink": "#010203"}}}"##),
    Row(
      ##"{"theme": {"color": {'ink': '#010203'}}}"##, ##"{"theme": {"color": {"ink": "#010203"}}}"##
    ),
    Row(
      ##"{"theme": {"color": {`ink`: `#010203`}}}"##, ##"{"theme": {"color": {"ink": "#010203"}}}"##
    ),
    Row(
      ##"{"theme": {"color": {“ink”: “#010203”}}}"##, ##"{"theme": {"color": {"ink": "#010203"}}}"##
    ),
    Row(
      ##"{"theme": {"color": {\"ink\": \"#010203\"}}}"##,
      ##"{"theme": {"color": {"ink": "#010203"}}}"##),
    // A tab in a string was meant to be a space.
    Row(
      "{\"theme\": {\"radius\": {\"button\": \"2\tpx\"}}}",
      "{\"theme\": {\"radius\": {\"button\": 2}}}", mended: 2),
    // A byte-order mark.
    Row(
      "\u{FEFF}{\"theme\": {\"radius\": {\"button\": 2,}}}\n",
      "\u{FEFF}{\"theme\": {\"radius\": {\"button\": 2}}}\n"),
    // Nothing to mend, and nothing that could be.
    Row(
      ##"{ "theme": {"radius": {"button": 2}} }"##, ##"{ "theme": {"radius": {"button": 2}} }"##,
      mended: 0),
    Row(
      ##"{"theme": {"color": {"xyz": "{theme.nothing.like.it}"}}}"##,
      ##"{"theme": {"color": {"xyz": "{theme.nothing.like.it}"}}}"##, mended: 0,
      ["unknown-override", "unknown-reference"]),
  ]

  @Test(arguments: rows) func isMended(row: Row) {
    let (text, codes, mending) = Self.mended(row.before)
    #expect(text == row.after)
    #expect(codes == row.codes)
    #expect(mending.count == row.mended)
    let again = Self.mended(text)
    #expect(again.mending.count == 0 && again.mending.files.isEmpty)
  }

  @Test func commentsStayWhereTheyMay() {
    let text = """
      {
        // Ours.
        "theme": { "radius": { "buton": 2, /* was 4 */ }, },
      }
      """
    let (after, codes, _) = Self.mended(text, path: "acme.jsonc")
    #expect(after == text.replacing("buton", with: "button") && codes.isEmpty)
  }

  /// The nearest token has another type, or refers back: the guess was wrong.
  @Test(arguments: [
    ##"{"theme": {"radius": {"button": "{theme.color.pape}"}}}"##,
    ##"{"theme": {"color": {"ink": "{theme.color.paper}", "paper": "{theme.color.inc}"}}}"##,
  ]) func aFixThatDoesHarmIsLeftOut(text: String) {
    let (after, codes, mending) = Self.mended(text)
    #expect(after == text && mending.count == 0)
    #expect(codes.count == 1)
  }

  @Test func theOthersAreMade() {
    let harm = ##""ink": "{theme.radius.car}""##
    let text = ##"{"theme": {"color": {\##(harm), "papre": "#eeeeee"}, "radius": {"cad": 2}}}"##
    let (after, codes, mending) = Self.mended(text)
    #expect(after == text.replacing("papre", with: "paper").replacing("cad", with: "card"))
    #expect(mending.count == 2 && codes == ["unknown-reference"])
  }

  @Test func whatTheRulesThinkOfTheValueIsTold() {
    let base = ##"{"theme": {"color": {"a": {"background": "#ffffff", "text": "#000000"}}}}"##
    let custom = ##"{"theme": {"color": {"a": {"txet": "#eeeeee"}}}}"##
    let (after, codes, mending) = Self.mended(custom, base: base)
    #expect(after == custom.replacing("txet", with: "text"))
    #expect(mending.count == 1 && codes == ["contrast"])
  }

  @Test func theContractIsLeftAsItIs() {
    let base = ##"{"theme": {"color": {"ink": "#000000", "a": "{theme.color.ikn}"}}}"##
    let custom = ##"{"theme": {"color": {"ink": "#000001"}}}"##
    let (after, codes, mending) = Self.mended(custom, base: base)
    #expect(after == custom && codes == ["unknown-reference"] && mending.files.isEmpty)
  }

  @Test func manyFaultsAreMendedAtOnce() {
    let members = (0..<700).map { "\"k\($0)\": {\"a\" 1}" }.joined(separator: " ")
    let (after, codes, mending) = Self.mended("{\(members)}", path: "a.json", base: nil)
    #expect(mending.count == 1399 && codes.isEmpty)
    #expect(after.hasPrefix(#"{"k0": {"a": 1}, "k1": {"a": 1}"#))
    let commas = (0..<8000).map { "\"k\($0)\": 1" }.joined(separator: ", , ")
    let doubled = Self.mended("{\(commas)}", path: "a.json", base: nil).mending
    #expect(doubled.count == 7999)
    // Once for all of them; the number must not grow with the faults.
    #expect(doubled.compilations <= 2, "\(doubled.compilations)")
  }

  /// A report of what is left is no longer than any other.
  @Test func whatIsLeftIsListedAsEver() {
    let members = (0..<300).map { #""k\#($0)": @"# }.joined(separator: ", ")
    let (_, codes, mending) = Self.mended("{\(members), , \"x\": 1}", path: "a.json", base: nil)
    #expect(mending.count == 1)
    #expect(codes.count == 101, "\(codes.count)")
  }

  // MARK: - Several layers

  /// What is mended in the upper layer alone would only bring the lower one to light.
  @Test(arguments: [
    (##"{"theme": {"color": {"ikn": "#112233"}}}"##, "ikn", "ink"),
    (##"{"theme": {"colour": {"ink": "#112233"}}}"##, "colour", "color"),
  ]) func aKeyIsMendedInEachOfTwoLayers(text: String, wrong: String, right: String) {
    let (texts, mending) = Self.mended([text, "\n" + text])
    let after = text.replacing(wrong, with: right)
    #expect(texts == [after, "\n" + after])
    #expect(mending.validation.diagnostics.isEmpty)
  }

  @Test func aLayerThatHasTheRightKeyIsToldSo() throws {
    let text = ##"{"theme": {"color": {"ink": "#112233", "ikn": "#112244"}}}"##
    let (texts, mending) = Self.mended([text])
    #expect(texts == [text])
    let finding = try #require(mending.validation.diagnostics.first)
    #expect(finding.related.map(\.message) == ["'theme.color.ink' is there already"])
  }

  private static func mended(_ texts: [String]) -> (texts: [String], mending: Mending) {
    let compiler = TokenCompiler()
    let files = texts.enumerated().map { SourceFile(path: "\($0).json", text: $1) }
    let layers = files.map { Layer(compiler.read($0)) }
    let contract = Layer(
      compiler.read(SourceFile(path: "base.json", text: base)), isContract: true)
    let mending = compiler.mend(
      [contract] + layers, only: Set(files.map(\.path)), loading: .none
    ) { $0.check(all: true) }
    let after = Dictionary(
      uniqueKeysWithValues: mending.files.map { ($0.original.path, $0.current.bytes) })
    return (
      files.map { String(decoding: after[$0.path] ?? $0.bytes, as: UTF8.self) }, mending
    )
  }

  @Test func aReferenceNearToItselfIsToldSo() {
    let text = ##"{"theme": {"color": {"ink": "{theme.color.ikn}"}}}"##
    let (after, codes, mending) = Self.mended(text)
    #expect(after == text && codes == ["unknown-reference"])
    #expect(
      mending.validation.diagnostics.map(\.help) == [
        "'theme.color.ink' is near, which is the token itself: name another one, or give it a value"
      ])
  }

  // MARK: - Overrides that change nothing

  /// What is left looks as if they had never been there.
  @Test(arguments: [
    (
      """
      {
        "theme": {
          "color": {
            "ink": "#000000",
            "paper": "#eeeeee"
          },
          "radius": { "button": 4 }
        }
      }

      """,
      """
      {
        "theme": {
          "color": {
            "paper": "#eeeeee"
          }
        }
      }

      """
    ),
    (
      ##"{"theme":{"color":{"ink":"#000000"},"radius":{"card":9}}}"##,
      ##"{"theme":{"radius":{"card":9}}}"##
    ),
    ("{\n  \"theme\": {\n    \"radius\": {\n      \"card\": 8\n    }\n  }\n}\n", "{}\n"),
    (
      "{\r\n\t\"theme\": {\"radius\": {\"card\": 9, \"button\": 4},\r\n\t\t\"color\": {\"ink\": \"#111111\"}}\r\n}",
      "{\r\n\t\"theme\": {\"radius\": {\"card\": 9},\r\n\t\t\"color\": {\"ink\": \"#111111\"}}\r\n}"
    ),
    (
      "{\n  \"theme\": { \"color\": {\"paper\": \"#eeeeee\", \"ink\": \"#000000\",\n    \"old\": \"#222222\"} }\n}",
      "{\n  \"theme\": { \"color\": {\"paper\": \"#eeeeee\",\n    \"old\": \"#222222\"} }\n}"
    ),
  ]) func overridesThatChangeNothingLeaveNoTrace(before: String, after: String) {
    var rules = RuleConfiguration()
    rules.levels[DuplicateValue.id] = .warning
    let (text, codes, _) = Self.mended(before, rules: rules)
    #expect(text == after && codes.isEmpty)
  }

  @Test func tokensOfTheStandardAreRemovedAsAWhole() {
    let base = ##"""
      {"color": {"$type": "color", "a": {"$value": "#111111"}, "b": {"$value": "#222222"}},
       "size": {"s": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}}
      """##
    let text = ##"""
      {
        "color": {
          "a": { "$type": "color", "$value": "#111111" },
          "b": { "$value": "#222222", "$description": "ours" }
        },
        "size": { "s": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }
      }
      """##
    var rules = RuleConfiguration()
    rules.levels[DuplicateValue.id] = .warning
    let (after, _, _) = Self.mended(text, base: base, rules: rules)
    #expect(
      !after.contains("\"a\"") && !after.contains("size") && after.contains("ours"), "\(after)")
  }
}
