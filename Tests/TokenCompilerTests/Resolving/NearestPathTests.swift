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
    (" theme.paint.ink ", "theme.paint.ink"),
  ]) func theNearestPathIsProposed(written: String, meant: String) {
    #expect(Self.help(written) == "did you mean '\(meant)'?")
  }

  @Test(arguments: ["nothing.of.the.kind", "theme.paint.b", "x", "theme.spacer.ml"])
  func nothingIsBetterThanNonsense(written: String) {
    #expect(Self.help(written) == nil)
  }

  @Test func twoWaysToEndAreNoProposal() {
    #expect(Self.help("default.background") == nil)
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

  @Test func aTokenIsNoProposalForItself() {
    let found = findings([TestLayer(#"{"group": {"token": "{group.tokne}"}}"#)])
    #expect(found.map(\.help) == [nil])
  }

  @Test func manyMissesAmongManyNamesAreQuick() {
    let count = 10_000
    var text = "{"
    for index in 0..<count {
      text += "\"token-number-\(index)\": 1, \"use\(index)\": \"{token-nmuber-\(index)x}\","
    }
    let clock = ContinuousClock()
    var found: [Diagnostic] = []
    let time = clock.measure { found = findings([TestLayer(text + "\"end\": 1}")]) }
    #expect(found.count == count)
    #expect(time < .seconds(60))
  }
}
