import Foundation
import Testing

@testable import TokenCompiler

@Suite struct ThemeDifferenceTests {
  // MARK: - Contexts

  /// Layers with contexts of `theme`, `default` among them where one is empty.
  private static func graph(_ contexts: [String], usual: String = "default") throws -> ThemeGraph {
    let modifier = Modifier("theme", contexts: contexts, defaultContext: usual)
    let compiler = TokenCompiler(options: CompilerOptions(modifiers: [modifier]))
    let layers = contexts.enumerated().map { index, context in
      Layer(
        compiler.read(SourceFile(path: "\(index).json", text: #"{"a": 1}"#)),
        when: ["theme": context])
    }
    return try compiler.compile(layers)
  }

  private func lines(_ old: ThemeGraph, _ new: ThemeGraph) -> [String] {
    ThemeDifference(from: old, to: new).changes.map(DifferenceTableTests.line)
  }

  @Test func contextsComeAndGo() throws {
    let old = try Self.graph(["default", "dark", "dim"])
    let new = try Self.graph(["default", "dark", "contrast", "black"])
    #expect(
      lines(old, new) == [
        "breaking context-removed theme=dim", "safe context-added theme=contrast",
        "safe context-added theme=black",
      ])
  }

  @Test func anotherDefaultIsVisual() throws {
    let old = try Self.graph(["light", "dark"], usual: "light")
    let new = try Self.graph(["light", "dark"], usual: "dark")
    #expect(lines(old, new) == ["visual default-context theme=dark"])
    #expect(
      ThemeDifference(from: old, to: new).text() == """
        minor: 1 visual change

        visual
          the default of theme: light → dark

        """)
  }

  /// Themes whose contexts all have other names are compared by their defaults.
  @Test func otherNamesForAllContexts() throws {
    let found = lines(
      try Self.graph(["a", "b"], usual: "a"), try Self.graph(["c", "d"], usual: "c"))
    #expect(
      found == [
        "breaking context-removed theme=a", "breaking context-removed theme=b",
        "visual default-context theme=c", "safe context-added theme=c",
        "safe context-added theme=d",
      ])
  }

  // MARK: - What is the same

  @Test func aThemeIsTheSameAsItself() throws {
    let graphs = [
      try FixtureThemes.defaultAndDark(), try FixtureThemes.customOverDefault(),
      try FixtureThemes.backbase(), SampleGraphs.everyType(),
    ]
    for graph in graphs { #expect(ThemeDifference(from: graph, to: graph).changes.isEmpty) }
  }

  /// What our JSON says is what the theme says: only the references are gone.
  @Test func aResolvedThemeHasTheSameValues() throws {
    let graph = try FixtureThemes.backbase().keeping(themes: [0])
    let file = try #require(try graph.emit(.json).first)
    let resolved = try TokenCompiler().compile([SourceFile(path: "t.json", bytes: file.bytes)])
    let kinds = Set(ThemeDifference(from: graph, to: resolved).changes.map(\.kind))
    #expect(kinds.isSubset(of: [.modifierRemoved, .chain]), "\(kinds)")
    let again = try #require(try resolved.emit(.json).first)
    let twice = try TokenCompiler().compile([SourceFile(path: "t.json", bytes: again.bytes)])
    #expect(ThemeDifference(from: resolved, to: twice).changes.isEmpty)
  }

  /// What comes one way goes the other way.
  @Test func theOtherWayRoundIsTheReverse() throws {
    let (old, new) = (try FixtureThemes.defaultAndDark(), try FixtureThemes.backbase())
    let there = ThemeDifference(from: old, to: new).changes
    let back = ThemeDifference(from: new, to: old).changes
    func count(_ changes: [Change], _ kind: ChangeKind) -> Int { changes.count { $0.kind == kind } }
    for (one, other) in [
      (ChangeKind.added, ChangeKind.removed), (.removed, .added), (.renamed, .renamed),
      (.value, .value), (.type, .type), (.null, .null),
    ] {
      #expect(count(there, one) == count(back, other), "\(one)")
    }
  }

  // MARK: - Many

  /// As many tokens as a large theme has, in the shapes that could take long: all renamed with their
  /// group, all of one value; names that have nothing in common; a chain through all of them.
  @Test func isLinear() throws {
    let count = 20_000
    func inventory(_ path: (Int) -> String, _ change: (inout ThemeInventory.State, Int) -> Void)
      -> ThemeInventory
    {
      var inventory = ThemeInventory(modifiers: [], themes: [Theme(contexts: [])])
      for index in 0..<count {
        var state = ThemeInventory.State(type: "number", value: .number(1))
        change(&state, index)
        inventory.add(path(index), [state])
      }
      return inventory
    }
    let time = ContinuousClock().measure {
      let renamed = ThemeDifference(
        from: inventory({ "a.b\($0 / 10).c\($0)" }, { _, _ in }),
        to: inventory({ "x.b\($0 / 10).c\($0)" }, { _, _ in }))
      #expect(renamed.changes.count { $0.kind == .renamed } == count)
      let strange = ThemeDifference(
        from: inventory({ "a.b.c\($0)" }, { _, _ in }), to: inventory({ "a.d\($0).c" }, { _, _ in })
      )
      #expect(strange.changes.count == 2 * count)
      func chain(_ value: Double) -> ThemeInventory {
        inventory(
          { "t\($0)" },
          { state, index in
            state.value = .number(value)
            state.target = index == 0 ? nil : "t\(index - 1)"
          })
      }
      let followed = ThemeDifference(from: chain(1), to: chain(2))
      #expect(followed.changes.count { $0.origin == "t0" } == count - 1)
    }
    #expect(time < .seconds(20), "\(time)")
  }

  /// Paths are equal by their bytes, not by their looks.
  @Test func pathsAreBytes() throws {
    let old = try TokenCompiler().compile([SourceFile(path: "a.json", text: "{\"\u{E9}\": 1}")])
    let new = try TokenCompiler().compile([SourceFile(path: "b.json", text: "{\"e\u{301}\": 2}")])
    #expect(ThemeDifference(from: old, to: new).changes.count == 2)
  }

  /// A token whose type alone is known can be compared by it.
  @Test func comparesWhatAContractKnows() {
    func inventory(_ type: String, _ value: TokenValue) -> ThemeInventory {
      var inventory = ThemeInventory(modifiers: [], themes: [Theme(contexts: [])])
      inventory.add("a", [ThemeInventory.State(type: type, value: value)])
      inventory.add("gone.\(type)", [ThemeInventory.State(type: type, value: value)])
      return inventory
    }
    let difference = ThemeDifference(
      from: inventory("number", .opaque), to: inventory("color", .opaque))
    #expect(
      difference.changes.map(DifferenceTableTests.line) == [
        "breaking type a", "breaking removed gone.number", "safe added gone.color",
      ])
    #expect(difference.json().contains(##""old": {"type": "number"}, "new": {"type": "color"}}"##))
    let values = ThemeDifference(
      from: inventory("number", .opaque), to: inventory("number", .number(1)))
    #expect(values.changes.isEmpty)
  }

  /// With a contract in the place of one version, or of both, the hashes tell what values would.
  @Test func aContractFindsTheSameRenamesAndSwaps() throws {
    let old = [
      ##"{"fab": {"background": "#ff8000", "icon": "#ffffff"}, "sea": "#001122", "gone": "#123"}"##,
      ##"{"sea": "#ddeeff"}"##,
    ]
    let new = [
      ##"{"button": {"background": "rgb(255, 128, 0)", "icon": "#fff"}, "sea": "#ddeeff"}"##,
      ##"{"sea": "#001122"}"##,
    ]
    let modifier = Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")
    let compiler = TokenCompiler(options: CompilerOptions(modifiers: [modifier]))
    func themes(_ texts: [String]) throws -> ThemeGraph {
      let sources = texts.map { compiler.read(SourceFile(path: "a.json", text: $0)) }
      return try compiler.compile([
        Layer(sources[0]), Layer(sources[1], when: ["theme": "dark"]),
      ])
    }
    func contract(_ graph: ThemeGraph) throws -> ThemeGraph {
      let bytes = ThemeContract(graph, form: .plain).document
      return try TokenCompiler().compile([SourceFile(path: "a.contract.json", bytes: bytes)])
    }
    let (before, now) = (try themes(old), try themes(new))
    let expected = lines(before, now).sorted()
    #expect(
      expected.contains { $0.contains("renamed") } && expected.contains { $0.contains("swapped") })
    #expect(try lines(contract(before), now).sorted() == expected)
    #expect(try lines(before, contract(now)).sorted() == expected)
    #expect(try lines(contract(before), contract(now)).sorted() == expected)
  }

  // MARK: - Two real versions

  static let corpora = packageRoot.appending(path: "../shared/corpora")
  static let versions = ["dtcg-draft-hex/figma-sds.json", "dtcg-figma-sds/figma-sds.resolver.json"]

  /// Figma's Simple Design System as terrazzoapp/dtcg-examples had it at two commits.
  @Test(
    .enabled(
      if: versions.allSatisfy {
        FileManager.default.fileExists(atPath: corpora.appending(path: $0).path)
      }, "the two versions of dtcg-examples are not there"))
  func twoVersionsOfASystem() throws {
    let run = try CommandFolder().tokenc(
      ["diff", "--report", "json"] + Self.versions.map { Self.corpora.appending(path: $0).path })
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    var counts: [String: Int] = [:]
    for change in report.changes { counts[change.kind, default: 0] += 1 }
    #expect(counts == ["renamed": 31, "removed": 10, "value": 7, "modifier-added": 1, "added": 19])
    let former = Dictionary(
      report.changes.map { ($0.path ?? "", $0.former ?? "") }, uniquingKeysWith: { $1 })
    #expect(former["color.background.brand.$root"] == "color.background.brand.default")
    #expect(former["typography.weight.semibold"] == "typography.weight.semi-bold")
  }

  private struct Report: Decodable {
    struct Change: Decodable {
      var kind: String
      var path: String?
      var former: String?
    }
    var changes: [Change]
  }
}
