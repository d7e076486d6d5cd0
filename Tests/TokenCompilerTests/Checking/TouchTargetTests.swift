import Testing

@testable import TokenCompiler

@Suite struct TouchTargetTests {
  private func warn(_ mark: String, _ message: String = "") -> ExpectedFinding {
    ExpectedFinding(mark, TouchTarget.id, message, severity: .warning)
  }

  @Test func sizesOfInteractiveComponentsAreJudged() {
    expectRule(
      TouchTarget.self,
      [
        TestLayer(
          """
          {"theme": {"height": {"button": {"small": 1️⃣32, "large": 44}, "card": 20},
             "min-width": {"icon-button": 2️⃣40}, "max-width": {"button": 20},
             "border-width": {"button": 1}, "icon-size": {"button": 16}, "width": {"button": null},
             "size": {"chip": 3️⃣30, "button": {"icon": 16}}}}
          """)
      ],
      [
        warn("1️⃣", "'theme.height.button.small' is 32 px, less than the 44 of a touch target"),
        warn("2️⃣"), warn("3️⃣"),
      ])
  }

  @Test func aSizeThatDependsOnOthersCannotBeJudged() {
    func note(_ mark: String, _ unit: String) -> ExpectedFinding {
      ExpectedFinding(
        mark, TouchTarget.id, "cannot be judged: how large one '\(unit)'", severity: .note)
    }
    expectRule(
      TouchTarget.self,
      [
        TestLayer(
          """
          {"theme": {"height": {"button": "1️⃣50%", "chip": "2️⃣2em", "tab": "44pt", "fab": "2em",
              "card": "3em"},
            "width": {"select": "3️⃣40pt"}, "touch-target": {"fab": 44}}}
          """)
      ],
      [note("1️⃣", "%"), note("2️⃣", "em"), warn("3️⃣", "is 40 px")])
  }

  @Test func componentsMayComeFirst() {
    expectRule(
      TouchTarget.self,
      [
        TestLayer(
          """
          {"button": {"height": 1️⃣30, "border": {"width": 1}, "font": {"size": 12}, "gap": 4},
           "text-field": {"min-height": 2️⃣40}}
          """)
      ], [warn("1️⃣"), warn("2️⃣")])
  }

  @Test func aTargetOfItsOwnDecides() {
    expectRule(
      TouchTarget.self,
      [
        TestLayer(
          """
          {"theme": {"min-height": {"button": {"text": 36}, "fab": 40},
             "touch-target": {"default": {"min-width": 44}, "button": {"min-width": 48},
               "fab": {"min-width": 1️⃣43, "min-height": "{theme.touch-target.default.min-width}"}}}}
          """)
      ], [warn("1️⃣")])
  }

  @Test func aTargetIsFollowedThroughReferences() {
    expectRule(
      TouchTarget.self,
      [
        TestLayer(
          """
          {"theme": {"spacer": {"xl": 32}, "touch-target": {"default": 1️⃣30,
             "button": "{theme.touch-target.default}", "fab": "2️⃣{theme.spacer.xl}"}}}
          """)
      ], [warn("1️⃣"), warn("2️⃣")])
  }

  @Test func thePlatformDecidesHowMuch() {
    let layer = TestLayer(##"{"theme": {"height": {"button": 1️⃣44}}}"##)
    var configuration = RuleConfiguration()
    for platform in [TouchTargetOptions.Platform.android, .material] {
      configuration.touchTarget.platform = platform
      expectRule(TouchTarget.self, [layer], [warn("1️⃣", "48")], configuration)
    }
    configuration.touchTarget.minimum = 24
    expectRule(TouchTarget.self, [layer], [], configuration)
    configuration.touchTarget.components = ["rating-star"]
    expectRule(
      TouchTarget.self, [TestLayer(##"{"theme": {"size": {"rating-star": 1️⃣20}}}"##)],
      [warn("1️⃣")], configuration)
  }

  @Test func unitsAreCompared() {
    expectRule(
      TouchTarget.self,
      [
        TestLayer(
          """
          {"button": {"height": {"$type": "dimension", "$value": "3rem"},
             "width": {"$type": "dimension", "$value": "1️⃣2rem"},
             "size": {"$type": "dimension", "$value": "2️⃣10%"}}}
          """)
      ],
      [
        warn("1️⃣", "is 32 px"),
        ExpectedFinding("2️⃣", TouchTarget.id, "cannot be judged", severity: .note),
      ])
  }

  // MARK: - Over a contract

  private static let base = TestLayer(
    """
    {"theme": {"height": {"fab": 44, "button": 36},
       "touch-target": {"fab": {"min-height": 44}, "button": {"min-height": 48}}}}
    """, base: true)

  @Test func aSmallerTargetIsAnError() {
    expectRule(
      TouchTarget.self,
      [
        Self.base,
        TestLayer(
          """
          {"theme": {"height": {"fab": 1️⃣32, "button": 30},
             "touch-target": {"button": {"min-height": 2️⃣20}}}}
          """),
      ],
      [
        ExpectedFinding("1️⃣", TouchTarget.id), ExpectedFinding("2️⃣", TouchTarget.id),
      ])
  }

  @Test func theBasesOwnTargetsAreItsBusiness() {
    let base = TestLayer(
      ##"{"theme": {"height": {"button": 30}, "radius": {"a": 1}}}"##, base: true)
    expectRule(TouchTarget.self, [base, TestLayer(##"{"theme": {"radius": {"a": 2}}}"##)])
  }
}
