import Testing

@testable import TokenCompiler

@Suite struct PathConflictTests {
  /// The override stands in the place of a group, and is no value of its category either. That is one
  /// mistake.
  @Test(arguments: [
    (##"{ "value": "#fff" }"##, "write \"#fff\""),
    (##"{ "light": "#fff", "dark": "#000" }"##, "write \"$value\": { \"light\": …, \"dark\": … }"),
    (
      ##"{ "x": "#fff" }"##,
      "give it a value in place of the group, or leave it out to keep that of the base theme"
    ),
  ])
  func anObjectOverATokenIsExplained(text: String, help: String) {
    let base = TestLayer(
      ##"{ "theme": { "color": { "button": "#fff", "link": "#000" } } }"##, base: true)
    let layers = [
      base, TestLayer(##"{ "theme": { "color": { "link": "#111", "button": \##(text) } } }"##),
    ]
    let found = findings(layers).filter { $0.id == .typeMismatch }
    #expect(found.map(\.help) == [help])
    #expect(found.first?.message.hasSuffix("a group here and a token in the base theme") == true)
  }

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

  /// The tokens of a group that a token took the place of do not show through it.
  @Test func whatAReplacedGroupHeldIsSilent() {
    let base = """
      {"theme": {"color": {"a": {"default": {"text": "#000000"},
        "pressed": {"background": "#0044aa", "text": "#ffffff"}}}}}
      """
    let custom = """
      {"theme": {"color": {"a": {"default": "#ffffff",
        "pressed": {"background": "#0055bb", "text": "{theme.color.a.default.text}"}}}}}
      """
    let compiler = TokenCompiler()
    var validation = compiler.validate([
      Layer(compiler.read(SourceFile(path: "base.json", text: base)), isContract: true),
      Layer(compiler.read(SourceFile(path: "acme.json", text: custom))),
    ])
    validation.check(all: true)
    #expect(validation.diagnostics.map(\.id) == [.typeMismatch])
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
