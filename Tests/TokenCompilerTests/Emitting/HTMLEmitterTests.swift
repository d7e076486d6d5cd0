import Foundation
import Testing

@testable import TokenCompiler

/// The page as text.
@Suite struct HTMLEmitterTests {
  static func page(_ graph: ThemeGraph, title: String = "theme") throws -> String {
    String(decoding: try graph.emit(HTMLEmitter(title: title))[0].bytes, as: UTF8.self)
  }

  @Test func nothingInAThemeGetsOutOfTheData() throws {
    let page = try Self.page(SampleGraphs.hostileTokens(), title: "</title><script>x</script>")
    #expect(page.matches(of: #/<script/#).count == 3)
    #expect(page.matches(of: #/<\/script/#).count == 3)
    #expect(page.matches(of: #/<!--/#).count == 1)
    #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;x&lt;/script&gt; – design tokens"))
  }

  @Test func theDataIsJSON() throws {
    for graph in try FixtureOutputTests.graphs.map({ try $0.graph() }) + [ThemeGraph()] {
      let page = try Self.page(graph)
      let start = try #require(page.range(of: "id=\"data\">"))
      let data = page[start.upperBound...].prefix { $0 != "<" }
      let object = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
      #expect((object?["tokens"] as? [Any])?.count == graph.tokens.count)
      #expect((object?["themes"] as? [String]) == graph.themes.map(\.name))
    }
  }

  /// Nothing in it can ask for anything.
  @Test func thePageLoadsNothing() throws {
    let page = try Self.page(try FixtureThemes.defaultAndDark())
    #expect(page.contains("default-src 'none'; style-src 'unsafe-inline'"))
    for word in [" src=", "@import", "url(", "fetch(", "XMLHttpRequest", "innerHTML", "eval("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func theTitleIsTheInputsOrTheOptions() throws {
    let settings = EmitterSettings(inputName: "acme")
    #expect(try HTMLEmitter(settings).title == "acme")
    let titled = EmitterSettings(values: ["title": "Acme 2"], inputName: "acme")
    #expect(try HTMLEmitter(titled).title == "Acme 2")
  }
}

/// The page as people and screen readers find it in a browser.
@Suite(.enabled(if: Browser.isThere, "\(Browser.reason)"))
struct HTMLBrowserTests {
  struct Found: Decodable {
    var rows: Int
    var found: Int
    var after: Int
    var isThere: Bool
    var unreadable: [String]
    var components: Int
    var loading: Double
    var filtering: Double
    var title: String
    var texts: [[String]]
    var overridden: Int
    var following: Int
    var low: Int
    var width: Double
  }

  private static func open(
    _ graphs: [(graph: ThemeGraph, query: String)], media: [String: String] = [:]
  ) throws -> [Browser.Result<Found>] {
    let folder = try CommandFolder()
    let script = try String(contentsOf: Browser.folder.appending(path: "page.js"), encoding: .utf8)
    let jobs = try graphs.enumerated().map { index, page in
      try folder.write(HTMLEmitterTests.page(page.graph), to: "\(index).html")
      return Browser.Job(
        url: folder.url.appending(path: "\(index).html").absoluteString, media: media,
        script: script + "\nlook(\"\(page.query)\")", tree: true)
    }
    return try Browser.open(jobs, Found.self)
  }

  /// Nothing is asked for, nothing goes wrong, and everything that can be used has a name.
  private static func expectQuiet(_ result: Browser.Result<Found>) throws -> Found {
    #expect(result.failure == nil)
    #expect(result.messages == [])
    #expect(result.requests == [])
    let used = ["button", "link", "checkbox", "searchbox", "textbox", "navigation", "table"]
    let nodes = (result.tree ?? []).filter { used.contains($0.role ?? "") }
    #expect(nodes.count > 2)
    #expect(nodes.filter { ($0.name ?? "").isEmpty }.map(\.role) == [])
    return try #require(result.value)
  }

  @Test(arguments: ["light", "dark"]) func theFixturesCanBeUsed(_ scheme: String) throws {
    let graphs = try FixtureOutputTests.graphs.map { (try $0.graph(), "background") }
    let results = try Self.open(graphs, media: ["prefers-color-scheme": scheme])
    for (result, page) in zip(results, graphs) {
      let found = try Self.expectQuiet(result)
      #expect(found.rows == page.0.tokens.count)
      #expect(found.found > 0 && found.found < found.rows && found.after == found.rows)
      #expect(found.isThere)
      #expect(found.unreadable == [])
      #expect(found.components > 0)
      #expect(found.width <= 0, "it scrolls sideways")
    }
  }

  /// What a customer changed is marked, and what follows from it.
  @Test func overridesAreMarked() throws {
    let graph = try FixtureThemes.customOverDefault()
    let found = try Self.expectQuiet(Self.open([(graph, "x")])[0])
    let own = graph.tokens.ids.count { token in
      graph.themes.indices.contains { theme in
        graph.resolution(of: token, inTheme: theme).map {
          !graph.declarations[$0.declaration].isContract
        } ?? false
      }
    }
    #expect(found.overridden == own && own > 10)
    #expect(found.following > 10)
  }

  @Test func everyTypeAndHostileTextsAreShown() throws {
    let (every, hostile) = (SampleGraphs.everyType(), SampleGraphs.hostileTokens())
    let results = try Self.open([(every, "sea"), (hostile, "<"), (GraphBuilder().graph(), "x")])
    #expect(try Self.expectQuiet(results[0]).unreadable == [])
    let found = try Self.expectQuiet(results[1])
    for (text, shown) in zip(SampleGraphs.hostile, found.texts) {
      #expect(shown.count == 2 && shown[0].hasSuffix(".\(text).\(text)"))
    }
    #expect(results[2].failure == nil && results[2].value?.rows == 0)
  }

  /// 5,000 tokens in three themes are there at once, and a search answers at once.
  @Test func manyTokensAreQuick() throws {
    var builder = GraphBuilder(themes: ["light", "dark", "contrast"])
    for index in 0..<5000 {
      let color = Color(.srgb, [Double(index % 256) / 255, 0.5, 0.25])
      let name = ["background", "foreground", "border", "icon", "x"][index % 5]
      builder.add(
        "color.component\(index / 20).part\(index / 5 % 4).\(name)", .color, .color(color),
        alias: index > 100 ? "color.component0.part0.background" : nil)
    }
    let found = try #require(Self.open([(builder.graph(), "component77")])[0].value)
    #expect(found.rows == 5000 && found.found == 20 && found.after == 5000)
    // Several times of what it takes on a machine that does nothing else.
    #expect(found.loading < 8000, "\(found.loading) ms")
    #expect(found.filtering < 1000, "\(found.filtering) ms")
  }
}
