import Testing

@testable import TokenCompiler

/// The rules of DTCG Format and Color 2025.10 for values, type by type, in strict mode.
@Suite struct StrictValueTests {
  struct Good: Sendable {
    var type: String
    var text: String
    var value: TokenValue

    init(_ type: String, _ text: String, _ value: TokenValue) {
      self.type = type
      self.text = text
      self.value = value
    }
  }

  static let shadow = ShadowLayer(
    color: Slot(Color(.srgb, [0, 0, 0])), offsetX: Slot(Dimension(0)), offsetY: Slot(Dimension(1)),
    blur: Slot(Dimension(2)), spread: Slot(Dimension(0, .rem)))
  static let shadowText = #"""
    "color": {"colorSpace": "srgb", "components": [0, 0, 0]},
    "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"},
    "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "rem"}
    """#

  static let good: [Good] = [
    Good("number", "-1.5e-3", .number(-0.0015)),
    Good("number", "12345678901234567890", .number(12_345_678_901_234_567_168)),
    Good("number", "0.1", .number(0.1)),
    Good("number", "1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
    Good("dimension", #"{"value": -4.5, "unit": "rem"}"#, .dimension(Dimension(-4.5, .rem))),
    Good("dimension", #"{"unit": "px", "value": 0}"#, .dimension(Dimension(0))),
    Good("duration", #"{"value": 0.2, "unit": "s"}"#, .duration(Duration(0.2, .s))),
    Good("fontFamily", #""Inter, sans""#, .fontFamily(FontFamily(["Inter, sans"], isList: false))),
    Good("fontFamily", #"["A", "B"]"#, .fontFamily(FontFamily(["A", "B"], isList: true))),
    Good("fontWeight", "1", .fontWeight(FontWeight(1))),
    Good("fontWeight", "350.5", .fontWeight(FontWeight(350.5))),
    Good("fontWeight", #""semi-bold""#, .fontWeight(FontWeight(600, keyword: "semi-bold"))),
    Good("cubicBezier", "[0, -3, 1, 4.5]", .cubicBezier(CubicBezier(0, -3, 1, 4.5))),
    Good("strokeStyle", #""groove""#, .strokeStyle(.keyword(.groove))),
    Good(
      "strokeStyle", #"{"lineCap": "butt", "dashArray": [{"value": 1, "unit": "px"}]}"#,
      .strokeStyle(.dashes([Slot(Dimension(1))], cap: .butt))),
    Good("shadow", "{\(shadowText)}", .shadow(Shadow([Slot(shadow)], isList: false))),
    Good("shadow", "[{\(shadowText)}]", .shadow(Shadow([Slot(shadow)], isList: true))),
    Good(
      "color", #"{"colorSpace": "oklch", "components": [0.5, "none", 359.9], "alpha": 0}"#,
      .color(Color(.oklch, [0.5, nil, 359.9], alpha: 0))),
    Good(
      "color", ##"{"hex": "#AbCdEf", "components": [1, 0, 0], "colorSpace": "srgb"}"##,
      .color(Color(.srgb, [1, 0, 0], hex: "#AbCdEf"))),
    Good(
      "gradient",
      #"[{"position": -1, "color": {"colorSpace": "srgb", "components": [1, 1, 1]}}]"#,
      .gradient(Gradient([GradientStop(color: Slot(Color(.srgb, [1, 1, 1])), position: Slot(0))]))),
  ]

  @Test(arguments: good) func goodValues(good: Good) {
    let decoded = Decoded(good.type, good.text)
    #expect(decoded.value == good.value)
    #expect(decoded.messages.isEmpty)
  }

  /// A type, a value, and the one finding that it gives.
  static let bad: [(type: String, text: String, finding: String)] = [
    ("number", #""1""#, "invalid-value: 1"),
    ("number", "true", "invalid-value: true"),
    ("number", "null", "invalid-value: null"),
    ("number", "1e999", "invalid-value: 1e999"),
    ("dimension", "16", "invalid-value: 16"),
    ("dimension", #""16px""#, "invalid-value: 16px"),
    ("dimension", #"{"value": 1, "unit": "em"}"#, "invalid-value: em"),
    ("dimension", #"{"value": 1, "unit": "PX"}"#, "invalid-value: PX"),
    ("dimension", #"{"value": 1, "unit": ""}"#, "invalid-value: "),
    ("dimension", #"{"value": 1}"#, "invalid-value: }"),
    ("dimension", #"{"value": "1", "unit": "px"}"#, "invalid-value: 1"),
    ("dimension", #"{"value": 1, "unit": 2}"#, "invalid-value: 2"),
    ("duration", #"{"value": 1, "unit": "min"}"#, "invalid-value: min"),
    ("duration", #""1s""#, "invalid-value: 1s"),
    ("fontFamily", "1", "invalid-value: 1"),
    ("fontFamily", "[]", "invalid-value: []"),
    ("fontFamily", #"["A", 2]"#, "invalid-value: 2"),
    ("fontFamily", #""Foo {a} Bar""#, "invalid-value: Foo {a} Bar"),
    ("fontWeight", "0.9", "invalid-value: 0.9"),
    ("fontWeight", "1000.1", "invalid-value: 1000.1"),
    ("fontWeight", #""Bold""#, "invalid-value: Bold"),
    ("fontWeight", #""400""#, "invalid-value: 400"),
    ("cubicBezier", "[0, 0, 1]", "invalid-value: ]"),
    ("cubicBezier", "[0, 0, 1, 1, 1.5]", "invalid-value: 1.5"),
    ("cubicBezier", "[0, 0, 1.01, 1]", "invalid-value: 1.01"),
    ("cubicBezier", #"[0, 0, "1", 1]"#, "invalid-value: 1"),
    ("cubicBezier", #""ease""#, "invalid-value: ease"),
    ("strokeStyle", #""none""#, "invalid-value: none"),
    ("strokeStyle", #"{"lineCap": "butt"}"#, "invalid-value: }"),
    ("strokeStyle", #"{"lineCap": "butt", "dashArray": []}"#, "invalid-value: []"),
    ("color", ##""#fff""##, "invalid-value: #fff"),
    ("color", "[1, 0, 0]", "invalid-value: [1, 0, 0]"),
    ("color", #"{"colorSpace": "rgb", "components": [1, 0, 0]}"#, "invalid-value: rgb"),
    ("color", #"{"colorSpace": "srgb"}"#, "invalid-value: }"),
    ("color", #"{"colorSpace": "srgb", "components": [1, 0]}"#, "invalid-value: ]"),
    ("color", #"{"colorSpace": "srgb", "components": [1, 0, 0, 0.5]}"#, "invalid-value: 0.5"),
    ("color", #"{"colorSpace": "srgb", "components": [1.5, 0, 0]}"#, "invalid-value: 1.5"),
    ("color", #"{"colorSpace": "srgb", "components": [1, null, 0]}"#, "invalid-value: null"),
    ("color", #"{"colorSpace": "srgb", "components": [1, "None", 0]}"#, "invalid-value: None"),
    ("color", #"{"colorSpace": "hsl", "components": [360, 1, 0]}"#, "invalid-value: 360"),
    ("color", #"{"colorSpace": "lch", "components": [1, -1, 0]}"#, "invalid-value: -1"),
    (
      "color", #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": "none"}"#,
      "invalid-value: none"
    ),
    (
      "color", #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1.1}"#,
      "invalid-value: 1.1"
    ),
    (
      "color", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#fff"}"##,
      "invalid-value: #fff"
    ),
    ("shadow", "[]", "invalid-value: []"),
    ("shadow", #""0 1px 2px #000""#, "invalid-value: 0 1px 2px #000"),
    ("shadow", #"{\#(shadowText), "inset": "yes"}"#, "invalid-value: yes"),
    ("shadow", #"[{\#(shadowText)}, 7]"#, "invalid-value: 7"),
    ("gradient", "{}", "invalid-value: {}"),
    (
      "gradient",
      #"[{"position": "0%", "color": {"colorSpace": "srgb", "components": [1, 1, 1]}}]"#,
      "invalid-value: 0%"
    ),
    ("typography", #"{"fontFamily": "A"}"#, "invalid-value: }"),
  ]

  @Test(arguments: bad) func badValues(bad: (type: String, text: String, finding: String)) {
    let decoded = Decoded(bad.type, bad.text)
    #expect(decoded.findings == [bad.finding], "\(decoded.messages)")
    #expect(decoded.value == .invalid)
  }

  /// A member too many is a fault, but the value is known all the same.
  static let extra: [(type: String, text: String, finding: String)] = [
    ("dimension", #"{"value": 1, "unit": "px", "note": ""}"#, "invalid-value: note"),
    (
      "color", #"{"colorSpace": "srgb", "channels": [1, 0, 0], "components": [1, 0, 0]}"#,
      "invalid-value: channels"
    ),
    (
      "border",
      #"""
      {"color": {"colorSpace": "srgb", "components": [1, 1, 1]},
        "width": {"value": 1, "unit": "px"}, "style": "solid", "radius": 4}
      """#, "invalid-value: radius"
    ),
  ]

  @Test(arguments: extra) func extraMembers(_ row: (type: String, text: String, finding: String)) {
    let decoded = Decoded(row.type, row.text)
    #expect(decoded.findings == [row.finding], "\(decoded.messages)")
    #expect(decoded.value != .invalid)
  }

  @Test func everyFaultOfOneValueIsReported() {
    let decoded = Decoded(
      "border", #"{"color": "red", "width": 1, "style": {"dashArray": [2], "lineCap": "x"}}"#)
    #expect(
      decoded.findings == [
        "invalid-value: red", "invalid-value: 1", "invalid-value: 2", "invalid-value: x",
      ])
  }
}
