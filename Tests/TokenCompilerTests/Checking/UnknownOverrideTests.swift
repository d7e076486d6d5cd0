import Testing

@testable import TokenCompiler

@Suite struct UnknownOverrideTests {
  private static let base = TestLayer(
    """
    {"theme": {"color": {"fab": {"default": {"background": "#ffffff", "border": "#000000"}},
       "link": "#0000ff"}}}
    """, base: true)
  private static let id = UnknownOverride.id

  @Test func aTokenThatTheBaseLacksIsReportedAtItsKey() {
    let layers = [
      Self.base,
      TestLayer(##"{"theme": {"color": {"1️⃣lnik": "#ffffff", "2️⃣other": "#000000"}}}"##),
    ]
    expectResolved(
      layers,
      [
        ExpectedFinding("1️⃣", Self.id, "'theme.color.lnik'", path: "theme.color.lnik"),
        ExpectedFinding("2️⃣", Self.id, "'theme.color.other'"),
      ])
  }

  /// What the value of a token is that has no business there is nobody's concern.
  @Test(arguments: ["8", "\"8px\"", "[]", "{}", "\"#12345\"", "\"{theme.size}\"", "null"])
  func aTokenThatTheBaseLacksHasNoOtherFinding(value: String) {
    expectResolved(
      [
        Self.base, TestLayer(#"{"theme": {"size": 1}}"#, base: true),
        TestLayer("{\"theme\": {\"color\": {\"1️⃣new\": \(value)}}}"),
      ], [ExpectedFinding("1️⃣", Self.id)])
  }

  @Test func whereAdditionsAreAllowedTheirValuesAreJudged() throws {
    let files = [
      Self.base.layer("base.json", as: .auto),
      TestLayer(#"{"theme": {"color": {"new": 8}}}"#).layer("acme.json", as: .auto),
    ]
    for (allowed, ids) in [(true, [DiagnosticID.typeMismatch]), (false, [Self.id])] {
      var validation = TokenCompiler().validate(files)
      var configuration = RuleConfiguration()
      if allowed { configuration.contract.additions = [PathGlob("theme.color.*")] }
      validation.check(all: true, configuration)
      #expect(validation.diagnostics.map(\.id) == ids)
    }
  }

  @Test(arguments: [
    (##"{"theme": {"color": {"1️⃣": "#fff"}}}"##, DiagnosticID.invalidName),
    (##"{"theme": {"1️⃣": {"link": "#fff", "other": "#fff"}}}"##, .invalidName),
    (##"{"1️⃣theme.color.link": "#fff"}"##, .nameCollision),
    (##"{"theme.color": {"1️⃣link": "#fff"}}"##, .nameCollision),
    (##"{"1️⃣theme.color.lnik": "#fff"}"##, UnknownOverride.id),
  ])
  func aNameThatIsRefusedIsReportedOnce(text: String, id: DiagnosticID) {
    let layers = [Self.base, TestLayer(text)]
    expectResolved(layers, [ExpectedFinding("1️⃣", id)])
    #expect(!findings(layers).contains { $0.id == .legacySyntax })
  }

  @Test func aMisspeltGroupIsReportedOnce() {
    expectResolved(
      [
        Self.base,
        TestLayer(
          """
          {"theme": {"color": {"1️⃣fba": {"default": {"background": "#ffffff", "border": "#000000"}}}}}
          """),
      ], [ExpectedFinding("1️⃣", Self.id, "no group 'theme.color.fba'", path: "theme.color.fba")])
  }

  @Test func aGroupThatResemblesNoneIsReportedOnce() {
    expectResolved(
      [
        Self.base,
        TestLayer(
          """
          {"theme": {"color": {"1️⃣brand": {"one": "#ffffff", "two": {"three": "#000000"}},
             "2️⃣fba": {"default": {"background": "#ffffff", "shadow": "#000000"}},
             "3️⃣solo": {"one": "#ffffff"}}}}
          """),
      ],
      [
        ExpectedFinding("1️⃣", Self.id, "no group 'theme.color.brand' (2 tokens)"),
        ExpectedFinding("2️⃣", Self.id, "no group 'theme.color.fba' (2 tokens)"),
        ExpectedFinding("3️⃣", Self.id, "no group 'theme.color.solo'"),
      ])
  }

  @Test(arguments: [
    (
      ##"{"1️⃣acme": {"theme": {"color": {"link": "#fff", "fab": {"default": {"border": "#000"}}}}}}"##,
      "its tokens belong at the top: take this level away"
    ),
    (
      ##"{"theme": {"1️⃣acme": {"color": {"link": "#fff", "fab": {"default": {"border": "#000"}}}}}}"##,
      "its tokens belong into 'theme' itself: take this level away"
    ),
  ])
  func aLevelTooManyIsReportedOnce(text: String, help: String) throws {
    let layers = [Self.base, TestLayer(text)]
    expectResolved(layers, [ExpectedFinding("1️⃣", Self.id, "no group")])
    let finding = try #require(ruleFindings(UnknownOverride.self, layers).first)
    #expect(finding.help == help)
  }

  @Test(arguments: [
    (
      ##"{"theme": {"1️⃣fab": {"default": {"background": "#fff", "border": "#000"}}}}"##,
      "theme.color.fab"
    ),
    (
      ##"{"1️⃣color": {"fab": {"default": {"background": "#fff", "border": "#000"}}}}"##,
      "theme.color"
    ),
  ])
  func aGroupInTheWrongPlaceIsProposedWhereItBelongs(text: String, meant: String) throws {
    let layers = [Self.base, TestLayer(text)]
    expectResolved(layers, [ExpectedFinding("1️⃣", Self.id, "no group")])
    let finding = try #require(ruleFindings(UnknownOverride.self, layers).first)
    #expect(finding.help == "did you mean '\(meant)'?")
  }

  private static let wide = TestLayer(
    ##"""
    {"theme": {"color": {"background": {"page": "#ffffff", "card": "#eeeeee"}, "ink": "#000000",
        "floating-action-button": {"default": {"background": "#ffffff", "text": "#000000"},
          "pressed": {"background": "#ffffff", "text": "#000000"},
          "hovered": {"background": "#ffffff", "text": "#000000"}},
        "button": {"background": "#ffffff", "text": "#000000"}},
      "radius": {"button": 4, "floating-action-button": {"default": 8}},
      "height": {"button": 48, "floating-action-button": {"default": 48}},
      "opacity": {"button": {"text": 0.5}}}}
    """##, base: true)

  private func expectOverWide(
    _ custom: String, _ message: String, help: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let layers = [Self.wide, TestLayer(custom)]
    expectResolved(
      layers, [ExpectedFinding("1️⃣", Self.id, message)], sourceLocation: sourceLocation)
    let found = ruleFindings(UnknownOverride.self, layers).map(\.help)
    #expect(found == [help], sourceLocation: sourceLocation)
  }

  @Test func whatAllBelongsOneLevelDeeperIsReportedOnce() {
    expectOverWide(
      ##"{"theme": {"1️⃣background": {"page": "#fff"}, "button": {"background": "#fff"}}}"##,
      "no groups 'background', 'button' in 'theme'", help: "put them into 'theme.color'")
    expectOverWide(
      ##"{"theme": {"1️⃣ink": "#fff", "button": {"background": "#fff"}, "radius": {"button": 2}}}"##,
      "no groups or tokens 'ink', 'button' in 'theme'", help: "put them into 'theme.color'")
    // The type tells that this is a colour.
    expectOverWide(
      ##"{"theme": {"1️⃣ink": "#fff", "button": {"text": "#fff"}, "height": {"button": 50}}}"##,
      "no groups or tokens 'ink', 'button' in 'theme'", help: "put them into 'theme.color'")
  }

  @Test(arguments: [
    (##""color": {"1️⃣bg": {"page": "#fff"}}"##, "theme.color.bg", "theme.color.background"),
    (
      ##""color": {"1️⃣fab": {"default": {"background": "#fff"}}}"##, "theme.color.fab",
      "theme.color.floating-action-button"
    ),
    (##""color": {"1️⃣btn": {"text": "#000"}}"##, "theme.color.btn", "theme.color.button"),
    (##""1️⃣corner-radius": {"button": 2}"##, "theme.corner-radius", "theme.radius"),
    (##""1️⃣rounding": {"button": 2}"##, "theme.rounding", "theme.radius"),
    (##""1️⃣paints": {"button": {"background": "#fff"}}"##, "theme.paints", "theme.color"),
    // Nobody knows what is in it, either.
    (##""1️⃣opacty": {"card": 0.3}"##, "theme.opacty", "theme.opacity"),
  ])
  func aGroupByAnotherNameIsReportedOnceAndProposed(inside: String, path: String, meant: String) {
    expectOverWide(
      "{\"theme\": {\(inside)}}", "no group '\(path)'", help: "did you mean '\(meant)'?")
  }

  /// What it was meant for has too little contrast then, which is not told as well.
  @Test func aTokenByAnotherNameIsReportedOnceAndProposed() {
    let path = "theme.color.floating-action-button.default"
    let layers = [
      Self.wide,
      TestLayer(
        ##"""
        {"theme": {"color": {"floating-action-button": {"default": {"1️⃣bg": "#000000", "text": "#ffffff"}}}}}
        """##),
    ]
    expectResolved(layers, [ExpectedFinding("1️⃣", Self.id, "'\(path).bg'")])
    let files = layers.enumerated().map { $1.layer("\($0).json", as: .auto) }
    var validation = TokenCompiler().validate(files)
    validation.check(all: true)
    #expect(validation.diagnostics.map(\.help) == ["did you mean '\(path).background'?"])
  }

  /// A component that has another name in the base: where another group has its tokens as well, and where one
  /// place alone would be told in another way.
  @Test func aRenamedComponentIsReportedOnce() throws {
    let layers = [
      TestLayer(
        ##"""
        {"theme": {
          "color": {"action-icon": {"a": {"x": "#000000"}, "b": {"x": "#000000"}}, "button": {"c": "#000000"}},
          "radius": {"action-icon": {"default": 4}, "button": {"default": 4}},
          "padding": {"action-icon": {"default": 4}, "button": {"default": 4}},
          "height": {"action-icon": {"default": 4}, "button": {"default": 4}}}}
        """##, base: true),
      TestLayer(
        ##"""
        {"theme": {"color": {"1️⃣icon-button": {"a": {"x": "#ffffff"}, "b": {"x": "#ffffff"}}},
          "radius": {"icon-button": {"default": 8}}, "padding": {"icon-button": {"default": 8}},
          "height": {"icon-button": {"default": 8}}}}
        """##),
    ]
    expectResolved(
      layers, [ExpectedFinding("1️⃣", Self.id, "icon-button', and none of 3 more of this name")])
    let files = layers.enumerated().map { $1.layer("\($0).json", as: .auto) }
    var validation = TokenCompiler().validate(files)
    validation.check(all: true)
    let finding = try #require(validation.diagnostics.first)
    #expect(finding.help == "did you mean 'action-icon' in each?")
    #expect(finding.fix?.edits.map(\.replacement) == Array(repeating: "action-icon", count: 4))
  }

  @Test func theSameSlipAtManyPlacesIsReportedOnce() throws {
    let layers = [
      Self.wide,
      TestLayer(
        ##"""
        {"theme": {"color": {"floating-action-button": {"default": {"1️⃣bg": "#ffffff"},
          "pressed": {"bg": "#ffffff"}, "hovered": {"bg": "#ffffff"}}, "2️⃣inky": "#111111"}}}
        """##),
    ]
    expectResolved(
      layers,
      [
        ExpectedFinding("1️⃣", Self.id, "default.bg', and none of 2 more of this name"),
        ExpectedFinding("2️⃣", Self.id, "no token 'theme.color.inky'"),
      ])
    let finding = try #require(ruleFindings(UnknownOverride.self, layers).first)
    #expect(finding.help == "did you mean 'background' in each?")
    #expect(finding.related.map(\.message).count == 2)
    #expect(finding.fix?.edits.count == 3)
  }

  @Test func anIgnoreOfATokenInAMisspeltGroupHidesThatAlone() {
    var configuration = RuleConfiguration()
    configuration.ignores = [
      RuleIgnore(
        UnknownOverride.id, at: PathGlob("theme.color.fba.default.border"), reason: "known")
    ]
    let layers = [
      Self.base,
      TestLayer(
        ##"{"theme": {"color": {"1️⃣fba": {"default": {"background": "#fff", "border": "#000"}}}}}"##),
    ]
    expectRule(
      UnknownOverride.self, layers, [ExpectedFinding("1️⃣", Self.id, "no group")], configuration)
  }

  /// A theme for another base, and its values are nobody's concern.
  private static let stranger = """
    {"theme": {"color": {"link": "#0000aa"}, "ink": {"1️⃣a": 1, "b": 2, "m": 3, "n": 4},
      "paper": {"c": 1, "d": 2, "o": 3}, "edges": {"e": 1, "f": 2, "p": 3},
      "height": {"g": "#fff", "h": "red", "q": 3}, "motion": {"i": 1, "j": 2, "r": 3},
      "layout": {"k": 1, "l": 1, "s": 3, "t": 4}}}
    """

  @Test func aThemeForAnotherBaseIsOneFinding() throws {
    expectResolved(
      [Self.base, TestLayer(Self.stranger)],
      [
        ExpectedFinding(
          "1️⃣", Self.id, "20 of 21 overrides do not exist in the base theme '0.json'")
      ])
    let found = ruleFindings(UnknownOverride.self, [Self.base, TestLayer(Self.stranger)])
    #expect(found.map(\.help) == ["is '0.json' the right base theme, in the right version?"])
  }

  /// What refers to tokens of the true base is not told as well, nor what has another type than there.
  @Test func nothingElseIsToldOfSwappedFiles() throws {
    let names = (1...20).map { "\"s\($0)\": \"#00000\($0 % 10)\"" }.joined(separator: ", ")
    let layers = [
      TestLayer(
        ##"{"theme": {"color": {"link": "{theme.color.s1}", "sea": "{theme.color.s2}"}, "radius": {"a": 1}}}"##,
        base: true),
      TestLayer(
        ##"{"theme": {"color": {"link": "#0000aa", "sea": "#000"}, "radius": {"a": null}}, "more": {\##(names)}}"##
      ),
    ]
    let files = layers.enumerated().map { $1.layer("\($0).json", as: .auto) }
    var validation = TokenCompiler().validate(files)
    validation.check(all: true)
    #expect(validation.diagnostics.map(\.id) == [Self.id])
    #expect(validation.diagnostics.first?.help?.contains("swapped") == true)
  }

  @Test func aBaseOverItsCustomThemeIsSwapped() throws {
    let base = TestLayer(##"{"theme": {"color": {"link": "#0000aa"}}}"##, base: true)
    let layers = [base, TestLayer(Self.stranger)]
    let finding = try #require(ruleFindings(UnknownOverride.self, layers).first)
    #expect(finding.help?.contains("give the larger one as '--base'") == true)
    #expect(finding.help?.contains("swapped") == true)
  }

  @Test func groupsThatBelongIntoOneAreOneFinding() throws {
    let base = TestLayer(
      ##"{"theme": {"color": {"a": "#fff", "b": "#000"}, "radius": {"c": 1, "d": 2}, "height": {"e": 1}}}"##,
      base: true)
    let custom = TestLayer(
      ##"{"1️⃣color": {"a": "#fff", "b": "#000"}, "radius": {"c": 1, "d": 2}, "height": {"e": 1}}"##)
    expectResolved(
      [base, custom],
      [ExpectedFinding("1️⃣", Self.id, "no groups 'color', 'radius', 'height' at the top")])
    let finding = try #require(ruleFindings(UnknownOverride.self, [base, custom]).first)
    #expect(finding.help == "put them into 'theme'")
  }

  @Test func anEmptyGroupThatTheBaseLacksIsReported() {
    let layers = [
      Self.base,
      TestLayer(
        """
        {"theme": {"1️⃣colr": {}, "color": {"fab": {}, "2️⃣elsewhere": {"in": {"it": {}}}}}}
        """),
    ]
    expectResolved(
      layers,
      [
        ExpectedFinding("1️⃣", Self.id, "no group 'theme.colr'", path: "theme.colr"),
        ExpectedFinding("2️⃣", Self.id, "no group 'theme.color.elsewhere'"),
      ])
  }

  @Test func anEmptyGroupThatTheBaseHasAsEmptyIsKnown() {
    expectResolved([
      TestLayer(##"{"theme": {"color": {"a": "#fff"}}, "primitives": {}}"##, base: true),
      TestLayer(##"{"theme": {"color": {}}, "primitives": {}}"##),
    ])
  }

  @Test func whatTheBaseHasInOneThemeIsKnown() {
    expectResolved([
      Self.base,
      TestLayer(
        ##"{"theme": {"color": {"night": "#000000"}}}"##, when: ["theme": "dark"], base: true),
      TestLayer(##"{"theme": {"color": {"night": "#111111"}}}"##),
    ])
  }

  @Test func aConflictIsSaidOnce() {
    expectResolved(
      [
        Self.base,
        TestLayer(##"{"theme": {"color": {"1️⃣fab": "#ffffff", "2️⃣link": {"x": "#000000"}}}}"##),
      ],
      [ExpectedFinding("1️⃣", .typeMismatch), ExpectedFinding("2️⃣", .typeMismatch)])
  }

  @Test func everyThemeInWhichItHoldsIsNamed() {
    let layers = [
      Self.base,
      TestLayer(##"{"theme": {"color": {"lnik": "#ffffff"}}}"##, when: ["theme": "dark"]),
    ].enumerated().map { $1.layer("\($0).json", as: .auto) }
    var validation = TokenCompiler().validate(layers)
    validation.check(all: true)
    #expect(validation.diagnostics.map(\.themes) == [["dark"]])
    #expect(validation.diagnostics.first?.help == "did you mean 'theme.color.link'?")
    #expect(validation.diagnostics.first?.helpSpan?.source == SourceID(0))
  }

  @Test func withoutAContractThereIsNothingToOverride() {
    expectResolved([TestLayer(#"{"a": 1}"#), TestLayer(#"{"b": 2}"#)])
  }

  @Test func manyAreQuick() {
    let count = 5_000
    let base = (0..<count).map { "\"name\($0)\": 1" }.joined(separator: ",")
    let custom = (0..<count).map { "\"nmae\($0)\": 1, \"name\($0)\": 2" }.joined(separator: ",")
    var validation = TokenCompiler().validate([
      TestLayer("{\(base)}", base: true).layer("0.json", as: .auto),
      TestLayer("{\(custom)}").layer("1.json", as: .auto),
    ])
    let clock = ContinuousClock()
    let time = clock.measure { validation.check(all: false) }
    #expect(validation.diagnostics.count == count)
    #expect(time < .seconds(60))
  }
}
