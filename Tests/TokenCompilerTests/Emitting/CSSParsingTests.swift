import Testing

@testable import TokenCompiler

/// What a parser that is not ours reads in our sheets.
@Suite(
  .enabled(
    if: CSSReader.isAvailable, "python3 has no tinycss2: pip install tinycss2 runs these tests"))
struct CSSParsingTests {
  @Test func readsHostileNamesAndTextsBack() throws {
    let graph = SampleGraphs.hostileTokens()
    let declarations = try CSSReader.declarations(graph.emit(.css)[0].bytes)
    #expect(declarations.count == SampleGraphs.hostile.count)
    for (index, text) in SampleGraphs.hostile.enumerated() {
      let declaration = declarations[index]
      let shown = Self.shown(text)
      #expect(Self.same(declaration.name, "--g\(index)-\(shown)-\(shown)"), "\(declaration.name)")
      #expect(declaration.types == ["string"])
      #expect(Self.same(declaration.strings.first, shown), "\(text.debugDescription)")
    }
  }

  /// All sheets one behind the other: what gets out of its place in one spoils those behind it.
  @Test func readsHostileTextAnywhereElse() throws {
    var css: [UInt8] = []
    for text in SampleGraphs.hostile { css += try Self.sheet(around: text) }
    let declarations = try CSSReader.declarations(css)
    try #require(declarations.count == SampleGraphs.hostile.count * 6)
    for (index, text) in SampleGraphs.hostile.enumerated() {
      let found = Array(declarations[index * 6..<index * 6 + 6])
      let own = Self.withoutHyphens(text)
      let prefix = own.isEmpty ? "--" : "--\(Self.shown(own))-"
      for (declaration, name) in zip(found, ["family", "size", "custom", "data", "last", "family"])
      {
        #expect(Self.same(declaration.name, prefix + name))
      }
      #expect(found[0].types == ["string", "literal", "ident"])
      #expect(Self.same(found[0].strings.first, Self.shown(text)))
      #expect(found[1].types == [text.isEmpty ? "number" : "dimension"])
      #expect(found[3].types == ["string"])
      #expect(found[4].types == ["number"])
      #expect(found[4].blocks == [":root"] && found[5].blocks.count == 1)
    }
  }

  /// A prefix may be written with the hyphens that stand around it in any case: `--acme-`.
  private static func withoutHyphens(_ prefix: String) -> String {
    guard prefix.hasPrefix("--") else { return prefix }
    return String(prefix.hasSuffix("-") ? prefix.dropFirst(2).dropLast() : prefix.dropFirst(2))
  }

  private static func sheet(around text: String) throws -> [UInt8] {
    var builder = GraphBuilder(themes: ["base", text], modifier: text)
    let families = FontFamily([text, "serif"], isList: true)
    builder.add("family", .fontFamily, .fontFamily(families), .number(1))
    builder.add("size", .dimension, .dimension(Dimension(1, .other(text))))
    builder.add("custom", .custom, .custom(.string(text)))
    builder.add("data", .custom, .custom(.object([.init(text, .array([.string(text)]))])))
    builder.add("last", .number, .number(1))
    return try builder.graph().emit(CSSEmitter(prefix: text))[0].bytes
  }

  @Test(arguments: CSSEmitter.References.allCases)
  func readsEveryType(_ references: CSSEmitter.References) throws {
    let css = try SampleGraphs.everyType().emit(CSSEmitter(references: references))[0].bytes
    let declarations = try CSSReader.declarations(css)
    let blocks = declarations.map(\.blocks).reduce(into: [[String]]()) { all, block in
      if all.last != block { all.append(block) }
    }
    let condition = "@supports (color: color(rec2020 0 none 0)) and (color: oklch(0 none 0))"
    #expect(blocks == [[":root"], [condition, ":root"], ["[data-theme=\"dark\"]"]])
    #expect(Set(declarations.map { $0.blocks.joined() + $0.name }).count == declarations.count)
  }

  /// What CSS can hold of a text: U+0000 is U+FFFD there.
  private static func shown(_ text: String) -> String {
    text.replacing("\u{0}", with: "\u{FFFD}")
  }

  private static func same(_ found: String?, _ text: String) -> Bool {
    found.map { Array($0.utf8) == Array(text.utf8) } ?? false
  }
}
