// What the other values are in the generated code. Only those that occur are written.
extension SwiftSupport {
  /// The types of values, in alphabetical order.
  static func values(_ shape: SwiftShape, _ options: SwiftOptions) -> [String] {
    let access = options.access
    var texts: [String] = []
    if shape.has(.asset) { texts.append(asset(options)) }
    if shape.has(.border) { texts.append(border(access)) }
    if hasColors(shape) { texts.append(color(shape, options)) }
    if shape.has(.cubicBezier) || shape.has(.transition) { texts.append(curve(options)) }
    if shape.has(.typography) { texts.append(font(options)) }
    if shape.has(.fontWeight) || shape.has(.typography) { texts.append(weight(options)) }
    if shape.has(.gradient) { texts.append(gradient(options)) }
    if shape.has(.length) { texts.append(length(access)) }
    if shape.has(.shadow) { texts.append(shadow(options)) }
    if shape.has(.strokeStyle) || shape.has(.border) { texts.append(stroke(options)) }
    if shape.has(.transition) { texts.append(transition(options)) }
    return texts
  }

  private static func border(_ access: String) -> String {
    """
    /// A line around a box.
    \(access)struct TokenBorder: Sendable, Hashable {
      /// The colour of the line.
      \(access)var color: TokenColor
      /// How thick it is, in points.
      \(access)var width: Double
      /// How it is drawn.
      \(access)var style: TokenStrokeStyle

      /// A border.
      \(access)init(color: TokenColor, width: Double, style: TokenStrokeStyle) {
        self.color = color
        self.width = width
        self.style = style
      }
    }


    """
  }

  private static func length(_ access: String) -> String {
    """
    /// A length in a unit that depends on its surroundings, like `%` or `em`.
    \(access)struct TokenLength: Sendable, Hashable {
      /// The number.
      \(access)var value: Double
      /// The unit, as the theme spells it.
      \(access)var unit: String

      /// A length.
      \(access)init(_ value: Double, unit: String) {
        self.value = value
        self.unit = unit
      }
    }


    """
  }

  private static func curve(_ options: SwiftOptions) -> String {
    let access = options.access
    let text = """
      /// A timing curve by its two control points.
      \(access)struct TokenCubicBezier: Sendable, Hashable {
        /// The first point's x, from 0 to 1.
        \(access)var x1: Double
        /// The first point's y.
        \(access)var y1: Double
        /// The second point's x, from 0 to 1.
        \(access)var x2: Double
        /// The second point's y.
        \(access)var y2: Double

        /// A curve.
        \(access)init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
          self.x1 = x1
          self.y1 = y1
          self.x2 = x2
          self.y2 = y2
        }
      }


      """
    let uiKit = """
      #if canImport(UIKit) && !os(watchOS)
        extension TokenCubicBezier {
          /// The curve for UIKit.
          @MainActor \(access)var timingParameters: UICubicTimingParameters {
            UICubicTimingParameters(
              controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
          }
        }
      #endif


      """
    let swiftUI = """
      #if canImport(SwiftUI)
        @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
        extension TokenCubicBezier {
          /// An animation of this curve.
          \(access)func animation(duration: Double) -> SwiftUI.Animation {
            .timingCurve(x1, y1, x2, y2, duration: duration)
          }
        }
      #endif


      """
    return text + (options.bridgesUIKit ? uiKit : "") + (options.bridgesSwiftUI ? swiftUI : "")
  }

  private static func transition(_ options: SwiftOptions) -> String {
    let access = options.access
    let text = """
      /// How a change is animated.
      \(access)struct TokenTransition: Sendable, Hashable {
        /// How long it takes, in seconds.
        \(access)var duration: Double
        /// How long it waits before it begins, in seconds.
        \(access)var delay: Double
        /// How it speeds up and slows down.
        \(access)var timing: TokenCubicBezier

        /// A transition.
        \(access)init(duration: Double, delay: Double, timing: TokenCubicBezier) {
          self.duration = duration
          self.delay = delay
          self.timing = timing
        }
      }


      """
    let swiftUI = """
      #if canImport(SwiftUI)
        @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
        extension TokenTransition {
          /// The animation for SwiftUI.
          \(access)var animation: SwiftUI.Animation {
            timing.animation(duration: duration).delay(delay)
          }
        }
      #endif


      """
    return text + (options.bridgesSwiftUI ? swiftUI : "")
  }

  private static func gradient(_ options: SwiftOptions) -> String {
    let access = options.access
    let text = """
      /// A run of colours.
      \(access)struct TokenGradient: Sendable, Hashable {
        /// A colour at a place of the gradient.
        \(access)struct Stop: Sendable, Hashable {
          /// The colour.
          \(access)var color: TokenColor
          /// The place, from 0 to 1.
          \(access)var position: Double

          /// A stop.
          \(access)init(color: TokenColor, position: Double) {
            self.color = color
            self.position = position
          }

          @inline(never) \(access)static func == (left: Stop, right: Stop) -> Bool {
            left.position == right.position && left.color == right.color
          }
          @inline(never) \(access)func hash(into hasher: inout Hasher) {
            position.hash(into: &hasher)
            color.hash(into: &hasher)
          }
        }

        /// The stops in order.
        \(access)var stops: [Stop]

        /// A gradient.
        \(access)init(_ stops: [Stop]) { self.stops = stops }

        @inline(never) \(access)static func == (left: TokenGradient, right: TokenGradient) -> Bool {
          if left.stops.count != right.stops.count { return false }
          var index = 0
          while index < left.stops.count {
            if left.stops[index] != right.stops[index] { return false }
            index += 1
          }
          return true
        }
        @inline(never) \(access)func hash(into hasher: inout Hasher) {
          stops.count.hash(into: &hasher)
          if stops.count > 0 { stops[0].hash(into: &hasher) }
        }
      }


      """
    let swiftUI = """
      #if canImport(SwiftUI)
        @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
        extension TokenGradient {
          /// The gradient for SwiftUI in an environment.
          \(access)func gradient(in environment: EnvironmentValues) -> SwiftUI.Gradient {
            SwiftUI.Gradient(
              stops: stops.map {
                SwiftUI.Gradient.Stop(
                  color: $0.color.color(in: environment), location: CGFloat($0.position))
              })
          }
        }
      #endif


      """
    return text + (options.bridgesSwiftUI ? swiftUI : "")
  }

  private static func shadow(_ options: SwiftOptions) -> String {
    let access = options.access
    let text = """
      /// One shadow or several on top of each other, the first in front.
      \(access)struct TokenShadow: Sendable, Hashable {
        /// One shadow; all lengths are in points.
        \(access)struct Layer: Sendable, Hashable {
          /// The colour.
          \(access)var color: TokenColor
          /// How far it is moved to the right.
          \(access)var x: Double
          /// How far it is moved down.
          \(access)var y: Double
          /// How soft its edge is, as CSS and design tools measure it.
          \(access)var blur: Double
          /// How much larger than the box it is.
          \(access)var spread: Double
          /// Whether it falls inwards.
          \(access)var isInset: Bool

          /// The softness as Core Animation and SwiftUI measure it: half of `blur`.
          \(access)var radius: Double { blur / 2 }

          /// A shadow.
          \(access)init(
            color: TokenColor, x: Double, y: Double, blur: Double, spread: Double = 0,
            isInset: Bool = false
          ) {
            self.color = color
            self.x = x
            self.y = y
            self.blur = blur
            self.spread = spread
            self.isInset = isInset
          }

          @inline(never) \(access)static func == (left: Layer, right: Layer) -> Bool {
            if left.x != right.x { return false }
            if left.y != right.y { return false }
            if left.blur != right.blur { return false }
            if left.spread != right.spread { return false }
            if left.isInset != right.isInset { return false }
            return left.color == right.color
          }
          @inline(never) \(access)func hash(into hasher: inout Hasher) {
            y.hash(into: &hasher)
            blur.hash(into: &hasher)
            color.hash(into: &hasher)
          }
        }

        /// The shadows.
        \(access)var layers: [Layer]

        /// Shadows on top of each other.
        \(access)init(_ layers: [Layer]) { self.layers = layers }

        @inline(never) \(access)static func == (left: TokenShadow, right: TokenShadow) -> Bool {
          if left.layers.count != right.layers.count { return false }
          var index = 0
          while index < left.layers.count {
            if left.layers[index] != right.layers[index] { return false }
            index += 1
          }
          return true
        }
        @inline(never) \(access)func hash(into hasher: inout Hasher) {
          layers.count.hash(into: &hasher)
          if layers.count > 0 { layers[0].hash(into: &hasher) }
        }
      }


      """
    let uiKit = """
      #if canImport(UIKit) && !os(watchOS)
        extension TokenShadow.Layer {
          /// Gives a layer this shadow, in the appearance of the traits. A layer's shadow does not
          /// follow the system: call it again when the traits change.
          @MainActor \(access)func apply(to layer: CALayer, for traits: UITraitCollection) {
            layer.shadowColor = color.uiColor.resolvedColor(with: traits).cgColor
            layer.shadowOpacity = 1
            layer.shadowOffset = CGSize(width: x, height: y)
            layer.shadowRadius = CGFloat(radius)
          }
        }
      #endif


      """
    return text + (options.bridgesUIKit ? uiKit : "")
  }

  private static func stroke(_ options: SwiftOptions) -> String {
    let access = options.access
    let text = """
      /// How a line is drawn.
      \(access)struct TokenStrokeStyle: Sendable, Hashable {
        /// A kind of line; `custom` has dashes of its own.
        \(access)enum Pattern: String, Sendable, Hashable, CaseIterable {
          case solid, dashed, dotted, double, groove, ridge, outset, inset, custom
        }
        /// How a dash ends.
        \(access)enum Cap: String, Sendable, Hashable, CaseIterable { case round, butt, square }

        /// The kind of line.
        \(access)var pattern: Pattern
        /// Dashes and gaps in turn, in points; empty unless the pattern is `custom`.
        \(access)var dashes: [Double]
        /// How the dashes end.
        \(access)var cap: Cap

        /// A style.
        \(access)init(_ pattern: Pattern, dashes: [Double] = [], cap: Cap = .butt) {
          self.pattern = pattern
          self.dashes = dashes
          self.cap = cap
        }
      }


      """
    let swiftUI = """
      #if canImport(SwiftUI)
        @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
        extension TokenStrokeStyle {
          /// The style for SwiftUI; patterns without dashes of their own are drawn solid, `dashed` and
          /// `dotted` in multiples of the width.
          \(access)func strokeStyle(lineWidth: Double) -> SwiftUI.StrokeStyle {
            var dash = dashes.map { CGFloat($0) }
            if pattern == .dashed { dash = [CGFloat(lineWidth * 3), CGFloat(lineWidth * 2)] }
            if pattern == .dotted { dash = [0, CGFloat(lineWidth * 2)] }
            let isRound = pattern == .dotted || cap == .round && pattern == .custom
            return SwiftUI.StrokeStyle(
              lineWidth: CGFloat(lineWidth),
              lineCap: isRound ? .round : cap == .square ? .square : .butt, dash: dash)
          }
        }
      #endif


      """
    return text + (options.bridgesSwiftUI ? swiftUI : "")
  }
}
