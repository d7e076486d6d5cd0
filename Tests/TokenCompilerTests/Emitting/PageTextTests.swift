import Testing

@testable import TokenCompiler

/// Values and fields as the page says them.
@Suite struct PageTextTests {
  @Test func coloursOfSRGBAreHexadecimal() {
    func text(_ color: Color) -> String { PageText.text(.color(color)) }
    #expect(text(Color(.srgb, [0.11, 0.37, 0.89])) == "#1c5ee3")
    #expect(text(Color(.srgb, [0.11, 0.37, 0.89], hex: "#1C5FE3")) == "#1c5fe3")
    #expect(text(Color(.srgb, [0.11, 0.37, 0.89], hex: "#ffffff")) == "#1c5ee3")
    #expect(text(Color(.srgb, [0, 0, 0], alpha: 0.38)) == "#000000 at 38%")
    #expect(text(Color(.srgb, [0, 0, 0], alpha: 0.4)) == "#00000066")
    #expect(text(Color(.displayP3, [1, 0.1, 0.2])) == "color(display-p3 1 0.1 0.2)")
    #expect(text(Color(.srgb, [1.5, 0, 0])) == ValueText.text(.color(Color(.srgb, [1.5, 0, 0]))))
  }

  @Test func typographyIsSaidAsPeopleSayIt() {
    var typography = Typography(
      fontFamily: Slot(FontFamily(["Inter", "Arial"], isList: true)),
      fontSize: Slot(Dimension(48)), fontWeight: Slot(FontWeight(700)),
      letterSpacing: Slot(Dimension(-0.5)), lineHeight: Slot(.multiple(1.1)))
    #expect(
      PageText.text(.typography(typography)) == "Inter 700 · 48px / 1.1 · -0.5px · else Arial")
    typography.letterSpacing = Slot(Dimension(0))
    typography.fontFamily = nil
    typography.others = [JSONValue.Member("textCase", .string("upper"))]
    #expect(PageText.text(.typography(typography)) == "700 · 48px / 1.1 · textCase upper")
    #expect(PageText.text(.typography(Typography())) == "")
  }

  @Test func dashesAreNoWordOfCSS() {
    let dashes = StrokeStyle.dashes([Slot(Dimension(4)), Slot(Dimension(2))], cap: .round)
    #expect(PageText.text(.strokeStyle(dashes)) == "dashes 4px 2px, round caps")
    let members = PageValue.members(.strokeStyle(dashes))
    #expect(
      members.contains {
        $0.key == "k" && $0.value == .array([.string("4px 2px"), .string("round")])
      })
  }

  /// Every reference in a value has the name of its field.
  @Test func everyReferenceHasAField() {
    let graph = SampleGraphs.everyType()
    for value in graph.values {
      #expect(value.fieldNames.count == value.references.count, "\(value)")
    }
    let id = TokenID(0)
    let color = Slot(Color(.srgb, [0, 0, 0]), reference: id)
    let length = Slot(Dimension(1), reference: id)
    let layer = ShadowLayer(
      color: color, offsetX: length, offsetY: length, blur: length, spread: length)
    let values: [(TokenValue, [String])] = [
      (
        .shadow(Shadow([Slot(layer)], isList: false)), ["color", "x", "y", "blur", "spread"]
      ),
      (
        .shadow(Shadow([Slot(layer, reference: id), Slot(layer)], isList: true)),
        ["shadow 1"] + ["color", "x", "y", "blur", "spread"].map { "\($0) of shadow 2" }
      ),
      (
        .gradient(Gradient([GradientStop(color: color, position: Slot(0, reference: id))])),
        ["stop 1", "place of stop 1"]
      ),
      (.strokeStyle(.dashes([Slot(Dimension(1)), length], cap: .butt)), ["dash 2"]),
      (
        .border(
          Border(color: color, width: length, style: Slot(.dashes([length], cap: .butt)))),
        ["color", "width", "dash 1"]
      ),
      (
        .typography(Typography(fontSize: length, letterSpacing: length)),
        ["size", "letter spacing"]
      ),
    ]
    for (value, names) in values {
      #expect(value.fieldNames == names && value.references.count == names.count)
    }
  }
}
