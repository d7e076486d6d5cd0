import Testing

@testable import TokenCompiler

@Suite struct ReferenceMapTests {
  /// `a` refers to `b`, `b` to `c`, `x` to `c`; in dark `b` refers to `d`. `alone` has nobody.
  private static func graph() throws -> ThemeGraph {
    var options = CompilerOptions()
    options.modifiers = [
      Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")
    ]
    let compiler = TokenCompiler(options: options)
    func layer(_ text: String, _ theme: String?) -> Layer {
      Layer(
        compiler.read(SourceFile(path: "\(theme ?? "base").json", text: text)),
        when: theme.map { ["theme": $0] } ?? [:])
    }
    return try compiler.compile([
      layer(
        """
        {"color": {"a": "{color.b}", "b": "{color.c}", "c": "#fff", "d": "#000", "alone": "#111"},
         "x": {"color": {"x": "{color.c}"}}}
        """, nil),
      layer(#"{"color": {"b": "{color.d}"}}"#, "dark"),
    ])
  }

  /// `source>target` for each reference, with the themes where they are not all.
  private static func edges(
    _ around: String? = nil, _ values: [String: String] = [:]
  ) throws -> [String] {
    let graph = try graph()
    let options = try ReferenceMapOptions(
      EmitterSettings(values: values.merging(around.map { ["around": $0] } ?? [:]) { $1 }))
    var diagnostics = Diagnostics()
    let map = try #require(options.map(of: graph, format: "dot", into: &diagnostics))
    return map.edges.map { edge in
      let names = graph.names(ofThemes: edge.themes)
      return "\(map.nodes[edge.source].name)>\(map.nodes[edge.target].name)"
        + (edge.count > 1 ? "*\(edge.count)" : "")
        + (names.isEmpty ? "" : " in " + names.joined(separator: ", "))
    }
  }

  @Test func holdsWhoRefersToWhomAndInWhichThemes() throws {
    #expect(try Self.edges() == ["a>b", "b>c in default", "b>d in dark", "x>c"])
  }

  @Test func aroundATokenAreTheWaysToAndFromIt() throws {
    #expect(try Self.edges("color.d") == ["a>b", "b>d in dark"])
    #expect(try Self.edges("color.a") == ["a>b", "b>c in default", "b>d in dark"])
    #expect(try Self.edges("color.c", ["depth": "1"]) == ["b>c in default", "x>c"])
    #expect(try Self.edges("x") == ["x>c"])
    #expect(try Self.edges("color.alone") == [])
  }

  @Test func groupsStandForTheirTokens() throws {
    #expect(try Self.edges(nil, ["detail": "groups"]) == ["color>color"])
    let map = ReferenceMap(try Self.graph(), around: nil, try Self.options(["detail": "groups"]))
    #expect(map.nodes.map(\.count) == [4, 1])
    #expect(map.groupedReferences == 4)
  }

  private static func options(_ values: [String: String]) throws -> ReferenceMapOptions {
    try ReferenceMapOptions(EmitterSettings(values: values))
  }

  /// A design system's whole graph is drawn by groups, few enough to read; the largest are opened.
  @Test func manyTokensAreDrawnByGroups() throws {
    var builder = GraphBuilder()
    builder.add("palette.blue", .number, .number(1))
    for index in 0..<600 {
      let group = index < 500 ? "large.part\(index % 50)" : "small.part\(index % 50)"
      builder.add("\(group).x\(index)", .number, .number(1), alias: "palette.blue")
    }
    let graph = builder.graph()
    let map = ReferenceMap(graph, around: nil, ReferenceMapOptions())
    #expect(map.groupedReferences == 600)
    #expect(map.nodes.count == 52)
    #expect(map.nodes.map(\.count).suffix(2) == [10, 100])
    #expect(map.edges.count == 51)
    let tokens = ReferenceMap(graph, around: nil, try Self.options(["detail": "tokens"]))
    #expect(tokens.edges.count == 600)
  }

  /// A theme without groups is drawn by the words of its names.
  @Test func flatNamesAreDrawnByTheirWords() throws {
    var builder = GraphBuilder()
    for index in 0..<5000 {
      let name = ["color-blue", "color-red", "button-text"][index % 3]
      builder.add(
        "\(name)-\(index)", .number, .number(1), alias: index > 2 ? "color-blue-0" : nil)
    }
    let map = ReferenceMap(builder.graph(), around: nil, ReferenceMapOptions())
    #expect(map.nodes.map(\.name) == ["color-blue", "color-red", "button-text"])
    #expect(map.nodes.map(\.count).reduce(0, +) == 4998)
  }

  /// 5,000 tokens are a picture that can be read and that Mermaid draws, whatever their names are like.
  @Test(arguments: ["x#", "g#.x", "g%.h#.x", "g%.h&.i#.x", "g%-h&-x#"])
  func noThemeIsTooLarge(_ pattern: String) throws {
    var builder = GraphBuilder()
    func name(_ index: Int) -> String {
      pattern.replacing("#", with: "\(index)").replacing("%", with: "\(index % 90)")
        .replacing("&", with: "\(index % 700)")
    }
    for index in 0..<5000 {
      let target = index * 7919 % max(index, 1)
      builder.add(name(index), .number, .number(1), alias: index > 9 ? name(target) : nil)
    }
    let graph = builder.graph()
    for around: Set<TokenID>? in [nil, [TokenID(0)]] {
      let map = ReferenceMap(graph, around: around, ReferenceMapOptions())
      #expect(map.nodes.count <= 250 && map.nodes.count > 1)
      #expect(map.edges.count <= 300)
    }
  }

  @Test func aPathOfNothingIsReported() throws {
    let graph = try Self.graph()
    let emitter = try DotEmitter(EmitterSettings(values: ["around": "color.alon"]))
    var diagnostics = Diagnostics()
    #expect(emitter.emit(graph, into: &diagnostics).isEmpty)
    let found = diagnostics.sorted(themes: [])
    #expect(found.map(\.id) == [.invalidInput])
    #expect(found[0].message == "--dot-around names 'color.alon', which is no token and no group")
    #expect(found[0].help == "did you mean 'color.alone'?")
  }

  @Test(arguments: ["0", "-1", "two", ""]) func depthIsANumber(_ text: String) {
    #expect(throws: EmitterOptionError.self) { try Self.options(["depth": text]) }
  }

  /// 100,000 references in one chain are no work for the stack, and end in a picture.
  @Test func longChainsAreCut() throws {
    var text = #"{"number": {"t0": 1"#
    for index in 1..<20_000 { text += ", \"t\(index)\": \"{number.t\(index - 1)}\"" }
    let graph = try TokenCompiler().compile([SourceFile(path: "a.json", text: text + "}}")])
    let options = try Self.options(["around": "number.t9000", "depth": "3"])
    var diagnostics = Diagnostics()
    let map = try #require(options.map(of: graph, format: "dot", into: &diagnostics))
    #expect(map.edges.count == 6)
    #expect(ReferenceMap(graph, around: nil, ReferenceMapOptions()).nodes.count == 1)
  }
}
