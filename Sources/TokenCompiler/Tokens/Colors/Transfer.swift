/// The transfer functions between light and the numbers that encode it (CSS Color 4, section 20).
/// Each is continued for negative numbers by its point reflection.
enum Transfer {
  private static func mirrored(_ value: Double, _ body: (Double) -> Double) -> Double {
    value < 0 ? -body(-value) : body(value)
  }

  /// sRGB and Display P3.
  static func srgbToLinear(_ value: Double) -> Double {
    mirrored(value) { $0 <= 0.04045 ? $0 / 12.92 : PlatformMath.power(($0 + 0.055) / 1.055, 2.4) }
  }
  static func linearToSRGB(_ value: Double) -> Double {
    mirrored(value) {
      $0 > 0.0031308 ? 1.055 * PlatformMath.power($0, 1 / 2.4) - 0.055 : 12.92 * $0
    }
  }

  static func a98ToLinear(_ value: Double) -> Double {
    mirrored(value) { PlatformMath.power($0, 563.0 / 256) }
  }
  static func linearToA98(_ value: Double) -> Double {
    mirrored(value) { PlatformMath.power($0, 256.0 / 563) }
  }

  /// As displays show it (BT.1886), which CSS Color 4 uses, not as cameras record it.
  static func rec2020ToLinear(_ value: Double) -> Double {
    mirrored(value) { PlatformMath.power($0, 2.4) }
  }
  static func linearToRec2020(_ value: Double) -> Double {
    mirrored(value) { PlatformMath.power($0, 1 / 2.4) }
  }

  static func prophotoToLinear(_ value: Double) -> Double {
    mirrored(value) { $0 <= 16.0 / 512 ? $0 / 16 : PlatformMath.power($0, 1.8) }
  }
  static func linearToProPhoto(_ value: Double) -> Double {
    mirrored(value) { $0 >= 1.0 / 512 ? PlatformMath.power($0, 1 / 1.8) : 16 * $0 }
  }
}
