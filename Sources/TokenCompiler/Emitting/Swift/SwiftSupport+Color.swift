// What a colour is in the generated code.
extension SwiftSupport {
  static func color(_ shape: SwiftShape, _ options: SwiftOptions) -> String {
    let access = options.access
    let text = """
      /// A colour that may look different in light, in dark, and in increased contrast of both.
      \(access)struct TokenColor: Sendable, Hashable, CustomStringConvertible {
        /// A colour space.
        \(access)enum Space: Sendable, Hashable { case sRGB, displayP3 }

        fileprivate let _table: _Table
        // Eight times the slot in the table; 1 to 4 more for one of its columns in all appearances.
        fileprivate let _place: Int

        fileprivate init(_ table: _Table, _ place: Int) {
          _table = table
          _place = place
        }

        @inline(never) fileprivate init(columns: Int, colors: [UInt32], wideColors: [Double]) {
          self.init(_Table(\(colorArguments(shape))), 0)
        }

        /// A colour from `0xrrggbbaa`, the same in every appearance.
        \(access)init(_ rgba: UInt32) { self.init(columns: 1, colors: [rgba], wideColors: []) }

        /// A colour from components between 0 and 1, the same in every appearance.
        \(access)init(
          red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB
        ) {
          let isP3 = space == .displayP3
          self.init(
            columns: 1, colors: [],
            wideColors: [
              0, isP3 ? 1 : 0, isP3 ? red : _RGBA.exact(red), isP3 ? green : _RGBA.exact(green),
              isP3 ? blue : _RGBA.exact(blue), isP3 ? alpha : _RGBA.exact(alpha),
            ])
        }

        /// A colour for each appearance; each is taken from the light side of its argument.
        \(access)init(
          light: TokenColor, dark: TokenColor, lightHighContrast: TokenColor? = nil,
          darkHighContrast: TokenColor? = nil
        ) {
          let (a, b) = (light._rgba(0), dark._rgba(0))
          let c = (lightHighContrast ?? light)._rgba(0)
          let d = (darkHighContrast ?? dark)._rgba(0)
          self.init(
            columns: 4, colors: [],
            wideColors: [
              0, a.space, a.red, a.green, a.blue, a.alpha,
              1, b.space, b.red, b.green, b.blue, b.alpha,
              2, c.space, c.red, c.green, c.blue, c.alpha,
              3, d.space, d.red, d.green, d.blue, d.alpha,
            ])
        }

        /// The colour in light appearance.
        \(access)var light: TokenColor { _only(0) }
        /// The colour in dark appearance.
        \(access)var dark: TokenColor { _only(1) }
        /// The colour in light appearance with increased contrast.
        \(access)var lightHighContrast: TokenColor { _only(2) }
        /// The colour in dark appearance with increased contrast.
        \(access)var darkHighContrast: TokenColor { _only(3) }

        /// The space of the components.
        \(access)var space: Space { _ownRGBA.isP3 ? .displayP3 : .sRGB }
        /// The red component in the theme's own appearance, from 0 to 1.
        @inline(never) \(access)var red: Double { _ownRGBA.red }
        /// The green component in the theme's own appearance, from 0 to 1.
        @inline(never) \(access)var green: Double { _ownRGBA.green }
        /// The blue component in the theme's own appearance, from 0 to 1.
        @inline(never) \(access)var blue: Double { _ownRGBA.blue }
        /// The opacity in the theme's own appearance, from 0 to 1.
        @inline(never) \(access)var alpha: Double { _ownRGBA.alpha }

        /// Whether it is the same colour in every appearance.
        @inline(never) \(access)var isUniform: Bool {
          let first = _rgba(0)
          if !first.isSame(_rgba(1)) { return false }
          if !first.isSame(_rgba(2)) { return false }
          return first.isSame(_rgba(3))
        }

        /// The components in the theme's own appearance.
        \(access)var description: String { "\\(space) \\(red) \\(green) \\(blue) / \\(alpha)" }

        @inline(never) \(access)static func == (left: TokenColor, right: TokenColor) -> Bool {
          if left._table === right._table, left._place == right._place { return true }
          var appearance = 0
          while appearance < 4 {
            if !left._rgba(appearance).isSame(right._rgba(appearance)) { return false }
            appearance += 1
          }
          if left._own == right._own { return true }
          return left.isUniform
        }

        @inline(never) \(access)func hash(into hasher: inout Hasher) {
          let (light, dark) = (_rgba(0), _rgba(1))
          light.red.hash(into: &hasher)
          light.green.hash(into: &hasher)
          dark.blue.hash(into: &hasher)
        }

        /// The theme's own appearance.
        fileprivate var _own: Int { _place & 7 == 0 ? _table.ownColumn : 0 }
        @inline(never) private var _ownRGBA: _RGBA { _rgba(_own) }

        /// The components in one appearance: light, dark, or 2 more with increased contrast.
        @inline(never) fileprivate func _rgba(_ appearance: Int) -> _RGBA {
          let only: Int = _place & 7
          let column: Int = only > 0 ? only - 1 : appearance & (_table.columns - 1)
          return _table.rgba(at: _place / 8 * _table.columns + column)
        }

        @inline(never) private func _only(_ appearance: Int) -> TokenColor {
          if _place & 7 > 0 { return self }
          return TokenColor(_table, _place + 1 + appearance & (_table.columns - 1))
        }
      }

      /// The components of one colour.
      private struct _RGBA {
        /// 0 for sRGB or 1 for Display P3.
        let space, red, green, blue, alpha: Double

        var isP3: Bool { space == 1 }

        @inline(never) func isSame(_ other: _RGBA) -> Bool {
          if space != other.space { return false }
          if red != other.red { return false }
          if green != other.green { return false }
          if blue != other.blue { return false }
          return alpha == other.alpha
        }

        /// One of 256 steps, where only the last digits of a computation lie between.
        @inline(never) static func exact(_ part: Double) -> Double {
          let inside: Double = part > 0 ? part < 1 ? part : 1 : 0
          // `rounded()` would need the platform's maths library, which a program may not link.
          let step = Double(Int(inside * 255 + 0.5)) / 255
          return part - step < 0.000_001 && step - part < 0.000_001 ? step : part
        }
      }

      extension _Table {
        /// One colour, by its index in `colors`.
        @inline(never) func rgba(at index: Int) -> _RGBA {
          if wideColors.count > 0, let color = wideColor(Double(index)) { return color }
          let rgba = colors[index]
          return _RGBA(
            space: 0, red: part(rgba &>> 24), green: part(rgba &>> 16), blue: part(rgba &>> 8),
            alpha: part(rgba))
        }

        /// The last eight bits, from 0 to 1. They become the last ones of a float's fraction, since
        /// `Double` of a `UInt32` is generic, which all of this file would pay for when it compiles.
        @inline(never) private func part(_ rgba: UInt32) -> Double {
          Double(Float(bitPattern: 0x4b00_0000 | rgba & 255) - 8_388_608) / 255
        }

        /// One that 8-bit sRGB cannot hold.
        @inline(never) private func wideColor(_ index: Double) -> _RGBA? {
          var (low, high) = (0, wideColors.count / 6)
          while low < high {
            let middle: Int = (low + high) / 2
            if wide(middle, 0) < index { low = middle + 1 } else { high = middle }
          }
          if low * 6 == wideColors.count { return nil }
          if wide(low, 0) != index { return nil }
          return _RGBA(
            space: wide(low, 1), red: wide(low, 2), green: wide(low, 3), blue: wide(low, 4),
            alpha: wide(low, 5))
        }

        @inline(never) private func wide(_ color: Int, _ part: Int) -> Double {
          wideColors[color * 6 + part]
        }
      }


      """
    return text + (options.bridgesUIKit ? colorUIKit(access) : "")
      + (options.bridgesSwiftUI ? colorSwiftUI(access) : "")
  }

  private static func colorUIKit(_ access: String) -> String {
    """
    #if canImport(UIKit)
      extension TokenColor {
        /// The colour for UIKit. It follows light, dark and increased contrast.
        \(access)var uiColor: UIColor {
          #if os(watchOS)
            return _uiColor(_own)
          #else
            if isUniform { return _uiColor(0) }
            return UIColor { traits in
              let isDark =
                traits.userInterfaceStyle == .unspecified
                ? self._own & 1 == 1 : traits.userInterfaceStyle == .dark
              return self._uiColor(
                (isDark ? 1 : 0) + (traits.accessibilityContrast == .high ? 2 : 0))
            }
          #endif
        }

        private func _uiColor(_ column: Int) -> UIColor {
          let color = _rgba(column)
          if color.isP3 {
            return UIColor(
              displayP3Red: CGFloat(color.red), green: CGFloat(color.green),
              blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
          }
          return UIColor(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.alpha))
        }
      }
    #endif


    """
  }

  private static func colorSwiftUI(_ access: String) -> String {
    """
    #if canImport(SwiftUI)
      @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
      extension TokenColor {
        /// The colour for SwiftUI in an environment: light or dark, with increased contrast or not.
        \(access)func color(in environment: EnvironmentValues) -> SwiftUI.Color {
          let color = _rgba(_column(in: environment))
          return SwiftUI.Color(
            color.isP3 ? .displayP3 : .sRGB, red: color.red, green: color.green, blue: color.blue,
            opacity: color.alpha)
        }

        fileprivate func _column(in environment: EnvironmentValues) -> Int {
          (environment.colorScheme == .dark ? 1 : 0)
            + (environment.colorSchemeContrast == .increased ? 2 : 0)
        }
      }

      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
      extension TokenColor: ShapeStyle {
        /// The colour in an environment; so a token can be given to `background`, `foregroundStyle`
        /// and `fill` as it is.
        \(access)func resolve(in environment: EnvironmentValues) -> SwiftUI.Color.Resolved {
          let color = _rgba(_column(in: environment))
          return SwiftUI.Color.Resolved(
            colorSpace: color.isP3 ? .displayP3 : .sRGB, red: Float(color.red),
            green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
        }
      }
    #endif


    """
  }
}
