import Testing

@testable import TokenCompiler

/// Values of modes that stand instead of a plain one, as in Backbase's files, and beside one.
@Suite struct ModeTests {
  private static func theme(_ tokens: String) -> String {
    #"{"theme": {"$type": "dynamic", \#(tokens)}}"#
  }

  private static func value(_ modes: String) -> String { "{\"$value\": {\(modes)}}" }

  private static let base = TestLayer(theme(#""a": \#(value(#""light": 1, "dark": 2"#))"#))

  private static let contract = TestLayer(
    theme(#""a": \#(value(#""light": 1, "dark": 2"#)), "b": \#(value(#""light": 1, "dark": 2"#))"#),
    base: true)

  @Test(arguments: [
    #""1️⃣lite": 8, "dark": 9"#, #""light": 8, "1️⃣night": 9"#, #""1️⃣night": 9"#,
    #""1️⃣day": 8, "night": 9"#, #""light": 8, "dark": 9, "1️⃣sepia": 7"#,
  ])
  func aModeThatTheContractLacksIsReportedOnce(_ modes: String) {
    for type in [#""$type": "dynamic", "#, ""] {
      expectResolved(
        [Self.contract, TestLayer(#"{"theme": {\#(type)"a": {"$value": {\#(modes)}}}}"#)],
        [ExpectedFinding("1️⃣", .invalidValue, "the base theme has no mode", path: "theme.a")])
    }
  }

  @Test func whatIsNoValueOfAModeOverAContractIsReportedOnce() {
    expectResolved(
      [Self.contract, TestLayer(#"{"theme": {"a": {"$value": {"light": 1️⃣[1], "dark": 2}}}}"#)],
      [ExpectedFinding("1️⃣", .invalidValue, "in a mode is a list", path: "theme.a")])
  }

  /// Which of the two is meant nobody knows; that there is none for the other mode follows.
  @Test func aModeThatStandsTwiceIsOneFinding() {
    let twice = TestLayer(Self.theme(#""a": {"$value": {"light": 8, "light": 9}}"#))
    #expect(findings([twice]).map(\.id) == [.duplicateKey])
    #expect(findings([Self.contract, twice]).map(\.id) == [.duplicateKey])
    #expect(ruleFindings(MissingContext.self, [Self.contract, twice]).isEmpty)
  }

  @Test func aMisspeltTypeBesideModesIsOneNote() {
    let base = TestLayer(##"{"color": {"a": "#000000"}}"##, base: true)
    let modes = ##"{"light": "#ffffff", "dark": "#000000"}"##
    let custom = TestLayer(#"{"color": {"a": {"$type": "colour", "$value": \#(modes)}}}"#)
    #expect(findings([base, custom]).map(\.id) == [.legacySyntax])
  }

  @Test func variantsAndWhatTheConfigurationListsMayBeAdded() {
    let variant = TestLayer(Self.theme(#""a": {"$value": {"dark-high-contrast": 9}}"#))
    #expect(expectResolved([Self.contract, variant]).themes.count == 3)
    let night = TestLayer(Self.theme(#""a": {"$value": {"night": 9}}"#))
    let modifier = Modifier("mode", contexts: ["light", "dark", "night"], defaultContext: "light")
    let graph = expectResolved([Self.contract, night], modifiers: [modifier])
    #expect(graph.number("theme.a", in: "night") == 9)
    // Without a contract every layer may bring modes of its own.
    expectResolved([TestLayer(Self.theme(#""a": {"$value": {"light": 1, "dark": 2}}"#)), night])
  }

  @Test(arguments: [
    (#""dark": 9"#, 1.0, 9.0), (#""light": 9"#, 9, 2), (#""light": 8, "dark": 9"#, 8, 9),
  ])
  func anOverlayOverridesTheModesThatItNames(_ modes: String, _ light: Double, _ dark: Double) {
    let graph = expectResolved([Self.base, TestLayer(Self.theme(#""a": \#(Self.value(modes))"#))])
    #expect(graph.number("theme.a", in: "light") == light)
    #expect(graph.number("theme.a", in: "dark") == dark)
    #expect(graph.modifiers.first?.defaultContext == "light")
  }

  @Test func aPlainValueOverridesAllModesAndIsOverriddenInOne() {
    let plain = TestLayer(Self.theme(#""a": {"$value": 5}"#))
    let graph = expectResolved([Self.base, plain])
    #expect(graph.number("theme.a", in: "light") == 5)
    #expect(graph.number("theme.a", in: "dark") == 5)
    let dark = TestLayer(Self.theme(#""a": \#(Self.value(#""dark": 9"#))"#))
    let again = expectResolved([Self.base, plain, dark])
    #expect(again.number("theme.a", in: "light") == 5)
    #expect(again.number("theme.a", in: "dark") == 9)
  }

  @Test func aMissingModeKeepsTheDefaultWithAWarning() {
    let graph = expectResolved(
      [
        TestLayer(
          Self.theme(
            #""a": {"$value": {"light": 1, "dark": 2}}, "b": {"$value": {"light": 31️⃣}}"#))
      ],
      [
        ExpectedFinding(
          "1️⃣", .unfinishedToken, "no value for the mode 'dark', and keeps that for 'light'",
          severity: .warning, path: "theme.b")
      ])
    #expect(graph["theme.b"]?.value(in: "dark") == .number(3))
  }

  @Test func withoutAValueForTheDefaultThereIsNone() {
    expectResolved(
      [
        TestLayer(
          Self.theme(
            #""a": {"$value": {"light": 1, "dark": "{theme.b}"}}, "b": {"$value": {"dark": 31️⃣}}, "c": {"$value": "{theme.b}"}"#
          ))
      ],
      [
        ExpectedFinding("1️⃣", .invalidValue, "no value for the mode 'light'", path: "theme.b")
      ])
  }

  @Test func aLowerLayerHasTheMissingMode() {
    expectResolved([
      Self.base,
      TestLayer(
        Self.theme(
          #""a": {"$value": {"light": 1}}, "b": {"$value": {"light": 1, "dark": 2}}"#)),
    ])
  }

  @Test func oneModeFilesMissNothing() {
    let graph = expectResolved([
      TestLayer(Self.theme(#""a": {"$value": {"light": 1}}, "b": {"$value": {"light": 2}}"#)),
      TestLayer(Self.theme(#""b": {"$value": {"dark": 3}}"#)),
    ])
    #expect(graph["theme.a"]?.value(in: "dark") == .number(1))
    #expect(graph["theme.b"]?.value(in: "dark") == .number(3))
  }

  @Test func aVariantKeepsTheValueOfTheModeThatItIsNamedFor() {
    let graph = expectResolved([
      TestLayer(
        Self.theme(
          #"""
          "a": {"$value": {"light": 1, "dark": 2}}, "b": {"$value": {"light": 3, "dark": 4}},
          "c": {"$value": {"light": 5, "dark": 6, "dark-high-contrast": 7, "dim": 8}}
          """#))
    ])
    #expect(graph.themes.map(\.name) == ["light", "dark", "dark-high-contrast", "dim"])
    #expect(graph["theme.a"]?.value(in: "dark-high-contrast") == .number(2))
    #expect(graph["theme.c"]?.value(in: "dark-high-contrast") == .number(7))
    #expect(graph["theme.a"]?.value(in: "dim") == .number(1))
  }

  @Test func theDefaultIsTheModeThatMostValuesNameFirst() {
    let graph = expectResolved(
      [
        TestLayer(
          Self.theme(
            #"""
            "z": {"$value": {"dark": 0, "light": 0}}, "a": {"$value": {"light": 1, "dark": 2}},
            "b": {"$value": {"light": 3, "dark": 4}}
            """#))
      ])
    #expect(graph.themes.map(\.name) == ["light", "dark"])
  }

  // MARK: - Misspelt modes

  @Test(arguments: [
    (#"{"light": 1, "1️⃣drak": 2}"#, "dark"), (#"{"1️⃣Light": 1, "dark": 2}"#, "light"),
    (#"{"1️⃣drak": 1}"#, "dark"), (#"{"light": 1, "dark": 2, "1️⃣Dark": 2}"#, "dark"),
    (#"{"light": 1, "1️⃣darkk": 2}"#, "dark"),
  ])
  func aMisspeltModeIsReported(_ value: String, _ meant: String) {
    let layers = [TestLayer(Self.theme(#""a": {"$value": \#(value)}"#))]
    expectResolved(
      layers, [ExpectedFinding("1️⃣", .invalidValue, "there is no mode", path: "theme.a")])
    #expect(findings(layers).map(\.help) == ["did you mean '\(meant)'?"])
  }

  @Test func itIsReportedOnceAFileWithItsPlaces() {
    let layers = [
      TestLayer(
        Self.theme(
          #"""
          "a": {"$value": {"light": 1, "1️⃣drak": 2}}, "b": {"$value": {"light": 1, "2️⃣drak": 2}},
          "c": {"$value": {"light": 1, "dark": "{theme.a}"}}
          """#))
    ]
    expectResolved(
      layers,
      [ExpectedFinding("1️⃣", .invalidValue, "which 2 values have", related: ["2️⃣"])])
  }

  @Test func aModeThatTheLowerLayersHaveIsMeant() {
    let layers = [
      TestLayer(Self.theme(#""a": {"$value": {"day": 1, "night": 2}}"#)),
      TestLayer(Self.theme(#""a": {"$value": {"1️⃣nigth": 3}}"#)),
    ]
    expectResolved(layers, [ExpectedFinding("1️⃣", .invalidValue, path: "theme.a")])
    #expect(findings(layers).map(\.help) == ["did you mean 'night'?"])
  }

  @Test(arguments: [
    #"{"day": 1, "night": 2}"#, #"{"light": 1, "dark": 2, "darker": 3}"#,
    #"{"light": 1, "dark": 2, "high-contrast": 3}"#, #"{"light": 1, "night": 2}"#,
  ])
  func modesThatStandTogetherAreModes(_ value: String) {
    let graph = expectResolved([TestLayer(Self.theme(#""a": {"$value": \#(value)}"#))])
    #expect(graph.themes.count == value.split(separator: ":").count - 1)
  }

  @Test func aMisspeltModeBesideAPlainValueIsReported() {
    let token = { (value: String) in
      #"{"$type": "number", "$value": 1, "$extensions": {"mode": {\#(value)}}}"#
    }
    expectResolved(
      [
        TestLayer(
          #"{"a": \#(token(#""Dark": 2"#)), "b": \#(token(#""Dark": 2"#)), "c": \#(token(#""1️⃣Drak": 2"#))}"#
        )
      ], [ExpectedFinding("1️⃣", .invalidValue, "'Drak'", path: "c")])
  }

  // MARK: - One type in all modes

  @Test(arguments: [
    (##"{"light": "4️⃣#fff", "dark": 1️⃣5}"##, "number"),
    (##"{"light": "4️⃣#fff", "dark": "1️⃣{theme.n}"}"##, "number"),
    (##"{"light": 4️⃣1, "dark": "1️⃣one"}"##, "string"),
    (##"{"light": 4️⃣true, "dark": 1️⃣0}"##, "number"),
    (##"{"light": "4️⃣{theme.n}", "dark": 1️⃣false}"##, "boolean"),
  ])
  func aValueOfAnotherTypeInOneModeIsAMismatch(_ value: String, _ type: String) {
    expectResolved(
      [
        TestLayer(
          Self.theme(
            #""a": {"$value": \#(value)}, "n": {"$value": 1}, "b": {"$value": "{theme.a}"}"#))
      ],
      [
        ExpectedFinding(
          "1️⃣", .typeMismatch, "of type '\(type)' in this mode", path: "theme.a",
          related: ["4️⃣"])
      ])
  }

  @Test func soItIsBesideAPlainValue() {
    expectResolved(
      [
        TestLayer(
          ##"{"a": {"$value": "2️⃣#fff", "$extensions": {"mode": {"dark": 1️⃣5}}}}"##)
      ], [ExpectedFinding("1️⃣", .typeMismatch, path: "a", related: ["2️⃣"])])
  }

  @Test func aModeMayTakeAValueAway() {
    let graph = expectResolved([
      TestLayer(Self.theme(##""a": {"$value": {"light": "#fff", "dark": null}}"##))
    ])
    #expect(graph["theme.a"]?.value(in: "dark") == .null)
  }

  @Test func aModeMayBeWrittenInAnotherForm() {
    let graph = expectResolved([
      TestLayer(
        Self.theme(
          ##""a": {"$value": {"light": "#ff0000", "dark": "red"}}, "b": {"$value": {"light": {"value": 2, "unit": "em"}, "dark": "3em"}}"##
        ))
    ])
    #expect(graph["theme.a"]?.type(in: "dark") == .color)
    #expect(graph["theme.b"]?.value(in: "light") == .dimension(Dimension(2, .other("em"))))
    #expect(graph["theme.b"]?.value(in: "dark") == .dimension(Dimension(3, .other("em"))))
  }
}
