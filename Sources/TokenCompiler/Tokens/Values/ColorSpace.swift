/// The 14 colour spaces of DTCG Color 2025.10, by their keys.
public enum ColorSpace: String, Sendable, Hashable, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
}

extension ColorSpace {
  /// What a component may be.
  struct ComponentRange: Sendable, Equatable {
    /// The lowest value.
    var lower: Double
    /// The highest value.
    var upper: Double
    /// An angle in degrees: `upper` itself is not allowed, for it is 0 again.
    var isHue = false

    /// Whether the standard allows `value`.
    func contains(_ value: Double) -> Bool {
      value >= lower && (isHue ? value < upper : value <= upper)
    }

    /// Whether a value lies further outside than a computed one does by a larger gamut.
    func isFar(_ value: Double) -> Bool {
      let slack = upper.isFinite ? (upper - lower) / 4 : 0
      return value < lower - slack || value > upper + slack
    }
  }

  private static let unit = ComponentRange(lower: 0, upper: 1)
  private static let percent = ComponentRange(lower: 0, upper: 100)
  private static let hue = ComponentRange(lower: 0, upper: 360, isHue: true)
  private static let chroma = ComponentRange(lower: 0, upper: .infinity)
  private static let axis = ComponentRange(lower: -.infinity, upper: .infinity)

  // Made once: the decoder asks for each component.
  private static let ofLights = [unit, unit, unit]
  private static let ofHueAndPercentages = [hue, percent, percent]
  private static let ofLab = [percent, axis, axis]
  private static let ofLCH = [percent, chroma, hue]
  private static let ofOklab = [unit, axis, axis]
  private static let ofOklch = [unit, chroma, hue]

  /// What the three components may be (DTCG Color 2025.10, "Supported color spaces").
  var componentRanges: [ComponentRange] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      Self.ofLights
    case .hsl, .hwb: Self.ofHueAndPercentages
    case .lab: Self.ofLab
    case .lch: Self.ofLCH
    case .oklab: Self.ofOklab
    case .oklch: Self.ofOklch
    }
  }

  /// The index of the component that is an angle, if one is.
  var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }
}
