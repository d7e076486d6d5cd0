import Testing

@testable import TokenCompiler

/// Spellings that are met in files of design systems and that no document describes.
@Suite struct RealSpellingTests {
  @Test func anEmptyGroupBelowATokenChangesNothing() {
    let graph = expectResolved([
      TestLayer(
        ##"{"gap": {"$value": 1, "$type": "number"}, "button": {"color": {}, "hover": {"color": {"$description": "to come"}}}}"##
      ),
      TestLayer(
        ##"""
        {"button": {"color": {"$value": "#111111", "$type": "color"},
          "hover": {"color": {"$value": "#222222", "$type": "color"}}}}
        """##),
    ])
    #expect(graph.paths() == ["gap", "button.color", "button.hover.color"])
  }

  @Test(arguments: [
    ("oklch(0.5857, 0.135751, 240.68)", "oklch(0.5857 0.135751 240.68)"),
    ("lab(40%, 20, -30, 50%)", "lab(40% 20 -30 / 50%)"),
  ])
  func commasBetweenComponentsAreRead(_ written: String, _ css: String) {
    let graph = expectResolved([TestLayer(#"{"a": {"value": "\#(written)", "type": "color"}}"#)])
    #expect(graph["a"]?.value == ColorText.color(css).map(TokenValue.color))
  }

  @Test func inPlainFilesTheyAreNot() {
    expectResolved(
      [TestLayer(#"{"color": {"a": "1️⃣oklch(0.5, 0.1, 240)"}}"#)],
      [ExpectedFinding("1️⃣", .invalidValue, "is no value of type 'color'")])
  }

  @Test func aColourMayBeAnotherOneWithAnOpacity() {
    let graph = expectResolved([
      TestLayer(
        ##"""
        {"ink": {"value": "#000000", "type": "color"}, "half": {"value": "0.5", "type": "opacity"},
         "text": {"value": {"color": "{ink}", "alpha": 0.65}, "type": "color"},
         "icon": {"value": {"color": "{ink}", "opacity": "{half}"}, "type": "color"}}
        """##)
    ])
    #expect(alpha(graph["text"]?.value) == 0.65)
    #expect(alpha(graph["icon"]?.value) == 0.5)
  }

  @Test func valuesForLightAndDarkMayBeObjects() {
    let graph = expectResolved([
      TestLayer(
        ##"""
        {"ink": {"value": "#000000", "type": "color"}, "paper": {"value": "#ffffff", "type": "color"},
         "text": {"type": "color", "value": {
           "light": {"color": "{ink}", "alpha": 0.6}, "dark": {"color": "{paper}", "alpha": 0.7}}}}
        """##)
    ])
    let text = graph["text"]
    #expect(graph.themes.map(\.contexts) == [["light"], ["dark"]])
    #expect(alpha(text?.value(in: "light")) == 0.6)
    #expect(alpha(text?.value(in: "dark")) == 0.7)
  }

  /// Tools keep the values of further themes in an extension of their own.
  @Test func anExtensionOfOverridesForThemesIsOfModes() {
    let graph = expectResolved([
      TestLayer(
        ##"""
        {"ink": {"$value": "#000000", "$type": "color"},
         "text": {"$value": "{ink}", "$type": "color", "$extensions": {
           "org.acme.overrides": {"dark": "#eeeeee", "dark-high-contrast": "#ffffff"}}},
         "size": {"$value": "4px", "$type": "dimension", "$extensions": {
           "org.acme.overrides": {"web": "5px"}}}}
        """##)
    ])
    #expect(graph.themes.map(\.contexts) == [["default"], ["dark"], ["dark-high-contrast"]])
    #expect(graph["text"]?.value(in: "dark") == ColorText.color("#eeeeee").map(TokenValue.color))
  }

  /// The standard has no references inside texts, so the file is of a tool that knows no types either.
  @Test func aTextOfReferencesThatIsNoValueOfItsTypeIsKept() {
    let graph = expectResolved(
      [
        TestLayer(
          ##"""
          {"a": {"$value": "4px", "$type": "dimension"}, "b": {"$value": "8px", "$type": "dimension"},
           "inset": {"$value": "1️⃣{a} {b}", "$type": "dimension"},
           "wrong": {"$value": "2️⃣4px 8px", "$type": "dimension"}}
          """##)
      ],
      [
        ExpectedFinding("1️⃣", .invalidValue, "'4px 8px' is no value", severity: .warning),
        ExpectedFinding("2️⃣", .invalidValue, "'4px 8px' is no value"),
      ], as: .dtcgDraft)
    #expect(graph["inset"]?.value == .string("4px 8px"))
  }

  @Test func aMemberWithADollarInAGroupIsCounted() {
    let notes = findings([TestLayer(##"{"a": {"$wip": true, "b": {"value": "#fff"}}}"##)])
    #expect(notes.map(\.message).joined().contains("1 attribute of a token"))
  }

  private func alpha(_ value: TokenValue?) -> Double? {
    guard case .color(let color)? = value else { return nil }
    return color.alpha
  }
}

/// The style that design tools write with a weight.
@Suite struct WeightStyleTests {
  private static let text = ##"""
    {"w": {"value": "1️⃣Semi Bold Italic", "type": "fontWeights"},
     "referring": {"type": "typography",
       "value": {"fontFamily": "Inter", "fontWeight": "{w}", "fontSize": "16px"}},
     "literal": {"type": "typography",
       "value": {"fontFamily": "Inter", "fontWeight": "Bold Oblique", "fontSize": "16px"}}}
    """##

  @Test func aTypographyHasItWhereverTheWeightIsWritten() throws {
    let graph = expectResolved([TestLayer(Self.text)])
    #expect(style(graph["referring"]?.value) == "italic")
    #expect(style(graph["literal"]?.value) == "oblique")
    let theme = try TokenCompiler().compile([
      SourceFile(path: "a.json", text: Self.text.replacing("1️⃣", with: ""))
    ])
    let css = try theme.emit(.css).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(css.contains(#"--referring: italic 600 16px "Inter";"#))
    #expect(css.contains(#"--literal: oblique 700 16px "Inter";"#))
  }

  @Test func ofAWeightAloneItIsCounted() {
    let notes = findings([TestLayer(Self.text)]).filter { $0.id == .legacySyntax }
    #expect(notes.map(\.message).joined().contains("1 font weight with a style that is left out"))
  }

  private func style(_ value: TokenValue?) -> String? {
    guard case .typography(let typography)? = value else { return nil }
    return typography.others.first { $0.key == "fontStyle" }.flatMap {
      if case .string(let text) = $0.value { text } else { nil }
    }
  }
}
