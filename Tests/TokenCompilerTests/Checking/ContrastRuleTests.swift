import Testing

@testable import TokenCompiler

@Suite struct ContrastRuleTests {
  private func warn(_ mark: String, _ message: String = "") -> ExpectedFinding {
    ExpectedFinding(mark, Contrast.id, message, severity: .warning)
  }

  // MARK: - Pairs

  @Test func siblingsOfOneStateArePairs() {
    expectRule(
      Contrast.self,
      [
        TestLayer(
          """
          {"color": {"tag": {
             "default": {"background": "#ffffff", "foreground": "1️⃣#999999", "icon": "2️⃣#aaaaaa",
               "border": "3️⃣#bbbbbb", "ripple": "#eeeeee"},
             "hover": {"background": "#000000", "text": "4️⃣#555555"}}}}
          """)
      ],
      [
        warn("1️⃣", "has a contrast of 2.84, less than 4.5"), warn("2️⃣", "less than 3"),
        warn("3️⃣", "less than 3"), warn("4️⃣", "'color.tag.hover.text' (#555555)"),
      ])
  }

  @Test func statesInNamesArePairs() {
    expectRule(
      Contrast.self,
      [
        TestLayer(
          """
          {"color": {"tag": {"background": "#ffffff", "text": "#000000",
             "background-hover": "#000000", "text-hover": "1️⃣#222222", "textPressed": "#ffffff"}}}
          """)
      ], [warn("1️⃣")])
  }

  /// Where a whole theme stands in one group, a meaning behind the word is no pair: the text that says
  /// an error is not written on the ground of an error.
  @Test func meaningsInAFlatThemeAreNoPairs() {
    expectRule(
      Contrast.self,
      [
        TestLayer(
          """
          {"color": {"backgroundError": "#ff6655", "textError": "#ee0011", "borderError": "#ee0011",
             "tag-background": "#ffffff", "tag-text": "1️⃣#eeeeee",
             "background-hover": "#ffffff", "text-hover": "2️⃣#dddddd",
             "input": {"background-error": "#ffffff", "text-error": "3️⃣#cccccc"}}}
          """)
      ], [warn("1️⃣"), warn("2️⃣"), warn("3️⃣")])
  }

  /// The usual text of a theme is read on its page, wherever the two stand among its colours.
  @Test(arguments: [
    ##""background": {"page": "#ffffff", "brand": "#000000"}, "foreground": {"default": "1️⃣#aaaaaa"}"##,
    ##""page": "#ffffff", "text": {"primary": "1️⃣#aaaaaa", "on-brand": "#ffffff", "inverse": "#ffffff"}"##,
    ##""canvas": "#ffffff", "text": "1️⃣#aaaaaa", "link": {"default": "#bbbbbb"}"##,
    ##""surface": {"base": "#ffffff"}, "text": {"secondary": "1️⃣#aaaaaa", "disabled": "#cccccc"}"##,
  ]) func textStandsOnThePage(colors: String) {
    let layer = TestLayer("{\"theme\": {\"color\": {\(colors)}}}")
    expectRule(Contrast.self, [layer], [warn("1️⃣", "less than 4.5")])
  }

  @Test(arguments: [
    // Not where colours begin, or not text of the page.
    ##""card": {"page": "#ffffff", "text": {"primary": "#aaaaaa"}}"##,
    ##""background": {"brand": "#ffffff"}, "text": {"primary": "#aaaaaa"}"##,
    ##""page": "#ffffff", "text": {"inverse": "#ffffff", "brand": "#ffff00", "placeholder": "#cccccc"}"##,
  ]) func otherTextIsNotReadOnThePage(colors: String) {
    expectRule(Contrast.self, [TestLayer("{\"theme\": {\"color\": {\(colors)}}}")])
  }

  @Test func textThatCannotBeSeenIsToldOnWhateverItStands() {
    expectRule(
      Contrast.self,
      [
        TestLayer(
          ##"""
          {"color": {"tag": {"background": "#ffffff00", "text": "1️⃣#00000000", "icon": "#00000000"}}}
          """##)
      ], [warn("1️⃣", "has a contrast of 1, less than 4.5")])
  }

  @Test func onXStandsOnX() {
    expectRule(
      Contrast.self,
      [
        TestLayer(
          """
          {"color": {"primary": "#ffffff", "on-primary": "1️⃣#eeeeee", "onPrimary": "2️⃣#dddddd",
             "surface": {"a": "#ffffff", "b": {"c": "#ffffff"}},
             "on-surface": {"a": "3️⃣#cccccc", "b": {"c": "4️⃣#bbbbbb"}, "d": "#ffffff"},
             "on-color": "#ffffff"}}
          """)
      ], [warn("1️⃣"), warn("2️⃣"), warn("3️⃣"), warn("4️⃣")])
  }

  @Test func listedPairsAreJudged() {
    var configuration = RuleConfiguration()
    configuration.contrast.pairs = [
      .init("color.a", on: "color.b"), .init("color.a", on: "color.c", minimum: 2),
      .init("color.a", on: "color.d"),
    ]
    expectRule(
      Contrast.self,
      [TestLayer(##"{"color": {"a": "1️⃣#888888", "b": "#ffffff", "c": "#cccccc"}}"##)],
      [
        warn("1️⃣", "on 'color.b'"),
        ExpectedFinding(nil, Contrast.id, "no token is named 'color.d'", severity: .warning),
      ], configuration)
  }

  // MARK: - How much

  @Test func anIconAloneNeedsThree() {
    expectRule(
      Contrast.self,
      [
        TestLayer(
          """
          {"color": {
             "icon-button": {"foreground": "#ffffff", "background": "#007aff"},
             "floating-action-button": {"default": {"foreground": "#ffffff", "background": "#007aff"}},
             "button": {"foreground": "1️⃣#ffffff", "background": "#007aff"}}}
          """)
      ], [warn("1️⃣", "4.01")])
  }

  @Test func inactiveStatesNeedNone() {
    let pale = ##"{"foreground": "#ffffff", "background": "#eeeeee"}"##
    expectRule(
      Contrast.self,
      [
        TestLayer(
          """
          {"color": {"a": {"disabled": \(pale)}, "inactive": {"b": \(pale)},
             "c": {"text-disabled": "#ffffff", "background-disabled": "#eeeeee",
               "on-x-disabled": "#ffffff", "x-disabled": "#ffffff"}}}
          """)
      ])
  }

  @Test func levelAndAlgorithmCanBeSet() {
    let layer = TestLayer(##"{"color": {"background": "#ffffff", "text": "1️⃣#666666"}}"##)
    var configuration = RuleConfiguration()
    expectRule(Contrast.self, [layer], [], configuration)
    configuration.contrast.level = .aaa
    expectRule(Contrast.self, [layer], [warn("1️⃣", "5.74, less than 7")], configuration)
    configuration.contrast.algorithm = .apca
    expectRule(Contrast.self, [layer], [], configuration)
    let paler = TestLayer(##"{"color": {"background": "#ffffff", "text": "1️⃣#888888"}}"##)
    expectRule(
      Contrast.self, [paler], [warn("1️⃣", "of Lc 63.05, less than Lc 75")], configuration)
    configuration.contrast.level = .aa
    expectRule(Contrast.self, [paler], [], configuration)
  }

  // MARK: - Opacity

  @Test func aTranslucentForegroundIsMixed() {
    expectRule(
      Contrast.self,
      [
        TestLayer(
          """
          {"color": {"a": {"background": "#ffffff", "text": "1️⃣#00000060"},
             "b": {"background": "#ffffff", "text": "#000000c0"}}}
          """)
      ], [warn("1️⃣")])
  }

  @Test func anOpacityAtTheSamePathCounts() {
    expectRule(
      Contrast.self,
      [
        TestLayer(
          """
          {"theme": {"color": {"a": {"background": "#ffffff", "text": "1️⃣#000000"}},
             "opacity": {"a": {"text": 0.3}}}}
          """)
      ], [warn("1️⃣")])
  }

  @Test func aTranslucentBackgroundCannotBeJudged() {
    let layer = TestLayer(
      """
      {"color": {"page": "#ffffff", "a": {"background": "1️⃣#ffffff80", "text": "2️⃣#999999"}}}
      """)
    expectRule(
      Contrast.self, [layer],
      [ExpectedFinding("1️⃣", Contrast.id, "cannot be judged", severity: .note)])
    var configuration = RuleConfiguration()
    configuration.contrast.backdrop = "color.page"
    expectRule(Contrast.self, [layer], [warn("2️⃣")], configuration)
  }

  @Test func whatCannotBeSeenIsNotJudged() {
    expectRule(
      Contrast.self,
      [
        TestLayer(
          """
          {"color": {"a": {"background": "#ffffff00", "text": "#ffffff"},
             "b": {"background": "#ffffff", "border": "#ffffff00", "icon": null},
             "c": {"background": "#eeeeee", "border": "#eeeeee"}}}
          """)
      ])
  }

  // MARK: - Who is to blame

  private static let base = TestLayer(
    """
    {"palette": {"blue": "#0044aa", "white": "#ffffff"},
     "color": {"a": {"background": "{palette.blue}", "text": "{palette.white}"},
       "b": {"background": "{palette.blue}", "text": "{palette.white}"}}}
    """, base: true)

  private func error(_ mark: String, related: [String]? = nil) -> ExpectedFinding {
    ExpectedFinding(mark, Contrast.id, related: related)
  }

  @Test func anOverrideOfThePaletteIsToldOnce() {
    expectRule(
      Contrast.self, [Self.base, TestLayer(##"{"palette": {"blue": "1️⃣#99bbee"}}"##)],
      [error("1️⃣")])
  }

  private static let filled = TestLayer(
    ##"""
    {"palette": {"none": "#00000000", "sea": "#003355"},
     "color": {"page": "#ffffff", "button": {"background": "{palette.sea}", "text": "#ffffff",
       "icon": "#ffffff", "border": "#ffffff"}, "link": {"background": "{palette.none}", "text": "#003355"}}}
    """##, base: true)

  /// What stood on it is seen on the page.
  @Test func aBackgroundOfWhichNothingIsLeftIsTold() {
    let custom = TestLayer(##"{"color": {"button": {"background": "1️⃣{palette.none}"}}}"##)
    let layers = [Self.filled, custom]
    expectRule(Contrast.self, layers, [error("1️⃣")])
    let found = ruleFindings(Contrast.self, layers).first
    #expect(found?.message.contains("has a contrast of 1, less than 4.5") == true)
    #expect(found?.help?.hasPrefix("nothing is to be seen of the background") == true)
    expectRule(
      Contrast.self,
      [Self.filled, TestLayer(##"{"palette": {"sea": "1️⃣#00335500"}}"##)], [error("1️⃣")])
    // A button without a ground is content with colours that are seen on the page.
    expectRule(
      Contrast.self,
      [
        Self.filled,
        TestLayer(
          ##"{"color": {"button": {"background": "{palette.none}", "text": "#003355", "icon": "#003355"}}}"##
        ),
      ])
  }

  @Test func withoutAPageItCannotBeJudged() {
    let base = TestLayer(
      ##"{"color": {"button": {"background": "#003355", "text": "#ffffff"}}}"##, base: true)
    let custom = TestLayer(##"{"color": {"button": {"background": "1️⃣#00335500"}}}"##)
    expectRule(
      Contrast.self, [base, custom],
      [ExpectedFinding("1️⃣", Contrast.id, "cannot be judged", severity: .note)])
  }

  @Test func theMissingThemeOfTheBaseIsNamed() throws {
    let custom = TestLayer(
      ##"{"color": {"button": {"background": {"$value": {"light": "#003355", "dark": "1️⃣#ddeeff"}}}}}"##
    )
    let layers = [Self.filled, custom]
    expectRule(Contrast.self, layers, [error("1️⃣")])
    let help = try #require(ruleFindings(Contrast.self, layers).first?.help)
    #expect(
      help.hasPrefix(
        "if the base theme has a 'dark' of its own, give it with '--base-theme dark=FILE'; else #"))
    let night = TestLayer(
      ##"{"color": {"link": {"text": "#003366"}}}"##, when: ["theme": "dark"], base: true)
    let other = ruleFindings(
      Contrast.self, [Self.filled, night, custom],
      modifiers: [Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")])
    #expect(other.first?.help?.hasPrefix("#") == true)
  }

  @Test func theOneThatHasChangedIsToBlame() {
    let copy = """
      {"palette": {"blue": "#0044aa", "white": "#ffffff"},
       "color": {"a": {"background": "{palette.blue}", "text": "1️⃣{palette.blue}"}}}
      """
    expectRule(Contrast.self, [Self.base, TestLayer(copy)], [error("1️⃣")])
    expectRule(
      Contrast.self,
      [
        Self.base,
        TestLayer(##"{"color": {"a": {"background": "1️⃣#99bbee", "text": "#ffffff"}}}"##),
      ], [error("1️⃣")])
  }

  @Test func theOneForWhichMostPairsFailIsToBlame() {
    let base = TestLayer(
      """
      {"color": {"a": {"background": "#0044aa", "text": "#ffffff", "icon": null, "border": null}}}
      """, base: true)
    let custom = TestLayer(
      """
      {"color": {"a": {"icon": "#ffffff", "border": "#fefefe", "text": "#fdfdfd",
         "background": "1️⃣#eeeeee"}}}
      """)
    expectRule(Contrast.self, [base, custom], [error("1️⃣")])
  }

  @Test func whatAMisspeltOverrideLeavesBehindIsNotTold() {
    let layers = [
      Self.base,
      TestLayer(##"{"color": {"a": {"backgruond": "#ffffff", "text": "#0000ff"}}}"##),
    ]
    #expect(ruleFindings(UnknownOverride.self, layers).count == 1)
    expectRule(Contrast.self, layers)
  }

  @Test func whatTheBaseDoesToItselfIsItsOwnBusiness() {
    let base = TestLayer(
      ##"{"color": {"a": {"background": "#ffffff", "text": "#eeeeee"}, "b": "#000000"}}"##,
      base: true)
    expectRule(Contrast.self, [base, TestLayer(##"{"color": {"b": "#111111"}}"##)])
    expectRule(Contrast.self, [base, TestLayer(##"{"color": {"a": {"text": "#eeeeee"}}}"##)])
  }

  @Test func aFindingOfSeveralThemesIsOne() {
    let found = ruleFindings(
      Contrast.self,
      [
        Self.base,
        TestLayer(
          ##"{"color": {"b": {"text": "#eeeeee"}}}"##, when: ["theme": "dark"], base: true),
        TestLayer(##"{"color": {"a": {"background": "#557799", "text": "#668899"}}}"##),
      ],
      modifiers: [Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")])
    #expect(found.count == 1)
    #expect(found.first?.themes == nil)
  }

  // MARK: - Proposals

  @Test func aShadeAndATokenAreProposed() {
    let found = ruleFindings(
      Contrast.self,
      [
        TestLayer(
          """
          {"primitives": {"color": {"grey": {"300": "#999999", "500": "#666666", "900": "#111111"}}},
           "theme": {"color": {"a": {"background": "#ffffff", "text": "{primitives.color.grey.300}"}}}}
          """)
      ])
    #expect(
      found.first?.help
        == "#767676 would pass, or 'primitives.color.grey.500' (#666666) of the palette")
  }

  private static let themes = [
    Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")
  ]

  /// The proposal of a custom theme over a background for each theme.
  private func proposal(_ text: String, night: String, palette: String = "{}") -> Diagnostic? {
    let found = ruleFindings(
      Contrast.self,
      [
        TestLayer(
          """
          {"primitives": {"color": \(palette)},
           "theme": {"color": {"a": {"background": "#ffffff", "text": "#000000"}}}}
          """, base: true),
        TestLayer(
          ##"{"theme": {"color": {"a": {"background": "\##(night)"}}}}"##, when: ["theme": "dark"],
          base: true),
        TestLayer(##"{"theme": {"color": {"a": {"text": "\##(text)"}}}}"##),
      ], modifiers: Self.themes)
    return found.first
  }

  /// Two values that stand each in the place of the other are one mistake.
  @Test(arguments: [
    (##""#f6f1ea""##, ##""#1f1a14""##), (#""{palette.dark.ink}""#, #""{palette.light.ink}""#),
  ]) func swappedValuesOfAPairAreOneFinding(light: String, dark: String) throws {
    let base = TestLayer(
      ##"""
      {"palette": {"light": {"ink": "#1f1a14"}, "dark": {"ink": "#f6f1ea"}},
       "color": {"a": {"background": "#ffffff", "text": "#000000"}}}
      """##, base: true)
    let night = TestLayer(
      ##"{"color": {"a": {"background": "#000000", "text": "#ffffff"}}}"##,
      when: ["theme": "dark"], base: true)
    let custom = TestLayer(
      ##"{"color": {"a": {"text": {"$value": {"light": 1️⃣\##(light), "dark": \##(dark)}}}}}"##)
    let found = ruleFindings(Contrast.self, [base, night, custom], modifiers: Self.themes)
    try #require(found.count == 1)
    #expect(found[0].help == "the two values look swapped: write each in the place of the other")
    #expect(found[0].themes == nil)
    #expect(
      found[0].fix?.edits.map(\.replacement)
        == [dark, light].map { $0.filter { $0 != "\"" } })
  }

  /// What was meant comes first: the colour of the theme's own mode, or what looks the same where it is in order.
  @Test func whatWasMeantIsProposed() throws {
    let base = TestLayer(
      ##"""
      {"primitives": {"color": {"light": {"a": "#b23a0e"}, "dark": {"a": "#f0997a", "red": "#ce5f56"},
         "blue": "#007fad"}},
       "theme": {"color": {"brand": "{primitives.color.light.a}",
         "a": {"background": "{theme.color.brand}", "text": "#ffffff"}}}}
      """##, base: true)
    let night = TestLayer(
      ##"{"theme": {"color": {"brand": "{primitives.color.dark.a}", "a": {"text": "#000000"}}}}"##,
      when: ["theme": "dark"], base: true)
    func first(_ custom: TestLayer) throws -> Diagnostic {
      try #require(
        ruleFindings(Contrast.self, [base, night, custom], modifiers: Self.themes).first)
    }
    let dark = try first(
      TestLayer(
        ##"{"theme": {"color": {"brand": "{primitives.color.light.a}"}}}"##,
        when: ["theme": "dark"]))
    #expect(dark.help?.hasPrefix("did you mean 'primitives.color.dark.a' (#f0997a)?") == true)
    #expect(dark.fix?.edits.first?.replacement == "primitives.color.dark.a")
    let fixed = try first(
      TestLayer(
        ##"{"theme": {"color": {"a": {"background": "{primitives.color.light.a}"}}}}"##))
    #expect(fixed.help?.hasPrefix("did you mean 'theme.color.brand' (#f0997a)?") == true)
    #expect(fixed.fix?.edits.first?.replacement == "theme.color.brand")
  }

  /// A colour of the same hue is nearer than one of another, whatever their lightness.
  @Test func aColourOfTheSameHueIsProposed() {
    let found = ruleFindings(
      Contrast.self,
      [
        TestLayer(
          ##"""
          {"primitives": {"color": {"orange": {"a": "#ff9955", "z": "#7a2b00"}, "blue": "#0060a0"}},
           "theme": {"color": {"a": {"background": "#ff9955", "text": "#ffffff"}}}}
          """##, base: true),
        TestLayer(##"{"theme": {"color": {"a": {"background": "#ff9950"}}}}"##),
      ])
    #expect(
      found.first?.help?.hasSuffix("'primitives.color.orange.z' (#7a2b00) of the palette") == true)
  }

  /// A colour of the standard is an object, which is replaced as a whole.
  @Test func anObjectIsReplacedAsAWhole() throws {
    let object = ##"{ "colorSpace": "srgb", "components": [0.8, 0.7, 0.9], "hex": "#ccb3e6" }"##
    func fix(palette: String) throws -> (help: String?, text: String) {
      let base = TestLayer(
        ##"""
        { "primitives": { "color": { "$type": "color" \##(palette) } },
          "a": { "$type": "color",
            "background": { "$value": { "colorSpace": "srgb", "components": [0.2, 0, 0.4] } },
            "text": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } } }
        """##, base: true)
      let layer = TestLayer(
        ##"{ "a": { "$type": "color", "background": { "$value": \##(object) } } }"##)
      let found = try #require(ruleFindings(Contrast.self, [base, layer]).first)
      let edit = try #require(found.fix?.edits.first)
      var bytes = layer.text.source.bytes
      bytes.replaceSubrange(edit.span.range.integers, with: Array(edit.replacement.utf8))
      return (found.help, String(decoding: bytes, as: UTF8.self))
    }
    let ink = try fix(
      palette:
        ##", "ink": { "$value": { "colorSpace": "srgb", "components": [0.3, 0.1, 0.4] } }"##
    )
    #expect(ink.text.contains(##""background": { "$value": "{primitives.color.ink}" } "##))
    let none = try fix(palette: "")
    #expect(none.help?.hasPrefix(#"{ "colorSpace": "srgb", "components": ["#) == true)
    #expect(
      none.text.contains(##""background": { "$value": { "colorSpace": "srgb", "components": ["##))
    #expect(!none.text.contains("0.8, 0.7, 0.9"))
  }

  @Test func aProposalPassesInEveryTheme() {
    #expect(proposal("#999999", night: "#000000")?.help == "#767676 would pass")
    // The first pair is not forgotten when a worse one of another theme is found.
    #expect(
      proposal("#77777780", night: "#888888", palette: ##"{"ink": "#000000", "grey": "#777777"}"##)?
        .help == "'primitives.color.ink' (#000000) of the palette would pass")
    #expect(
      proposal("#ffffff80", night: "#1c1c1c", palette: ##"{"white": "#ffffff"}"##)?.help
        == "no colour of its hue passes in every theme: #767676 would in 'default'; give 'dark' a value "
        + "of its own")
    // What is nearest on white alone is too dark for the other theme.
    let palette = ##"{"near": "#707070", "far": "#757575"}"##
    #expect(
      proposal("#7a7a7a", night: "#000000", palette: palette)?.help
        == "#767676 would pass, or 'primitives.color.far' (#757575) of the palette")
    let nightly = proposal("#6e6e6e", night: "#000000", palette: ##"{"grey": "#909090"}"##)
    #expect(nightly?.themes == ["dark"])
    #expect(nightly?.help == "#757575 would pass")
  }

  /// A reference into the palette of another mode does not make that the token's own.
  @Test func aMistakenReferenceDoesNotDecideThePalette() {
    let base = TestLayer(
      ##"""
      {"primitives": {"color": {"light": {"a": "#707070"}, "dark": {"a": "#aaaaaa", "b": "#757575"}}},
       "theme": {"color": {"a": {"background": "#ffffff", "text": "{primitives.color.light.a}"},
         "b": "{primitives.color.light.a}"}}}
      """##, base: true)
    let layers = [
      base, TestLayer("{}", when: ["theme": "dark"], base: true),
      TestLayer(#"{"theme": {"color": {"a": {"text": "{primitives.color.dark.a}"}}}}"#),
    ]
    #expect(
      ruleFindings(Contrast.self, layers, modifiers: Self.themes).first?.help
        == "did you mean 'primitives.color.light.a' (#707070)? #767676 would pass too")
  }

  /// What is proposed for light leaves dark without a value of its own, which would be told next.
  @Test func aValueForDarkIsAskedForBesides() {
    let layers = [
      TestLayer(
        ##"{"theme": {"color": {"a": {"background": "#ffffff", "text": "#000000"}}}}"##, base: true),
      TestLayer(
        ##"{"theme": {"color": {"a": {"background": "#000000", "text": "#ffffff"}}}}"##,
        when: ["theme": "dark"], base: true),
      TestLayer(##"{"theme": {"color": {"a": {"text": "#999999"}}}}"##),
    ]
    #expect(
      ruleFindings(Contrast.self, layers, modifiers: Self.themes).first?.help
        == "#767676 would pass; give 'dark' a value too")
  }

  @Test func themesThatNeedDifferentColoursAreNamed() {
    let found = proposal("#8a8a8a", night: "#202020", palette: ##"{"grey": "#666666"}"##)
    #expect(
      found?.help
        == "no colour of its hue passes in every theme: #767676 would in 'default'; give 'dark' a value "
        + "of its own")
    #expect(found?.fix == nil)
  }

  private static let pair = TestLayer(
    ##"{"theme": {"color": {"a": {"background": "#ffffff", "text": "#000000"}}}}"##, base: true)

  @Test func eachFindingHasAHelp() {
    func help(_ custom: String, base: TestLayer = Self.pair) -> [String?] {
      ruleFindings(Contrast.self, [base, TestLayer(custom)]).map(\.help)
    }
    #expect(
      help(##"{"theme": {"color": {"a": {"text": "#00000040"}}}}"##) == [
        "#000000 at 55 % would pass"
      ])
    #expect(
      help(##"{"theme": {"color": {"a": {"text": "#ffffff40"}}}}"##) == ["#767676 would pass"])
    let both = TestLayer(
      """
      {"theme": {"color": {"a": {"background": "#ffffff", "text": "#000000"},
         "b": {"background": "#000000", "text": "{theme.color.ink}"}, "ink": "#ffffff",
         "c": {"background": "#eeeeee", "text": "{theme.color.ink}"}}}}
      """.replacing("\"#eeeeee\"", with: "\"#222222\""), base: true)
    #expect(
      help(
        ##"{"theme": {"color": {"ink": "#777777", "c": {"background": "#eeeeee"}}}}"##, base: both
      ).allSatisfy { $0 != nil })
    let opacity = TestLayer(
      ##"{"theme": {"color": {"a": {"background": "#fff", "text": "#000"}}, "opacity": {"a": {"text": 1}}}}"##,
      base: true)
    #expect(
      help(#"{"theme": {"opacity": {"a": {"text": 0.2}}}}"#, base: opacity)
        == ["an opacity of 0.55 would pass"])
  }

  @Test func aReferenceIntoAnotherModeIsToldWithItsContrast() throws {
    let base = TestLayer(
      ##"""
      {"primitives": {"color": {"light": {"ink": "#111111"}, "dark": {"ink": "#eeeeee"}}},
       "theme": {"color": {"a": {"background": "#ffffff", "text": "{primitives.color.light.ink}"}}}}
      """##, base: true)
    let dark = TestLayer(
      ##"{"theme": {"color": {"a": {"background": "#000000", "text": "{primitives.color.dark.ink}"}}}}"##,
      when: ["theme": "dark"], base: true)
    let layers = [
      base, dark,
      TestLayer(
        #"{"theme": {"color": {"a": {"text": "{primitives.color.light.ink}"}}}}"#,
        when: ["theme": "dark"]),
    ]
    let theme = Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")
    #expect(ruleFindings(CrossModeReference.self, layers, modifiers: [theme]).isEmpty)
    let found = try #require(ruleFindings(Contrast.self, layers, modifiers: [theme]).first)
    #expect(
      found.related.map(\.message).contains(
        "it is written for 'dark' and refers to another mode: did you mean 'primitives.color.dark.ink'?"
      ))
  }

  /// The other pair would be in order without its background, too; but one change mends both.
  @Test func oneColourIsToBlameForAllThatItTakesPartIn() {
    let base = TestLayer(
      """
      {"theme": {"color": {"a": {"background": "#007aff", "text": "#000000"},
         "b": {"background": "#ffffff", "text": "{theme.color.a.text}"}}}}
      """, base: true)
    let layers = [
      base,
      TestLayer(
        ##"{"theme": {"color": {"a": {"text": "#0a6ad0"}, "b": {"background": "#223344"}}}}"##),
    ]
    let found = ruleFindings(Contrast.self, layers)
    #expect(found.count == 1)
    #expect(found.first?.path == "theme.color.a.text")
  }

  @Test func whatAContractFileDoesNotHoldIsSaidOnce() throws {
    let contract = TestLayer(
      #"""
      {"tokenc-contract": 1, "hash": "0123456789abcdef", "dialect": "plain",
       "tokens": {"theme": {"color": {
         "a": {"background": {"$type": "color"}, "text": {"$type": "color"}},
         "b": {"background": {"$type": "color"}, "text": {"$type": "color"}}},
         "radius": {"$type": "dimension"}}}}
      """#, base: true)
    func found(_ text: String) -> [Diagnostic] {
      ruleFindings(Contrast.self, [contract, TestLayer(text)])
    }
    let one = found(##"{"theme": {"color": {"a": {"text": "#fff"}, "b": {"text": "#000"}}}}"##)
    #expect(one.map(\.severity) == [.note])
    #expect(
      one.first?.message
        == "the contrast of 'theme.color.a.text' and 1 more cannot be judged: the contract '0.json' "
        + "holds no values")
    #expect(found(#"{"theme": {"radius": 4}}"#).isEmpty)
    #expect(
      found(##"{"theme": {"color": {"a": {"text": "#000", "background": "#fff"}}}}"##).isEmpty)
  }

  @Test func aProposalBreaksNoOtherPair() {
    let base = TestLayer(
      """
      {"theme": {"color": {"a": {"background": "#ffffff", "text": "#4a4a4a"},
         "b": {"background": "{theme.color.a.text}", "text": "#ffffff"},
         "c": {"background": "{theme.color.a.text}", "text": "#000000", "border": "#222222"}}}}
      """, base: true)
    let found = ruleFindings(
      Contrast.self, [base, TestLayer(##"{"theme": {"color": {"a": {"text": "#999999"}}}}"##)])
    #expect(found.count == 1)
    #expect(found.first?.help == "#767676 would pass")
  }

  @Test func thePaletteOfTheSameModeIsProposed() {
    func help(_ sibling: String, _ text: String) -> String? {
      ruleFindings(
        Contrast.self,
        [
          TestLayer(
            """
            {"primitives": {"color": {
               "light": {"grey": {"300": "#999999", "700": "#444444"}, "white": "#ffffff"},
               "dark": {"grey": {"300": "#757575", "700": "#707070", "light": "#747474"}}}},
             "theme": {"color": {"a": {"background": "\(sibling)", "text": "\(text)"}}}}
            """)
        ]
      ).first?.help
    }
    let light = "or 'primitives.color.light.grey.700' (#444444) of the palette"
    #expect(
      help("#ffffff", "{primitives.color.light.grey.300}") == "#767676 would pass, \(light)")
    #expect(help("{primitives.color.light.white}", "#999999") == "#767676 would pass, \(light)")
  }

  @Test(arguments: ["#7799ff", "#ff9977", "#99ff77", "#808080", "#ffffff", "#000000"])
  func theShadePassesAndKeepsItsHue(text: String) throws {
    let color = try #require(
      TokenCompiler().compile([
        SourceFile(path: "a.json", text: "{\"color\": {\"a\": \"\(text)\"}}")
      ])
      .first?.value?.asColor)
    for ground in [Color(.srgb, [1, 1, 1]), Color(.srgb, [0, 0, 0])] {
      let shade = try #require(
        ContrastRepair.nearestColor(to: color) { $0.contrastRatio(to: ground) >= 4.5 })
      #expect(shade.contrastRatio(to: ground) >= 4.5)
      guard color.contrastRatio(to: ground) < 4.5 else { continue }
      #expect(shade.contrastRatio(to: ground) < 4.7)
      let hues = [color, shade].map { $0.converted(to: .oklch) }
      if let (first, second) = hues[0].components[2].flatMap({ first in
        hues[1].components[2].map { (first, $0) }
      }), hues[1].components[1] ?? 0 > 0.02 {
        #expect(abs(first - second) < 8 || abs(first - second) > 352)
      }
    }
  }

  @Test func manyAreQuick() {
    let groups = (0..<3_000).map { ##""g\##($0)": {"background": "#ffffff", "text": "#eeeeee"}"## }
    let layer = TestLayer("{\"color\": {\(groups.joined(separator: ","))}}")
    let time = ContinuousClock().measure {
      #expect(ruleFindings(Contrast.self, [layer]).count == 3_000)
    }
    #expect(time < .seconds(60))
  }
}

extension ThemeGraph {
  fileprivate var first: ResolvedToken? {
    tokens.ids.first { _ in true }.map { ResolvedToken(graph: self, id: $0) }
  }
}
