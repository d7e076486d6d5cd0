import Testing

@testable import TokenCompiler

/// What a custom theme may and has to override.
@Suite struct ContractRuleTests {
  private static let themes = [
    Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")
  ]
  private static let base = TestLayer(
    """
    {"palette": {"day": "#ffffff", "night": "#000000"},
     "theme": {"color": {"page": "{palette.day}", "text": "#000000", "brand": "#ccccff",
       "ink": "{theme.color.text}"}, "radius": {"a": 1, "b": 2, "c": {"d": 3}}}}
    """, base: true)
  private static let night = TestLayer(
    ##"{"theme": {"color": {"page": "{palette.night}", "text": "#ffffff"}}}"##,
    when: ["theme": "dark"], base: true)

  // MARK: - missing-context

  private func expectMissing(
    _ custom: String, dark: String = "{}", _ expected: [ExpectedFinding] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectRule(
      MissingContext.self,
      [
        Self.base, Self.night, TestLayer(custom), TestLayer(dark, when: ["theme": "dark"]),
      ], expected, modifiers: Self.themes, sourceLocation: sourceLocation)
  }

  private func missing(_ mark: String, _ severity: Severity = .warning) -> ExpectedFinding {
    ExpectedFinding(mark, MissingContext.id, "anew in 'dark'", severity: severity)
  }

  @Test func aColourOfLightThatStaysInDarkIsReported() {
    expectMissing(
      ##"{"theme": {"color": {"1️⃣page": "#eeeeee", "brand": "#00ff00"}}}"##,
      [missing("1️⃣", .error)])
    expectMissing(
      ##"{"theme": {"color": {"1️⃣page": "#767676"}}}"##, [missing("1️⃣")])
  }

  /// Nobody can read what follows from it: that is as bad as what the rule for contrast finds, and told once.
  @Test func whatCannotBeReadForItIsAnError() throws {
    let layers = [
      Self.base, Self.night,
      TestLayer(##"{"theme": {"color": {"page": "#ffffff", "text": "#101010"}}}"##),
      TestLayer(##"{"theme": {"color": {"page": "#0a0a0a"}}}"##, when: ["theme": "dark"]),
    ]
    let found = try #require(
      ruleFindings(MissingContext.self, layers, modifiers: Self.themes).first)
    #expect(found.path == "theme.color.text")
    #expect(found.severity == .error)
    #expect(found.related.last?.message.contains("has a contrast of 1.04, less than 4.5") == true)
    #expect(ruleFindings(Contrast.self, layers, modifiers: Self.themes).isEmpty)
    // Who accepts that it stays has to be able to read it.
    var configuration = RuleConfiguration()
    configuration.ignores = [
      RuleIgnore(MissingContext.id, at: PathGlob("theme.color.text"), reason: "known")
    ]
    #expect(
      ruleFindings(Contrast.self, layers, configuration, modifiers: Self.themes).count == 1)
    configuration.ignores = []
    configuration.levels[Contrast.id] = .off
    #expect(
      ruleFindings(MissingContext.self, layers, configuration, modifiers: Self.themes)
        .map(\.severity) == [.warning])
  }

  // MARK: - Brands

  private static let brands = [
    Modifier("mode", contexts: ["light", "dark"], defaultContext: "light"),
    Modifier("brand", contexts: ["acme", "globex"], defaultContext: "acme"),
  ]
  private static let brandBase = [
    TestLayer(
      ##"{"palette": {"light": {"a": "#eeeeff"}, "dark": {"a": "#111122"}}, "color": {"a": "{palette.light.a}", "b": "#ffffff"}}"##,
      base: true),
    TestLayer(
      ##"{"color": {"a": "{palette.dark.a}", "b": "#000000"}}"##, when: ["mode": "dark"], base: true
    ),
  ]

  private func expectBrands(
    _ acme: String, _ globex: String, _ expected: [ExpectedFinding] = [],
    of rule: any LintRule.Type = MissingContext.self,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let layers = [
      TestLayer(acme, when: ["brand": "acme"]), TestLayer(globex, when: ["brand": "globex"]),
    ]
    expectRule(
      rule, Self.brandBase + layers, expected, modifiers: Self.brands,
      sourceLocation: sourceLocation)
  }

  /// A theme is compared with the same brand in light, and with no other brand.
  @Test func eachBrandIsJudgedByItself() {
    let pair = ##"{"color": {"b": {"$value": {"light": "#fafafa", "dark": "#0a0a0a"}}}}"##
    expectBrands(pair, ##"{"radius": {"x": 1}}"##)
    expectBrands(##"{"color": {"1️⃣b": "#fafafa"}}"##, "{}", [missing("1️⃣")])
    expectBrands("{}", ##"{"color": {"1️⃣b": "#fafafa"}}"##, [missing("1️⃣")])
    let layers =
      Self.brandBase + [TestLayer(##"{"color": {"b": "#fafafa"}}"##, when: ["brand": "globex"])]
    let found = ruleFindings(MissingContext.self, layers, modifiers: Self.brands)
    #expect(found.map(\.themes) == [["dark/globex"]])
    #expect(found.first?.message.contains("anew in 'dark', and") == true)
  }

  @Test func aBrandIsNoMode() {
    let light = ##"{"color": {"a": "{palette.light.a}"}}"##
    expectBrands("{}", light, of: CrossModeReference.self)
    let layers =
      Self.brandBase + [
        TestLayer("{}", when: ["brand": "globex"]), TestLayer(light, when: ["brand": "globex"]),
      ]
    let found = ruleFindings(MissingContext.self, layers, modifiers: Self.brands)
    #expect(found.count == 1)
    #expect(found.first?.related.count == 1, "\(found.first?.related.map(\.message) ?? [])")
  }

  @Test func halfAPairIsReported() {
    func expectPair(_ value: String, _ expected: [ExpectedFinding] = []) {
      expectMissing(
        "{\"theme\": {\"color\": {\"1️⃣page\": {\"$value\": {\(value)}}}}}", expected)
    }
    expectPair(##""light": "#eeeeee""##, [missing("1️⃣")])
    expectPair(##""light": "#eeeeee", "dark": "#111111""##)
    // Who writes dark alone means dark.
    expectPair(##""dark": "#111111""##)
    expectMissing(
      ##"{"theme": {"color": {"page": {"$value": {"light": "#eeeeee"}}}}}"##,
      dark: ##"{"theme": {"color": {"page": "#111111"}}}"##)
    // The base says nothing for dark.
    expectMissing(##"{"theme": {"color": {"brand": {"$value": {"light": "#00ff00"}}}}}"##)
  }

  @Test func aColourForDarkTooIsContent() {
    expectMissing(
      ##"{"theme": {"color": {"page": "#eeeeee"}}}"##,
      dark: ##"{"theme": {"color": {"page": "#111111"}}}"##)
  }

  @Test func aReferenceThatDiffersInDarkIsContent() {
    expectMissing(##"{"theme": {"color": {"page": "{theme.color.ink}"}}}"##)
    expectMissing(
      ##"{"theme": {"color": {"1️⃣page": "{theme.color.brand}"}}}"##, [missing("1️⃣", .error)])
  }

  /// The custom theme was given as the base's dark, or was made of it.
  @Test func aFileThatHasTheValuesOfTheBaseInDarkIsContent() {
    func expectOver(_ colors: String, _ expected: [ExpectedFinding]) {
      expectRule(
        MissingContext.self,
        [
          TestLayer(
            ##"{"theme": {"color": {"a": "#ffffff", "b": "#eeeeee", "c": "#dddddd"}}}"##, base: true
          ),
          TestLayer(
            ##"{"theme": {"color": {"a": "#000000", "b": "#111111", "c": "#222222"}}}"##,
            when: ["theme": "dark"], base: true),
          TestLayer("{\"theme\": {\"color\": {\(colors)}}}"),
        ], expected, modifiers: Self.themes)
    }
    expectOver(##""a": "#000000", "b": "#111111", "c": "#222222""##, [])
    expectOver(##""1️⃣a": "#000000""##, [missing("1️⃣")])
  }

  @Test func aCopyOfTheBaseIsReportedOnce() {
    let base = TestLayer(
      ##"{"theme": {"color": {"a": "#ffffff", "b": "#eeeeee", "c": "#dddddd", "d": "#cccccc"}}}"##,
      base: true)
    let night = TestLayer(
      ##"{"theme": {"color": {"2️⃣a": "#000000", "b": "#111111", "c": "#222222", "5️⃣d": "#333333"}}}"##,
      when: ["theme": "dark"], base: true)
    let copy = TestLayer(
      ##"{"theme": {"color": {"1️⃣a": "#ffffff", "3️⃣b": "#eeeeee", "4️⃣c": "#dddddd", "6️⃣d": "#123456"}}}"##
    )
    expectRule(
      MissingContext.self, [base, night, copy],
      [
        ExpectedFinding(
          "1️⃣", MissingContext.id, "'theme.color.a' and 2 more repeat what the base theme says",
          severity: .warning, related: ["2️⃣", "3️⃣", "4️⃣"]),
        ExpectedFinding(
          "6️⃣", MissingContext.id, "anew in 'dark'", severity: .warning, related: ["5️⃣"]),
      ], modifiers: Self.themes)
    var configuration = RuleConfiguration()
    configuration.ignores = [
      RuleIgnore(MissingContext.id, at: PathGlob("theme.color.b"), reason: "known")
    ]
    let found = ruleFindings(
      MissingContext.self, [base, night, copy], configuration, modifiers: Self.themes)
    #expect(found.map(\.path) == ["theme.color.a", "theme.color.c", "theme.color.d"])
  }

  @Test func theThemesAreNamedAndTheBaseIsShown() {
    let found = ruleFindings(
      MissingContext.self,
      [Self.base, Self.night, TestLayer(##"{"theme": {"color": {"page": "#eeeeee"}}}"##)],
      modifiers: Self.themes)
    #expect(found.map(\.themes) == [["dark"]])
    #expect(found.first?.related.map(\.span.source) == [SourceID(1), SourceID(2)])
  }

  @Test func whatFollowsFromItIsNotToldAsWell() {
    let layers = [
      TestLayer(
        ##"{"theme": {"color": {"background": "#ffffff", "text": "#000000"}}}"##, base: true),
      TestLayer(
        ##"{"theme": {"color": {"background": "#000000", "text": "#ffffff"}}}"##,
        when: ["theme": "dark"], base: true),
      TestLayer(##"{"theme": {"color": {"text": "#111111"}}}"##),
    ]
    #expect(ruleFindings(MissingContext.self, layers, modifiers: Self.themes).count == 1)
    expectRule(Contrast.self, layers, modifiers: Self.themes)
    var configuration = RuleConfiguration()
    configuration.levels[MissingContext.id] = .off
    #expect(ruleFindings(Contrast.self, layers, configuration, modifiers: Self.themes).count == 1)
  }

  @Test func aColourThatCannotBeReadIsToldAsThat() {
    let layers = [
      TestLayer(
        ##"{"theme": {"color": {"background": "#ffffff", "text": "#000000"}}}"##, base: true),
      TestLayer(
        ##"{"theme": {"color": {"text": "#ffffff", "background": "#000000"}}}"##,
        when: ["theme": "dark"], base: true),
      TestLayer(##"{"theme": {"color": {"text": "1️⃣#eeeeee"}}}"##),
    ]
    expectRule(MissingContext.self, layers, modifiers: Self.themes)
    expectRule(
      Contrast.self, layers, [ExpectedFinding("1️⃣", Contrast.id)], modifiers: Self.themes)
    let said = ruleFindings(Contrast.self, layers, modifiers: Self.themes).first?.related
    #expect(said?.contains { $0.message.contains("says nothing for it") } == true)
    // Where it would be told less severely, it is told twice.
    var configuration = RuleConfiguration()
    configuration.levels = [Contrast.id: .warning, MissingContext.id: .error]
    #expect(
      ruleFindings(MissingContext.self, layers, configuration, modifiers: Self.themes).count == 1)
  }

  /// In which themes a colour cannot be read does not depend on whether another rule runs.
  @Test func aFindingNamesItsThemesWhateverElseIsTold() {
    let layers = [
      TestLayer(
        ##"{"theme": {"color": {"background": "#ffffff", "text": "#000000"}}}"##, base: true),
      TestLayer(
        ##"{"theme": {"color": {"text": "#ffffff", "background": "#eeeeee"}}}"##,
        when: ["theme": "dark"], base: true),
      TestLayer(##"{"theme": {"color": {"text": "#fefefe"}}}"##),
    ]
    for level in [RuleLevel.off, .warning] {
      var configuration = RuleConfiguration()
      configuration.levels[MissingContext.id] = level
      let found = ruleFindings(Contrast.self, layers, configuration, modifiers: Self.themes)
      #expect(found.map(\.themes) == [nil])
    }
  }

  // MARK: - Terms of the configuration

  private func expectTerms(
    _ rule: any LintRule.Type, _ custom: String, _ expected: [ExpectedFinding] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ change: (inout ContractTerms) -> Void
  ) {
    var configuration = RuleConfiguration()
    change(&configuration.contract)
    expectRule(
      rule, [Self.base, TestLayer(custom)], expected, configuration, sourceLocation: sourceLocation)
  }

  @Test func aFrozenTokenMustNotChange() {
    expectTerms(
      FrozenToken.self,
      ##"{"theme": {"radius": {"1️⃣a": 9, "c": {"2️⃣d": 9}}, "color": {"brand": "#111111"}}}"##,
      [ExpectedFinding("1️⃣", FrozenToken.id), ExpectedFinding("2️⃣", FrozenToken.id)]
    ) { $0.frozen = ["theme.radius.**"] }
    expectTerms(FrozenToken.self, ##"{"theme": {"radius": {"a": 1}}}"##) {
      $0.frozen = ["theme.radius.**"]
    }
  }

  @Test func tokensThatBelongTogetherAreAllOverridden() {
    let warning = ExpectedFinding(
      "1️⃣", IncompleteOverride.id, "'theme.radius.b', which belongs to it, is not",
      severity: .warning)
    expectTerms(IncompleteOverride.self, ##"{"theme": {"radius": {"1️⃣a": 9}}}"##, [warning]) {
      $0.together = [["theme.radius.a", "theme.radius.b"]]
    }
    expectTerms(IncompleteOverride.self, ##"{"theme": {"radius": {"1️⃣a": 9}}}"##, [warning]) {
      $0.together = [["theme.radius.*"]]
    }
    for whole in [##"{"theme": {"radius": {"a": 9, "b": 9}}}"##, "{}"] {
      expectTerms(IncompleteOverride.self, whole) { $0.together = [["theme.radius.*"]] }
    }
  }

  @Test func starsStandForTheSameInSeveralPatterns() {
    let base = TestLayer(
      """
      {"color": {"a": {"bg": "#ffffff", "fg": "#000000"}, "b": {"bg": "#ffffff", "fg": "#000000"}}}
      """, base: true)
    var configuration = RuleConfiguration()
    configuration.contract.together = [["color.*.bg", "color.*.fg"]]
    expectRule(
      IncompleteOverride.self,
      [
        base,
        TestLayer(
          ##"{"color": {"a": {"1️⃣bg": "#eeeeee"}, "b": {"bg": "#eeeeee", "fg": "#111111"}}}"##),
      ],
      [ExpectedFinding("1️⃣", IncompleteOverride.id, "'color.a.fg'", severity: .warning)],
      configuration)
  }

  @Test func aGroupThatIsMissingIsReportedInAFileThatWrites() {
    var configuration = RuleConfiguration()
    configuration.contract.requiredGroups = ["theme.radius"]
    let found = ruleFindings(
      RequiredGroup.self,
      [
        TestLayer("{}", base: true), Self.base,
        TestLayer(##"{"theme": {"color": {"brand": "#111111"}}}"##),
      ], configuration)
    #expect(found.map(\.span?.source) == [SourceID(2)])
  }

  @Test func aRequiredGroupIsComplete() {
    let id = RequiredGroup.id
    expectTerms(
      RequiredGroup.self, ##"{"theme": {"1️⃣radius": {"a": 9}}}"##,
      [ExpectedFinding("1️⃣", id, "lacks 'theme.radius.b', 'theme.radius.c.d'", severity: .warning)]
    ) { $0.requiredGroups = ["theme.radius"] }
    expectTerms(
      RequiredGroup.self, ##"{"theme": {"color": {"brand": "#111111"}}1️⃣}"##,
      [ExpectedFinding("1️⃣", id, severity: .warning)]
    ) { $0.requiredGroups = ["theme.radius"] }
    expectTerms(
      RequiredGroup.self, ##"{"theme": {"radius": {"a": 9, "b": 9, "c": {"d": 9}}}}"##
    ) { $0.requiredGroups = ["theme.radius"] }
    expectTerms(
      RequiredGroup.self, ##"{"theme": {"radius": {"a": 9}}1️⃣}"##,
      [ExpectedFinding("1️⃣", id, "no such group", severity: .warning)]
    ) { $0.requiredGroups = ["theme.raduis"] }
  }

  // MARK: - Many custom themes

  @Test func eachCustomThemeIsJudgedByItself() {
    func layers(_ first: String, _ second: String) -> [TestLayer] {
      [
        Self.base, Self.night, TestLayer(first, when: [Modifier.candidate: "a"]),
        TestLayer(second, when: [Modifier.candidate: "b"]),
      ]
    }
    let modifiers =
      Self.themes + [Modifier(Modifier.candidate, contexts: ["a", "b"], defaultContext: "a")]
    let whole = ##"{"theme": {"radius": {"a": 9, "b": 9}}}"##
    expectRule(
      MissingContext.self, layers(whole, ##"{"theme": {"color": {"1️⃣page": "#eeeeee"}}}"##),
      [missing("1️⃣", .error)], modifiers: modifiers)
    var configuration = RuleConfiguration()
    configuration.contract.together = [["theme.radius.*"]]
    configuration.contract.requiredGroups = ["theme.radius"]
    let half = layers(whole, ##"{"theme": {"1️⃣radius": {"2️⃣a": 9}}}"##)
    expectRule(
      IncompleteOverride.self, half,
      [ExpectedFinding("2️⃣", IncompleteOverride.id, severity: .warning)], configuration,
      modifiers: modifiers)
    let found = ruleFindings(RequiredGroup.self, half, configuration, modifiers: modifiers)
    #expect(found.map(\.span?.source) == [SourceID(2), SourceID(3)])
  }
}
