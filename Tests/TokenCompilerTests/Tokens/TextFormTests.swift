import Testing

@testable import TokenCompiler

@Suite struct ColorTextTests {
  static let good: [(text: String, color: Color)] = [
    ("#f00", Color(.srgb, [1, 0, 0], hex: "#ff0000")),
    ("#F008", Color(.srgb, [1, 0, 0], alpha: 136.0 / 255, hex: "#ff0000")),
    ("#0366d6", Color(.srgb, [3.0 / 255, 102.0 / 255, 214.0 / 255], hex: "#0366d6")),
    ("#00000000", Color(.srgb, [0, 0, 0], alpha: 0, hex: "#000000")),
    ("rgb(255, 0, 51)", Color(.srgb, [1, 0, 0.2])),
    ("rgba(255,0,51,.5)", Color(.srgb, [1, 0, 0.2], alpha: 0.5)),
    ("RGB(100% 0% 20% / 0.5)", Color(.srgb, [1, 0, 0.2], alpha: 0.5)),
    ("rgb(300 -1 none)", Color(.srgb, [1, 0, nil])),
    ("hsl(120deg 50% 25%)", Color(.hsl, [120, 50, 25])),
    ("hsla(-90, 50%, 25%, 20%)", Color(.hsl, [270, 50, 25], alpha: 0.2)),
    ("hsl(0.5turn 50 25)", Color(.hsl, [180, 50, 25])),
    ("hsl(200grad 50 25)", Color(.hsl, [180, 50, 25])),
    ("hsl(360 50 25)", Color(.hsl, [0, 50, 25])),
    ("hwb(90 10% 20%)", Color(.hwb, [90, 10, 20])),
    ("lab(50% 40 -20)", Color(.lab, [50, 40, -20])),
    ("lab(50 100% -100%)", Color(.lab, [50, 125, -125])),
    ("lch(50 100% 30)", Color(.lch, [50, 150, 30])),
    ("oklab(50% 0.1 100%)", Color(.oklab, [0.5, 0.1, 0.4])),
    ("oklch(0.7 50% none / 1)", Color(.oklch, [0.7, 0.2, nil], alpha: 1)),
    ("color(display-p3 1 0.5 0)", Color(.displayP3, [1, 0.5, 0])),
    ("color(xyz 10% 0.5 1.2)", Color(.xyzD65, [0.1, 0.5, 1.2])),
    ("color(srgb -0.1 0 1 / none)", Color(.srgb, [-0.1, 0, 1], alpha: 0)),
    ("rgba(#ff0000, 50%)", Color(.srgb, [1, 0, 0], alpha: 0.5, hex: "#ff0000")),
    ("  Red ", Color(.srgb, [1, 0, 0])),
    ("transparent", Color(.srgb, [0, 0, 0], alpha: 0)),
    ("yellowgreen", Color(.srgb, [154.0 / 255, 205.0 / 255, 50.0 / 255])),
  ]

  @Test(arguments: good) func reads(_ row: (text: String, color: Color)) {
    #expect(ColorText.color(row.text) == row.color)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#1234567", "#123456789", "#ggg", "reddish", "rgb", "rgb()",
    "rgb(1,2)", "rgb(1,2,3", "rgb(1 2,3)", "rgb(1,,2,3)", "rgb(1 2 3 4)", "rgb(1px 2 3)",
    "hsl(1rad2 3 4)", "rgb(1 2 3) x", "lab(1,2,3)", "hsl(168, 100, 22)", "color(rgb 1 1 1)",
    "color(srgb 1 1)",
    "currentcolor", "rgba(#ff0000)", "hsl(#ff0000, 1)", "rgb(1e999 0 0)", "rgb(1 2 3 /)",
    "url(#fff)",
  ])
  func refuses(text: String) { #expect(ColorText.color(text) == nil) }
}

@Suite struct NumberReaderTests {
  /// Against the standard library's own reading, which is exact but slow.
  @Test func agreesWithTheStandardLibrary() {
    var texts = [
      "0", "-0", "1", "0.1", "9007199254740993", "123456789012345678901234567890", "5e-324",
      "2.2250738585072011e-308", "1.7976931348623157e308", "0.000000000000000000000000000001",
      "1e22", "1e23", "8.41e21", "100000000000000000000000e-23", "4.35", "0.3e1", "1E+2",
    ]
    var seed: UInt64 = 1
    for _ in 0..<2000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let places = Int(seed >> 59)
      texts.append("\(Int64(bitPattern: seed) >> Int64(seed & 31)).\(seed >> 40)e\(places - 16)")
    }
    for text in texts { #expect(NumberReader.number(text) == Double(text), "\(text)") }
  }

  @Test(arguments: ["", "-", "1e999", "-1e999", "nan", "inf", "1px", "1 ", "e5", "Infinity"])
  func refuses(text: String) { #expect(NumberReader.number(text) == nil) }

  @Test func quantities() {
    #expect(Quantity("1em") == Quantity(1, unit: "em"))
    #expect(Quantity("1e3px") == Quantity(1000, unit: "px"))
    #expect(Quantity(" +.5% ") == Quantity(0.5, unit: "%"))
    #expect(Quantity("1.") == nil)
    #expect(Quantity("px") == nil)
  }
}

@Suite struct OtherTextTests {
  @Test func fonts() {
    #expect(FontListText.names(#""Open Sans", Arial,'B, C' "#) == ["Open Sans", "Arial", "B, C"])
    #expect(FontListText.names("Levi's") == ["Levi's"])
    #expect(FontListText.names("") == [""])
    #expect(FontWeight(looseText: "Extra Light") == FontWeight(200, keyword: "extra-light"))
    #expect(
      FontWeight(looseText: "ExtraBold italic")
        == FontWeight(800, keyword: "extra-bold", style: "italic"))
    #expect(
      FontWeight(looseText: "Italic") == FontWeight(400, keyword: "regular", style: "italic"))
    #expect(FontWeight(looseText: "1001") == nil)
  }

  @Test func composites() {
    #expect(CompositeText.shadow("0 1px 2px rgba(0, 0, 0, .5), 0 0 red")?.layers.count == 2)
    #expect(CompositeText.shadow("0 1px 2px, 0 0 red") == nil)
    #expect(CompositeText.shadow("1px red") == nil)
    #expect(CompositeText.border("solid 2px rgb(1, 2, 3)")?.width.value == Dimension(2))
    #expect(CompositeText.border("2px solid") == nil)
    #expect(CompositeText.transition("1s ease 2s")?.delay.value == Duration(2, .s))
    #expect(CompositeText.transition("all 1s ease") == nil)
  }
}

@Suite struct JSONValueTests {
  private static func extensions(_ json: String) -> JSONValue? {
    let text = #"{"t": {"$type": "number", "$value": 1, "$extensions": {"x": \#(json)}}}"#
    let compiler = TokenCompiler(options: CompilerOptions(dialect: .dtcg))
    let graph = compiler.validate([SourceFile(path: "t.json", text: text)]).graph
    guard case .object(let members)? = graph.declarations[DeclarationID(0)].extensions else {
      return nil
    }
    return members.first?.value
  }

  @Test(arguments: ["12345678901234567890123", "1e999", "-0.12345678901234567890", "1E-400"])
  func numbersThatADoubleWouldChangeKeepTheirDigits(text: String) throws {
    #expect(Self.extensions(text) == .digits(text))
    let document = #"{"t": {"$type": "number", "$value": 1, "$extensions": {"x": \#(text)}}}"#
    let graph = try TokenCompiler().compile([SourceFile(path: "t.json", text: document)])
    let json = try #require(try graph.emit(.json).first)
    #expect(String(decoding: json.bytes, as: UTF8.self).contains(#"{"x": \#(text)}"#))
  }

  @Test func dataStaysAsItWas() {
    #expect(Self.extensions("1.50") == .number(1.5))
    #expect(
      Self.extensions(
        ##"[{}, [], {"$ref": "#/t"}, "{t}", [null, true, {"a": {"b": "\u0041"}}]]"##)
        == .array([
          .object([]), .array([]), .object([JSONValue.Member("$ref", .string("#/t"))]),
          .string("{t}"),
          .array([
            .null, .boolean(true),
            .object([JSONValue.Member("a", .object([JSONValue.Member("b", .string("A"))]))]),
          ]),
        ]))
  }
}
