import Foundation
import Testing

@testable import TokenCompiler

@Suite struct JSONEmitterTests {
  @Test func writesEveryTypeNested() throws {
    let graph = SampleGraphs.everyType()
    for (theme, name) in graph.themes.map(\.name).enumerated() {
      let bytes = try Self.bytes(graph, theme: theme, JSONEmitter())
      try Golden.expect(bytes, equals: "everyType/json/\(name).json")
      _ = try JSONSerialization.jsonObject(with: Data(bytes))
    }
  }

  @Test func writesEveryTypeFlat() throws {
    let bytes = try Self.bytes(SampleGraphs.everyType(), theme: 1, JSONEmitter(style: .flat))
    try Golden.expect(bytes, equals: "everyType/json/flat.json")
  }

  @Test func writesAnEmptyThemeAsAnEmptyObject() throws {
    var builder = GraphBuilder(themes: ["default", "dark"])
    builder.add("a.b", .number, nil, .number(1))
    let emitters = [JSONEmitter(), JSONEmitter(style: .flat)]
    for graph in [ThemeGraph(), GraphBuilder().graph(), builder.graph()] {
      for emitter in emitters {
        #expect(try Self.text(graph, emitter: emitter) == "{}\n")
      }
    }
  }

  @Test func keepsNamesAndTextsByteForByte() throws {
    let graph = SampleGraphs.hostileTokens()
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.bytes(graph, theme: 0, JSONEmitter())))
        as? [String: Any])
    for (index, text) in SampleGraphs.hostile.enumerated() {
      let group = try #require(root["g\(index)"] as? [String: Any])
      let inner = try #require(Self.onlyMember(of: group, named: text) as? [String: Any])
      let token = try #require(Self.onlyMember(of: inner, named: text) as? [String: Any])
      for key in ["$value", "$description", "$deprecated"] {
        let found = try #require(token[key] as? String)
        #expect(Array(found.utf8) == Array(text.utf8), "\(key) of \(text.debugDescription)")
      }
    }
  }

  @Test func flatKeepsPathsByteForByte() throws {
    let graph = SampleGraphs.hostileTokens()
    let bytes = try Self.bytes(graph, theme: 0, JSONEmitter(style: .flat))
    let root = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(root.count == SampleGraphs.hostile.count)
    for (index, text) in SampleGraphs.hostile.enumerated() {
      let value = try #require(root["g\(index).\(text).\(text)"] as? String)
      #expect(Array(value.utf8) == Array(text.utf8))
    }
  }

  @Test func hidesNoCharacter() throws {
    let output = try Self.text(SampleGraphs.hostileTokens())
    let hidden = output.unicodeScalars.filter {
      $0 != "\n" && HiddenCharacters.contains($0.value)
    }
    #expect(hidden.isEmpty)
  }

  @Test func keepsATokenWithChildrenInOneObject() throws {
    var builder = GraphBuilder(themes: ["default", "dark"])
    builder.add("a.b.c", .number, .number(1))
    builder.add("a.b", .number, .number(2), nil, description: "both")
    builder.add("a.d", .number, .number(3))
    let graph = builder.graph()
    #expect(
      try Self.text(graph) == """
        {
          "a": {
            "b": {
              "$type": "number",
              "$value": 2,
              "$description": "both",
              "c": {
                "$type": "number",
                "$value": 1
              }
            },
            "d": {
              "$type": "number",
              "$value": 3
            }
          }
        }

        """)
    let dark = try Self.text(graph, theme: 1)
    #expect(dark.contains("\"b\": {\n      \"c\": {") && !dark.contains("both"))
  }

  @Test func keepsWhatGroupsDeclare() throws {
    var builder = GraphBuilder()
    builder.add("a.b", .number, .number(1), description: "about a")
    builder.add("c.d", .number, nil)
    var graph = builder.graph()
    let extensions = JSONValue.object([
      .init("org.x", .array([.number(1), .null, .object([]), .array([]), .boolean(true)])),
      .init("", .string("y")),
    ])
    graph.columns[0].groups[GroupID(1)] = GroupMetadata(
      descriptionSpan: graph.declarations[DeclarationID(0)].descriptionSpan, extensions: extensions)
    graph.columns[0].groups[.root] = GroupMetadata(extensions: .object([]))
    graph.declarations[DeclarationID(0)].extensions = .object([.init("k", .number(1e300))])
    #expect(
      try Self.text(graph) == """
        {
          "$extensions": {},
          "a": {
            "$description": "about a",
            "$extensions": {"org.x": [1, null, {}, [], true], "": "y"},
            "b": {
              "$type": "number",
              "$value": 1,
              "$description": "about a",
              "$extensions": {"k": 1e+300}
            }
          }
        }

        """)
  }

  @Test func writesDeepExtensionsAndGroupsWithoutRecursion() throws {
    var value = JSONValue.array([])
    for _ in 0..<2_000 { value = .array([value]) }
    var builder = GraphBuilder()
    let deep = Array(repeating: "g", count: 1_000) + ["t"]
    builder.add(segments: deep, types: [.custom], values: [.custom(value)])
    let output = try Self.text(builder.graph())
    #expect(output.filter { $0 == "[" }.count == 2_001)
    #expect(output.filter { $0 == "{" }.count == output.filter { $0 == "}" }.count)
  }

  @Test func flatRefusesTwoTokensOfOnePath() throws {
    var builder = GraphBuilder()
    builder.add(segments: ["a", "b"], types: [.number], values: [.number(1)])
    builder.add(segments: ["a.b"], types: [.number], values: [.number(2)])
    let graph = builder.graph()
    _ = try graph.emit(.json)
    let error = #expect(throws: CompilationError.self) {
      try graph.emit(JSONEmitter(style: .flat))
    }
    let finding = try #require(error?.diagnostics.first)
    #expect(finding.id == .nameCollision)
    #expect(finding.span == graph.declarations[DeclarationID(1)].nameSpan)
    #expect(finding.related.map(\.span) == [graph.declarations[DeclarationID(0)].nameSpan])
  }

  @Test func takesTheStyleFromSettings() throws {
    #expect(try JSONEmitter(EmitterSettings()).style == .nested)
    #expect(try JSONEmitter(EmitterSettings(values: ["style": "flat"])).style == .flat)
    #expect(throws: EmitterOptionError(option: "style", value: "x", allowed: ["nested", "flat"])) {
      try JSONEmitter(EmitterSettings(values: ["style": "x"]))
    }
  }

  static func bytes(_ graph: ThemeGraph, theme: Int, _ emitter: some Emitter) throws -> [UInt8] {
    var diagnostics = Diagnostics()
    let files = emitter.emit(graph, theme: theme, into: &diagnostics)
    #expect(diagnostics.isEmpty)
    return try #require(files.first).bytes
  }

  static func text(
    _ graph: ThemeGraph, theme: Int = 0, emitter: some Emitter = JSONEmitter()
  ) throws -> String {
    String(decoding: try bytes(graph, theme: theme, emitter), as: UTF8.self)
  }

  /// The member of that name byte by byte; dictionaries compare names by canonical equivalence.
  private static func onlyMember(of object: [String: Any], named name: String) -> Any? {
    object.first { Array($0.key.utf8) == Array(name.utf8) }?.value
  }
}
