import Testing

@testable import TokenCompiler

@Suite struct PathConflictTests {
  /// The override stands in the place of a group, and is no value of its category either. That is one
  /// mistake.
  @Test func aTokenOverAGroupIsReportedOnce() {
    let base = SourceFile(
      path: "base.json", text: ##"{ "theme": { "color": { "button": { "a": "#fff" } } } }"##)
    let custom = SourceFile(path: "acme.json", text: #"{ "theme": { "color": { "button": 4 } } }"#)
    let found = TokenCompiler().validate([base, custom]).diagnostics
    #expect(found.map(\.id) == [.typeMismatch])
    #expect(found.first?.message.contains("is a token here and a group in a lower layer") == true)
  }

  /// What stands inside such a group was written for another place.
  @Test func tokensInAGroupOverATokenAreSilent() {
    let base = SourceFile(
      path: "base.json",
      text:
        ##"{ "theme": { "color": { "a": "#fff" }, "radius": { "b": 4, "c": "{theme.radius.b}" } } }"##
    )
    let custom = SourceFile(
      path: "acme.json",
      text:
        #"{ "theme": { "radius": { "b": { "default": { "x": "{theme.color.a}" } }, "c": true } } }"#
    )
    let found = TokenCompiler().validate([base, custom]).diagnostics
    #expect(found.map(\.id) == [.typeMismatch, .typeMismatch])
    #expect(found.map(\.path) == ["theme.radius.b", "theme.radius.c"])
  }

  @Test(arguments: [#"{"light": 1, "dark": 2}"#, #"{"value": {"light": 1, "dark": 2}}"#])
  func modesWithoutTheirValueAreToldWhereToStand(_ group: String) {
    let layers = [
      TestLayer(#"{"theme": {"a": {"$value": {"light": 1, "dark": 2}}}}"#),
      TestLayer(#"{"theme": {"$type": "dynamic", "a": \#(group)}}"#),
    ]
    #expect(findings(layers).map(\.help) == [#"write "$value": { "light": …, "dark": … }"#])
  }
}
