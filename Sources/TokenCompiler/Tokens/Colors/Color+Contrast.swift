extension Color {
  /// How light the colour is, from 0 for black to 1 for white (WCAG 2.2, "relative luminance"). The
  /// opacity does not count.
  public var relativeLuminance: Double {
    let light = space.convert(vector, to: .srgbLinear)
    let sum = 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
    return min(max(sum, 0), 1)
  }

  /// The contrast of two opaque colours, from 1 to 21 (WCAG 2.2, "contrast ratio").
  public func contrastRatio(to other: Color) -> Double {
    let (first, second) = (relativeLuminance, other.relativeLuminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The lightness contrast Lc of a text in this colour on a background (APCA-W3 0.1.9): up to 106
  /// for dark text on a light background, down to -108 for light text on a dark one.
  public func lightnessContrast(on background: Color) -> Double {
    APCA.contrast(text: screenLuminance, background: background.screenLuminance)
  }

  /// The luminance as APCA estimates it for a display.
  private var screenLuminance: Double {
    let light = space.convert(vector, to: .srgb).map {
      PlatformMath.power(min(max($0, 0), 1), 2.4)
    }
    return 0.2126729 * light.x + 0.7151522 * light.y + 0.0721750 * light.z
  }

  /// The colour that is seen where this one is painted over an opaque one, mixed in sRGB as displays
  /// and browsers do it.
  ///
  /// - Parameter opacity: A further opacity from 0 to 1, beside the colour's own.
  public func composited(over backdrop: Color, opacity: Double = 1) -> Color {
    let weight = min(max((alpha ?? 1) * opacity, 0), 1)
    guard weight < 1 else { return Color(space, components) }
    let top = space.convert(vector, to: .srgb)
    let under = backdrop.space.convert(backdrop.vector, to: .srgb)
    func mixed(_ top: Double, _ under: Double) -> Double { top * weight + under * (1 - weight) }
    return Color(
      .srgb,
      Vector3(mixed(top.x, under.x), mixed(top.y, under.y), mixed(top.z, under.z)), alpha: nil)
  }
}

/// The constants and the formula of APCA-W3 0.1.9.
private enum APCA {
  static func contrast(text: Double, background: Double) -> Double {
    let (text, background) = (softened(text), softened(background))
    guard abs(background - text) >= 0.0005 else { return 0 }
    let isDarkOnLight = background > text
    let exponents = isDarkOnLight ? (0.56, 0.57) : (0.65, 0.62)
    let first = PlatformMath.power(background, exponents.0)
    let contrast = 1.14 * (first - PlatformMath.power(text, exponents.1))
    guard abs(contrast) >= 0.1 else { return 0 }
    return (contrast - (isDarkOnLight ? 0.027 : -0.027)) * 100
  }

  /// Very dark colours are lifted: displays do not show black.
  private static func softened(_ luminance: Double) -> Double {
    guard luminance <= 0.022 else { return luminance }
    return luminance + PlatformMath.power(0.022 - luminance, 1.414)
  }
}
