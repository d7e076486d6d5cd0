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

  @Test func aLengthAsTextNeedsItsUnit() {
    let px = Self.decode("radius", #""16px""#)
    #expect(px.value == .dimension(Dimension(16)))
    #expect(px.note != nil)
    #expect(Self.decode("radius", #""16""#).findings == ["invalid-value: 16"])
    #expect(Self.decode("opacity", #""0.5""#).findings == ["invalid-value: 0.5"])
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
}
