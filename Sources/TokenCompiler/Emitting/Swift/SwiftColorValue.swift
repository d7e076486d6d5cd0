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
  /// A colour in sRGB if it fits, else in Display P3, into which it is moved if need be. One of
  /// Display P3 stays there.
  init(_ color: Color) {
    alpha = Self.unit(color.alpha ?? 1)
    switch color.space {
    case .srgb where color.isInGamut(of: .srgb), .displayP3 where color.isInGamut(of: .displayP3):
      isP3 = color.space == .displayP3
      setComponents(color.components.map { $0 ?? 0 })
    default:
      isP3 = color.space == .displayP3 || !color.isInGamut(of: .srgb)
      let mapped = color.mapped(into: isP3 ? .displayP3 : .srgb)
      wasMoved = mapped.wasMapped
      setComponents(mapped.color.components.map { Self.rounded($0 ?? 0) })
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

  /// Computed components are rounded, so that every platform prints the same.
  static func rounded(_ value: Double) -> Double { (value * 1e8).rounded() / 1e8 }
}
