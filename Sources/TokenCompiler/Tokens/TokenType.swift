/// The type of a token (DTCG Format 2025.10, "Types" and "Composite types"), and the three that the
/// plain dialects have besides.
public enum TokenType: UInt8, Sendable, Hashable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
  /// Plain text. Not in the standard.
  case string
  /// True or false. Not in the standard.
  case boolean
  /// A type that the standard does not have, kept as written in tolerant dialects.
  case custom

  /// The name as `$type` spells it; `custom` has none of its own (`ThemeGraph.typeName`).
  public var name: String { "\(self)" }

  /// Whether the type is one of the standard's 13.
  public var isStandard: Bool { rawValue <= TokenType.typography.rawValue }

  /// The type of that exact name, `string` and `boolean` included.
  public init?(name: String) {
    guard let type = Self.allCases.first(where: { $0.name == name && $0 != .custom }) else {
      return nil
    }
    self = type
  }
}
