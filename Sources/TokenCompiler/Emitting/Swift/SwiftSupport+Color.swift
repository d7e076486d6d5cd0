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

        fileprivate init(columns: Int, colors: [UInt32], wideColors: [Double]) {
          self.init(_Table(\(colorArguments(shape))), 0)
        }

        /// A colour from `0xrrggbbaa`, the same in every appearance.
        \(access)init(_ rgba: UInt32) { self.init(columns: 1, colors: [rgba], wideColors: []) }

        /// A colour from components between 0 and 1, the same in every appearance.
        \(access)init(
          red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB
        ) {
          let isP3 = space == .displayP3
          func exact(_ part: Double) -> Double { isP3 ? part : _RGBA.exact(part) }
          let color = _RGBA(
            isP3: isP3, red: exact(red), green: exact(green), blue: exact(blue), alpha: exact(alpha))
          self.init(columns: 1, colors: [], wideColors: color.numbers(at: 0))
        }

        /// A colour for each appearance; each is taken from the light side of its argument.
        \(access)init(
          light: TokenColor, dark: TokenColor, lightHighContrast: TokenColor? = nil,
          darkHighContrast: TokenColor? = nil
        ) {
          var numbers = light._rgba(0).numbers(at: 0)
          numbers += dark._rgba(0).numbers(at: 1)
          numbers += (lightHighContrast ?? light)._rgba(0).numbers(at: 2)
          numbers += (darkHighContrast ?? dark)._rgba(0).numbers(at: 3)
          self.init(columns: 4, colors: [], wideColors: numbers)
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
        \(access)var isUniform: Bool {
          for appearance in 1..<4 where !_rgba(0).isSame(_rgba(appearance)) { return false }
          return true
        }

        /// The components in the theme's own appearance.
        \(access)var description: String { "\\(space) \\(red) \\(green) \\(blue) / \\(alpha)" }

        \(access)static func == (left: TokenColor, right: TokenColor) -> Bool {
          if left._table === right._table && left._place == right._place { return true }
          for appearance in 0..<4 where !left._rgba(appearance).isSame(right._rgba(appearance)) {
            return false
          }
          return left._own == right._own || left.isUniform
        }

        \(access)func hash(into hasher: inout Hasher) {
          for appearance in 0..<4 { hasher.combine(_rgba(appearance).packed) }
        }

        /// The theme's own appearance.
        fileprivate var _own: Int { _place & 7 == 0 ? _table.ownColumn : 0 }
        @inline(never) private var _ownRGBA: _RGBA { _rgba(_own) }

        /// The components in one appearance: light, dark, or 2 more with increased contrast.
        @inline(never) fileprivate func _rgba(_ appearance: Int) -> _RGBA {
          let only: Int = _place & 7
          let column: Int = only > 0 ? only - 1 : appearance & (_table.columns - 1)
          return _table.rgba(at: (_place >> 3) * _table.columns + column)
        }

        private func _only(_ appearance: Int) -> TokenColor {
          if _place & 7 > 0 { return self }
          return TokenColor(_table, _place + 1 + appearance & (_table.columns - 1))
        }
      }

      /// The components of one colour.
      private struct _RGBA {
        let isP3: Bool
        let red, green, blue, alpha: Double

        /// `0xrrggbbaa`, the nearest.
        var packed: UInt32 {
          _RGBA.byte(red) << 24 | _RGBA.byte(green) << 16 | _RGBA.byte(blue) << 8 | _RGBA.byte(alpha)
        }

        /// What `wideColors` holds of it.
        func numbers(at index: Double) -> [Double] { [index, isP3 ? 1 : 0, red, green, blue, alpha] }

        @inline(never) func isSame(_ other: _RGBA) -> Bool {
          if isP3 != other.isP3 || red != other.red || green != other.green { return false }
          return blue == other.blue && alpha == other.alpha
        }

        // `rounded()` would need the platform's maths library, which a program may not link.
        private static func byte(_ part: Double) -> UInt32 {
          let inside: Double = part > 0 ? min(part, 1) : 0
          return UInt32(inside * 255 + 0.5)
        }

        /// One of 256 steps, where only the last digits of a computation lie between.
        static func exact(_ part: Double) -> Double {
          let step = Double(byte(part)) / 255
          return part - step < 0.000_001 && step - part < 0.000_001 ? step : part
        }
      }

      extension _Table {
        /// One colour, by its index in `colors`.
        @inline(never) func rgba(at index: Int) -> _RGBA {
          let wanted = Double(index)
          var (low, high) = (0, wideColors.count / 6)
          while low < high {
            let middle: Int = (low + high) / 2
            if wideColors[middle * 6] < wanted { low = middle + 1 } else { high = middle }
          }
          let place: Int = low * 6
          if place < wideColors.count, wideColors[place] == wanted {
            return _RGBA(
              isP3: wideColors[place + 1] == 1, red: wideColors[place + 2],
              green: wideColors[place + 3], blue: wideColors[place + 4],
              alpha: wideColors[place + 5])
          }
          let rgba: UInt32 = colors[index]
          func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 255) / 255 }
          return _RGBA(isP3: false, red: part(24), green: part(16), blue: part(8), alpha: part(0))
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
