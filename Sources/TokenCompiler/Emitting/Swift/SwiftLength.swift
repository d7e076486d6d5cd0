/// Lengths as Swift has them: points, where a unit can be turned into them.
enum SwiftLength {
  /// The root font size that `rem` counts in.
  static let rootFontSize = 16.0

  /// The length in points; `nil` for a unit that depends on its surroundings or is unknown.
  static func points(_ length: Dimension) -> Double? {
    switch length.unit {
    case .px: length.value
    case .rem: length.value * rootFontSize
    case .other(let unit):
      switch unit {
      case "pt", "dp", "sp", "dip", "": length.value
      default: length.value == 0 ? 0 : nil
      }
    }
  }

  /// How many times the font size a length is, for units that count in it.
  static func multiple(_ length: Dimension) -> Double? {
    switch length.unit.name {
    case "em": length.value
    case "%": length.value / 100
    default: nil
    }
  }
}
