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
}
