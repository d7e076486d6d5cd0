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
  ///
  /// Written out: what the language makes of a case by itself looks it up at run time, which was 7 % of
  /// a build of Swift, CSS and JSON.
  public var name: String {
    switch self {
    case .color: "color"
    case .dimension: "dimension"
    case .fontFamily: "fontFamily"
    case .fontWeight: "fontWeight"
    case .duration: "duration"
    case .cubicBezier: "cubicBezier"
    case .number: "number"
    case .strokeStyle: "strokeStyle"
    case .border: "border"
    case .transition: "transition"
    case .shadow: "shadow"
    case .gradient: "gradient"
    case .typography: "typography"
    case .string: "string"
    case .boolean: "boolean"
    case .custom: "custom"
    }
  }

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
