import Testing

@testable import TokenCompiler

@Suite struct RuleConfigurationTests {
  private static let base = TestLayer(#"{"theme": {"radius": {"a": 1, "b": 2}}}"#, base: true)
  private static let custom = TestLayer(#"{"theme": {"radius": {"new": 3, "c": {"d": 1}}}}"#)

  private func findings(
    _ layers: [TestLayer] = [base, custom], all: Bool = true,
    _ change: (inout RuleConfiguration) -> Void = { _ in }
  ) -> [String] {
    var configuration = RuleConfiguration()
    change(&configuration)
    let files = layers.enumerated().map { $1.layer("\($0).json", as: .auto) }
    var validation = TokenCompiler().validate(files)
    validation.check(all: all, configuration)
    return validation.diagnostics.filter { $0.id != .legacySyntax }
      .map { "\($0.severity) \($0.id.rawValue) \($0.path ?? "-")" }
  }

  private static let usual = [
    "error unknown-override theme.radius.new", "error unknown-override theme.radius.c",
  ]

  @Test func aRuleHasItsDefaultSeverity() { #expect(findings() == Self.usual) }

  @Test(arguments: RuleLevel.allCases) func aLevelIsTheSeverity(level: RuleLevel) {
    let found = findings { $0.levels[UnknownOverride.id] = level }
    let expected = Self.usual.map { $0.replacing("error", with: level.rawValue) }
    #expect(found == (level == .off ? [] : expected))
  }

  @Test func anIgnoreHidesOrLowersWhatItNames() {
    let found = findings {
      $0.ignores = [
        RuleIgnore(UnknownOverride.id, at: "theme.radius.new", level: .note, reason: "planned"),
        RuleIgnore(UnknownOverride.id, at: "theme.radius.c.**", reason: "planned"),
      ]
    }
    #expect(found == ["note unknown-override theme.radius.new"])
  }

  @Test func anIgnoreThatHidesNothingIsReported() {
    let ignores = [
      RuleIgnore(UnknownOverride.id, at: "theme.radius.**", reason: "planned"),
      RuleIgnore(UnknownOverride.id, at: "theme.radius.nwe", reason: "planned"),
    ]
    #expect(findings { $0.ignores = ignores } == ["warning unused-ignore theme.radius.nwe"])
    #expect(findings(all: false) { $0.ignores = ignores } == [])
    let off = findings {
      $0.ignores = ignores
      $0.levels[UnknownOverride.id] = .off
    }
    #expect(off == [])
  }

  @Test func additionsThatAreAllowedAreNoFindings() {
    #expect(
      findings { $0.contract.additions = ["theme.radius.new"] } == [
        "error unknown-override theme.radius.c"
      ])
    #expect(findings { $0.contract.additions = ["theme.**"] } == [])
  }

  // MARK: - At the token

  private static func strict(_ extensions: String, group: String = "") -> [TestLayer] {
    [
      TestLayer(
        """
        {"old": {"$type": "number", "$value": 1, "$deprecated": true},
         "g": {\(group) "a": {"$value": "{old}" \(extensions)}}}
        """)
    ]
  }

  @Test(arguments: [
    (#", "$extensions": {"tokenc": {"ignore": {"deprecated-reference": "until June"}}}"#, ""),
    ("", #""$extensions": {"tokenc": {"ignore": {"deprecated-reference": "until June"}}},"#),
  ])
  func aTokenOrItsGroupCarriesAnIgnore(token: String, group: String) {
    #expect(findings(Self.strict(token, group: group)) == [])
  }

  @Test func anIgnoreAtATokenMayLowerTheSeverity() {
    let own = #"{"deprecated-reference": {"severity": "note", "reason": "until June"}}"#
    let layers = Self.strict(#", "$extensions": {"tokenc": {"ignore": \#(own)}}"#)
    #expect(findings(layers) == ["note deprecated-reference g.a"])
  }

  @Test(arguments: [
    #"{"deprecated-refrence": "x"}"#, #"{"deprecated-reference": ""}"#,
    #"{"deprecated-reference": true}"#,
    #"{"deprecated-reference": {"severity": "bad", "reason": "x"}}"#,
  ])
  func anIgnoreThatDoesNotHoldIsReported(own: String) {
    let layers = Self.strict(#", "$extensions": {"tokenc": {"ignore": \#(own)}}"#)
    let found = findings(layers).sorted()
    #expect(found == ["warning deprecated-reference g.a", "warning unused-ignore g.a"])
  }

  @Test func anIgnoreAtATokenWithoutFindingsIsReported() {
    let own = #"{"unknown-override": "x", "deprecated-reference": "x"}"#
    let layers = [
      TestLayer(
        #"{"a": {"$type": "number", "$value": 1, "$extensions": {"tokenc": {"ignore": \#(own)}}}}"#)
    ]
    #expect(
      findings(layers) == ["warning unused-ignore a", "warning unused-ignore a"])
  }
}
