import Testing

@testable import TokenCompiler

/// What is written the quick way reads like what is written the plain way.
@Suite struct ByteWriterTests {
  private func text(_ body: (inout ByteWriter) -> Void) -> String {
    var writer = ByteWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func writesNumbersAsTheirShortestText() {
    let special = [
      0, -0.0, 1, -1, 0.1, -0.5, 0.0001, -0.0001, 0.00001, 1e-7, 0.30000000000000004, 1.0 / 3,
      214_748.3647, 214_748.3648, -214_748.3648, 214_748.36475, 99_999.9999, 1e15, 1e300, -1e300,
      9_007_199_254_740_993, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 128.0 / 255,
    ]
    for number in special {
      #expect(text { $0.write(number: number) } == NumberText.text(number))
    }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let digits = Double(Int.random(in: -3_000_000_000...3_000_000_000, using: &random))
      let number = digits / [1, 10, 100, 1e3, 1e4, 1e5, 255].randomElement(using: &random)!
      let written = text { $0.write(number: number) }
      #expect(written == NumberText.text(number))
      #expect(Double(written) == number)
    }
  }

  @Test func writesDigits() {
    for number in [0, 9, 10, 99, 100, 65_535, 4_294_967_295, 4_294_967_296, -1, .min, .max] {
      #expect(text { $0.write(integer: number) } == String(number))
    }
    #expect(text { $0.write(hex: 0x00AB_09CF, digits: 8) } == "00ab09cf")
    #expect(text { $0.write(hex: 0xFF12_34, digits: 6) } == "ff1234")
    #expect(text { $0.write(hex: 0x123, digits: 2) } == "23")
  }

  @Test func writesEveryHexadecimalDigit() {
    #expect(text { $0.write(hex: 0x0123_4567, digits: 8) } == "01234567")
    #expect(text { $0.write(hex: 0x89AB_CDEF, digits: 8) } == "89abcdef")
    #expect(text { $0.write(hex: 7, digits: 0) } == "")
  }

  @Test func writesAgainWhatStandsThere() {
    let written = text {
      $0.write("one two")
      // More than there is room for, so that what is copied has moved.
      for _ in 0..<200 { $0.write(again: 4..<7) }
      $0.write(again: 0..<0)
    }
    #expect(written == "one two" + String(repeating: "two", count: 200))
  }

  @Test func takesBackAndGivesAway() {
    var writer = ByteWriter(capacity: 3)
    writer.write("long text")
    writer.truncate(to: 100)
    #expect(writer.text == "long text")
    writer.truncate(to: 4)
    writer.writeLine(indentedBy: 2)
    #expect(Array(writer.bytes(from: 2)) == Array("ng\n  ".utf8))
    #expect(writer.finish() == Array("long\n  ".utf8))
    #expect(writer.count == 0 && writer.bytes.isEmpty)
    writer.write("anew")
    #expect(writer.finish() == Array("anew".utf8))
    #expect(writer.finish().isEmpty)
  }

  @Test func copiesAreIndependent() {
    var writer = ByteWriter()
    writer.write("both")
    var other = writer
    other.write(" other")
    writer.write(" own")
    #expect(writer.text == "both own" && other.text == "both other")
  }

  /// Texts around lengths of eight, with one character anywhere, and whatever it needs.
  @Test(arguments: [
    "a", "\"", "\\", "\n", "\u{0}", "\u{1F}", " ", "~", "\u{7F}", "é", "\u{2028}", "😀",
  ])
  func quotesJSONTexts(_ character: String) {
    for length in 0...17 {
      for place in 0...length {
        let plain = String(repeating: "x", count: length)
        let string = plain.prefix(place) + character + plain.dropFirst(place)
        var expected: [UInt8] = []
        JSONWriter.append(String(string), to: &expected)
        #expect(
          text { $0.writeJSON(string: String(string)) } == String(decoding: expected, as: UTF8.self)
        )
        let isPlain = Array(string.utf8).withUnsafeBytes(JSONWriter.isPlain)
        #expect(isPlain == ["a", " ", "~"].contains(character))
      }
    }
  }

  @Test func writesShortAndLongTexts() {
    #expect(text { $0.write("") } == "")
    #expect(text { $0.write("sixteen bytes ök") } == "sixteen bytes ök")
    #expect(
      text { $0.write("a text of more than sixteen bytes") } == "a text of more than sixteen bytes")
    #expect(text { $0.write(spaces: 3) } == "   ")
  }

  /// The same numbers in every run.
  private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }
}
