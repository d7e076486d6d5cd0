import Testing

@testable import TokenCompiler

@Suite struct ColorConversionTests {
  @Test func agreesWithAnIndependentProgram() {
    let rows = ColorRow.rows(of: "conversions.tsv")
    #expect(rows.count >= 200)
    for row in rows {
      let found = row.source.converted(to: row.expected.space)
      #expect(distance(found, row.expected) < 1e-6, "\(row): \(found.components)")
    }
  }

  /// Colours inside sRGB, corners and greys included.
  static let samples: [Color] = {
    let steps = [0, 0.02, 0.25, 0.5, 0.77, 1]
    return steps.flatMap { red in
      steps.flatMap { green in steps.map { Color(.srgb, [red, green, $0]) } }
    }
  }()

  @Test(arguments: ColorSpace.allCases)
  func roundTripsThroughEverySpace(space: ColorSpace) {
    for sample in Self.samples {
      let source = sample.converted(to: space)
      for other in ColorSpace.allCases {
        let back = source.converted(to: other).converted(to: space)
        #expect(
          distance(back, source) < 1e-6, "\(sample.components) \(space) by \(other)")
      }
    }
  }

  @Test func knownColors() {
    // CSS Color 4's own examples of one colour in several spaces.
    let green = Color(.lch, [29.2345, 44.2, 27]).converted(to: .lab)
    #expect(distance(green, Color(.lab, [29.2345, 39.3825, 20.0664])) < 1e-5)
    let white = Color(.srgb, [1, 1, 1]).converted(to: .xyzD50)
    #expect(distance(white, Color(.xyzD50, [0.9642957, 1, 0.8251046])) < 1e-7)
  }

  @Test func noneCountsAsZeroAndGreyHasNoHue() {
    let color = Color(.srgb, [nil, 0.5, 0.5], alpha: 0.25)
    #expect(color.converted(to: .srgb) == color)
    #expect(color.converted(to: .srgbLinear).component(0) == 0)
    #expect(color.converted(to: .hsl).alpha == 0.25)
    for space in [ColorSpace.hsl, .hwb, .lch, .oklch] {
      for level in [0, 0.2, 0.5, 0.9, 1] {
        let grey = Color(.srgb, [level, level, level]).converted(to: space)
        #expect(grey.component(space.hueIndex ?? 0) == nil, "\(space) \(level)")
      }
      let tinted = Color(.srgb, [0.5, 0.5, 0.502]).converted(to: space)
      #expect(tinted.component(space.hueIndex ?? 0) != nil)
    }
  }
}

@Suite struct GamutTests {
  @Test func agreesWithAnIndependentImplementation() {
    let rows = ColorRow.rows(of: "gamut.tsv")
    #expect(rows.count >= 80)
    for row in rows {
      let found = row.source.mapped(into: row.expected.space)
      #expect(distance(found.color, row.expected) < 1e-6, "\(row): \(found.color.components)")
    }
  }

  @Test func tellsWhetherItMoved() {
    let wide = Color(.displayP3, [0, 1, 0])
    #expect(!wide.isInGamut(of: .srgb))
    #expect(!wide.isInGamut(of: .hsl))
    #expect(wide.isInGamut(of: .displayP3))
    #expect(wide.isInGamut(of: .oklch))
    #expect(wide.mapped(into: .srgb).wasMapped)
    #expect(wide.mapped(into: .oklab) == (wide.converted(to: .oklab), false))
    let near = wide.mapped(into: .srgb).color
    #expect(near.isInGamut(of: .srgb))
    #expect(near.difference(from: wide) < 0.12)
  }

  /// People write colours with three or four digits: pure red in Oklch leaves sRGB by a hair.
  @Test func roundingIsNoMapping() {
    let red = Color(.oklch, [0.628, 0.2577, 29.23])
    let mapped = red.mapped(into: .srgb)
    #expect(!mapped.wasMapped)
    #expect(mapped.color.components.allSatisfy { ($0 ?? 0) >= 0 && ($0 ?? 0) <= 1 })
  }

  @Test func keepsAlphaAndWhatFits() {
    let color = Color(.displayP3, [0.5, 0.4, 0.3], alpha: 0.5)
    let mapped = color.mapped(into: .srgb)
    #expect(mapped == (color.converted(to: .srgb), false))
    #expect(Color(.lch, [50, 200, 10], alpha: 0.5).mapped(into: .srgb).color.alpha == 0.5)
  }

  /// Chroma and the axes of Lab have no upper limit.
  @Test(arguments: ColorSpace.allCases) func everyColorComesIntoGamut(space: ColorSpace) {
    let extremes: [Double?] = [
      nil, 0, 0.5, 50, 1e-300, 1e102, -1e102, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]
    for first in extremes {
      for second in extremes {
        for third in extremes {
          let color = Color(space, [first, second, third])
          for device in [ColorSpace.srgb, .displayP3] {
            let mapped = color.mapped(into: device).color
            #expect(
              mapped.components.allSatisfy { (0...1).contains($0 ?? 0) },
              "\(color.components) \(mapped.components)")
          }
        }
      }
    }
  }

  @Test func bytesAndDigits() {
    #expect(Color(.srgb, [1, 0.5, 0], alpha: 0.5).srgbBytes == (255, 128, 0, 128))
    #expect(Color(.hsl, [120, 100, 50]).srgbBytes == (0, 255, 0, 255))
    let printed = Color(.displayP3, [1, 0, 0]).mapped(into: .srgb).color.roundedForPrint
    #expect(printed.components.allSatisfy { ($0 ?? 9).description.count <= 8 })
    #expect((-0.00000001).rounded(toPlaces: 6).sign == .plus)
    #expect(1e300.rounded(toPlaces: 6) == 1e300)
    #expect(Color(.oklch, [0.5, 0.1, 359.99999]).roundedForPrint.component(2) == 0)
  }
}
