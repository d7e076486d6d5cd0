import Foundation
import Testing

@testable import TokenCompiler

/// What a browser computes from our sheets is what the JSON output says, for every token in every
/// theme, on the root element and inside the page.
@Suite(.enabled(if: Browser.isThere, "\(Browser.reason)"))
struct CSSBrowserTests {
  struct Found: Decodable {
    var compared: Int
    var wrong: [String]
  }

  /// A page that compares some sheets with some themes of a graph.
  private static func page(
    _ graph: ThemeGraph, _ sheets: [CSSEmitter], themes: [Int]? = nil, attributes: Bool = true,
    prefix: String = ""
  ) throws -> String {
    let css = try sheets.map { String(decoding: try graph.emit($0)[0].bytes, as: UTF8.self) }
    let names = try JSONSerialization.jsonObject(
      with: Data(graph.emit(NamesEmitter(prefix: prefix))[0].bytes))
    let documents = try (themes ?? Array(graph.themes.indices)).map { theme in
      let bytes = try JSONEmitterTests.bytes(graph, theme: theme, JSONEmitter())
      return [
        "name": graph.themes[theme].name,
        "document": try JSONSerialization.jsonObject(with: Data(bytes)),
        "attributes": attributes ? Self.attributes(of: theme, graph) : [:],
      ]
    }
    let payload = try JSONSerialization.data(
      withJSONObject: [
        "sheets": css, "names": names, "themes": documents, "partNames": partNames(graph, prefix),
      ])
    let text = String(decoding: payload, as: UTF8.self).replacing("<", with: "\\u003c")
    let script = try ["computed.js", "classes.js"].map {
      try String(contentsOf: Browser.folder.appending(path: $0), encoding: .utf8)
    }.joined()
    return """
      <!doctype html><meta charset="utf-8"><title>t</title><body>
      <script type="application/json" id="payload">\(text)</script><script>\(script)</script>
      """
  }

  private static func attributes(of theme: Int, _ graph: ThemeGraph) -> [String: String] {
    var attributes: [String: String] = [:]
    for (modifier, context) in zip(graph.modifiers, graph.themes[theme].contexts)
    where context != graph.themes[0].contexts[graph.modifiers.firstIndex(of: modifier) ?? 0] {
      attributes["data-\(modifier.name)"] = context
    }
    return attributes
  }

  /// The names of tokens that are written member by member only.
  private static func partNames(_ graph: ThemeGraph, _ prefix: String) -> [String: String] {
    let names = CSSNames(graph, prefix: prefix)
    var found: [String: String] = [:]
    for token in graph.tokens.ids where !NamesEmitter.hasProperty(token, graph) {
      found[graph.path(of: token)] = String(decoding: names.name(of: token), as: UTF8.self)
    }
    return found
  }

  /// What the browser found wrong in pages.
  private static func check(
    _ pages: [(text: String, media: [String: String])], atLeast count: Int,
    script: String = "check()"
  ) throws {
    let folder = try CommandFolder()
    var jobs: [Browser.Job] = []
    for (index, page) in pages.enumerated() {
      try folder.write(page.text, to: "\(index).html")
      jobs.append(
        Browser.Job(
          url: folder.url.appending(path: "\(index).html").absoluteString, media: page.media,
          script: script))
    }
    var compared = 0
    for (index, result) in try Browser.open(jobs, Found.self).enumerated() {
      #expect(result.failure == nil)
      #expect(result.messages == [])
      #expect(result.value?.wrong == [], "page \(index)")
      compared += result.value?.compared ?? 0
    }
    #expect(compared >= count, "\(compared) values were compared")
  }

  /// With and without references.
  private static let sheets = CSSEmitter.References.allCases.map { CSSEmitter(references: $0) }

  @Test func theFixturesAreWhatTheJSONSays() throws {
    let graphs = try FixtureOutputTests.graphs.map { try $0.graph() } + [SampleGraphs.everyType()]
    try Self.check(graphs.map { (try Self.page($0, Self.sheets), [:]) }, atLeast: 20_000)
  }

  /// Public token files of every dialect.
  @Test(.enabled(if: Corpora.areThere, "../shared/corpora is not there"))
  func theCorporaAreWhatTheJSONSays() throws {
    var pages: [(text: String, media: [String: String])] = []
    for build in ConversionCorpusTests.builds {
      guard let graph = try ConversionCorpusTests.graph(of: build), graph.themes.count <= 12,
        let page = try? Self.page(graph, [CSSEmitter(), CSSEmitter(references: .all)])
      else { continue }
      pages.append((page, [:]))
    }
    #expect(pages.count > 80)
    try Self.check(pages, atLeast: 50_000)
  }

  private static func emitter(_ values: [String: String]) throws -> CSSEmitter {
    try CSSEmitter(EmitterSettings(values: values))
  }

  /// What the system asks for decides, without an attribute.
  @Test(arguments: ["media", "light-dark"])
  func theSystemDecides(_ strategy: String) throws {
    var pages: [(text: String, media: [String: String])] = []
    for (graph, modifier) in [
      (try FixtureThemes.defaultAndDark(), "theme"), (try FixtureThemes.backbase(), "mode"),
      (SampleGraphs.everyType(), "theme"),
    ] {
      let sheets = try CSSEmitter.References.allCases.map {
        try Self.emitter(["contexts": "\(modifier): \(strategy)", "references": "\($0)"])
      }
      for (theme, scheme) in ["light", "dark"].enumerated() {
        let page = try Self.page(graph, sheets, themes: [theme], attributes: false)
        pages.append((page, ["prefers-color-scheme": scheme]))
      }
    }
    try Self.check(pages, atLeast: 10_000)
  }

  /// None of the other options changes a value.
  @Test func optionsChangeNoValue() throws {
    let sheets = try [
      ["layer": "design.tokens"], ["register": ""],
      ["register": "", "references": "all", "fallbacks": "", "gamut": "media"],
      ["references": "all", "fallbacks": "", "header": "*/ </style>", "layer": "x"],
      ["selector": "html", "classes": "all"],
    ].map(Self.emitter)
    let graphs = [try FixtureThemes.defaultAndDark(), SampleGraphs.everyType()]
    let media = ["color-gamut": "p3"]
    try Self.check(graphs.map { (try Self.page($0, sheets), media) }, atLeast: 10_000)
  }

  /// A prefix changes names and nothing else, also where references are kept.
  @Test func prefixesChangeNoValue() throws {
    let graphs = [try FixtureThemes.defaultAndDark(), SampleGraphs.everyType()]
    let sheets = CSSEmitter.References.allCases.map {
      CSSEmitter(references: $0, prefix: "a b")
    }
    let pages = try graphs.map { (try Self.page($0, sheets, prefix: "a b"), [String: String]()) }
    try Self.check(pages, atLeast: 10_000)
  }

  /// More contrast is asked for beside light and dark, and by itself.
  @Test func theSystemAsksForContrast() throws {
    var builder = GraphBuilder(themes: ["light", "dark", "light-hc", "dark-hc"], modifier: "mode")
    let grays = [0.1, 0.2, 0.3, 0.4].map { TokenValue.color(Color(.srgb, [$0, $0, $0])) }
    builder.add("color.a", .color, grays[0], grays[1], grays[2], grays[3])
    builder.add("color.b", .color, grays[0], grays[1], grays[2], grays[3], alias: "color.a")
    builder.add("n", .number, .number(1), .number(1), .number(3), .number(3))
    let graph = builder.graph()
    let sheets = try [["references": "none"], ["references": "all"]].map {
      try Self.emitter($0.merging(["contexts": "mode: media"]) { $1 })
    }
    var pages: [(text: String, media: [String: String])] = []
    for (theme, wanted) in [
      ("light", "no-preference"), ("dark", "no-preference"), ("light", "more"), ("dark", "more"),
    ].enumerated() {
      let page = try Self.page(graph, sheets, themes: [theme], attributes: false)
      pages.append((page, ["prefers-color-scheme": wanted.0, "prefers-contrast": wanted.1]))
    }
    try Self.check(pages, atLeast: 48)
  }

  /// A colour beyond sRGB is itself where the option says and its fallback elsewhere.
  @Test(arguments: [
    ("supports", "srgb", true), ("media", "p3", true), ("media", "srgb", false),
    ("srgb", "p3", false),
  ])
  func wideColorsHoldWhereTheyShould(_ gamut: String, _ screen: String, _ isWide: Bool) throws {
    var builder = GraphBuilder()
    builder.add(
      "neon", .color, .color(Color(.displayP3, [1, 0, 0.25], alpha: 0.75, hex: "#ff0040")))
    let css = try builder.graph().emit(Self.emitter(["gamut": gamut]))[0].bytes
    let folder = try CommandFolder()
    try folder.write(
      "<!doctype html><style>\(String(decoding: css, as: UTF8.self)) p { color: var(--neon); }"
        + "</style><p>x</p>", to: "a.html")
    let job = Browser.Job(
      url: folder.url.appending(path: "a.html").absoluteString, media: ["color-gamut": screen],
      script: "getComputedStyle(document.querySelector('p')).color")
    let color = try Browser.open([job], String.self)[0].value
    #expect(
      color == (isWide ? "color(display-p3 1 0 0.25 / 0.75)" : "rgba(255, 0, 64, 0.75)"))
  }

  /// What a utility class makes of an element is what the JSON output says of its token.
  @Test(arguments: ["", "acme"]) func classesAreWhatTheJSONSays(_ prefix: String) throws {
    let graphs = try FixtureOutputTests.graphs.map { try $0.graph() } + [SampleGraphs.everyType()]
    let sheet = try Self.emitter(["classes": "all", "prefix": prefix])
    let pages = try graphs.map { (try Self.page($0, [sheet], prefix: prefix), [String: String]()) }
    try Self.check(pages, atLeast: 10_000, script: "checkClasses(\"\(prefix)\")")
  }
}
