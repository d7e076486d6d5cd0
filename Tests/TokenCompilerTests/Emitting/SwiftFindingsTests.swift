import Testing

@testable import TokenCompiler

/// What the Swift emitter refuses, and where it points.
@Suite struct SwiftFindingsTests {
  /// The one finding of a graph: code, message, and the texts it points at.
  private static func finding(
    _ builder: GraphBuilder, _ options: [String: String] = [:]
  ) throws -> (id: DiagnosticID, message: String, at: String?, related: [String]) {
    let graph = builder.graph()
    let emitter = try SwiftEmitter(EmitterSettings(values: options))
    var diagnostics = Diagnostics()
    _ = emitter.emit(graph, into: &diagnostics)
    let findings = diagnostics.sorted(themes: graph.themes.map(\.name))
    #expect(findings.count == 1, "\(findings.map(\.message))")
    let first = try #require(findings.first)
    return (
      first.id, first.message, first.span.map(graph.sources.text(of:)),
      first.related.map { graph.sources.text(of: $0.span) }
    )
  }

  @Test func namesThatMeet() throws {
    var builder = GraphBuilder()
    builder.add("theme.font-size", .number, .number(1))
    builder.add("theme.fontSize", .number, .number(1))
    let found = try Self.finding(builder)
    #expect(found.id == .nameCollision)
    #expect(
      found.message
        == "'theme.fontSize' and 'theme.font-size' are both 'fontSize' in Swift")
    #expect(found.at == "fontSize" && found.related == ["font-size"])
  }

  @Test func groupsNestAsDeepAsSwiftTakesThem() throws {
    func path(_ depth: Int) -> String { Array(repeating: "a", count: depth).joined(separator: ".") }
    var builder = GraphBuilder()
    builder.add(path(251) + ".x", .number, .number(1))
    let found = try Self.finding(builder, ["part": "type"])
    #expect(found.id == .limitExceeded && found.at == "x")
    #expect(found.message == "more than 250 groups lie in each other, too many for Swift")
    var good = GraphBuilder()
    good.add(path(250) + ".x", .number, .number(1))
    let text = try SwiftEmitterTests.text(good.graph())
    try SwiftToolchain.expectTypeChecks(["Theme.swift": text], stubs: [false])
  }

  @Test func aTokenThatIsAGroupToo() throws {
    var builder = GraphBuilder()
    builder.add("a.b", .number, .number(1))
    builder.add("a.b.c", .number, .number(1))
    let found = try Self.finding(builder)
    #expect(found.message == "'a.b' is a token and a group, which cannot both be 'b' in Swift")
    #expect(found.id == .nameCollision && found.at == "c" && found.related == ["b"])
  }

  @Test func aRootGroupBesideTheThemesOwn() throws {
    var builder = GraphBuilder()
    builder.add("theme.primitives.x", .number, .number(1))
    builder.add("primitives.y", .number, .number(1))
    let found = try Self.finding(builder)
    #expect(found.id == .nameCollision && found.at == "y" && found.related == ["x"])
  }

  @Test func twoTypes() throws {
    var builder = GraphBuilder(themes: ["default", "dark"])
    builder.add(
      segments: ["a"], types: [.number, .string], values: [.number(1), .string("x")])
    let found = try Self.finding(builder)
    #expect(found.id == .typeMismatch)
    #expect(
      found.message
        == "'a' is a string in one theme and a number in another, but Swift needs one type")
  }

  /// An alias has the type of its target, which is where the two types are.
  @Test func twoTypesAreToldWhereTheyAreAndNotAtEachAlias() {
    let layers = [
      TestLayer(#"{"a": 1, "b": "{a}", "c": "{b}", "d": "{a}"}"#).layer("0.json", as: .auto),
      TestLayer(#"{"a": "x", "d": "{c}"}"#, when: ["theme": "dark"]).layer("1.json", as: .auto),
    ]
    let modifier = Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")
    let graph = TokenCompiler(options: CompilerOptions(modifiers: [modifier])).validate(layers)
      .graph
    var found = Diagnostics()
    _ = SwiftEmitter.swift.emit(graph, into: &found)
    #expect(found.sorted().map(\.path) == ["a", "d"])
  }

  @Test func aTokenThatOneThemeDoesNotHave() throws {
    var builder = GraphBuilder(themes: ["default", "dark"])
    builder.add("a", .number, .number(1))
    builder.add("b", .number, nil, .number(1))
    let found = try Self.finding(builder)
    #expect(found.id == .typeMismatch && found.at == "b")
    #expect(
      found.message
        == "'b' does not exist in the theme 'default', but Swift needs it in every theme")
  }

  @Test func aLengthThatIsNoPointsInsideAnotherValue() throws {
    var builder = GraphBuilder()
    let border = Border(
      color: Slot(SwiftSamples.hex(0)), width: Slot(Dimension(5, .other("vw"))),
      style: Slot(.keyword(.solid)))
    builder.add("a", .border, .border(border))
    let found = try Self.finding(builder)
    #expect(found.id == .invalidValue)
    #expect(
      found.message == "a length in 'vw' in 'a' cannot be turned into points for Swift")
  }

  @Test func aTypeWithoutAValue() throws {
    var builder = GraphBuilder()
    builder.add("a", .color, .opaque)
    let found = try Self.finding(builder)
    #expect(found.id == .typeMismatch)
    #expect(found.message.contains("has a type but no value"))
    var diagnostics = Diagnostics()
    let type = try SwiftEmitter(EmitterSettings(values: ["part": "type"]))
    _ = type.emit(builder.graph(), into: &diagnostics)
    #expect(diagnostics.isEmpty)
  }

  @Test func aColourOutsideDisplayP3() throws {
    var builder = GraphBuilder()
    builder.add("a", .color, .color(Color(.rec2020, [0, 1, 0])))
    let found = try Self.finding(builder)
    #expect(found.id == .gamut)
    #expect(
      found.message
        == "the rec2020 colour of 'a' does not fit into Display P3 and was moved into it")
  }

  /// What a custom theme may not do, because the default theme's type is fixed.
  @Test func aCustomThemeThatDoesNotFit() throws {
    var builder = GraphBuilder()
    builder.hasContract = true
    builder.add("a", .number, .null)
    var graph = builder.graph()
    var contract = GraphBuilder()
    contract.add("a", .number, .number(1))
    let fixed = contract.graph()
    graph.contractColumns = fixed.columns
    graph.contractColumns[0].values = [UInt32(graph.values.count)]
    graph.values.append(.number(1))
    var diagnostics = Diagnostics()
    _ = SwiftEmitter.swift.emit(graph, into: &diagnostics)
    #expect(
      diagnostics.sorted().map(\.message) == [
        "'a' is null, but the default theme always has a value for it"
      ])
    graph.values[0] = .dimension(Dimension(1, .other("%")))
    diagnostics = Diagnostics()
    _ = SwiftEmitter.swift.emit(graph, into: &diagnostics)
    #expect(diagnostics.sorted().map(\.id) == [.invalidValue])
    graph.values[0] = .string("x")
    diagnostics = Diagnostics()
    _ = SwiftEmitter.swift.emit(graph, into: &diagnostics)
    #expect(
      diagnostics.sorted().map(\.message) == [
        "the value of 'a' does not fit its Swift type 'Double'"
      ])
  }

  @Test func constantsOfSeveralThemes() throws {
    let brand = Modifier("brand", contexts: ["base", "acme"], defaultContext: "base")
    let mode = Modifier("mode", contexts: ["light", "dark"], defaultContext: "light")
    var builder = GraphBuilder(
      modifiers: [mode, brand],
      themes: [["light", "base"], ["dark", "base"], ["light", "acme"], ["dark", "acme"]])
    builder.add("a", .number, .number(1))
    let found = try Self.finding(builder, ["style": "static"])
    #expect(found.id == .invalidInput && found.at == nil)
    #expect(
      found.message
        == "--swift-style static holds one theme, but 'brand' may be 'base' or 'acme'")
  }

  @Test func aModifierThatIsNotThere() throws {
    var builder = GraphBuilder()
    builder.add("a", .number, .number(1))
    let found = try Self.finding(builder, ["appearance": "mode"])
    #expect(found.id == .invalidInput && found.at == nil)
    #expect(found.message == "--swift-appearance names 'mode', which is no modifier")
  }
}
