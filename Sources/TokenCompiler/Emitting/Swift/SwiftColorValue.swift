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
  /// The nearest 8-bit sRGB colour of one in Display P3, `0xrrggbb`.
  private var fallback: UInt32 = 0

  /// No colour to be seen.
  static let clear = SwiftColorValue(alpha: 0)

  /// `0xrrggbbaa` in sRGB, the nearest; for a colour in Display P3 the one that CSS falls back to.
  var packed: UInt32 {
    let color = isP3 ? fallback : Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue)
    return color << 8 | Self.byte(alpha)
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
  /// A colour in sRGB if it fits, else in Display P3, into which it is moved if need be. One of
  /// Display P3 stays there.
  init(_ color: Color) {
    alpha = Self.unit(color.alpha ?? 1)
    switch color.space {
    case .srgb where color.isInGamut(of: .srgb), .displayP3 where color.isInGamut(of: .displayP3):
      isP3 = color.space == .displayP3
      setComponents(of: color) { $0 }
    default:
      isP3 = color.space == .displayP3 || !color.isInGamut(of: .srgb)
      let mapped = color.mapped(into: isP3 ? .displayP3 : .srgb)
      wasMoved = mapped.wasMapped
      setComponents(of: mapped.color, Self.rounded)
    }
    if isP3 { fallback = Self.fallback(of: color) }
  }

  /// The author's own fallback where the token has one, else the colour brought into sRGB.
  private static func fallback(of color: Color) -> UInt32 {
    if let hex = color.hex, hex.utf8.count == 7, let digits = UInt32(hex.dropFirst(), radix: 16) {
      return digits
    }
    let bytes = color.srgbBytes
    return UInt32(bytes.red) << 16 | UInt32(bytes.green) << 8 | UInt32(bytes.blue)
  }

  private mutating func setComponents(of color: Color, _ body: (Double) -> Double) {
    red = Self.unit(body(color.component(0) ?? 0))
    green = Self.unit(body(color.component(1) ?? 0))
    blue = Self.unit(body(color.component(2) ?? 0))
  }

  private static func unit(_ value: Double) -> Double {
    value.isFinite ? min(max(value, 0), 1) : 0
  }

  /// Computed components are rounded, so that every platform prints the same.
  static func rounded(_ value: Double) -> Double { (value * 1e8).rounded() / 1e8 }
}
