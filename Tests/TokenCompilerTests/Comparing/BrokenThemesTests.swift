import Testing

@testable import TokenCompiler

/// What breaking changes break in custom themes.
@Suite struct BrokenThemesTests {
  static let old = """
    {"color": {"$type": "color", "sea": {"$value": "#014f86"}, "main": {"$value": "#ff0000"},
       "none": {"$value": null}},
     "size": {"$type": "number", "a": {"$value": 1}}}
    """
  static let new = """
    {"color": {"$type": "color", "primary": {"$value": "#ff0000"}, "none": {"$value": "#ffffff"}},
     "size": {"$type": "dimension", "a": {"$value": "1px"}}}
    """

  /// Themes, and what breaks: `line:column relation path kind`.
  static let rows: [(String, [String])] = [
    (##"{"color": {"primary": "#00f"}}"##, []),
    (##"{"color": {"sea": "#00f"}}"##, ["1:13 overrides color.sea removed"]),
    (##"{"color": {"main": "#00f"}}"##, ["1:13 overrides color.main renamed"]),
    (
      ##"{"color": {"primary": "<color.main>", "x": "{color.sea}"}}"##,
      ["1:24 refers color.main renamed", "1:45 refers color.sea removed"]
    ),
    (
      "{\"size\":\n {\"a\": {\"$type\": \"number\", \"$value\": 2}}}",
      ["2:4 overrides size.a type"]
    ),
    (
      ##"{"b": {"$type": "border", "$value": {"color": "{color.main}", "width": "1px", "##
        + ##""style": "solid"}}}"##, ["1:48 refers color.main renamed"]
    ),
    (
      ##"{"b": {"$type": "color", "$ref": "#/color/main/$value"}}"##,
      ["1:35 refers color.main renamed"]
    ),
    (##"{"color": {"none": null}}"##, ["1:13 overrides color.none null"]),
    (##"{"color": {"none": "#fff"}}"##, []),
    (
      ##"{"color": {"sea": {"$type": "color", "$value": "#fff", "$extensions": "##
        + ##"{"mode": {"dark": "{color.main}"}}}}}"##,
      ["1:13 overrides color.sea removed", "1:90 refers color.main renamed"]
    ),
    ("[", []),
    ("{}", []),
  ]

  @Test(arguments: rows) func isFound(theme: String, expected: [String]) throws {
    var themes = BrokenThemes(try Self.difference())
    themes.add(TokenCompiler().read(SourceFile(path: "a.json", text: theme)))
    var lines = SourceLines(themes.sources)
    let found = themes.uses.map { use in
      let place = lines.start(of: use.span).map { "\($0.line):\($0.column)" } ?? ""
      return "\(place) \(use.relation.rawValue) \(use.path) \(use.change.kind.rawValue)"
    }
    #expect(found == expected)
    #expect(themes.count == 1 && themes.brokenCount == (expected.isEmpty ? 0 : 1))
  }

  /// What one theme lost can be overridden in all the same.
  @Test func whatSomeThemeStillHasBreaksNothing() throws {
    let graph = try DifferenceTableTests.graph([#"{"a": 1, "b": 1}"#, #"{"c": 1}"#])
    var changed = ThemeInventory(modifiers: ["theme"], themes: graph.themes)
    let state = ThemeInventory.State(type: "number", value: .number(1))
    for path in ["a", "b"] { changed.add(path, [state, path == "a" ? nil : state]) }
    changed.add("c", [nil, state])
    let difference = ThemeDifference(from: ThemeInventory(graph), to: changed)
    #expect(difference.changes.map(DifferenceTableTests.line) == ["breaking removed a in dark"])
    var themes = BrokenThemes(difference)
    themes.add(TokenCompiler().read(SourceFile(path: "a.json", text: #"{"a": 2}"#)))
    #expect(themes.uses.isEmpty && themes.count == 1)
  }

  private static func difference() throws -> ThemeDifference {
    let compiler = TokenCompiler()
    func graph(_ text: String) throws -> ThemeGraph {
      let validation = compiler.validate([SourceFile(path: "t.json", text: text)])
      try #require(!validation.hasErrors, "\(validation.diagnostics)")
      return validation.graph
    }
    return ThemeDifference(from: try graph(old), to: try graph(new))
  }
}
