import Foundation
import Testing

@testable import TokenCompiler

/// Utility classes.
@Suite struct CSSClassTests {
  private static func css(_ graph: ThemeGraph, _ values: [String: String]) throws -> String {
    try CSSEmitterTests.css(graph, CSSEmitter(EmitterSettings(values: values)))
  }

  private static func rules(_ graph: ThemeGraph, _ values: [String: String]) throws -> [String] {
    try css(graph, values).split(separator: "\n").filter { $0.hasPrefix(".") }.map(String.init)
  }

  @Test func everyType() throws {
    let emitter = try CSSEmitter(EmitterSettings(values: ["classes": "all"]))
    try Golden.expect(
      SampleGraphs.everyType().emit(emitter)[0].bytes, equals: "everyType/css/classes.css")
  }

  @Test func onlyThoseThatAreAskedFor() throws {
    var builder = GraphBuilder()
    builder.add("color.a", .color, .color(Color(.srgb, [1, 1, 1])))
    builder.add("shadow.a", .dimension, .dimension(Dimension(1)))
    let graph = builder.graph()
    #expect(try Self.rules(graph, [:]) == [])
    #expect(
      try Self.rules(graph, ["classes": "text, bg"]) == [
        ".bg-color-a { background-color: var(--color-a); }",
        ".text-color-a { color: var(--color-a); }",
      ])
    #expect(try Self.rules(graph, ["classes": "shadow"]) == [])
  }

  @Test func lengthsGoByTheirNames() throws {
    var builder = GraphBuilder()
    for name in [
      "borderRadius.m", "spacing.m", "border.width.m", "font-size.m", "letter-spacing.m",
      "paragraph-spacing.m", "size.m",
    ] { builder.add(name, .dimension, .dimension(Dimension(4))) }
    #expect(
      try Self.rules(builder.graph(), ["classes": "all"]) == [
        ".radius-borderRadius-m { border-radius: var(--borderRadius-m); }",
        ".gap-spacing-m { gap: var(--spacing-m); }",
        ".m-spacing-m { margin: var(--spacing-m); }",
        ".p-spacing-m { padding: var(--spacing-m); }",
        ".border-width-m { border-width: var(--border-width-m); }",
        ".font-size-m { font-size: var(--font-size-m); }",
        ".font-letter-spacing-m { letter-spacing: var(--letter-spacing-m); }",
      ])
  }

  /// A prefix stands in front, as a class may begin.
  @Test(arguments: [
    ("acme", ".acme-bg-a"), ("--acme-", ".acme-bg-a"), ("2x", #".\32 x-bg-a"#),
    ("-1", #".\-1-bg-a"#),
    ("a b", #".a\ b-bg-a"#), ("", ".bg-a"),
  ])
  func thePrefixIsInFront(_ prefix: String, _ selector: String) throws {
    var builder = GraphBuilder()
    builder.add("a", .color, .color(Color(.srgb, [1, 1, 1])))
    let rules = try Self.rules(builder.graph(), ["classes": "bg", "prefix": prefix])
    #expect(rules.count == 1 && rules[0].hasPrefix(selector + " { "))
  }

  /// What no theme has a property for has no class; one theme with it is enough.
  @Test func nullHasNoClass() throws {
    var builder = GraphBuilder(themes: ["a", "b"])
    let white = TokenValue.color(Color(.srgb, [1, 1, 1]))
    builder.add("gone", .color, .null, .null)
    builder.add("half", .color, .null, white)
    #expect(
      try Self.rules(builder.graph(), ["classes": "bg"]) == [
        ".bg-half { background-color: var(--half); }"
      ])
  }

  @Test func theyStandInTheLayer() throws {
    var builder = GraphBuilder()
    builder.add("a", .color, .color(Color(.srgb, [1, 1, 1])))
    let css = try Self.css(builder.graph(), ["classes": "bg", "layer": "x"])
    #expect(css.hasSuffix("\n.bg-a { background-color: var(--a); }\n}\n"))
  }

  @Test(arguments: ["", "bgs", "bg,,text", "bg text"]) func otherWordsAreRefused(_ list: String) {
    #expect(throws: EmitterOptionError.self) {
      try CSSEmitter(EmitterSettings(values: ["classes": list]))
    }
  }

  /// A path that begins with the kind is the class.
  @Test func noWordStandsTwice() throws {
    var builder = GraphBuilder()
    builder.add("text.quiet", .color, .color(Color(.srgb, [1, 1, 1])))
    builder.add("radius.m", .dimension, .dimension(Dimension(4)))
    builder.add("border", .color, .color(Color(.srgb, [1, 1, 1])))
    #expect(
      try Self.rules(builder.graph(), ["classes": "text,border,radius", "prefix": "x"]) == [
        ".x-text-quiet { color: var(--x-text-quiet); }",
        ".x-border-text-quiet { border-color: var(--x-text-quiet); }",
        ".x-radius-m { border-radius: var(--x-radius-m); }",
        ".x-text-border { color: var(--x-border); }",
        ".x-border-border { border-color: var(--x-border); }",
      ])
  }

  @Test(arguments: [
    (
      ##"{"quiet": {"$type": "color", "$value": "#111111"},"##
        + ##" "text": {"quiet": {"$type": "color", "$value": "#222222"}}}"##, ".text-quiet"
    ),
    (##"{"color": {"a-b": "#111111", "a": {"b": "#222222"}}}"##, "--color-a-b"),
  ])
  func oneNameForTwoTokensIsRefused(_ theme: String, _ name: String) throws {
    let folder = try CommandFolder(["a.json": theme])
    let run = try folder.tokenc("build", "a.json", "-o", "a.css", "--css-classes", "text")
    #expect(run.status == 1)
    #expect(run.errors.contains("[name-collision]") && run.errors.contains(name))
    #expect(run.errors.matches(of: #/a\.json:1:\d+/#).count >= 2, "\(run.errors)")
    #expect(folder.text("a.css") == nil)
  }
}
