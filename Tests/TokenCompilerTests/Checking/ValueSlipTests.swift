import Testing

@testable import TokenCompiler

/// Values as people write them by mistake over a plain base: each is one finding at its line.
@Suite struct ValueSlipTests {
  struct Slip: Sendable, CustomTestStringConvertible {
    var path: String
    var written: String
    var id = DiagnosticID.invalidValue
    var severity = Severity.error
    /// A part of the message.
    var message: String
    /// A part of the help.
    var help: String

    var testDescription: String { "\(path): \(written)" }
  }

  private static let color = "theme.color.floating-action-button.default.background"
  private static let radius = "theme.radius.button.text"
  private static let target = "theme.touch-target.button.min-width"
  private static let size = "theme.typography.material.body-1.size"
  private static let weight = "theme.typography.label.weight"
  private static let font = "theme.font-family.default"
  private static let haptics = "theme.behavior.floating-action-button.haptics"

  private static func slips(_ path: String, _ slips: [(String, String, String)]) -> [Slip] {
    slips.map { Slip(path: path, written: $0, message: $1, help: $2) }
  }

  static let colors = slips(
    color,
    [
      (#""rgb(0,112,300)""#, "300 is out of range", #"did you mean "rgb(0,112,255)"?"#),
      (#""rgb(300,0,0)""#, "between 0 and 255", #"did you mean "rgb(255,0,0)"?"#),
      (#""rgb(-5, 0, 0)""#, "-5 is out of range", #"did you mean "rgb(0, 0, 0)"?"#),
      (#""rgb(50%, 20%, 120%)""#, "120% is out", #"did you mean "rgb(50%, 20%, 100%)"?"#),
      (#""rgb(0.5, 0.2, 0.3)""#, "0.5 is out of range", #"did you mean "rgb(128, 51, 77)"?"#),
      (#""rgba(0, 0, 0, 50)""#, "between 0 and 1", #"did you mean "rgba(0, 0, 0, 0.5)"?"#),
      (#""rgba(0, 0, 0, 1.2)""#, "between 0 and 1", #"did you mean "rgba(0, 0, 0, 1)"?"#),
      (#""hsl(320, 0.59, 0.3)""#, "is no value", #"did you mean "hsl(320, 59%, 30%)"?"#),
      (#""hsl(220, 150%, 40%)""#, "150% is out", #"did you mean "hsl(220, 100%, 40%)"?"#),
      (#""oklch(60 0.1 20)""#, "60 is out of range", #"did you mean "oklch(0.6 0.1 20)"?"#),
      (##""#12345""##, "is no value of type 'color'", "6 hexadecimal digits"),
      (##""#007aff !important""##, "is no value", ##"did you mean "#007aff"?"##),
      (#""rgb[0,122,255]""#, "is no value", #"did you mean "rgb(0,122,255)"?"#),
      ("\"＃００７aff\"", "is no value", ##"write "#007aff""##),
      (#""hsb(211, 100, 100)""#, "is no value", "'hsb' is none of CSS"),
      (#""--brand""#, "is no value", "a reference is the path of a token in braces"),
      (#""{theme.radius.small""#, "a dimension", "refer to a token of type 'color'"),
      (
        #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 122, 255]}}"#,
        "122 is out of range", "122 of 255 is 0.478"
      ),
      (
        #"{"$type": "color", "$value": {"colorSpace": "oklch", "components": [85, 0.12, 180]}}"#,
        "85 is out of range", "85 % is 0.85"
      ),
      (
        #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1], "alpha": 50}}"#,
        "an alpha lies between 0 and 1", "write 0.5 for 50 %"
      ),
      (
        #"{"$type": "color", "$value": {"colorspace": "srgb", "components": [0, 0, 1]}}"#,
        "has no member 'colorspace'", "did you mean 'colorSpace'?"
      ),
    ])

  static let lengths =
    slips(
      target,
      [
        (#""48%""#, "48% depends on what is around it", "did you mean 48, without quotes?"),
        (#""50%""#, "'min-width' is a length by itself", "such as the base theme's 48"),
        (#""100vw""#, "100vw depends", "such as the base theme's 48"),
      ])
    + slips(
      radius,
      [
        (#""50%""#, "50% depends on what is around it", "such as the base theme's 4"),
        (#"{"value": 8, "unit": "%"}"#, "8% depends", "such as the base theme's 4"),
        (#""-8""#, "is no value", "did you mean 8, without quotes?"),
        (#""-8px""#, "-8 is out of range", "such as 8"),
        (#""16 16""#, "is no value", "a token has one dimension: write one of them"),
        (#""4px 8px""#, "is no value", "a token has one dimension: write one of them"),
        (#""8 points""#, "is no value", "did you mean 8, without quotes?"),
        (#""12 em""#, "is no value", "write it in 'px', as a number without quotes"),
        (#"{"value": 8, "unit": "pixels"}"#, "'pixels' is no unit here", "did you mean 'px'?"),
        ("\"８\"", "is no value", "write 8, without quotes"),
        (#"{"$type": "dimension", "$value": "-8px"}"#, "-8 is out of range", "such as 8"),
        (
          #"{"$type": "dimension", "$value": {"valeu": 8, "unit": "px"}}"#, "no member 'valeu'",
          "did you mean 'value'?"
        ),
        (
          #"{"$type": "dimension", "$value": "8 px"}"#, "is no value",
          #"write { "value": 8, "unit": "px" }"#
        ),
      ])
    + slips(
      size,
      [(#""64em""#, "64em depends", "such as the base theme's 16"), (#""120%""#, "120%", "16")])

  static let others =
    slips(
      weight,
      [
        (#""600px""#, "is no font weight", "did you mean 600, without quotes?"),
        (#""w600""#, "is no font weight", "did you mean 600, without quotes?"),
        (
          #""{theme.typography.material.overline.weight""#, "nearly one to",
          "write '{theme.typography.material.overline.weight}'"
        ),
      ])
    + slips(
      font,
      [
        (#""Inter;""#, "is no name of a font", #"write "Inter""#),
        (#""Inter.ttf""#, "is no name of a font", #"did you mean "Inter"?"#),
        (#""16px Inter""#, "is no name of a font", #"did you mean "Inter"?"#),
        (#""url(Inter.woff2)""#, "is no name of a font", "not where its file is"),
        (#""var(--font)""#, "is no name of a font", "a reference is the path"),
        (#""inherit""#, "is no name of a font", "leave the token out"),
      ])
    + slips(
      "theme.opacity.material.ripple", [(#""80""#, "is no value", "did you mean 0.8, without")])
    + [
      Slip(
        path: "theme.mode", written: #""drak""#, severity: .warning, message: "nearly 'dark'",
        help: "did you mean 'dark'?"),
      Slip(
        path: "theme.mode", written: #""dark ""#, severity: .warning, message: "nearly 'dark'",
        help: "did you mean 'dark'?"),
      Slip(
        path: size, written: #""0.5rem""#, id: MinimumFontSize.id, severity: .warning,
        message: "is 8 px", help: "make it 11 or more"),
      Slip(
        path: target, written: #""24px""#, id: TouchTarget.id, message: "is 24 px",
        help: "make it 44 or more"),
      Slip(
        path: target, written: #"{"$value": true}"#, id: .typeMismatch,
        message: "of type 'boolean'", help: "override it with a value of type 'dimension'"),
      Slip(
        path: target, written: #"{"$value": null}"#, id: .typeMismatch, message: "is null",
        help: "give it a value"),
      Slip(
        path: radius, written: ##"{"$value": "#fff"}"##, id: .typeMismatch,
        message: "of type 'color'", help: "override it with a value of type 'dimension'"),
    ]

  static let types = [
    (color, ##"{"$type": "dimension", "$value": "#007aff"}"##, "a dimension"),
    (
      color, ##"{"$type": "dimension", "$value": {"light": "#007aff", "dark": "#0056b3"}}"##,
      "a dimension"
    ),
    (color, ##"{"$type": "dimension", "$value": "{theme.color.primary.default}"}"##, "a color"),
    (radius, ##"{"$type": "number", "$value": 8}"##, "the base theme has a dimension"),
  ].map {
    Slip(path: $0, written: $1, id: .typeMismatch, message: $2, help: "or leave the type out")
  }

  @Test(arguments: colors + lengths + others + types)
  func isToldOnce(slip: Slip) throws {
    let theme = SlipOverBase(slip.path, slip.written)
    let found = theme.findings()
    try #require(found.count == 1, "\(found.map(\.message))")
    #expect(found[0].id == slip.id)
    #expect(found[0].severity == slip.severity)
    #expect(theme.line(of: found[0]) == theme.line)
    #expect(found[0].message.contains(slip.message), "\(found[0].message)")
    #expect(found[0].help?.contains(slip.help) == true, "\(found[0].help ?? "")")
  }

  /// Whoever does what a finding proposes is done.
  @Test(arguments: colors + lengths + others + types + ProposalSlips.all)
  func whatIsProposedLeadsToNothingMore(slip: Slip) {
    let theme = SlipOverBase(slip.path, slip.written)
    for fix in theme.findings().compactMap(\.fix) {
      let mended = theme.mended(by: fix)
      // What lies behind a translucent colour is not known, however it is written.
      let left = mended.findings().filter { $0.id != Contrast.id || $0.severity > .note }
      #expect(left.isEmpty, "\(mended.text)\(left.map { "\($0.message) \($0.help ?? "")" })")
    }
  }

  /// A custom theme may write what a plain base does in the form that its own dialect has.
  @Test(arguments: [
    (radius, #"{"$value": 8}"#), (radius, #"{"value": 8}"#), (radius, #""0.5rem""#),
    (radius, #"{"$type": "dimension", "$value": 8}"#),
    (color, ##"{"$type": "color", "$value": "#00705a"}"##),
    ("theme.max-width.floating-button.extended", "320"), (target, #""3rem""#),
    (color, #""hsl(400, 100%, 20%)""#), (color, #""rgb(0, 0, 1)""#),
    ("theme.spacer.md", #"-4"#), (weight, #""Semi-bold""#), (font, #""Levi's""#),
    ("theme.mode", #""dark""#),
  ]) func whatIsMeantIsTakenSilently(path: String, written: String) {
    let found = SlipOverBase(path, written).findings()
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  /// In plain themes that stand by themselves CSS is taken as it is, with a note.
  @Test func outsideOfAContractColoursMayLieOutside() {
    let found = findings([TestLayer(#"{"color": {"a": "rgb(300, 0, 0)"}, "radius": {"a": "50%"}}"#)]
    )
    #expect(found.map(\.id) == [.legacySyntax])
  }
}

/// More slips of which something is proposed.
enum ProposalSlips {
  private static let written: [String: [String]] = [
    "theme.color.floating-action-button.default.background": [
      ##""007aff""##, ###""##007aff""###, ##""#O07aff""##, ##""0x007aff""##, ##""#007aff;""##,
      ##""#00 7aff""##, ##""#007aff/90%""##, #""bleu""#, #""rgb(0 122 255""#, #""(0,122,255)""#,
      #""rgb(0;122;255)""#, #""rgb(0,122,255,1,0)""#, #""hsl(211, 100, 40)""#,
      #""{theme.color.primary.defalt}""#, #""{ theme.color.primary.default }""#,
      #""{theme/color/primary/default}""#, #""theme.color.primary.default""#,
      #""{theme.color.primary.default""#, #""{{theme.color.primary.default}}""#,
      #""{theme.color.primary.default}}""#, #""<theme.color.primary.default""#,
      #""${theme.color.primary.default}""#, #""{color.primary.default}""#,
      ##"{"$type": "color", "$value": "007aff"}"##, ##"{"$type": "color", "$value": "#007aff;"}"##,
      ##"{"$type": "color", "$value": "bleu"}"##, ##"{"$typ": "color", "$value": "#007aff"}"##,
      ##"{"$value": "#007aff", "$descripton": "x"}"##,
      ##"{"$type": "color", "$value": {"colorSpace": "sRGB", "components": [0, 0.4, 1]}}"##,
      "007aff", "#007aff", "'#007aff'", "0x007aff", "{theme.color.primary.default}",
    ],
    "theme.radius.button.text": [
      #""16 px""#, #""1,5""#, #""1,5px""#, #""8.px""#, #""+8""#, #""8p""#, #""8xp""#, #""8pixels""#,
      #""8pt;""#, #""8 rem""#, #""8rems""#, #""0.5 REM""#, #""8""#, #""8;""#, #""O""#, #""l6px""#,
      #""1 000""#, #""50 %""#, #""8 cm""#, #"-8"#, #"{"value": "8", "unit": "px"}"#,
      #"{"$type": "dimension", "$value": "8 rem"}"#, #"{"$type": "dimension", "$value": "8,5px"}"#,
      #"{"$type": "dimension", "$value": {"value": 8, "unit": "pxx"}}"#,
      #"{"$Value": 8}"#, #"{"$val": 8}"#, "08", ".5", "5.", "+8", "1,5", "1_000", "0.5,5",
    ],
    "theme.opacity.material.ripple": [
      "80", #""80%""#, #""0.8""#, #""0,8""#, #"".5""#, #""12 %""#, "-0.5", "1.5", #""-0.5""#, "0,8",
    ],
    "theme.shape.floating-button.default.corner-percentage": ["50", #""50%""#, #""50""#],
    "theme.touch-target.button.min-width": ["24", #""48""#, #""48 px""#],
    "theme.typography.label.weight": [#""bolder""#, #""bld""#, #""6OO""#, "6000"],
    "theme.behavior.floating-action-button.haptics": [
      #""true""#, #""yes""#, #""fasle""#, "True", "fasle", "no",
    ],
    "theme.corner-style.floating-action-button.default": [
      #""Fixed""#, #""capsul""#, #""fixed ""#, "fixed",
    ],
    "theme.font-family.default": [#""{theme.font-family.headin}""#, "Inter"],
    "theme.shadow.small.radius": [#""-4""#, #""4 px""#], "theme.spacer.md": [#""-4 px""#],
  ]

  static let all = written.sorted { $0.key < $1.key }.flatMap { path, values in
    values.map { ValueSlipTests.Slip(path: path, written: $0, message: "", help: "") }
  }
}
