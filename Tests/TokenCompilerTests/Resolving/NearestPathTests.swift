import Testing

@testable import TokenCompiler

@Suite struct NearestPathTests {
  private static let text = """
    {"theme": {"paint": {"button": {"primary": {"default": {"background": 1, "text": 2}},
        "secondary": {"default": {"background": 3}}},
      "floating-action-button": {"background": 4}, "ink": 5, "a": 6},
     "spacer": {"xs": 7}}}
    """

  private static func help(_ reference: String) -> String? {
    let layers = [TestLayer(text), TestLayer("{\"use\": {\"it\": \"{\(reference)}\"}}")]
    return findings(layers).first?.help
  }

  @Test(arguments: [
    (
      "theme.paint.button.primay.default.background",
      "theme.paint.button.primary.default.background"
    ),
    ("theme.piant.buton.primary.default.text", "theme.paint.button.primary.default.text"),
    (
      "theme.paint.floatingActionButton.background", "theme.paint.floating-action-button.background"
    ),
    ("Theme.Paint.Ink", "theme.paint.ink"),
    (
      "paint.button.secondary.default.background", "theme.paint.button.secondary.default.background"
    ),
    ("spacer.xs", "theme.spacer.xs"),
    ("theme.paint.button.primary.background", "theme.paint.button.primary.default.background"),
    ("theme.paint.button.primary.default.text.value", "theme.paint.button.primary.default.text"),
    (" theme.paint.ink ", "theme.paint.ink"), ("ink", "theme.paint.ink"),
    ("floating-action-button.background", "theme.paint.floating-action-button.background"),
    ("theme/paint/ink", "theme.paint.ink"), ("paint/ink", "theme.paint.ink"),
    ("theme:paint:ink", "theme.paint.ink"), ("--theme-paint-ink", "theme.paint.ink"),
    ("theme . paint . ink", "theme.paint.ink"), ("THEME.PAINT.INK", "theme.paint.ink"),
    (
      "Theme/Paint/Floating Action Button/Background",
      "theme.paint.floating-action-button.background"
    ),
    ("themePaintInk", "theme.paint.ink"), ("theme.ink.paint", "theme.paint.ink"),
    (
      "theme.paint.action-floating-button.background",
      "theme.paint.floating-action-button.background"
    ),
    ("theme.button.paint.primary.default.text", "theme.paint.button.primary.default.text"),
    ("paint.button.text.primary.default", "theme.paint.button.primary.default.text"),
    ("theme.paint.extra.ink", "theme.paint.ink"),
    ("paint.button.primry.default.text", "theme.paint.button.primary.default.text"),
    ("piant.ink", "theme.paint.ink"),
    (
      "theme.button.primary.default.text",
      "theme.paint.button.primary.default.text"
    ),
  ]) func theNearestPathIsProposed(written: String, meant: String) {
    #expect(Self.help(written) == "did you mean '\(meant)'?")
  }

  @Test(arguments: [
    ("theme.default.text", "theme.paint.button.primary.default.text"),
    ("button.primary.text", "theme.paint.button.primary.default.text"),
    ("theme.paint.fab.bg", "theme.paint.floating-action-button.background"),
    ("theme.paint.btn.prim.default.txt", "theme.paint.button.primary.default.text"),
    ("theme.paint.action-button.background", "theme.paint.floating-action-button.background"),
    ("theme.color.btn.primary.standard.bg", "theme.paint.button.primary.default.background"),
  ]) func whatStandsForAPathIsProposed(written: String, meant: String) {
    #expect(Self.help(written) == "did you mean '\(meant)'?")
  }

  @Test(arguments: [
    ("color", "theme.button", "did you mean 'theme.color.button'?"),
    ("radius", "theme.button", "did you mean 'theme.radius.button'?"),
    ("radius", "theme.radius.pille", "did you mean 'theme.radius.pill'?"),
    (
      "color", "pill",
      "'theme.radius.pill' is near, but is a dimension, and a color is needed here"
    ),
    (
      "radius", "theme.color.pag",
      "'theme.color.page' is near, but is a color, and a dimension is needed here"
    ),
    ("color", "theme.space.s", "did you mean 'theme.color.s'?"),
    // Through references, too.
    (
      "color", "theme.spaces.x.s",
      "'theme.space.x.s' is near, but is a dimension, and a color is needed here"
    ),
  ])
  func whatIsProposedIsOfTheTypeThatIsNeeded(group: String, written: String, help: String) {
    let text = """
      {"theme": {"color": {"button": "#ffffff", "page": "#000000", "s": "{theme.color.page}"},
        "radius": {"button": 1, "pill": 2}, "space": {"x": {"s": "{theme.radius.pill}"}}}}
      """
    let user = "{\"theme\": {\"\(group)\": {\"user\": \"{\(written)}\"}}}"
    #expect(findings([TestLayer(text), TestLayer(user)]).first?.help == help)
  }

  @Test(arguments: ["nothing.of.the.kind", "theme.paint.b", "x", "theme.spacer.ml"])
  func nothingIsBetterThanNonsense(written: String) {
    #expect(Self.help(written) == nil)
  }

  @Test(arguments: ["default.background", "background", "Default/Background", "background.default"])
  func twoWaysToEndAreNoProposal(written: String) {
    #expect(Self.help(written) == nil)
  }

  @Test func severalPathsThatFitAreListed() {
    let text = """
      {"theme": {"paint": {"button": {"c": {"ink": 1}, "a": {"ink": 2}, "d": {"ink": 3}, "b": {"ink": 4},
        "x": {"y": 1}, "z": {"y": 2}}}}}
      """
    func help(_ reference: String) -> String? {
      findings([TestLayer(text), TestLayer("{\"use\": \"{\(reference)}\"}")]).first?.help
    }
    #expect(
      help("theme.paint.button.ink")
        == "did you mean 'theme.paint.button.a.ink', 'theme.paint.button.b.ink', "
        + "'theme.paint.button.c.ink' or one of 1 more?")
    #expect(
      help("theme.paint.button.y")
        == "did you mean 'theme.paint.button.x.y' or 'theme.paint.button.z.y'?")
  }

  @Test(arguments: [
    ("aB-c_d", ["a", "B", "c", "d"]), ("blue500", ["blue", "500"]), ("HTMLText", ["HTMLText"]),
    ("--x", ["x"]), ("grün Überall", ["grün", "Überall"]), ("", []), ("-.-", []),
  ]) func wordsOfANameAreFound(name: String, words: [String]) {
    var found: [Range<Int>] = []
    let bytes = Array(name.utf8)[...]
    PathWords.find(in: bytes, &found)
    #expect(found.map { String(decoding: bytes[$0], as: UTF8.self) } == words)
  }

  @Test func aGroupListsItsTokens() {
    let layers = [TestLayer(Self.text), TestLayer(#"{"use": "{theme.paint.button.primary}"}"#)]
    let found = findings(layers).first
    #expect(
      found?.message == "'theme.paint.button.primary' is a group, and a reference names a token")
    #expect(
      found?.help == "the group has 'theme.paint.button.primary.default.background' and "
        + "'theme.paint.button.primary.default.text'")
  }

  @Test(arguments: [
    ("#/g/tokne", "#/g/token"), ("#/g/tokne/$value", "#/g/token/$value"),
    ("#/G/Token/$value/components/0", "#/g/token/$value/components/0"),
    ("#/token/$value", "#/g/token/$value"),
  ]) func aPointerIsProposedWithWhatItHasInside(written: String, meant: String) {
    let text = """
      {"g": {"token": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
       "use": {"$type": "color", "$value": {"$ref": "\(written)"}}}
      """
    let found = findings([TestLayer(text)], as: .dtcg)
    #expect(found.map(\.help) == ["did you mean '\(meant)'?"])
  }

  @Test func aTokenIsNoProposalForItself() {
    let found = findings([TestLayer(#"{"group": {"token": "{group.tokne}"}}"#)])
    #expect(
      found.map(\.help) == [
        "'group.token' is near, which is the token itself: name another one, or give it a value"
      ])
  }

  /// In the order in which they are tried, none of which may cost more for each reference.
  @Test func everyKindOfMissAmongManyNamesIsQuick() {
    let count = 4_000
    var text = "{\"r\": {"
    for index in 0..<count { text += "\"g\(index)\": {\"token-name\": {\"x\(index)\": 1}}," }
    text += "\"end\": 1}, \"use\": {"
    for index in 0..<count {
      text += "\"a\(index)\": \"{g\(index)/tokenName/x\(index)}\", \"b\(index)\": \"{x\(index)}\","
      text += "\"c\(index)\": \"{r.token-name.g\(index).x\(index)}\","
      text += "\"d\(index)\": \"{r.g\(index).token-nmae.x\(index)}\","
      text += "\"e\(index)\": \"{r.g\(index).token-name.x\(index).y}\","
      text += "\"f\(index)\": \"{nothing.like.it\(index)}\","
    }
    let clock = ContinuousClock()
    var found: [Diagnostic] = []
    let time = clock.measure { found = findings([TestLayer(text + "\"end\": 1}}")]) }
    #expect(found.count == count * 6)
    #expect(found.count { $0.help != nil } > count * 4)
    #expect(time < .seconds(60))
  }

  @Test func manyMissesAmongManyNamesAreQuick() {
    let count = 10_000
    var text = "{"
    for index in 0..<count {
      text += "\"token-number-\(index)\": 1, \"use\(index)\": \"{token-nmuber-\(index)x}\","
      text += "\"known\(index)\": \"{token-number-\(index)}\","
    }
    let clock = ContinuousClock()
    var found: [Diagnostic] = []
    let time = clock.measure { found = findings([TestLayer(text + "\"end\": 1}")]) }
    #expect(found.count == count)
    #expect(time < .seconds(60))
  }
}
