// What a colour is in the generated code.
extension SwiftSupport {
  static func color(_ options: SwiftOptions) -> String {
    let access = options.access
    let text = """
      /// A colour that may look different in light, in dark, and in increased contrast of both.
      \(access)struct TokenColor: Sendable, Hashable {
        /// A colour space.
        \(access)enum Space: Sendable, Hashable { case sRGB, displayP3 }

        // 0xrrggbbaa for light, dark, light and dark in increased contrast.
        private let _light: UInt32
        private let _dark: UInt32
        private let _lightHigh: UInt32
        private let _darkHigh: UInt32
        fileprivate let _own: UInt8
        // Space, red, green, blue, alpha of each of the four, if 8-bit sRGB cannot hold one of them.
        private let _wide: [Double]

        fileprivate init(
          _ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32, own: Int,
          wide: [Double]
        ) {
          // Beside exact numbers the 8-bit ones are not read, so they must not make a difference.
          _light = wide.isEmpty ? light : 0
          _dark = wide.isEmpty ? dark : 0
          _lightHigh = wide.isEmpty ? lightHigh : 0
          _darkHigh = wide.isEmpty ? darkHigh : 0
          _wide = wide
          // What looks the same everywhere is equal, whatever the theme's own appearance is.
          var isUniform =
            !wide.isEmpty || light == dark && light == lightHigh && light == darkHigh
          var index = 5
          while isUniform && index < wide.count {
            isUniform = wide[index] == wide[index - 5]
            index += 1
          }
          _own = isUniform ? 0 : UInt8(truncatingIfNeeded: own)
        }

        /// A colour from `0xrrggbbaa`, the same in every appearance.
        \(access)init(_ rgba: UInt32) { self.init(rgba, rgba, rgba, rgba, own: 0, wide: []) }

        /// A colour from components between 0 and 1, the same in every appearance.
        \(access)init(
          red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB
        ) {
          let color = _RGBA(
            isP3: space == .displayP3, red: red, green: green, blue: blue, alpha: alpha)
          self.init(color, color, color, color)
        }

        /// A colour for each appearance; each is taken from the light side of its argument.
        \(access)init(
          light: TokenColor, dark: TokenColor, lightHighContrast: TokenColor? = nil,
          darkHighContrast: TokenColor? = nil
        ) {
          self.init(
            light._rgba(0), dark._rgba(0), (lightHighContrast ?? light)._rgba(0),
            (darkHighContrast ?? dark)._rgba(0))
        }

        private init(_ light: _RGBA, _ dark: _RGBA, _ lightHigh: _RGBA, _ darkHigh: _RGBA) {
          var wide: [Double] = []
          if !(light.isPacked && dark.isPacked && lightHigh.isPacked && darkHigh.isPacked) {
            light.append(to: &wide)
            dark.append(to: &wide)
            lightHigh.append(to: &wide)
            darkHigh.append(to: &wide)
          }
          self.init(
            light.packed, dark.packed, lightHigh.packed, darkHigh.packed, own: 0, wide: wide)
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
        \(access)var space: Space { _rgba(Int(_own)).isP3 ? .displayP3 : .sRGB }
        /// The red component in the theme's own appearance, from 0 to 1.
        \(access)var red: Double { _rgba(Int(_own)).red }
        /// The green component in the theme's own appearance, from 0 to 1.
        \(access)var green: Double { _rgba(Int(_own)).green }
        /// The blue component in the theme's own appearance, from 0 to 1.
        \(access)var blue: Double { _rgba(Int(_own)).blue }
        /// The opacity in the theme's own appearance, from 0 to 1.
        \(access)var alpha: Double { _rgba(Int(_own)).alpha }

        /// Whether it is the same colour in every appearance.
        \(access)var isUniform: Bool {
          let light = _rgba(0)
          return light == _rgba(1) && light == _rgba(2) && light == _rgba(3)
        }

        /// The components of one appearance.
        @inline(never) fileprivate func _rgba(_ column: Int) -> _RGBA {
          guard _wide.isEmpty else { return _RGBA(_wide, at: column * 5) }
          switch column {
          case 0: return _RGBA(_light)
          case 1: return _RGBA(_dark)
          case 2: return _RGBA(_lightHigh)
          default: return _RGBA(_darkHigh)
          }
        }

        private func _only(_ column: Int) -> TokenColor {
          let color = _rgba(column)
          return TokenColor(color, color, color, color)
        }
      }

      /// The components of one colour.
      private struct _RGBA: Equatable {
        let isP3: Bool
        let red, green, blue, alpha: Double

        init(isP3: Bool, red: Double, green: Double, blue: Double, alpha: Double) {
          self.isP3 = isP3
          self.red = red
          self.green = green
          self.blue = blue
          self.alpha = alpha
        }

        init(_ rgba: UInt32) {
          isP3 = false
          red = Double(rgba >> 24) / 255
          green = Double(rgba >> 16 & 255) / 255
          blue = Double(rgba >> 8 & 255) / 255
          alpha = Double(rgba & 255) / 255
        }

        /// From five numbers of a table: 0 for sRGB or 1 for Display P3, red, green, blue, alpha.
        init(_ table: [Double], at index: Int) {
          isP3 = table[index] == 1
          red = table[index + 1]
          green = table[index + 2]
          blue = table[index + 3]
          alpha = table[index + 4]
        }

        func append(to table: inout [Double]) {
          table.append(isP3 ? 1 : 0)
          table.append(red)
          table.append(green)
          table.append(blue)
          table.append(alpha)
        }

        /// `0xrrggbbaa`, the nearest; not for Display P3, whose numbers mean other colours.
        var packed: UInt32 {
          _RGBA.byte(red) << 24 | _RGBA.byte(green) << 16 | _RGBA.byte(blue) << 8 | _RGBA.byte(alpha)
        }

        /// Whether `packed` is the colour exactly.
        var isPacked: Bool {
          !isP3 && _RGBA.isByte(red) && _RGBA.isByte(green) && _RGBA.isByte(blue)
            && _RGBA.isByte(alpha)
        }

        // `rounded()` would need the platform's maths library, which a program may not link.
        private static func byte(_ part: Double) -> UInt32 {
          UInt32(min(max(part, 0), 1) * 255 + 0.5)
        }

        private static func isByte(_ part: Double) -> Bool {
          let scaled = part * 255
          let rest = scaled - Double(byte(part))
          return rest < 0.000_001 && rest > -0.000_001
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
            return _uiColor(Int(_own))
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
