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

  @Test func aGroupOfNewTokensIsReportedTokenByToken() {
    expectResolved(
      [
        Self.base,
        TestLayer(
          """
          {"theme": {"color": {"brand": {"1️⃣one": "#ffffff", "2️⃣two": "#000000"},
             "fba": {"default": {"3️⃣background": "#ffffff", "4️⃣shadow": "#000000"}}}}}
          """),
      ],
      [
        ExpectedFinding("1️⃣", Self.id), ExpectedFinding("2️⃣", Self.id),
        ExpectedFinding("3️⃣", Self.id), ExpectedFinding("4️⃣", Self.id),
      ])
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
    let custom = (0..<count).map { "\"nmae\($0)\": 1" }.joined(separator: ",")
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
