/// A colour as Swift code holds it: sRGB or Display P3, and its nearest 8-bit sRGB colour.
struct SwiftColorValue: Hashable {
  /// Whether the components are those of Display P3 rather than sRGB.
  var isP3 = false
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 1.0
  /// Whether the colour had to be moved into Display P3.
  var wasMoved = false

  /// No colour to be seen.
  static let clear = SwiftColorValue(alpha: 0)

  /// `0xrrggbbaa`; for Display P3 the components as they are, which is near enough for a fallback
  /// that nobody reads beside the exact numbers.
  var packed: UInt32 {
    Self.byte(red) << 24 | Self.byte(green) << 16 | Self.byte(blue) << 8 | Self.byte(alpha)
  }

  /// Whether `packed` holds the colour exactly.
  var isPacked: Bool {
    !isP3 && Self.isByte(red) && Self.isByte(green) && Self.isByte(blue) && Self.isByte(alpha)
  }

  private static func byte(_ value: Double) -> UInt32 {
    UInt32((min(max(value, 0), 1) * 255).rounded())
  }
  private static func isByte(_ value: Double) -> Bool {
    let scaled = value * 255
    return abs(scaled - scaled.rounded()) < 1e-6
  }
}

extension SwiftColorValue {
  /// Converts a colour.
  init(_ color: Color) {
    let parts = color.components.map { $0 ?? 0 }
    alpha = Self.unit(color.alpha ?? 1)
    switch color.space {
    case .srgb: setComponents(parts)
    case .displayP3:
      isP3 = true
      setComponents(parts)
    case .hsl: setComponents(Self.rgb(hue: parts[0], saturation: parts[1], lightness: parts[2]))
    case .hwb: setComponents(Self.rgb(hue: parts[0], whiteness: parts[1], blackness: parts[2]))
    // The remaining spaces follow with the library's own conversions.
    default: wasMoved = true
    }
  }

  private mutating func setComponents(_ parts: [Double]) {
    red = Self.unit(parts[0])
    green = Self.unit(parts[1])
    blue = Self.unit(parts[2])
  }

  private static func unit(_ value: Double) -> Double {
    value.isFinite ? min(max(value, 0), 1) : 0
  }

  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    let (s, l) = (saturation / 100, lightness / 100)
    let a = s * min(l, 1 - l)
    return [0.0, 8.0, 4.0].map { offset in
      let k = (offset + wrapped(hue) / 30).truncatingRemainder(dividingBy: 12)
      return rounded(l - a * max(-1, min(k - 3, 9 - k, 1)))
    }
  }

  private static func rgb(hue: Double, whiteness: Double, blackness: Double) -> [Double] {
    let (w, b) = (whiteness / 100, blackness / 100)
    if w + b >= 1 {
      let gray = rounded(w / (w + b))
      return [gray, gray, gray]
    }
    return rgb(hue: hue, saturation: 100, lightness: 50).map { rounded($0 * (1 - w - b) + w) }
  }

  private static func wrapped(_ hue: Double) -> Double {
    let rest = hue.isFinite ? hue.truncatingRemainder(dividingBy: 360) : 0
    return rest < 0 ? rest + 360 : rest
  }

  /// Computed components are rounded, so that every platform prints the same.
  static func rounded(_ value: Double) -> Double { (value * 1e8).rounded() / 1e8 }
}
