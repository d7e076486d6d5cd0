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
  /// `0xrrggbbaa` in sRGB, the nearest; for a colour in Display P3 the one that CSS falls back to.
  private(set) var packed: UInt32 = 0
  /// Whether `packed` holds the colour exactly.
  private(set) var isPacked = true

  /// No colour to be seen.
  static let clear = SwiftColorValue(alpha: 0)

  /// Fills `packed` from the components, which lie from 0 to 1.
  private mutating func pack() {
    pack(red)
    pack(green)
    pack(blue)
    pack(alpha)
  }

  private mutating func pack(_ component: Double) {
    let scaled = component * 255
    let rounded = scaled.rounded()
    packed = packed << 8 | UInt32(rounded)
    isPacked = isPacked && abs(scaled - rounded) < 1e-6
  }
}

extension SwiftColorValue {
  /// A colour in sRGB if it fits, else in Display P3, into which it is moved if need be. One of
  /// Display P3 stays there.
  init(_ color: Color) {
    alpha = Self.unit(color.alpha ?? 1)
    if color.space == .srgb, let red = Self.unit(color, 0), let green = Self.unit(color, 1),
      let blue = Self.unit(color, 2)
    {
      // Nearly all colours, in a quarter of the instructions.
      (self.red, self.green, self.blue) = (red, green, blue)
    } else {
      setComponents(of: color)
    }
    pack()
    if isP3 {
      isPacked = false
      packed = Self.fallback(of: color) << 8 | packed & 0xFF
    }
  }

  /// A component that lies in its range as it is.
  private static func unit(_ color: Color, _ index: Int) -> Double? {
    let value = color.component(index) ?? 0
    return value >= 0 && value <= 1 ? value : nil
  }

  private mutating func setComponents(of color: Color) {
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
