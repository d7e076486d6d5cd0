/// What a token's name asks of its value beyond the type: no radius is negative, no opacity is more
/// than 1. Of the names of a path the last that says something decides.
enum NamedRange: Equatable {
  case notNegative, positive, fraction
  /// It ends the search: the offset of a radius may be negative.
  case any

  /// What is wrong with a value.
  struct Fault {
    /// The value, as it is written but for its unit.
    var value: Double
    /// The name that asks for more.
    var name: String
    var range: NamedRange

    /// The value without a sign that should not be there, or as a part of 1 instead of one of 100.
    var meant: Double? {
      switch range {
      case .fraction where value >= 5 && value <= 100: value / 100
      case .notNegative, .positive: range.contains(-value) ? -value : nil
      default: nil
      }
    }
  }

  /// The fault of a value; `path` is asked for only where there may be one.
  static func fault(of value: TokenValue, path: () -> String) -> Fault? {
    switch value {
    case .dimension(let length) where length.value <= 0: fault(length.value, lengths, path())
    case .number(let number) where number <= 0 || number > 1: fault(number, numbers, path())
    case .duration(let duration) where duration.value < 0: fault(duration.value, times, path())
    default: nil
    }
  }

  /// The name in a path that asks for a length of its own, one that does not depend on what is around it;
  /// `nil` where none does. What lies between others may be a part of them.
  static func nameOfOwnLength(in path: String) -> String? {
    let names = path.split(separator: ".")
    for name in names.reversed() {
      guard let range = lengths[name.lowercased()] else { continue }
      return range == .any ? nil : String(name)
    }
    return nil
  }

  private static func fault(
    _ value: Double, _ ranges: [String: NamedRange], _ path: String
  ) -> Fault? {
    let names = path.split(separator: ".")
    for name in names.reversed() {
      guard let found = ranges[name.lowercased()] else { continue }
      // The size of a font is more than 0.
      let isFont = name == "size" && names.contains("typography")
      let range = isFont ? .positive : found
      guard !range.contains(value) else { return nil }
      return Fault(value: value, name: String(name), range: range)
    }
    return nil
  }

  private func contains(_ value: Double) -> Bool {
    switch self {
    case .notNegative: value >= 0
    case .positive: value > 0
    case .fraction: (0...1).contains(value)
    case .any: true
    }
  }

  private static let lengths: [String: NamedRange] = {
    var ranges: [String: NamedRange] = [:]
    for name in PlainCategories.dimensions { ranges[name] = .notNegative }
    for name in [
      "inset", "letter-spacing", "margin", "margin-bottom", "margin-leading", "margin-left",
      "margin-right", "margin-top", "margin-trailing", "margin-x", "margin-y", "offset", "offset-x",
      "offset-y", "space", "spacer", "spacing", "spread", "gap",
    ] {
      ranges[name] = .any
    }
    for name in ["font-size", "font-sizes"] { ranges[name] = .positive }
    return ranges
  }()

  private static let numbers: [String: NamedRange] = [
    "opacity": .fraction, "opacities": .fraction, "alpha": .fraction,
    "corner-percentage": .fraction, "line-height": .positive, "scale": .any, "ratio": .any,
    "aspect-ratio": .any, "z-index": .any,
  ]

  private static let times: [String: NamedRange] = [
    "delay": .any, "delays": .any, "duration": .notNegative, "durations": .notNegative,
  ]
}
