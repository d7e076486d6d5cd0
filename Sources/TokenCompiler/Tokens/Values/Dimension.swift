/// A length: a number with a unit.
public struct Dimension: Sendable, Hashable {
  /// The number, in `unit`.
  public var value: Double
  /// The unit.
  public var unit: Unit

  /// `px` and `rem` are the standard's; others come from tolerant dialects.
  public enum Unit: Sendable, Hashable {
    /// A CSS pixel, a point on Apple's platforms.
    case px
    /// The root font size, 16 px unless the platform says otherwise.
    case rem
    /// Any other unit, as written (`em`, `%`, …).
    case other(String)

    /// The unit as text.
    public var name: String {
      switch self {
      case .px: "px"
      case .rem: "rem"
      case .other(let name): name
      }
    }

    /// Whether the standard has the unit.
    public var isStandard: Bool { self == .px || self == .rem }

    /// The unit of that name.
    public init(name: String) {
      self = name == "px" ? .px : name == "rem" ? .rem : .other(name)
    }
  }

  /// A length.
  public init(_ value: Double, _ unit: Unit = .px) {
    self.value = value
    self.unit = unit
  }
}
