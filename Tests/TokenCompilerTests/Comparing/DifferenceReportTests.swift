import Foundation
import Testing

@testable import TokenCompiler

/// What is printed of a difference.
@Suite struct DifferenceReportTests {
  /// A change of each sort, with names that mean something to a terminal, to Markdown or to JSON.
  private static func sample() throws -> (ThemeDifference, BrokenThemes) {
    let old = try DifferenceTableTests.graph([
      """
      {"color": {\(colors([
        "sea": "#014f86", "a": "{color.sea}", "b": "{color.sea}", "`x|y`": "#ffffff",
        "esc\\u001b[31m": "#000000", "flip": "#ffffff", "<b>*gone*</b>": "#00ff00",
      ]))},
      "group": {"$type": "number", "one": {"$value": 1}, "two": {"$value": 2}},
      "note": {"$type": "number", "$value": 1}}
      """, "{\"color\": {\(colors(["flip": "#000000"]))}}",
    ])
    let new = try DifferenceTableTests.graph([
      """
      {"color": {\(colors([
        "sea": "#016fb9", "a": "{color.sea}", "b": "{color.sea}", "`x|y`": "#eeeeee",
        "esc\\u001b[31m": "#000001", "flip": "#000000",
      ]))},
      "family": {"$type": "number", "one": {"$value": 1}, "two": {"$value": 2}},
      "note": {"$type": "number", "$value": 1, "$deprecated": "use *two*", "$description": "x"}}
      """, "{\"color\": {\(colors(["flip": "#ffffff", "a": "#777777"]))}}",
    ])
    let difference = ThemeDifference(from: old, to: new)
    var themes = BrokenThemes(difference)
    for (path, text) in [("acme.json", #"{"group": {"one": 2}}"#), ("beta.json", #"{"a": 2}"#)] {
      themes.add(TokenCompiler().read(SourceFile(path: path, text: text)))
    }
    return (difference, themes)
  }

  private static func colors(_ colors: KeyValuePairs<String, String>) -> String {
    #""$type": "color""# + colors.map { #", "\#($0)": {"$value": "\#($1)"}"# }.joined()
  }

  @Test func text() throws {
    let (difference, themes) = try Self.sample()
    #expect(
      difference.text(themes) == """
        major: 3 breaking changes, 7 visual, 2 safe

        breaking
          group.one → family.one: probably renamed
            1 more alike: family.two
          color.<b>*gone*</b>: removed (color #00ff00)

        visual
          color.sea: #014f86 → #016fb9 (ΔE 11.52)
            2 tokens follow: color.a in default, color.b
          color.a in dark: #014f86 → #777777 (ΔE 25.99), {color.sea} → #777777
          color.`x|y`: #ffffff → #eeeeee (ΔE 3.47)
          color.esc\\u{1B}[31m: #000000 → #000001 (ΔE 0.41)
          color.flip: swapped between default and dark (#ffffff ⇄ #000000)

        safe
          note: deprecated: use *two*
          note: another description

        1 of 2 custom themes breaks
          acme.json:1:13: overrides group.one, which is probably family.one now

        """)
  }

  @Test func markdown() throws {
    let (difference, themes) = try Self.sample()
    #expect(
      difference.markdown(themes) == """
        **major: 3 breaking changes, 7 visual, 2 safe**

        ### Breaking

        - `group.one` → `family.one`: probably renamed
          - 1 more alike: `family.two`
        - `color.<b>*gone*</b>`: removed (color `#00ff00`)

        ### Visual

        - `color.sea`: `#014f86` → `#016fb9` (ΔE 11.52)
          - 2 tokens follow: `color.a` in default, `color.b`
        - `color.a` in dark: `#014f86` → `#777777` (ΔE 25.99), `{color.sea}` → `#777777`
        - `` color.`x|y` ``: `#ffffff` → `#eeeeee` (ΔE 3.47)
        - `color.esc\\u{1B}[31m`: `#000000` → `#000001` (ΔE 0.41)
        - `color.flip`: swapped between default and dark (`#ffffff` ⇄ `#000000`)

        ### Safe

        - `note`: deprecated: use \\*two\\*
        - `note`: another description

        ### 1 of 2 custom themes breaks

        - `acme.json:1:13`: overrides `group.one`, which is probably `family.one` now

        """)
  }

  @Test func json() throws {
    let (difference, themes) = try Self.sample()
    let lines = difference.json(themes).split(separator: "\n").map(String.init)
    let parsed = try JSONSerialization.jsonObject(with: Data(difference.json(themes).utf8))
    let report = try #require(parsed as? [String: Any])
    #expect(report.keys.sorted() == ["broken", "changes", "step", "summary", "version"])
    #expect((report["changes"] as? [Any])?.count == difference.changes.count)
    #expect(lines[0] == #"{"version": 1,"#)
    #expect(lines[1] == #" "step": "major","#)
    let swap: String = #"""
        {"kind": "swapped", "class": "visual", "step": "minor", "path": "color.flip", \#
      "themes": ["default"], "partners": ["dark"], "deltaE": 100, \#
      "old": {"value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}, \#
      "type": "color", "text": "#ffffff", "file": "0.json", "line": 1, "column": 216}, \#
      "new": {"value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}, \#
      "type": "color", "text": "#000000", "file": "0.json", "line": 1, "column": 216}}
      """#
    #expect(lines.contains { $0.hasPrefix(swap) }, "\(lines.filter { $0.contains("swapped") })")
    let broken: String = #"""
        {"file": "acme.json", "line": 1, "column": 13, "relation": "overrides", \#
      "path": "group.one", "kind": "renamed", "now": "family.one"}
      """#
    #expect(lines.contains(broken))
    let summary: String = #"""
       "summary": {"breaking": 3, "visual": 7, "safe": 2, "themes": 2, "broken": 1}}
      """#
    #expect(lines.last == summary)
  }

  @Test func nothing() throws {
    let graph = try DifferenceTableTests.graph([#"{"a": 1}"#])
    let difference = ThemeDifference(from: graph, to: graph)
    #expect(difference.text() == "no changes\n" && difference.markdown() == "**no changes**\n")
    #expect(
      difference.json() == """
        {"version": 1,
         "step": "none",
         "changes": [],
         "summary": {"breaking": 0, "visual": 0, "safe": 0}}

        """)
    #expect(difference.step == .none && difference.changeClass == nil)
  }

  /// A text lists so many; the counts are of all.
  @Test func longListsAreCut() throws {
    func theme(_ value: Int) -> String {
      "{" + (0..<1005).map { #""t\#($0)": \#($0 + value)"# }.joined(separator: ", ") + "}"
    }
    let difference = ThemeDifference(
      from: try DifferenceTableTests.graph([theme(0)]),
      to: try DifferenceTableTests.graph([theme(5000)]))
    for text in [difference.text(), difference.markdown()] {
      #expect(text.contains("minor: 1005 visual changes"))
      #expect(text.hasSuffix("and 5 more; JSON has them all\n"))
    }
  }
}
