import Testing

@testable import TokenCompiler

@Suite struct LayerTests {
  @Test func aliasesBindAfterLayering() {
    let graph = expectResolved([
      TestLayer(##"{"sea": {"500": "#001122"}, "link": "{sea.500}", "hover": "{link}"}"##),
      TestLayer(##"{"sea": {"500": "#334455"}}"##),
    ])
    #expect(graph["hover"]?.value == graph["sea.500"]?.value)
    #expect(graph["hover"]?.target?.path == "link")
    guard case .color(let color)? = graph["hover"]?.value else {
      Issue.record("no colour")
      return
    }
    #expect(color.hex == "#334455")
  }

  @Test func orderIsThatOfLayersAndOfPlacesInAFile() {
    let graph = expectResolved([
      TestLayer(#"{"b": {"y": 1, "x": 2}, "a": 3}"#),
      TestLayer(#"{"a": 4, "b": {"z": 5, "x": 6}, "c": 7}"#),
    ])
    #expect(graph.paths() == ["b.y", "b.x", "a", "b.z", "c"])
    #expect(graph.number("b.x") == 6)
  }

  @Test func anOverrideMayChangeTheTypeWhereThereIsNoContract() {
    let graph = expectResolved([
      TestLayer(#"{"x": {"$type": "number", "$value": 1}, "y": {"$value": "{x}"}}"#),
      TestLayer(#"{"x": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}}"#),
    ])
    #expect(graph["y"]?.type == .duration)
  }

  @Test(arguments: [
    ("1", "\"s\"", TokenType.string), ("1", "true", .boolean), ("1", "\"#fff\"", .color),
    ("\"s\"", "1", .number), ("\"s\"", "false", .boolean), ("\"s\"", "\"#fff\"", .string),
    ("\"#fff\"", "\"s\"", .string), ("\"#fff\"", "\"red\"", .color), ("\"#fff\"", "1", .number),
    ("true", "\"s\"", .string), ("true", "1", .number),
    ("{\"value\": 1, \"unit\": \"em\"}", "\"s\"", .string),
    ("{\"value\": 1, \"unit\": \"em\"}", "\"2px\"", .dimension),
    ("1", "{\"value\": 1, \"unit\": \"em\"}", .dimension), ("1", "\"{y}\"", .boolean),
  ])
  func thePlainLayerOnTopWinsWithItsType(_ lower: String, _ upper: String, _ type: TokenType) {
    let graph = expectResolved([
      TestLayer(#"{"x": {"a": \#(lower)}, "b": "{x.a}", "y": true}"#),
      TestLayer(#"{"x": {"a": \#(upper)}}"#),
    ])
    #expect(graph["x.a"]?.type == type)
    #expect(graph["b"]?.type == type)
  }

  @Test func aCategoryKeepsItsTypeInEveryLayer() {
    expectResolved(
      [
        TestLayer(#"{"radius": {"a": 1, "b": 2}}"#),
        TestLayer(#"{"radius": {"a": "1️⃣s", "b": 2️⃣true}}"#),
      ], [ExpectedFinding("1️⃣", .invalidValue), ExpectedFinding("2️⃣", .typeMismatch)])
  }

  @Test func aPlainReferenceThatNoLongerFitsIsAnError() {
    expectResolved(
      [
        TestLayer(##"{"brand": "#fff", "color": {"a": "1️⃣{brand}"}}"##),
        TestLayer(#"{"2️⃣brand": "none"}"#),
      ], [ExpectedFinding("1️⃣", .typeMismatch, path: "color.a", related: ["2️⃣"])])
  }

  @Test func aReferenceThatNoLongerFitsIsAnErrorInThatTheme() {
    let found = findings([
      TestLayer(
        #"{"x": {"$type": "number", "$value": 1}, "y": {"$type": "number", "$value": "{x}"}}"#),
      TestLayer(
        #"{"x": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}}"#,
        when: ["theme": "dark"]),
    ])
    #expect(found.map(\.id) == [.typeMismatch])
    #expect(found.first?.themes == ["dark"])
    #expect(found.first?.related.count == 1)
  }

  @Test func withoutATypeThatOfTheShadowedDeclarationHolds() {
    let graph = expectResolved(
      [
        TestLayer(
          #"{"w": {"$type": "fontWeight", "$value": 400}, "n": {"$type": "number", "$value": 1}}"#),
        TestLayer(#"{"w": {"$value": 700}, "n": {"$value": true}}"#),
      ], as: .dtcgDraft)
    #expect(graph["w"]?.type == .fontWeight)
    #expect(graph["n"]?.type == .boolean)
  }

  @Test func aTokenAndAGroupOfOnePathAreAConflict() {
    expectResolved(
      [
        TestLayer(#"{"1️⃣a": {"x": 1}, "2️⃣b": 2, "c": {"y": 3}}"#),
        TestLayer(#"{"3️⃣a": 4, "4️⃣b": {"z": 5}, "c": {"y": 6}}"#),
      ],
      [
        ExpectedFinding("3️⃣", .typeMismatch, "'a' is a token here", path: "a", related: ["1️⃣"]),
        ExpectedFinding("4️⃣", .typeMismatch, "'b' is a group here", path: "b", related: ["2️⃣"]),
      ])
  }

  @Test func layersThatNeverMeetDoNotConflict() {
    expectResolved([
      TestLayer(#"{"k": 1}"#),
      TestLayer(#"{"a": {"x": 1}}"#, when: ["theme": "one"]),
      TestLayer(#"{"a": 2}"#, when: ["theme": "two"]),
    ])
  }

  @Test func aReferenceThatOneThemeLacksHoldsThere() {
    let layers = [
      TestLayer(#"{"a": "{b}"}"#),
      TestLayer(#"{"b": 1}"#, when: ["theme": "dark"]),
    ]
    let found = findings(layers)
    #expect(found.map(\.id) == [.unknownReference])
    #expect(found.first?.themes == ["default"])
    #expect(found.first?.help == "it is declared for other themes only")
    #expect(found.first?.helpSpan?.source == SourceID(1))
  }

  @Test func whatHoldsInEveryThemeIsSaidOnce() {
    let found = findings([
      TestLayer(#"{"a": "{b}", "color": {"x": "nonsense"}}"#),
      TestLayer(#"{"c": 1}"#, when: ["theme": "dark"]),
      TestLayer(#"{"c": 2}"#, when: ["theme": "dim"]),
    ])
    #expect(found.map(\.id) == [.unknownReference, .invalidValue])
    #expect(found.allSatisfy { $0.themes == nil })
  }

  @Test func aRingInOneThemeOnly() {
    let layers = [
      TestLayer(#"{"a": 1, "b": "{a}"}"#),
      TestLayer(#"{"a": "{b}"}"#, when: ["theme": "dark"]),
    ]
    let found = findings(layers)
    #expect(found.map(\.id) == [.circularReference])
    #expect(found.first?.themes == ["dark"])
    // At the hop in the highest layer.
    #expect(found.first?.span?.source == SourceID(1))
    #expect(found.first?.related.count == 2)
  }

  @Test func opposedAliasesOfTwoThemesAreNoRing() {
    let graph = expectResolved([
      TestLayer(#"{"a": "{b}", "b": 1}"#),
      TestLayer(#"{"a": 2, "b": "{a}"}"#, when: ["theme": "dark"]),
    ])
    #expect(graph.number("a") == 1)
    #expect(graph.number("b", in: "dark") == 2)
  }

  @Test func oneFileInTwoLayersIsOneSource() {
    let text = #"{"a": "{b}"}"#
    let layers = [0, 1].map { _ in TestLayer(text).layer("a.json", as: .auto) }
    let validation = TokenCompiler().validate(layers)
    #expect(validation.graph.sources.count == 1)
    #expect(validation.diagnostics.count == 1)
  }

  @Test func deprecationComesFromGroups() {
    let graph = expectStrict(
      """
      {"g": {"$deprecated": "old", "$type": "number", "a": {"$value": 1},
         "in": {"$deprecated": false, "b": {"$value": 2}, "c": {"$value": 3, "$deprecated": true}}},
       "h": {"$value": "{g.a}"}}
      """)
    func deprecation(_ path: String) -> Deprecation? {
      graph.token(at: path).flatMap { graph.deprecation(of: $0) }
    }
    #expect(deprecation("g.a") == .reason("old"))
    #expect(deprecation("g.in.b")?.isDeprecated == false)
    #expect(deprecation("g.in.c") == .flag(true))
    #expect(deprecation("h") == nil)
  }

  @Test func namesWithDotsAreFoundByTheirPath() {
    let graph = expectResolved(
      [TestLayer(#"{"a.b": {"c": {"$type": "number", "$value": 1}}, "d": {"$value": "{a.b.c}"}}"#)],
      as: .dtcgDraft)
    #expect(graph.number("d") == 1)
    #expect(graph.number("a.b.c") == 1)
    expectResolved(
      [
        TestLayer(
          #"{"a.b": {"1️⃣c": {"$type": "number", "$value": 1}}, "a": {"2️⃣b.c": {"$type": "number", "$value": 1}}}"#
        )
      ],
      [ExpectedFinding("2️⃣", .nameCollision, "'a.b.c'", related: ["1️⃣"])], as: .dtcgDraft)
  }

  @Test func aMissingTypeIsOneFindingInAStrictDocument() {
    let graph = expectStrict(
      #"{"1️⃣a": {"$value": 1}, "b": {"$value": "{a}"}, "c": {"$type": "number", "$value": "{b}"}}"#,
      [ExpectedFinding("1️⃣", .missingType, path: "a")])
    #expect(graph["c"]?.value == .invalid)
  }

  @Test func aCategoryContradictsAnAlias() {
    expectResolved(
      [TestLayer(#"{"1️⃣flag": true, "color": {"x": "2️⃣{flag}"}}"#)],
      [
        ExpectedFinding(
          "2️⃣", .typeMismatch, "'flag' is a boolean, and a color is needed here",
          path: "color.x", related: ["1️⃣"])
      ])
  }

  @Test func themesShareValuesThatAreTheSame() throws {
    let graph = expectResolved(
      [
        TestLayer(
          """
          {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
           "d": {"$value": "{c}"},
           "b": {"$type": "border", "$value": {
             "color": "{d}", "width": {"value": 1, "unit": "px"}, "style": "solid"}},
           "e": {"$type": "number", "$value": 1}}
          """),
        TestLayer(#"{"e": {"$type": "number", "$value": 2}}"#, when: ["theme": "one"]),
        TestLayer(
          """
          {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}
          """, when: ["theme": "two"]),
      ], as: .dtcg)
    let border = try #require(graph.token(at: "b")?.index)
    #expect(graph.columns[0].values[border] == graph.columns[1].values[border])
    #expect(graph.columns[0].values[border] != graph.columns[2].values[border])
    #expect(graph["b"]?.value(in: "two") != graph["b"]?.value)
    let alias = try #require(graph.token(at: "d")?.index)
    let color = try #require(graph.token(at: "c")?.index)
    #expect(graph.columns[2].values[alias] == graph.columns[2].values[color])
  }
}
