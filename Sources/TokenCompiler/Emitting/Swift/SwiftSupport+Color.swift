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
          _light = light
          _dark = dark
          _lightHigh = lightHigh
          _darkHigh = darkHigh
          _wide = wide
          let isUniform =
            wide.isEmpty
            ? light == dark && light == lightHigh && light == darkHigh
            : wide[0..<5] == wide[5..<10] && wide[0..<5] == wide[10..<15]
              && wide[0..<5] == wide[15..<20]
          _own = isUniform ? 0 : UInt8(truncatingIfNeeded: own)
        }

        /// A colour from `0xrrggbbaa`, the same in every appearance.
        \(access)init(_ rgba: UInt32) { self.init(rgba, rgba, rgba, rgba, own: 0, wide: []) }

        /// A colour from components between 0 and 1, the same in every appearance.
        \(access)init(
          red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB
        ) {
          let parts = [space == .sRGB ? 0 : 1, red, green, blue, alpha]
          let rgba = TokenColor.packed(parts[...])
          let isPacked = TokenColor.isPacked(parts[...])
          self.init(
            rgba, rgba, rgba, rgba, own: 0, wide: isPacked ? [] : parts + parts + parts + parts)
        }

        /// A colour for each appearance; each is taken from the light side of its argument.
        \(access)init(
          light: TokenColor, dark: TokenColor, lightHighContrast: TokenColor? = nil,
          darkHighContrast: TokenColor? = nil
        ) {
          let colors = [light, dark, lightHighContrast ?? light, darkHighContrast ?? dark]
          let isWide = colors.contains { !TokenColor.isPacked($0._parts(0)[...]) }
          self.init(
            colors[0]._light, colors[1]._light, colors[2]._light, colors[3]._light, own: 0,
            wide: isWide ? colors.flatMap { $0._parts(0) } : [])
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
        \(access)var space: Space { _parts(Int(_own))[0] == 0 ? .sRGB : .displayP3 }
        /// The red component in the theme's own appearance, from 0 to 1.
        \(access)var red: Double { _parts(Int(_own))[1] }
        /// The green component in the theme's own appearance, from 0 to 1.
        \(access)var green: Double { _parts(Int(_own))[2] }
        /// The blue component in the theme's own appearance, from 0 to 1.
        \(access)var blue: Double { _parts(Int(_own))[3] }
        /// The opacity in the theme's own appearance, from 0 to 1.
        \(access)var alpha: Double { _parts(Int(_own))[4] }

        /// Whether it is the same colour in every appearance.
        \(access)var isUniform: Bool {
          _parts(0) == _parts(1) && _parts(0) == _parts(2) && _parts(0) == _parts(3)
        }

        private func _packed(_ column: Int) -> UInt32 {
          switch column {
          case 0: return _light
          case 1: return _dark
          case 2: return _lightHigh
          default: return _darkHigh
          }
        }

        /// Space, red, green, blue and alpha of one appearance.
        fileprivate func _parts(_ column: Int) -> [Double] {
          _wide.isEmpty
            ? TokenColor.parts(_packed(column)) : Array(_wide[column * 5..<column * 5 + 5])
        }

        private func _only(_ column: Int) -> TokenColor {
          let (rgba, parts) = (_packed(column), _parts(column))
          let isPacked = TokenColor.isPacked(parts[...])
          return TokenColor(
            rgba, rgba, rgba, rgba, own: 0, wide: isPacked ? [] : parts + parts + parts + parts)
        }

        fileprivate static func parts(_ rgba: UInt32) -> [Double] {
          let bytes = [rgba >> 24, rgba >> 16 & 255, rgba >> 8 & 255, rgba & 255]
          return [0] + bytes.map { Double($0) / 255 }
        }

        // `rounded()` would need the platform's maths library, which a program may not link.
        private static func byte(_ part: Double) -> UInt32 {
          UInt32(min(max(part, 0), 1) * 255 + 0.5)
        }

        private static func packed(_ parts: ArraySlice<Double>) -> UInt32 {
          parts.dropFirst().reduce(0) { $0 << 8 | byte($1) }
        }

        private static func isPacked(_ parts: ArraySlice<Double>) -> Bool {
          parts.first == 0
            && parts.dropFirst().allSatisfy {
              (0...1).contains($0) && abs($0 * 255 - Double(byte($0))) < 0.000_001
            }
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
          let parts = _parts(column)
          if parts[0] == 0 {
            return UIColor(
              red: CGFloat(parts[1]), green: CGFloat(parts[2]), blue: CGFloat(parts[3]),
              alpha: CGFloat(parts[4]))
          }
          return UIColor(
            displayP3Red: CGFloat(parts[1]), green: CGFloat(parts[2]), blue: CGFloat(parts[3]),
            alpha: CGFloat(parts[4]))
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
          let parts = _parts(_column(in: environment))
          return SwiftUI.Color(
            parts[0] == 0 ? .sRGB : .displayP3, red: parts[1], green: parts[2], blue: parts[3],
            opacity: parts[4])
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
          let parts = _parts(_column(in: environment))
          return SwiftUI.Color.Resolved(
            colorSpace: parts[0] == 0 ? .sRGB : .displayP3, red: Float(parts[1]),
            green: Float(parts[2]), blue: Float(parts[3]), opacity: Float(parts[4]))
        }
      }
    #endif


    """
  }
}
