import Foundation
import Testing

@testable import TokenCompiler

/// The difference as a page.
@Suite struct DifferencePageTests {
  static let hostile = "<script>alert(1)</script>"

  static func page(_ title: String = "a → b") throws -> (ThemeDifference, [UInt8]) {
    func colors(_ colors: KeyValuePairs<String, String>) -> String {
      #"{"color": {"$type": "color""#
        + colors.map { #", "\#($0)": {"$value": "\#($1)"}"# }.joined() + "}}"
    }
    let old = try DifferenceTableTests.graph([
      colors([
        "sea": "#014f86", "link": "{color.sea}", "gone": "#123456", "main-old": "#abcdef",
        hostile: "#000000", "same": "#888888",
      ]), colors(["link": "#ffffff"]),
    ])
    let new = try DifferenceTableTests.graph([
      colors([
        "sea": "#016fb9", "link": "{color.sea}", "main-new": "#abcdef", hostile: "#111111",
        "same": "#888888", "fresh": "#00ff00",
      ]), colors(["link": "#eeeeee"]),
    ])
    let difference = ThemeDifference(from: old, to: new)
    return (difference, difference.page(from: old, to: new, title: title))
  }

  /// Every change is said once, with its class.
  @Test func everyChangeIsSaid() throws {
    let (difference, page) = try Self.page()
    let object = try Self.data(page)
    let notes = try #require(object["notes"] as? [[String: Any]])
    #expect(notes.count == difference.changes.count)
    #expect(
      notes.map { $0["l"] as? String }.sorted { $0! < $1! }
        == difference.changes.map(\.changeClass.rawValue).sorted())
    #expect(object["themes"] as? [String] == ["default", "default", "dark", "dark"])
    #expect(object["sides"] as? [String] == ["before", "after", "before", "after"])
    // The renamed token is one row.
    #expect((object["tokens"] as? [Any])?.count == 7)
  }

  @Test func nothingInAThemeGetsOutOfTheData() throws {
    let page = String(decoding: try Self.page(Self.hostile).1, as: UTF8.self)
    #expect(page.matches(of: #/<script/#).count == 3 && page.matches(of: #/<\/script/#).count == 3)
    #expect(page.contains("<h1>&lt;script&gt;alert(1)&lt;/script&gt; <small>major: "))
  }

  /// Contracts have no values, and the page says so.
  @Test func contractsAreCompared() throws {
    let folder = try CommandFolder(DiffCommandTests.files)
    for version in ["v1", "v2"] {
      try folder.tokenc(
        "schema", "\(version)/theme.json", "--contract", "-o", "\(version).contract.json")
    }
    let run = try folder.tokenc("diff", "v1.contract.json", "v2.contract.json", "--report", "html")
    #expect(run.status == 1 && run.output.contains("another value"))
  }

  /// The statuses are those of the other reports.
  @Test func theCommandWritesIt() throws {
    let folder = try CommandFolder(DiffCommandTests.files)
    let arguments = ["diff", "v1/theme.json", "v2/theme.json", "--report"]
    let run = try folder.tokenc(arguments + ["html"])
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("<!doctype html>") && run.output.hasSuffix("</html>\n"))
    #expect(run.output.contains("<h1>v1/theme.json → v2/theme.json <small>major: 1 breaking"))
    let same = try folder.tokenc("diff", "v1/theme.json", "v1/theme.json", "--report", "html")
    #expect(same.status == 0 && same.output.contains("no changes"))
    let bad = try folder.tokenc("diff", "v1/theme.json", "gone.json", "--report", "html")
    #expect(bad.status == 2 && bad.output.isEmpty)
    let again = try folder.tokenc(arguments + ["html"])
    #expect(again == run)
  }

  @Test func themesThatBreakAreListed() throws {
    let folder = try CommandFolder(DiffCommandTests.files)
    try folder.write(##"{"color": {"old": "#00705a"}}"##, to: "acme.json")
    let run = try folder.tokenc(
      "diff", "v1/theme.json", "v2/theme.json", "--themes", "acme.json", "--report", "html")
    #expect(run.output.contains(#""overrides ", ["color.old"], ", which is gone""#))
    #expect(run.output.contains(#""p": "acme.json:1""#))
    #expect(run.output.contains(#""l": "custom", "c": "overrides""#))
    #expect(run.output.contains(#""u": "acme.json""#))
    let lists = try PageBrowser.open(
      Array(run.output.utf8),
      "[...document.querySelectorAll('.level > summary, nav li:first-child')].map((e) => e.textContent)",
      [String].self)
    #expect(lists[0] == "Changes4" && lists[1] == "✕Custom theme acme.json breaks in 1 place")
    #expect(lists.contains { $0.hasPrefix("✕Breaking: 1 change") })
  }

  static func data(_ page: [UInt8]) throws -> [String: Any] {
    let text = String(decoding: page, as: UTF8.self)
    let start = try #require(text.range(of: "id=\"data\">"))
    let data = text[start.upperBound...].prefix { $0 != "<" }
    return try #require(
      try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
  }
}

/// The same in a browser.
@Suite(.enabled(if: Browser.isThere, "\(Browser.reason)"))
struct DifferencePageBrowserTests {
  struct Found: Decodable {
    var heads: [String]
    var first: [String]
    var all: Int
    var cells: [String]
    var isMarked: [Bool]
    var said: String
    var breaking: [String]
    var found: [String]
    var unreadable: [String]
    var title: String
  }

  private static let look = """
    (async () => {
      const paths = () => [...document.querySelectorAll("tr[id]")].filter((r) => r.offsetParent !== null)
        .map((r) => pathOf(tokens[r.id.slice(1)]));
      const first = paths();
      const row = document.getElementById("t" + byPath.get("color.sea"));
      const tick = async (id) => { document.getElementById("only-" + id).click(); await settled(); };
      await tick("breaking");
      const breaking = paths();
      await tick("breaking");
      await tick("changed");
      const all = shown();
      search.value = "main-old";
      filter();
      return {
        heads: [...document.querySelectorAll("thead")].at(-1).innerText.split(/\\s*\\n|\\t/).filter(Boolean), first, all,
        cells: [...row.cells].slice(1).map((cell) => cell.querySelector("code").textContent),
        isMarked: [...row.cells].slice(1).map((cell) => cell.className === "now"),
        said: row.cells[0].textContent, breaking, found: paths(), unreadable: unreadable(), title: document.title,
      };
    })()
    """

  @Test(arguments: ["light", "dark"]) func beforeStandsBesideAfter(_ scheme: String) throws {
    let page = try DifferencePageTests.page().1
    let found = try PageBrowser.open(page, Self.look, Found.self) {
      $0.media["prefers-color-scheme"] = scheme
      $0.size = [1400, 900]
    }
    let changed = ["sea", "link", "main-new", DifferencePageTests.hostile, "fresh", "gone"]
    #expect(found.first == changed.map { "color." + $0 })
    #expect(found.all == 7)
    #expect(found.cells == ["#014f86", "#016fb9", "#014f86", "#016fb9"])
    #expect(found.isMarked == [false, true, false, true])
    #expect(
      found.said.hasPrefix("color.sea") && found.said.contains("visual#014f86 → #016fb9 (ΔE 11.52)")
    )
    #expect(found.breaking == ["color.main-new", "color.gone"])
    #expect(found.found == ["color.main-new"], "a renamed token is found by the name that it had")
    #expect(found.unreadable == [])
    #expect(found.title.hasPrefix("a → b – major: "))
  }

  /// Components stand beside each other as well.
  @Test func componentsAreDrawnBeforeAndAfter() throws {
    let old = try FixtureThemes.defaultAndDark()
    let text = try String(
      contentsOf: Golden.packageFolder.appending(path: "Fixtures/defaultTokens.json"),
      encoding: .utf8)
    let folder = try CommandFolder([
      "old.json": text, "new.json": text.replacingOccurrences(of: "#1d5fe2", with: "#aa0000"),
    ])
    let run = try folder.tokenc("diff", "old.json", "new.json", "--report", "html")
    #expect(run.status == 0 && old.tokens.count > 1000)
    let found = try PageBrowser.open(
      Array(run.output.utf8),
      """
      [...document.querySelectorAll('[data-c="theme.color.floating-action-button"] td')]
        .map((cell) => rgb(getComputedStyle(cell.querySelector(".sample")).backgroundColor).join())
      """, [String].self)
    #expect(found == ["29,95,226,255", "170,0,0,255"])
  }
}
