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
  static func fault(of value: TokenValue, path: () -> [UInt8]) -> Fault? {
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
    for name in path.split(separator: ".").reversed() {
      guard let range = lengths[ArraySlice(name.utf8)] else { continue }
      return range == .any ? nil : String(name)
    }
    return nil
  }

  private static func fault(_ value: Double, _ ranges: Names, _ path: [UInt8]) -> Fault? {
    var rest = path[...]
    while !rest.isEmpty {
      let dot = rest.lastIndex(of: UInt8(ascii: "."))
      let name = dot.map { rest[($0 + 1)...] } ?? rest
      rest = rest[..<(dot ?? 0)]
      guard let found = ranges[name] else { continue }
      let text = String(decoding: name, as: UTF8.self)
      let range = text == "size" && isOfFont(path) ? .positive : found
      guard !range.contains(value) else { return nil }
      return Fault(value: value, name: text, range: range)
    }
    return nil
  }

  /// Whether a size is that of a font, which is more than 0.
  private static func isOfFont(_ path: [UInt8]) -> Bool {
    path.split(separator: UInt8(ascii: ".")).contains { $0.elementsEqual("typography".utf8) }
  }

  private func contains(_ value: Double) -> Bool {
    switch self {
    case .notNegative: value >= 0
    case .positive: value > 0
    case .fraction: (0...1).contains(value)
    case .any: true
    }
  }

  /// Ranges by name. The length and the first letter of a name show of nearly every one that it is not among
  /// them: to ask the dictionary takes a name in lower case, and with it 2,000 instructions.
  private struct Names {
    private let ranges: [String: NamedRange]
    /// For each length, a bit for each letter that a name of so many bytes begins with.
    private var initials = [UInt32](repeating: 0, count: 32)

    init(_ ranges: [String: NamedRange]) {
      self.ranges = ranges
      for name in ranges.keys {
        guard let first = name.utf8.first, name.utf8.count < initials.count else { continue }
        initials[name.utf8.count] |= Self.bit(first)
      }
    }

    subscript(name: ArraySlice<UInt8>) -> NamedRange? {
      guard let first = name.first, name.count < initials.count else { return nil }
      // Letters of other alphabets may be longer than what they are in lower case.
      guard initials[name.count] & Self.bit(first) != 0 || name.contains(where: { $0 >= 0x80 })
      else { return nil }
      return ranges[String(decoding: name, as: UTF8.self).lowercased()]
    }

    /// The same for a letter in upper and in lower case.
    private static func bit(_ letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }
  }

  private static let lengths: Names = {
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
    return Names(ranges)
  }()

  private static let numbers = Names([
    "opacity": .fraction, "opacities": .fraction, "alpha": .fraction,
    "corner-percentage": .fraction, "line-height": .positive, "scale": .any, "ratio": .any,
    "aspect-ratio": .any, "z-index": .any,
  ])

  private static let times = Names([
    "delay": .any, "delays": .any, "duration": .notNegative, "durations": .notNegative,
  ])
}
