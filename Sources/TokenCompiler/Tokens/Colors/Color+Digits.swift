extension Double {
  /// The nearest number of that many decimals. What is computed with the platform's functions is
  /// rounded before it is printed, for their last bit is not the same everywhere.
  func rounded(toPlaces places: Int) -> Double {
    let index = min(max(places, 0), NumberReader.exactPowers.count - 1)
    let scale = NumberReader.exactPowers[index]
    let scaled = self * scale
    // Above 2^53 there are no decimals left to round.
    guard abs(scaled) < 9_007_199_254_740_992 else { return self }
    let rounded = scaled.rounded() / scale
    return rounded == 0 ? 0 : rounded
  }
}

extension Color {
  /// The colour with its numbers rounded for print: six decimals where the range is 1, four where
  /// it is 100 or a circle.
  public var roundedForPrint: Color {
    let ranges = space.componentRanges
    let hue = space.hueIndex
    let rounded = (0..<3).map { index -> Double? in
      guard let value = component(index) else { return nil }
      let isLarge = ranges[0].upper > 1 || ranges[index].isHue
      let number = value.rounded(toPlaces: isLarge ? 4 : 6)
      return index == hue ? number.hueInCircle : number
    }
    return Color(space, rounded, alpha: alpha.map { $0.rounded(toPlaces: 6) }, hex: hex)
  }

  /// Red, green, blue and opacity in sRGB as bytes, moved into its gamut where necessary.
  public var srgbBytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let color = mapped(into: .srgb).color.vector
    return (
      Self.byte(color.x), Self.byte(color.y), Self.byte(color.z), Self.byte(alpha ?? 1)
    )
  }

  private static func byte(_ value: Double) -> UInt8 {
    UInt8((min(max(value, 0), 1) * 255).rounded())
  }
}
