/// A length of time.
public struct Duration: Sendable, Hashable {
  /// The standard's two units.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    case ms, s
  }
  /// The number, in `unit`.
  public var value: Double
  /// Milliseconds or seconds.
  public var unit: Unit

  /// A length of time.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The same in seconds.
  public var seconds: Double { unit == .s ? value : value / 1000 }
}

/// A timing curve by the two inner control points (P1x, P1y, P2x, P2y); both x lie in [0, 1].
public struct CubicBezier: Sendable, Hashable {
  /// The first point's x, from 0 to 1.
  public var x1: Double
  /// The first point's y, unbounded.
  public var y1: Double
  /// The second point's x, from 0 to 1.
  public var x2: Double
  /// The second point's y, unbounded.
  public var y2: Double

  /// A curve.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

/// One font name or several, most preferred first.
public struct FontFamily: Sendable, Hashable {
  /// The names; at least one.
  public var names: [String]
  /// Whether it was written as a list.
  public var isList: Bool

  /// A family list.
  public init(_ names: [String], isList: Bool) {
    self.names = names
    self.isList = isList
  }
}

/// How heavy a font is.
public struct FontWeight: Sendable, Hashable {
  /// The weight from 1 to 1000; 400 is regular.
  public var value: Double
  /// The keyword that was written instead of a number, e.g. `semi-bold`.
  public var keyword: String?
  /// The style that design tools write with a weight, `italic` of `Bold Italic`. It is no part of the
  /// weight; a typography of that weight has it as its `fontStyle`.
  public var style: String?

  /// A weight by number, with the keyword that stood for it and the style beside it.
  public init(_ value: Double, keyword: String? = nil, style: String? = nil) {
    self.value = value
    self.keyword = keyword
    self.style = style
  }

  /// The standard's 18 keywords with their numbers (DTCG Format 2025.10, "Font weight").
  public static let keywords: [(name: String, value: Double)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
    ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ]
}
