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
