import Testing

@testable import TokenCompiler

/// References inside values: of the field's own type, one element each, silent after a fault.
@Suite struct ReferencedValueTests {
  static let tokens = #"""
    "red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
    "thin": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
    "half": {"$type": "number", "$value": 0.5},
    "fast": {"$type": "duration", "$value": {"value": 100, "unit": "ms"}}
    """#

  private static func border(_ color: String, _ width: String) -> String {
    #"{"color": "\#(color)", "width": "\#(width)", "style": "solid"}"#
  }

  @Test func aFieldRemembersItsToken() throws {
    let decoded = Decoded("border", Self.border("{red}", "{thin}"), among: Self.tokens)
    guard case .border(let border) = decoded.value else {
      Issue.record("\(decoded.messages)")
      return
    }
    #expect(border.color == Slot(Color(.srgb, [1, 0, 0]), reference: TokenID(0)))
    #expect(border.width == Slot(Dimension(1), reference: TokenID(1)))
    #expect(border.style.reference == nil)
  }

  @Test func aReferenceOfAnotherTypeIsAMismatch() {
    let decoded = Decoded("border", Self.border("{thin}", "{fast}"), among: Self.tokens)
    #expect(decoded.findings == ["type-mismatch: {thin}", "type-mismatch: {fast}"])
    #expect(decoded.value == .invalid)
    #expect(decoded.messages[0].contains("'thin' is of type 'dimension', where 'color' is needed"))
  }

  @Test func whatDependsOnAFaultIsSilent() {
    let bad = #""bad": {"$type": "dimension", "$value": {"value": 1, "unit": "em"}}"#
    let decoded = Decoded(
      "border", Self.border("{red}", "{bad}"), among: "\(Self.tokens), \(bad)")
    #expect(decoded.findings == ["invalid-value: em"])
    #expect(decoded.value == .invalid)
  }

  @Test func bracesReachWholeTokensOnly() {
    let component = #"{"colorSpace": "srgb", "components": ["{half}", 0, 0]}"#
    #expect(
      Decoded("color", component, among: Self.tokens).findings == ["invalid-value: {half}"])
    let tolerant = Decoded("color", component, among: Self.tokens, dialect: .dtcgDraft)
    #expect(tolerant.value == .color(Color(.srgb, [0.5, 0, 0])))
    let number = #"{"value": "{half}", "unit": "px"}"#
    #expect(
      Decoded("dimension", number, among: Self.tokens).findings == ["invalid-value: {half}"])
    let curve = #"["{half}", 0, 1, 1]"#
    #expect(
      Decoded("cubicBezier", curve, among: Self.tokens).findings == ["invalid-value: {half}"])
    let unit = #"{"value": 1, "unit": "{thin}"}"#
    #expect(Decoded("dimension", unit, among: Self.tokens).findings == ["invalid-value: {thin}"])
    let fonts = #"["A", "{face}"]"#
    let face = #""face": {"$type": "fontFamily", "$value": "F"}"#
    #expect(Decoded("fontFamily", fonts, among: face).findings == ["invalid-value: {face}"])
    #expect(
      Decoded("fontFamily", fonts, among: face, dialect: .dtcgDraft).value
        == .fontFamily(FontFamily(["A", "F"], isList: true)))
  }

  @Test func listsTakeOneElementForAReference() {
    let stop = #"{"color": {"colorSpace": "srgb", "components": [1, 1, 1]}, "position": 0}"#
    let tokens = #"""
      "one": {"$type": "gradient", "$value": [\#(stop)]},
      "two": {"$type": "gradient", "$value": [\#(stop), \#(stop)]},
      "lone": {"$type": "shadow", "$value": [{\#(StrictValueTests.shadowText)}]},
      "pair": {"$type": "shadow", "$value":
        [{\#(StrictValueTests.shadowText)}, {\#(StrictValueTests.shadowText)}]}
      """#
    let gradient = Decoded("gradient", #"["{one}", \#(stop)]"#, among: tokens)
    #expect(gradient.findings.isEmpty)
    #expect(gradient.value?.asGradient?.stops.count == 2)
    #expect(
      Decoded("gradient", #"["{two}"]"#, among: tokens).findings == ["type-mismatch: {two}"])
    let shadow = Decoded("shadow", #"["{lone}"]"#, among: tokens)
    #expect(
      shadow.value
        == .shadow(Shadow([Slot(StrictValueTests.shadow, reference: TokenID(2))], isList: true)))
    #expect(
      Decoded("shadow", #"["{pair}"]"#, among: tokens).findings == ["type-mismatch: {pair}"])
  }

  @Test func dashesAndPositionsMayBeReferences() {
    let stroke = Decoded(
      "strokeStyle", #"{"dashArray": ["{thin}", {"value": 2, "unit": "px"}], "lineCap": "round"}"#,
      among: Self.tokens)
    #expect(
      stroke.value
        == .strokeStyle(
          .dashes([Slot(Dimension(1), reference: TokenID(1)), Slot(Dimension(2))], cap: .round)))
    let stop = Decoded(
      "gradient", #"[{"color": "{red}", "position": "{half}"}]"#, among: Self.tokens)
    #expect(stop.value?.asGradient?.stops.first?.position == Slot(0.5, reference: TokenID(2)))
  }

  @Test func pointersReachPartsOfTheRightKind() {
    let tokens = Self.tokens
    func color(_ pointer: String) -> Decoded {
      Decoded(
        "color", #"{"colorSpace": "srgb", "components": [{"$ref": "\#(pointer)"}, 0, 0]}"#,
        among: tokens)
    }
    #expect(color("#/half/$value").value == .color(Color(.srgb, [0.5, 0, 0])))
    #expect(color("#/red/$value/components/0").value == .color(Color(.srgb, [1, 0, 0])))
    // Of the wrong kind: a mismatch. A number that the place does not allow: a bad value.
    #expect(color("#/red/$value/colorSpace").findings == ["type-mismatch: #/red/$value/colorSpace"])
    #expect(color("#/fast/$value/value").findings == ["invalid-value: #/fast/$value/value"])
    let width = ##"{"$ref": "#/red/$value/components"}"##
    let border = Decoded(
      "border", #"{"color": "{red}", "width": \#(width), "style": "solid"}"#, among: tokens)
    #expect(border.findings == ["type-mismatch: #/red/$value/components"])
  }

  @Test func longTextIsCutInMessages() {
    let decoded = Decoded("fontWeight", "\"\(String(repeating: "x", count: 100_000))\"")
    #expect(decoded.messages.count == 1 && decoded.messages[0].count < 120)
  }
}
