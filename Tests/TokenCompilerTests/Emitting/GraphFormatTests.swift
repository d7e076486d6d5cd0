import Testing

@testable import TokenCompiler

/// The two languages in which reference graphs are written.
@Suite struct GraphFormatTests {
  private static let button = "theme.color.floating-action-button.default.background"

  @Test func aroundATokenOfTheFixtures() throws {
    let graph = try FixtureThemes.defaultAndDark()
    let settings = EmitterSettings(values: ["around": Self.button])
    try Golden.expect(
      graph.emit(try DotEmitter(settings))[0].bytes, equals: "defaultTheme/graph/button.dot")
    try Golden.expect(
      graph.emit(try MermaidEmitter(settings))[0].bytes, equals: "defaultTheme/graph/button.mmd")
  }

  @Test func theWholeOfTheFixtures() throws {
    let graph = try FixtureThemes.defaultAndDark()
    try Golden.expect(graph.emit(.dot)[0].bytes, equals: "defaultTheme/graph/whole.dot")
    try Golden.expect(graph.emit(.mermaid)[0].bytes, equals: "defaultTheme/graph/whole.mmd")
  }

  static let graphs: [@Sendable () throws -> ThemeGraph] =
    FixtureOutputTests.graphs.map(\.graph)
    + [{ SampleGraphs.everyType() }, { hostile() }, { ThemeGraph() }]

  /// Each hostile text as a name, a value and the name of a theme.
  private static func hostile() -> ThemeGraph {
    var builder = GraphBuilder(themes: SampleGraphs.hostile)
    for (index, text) in SampleGraphs.hostile.enumerated() {
      builder.add(segments: ["g\(index)", text], types: [.string], values: [.string(text)])
      builder.add(
        segments: [text, "to\(index)"], types: [.string], values: [.string(text)],
        aliases: [["g\(index)", text], nil])
    }
    return builder.graph()
  }

  @Test(
    .enabled(if: Tool.has("dot"), "there is no 'dot': Debian's package graphviz runs this test"),
    arguments: 0..<6)
  func graphvizDrawsIt(_ index: Int) throws {
    let graph = try Self.graphs[index]()
    for detail in ["tokens", "groups"] {
      let emitter = try DotEmitter(EmitterSettings(values: ["detail": detail]))
      let run = try Tool.run("dot", ["-Tsvg"], input: graph.emit(emitter)[0].bytes)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(run.output.contains("</svg>"))
    }
  }

  /// No line of a flowchart holds what Mermaid reads as anything but text.
  @Test(arguments: 0..<6) func mermaidHasNothingButNodesAndArrows(_ index: Int) throws {
    let graph = try Self.graphs[index]()
    let emitter = try MermaidEmitter(EmitterSettings(values: ["detail": "tokens"]))
    let text = String(decoding: try graph.emit(emitter)[0].bytes, as: UTF8.self)
    let node = #/  n\d+\["(?:[^"<>`;&#\[\]{}|\\]|#\d+;|<br/>)+"\]/#
    let style = #/  style n\d+ (?:fill|stroke)[\w:#,-]+/#
    let arrow = #/  n\d+ -->(?:\|"(?:[^"<>`;&#|]|#\d+;)+"\|)? n\d+/#
    for line in text.split(separator: "\n") where !line.hasPrefix("%%") && line != "flowchart LR" {
      let isPlain =
        line.wholeMatch(of: node) != nil || line.wholeMatch(of: style) != nil
        || line.wholeMatch(of: arrow) != nil
      #expect(isPlain, "\(line)")
    }
  }
}
