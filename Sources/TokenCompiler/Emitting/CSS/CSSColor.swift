/// Where colours in newer notations hold.
enum CSSGamutCondition: String, Sendable, CaseIterable {
  /// Where a browser can read them.
  case supports
  /// Where it can, and the screen can show them.
  case media
  /// Nowhere: colours are in sRGB.
  case srgb
}

/// Colours as CSS writes them.
enum CSSColor {
  /// Which of its two texts a colour gets.
  enum Flavour: Sendable {
    /// In the colour's own space.
    case own
    /// In sRGB, for browsers that do not know the space.
    case fallback
  }

  /// The condition under which every notation of `own` can be read.
  static let condition: StaticString =
    "(color: color(rec2020 0 none 0)) and (color: oklch(0 none 0))"

  /// Whether a colour's own notation is newer than `rgb()` and `hsl()`, so that it needs a fallback.
  static func needsFallback(_ color: Color) -> Bool {
    let first: Double
    let others: Double
    switch color.space {
    case .srgb: (first, others) = (1, 1)
    case .hsl: (first, others) = (360, 100)
    default: return true
    }
    for index in 0..<3 {
      guard let value = color.component(index), value >= 0, value <= (index == 0 ? first : others)
      else { return true }
    }
    return false
  }
}

extension ByteWriter {
  /// Writes a colour.
  mutating func writeCSS(_ color: Color, _ flavour: CSSColor.Flavour) {
    writeCSS(color, flavour, needsFallback: CSSColor.needsFallback(color))
  }

  /// The same for who knows whether the colour's own notation needs a fallback.
  mutating func writeCSS(_ color: Color, _ flavour: CSSColor.Flavour, needsFallback: Bool) {
    if flavour == .fallback, needsFallback {
      writeCSSFallback(color)
    } else if color.space == .srgb, !needsFallback {
      writeCSS(red: component(color, 0), component(color, 1), component(color, 2), color.alpha)
    } else {
      writeCSSInOwnSpace(color)
    }
  }

  private func component(_ color: Color, _ index: Int) -> Double { color.component(index) ?? 0 }

  /// Writes sRGB from 0 to 1: in hexadecimal where that is exact.
  private mutating func writeCSS(
    red: Double, _ green: Double, _ blue: Double, _ alpha: Double?
  ) {
    let opacity = alpha ?? 1
    if let red = Self.byte(red), let green = Self.byte(green), let blue = Self.byte(blue),
      let alpha = Self.byte(opacity)
    {
      write("#")
      write(hex: red << 16 | green << 8 | blue, digits: 6)
      if alpha != 255 { write(hex: alpha, digits: 2) }
      return
    }
    write("rgb(")
    write(number: (red * 255 * 1e4).rounded() / 1e4)
    write(" ")
    write(number: (green * 255 * 1e4).rounded() / 1e4)
    write(" ")
    write(number: (blue * 255 * 1e4).rounded() / 1e4)
    writeCSS(alpha: alpha)
  }

  /// The byte that a component is exactly, but for the last digits of its decimal text.
  private static func byte(_ value: Double) -> UInt32? {
    let rounded = (value * 255).rounded()
    guard abs(value * 255 - rounded) < 1e-9 else { return nil }
    return UInt8(exactly: rounded).map(UInt32.init)
  }

  private mutating func writeCSSInOwnSpace(_ color: Color) {
    let hasPercentages = color.space == .hsl || color.space == .hwb
    switch color.space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch:
      write(color.space.rawValue)
      write("(")
    default:
      write("color(")
      write(color.space.rawValue)
      write(" ")
    }
    for index in 0..<3 {
      if index > 0 { write(" ") }
      guard let value = color.component(index) else {
        write("none")
        continue
      }
      write(number: value)
      if hasPercentages, index > 0 { write("%") }
    }
    writeCSS(alpha: color.alpha)
  }

  /// The author's own fallback where the token has one, else the colour brought into sRGB.
  private mutating func writeCSSFallback(_ color: Color) {
    if let hex = color.hex, let bytes = Self.hexBytes(hex) {
      writeCSS(red: bytes[0] / 255, bytes[1] / 255, bytes[2] / 255, color.alpha)
    } else {
      let bytes = color.srgbBytes
      writeCSS(
        red: Double(bytes.red) / 255, Double(bytes.green) / 255, Double(bytes.blue) / 255,
        color.alpha)
    }
  }

  private static func hexBytes(_ hex: String) -> [Double]? {
    guard hex.utf8.count == 7, let value = UInt32(hex.dropFirst(), radix: 16) else { return nil }
    return [value >> 16, value >> 8 & 255, value & 255].map(Double.init)
  }

  private mutating func writeCSS(alpha: Double?) {
    if let alpha, alpha != 1 {
      write(" / ")
      write(number: alpha)
    }
    write(")")
  }
}
