/// A resolved value.
public enum TokenValue: Sendable, Hashable {
  case color(Color)
  case dimension(Dimension)
  case fontFamily(FontFamily)
  case fontWeight(FontWeight)
  case duration(Duration)
  case cubicBezier(CubicBezier)
  case number(Double)
  case strokeStyle(StrokeStyle)
  indirect case border(Border)
  indirect case transition(Transition)
  case shadow(Shadow)
  case gradient(Gradient)
  indirect case typography(Typography)
  case string(String)
  case boolean(Bool)
  /// An explicit "none" of the plain dialects.
  case null
  /// The value of a type that the standard does not have, as written.
  case custom(JSONValue)
  /// A contract file gives the type alone.
  case opaque
  /// The token's value or reference failed and was reported. What depends on it stays silent.
  case invalid
}

/// A field of a composite: its value and, where it was written as a reference to a whole token,
/// that token.
public struct Slot<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The resolved value.
  public var value: Value
  /// The token that the field refers to.
  public var reference: TokenID?

  /// A field with a value and, perhaps, the token it came from.
  public init(_ value: Value, reference: TokenID? = nil) {
    self.value = value
    self.reference = reference
  }
}
