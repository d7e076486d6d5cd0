import Testing

@testable import TokenCompiler

/// What the standard refuses but real files have: read in tolerant sets, and counted.
@Suite struct TolerantValueTests {
  private static let black = Slot(Color(.srgb, [0, 0, 0], hex: "#000000"))

  static let accepted: [(type: String, text: String, value: TokenValue, counted: String)] = [
    ("color", ##""#FA0""##, .color(Color(.srgb, [1, 170.0 / 255, 0], hex: "#ffaa00")), "colour"),
    ("color", #""rgb(0 0 255 / 50%)""#, .color(Color(.srgb, [0, 0, 1], alpha: 0.5)), "colour"),
    ("color", #""tomato""#, .color(Color(.srgb, [1, 99.0 / 255, 71.0 / 255])), "colour"),
    (
      "color", #"{"colorSpace": "srgb", "channels": [1, 0, 0]}"#, .color(Color(.srgb, [1, 0, 0])),
      "channels"
    ),
    (
      "color", #"{"colorSpace": "hsl", "components": [360, 10, 20]}"#,
      .color(Color(.hsl, [0, 10, 20])), "hue"
    ),
    (
      "color", #"{"colorSpace": "srgb", "components": [1.2, 0, 0]}"#,
      .color(Color(.srgb, [1.2, 0, 0])), "range"
    ),
    (
      "color", ##"{"hex": "#102030", "alpha": 0.5}"##,
      .color(Color(.srgb, [16.0 / 255, 32.0 / 255, 48.0 / 255], alpha: 0.5, hex: "#102030")),
      "colour"
    ),
    ("dimension", #""16px""#, .dimension(Dimension(16)), "1 dimension as text"),
    ("dimension", "16", .dimension(Dimension(16)), "1 dimension without a unit"),
    ("duration", "200", .duration(Duration(200, .ms)), "1 duration without a unit"),
    ("dimension", #""16""#, .dimension(Dimension(16)), "dimension"),
    ("dimension", "16", .dimension(Dimension(16)), "dimension"),
    ("dimension", #""-.5REM""#, .dimension(Dimension(-0.5, .rem)), "dimension"),
    ("dimension", #""1.5em""#, .dimension(Dimension(1.5, .other("em"))), "other unit"),
    (
      "dimension", #"{"value": 50, "unit": "%"}"#, .dimension(Dimension(50, .other("%"))),
      "other unit"
    ),
    ("duration", #""200ms""#, .duration(Duration(200, .ms)), "duration"),
    ("duration", #""0.2s""#, .duration(Duration(0.2, .s)), "duration"),
    ("fontWeight", #""SemiBold""#, .fontWeight(FontWeight(600, keyword: "SemiBold")), "weight"),
    ("fontWeight", #""700""#, .fontWeight(FontWeight(700)), "weight"),
    (
      "fontFamily", #""'Open Sans', serif""#,
      .fontFamily(FontFamily(["Open Sans", "serif"], isList: true)), "text"
    ),
    ("cubicBezier", #""ease-in-out""#, .cubicBezier(CubicBezier(0.42, 0, 0.58, 1)), "text"),
    (
      "cubicBezier", #""cubic-bezier(0.4, 0, .2, 1)""#, .cubicBezier(CubicBezier(0.4, 0, 0.2, 1)),
      "text"
    ),
    ("number", #""1.5""#, .number(1.5), "text"),
    ("number", #""50%""#, .number(0.5), "text"),
    ("boolean", #""true""#, .boolean(true), "text"),
    (
      "border", ##""1px solid #000""##,
      .border(
        Border(color: black, width: Slot(Dimension(1)), style: Slot(.keyword(.solid)))),
      "composite"
    ),
    (
      "transition", #""0.2s linear""#,
      .transition(
        Transition(
          duration: Slot(Duration(0.2, .s)), delay: Slot(Duration(0, .ms)),
          timingFunction: Slot(CubicBezier(0, 0, 1, 1)))), "composite"
    ),
    (
      "shadow", ##""inset 0 1px 2px 3px #000""##,
      .shadow(
        Shadow(
          [
            Slot(
              ShadowLayer(
                color: black, offsetX: Slot(Dimension(0)), offsetY: Slot(Dimension(1)),
                blur: Slot(Dimension(2)), spread: Slot(Dimension(3)), inset: true))
          ], isList: false)), "composite"
    ),
    (
      "shadow", ##"{"x": "0", "y": "1px", "blur": "2px", "color": "#000"}"##,
      .shadow(
        Shadow(
          [
            Slot(
              ShadowLayer(
                color: black, offsetX: Slot(Dimension(0)), offsetY: Slot(Dimension(1)),
                blur: Slot(Dimension(2)), spread: Slot(Dimension(0))))
          ], isList: false)), "member"
    ),
    (
      "typography", #"{"fontSize": "12px", "lineHeight": "18px", "textCase": "uppercase"}"#,
      .typography(
        {
          var value = Typography(
            fontSize: Slot(Dimension(12)), lineHeight: Slot(.length(Dimension(18))))
          value.others = [JSONValue.Member("textCase", .string("uppercase"))]
          return value
        }()), "typography"
    ),
    (
      "typography", #"{"lineHeight": "150%"}"#,
      .typography(Typography(lineHeight: Slot(.multiple(1.5)))), "typography"
    ),
  ]

  /// Where any unit of CSS is read, the help does not say that there are two.
  @Test(arguments: [
    ("dimension", #"{"value": 1, "unit": "xp"}"#, "'xp' is no unit here", "did you mean 'px'?"),
    (
      "dimension", #"{"value": 1, "unit": "parsec"}"#, "'parsec' is no unit here",
      "the unit is 'px', 'rem' or another unit of length that CSS has"
    ),
    (
      "color", ##"{"day": "#fff", "night": "#000"}"##,
      "an object with 'day' and 'night' is no value of type 'color'",
      "values of modes need \"$type\": \"dynamic\" at the top"
    ),
    (
      "color", ##"{"light": ["#eee"]}"##, "an object with 'light' is no value of type 'color'",
      "values of modes need"
    ),
    ("dimension", #"{"day": 1}"#, "an object with 'day' is no value of type 'dimension'", "modes"),
  ])
  func theHelpIsTrueOfTolerantSets(type: String, text: String, message: String, help: String) {
    let decoded = Decoded(type, text, dialect: .dtcgDraft)
    #expect(decoded.findings.count == 1)
    #expect(decoded.messages.contains(message), "\(decoded.messages)")
    #expect(decoded.helps.contains { $0.contains(help) }, "\(decoded.helps)")
    #expect(decoded.note == nil)
  }

  @Test(arguments: accepted)
  func isReadAndCounted(_ row: (type: String, text: String, value: TokenValue, counted: String)) {
    let tolerant = Decoded(row.type, row.text, dialect: .dtcgDraft)
    #expect(tolerant.value == row.value, "\(tolerant.messages)")
    #expect(tolerant.findings.isEmpty)
    #expect(tolerant.note?.contains(row.counted) == true, "\(tolerant.note ?? "no note")")
    #expect(Decoded(row.type, row.text).value != row.value)
  }

  @Test func aStyleWrittenAsAWeightIsKept() {
    let decoded = Decoded("typography", #"{"fontWeight": "Bold Italic"}"#, dialect: .dtcgDraft)
    var weight = FontWeight(700, keyword: "bold")
    weight.style = "italic"
    var value = Typography(fontWeight: Slot(weight))
    value.others = [JSONValue.Member("fontStyle", .string("italic"))]
    #expect(decoded.value == .typography(value))
  }

  static let refused: [(type: String, text: String)] = [
    ("color", ##""#12""##), ("color", #""reddish""#), ("color", "12"),
    ("dimension", #""16foo""#), ("dimension", #""1 px""#), ("dimension", "true"),
    ("duration", #""2min""#), ("fontWeight", #""Boldish""#), ("fontWeight", "0"),
    ("number", #""one""#), ("number", #""1px""#), ("border", #""solid""#),
    ("shadow", ##""#000""##), ("cubicBezier", #""cubic-bezier(2, 0, 1, 1)""#),
    ("shadow", #"{"x": "0"}"#),
  ]

  @Test(arguments: refused) func isRefusedAllTheSame(_ row: (type: String, text: String)) {
    let decoded = Decoded(row.type, row.text, dialect: .dtcgDraft)
    #expect(decoded.findings.count == 1)
    #expect(decoded.findings.first?.hasPrefix("invalid-value: ") == true)
  }

  /// Types by form, where none is stated.
  static let forms: [(text: String, type: TokenType)] = [
    (##""#fff""##, .color), (#""rgb(1, 2, 3)""#, .color), (#""red""#, .string),
    (#""16px""#, .dimension), (#""200ms""#, .duration), (#""16""#, .string), ("1.5", .number),
    ("true", .boolean), ("[0.1, 0, 1, 1]", .cubicBezier), (#"["A", "B"]"#, .fontFamily),
    (#"{"value": 1, "unit": "px"}"#, .dimension), (#"{"value": 1, "unit": "ms"}"#, .duration),
    (#"{"colorSpace": "srgb", "components": [0, 0, 0]}"#, .color),
    (#"{"fontSize": "12px"}"#, .typography), (#"{"anything": 1}"#, .custom),
  ]

  @Test(arguments: forms) func typeOfAForm(_ row: (text: String, type: TokenType)) {
    let decoded = Decoded(nil, row.text, dialect: .dtcgDraft)
    #expect(decoded.type == row.type)
    #expect(decoded.findings.isEmpty, "\(decoded.messages)")
  }

  @Test func nullIsKeptWhereTheSetIsTolerant() {
    #expect(Decoded("color", "null", dialect: .dtcgDraft).value == .null)
    #expect(Decoded("color", "null").findings == ["invalid-value: null"])
  }

  @Test func anInheritedTypeOutsideTheStandardKeepsItsName() throws {
    let text = #"{"g": {"$type": "link", "t": {"$value": "a.svg"}, "u": {"$value": "{g.t}"}}}"#
    let graph = try TokenCompiler().compile([SourceFile(path: "t.json", text: text)])
    #expect(graph.tokens.ids.map { graph.typeName(of: $0) } == ["link", "link"])
  }

  @Test func aTypeOutsideTheStandardIsKeptAsWritten() {
    let decoded = Decoded("asset", #"{"a": [1, null, "x"], "b": {}}"#, dialect: .dtcgDraft)
    #expect(
      decoded.value
        == .custom(
          .object([
            JSONValue.Member("a", .array([.number(1), .null, .string("x")])),
            JSONValue.Member("b", .object([])),
          ])))
  }
}
