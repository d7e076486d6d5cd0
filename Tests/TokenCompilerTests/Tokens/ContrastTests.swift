import Testing

@testable import TokenCompiler

/// Contrast against published figures.
@Suite struct ContrastTests {
  private func color(_ digits: String) -> Color {
    let bytes = digits.count == 3 ? digits.map { "\($0)\($0)" } : digits.pairs
    return Color(.srgb, bytes.map { Double(Int($0, radix: 16) ?? 0) / 255 })
  }

  /// WebAIM's and the W3C's examples; the ratio is cut off at two decimals there.
  @Test(arguments: [
    ("000", "fff", 21), ("777", "fff", 4.47), ("767676", "fff", 4.54), ("949494", "fff", 3.03),
    ("959595", "fff", 2.99), ("595959", "fff", 7.00), ("5a5a5a", "fff", 6.89), ("fff", "fff", 1),
    ("007aff", "fff", 4.01), ("f00", "fff", 3.99), ("00f", "fff", 8.59), ("0f0", "fff", 1.37),
  ])
  func ratioIsThatOfWCAG(first: String, second: String, expected: Double) {
    let ratio = color(first).contrastRatio(to: color(second))
    #expect((ratio * 100).rounded(.down) / 100 == expected)
    #expect(color(second).contrastRatio(to: color(first)) == ratio)
  }

  /// The test values that APCA-W3 0.1.9 publishes.
  @Test(arguments: [
    ("888", "fff", 63.056469930209424), ("fff", "888", -68.54146436644962),
    ("000", "aaa", 58.146262578561334), ("aaa", "000", -56.24113336839742),
    ("123", "def", 91.66830811481631), ("def", "123", -93.06770049484275),
    ("123", "444", 8.32326136957393), ("444", "123", -7.526878460278154),
  ])
  func lightnessContrastIsThatOfAPCA(text: String, background: String, expected: Double) {
    let contrast = color(text).lightnessContrast(on: color(background))
    #expect(abs(contrast - expected) < 1e-9)
  }

  @Test func anOpacityLetsTheBackdropThrough() {
    let half = Color(.srgb, [1, 1, 1], alpha: 0.5)
    #expect(half.composited(over: color("000")).components == [0.5, 0.5, 0.5])
    #expect(half.composited(over: color("000"), opacity: 0.5).components == [0.25, 0.25, 0.25])
    #expect(color("fff").composited(over: color("000")).components == [1, 1, 1])
  }

  @Test func otherSpacesHaveTheLuminanceOfTheirLight() {
    #expect(abs(Color(.oklch, [1, 0, nil]).relativeLuminance - 1) < 1e-6)
    #expect(Color(.displayP3, [0, 0, 0]).relativeLuminance == 0)
    #expect(Color(.displayP3, [1, 1, 1]).contrastRatio(to: color("000")) > 20.99)
  }
}

extension String {
  fileprivate var pairs: [String] {
    stride(from: 0, to: count, by: 2).map { String(dropFirst($0).prefix(2)) }
  }
}
