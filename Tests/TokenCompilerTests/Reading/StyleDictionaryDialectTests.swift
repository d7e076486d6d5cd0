import Testing

@testable import TokenCompiler

@Suite struct StyleDictionaryDialectTests {
  /// What the base itself has is no override, whoever stands above it.
  @Test func overAContractOnlyOverridesAreHeldToTheirTypes() {
    let base = TestLayer(
      ##"""
      {"focus": {"value": "1️⃣0 0 0 2px #ffffff", "type": "color"}, "ink": {"value": "#000000", "type": "color"},
       "edge": {"value": "2️⃣{ink}", "type": "border"}, "gap": {"value": "4px", "type": "dimension"}}
      """##, base: true)
    let warnings = [
      ExpectedFinding("1️⃣", .invalidValue, "no value of type 'color'", severity: .warning),
      ExpectedFinding("2️⃣", .typeMismatch, "'ink' is a color", severity: .warning),
    ]
    expectResolved(
      [base, TestLayer(##"{"ink": {"value": "#111111", "type": "color"}}"##)], warnings)
    expectResolved(
      [base, TestLayer(#"{"gap": {"value": "3️⃣wide", "type": "dimension"}}"#)],
      warnings + [ExpectedFinding("3️⃣", .invalidValue, "'wide' is no value of type 'dimension'")])
  }

  @Test func whatIsNoValueOfItsTypeIsKeptAsItIsWritten() {
    let graph = expectResolved(
      [
        TestLayer(
          ##"""
          {"focus": {"value": "1️⃣0 0 0 {width} #ffffff", "type": "color"},
           "width": {"value": "2px", "type": "dimension"},
           "line": {"value": "2️⃣{edge}", "type": "border"},
           "edge": {"value": "#000000", "type": "color"},
           "glow": {"value": [{"x": "{width}", "color": 3️⃣{"of": "{edge}"}}], "type": "shadow"},
           "next": {"value": "4️⃣{focus}", "type": "color"}}
          """##)
      ],
      [
        ExpectedFinding("1️⃣", .invalidValue, "no value of type 'color'", severity: .warning),
        ExpectedFinding("2️⃣", .typeMismatch, "'edge' is a color", severity: .warning),
        ExpectedFinding(
          "3️⃣", .invalidValue, "an object with 'of' is no value of type 'color'", severity: .warning),
        ExpectedFinding("4️⃣", .typeMismatch, "'focus' is a string", severity: .warning),
      ])
    #expect(graph["focus"]?.value == .string("0 0 0 2px #ffffff"))
    #expect(graph["line"]?.type == .color)
    // References inside have the other token's value.
    #expect(
      graph["glow"]?.value
        == .custom(
          .array([
            .object([
              .init("x", .string("2px")),
              .init("color", .object([.init("of", .string("#000000"))])),
            ])
          ])))
    #expect(graph["next"]?.value == .string("0 0 0 2px #ffffff"))
  }

  @Test func overAContractAValueIsOneOfItsType() {
    let found = findings([
      TestLayer(##"{"a": {"value": "#ffffff", "type": "color"}}"##, base: true),
      TestLayer(##"{"a": {"value": "no colour", "type": "color"}}"##),
    ])
    #expect(found.contains { $0.id == .invalidValue && $0.severity == .error })
  }

  @Test func valuesForLightAndDarkAreModes() {
    let source = read(
      ##"{"a": {"value": {"light": "#ffffff", "dark": "{b}"}, "type": "color"}, "b": {"value": "#000"}}"##
    )
    #expect(
      source.modifiers == [Modifier("mode", contexts: ["light", "dark"], defaultContext: "light")])
    #expect(source.sets.filter { !$0.repeatsValues }.map(\.when) == [[:], ["mode": "dark"]])
  }

  @Test(arguments: [
    (##"{"h": 210, "s": 0.5, "l": 0.4}"##, "#336699"),
    (##"{"h": 210, "s": 50, "l": 40}"##, "#336699"),
    (##"{"r": 51, "g": 102, "b": 153}"##, "#336699"),
    (##"{"r": 0.2, "g": 0.4, "b": 0.6}"##, "#336699"),
  ])
  func coloursMayBeObjectsOfLetters(_ value: String, _ hex: String) throws {
    let graph = expectResolved([TestLayer(#"{"a": {"value": \#(value), "type": "color"}}"#)])
    guard case .color(let color)? = graph["a"]?.value else {
      Issue.record("no colour")
      return
    }
    let bytes = color.converted(to: .srgb).components.map { Int((($0 ?? 0) * 255).rounded()) }
    #expect(bytes == [51, 102, 153])
  }

  @Test func readsValuesCommentsAndReferences() {
    let source = read(
      #"""
      {
        "description": "All of them",
        "color": {
          "red": { "value": "#ff0000", "type": "color", "comment": "Red", "attributes": { "x": 1 } },
          "text": { "value": "{color.red.value}" },
          "link": { "value": "{ color.red }", "deprecated": "gone" },
          "border": { "value": "1px solid {color.red.value}" },
          "deep": { "er": { "value": { "x": [1, "{a.b.value}"] }, "value2": 3 } }
        }
      }
      """#)
    #expect(source.dialect == .styleDictionary)
    #expect(source.findings.isEmpty)
    #expect(
      source.tokenLines == [
        ##"color.red [color «color»] "#ff0000" description «Red»"##,
        "color.text ref(color.red)",
        #"color.link ref(color.red) deprecated reason("gone")"#,
        #"color.border "1px solid {color.red.value}""#,
        "color.deep.er {x: [1, ref(a.b)]}",
      ])
    #expect(source.sets[0].set.isTolerant)
  }

  @Test func aTokenWithTokensInItIsReadWithThem() {
    let source = read(
      #"""
      {"a": {"value": 1, "attributes": {"x": {"value": 5}}, "original": {"value": 6},
             "b": {"value": 2, "c": {"d": {"value": 3}, "note": {"x": 4}}}}}
      """#)
    #expect(source.tokenLines == ["a 1", "a.b 2", "a.b.c.d 3"])
    #expect(
      source.legacy.map { "\($0.spelling) \($0.count)" } == ["attribute 1", "tokenWithChildren 2"])
  }

  @Test func nothingIsLostInSilence() {
    let source = read(
      ##"""
      {"a": {"value": "#fff", "darkValue": "#000", "themeable": true, "tpye": "color", "name": "A"},
       "b": {"value": 1, "$type": "number", "$description": "B", "unit": "px"}, "stray": "#123456",
       "c": {"value": "2", "unit": "px"}}
      """##)
    #expect(source.dialect == .styleDictionary)
    #expect(
      source.tokenLines == [
        ##"a "#fff""##, #"b [number «number»] {value: 1, unit: "px"} description «B»"#,
        #"c {value: "2", unit: "px"}"#,
      ])
    #expect(source.legacy.map { "\($0.spelling) \($0.count)" } == ["attribute 2"])
    #expect(source.findings.map(\.id) == [.unknownProperty, .unknownProperty])
    #expect(
      source.findings.map(\.help) == ["did you mean 'type'?", "a token is an object with 'value'"])
  }

  @Test func aGroupHasARemarkAndAType() {
    let source = read(
      #"{"g": {"type": "dimension", "comment": "G", "name": "g", "a": {"value": "1px"}, "b": {"value": "2px"}}}"#
    )
    #expect(source.findings.isEmpty && source.legacy.isEmpty)
    let group = source.sets[0].set.groups[1]
    #expect(group.type?.type == .dimension)
    #expect(group.description.map { source.source.text(in: $0) } == "G")
  }

  @Test func aUnitBesideANumberBelongsToIt() {
    let source = read(
      #"""
      {"a": {"value": 2, "unit": "em", "comment": "c"}, "b": {"value": 3, "type": "dimension"},
       "c": {"value": "4px", "unit": "em"}, "d": {"value": "5", "unit": "px", "type": "dimension"}}
      """#)
    #expect(source.dialect == .styleDictionary)
    #expect(
      source.tokenLines == [
        #"a {value: 2, unit: "em"} description «c»"#, "b [dimension «dimension»] 3",
        #"c "4px""#, #"d [dimension «dimension»] {value: "5", unit: "px"}"#,
      ])
  }
}
