import Testing

@testable import TokenCompiler

@Suite struct GraphBuilderTests {
  @Test func buildsWhatWasAdded() throws {
    var builder = GraphBuilder(themes: ["default", "dark"])
    builder.add("a.one", .number, .number(1), .number(2), description: "first \"quoted\"")
    builder.add("a.b.two", .number, .number(1), nil, alias: "a.one", deprecated: .flag(true))
    let graph = builder.graph()
    #expect(graph.tokens.ids.map(graph.path) == ["a.one", "a.b.two"])
    let (one, two) = (TokenID(0), TokenID(1))
    #expect(graph.value(of: one, inTheme: 1) == .number(2))
    #expect(graph.value(of: two, inTheme: 1) == nil)
    #expect(graph.chain(of: two) == [one])
    #expect(graph.deprecation(of: two) == .flag(true))
    #expect(graph.description(of: DeclarationID(0)) == "first \"quoted\"")
    #expect(graph.sources.text(of: graph.declarations[DeclarationID(1)].nameSpan) == "two")
    let members = GroupMembers(graph)
    #expect(members[.root].count == 1)
    #expect(members[GroupID(1)].count == 2)
  }
}
