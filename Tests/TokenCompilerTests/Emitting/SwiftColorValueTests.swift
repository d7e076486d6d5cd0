import Testing

@testable import TokenCompiler

/// Colours on their way into Swift: converted, never relabelled.
@Suite struct SwiftColorValueTests {
  @Test func whatFitsBecomesSRGB() {
    let teal = SwiftColorValue(Color(.oklch, [0.6, 0.1, 200]))
    #expect(!teal.isP3 && !teal.wasMoved)
    // The same by an independent program.
    #expect(abs(teal.red - 0.05023945) < 1e-6 && abs(teal.green - 0.57157759) < 1e-6)
    #expect(abs(teal.blue - 0.59480909) < 1e-6)
    #expect(SwiftColorValue(Color(.hsl, [120, 100, 50])).packed == 0x00FF_00FF)
    #expect(SwiftColorValue(Color(.hwb, [0, 100, 0])).packed == 0xFFFF_FFFF)
  }

  @Test func aWideColourBecomesDisplayP3() {
    let green = SwiftColorValue(Color(.a98RGB, [0.2, 0.9, 0.2]))
    #expect(green.isP3)
    let exact = Color(.a98RGB, [0.2, 0.9, 0.2]).mapped(into: .displayP3)
    #expect(abs(green.green - (exact.color.component(1) ?? 9)) < 1e-8)
    #expect(green.wasMoved == exact.wasMapped)
    let own = SwiftColorValue(Color(.displayP3, [0.1, 0.2, 0.3]))
    #expect(own.isP3 && own.red == 0.1 && own.blue == 0.3)
  }

  @Test func whatDisplayP3CannotShowIsMovedIntoIt() {
    let green = SwiftColorValue(Color(.rec2020, [0, 1, 0]))
    #expect(green.isP3 && green.wasMoved)
    #expect((0...1).contains(green.red) && (0...1).contains(green.green))
    #expect(SwiftColorValue(Color(.srgb, [1.2, 0, 0])).isP3)
  }

  /// The fallback is the colour that CSS falls back to, converted into sRGB or the author's own.
  @Test(arguments: [
    Color(.displayP3, [1, 0.25, 0]), Color(.displayP3, [0.1, 0.2, 0.3]),
    Color(.displayP3, [0, 1, 0], alpha: 0.2), Color(.displayP3, [0, 1, 0], hex: "#00f900"),
    Color(.rec2020, [0, 1, 0]), Color(.srgb, [1.2, 0, 0]), Color(.oklch, [0.7, 0.3, 20]),
  ])
  func theFallbackIsThatOfCSS(_ color: Color) {
    let value = SwiftColorValue(color)
    #expect(value.isP3)
    var css = ByteWriter()
    css.writeCSS(Color(color.space, color.components, hex: color.hex), .fallback)
    let digits = String(value.packed >> 8, radix: 16)
    let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    #expect(hex == String(decoding: css.bytes, as: UTF8.self))
    #expect(value.packed & 255 == UInt32(((color.alpha ?? 1) * 255).rounded()))
  }

  /// What a program reads of a colour inside sRGB is the same colour in either space.
  @Test func theFallbackOfAColourInsideSRGBIsThatColour() {
    let teal = Color(.srgb, [0, 128.0 / 255, 64.0 / 255])
    let value = SwiftColorValue(teal.converted(to: .displayP3))
    #expect(value.isP3 && value.packed == 0x0080_40FF)
    #expect(value.red != 0)
  }
}
