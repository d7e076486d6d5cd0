import Testing

@testable import TokenCompiler

@Suite struct HygieneRuleTests {
  private static let themes = [
    Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")
  ]

  private func warn(_ rule: any LintRule.Type, _ mark: String, _ text: String = "")
    -> ExpectedFinding
  {
    ExpectedFinding(mark, rule.id, text, severity: .warning)
  }

  // MARK: - cross-mode-reference

  /// It is that of another theme.
  @Test func aFileThatIsWrittenForAnotherModeIsOneFinding() {
    let names = (1...24).map { "c\($0)" }
    func group(_ value: (String) -> String) -> String {
      "{" + names.map { "\"\($0)\": \"\(value($0))\"" }.joined(separator: ", ") + "}"
    }
    let base =
      "{\"palette\": {\"light\": \(group { _ in "#ffffff" }), \"dark\": \(group { _ in "#000000" })},"
      + "\"color\": \(group { "{palette.light.\($0)}" })}"
    func found(_ mode: String) -> [String] {
      ruleFindings(
        CrossModeReference.self,
        [
          TestLayer(base),
          TestLayer("{\"color\": \(group { "{palette.\(mode).\($0)}" })}", when: ["theme": "dark"]),
        ], modifiers: Self.themes
      ).map(\.message)
    }
    #expect(found("dark") == [])
    #expect(
      found("light") == [
        "24 of the 24 references of '1.json' are written for 'dark' and lead into another mode"
      ])
  }

  @Test func aDarkValueInTheLightPaletteIsReported() {
    let layers = [
      TestLayer(
        """
        {"palette": {"light": {"a": "#ffffff"}, "dark": {"a": "#000000"}},
         "theme": {"color": {"a": "{palette.light.a}", "b": "1️⃣{palette.dark.a}",
           "c": "{palette.light.a}", "dark": {"d": "{palette.dark.a}"}}}}
        """),
      TestLayer(
        """
        {"theme": {"color": {"a": "2️⃣{palette.light.a}", "b": "{palette.dark.a}"}}}
        """, when: ["theme": "dark"]),
    ]
    expectRule(
      CrossModeReference.self, layers,
      [
        ExpectedFinding("1️⃣", CrossModeReference.id, "written for 'default'", severity: .note),
        ExpectedFinding("2️⃣", CrossModeReference.id, "written for 'dark'", severity: .note),
      ], modifiers: Self.themes)
  }

  @Test func theTokenOfTheSameModeIsProposed() throws {
    let layers = [
      TestLayer(
        ##"{"palette": {"light": {"a": "#fff"}, "dark": {"a": "#000"}}, "color": {"x": "{palette.dark.a}"}}"##
      ),
      TestLayer(#"{"color": {"x": "{palette.dark.a}"}}"#, when: ["theme": "dark"]),
    ]
    let found = try #require(
      ruleFindings(CrossModeReference.self, layers, modifiers: Self.themes).first)
    #expect(found.help == "did you mean 'palette.light.a'?")
    #expect(found.fix?.safety == .suggestion)
  }

  @Test func valuesInEachOthersPlaceAreOneFinding() throws {
    let layers = [
      TestLayer(
        ##"""
        {"primitives": {"$type": "fixed", "color": {"light": {"a": {"$value": "#fff"}},
            "dark": {"a": {"$value": "#000"}}}},
         "theme": {"$type": "dynamic", "color": {"page": {"$value": {
            "light": "1️⃣{primitives.color.dark.a}", "dark": "{primitives.color.light.a}"}}}}}
        """##)
    ]
    expectRule(
      CrossModeReference.self, layers,
      [
        ExpectedFinding(
          "1️⃣", CrossModeReference.id, "in each of its modes to the palette of the other",
          severity: .note)
      ])
    let found = try #require(ruleFindings(CrossModeReference.self, layers).first)
    #expect(
      found.fix?.edits.map(\.replacement) == [
        "{primitives.color.light.a}", "{primitives.color.dark.a}",
      ])
    #expect(found.themes == nil)
  }

  @Test func aTokenIsNotProposedToItself() throws {
    for (light, mark) in [("{palette.dark.a}", "a"), ("{palette.dark.b}", "b")] {
      let layers = [
        TestLayer(
          """
          {"palette": {"light": {"a": "\(light)", "b": "{palette.light.a}"},
             "dark": {"a": "#000", "b": "#000"}}}
          """),
        TestLayer("{}", when: ["theme": "dark"]),
      ]
      let found = try #require(
        ruleFindings(CrossModeReference.self, layers, modifiers: Self.themes).first, "\(mark)")
      #expect(found.help == "refer to a token of the same mode, or write the value itself")
      #expect(found.fix == nil)
    }
  }

  /// It says nothing for dark, and is told as that alone.
  @Test func aReferenceThatSaysNothingForDarkIsOneFinding() throws {
    let layers = [
      TestLayer(
        ##"{"palette": {"light": {"a": "#fff"}, "dark": {"a": "#000"}}, "color": {"x": "{palette.light.a}"}}"##,
        base: true),
      TestLayer(#"{"color": {"x": "{palette.dark.a}"}}"#, when: ["theme": "dark"], base: true),
      TestLayer(#"{"color": {"x": "{palette.dark.a}"}}"#),
    ]
    #expect(ruleFindings(CrossModeReference.self, layers, modifiers: Self.themes).isEmpty)
    let found = try #require(
      ruleFindings(MissingContext.self, layers, modifiers: Self.themes).first)
    #expect(found.related.last?.message.contains("did you mean 'palette.light.a'?") == true)
    var configuration = RuleConfiguration()
    configuration.levels[MissingContext.id] = .off
    #expect(
      ruleFindings(CrossModeReference.self, layers, configuration, modifiers: Self.themes).count
        == 1)
  }

  // MARK: - layer-order

  @Test func aComponentByAnyNameMayKnowAnother() {
    expectRule(
      LayerOrder.self,
      [
        TestLayer(
          ##"""
          {"primitives": {"blue": "#0000ff"}, "color": {"brand": "{primitives.blue}",
             "card": {"ink": "{color.brand}"}, "banner": {"ink": "{color.card.ink}"},
             "fancyCard": {"edge": "1️⃣{primitives.blue}", "ink": "{color.card.ink}"}}}
          """##)
      ], [warn(LayerOrder.self, "1️⃣", "'color.fancyCard.edge' of the layer 'component'")])
  }

  @Test func aThemeOfTwoLayersHasNoThird() {
    let names = (0..<12).map { "\"a\($0)\": \"{primitives.blue}\"" }.joined(separator: ", ")
    expectRule(
      LayerOrder.self,
      [TestLayer(##"{"primitives": {"blue": "#0000ff"}, "color": {"button": {\##(names)}}}"##)])
  }

  @Test func aLightShadeOfDarkIsOfDark() {
    let palette = ##"{"light": {"dark": "#111111"}, "dark": {"light": "#eeeeee"}}"##
    expectRule(
      CrossModeReference.self,
      [
        TestLayer(
          """
          {"palette": \(palette),
           "theme": {"color": {"a": "{palette.light.dark}", "b": "1️⃣{palette.dark.light}"}}}
          """),
        TestLayer(
          ##"{"theme": {"color": {"a": "{palette.dark.light}", "b": "2️⃣{palette.light.dark}"}}}"##,
          when: ["theme": "dark"]),
      ],
      [
        ExpectedFinding("1️⃣", CrossModeReference.id, severity: .note),
        ExpectedFinding("2️⃣", CrossModeReference.id, severity: .note),
      ], modifiers: Self.themes)
  }

  @Test func inOneThemeNoPaletteIsAnothers() {
    expectRule(
      CrossModeReference.self,
      [TestLayer(##"{"palette": {"dark": {"a": "#000000"}}, "color": {"a": "{palette.dark.a}"}}"##)]
    )
  }

  // MARK: - The palette

  @Test func whatNobodyRefersToIsUnused() {
    expectRule(
      UnusedToken.self,
      [
        TestLayer(
          """
          {"primitives": {"color": {"a": "#000000", "1️⃣b": "#ffffff"}, "space": {"2️⃣c": 1}},
           "theme": {"color": {"x": "{primitives.color.a}"}}}
          """)
      ], [warn(UnusedToken.self, "1️⃣"), warn(UnusedToken.self, "2️⃣")])
  }

  @Test func whatOneThemeUsesIsUsed() {
    expectRule(
      UnusedToken.self,
      [
        TestLayer(
          ##"{"primitives": {"color": {"a": "#000000"}}, "theme": {"color": {"x": "#000000"}}}"##),
        TestLayer(
          ##"{"theme": {"color": {"x": "{primitives.color.a}"}}}"##, when: ["theme": "dark"]),
      ], modifiers: Self.themes)
  }

  @Test func oneValueUnderTwoNamesIsReported() {
    expectRule(
      DuplicateValue.self,
      [
        TestLayer(
          """
          {"primitives": {"color": {"a": "#00ff00", "b": "1️⃣#00FF00ff", "c": "{primitives.color.a}"},
             "space": {"d": 1, "e": 2}}, "theme": {"color": {"x": "#00ff00"}}}
          """)
      ], [warn(DuplicateValue.self, "1️⃣", "has the value of 'primitives.color.a'")])
  }

  @Test func aDuplicateIsToldAtTheOverride() {
    let base = ##"{"primitives": {"color": {"a": "#ff0000", "2️⃣b": "#00ff00", "c": "#00ff00"}}}"##
    let custom = ##"{"primitives": {"color": {"a": "1️⃣#00ff00"}}}"##
    for isBase in [true, false] {
      let found = ExpectedFinding(
        "1️⃣", DuplicateValue.id, "'primitives.color.a' has the value of 'primitives.color.b'",
        severity: .warning, related: ["2️⃣"])
      let own = ruleFindings(
        DuplicateValue.self, [TestLayer(base, base: isBase), TestLayer(custom)])
      expectFindings(
        [found], in: own.filter { $0.span?.source == SourceID(1) },
        of: [TestLayer(base).text, TestLayer(custom).text])
      #expect(own.count == (isBase ? 1 : 2))
    }
  }

  @Test func whatTheContractHasTwiceIsItsOwnBusiness() {
    let base = ##"{"primitives": {"color": {"a": "#ff0000", "2️⃣b": "#ff0000"}}}"##
    expectRule(
      DuplicateValue.self,
      [
        TestLayer(base, base: true),
        TestLayer(##"{"primitives": {"color": {"b": "1️⃣#FF0000"}}}"##),
      ],
      [
        ExpectedFinding(
          "1️⃣", DuplicateValue.id,
          "the override of 'primitives.color.b' says what the base theme says",
          severity: .warning, related: ["2️⃣"])
      ])
  }

  @Test func tokensThatDifferInOneThemeAreNoDuplicates() {
    expectRule(
      DuplicateValue.self,
      [
        TestLayer(##"{"primitives": {"color": {"a": "#000000", "b": "#000000"}}}"##),
        TestLayer(##"{"primitives": {"color": {"b": "#ffffff"}}}"##, when: ["theme": "dark"]),
      ], modifiers: Self.themes)
  }

  // MARK: - Names and layers

  @Test func namesOfTheFormatHaveNoStyle() {
    expectRule(
      NamingStyle.self,
      [
        TestLayer(
          """
          {"a": {"$type": "number", "$root": {"$value": 1}, "_": {"$value": 2}}}
          """)
      ])
  }

  @Test(arguments: [
    (StructureOptions.NamingStyle.kebab, "a-b2", "aB"), (.kebab, "100", "a_b"),
    (.kebab, "a", "a--b"),
    (.camel, "aB2", "AB"), (.camel, "a", "a-b"), (.snake, "a_b", "a-b"), (.pascal, "AbC", "abC"),
  ])
  func namesHaveOneStyle(style: StructureOptions.NamingStyle, good: String, bad: String) {
    var configuration = RuleConfiguration()
    configuration.structure.namingStyle = style
    expectRule(
      NamingStyle.self, [TestLayer("{\"\(good)\": {\"\(good)\": true}}")], [], configuration)
    expectRule(
      NamingStyle.self, [TestLayer("{\"\(bad)\": {\"1️⃣\(bad)\": true, \"\(good)\": true}}")],
      [warn(NamingStyle.self, "1️⃣"), warn(NamingStyle.self, "1️⃣")], configuration)
  }

  @Test func aComponentRefersToMeanings() {
    expectRule(
      LayerOrder.self,
      [
        TestLayer(
          """
          {"primitives": {"color": {"a": "#000000"}},
           "theme": {"color": {"brand": "{primitives.color.a}",
             "icon-button": {"x": "1️⃣{primitives.color.a}", "y": "{theme.color.brand}"}}}}
          """)
      ], [warn(LayerOrder.self, "1️⃣")])
  }

  @Test func layersCanBeNamed() {
    var configuration = RuleConfiguration()
    configuration.structure.layers = [
      .init("low", ["a.**"], refersTo: ["low"]), .init("high", ["b.**"], refersTo: ["low"]),
    ]
    expectRule(
      LayerOrder.self,
      [TestLayer(##"{"a": {"x": true, "y": "1️⃣{b.x}"}, "b": {"x": "{a.x}", "y": "2️⃣{b.x}"}}"##)],
      [warn(LayerOrder.self, "1️⃣", "of the layer 'high'"), warn(LayerOrder.self, "2️⃣")],
      configuration)
  }

  // MARK: - Other rules

  @Test func smallFontsAreReported() {
    expectRule(
      MinimumFontSize.self,
      [
        TestLayer(
          """
          {"theme": {"typography": {"caption": {"size": 1️⃣9, "weight": 400}, "body": {"size": 12}},
             "font-size": {"small": 2️⃣10, "large": 11}, "size": {"icon": 8}}}
          """)
      ], [warn(MinimumFontSize.self, "1️⃣", "9 px, less than 11"), warn(MinimumFontSize.self, "2️⃣")])
    expectRule(
      MinimumFontSize.self,
      [
        TestLayer(
          """
          {"1️⃣text": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "9px",
             "fontWeight": 400, "letterSpacing": "0px", "lineHeight": 1}}}
          """)
      ], [warn(MinimumFontSize.self, "1️⃣")])
  }

  @Test func coloursThatLookAlikeAreReported() {
    let layer = TestLayer(
      """
      {"color": {"success": "#6f7a2a", "danger": "1️⃣#c0504d", "error": "#c0504d", "info": "#c0504d"}}
      """)
    let found = ruleFindings(ColorVision.self, [layer])
    #expect(found.map(\.path) == ["color.success"])
    #expect(found.first?.message.contains("look alike with") == true)
    var configuration = RuleConfiguration()
    configuration.colorVision.families = [
      .init("up", ["color.info"]), .init("down", ["color.danger", "color.error"]),
    ]
    #expect(ruleFindings(ColorVision.self, [layer], configuration).map(\.path) == ["color.info"])
    configuration.colorVision.minimumDifference = 0
    #expect(ruleFindings(ColorVision.self, [layer], configuration).isEmpty)
  }

  /// What is seen on each of the families has one colour, which is no way to tell them apart.
  @Test func coloursThatAreAlikeForEverybodyAreNotToldApart() {
    let layer = TestLayer(
      """
      {"color": {"on": {"success": "#ffffff", "danger": "#ffffff", "warning": "#fefefe"}}}
      """)
    expectRule(ColorVision.self, [layer])
    var configuration = RuleConfiguration()
    configuration.colorVision.families = [
      .init("up", ["color.on.success"]), .init("down", ["color.on.danger"]),
    ]
    #expect(ruleFindings(ColorVision.self, [layer], configuration).count == 1)
  }

  /// The figures of the simulation's authors: pure green and pure red with each deficiency.
  @Test func greysStayGreyInTheSimulation() {
    for deficiency in ColorDeficiency.allCases {
      let grey = Color(.srgb, [0.5, 0.5, 0.5]).seen(with: deficiency).converted(to: .srgb)
      for component in grey.components { #expect(abs((component ?? 0) - 0.5) < 0.001) }
    }
  }
}
