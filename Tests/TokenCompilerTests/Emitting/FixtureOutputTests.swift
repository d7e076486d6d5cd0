import Foundation
import Testing

@testable import TokenCompiler

/// What the emitters make of the project's own fixtures.
@Suite struct FixtureOutputTests {
  static let graphs: [(name: String, graph: @Sendable () throws -> ThemeGraph)] = [
    ("defaultTheme", { try FixtureThemes.defaultAndDark() }),
    ("customTheme", { try FixtureThemes.customOverDefault() }),
    ("backbaseTheme", { try FixtureThemes.backbase() }),
  ]

  @Test(arguments: 0..<3) func css(_ index: Int) throws {
    let (name, graph) = Self.graphs[index]
    for references in [CSSEmitter.References.none, .all] {
      let files = try graph().emit(CSSEmitter(references: references))
      try Golden.expect(files[0].bytes, equals: "\(name)/css/references-\(references).css")
    }
  }

  @Test(arguments: 0..<3) func json(_ index: Int) throws {
    let (name, graph) = Self.graphs[index]
    let compiled = try graph()
    for (theme, themeName) in compiled.themes.map(\.name).enumerated() {
      let bytes = try JSONEmitterTests.bytes(compiled, theme: theme, JSONEmitter())
      try Golden.expect(bytes, equals: "\(name)/json/\(themeName).json")
    }
    let flat = try JSONEmitterTests.bytes(compiled, theme: 0, JSONEmitter(style: .flat))
    try Golden.expect(flat, equals: "\(name)/json/flat.json")
  }

  /// Compiled again, a document is itself.
  @Test(arguments: 0..<3) func jsonIsAFixedPoint(_ index: Int) throws {
    let graph = try Self.graphs[index].graph()
    for theme in graph.themes.indices {
      let bytes = try JSONEmitterTests.bytes(graph, theme: theme, JSONEmitter())
      let source = SourceFile(path: "again.json", bytes: bytes)
      let again = try TokenCompiler().compile([source]).emit(.json)
      #expect(again[0].bytes == bytes)
    }
  }

  /// A browser that replaces each `var()` finds what the sheet without references says.
  @Test(arguments: [CSSEmitter.References.all, .named])
  func keptReferencesLeadToTheSameValues(_ references: CSSEmitter.References) throws {
    let graphs = try Self.graphs.map { try $0.graph() } + [SampleGraphs.everyType()]
    for graph in graphs {
      let literal = try CSSCascade(CSSEmitterTests.css(graph))
      let kept = try CSSCascade(CSSEmitterTests.css(graph, CSSEmitter(references: references)))
      #expect(kept.blocks.count == literal.blocks.count)
      for block in literal.blocks.indices {
        let expected = literal.values(in: block)
        let found = kept.values(in: block)
        #expect(found.count == expected.count)
        for (name, value) in expected where found[name] != value {
          Issue.record("\(name) is \(found[name] ?? "missing"), not \(value), in block \(block)")
        }
      }
    }
  }
}

/// The custom properties of a sheet of ours, as a browser computes them on the root element and on
/// an element inside it. Blocks that only newer browsers read are left out.
private struct CSSCascade {
  private(set) var blocks: [[(name: String, value: String)]] = []

  init(_ css: String) throws {
    for line in css.split(separator: "\n") {
      if line.hasSuffix(" {"), !line.hasPrefix(" "), !line.hasPrefix("@") { blocks.append([]) }
      guard line.hasPrefix("  --"), let colon = line.firstRange(of: ": ") else { continue }
      let name = String(line[..<colon.lowerBound].dropFirst(2))
      blocks[blocks.count - 1].append((name, String(line[colon.upperBound...].dropLast())))
    }
  }

  /// What holds on an element for which the first block or an ancestor's holds, and this one.
  func values(in block: Int) -> [String: String] {
    var inherited: [String: String] = [:]
    for index in Set([0, block]).sorted() {
      let declared = Dictionary(blocks[index].map { ($0.name, $0.value) }) { $1 }
      var computed = inherited
      // Sheets are small and chains short: replaced until nothing changes.
      for (name, value) in declared { computed[name] = value }
      for name in declared.keys.sorted() {
        var value = declared[name] ?? ""
        while let match = value.firstMatch(of: #/var\((--[^()]*)\)/#) {
          let target = String(match.1)
          value.replaceSubrange(match.range, with: declared[target] ?? inherited[target] ?? "?")
        }
        computed[name] = value
      }
      inherited = computed.filter { $0.value != "initial" }
    }
    return inherited
  }
}
