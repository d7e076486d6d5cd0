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

  @Test func manyFaultsAreMendedInRounds() {
    let members = (0..<700).map { "\"k\($0)\": {\"a\" 1}" }.joined(separator: " ")
    let (after, codes, mending) = Self.mended("{\(members)}", path: "a.json", base: nil)
    #expect(mending.count == 1399 && codes.isEmpty)
    #expect(after.hasPrefix(#"{"k0": {"a": 1}, "k1": {"a": 1}"#))
  }
}
