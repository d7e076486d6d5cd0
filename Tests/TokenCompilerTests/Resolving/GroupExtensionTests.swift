import Testing

@testable import TokenCompiler

@Suite struct GroupExtensionTests {
  private static let red = "{\"$type\": \"number\", \"$value\": 1}"

  @Test func inheritedTokensStandBehindTheGroupsOwn() {
    let graph = expectStrict(
      """
      {"base": {"$type": "number", "a": {"$value": 1}, "in": {"b": {"$value": 2}, "c": {"$value": 3}}},
       "more": {"$extends": "{base}", "z": {"$value": 9}, "in": {"b": {"$value": 8}}},
       "last": {"$type": "number", "$value": 0}}
      """)
    #expect(
      graph.paths() == [
        "base.a", "base.in.b", "base.in.c", "more.z", "more.in.b", "more.a", "more.in.c", "last",
      ])
    #expect(graph.number("more.in.b") == 8)
    #expect(graph.number("more.in.c") == 3)
    #expect(graph.number("more.z") == 9)
  }

  @Test func aTokenReplacesTheInheritedOneWhole() {
    let graph = expectStrict(
      """
      {"base": {"x": {"$type": "number", "$value": 1, "$description": "old"}},
       "more": {"$extends": "{base}", "x": {"$type": "duration", "$value": {"value": 2, "unit": "s"}}}}
      """)
    #expect(graph["more.x"]?.type == .duration)
    #expect(graph["more.x"]?.description == nil)
  }

  @Test func inheritedTokensKeepTheTypeAndTheReferencesOfTheirSource() {
    let graph = expectStrict(
      """
      {"outer": {"$type": "number", "base": {"a": {"$value": 1}, "b": {"$value": "{outer.base.a}"}}},
       "more": {"$extends": "{outer.base}", "$type": "duration", "a": {"$value": {"value": 3, "unit": "s"}}}}
      """)
    #expect(graph["more.a"]?.type == .duration)
    #expect(graph["more.b"]?.value == .number(1))
    #expect(graph["more.b"]?.target?.path == "outer.base.a")
  }

  @Test func everyThemeExtendsWhatItsLayersMake() {
    let graph = expectResolved([
      TestLayer(
        """
        {"base": {"a": {"$type": "number", "$value": 1}}, "more": {"$extends": "{base}"}}
        """),
      TestLayer(
        """
        {"base": {"a": {"$type": "number", "$value": 2}, "b": {"$type": "number", "$value": 3}}}
        """, when: ["theme": "dark"]),
    ])
    #expect(graph.number("more.a") == 1)
    #expect(graph.number("more.a", in: "dark") == 2)
    #expect(graph["more.b"]?.value == nil)
    #expect(graph.number("more.b", in: "dark") == 3)
    #expect(graph.paths(inTheme: 1) == ["base.a", "more.a", "more.b", "base.b"])
  }

  @Test func ringsAreReportedOnceWithEveryGroup() {
    expectStrict(
      """
      {"a": {"$extends": "1️⃣{b}"}, "b": {"$extends": "2️⃣{c}"}, "c": {"$extends": "3️⃣{a}"},
       "d": {"$extends": "{a}"}}
      """,
      [
        ExpectedFinding(
          "1️⃣", .circularReference, "'a' extends itself through 'b' and 'c'", path: "a",
          related: ["1️⃣", "2️⃣", "3️⃣"])
      ])
    expectStrict(
      "{\"a\": {\"in\": {\"$extends\": \"1️⃣{a}\", \"x\": \(Self.red)}}}",
      [ExpectedFinding("1️⃣", .circularReference, "'a.in' extends itself", path: "a.in")])
  }

  @Test func twoGroupsWithOneBaseAreNoRing() {
    let graph = expectStrict(
      """
      {"base": {"x": \(Self.red)}, "a": {"$extends": "{base}"}, "b": {"$extends": "#/base"},
       "c": {"$ref": "#/b"}, "d": {"$ref": "#/c", "y": \(Self.red)}}
      """)
    #expect(graph.paths() == ["base.x", "a.x", "b.x", "c.x", "d.y", "d.x"])
  }

  @Test func aTargetThatIsNoGroupIsInvalid() {
    expectStrict(
      """
      {"palette": {"x": \(Self.red)}, "a": {"$extends": "1️⃣{pallete}"},
       "b": {"$extends": "2️⃣{palette.x}"}, "c": {"$extends": "3️⃣#/palette/y"}}
      """,
      [
        ExpectedFinding("1️⃣", .invalidExtends, "no group is named 'pallete'", path: "a"),
        ExpectedFinding("2️⃣", .invalidExtends, "'palette.x' is a token", path: "b"),
        ExpectedFinding("3️⃣", .invalidExtends, "no group is named", path: "c"),
      ])
  }

  @Test func aTargetInAGroupThatCameByExtensionIsLookedFor() {
    expectStrict(
      """
      {"base": {"in": {"x": \(Self.red)}}, "first": {"$extends": "1️⃣{nobody}"},
       "more": {"$extends": "{base}"}, "last": {"$extends": "2️⃣{more.in.nothing}"}}
      """,
      [ExpectedFinding("1️⃣", .invalidExtends), ExpectedFinding("2️⃣", .invalidExtends)])
  }

  @Test func aTokenWhereTheTargetHasAGroupIsAConflict() {
    expectStrict(
      """
      {"base": {"x": {"y": \(Self.red)}, "z": \(Self.red)},
       "a": {"$extends": "{base}", "1️⃣x": \(Self.red)},
       "b": {"$extends": "{base}", "2️⃣z": {"y": \(Self.red)}}}
      """,
      [
        ExpectedFinding("1️⃣", .typeMismatch, path: "a.x"),
        ExpectedFinding("2️⃣", .typeMismatch, path: "b.z"),
      ])
  }

  @Test func aRefThatLeadsToWhatAGroupInheritsIsAGroup() {
    let graph = expectStrict(
      """
      {"base": {"in": {"x": \(Self.red)}}, "more": {"$extends": "{base}"},
       "use": {"$ref": "#/more/in"}, "token": {"$ref": "#/more/in/x"}}
      """)
    #expect(graph.number("use.x") == 1)
    #expect(graph.number("token") == 1)
  }

  @Test func chainsOfAnyLengthAndLargeRingsAreQuick() {
    let count = 20_000
    var chain = "{\"g0\": {\"x\": \(Self.red)}"
    var ring = "{\"g0\": {\"$extends\": \"{g\(count)}\"}"
    for index in 1...count {
      chain += ",\"g\(index)\": {\"$extends\": \"{g\(index - 1)}\"}"
      ring += ",\"g\(index)\": {\"$extends\": \"{g\(index - 1)}\"}"
    }
    let graph = expectStrict(chain + "}")
    #expect(graph.number("g\(count).x") == 1)
    let found = findings([TestLayer(ring + "}")], as: .dtcg)
    #expect(found.map(\.id) == [.circularReference])
    #expect(found.first?.related.count == count + 1)
  }

  @Test func whatGrowsWithoutBoundIsRefused() {
    var text = "{\"g0\": {\"x\": \(Self.red), \"y\": \(Self.red)}"
    for index in 1...30 {
      text += """
        ,"g\(index)": {"a": {"$extends": "{g\(index - 1)}"}, "b": {"$extends": "{g\(index - 1)}"}}
        """
    }
    let found = findings([TestLayer(text + "}")], as: .dtcg)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.id == .limitExceeded })
  }
}
