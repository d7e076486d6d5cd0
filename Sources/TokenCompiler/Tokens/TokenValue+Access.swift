extension TokenValue {
  /// The colour, if it is one.
  public var asColor: Color? { if case .color(let value) = self { value } else { nil } }
  /// The length, if it is one.
  public var asDimension: Dimension? { if case .dimension(let value) = self { value } else { nil } }
  /// The fonts, if it is a list of them.
  public var asFontFamily: FontFamily? {
    if case .fontFamily(let value) = self { value } else { nil }
  }
  /// The font weight, if it is one.
  public var asFontWeight: FontWeight? {
    if case .fontWeight(let value) = self { value } else { nil }
  }
  /// The length of time, if it is one.
  public var asDuration: Duration? { if case .duration(let value) = self { value } else { nil } }
  /// The timing curve, if it is one.
  public var asCubicBezier: CubicBezier? {
    if case .cubicBezier(let value) = self { value } else { nil }
  }
  /// The number, if it is one by itself.
  public var asNumber: Double? { if case .number(let value) = self { value } else { nil } }
  /// The stroke style, if it is one.
  public var asStrokeStyle: StrokeStyle? {
    if case .strokeStyle(let value) = self { value } else { nil }
  }
  /// The shadow, if it is one.
  public var asShadow: Shadow? { if case .shadow(let value) = self { value } else { nil } }
  /// The gradient, if it is one.
  public var asGradient: Gradient? { if case .gradient(let value) = self { value } else { nil } }
  /// The text, if it is plain text.
  public var asString: String? { if case .string(let value) = self { value } else { nil } }
  /// Whether it is true, if it is a boolean.
  public var asBoolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
}
