/// How a line is drawn.
public enum StrokeStyle: Sendable, Hashable {
  /// One of the eight keywords.
  case keyword(Keyword)
  /// Dashes and gaps, in turn, and how their ends look.
  case dashes([Slot<Dimension>], cap: LineCap)

  /// The standard's eight keywords.
  public enum Keyword: String, Sendable, Hashable, CaseIterable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }
  /// How a dash ends.
  public enum LineCap: String, Sendable, Hashable, CaseIterable {
    case round, butt, square
  }
}

/// A line around a box.
public struct Border: Sendable, Hashable {
  /// The colour of the line.
  public var color: Slot<Color>
  /// How thick it is.
  public var width: Slot<Dimension>
  /// How it is drawn.
  public var style: Slot<StrokeStyle>

  /// A border.
  public init(color: Slot<Color>, width: Slot<Dimension>, style: Slot<StrokeStyle>) {
    self.color = color
    self.width = width
    self.style = style
  }
}

/// How a change is animated.
public struct Transition: Sendable, Hashable {
  /// How long it takes.
  public var duration: Slot<Duration>
  /// How long it waits before it begins.
  public var delay: Slot<Duration>
  /// How it speeds up and slows down.
  public var timingFunction: Slot<CubicBezier>

  /// A transition.
  public init(
    duration: Slot<Duration>, delay: Slot<Duration>, timingFunction: Slot<CubicBezier>
  ) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}

/// One shadow or several on top of each other, the first in front.
public struct Shadow: Sendable, Hashable {
  /// The shadows; at least one. An element that refers to another shadow token names it.
  public var layers: [Slot<ShadowLayer>]
  /// Whether it was written as a list.
  public var isList: Bool

  /// A shadow.
  public init(_ layers: [Slot<ShadowLayer>], isList: Bool) {
    self.layers = layers
    self.isList = isList
  }
}

/// One shadow.
public struct ShadowLayer: Sendable, Hashable {
  /// The colour of the shadow.
  public var color: Slot<Color>
  /// How far it is moved to the right.
  public var offsetX: Slot<Dimension>
  /// How far it is moved down.
  public var offsetY: Slot<Dimension>
  /// How soft its edge is, as CSS measures it.
  public var blur: Slot<Dimension>
  /// How much larger than the box it is.
  public var spread: Slot<Dimension>
  /// Whether it falls inwards; `nil` where it was not written, which means no.
  public var inset: Bool?

  /// A shadow.
  public init(
    color: Slot<Color>, offsetX: Slot<Dimension>, offsetY: Slot<Dimension>, blur: Slot<Dimension>,
    spread: Slot<Dimension>, inset: Bool? = nil
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.inset = inset
  }
}

/// A run of colours.
public struct Gradient: Sendable, Hashable {
  /// The stops in the order in which they were written; at least one.
  public var stops: [GradientStop]

  /// A gradient.
  public init(_ stops: [GradientStop]) { self.stops = stops }
}

/// A colour at a place of a gradient.
public struct GradientStop: Sendable, Hashable {
  /// The colour at that place.
  public var color: Slot<Color>
  /// From 0 (start) to 1 (end); values outside were clamped.
  public var position: Slot<Double>

  /// A stop.
  public init(color: Slot<Color>, position: Slot<Double>) {
    self.color = color
    self.position = position
  }
}

/// How text is set. Members that a tolerant dialect left out are `nil`.
public struct Typography: Sendable, Hashable {
  /// The fonts.
  public var fontFamily: Slot<FontFamily>?
  /// Their size.
  public var fontSize: Slot<Dimension>?
  /// Their weight.
  public var fontWeight: Slot<FontWeight>?
  /// What is added between letters.
  public var letterSpacing: Slot<Dimension>?
  /// The height of a line.
  public var lineHeight: Slot<LineHeight>?
  /// What a tolerant dialect has besides, such as `textTransform`, in the order in which it was
  /// written.
  public var others: [JSONValue.Member] = []

  /// A typography value.
  public init(
    fontFamily: Slot<FontFamily>? = nil, fontSize: Slot<Dimension>? = nil,
    fontWeight: Slot<FontWeight>? = nil, letterSpacing: Slot<Dimension>? = nil,
    lineHeight: Slot<LineHeight>? = nil
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }
}

/// The height of a line of text.
public enum LineHeight: Sendable, Hashable {
  /// A multiple of the font size, the standard's form.
  case multiple(Double)
  /// A length, which tolerant dialects have.
  case length(Dimension)
}
