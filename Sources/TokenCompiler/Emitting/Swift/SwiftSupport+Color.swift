// What a colour is in the generated code.
extension SwiftSupport {
  static func color(_ options: SwiftOptions) -> String {
    let access = options.access
    let text = """
      /// A colour that may look different in light, in dark, and in increased contrast of both.
      \(access)struct TokenColor: Sendable, Hashable, CustomStringConvertible {
        /// A colour space.
        \(access)enum Space: Sendable, Hashable { case sRGB, displayP3 }

        fileprivate let _palette: _Palette
        // Eight times the slot in the palette; 1 to 4 more for one of its columns in all appearances.
        fileprivate let _place: Int

        fileprivate init(_ palette: _Palette, _ place: Int) {
          _palette = palette
          _place = place
        }

        /// A colour from `0xrrggbbaa`, the same in every appearance.
        \(access)init(_ rgba: UInt32) {
          self.init(_Palette(columns: 1, ownColumn: 0, colors: [rgba], wide: []), 0)
        }

        /// A colour from components between 0 and 1, the same in every appearance.
        \(access)init(
          red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB
        ) {
          let color = _RGBA(
            isP3: space == .displayP3, red: red, green: green, blue: blue, alpha: alpha)
          self.init(_Palette([color]), 0)
        }

        /// A colour for each appearance; each is taken from the light side of its argument.
        \(access)init(
          light: TokenColor, dark: TokenColor, lightHighContrast: TokenColor? = nil,
          darkHighContrast: TokenColor? = nil
        ) {
          let (lightHigh, darkHigh) = (lightHighContrast ?? light, darkHighContrast ?? dark)
          self.init(
            _Palette([light._rgba(0), dark._rgba(0), lightHigh._rgba(0), darkHigh._rgba(0)]), 0)
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
        \(access)var space: Space { _rgba(_own).isP3 ? .displayP3 : .sRGB }
        /// The red component in the theme's own appearance, from 0 to 1.
        \(access)var red: Double { _rgba(_own).red }
        /// The green component in the theme's own appearance, from 0 to 1.
        \(access)var green: Double { _rgba(_own).green }
        /// The blue component in the theme's own appearance, from 0 to 1.
        \(access)var blue: Double { _rgba(_own).blue }
        /// The opacity in the theme's own appearance, from 0 to 1.
        \(access)var alpha: Double { _rgba(_own).alpha }

        /// Whether it is the same colour in every appearance.
        \(access)var isUniform: Bool {
          let light = _rgba(0)
          return light == _rgba(1) && light == _rgba(2) && light == _rgba(3)
        }

        /// The components in the theme's own appearance.
        \(access)var description: String { "\\(space) \\(red) \\(green) \\(blue) / \\(alpha)" }

        \(access)static func == (left: TokenColor, right: TokenColor) -> Bool {
          if left._palette === right._palette && left._place == right._place { return true }
          for appearance in 0..<4 where left._rgba(appearance) != right._rgba(appearance) {
            return false
          }
          return left._own == right._own || left.isUniform
        }

        \(access)func hash(into hasher: inout Hasher) {
          for appearance in 0..<4 {
            let color = _rgba(appearance)
            hasher.combine(color.red)
            hasher.combine(color.green)
            hasher.combine(color.blue)
            hasher.combine(color.alpha)
          }
        }

        /// The theme's own appearance.
        fileprivate var _own: Int { _place & 7 == 0 ? _palette.ownColumn : 0 }

        /// The components in one appearance: light, dark, or 2 more with increased contrast.
        @inline(never) fileprivate func _rgba(_ appearance: Int) -> _RGBA {
          let only: Int = _place & 7
          let column: Int = only > 0 ? only - 1 : _palette.column(of: appearance)
          return _palette.color(at: (_place >> 3) * _palette.columns + column)
        }

        private func _only(_ appearance: Int) -> TokenColor {
          if _place & 7 > 0 { return self }
          return TokenColor(_palette, _place + 1 + _palette.column(of: appearance))
        }
      }

      /// The components of one colour.
      private struct _RGBA: Equatable {
        let isP3: Bool
        let red, green, blue, alpha: Double

        /// `0xrrggbbaa` in sRGB, the nearest.
        var packed: UInt32 {
          _RGBA.byte(red) << 24 | _RGBA.byte(green) << 16 | _RGBA.byte(blue) << 8 | _RGBA.byte(alpha)
        }

        /// Whether it is the same colour but for the last digits of a computation.
        func isNear(_ other: _RGBA) -> Bool {
          func isNear(_ part: Double, _ other: Double) -> Bool {
            part - other < 0.000_001 && other - part < 0.000_001
          }
          return isP3 == other.isP3 && isNear(red, other.red) && isNear(green, other.green)
            && isNear(blue, other.blue) && isNear(alpha, other.alpha)
        }

        // `rounded()` would need the platform's maths library, which a program may not link.
        private static func byte(_ part: Double) -> UInt32 {
          let inside: Double = part > 0 ? min(part, 1) : 0
          return UInt32(inside * 255 + 0.5)
        }
      }

      extension _Palette {
        /// Colours of a program's own, one for each column.
        convenience init(_ colors: [_RGBA]) {
          var packed: [UInt32] = []
          var wide: [Double] = []
          for color in colors {
            let index = Double(packed.count)
            packed.append(color.packed)
            let nearest = _Palette(columns: 1, ownColumn: 0, colors: [color.packed], wide: [])
            if nearest.color(at: 0).isNear(color) { continue }
            wide += [index, color.isP3 ? 1 : 0, color.red, color.green, color.blue, color.alpha]
          }
          self.init(columns: colors.count, ownColumn: 0, colors: packed, wide: wide)
        }

        /// The column of an appearance.
        func column(of appearance: Int) -> Int { appearance & (columns - 1) }

        /// One colour, by its index in `colors`.
        @inline(never) func color(at index: Int) -> _RGBA {
          if let place = wide.isEmpty ? nil : place(of: index) {
            return _RGBA(
              isP3: wide[place + 1] == 1, red: wide[place + 2], green: wide[place + 3],
              blue: wide[place + 4], alpha: wide[place + 5])
          }
          let rgba: UInt32 = colors[index]
          func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 255) / 255 }
          return _RGBA(isP3: false, red: part(24), green: part(16), blue: part(8), alpha: part(0))
        }

        /// Where a colour stands among the wide ones.
        private func place(of index: Int) -> Int? {
          let wanted = Double(index)
          var (low, high) = (0, wide.count / 6)
          while low < high {
            let middle: Int = (low + high) / 2
            if wide[middle * 6] < wanted { low = middle + 1 } else { high = middle }
          }
          return low * 6 < wide.count && wide[low * 6] == wanted ? low * 6 : nil
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
