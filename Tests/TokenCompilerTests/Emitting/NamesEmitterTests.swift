import Foundation
import Testing

@testable import TokenCompiler

@Suite struct NamesEmitterTests {
  /// One line of the list.
  struct Names: Decodable {
    var path: String
    var swift: String?
    var css: String?
  }

  private struct List: Decodable {
    var version: Int
    var tokens: [Names]
  }

  @Test func listsTheTokensOfEachFixture() throws {
    for (name, graph) in FixtureOutputTests.graphs {
      let files = try graph().emit(.names)
      try Golden.expect(files, in: "\(name)/names", defaultName: "Names.json")
    }
  }

  @Test func listsEveryTokenInOrderAndNamesWhatHasAName() throws {
    let graph = SampleGraphs.everyType()
    let names = try Self.names(graph)
    #expect(names.map(\.path) == graph.tokens.ids.map { graph.path(of: $0) })
    let byPath = Dictionary(uniqueKeysWithValues: names.map { ($0.path, $0) })
    #expect(byPath["gradient-of-one"]?.swift == "gradientOfOne")
    #expect(byPath["gradient-of-one"]?.css == "--gradient-of-one")
    #expect(byPath["nothing"]?.css == nil, "it is null in every theme")
    #expect(byPath["type.part"]?.css == nil, "it is written member by member")
    #expect(byPath["only.dark"]?.css == "--only-dark")
  }

  @Test func aTokenThatSwiftHasNoRoomForIsLeftWithoutAName() throws {
    var builder = GraphBuilder()
    builder.add("a.font-size", .number, .number(1))
    builder.add("a.fontSize", .number, .number(2))
    let names = try Self.names(builder.graph())
    #expect(names.map(\.swift) == ["a.fontSize", nil])
    #expect(names.map(\.css) == ["--a-font-size", "--a-fontSize"])
  }

  @Test func hostileNamesComeBackByteForByte() throws {
    let names = try Self.names(SampleGraphs.hostileTokens())
    for (index, text) in SampleGraphs.hostile.enumerated() {
      #expect(Array(names[index].path.utf8) == Array("g\(index).\(text).\(text)".utf8))
    }
  }

  /// The names are those of the outputs: each is declared in the sheet, and each compiles.
  @Test func namesAreThoseOfTheOutputs() throws {
    let graph = try FixtureThemes.defaultAndDark()
    let sheet = String(decoding: try graph.emit(.css)[0].bytes, as: UTF8.self)
    let declared = Set(
      sheet.split(separator: "\n").compactMap { line in
        line.hasPrefix("  --") ? line.dropFirst(2).prefix { $0 != ":" } : nil
      })
    let names = try Self.names(graph)
    #expect(names.count > 500)
    var use = "func use(_ theme: Theme) {\n"
    for name in names {
      if let css = name.css { #expect(declared.contains(css[...]), "\(css) is not declared") }
      use += "  _ = theme.\(try #require(name.swift))\n"
    }
    let theme = String(decoding: try graph.emit(.swift)[0].bytes, as: UTF8.self)
    try SwiftToolchain.expectTypeChecks(
      ["Theme.swift": theme, "Use.swift": use + "}\n"], stubs: [false])
  }

  @Test func theCommandKnowsTheEndingAndTakesThePrefixOfCSS() throws {
    let folder = try CommandFolder(["a.json": "{\"color\": {\"sea\": \"#003366\"}}"])
    let run = try folder.tokenc(
      "build", "a.json", "-o", "a.names.json", "-o", "names:b.json", "--css-prefix", "x")
    #expect(run == CommandRun(status: 0))
    #expect(
      folder.text("a.names.json") == """
        {
          "version": 1,
          "tokens": [
            {"path": "color.sea", "swift": "color.sea", "css": "--x-color-sea"}
          ]
        }

        """)
    #expect(folder.text("b.json") == folder.text("a.names.json"))
  }

  @Test func namesOfConstantsAreThoseOfTheirTypes() throws {
    let folder = try CommandFolder(["a.json": "{\"color\": {\"deep-sea\": {\"x\": \"#003366\"}}}"])
    let run = try folder.tokenc(
      "build", "a.json", "-o", "a.names.json", "-o", "a.swift", "--swift-style", "static")
    #expect(run == CommandRun(status: 0))
    #expect(folder.text("a.names.json")?.contains(#""swift": "Color.DeepSea.x""#) == true)
    #expect(folder.text("a.swift")?.contains("enum DeepSea") == true)
  }

  private static func names(_ graph: ThemeGraph) throws -> [Names] {
    let files = try graph.emit(.names)
    return try JSONDecoder().decode(List.self, from: Data(files[0].bytes)).tokens
  }
}
