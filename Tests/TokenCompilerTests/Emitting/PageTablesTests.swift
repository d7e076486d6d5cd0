import Foundation
import Testing

@testable import TokenCompiler

/// The page without its script, as mail programs and previews show it.
@Suite struct PageTablesTests {
  private static func page(_ graph: ThemeGraph) throws -> String {
    try HTMLEmitterTests.page(graph)
  }

  /// What stands between the element's tags.
  private static func tables(_ page: String) throws -> Substring {
    let start = try #require(page.range(of: "<div id=\"plain\">"))
    let end = try #require(page.range(of: "</main>"))
    return page[start.upperBound..<end.lowerBound]
  }

  @Test func everyTokenIsThere() throws {
    for graph in try FixtureOutputTests.graphs.map({ try $0.graph() }) + [SampleGraphs.everyType()]
    {
      let rows = try Self.tables(Self.page(graph)).components(separatedBy: "<tr><th>")
      let found = Set(rows.map { $0.components(separatedBy: "</th>")[0] })
      #expect(graph.tokens.ids.allSatisfy { found.contains(graph.path(of: $0)) })
    }
  }

  /// What a customer changes stands at the top, with the values of the base.
  @Test func overridesHaveTheirBaseBeside() throws {
    let folder = try CommandFolder([
      "base.json": ##"{"color": {"page": "#ffffff", "card": "{color.page}", "text": "#000000"}}"##,
      "acme.json": ##"{"color": {"page": "#eeeeee"}}"##,
    ])
    try folder.tokenc("build", "acme.json", "--base", "base.json", "-o", "a.html")
    let tables = try Self.tables(#require(folder.text("a.html")))
    let swatch = { (color: String) in "<s style=\"background:\(color)ff\"></s>\(color)" }
    let row = "\(swatch("#eeeeee"))<br><small>base \(swatch("#ffffff"))</small>"
    #expect(
      tables.contains(
        "<h2>Overridden <small>1</small></h2>\n<table>\n<tr><th>Token<th>default</th>\n<tr><th>color.page</th><td>\(row)\n"
      ))
    #expect(tables.contains("<h2>Follows from that <small>1</small></h2>"))
    #expect(tables.contains("<h2>Colours <small>3</small></h2>"))
  }

  @Test func findingsAndChangesAreThere() throws {
    let folder = try CommandFolder(["acme.json": PageFindingsTests.theme])
    try folder.tokenc("build", "acme.json", "-o", "a.html")
    let tables = try Self.tables(#require(folder.text("a.html")))
    #expect(tables.contains("<h2>Warnings <small>"))
    #expect(tables.contains("has a contrast of 2.96, less than 4.5"))
    #expect(tables.contains("<small>contrast · acme.json:4</small>"))
    let changes = try Self.tables(
      String(decoding: DifferencePageTests.page().1, as: UTF8.self))
    #expect(changes.contains("<code>#014f86</code>"))
    #expect(changes.contains("<h2>What has changed <small>6</small></h2>"))
  }

  /// It is about as large as what the script makes the page of.
  @Test func itIsSmall() throws {
    let page = try Self.page(FixtureThemes.customOverDefault())
    let data = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: data.upperBound..<page.endIndex))
    let size = try Self.tables(page).utf8.count
    #expect(size < page[data.upperBound..<end.lowerBound].utf8.count * 5 / 4, "\(size)")
  }
}

/// The same in a browser.
@Suite(.enabled(if: Browser.isThere, "\(Browser.reason)"))
struct PageTablesBrowserTests {
  struct Found: Decodable {
    var text: String
    var tools: Int
    var isThere: Bool
    var side: Double
    var rows: Int
  }

  private static let look = """
    ({
      text: document.body.innerText, isThere: document.getElementById("plain") !== null,
      tools: [...document.querySelectorAll(".tools, nav, main > section")].filter((e) => e.offsetParent !== null).length,
      side: document.documentElement.scrollWidth - innerWidth,
      rows: [...document.querySelectorAll("#plain tr")].filter((e) => e.offsetParent !== null).length,
    })
    """

  private static func open(
    _ page: [UInt8], change: (inout Browser.Job) -> Void = { _ in }
  ) throws -> Browser.Result<Found> {
    let folder = try CommandFolder()
    try folder.write(String(decoding: page, as: UTF8.self), to: "page.html")
    var job = Browser.Job(
      url: folder.url.appending(path: "page.html").absoluteString, script: look)
    change(&job)
    return try Browser.open([job], Found.self)[0]
  }

  @Test(arguments: [1280, 390]) func withoutScriptsAllIsReadable(_ width: Int) throws {
    let graph = try FixtureThemes.customOverDefault()
    let result = try Self.open(graph.emit(HTMLEmitter())[0].bytes) {
      $0.noScripts = true
      $0.size = [width, 900]
    }
    let found = try #require(result.value)
    #expect(result.requests == [] && found.isThere && found.tools == 0 && found.side <= 0)
    #expect(found.rows > graph.tokens.count)
    #expect(found.text.contains("Overridden") && found.text.contains("base "))
  }

  /// A script that fails leaves the tables; one that does not takes them away.
  @Test func theScriptTakesTheirPlaceOnlyWhenItIsDone() throws {
    let page = try HTMLEmitterTests.page(FixtureThemes.customOverDefault())
    let good = try #require(Self.open(Array(page.utf8)).value)
    #expect(!good.isThere && good.tools > 2)
    let broken = page.replacingOccurrences(
      of: "const members = new Map(kinds", with: "noSuchFunction();\nconst members = new Map(kinds")
    #expect(broken != page)
    let bad = try #require(Self.open(Array(broken.utf8)).value)
    #expect(bad.isThere && bad.tools == 0 && bad.rows > 1000)
  }
}
