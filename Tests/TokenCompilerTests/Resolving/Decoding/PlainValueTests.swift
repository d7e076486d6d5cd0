import Testing

@testable import TokenCompiler

/// Values of the plain dialect, whose types come from categories.
@Suite struct PlainValueTests {
  private static func decode(_ category: String, _ value: String) -> Decoded {
    Decoded(
      document: #"{"theme": {"\#(category)": {"t": \#(value)}}}"#, path: "theme.\(category).t",
      dialect: .plain)
  }

  @Test func nativeValuesGiveNoNote() {
    #expect(Self.decode("radius", "8").value == .dimension(Dimension(8)))
    #expect(Self.decode("opacity", "0.5").value == .number(0.5))
    let color = Self.decode("color", ##""#0366D680""##)
    #expect(
      color.value
        == .color(
          Color(.srgb, [3.0 / 255, 102.0 / 255, 214.0 / 255], alpha: 128.0 / 255, hex: "#0366d6")))
    #expect(color.messages.isEmpty)
    #expect(Self.decode("radius", "8").messages.isEmpty)
    #expect(Self.decode("color", #""rebeccapurple""#).findings.isEmpty)
    #expect(Self.decode("color", "null").value == .null)
  }

  /// In a category that takes no text, too, what was meant is said rather than what a value looks like.
  @Test(arguments: ["{theme.color.a", "theme.color.a}", "{theme.color.a>"])
  func aTextThatIsNearlyAReferenceIsToldSo(text: String) {
    let file = SourceFile(
      path: "a.json",
      text: ##"{"theme": {"color": {"a": "#fff", "b": "\##(text)"}}}"##)
    let found = TokenCompiler().validate([file]).diagnostics
    #expect(
      found.map(\.message) == ["'\(text)' is no reference, but nearly one to 'theme.color.a'"])
    #expect(found.first?.help == "write '{theme.color.a}'")
  }

  /// What is not taken as it is written is told.
  @Test(arguments: [
    ("rgb(300 0 0)", "1 component out of range"), ("rgb(255 0 0 / 2)", "1 component out of range"),
    ("rgb(-1, 300, 0)", "1 component out of range"),
    ("hsl(0 120% 50%)", "1 component out of range"),
    ("oklch(70% -0.1 20)", "1 component out of range"), (" #fff", "1 text with blanks around it"),
    ("red ", "1 text with blanks around it"),
  ]) func aColourThatIsMovedOrTrimmedGivesANote(text: String, counted: String) {
    let color = Self.decode("color", "\"\(text)\"")
    #expect(color.findings.isEmpty)
    #expect(color.note == "read spellings that the standard has replaced: \(counted)")
  }

  /// CSS gives these the meaning that they are read with.
  @Test(arguments: [
    "hsl(400 50% 50%)", "hsl(-20deg 50% 50%)", "rgb(0 0 0 / 100%)", "lab(50% 200 0)",
  ])
  func whatCSSHasGivesNone(text: String) {
    let color = Self.decode("color", "\"\(text)\"")
    #expect(color.findings.isEmpty && color.note == nil)
  }

  /// Neither end of what a `Double` holds becomes another number.
  @Test(arguments: [
    "1e999", "-1e999", "1e-999", "-0.1e-400", "1" + String(repeating: "0", count: 400),
  ])
  func aNumberOutsideADoubleIsRefused(text: String) {
    for category in ["opacity", "radius", "thing"] {
      #expect(Self.decode(category, text).findings == ["invalid-value: \(text)"])
    }
  }

  @Test(arguments: ["0", "-0.0", "0e-999", "0.000", "5e-324", "1.7976931348623157e308"])
  func whatFitsIsRead(text: String) {
    #expect(Self.decode("scale", text).value == Double(text).map(TokenValue.number))
  }

  @Test func aLengthAsTextNeedsItsUnit() {
    let px = Self.decode("radius", #""16px""#)
    #expect(px.value == .dimension(Dimension(16)))
    #expect(px.note != nil)
    #expect(Self.decode("radius", #""16""#).findings == ["invalid-value: 16"])
    #expect(Self.decode("opacity", #""0.5""#).findings == ["invalid-value: 0.5"])
  }

  /// A text may hold braces, but one that names a token was meant to be a reference.
  @Test func halfAReferenceIsInvalid() {
    for (category, value) in [("font-family", "Inter"), ("content", "x")] {
      for text in ["{theme.\(category).a", "theme.\(category).a}", "<theme.\(category).a}"] {
        let found = findings([
          TestLayer(
            """
            {"theme": {"\(category)": {"a": "\(value)", "t": "\(text)", "u": "{\(value)", "v": "{a.b"}}}
            """)
        ])
        #expect(found.map(\.id) == [.invalidValue])
        #expect(found.first?.help == "write '{theme.\(category).a}'")
      }
    }
  }

  @Test func textThatIsNoValueIsInvalid() {
    #expect(Self.decode("color", #""bluish""#).findings == ["invalid-value: bluish"])
    #expect(Self.decode("radius", #""big""#).findings == ["invalid-value: big"])
    #expect(Self.decode("radius", #""{a.b} and more""#).findings.count == 1)
  }

  @Test func aGoodValueOfAnotherTypeIsAMismatch() {
    #expect(Self.decode("radius", ##""#fff""##).findings == ["type-mismatch: #fff"])
    #expect(Self.decode("color", "8").findings == ["type-mismatch: 8"])
    #expect(Self.decode("color", "true").findings == ["type-mismatch: true"])
    #expect(Self.decode("opacity", #""16px""#).findings == ["type-mismatch: 16px"])
    #expect(Self.decode("radius", "false").findings == ["type-mismatch: false"])
  }

  @Test func withoutACategoryTheFormDecides() {
    #expect(Self.decode("thing", ##""#fff""##).type == .color)
    #expect(Self.decode("thing", #""red""#).type == .string)
    #expect(Self.decode("thing", #""16px""#).type == .string)
    #expect(Self.decode("thing", "16").type == .number)
    #expect(Self.decode("thing", "true").type == .boolean)
  }

  @Test func aUnitIsNeverLost() {
    let em = Self.decode("radius", #"{"value": 2, "unit": "em"}"#)
    #expect(em.value == .dimension(Dimension(2, .other("em"))))
    #expect(em.note?.contains("1 other unit") == true)
    #expect(
      Self.decode("thing", #"{"value": 16, "unit": "px"}"#).value == .dimension(Dimension(16)))
    #expect(
      Self.decode("duration", #"{"value": 2, "unit": "s"}"#).value == .duration(Duration(2, .s)))
    #expect(Self.decode("radius", #"{"value": 2, "unit": "parsec"}"#).findings.count == 1)
  }
}
