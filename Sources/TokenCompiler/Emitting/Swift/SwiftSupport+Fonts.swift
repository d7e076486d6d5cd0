// What fonts are in the generated code.
extension SwiftSupport {
  static func font(_ options: SwiftOptions) -> String {
    let access = options.access
    let text = """
      /// How text is set; what the theme leaves open is `nil`.
      \(access)struct TokenFont: Sendable, Hashable {
        /// The families, most preferred first; empty is the system's.
        \(access)var families: [String]
        /// The size in points.
        \(access)var size: Double?
        /// The weight.
        \(access)var weight: TokenFontWeight?
        /// The height of a line in points.
        \(access)var lineHeight: Double?
        /// The height of a line as a multiple of the size.
        \(access)var lineHeightMultiple: Double?
        /// What is added between letters, in points.
        \(access)var letterSpacing: Double?

        /// A font.
        \(access)init(
          families: [String] = [], size: Double? = nil, weight: TokenFontWeight? = nil,
          lineHeight: Double? = nil, lineHeightMultiple: Double? = nil,
          letterSpacing: Double? = nil
        ) {
          self.families = families
          self.size = size
          self.weight = weight
          self.lineHeight = lineHeight
          self.lineHeightMultiple = lineHeightMultiple
          self.letterSpacing = letterSpacing
        }
      }


      """
    return text + (options.bridgesUIKit ? fontUIKit(access) : "")
      + (options.bridgesSwiftUI ? fontSwiftUI(access) : "")
  }

  private static func fontUIKit(_ access: String) -> String {
    """
    #if canImport(UIKit)
      extension TokenFont {
        /// The font for UIKit: the first family that is there, else the system's. With a text style it
        /// grows and shrinks with Dynamic Type.
        \(access)func uiFont(relativeTo style: UIFont.TextStyle? = nil) -> UIFont {
          let font = _uiFont()
          guard let style else { return font }
          return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
        }

        private func _uiFont() -> UIFont {
          let size = CGFloat(self.size ?? 17)
          let weight = (self.weight ?? TokenFontWeight(400)).uiFontWeight
          for family in families {
            let descriptor = UIFontDescriptor(fontAttributes: [
              .family: family, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
            ])
            let font = UIFont(descriptor: descriptor, size: size)
            if font.familyName == family { return font }
            if let named = UIFont(name: family, size: size) { return named }
          }
          return UIFont.systemFont(ofSize: size, weight: weight)
        }
      }
    #endif


    """
  }

  private static func fontSwiftUI(_ access: String) -> String {
    """
    #if canImport(SwiftUI)
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      extension TokenFont {
        /// The font for SwiftUI; it grows and shrinks with Dynamic Type like the text style.
        \(access)func font(relativeTo style: SwiftUI.Font.TextStyle = .body) -> SwiftUI.Font {
          let weight = (self.weight ?? TokenFontWeight(400)).fontWeight
          let size = CGFloat(self.size ?? 17)
          guard let family = families.first else {
            return SwiftUI.Font.system(size: size, weight: weight)
          }
          return SwiftUI.Font.custom(family, size: size, relativeTo: style).weight(weight)
        }
      }
    #endif


    """
  }

  static func weight(_ options: SwiftOptions) -> String {
    let access = options.access
    let text = """
      /// How heavy a font is.
      \(access)struct TokenFontWeight: Sendable, Hashable {
        /// The weight from 1 to 1000; 400 is regular, 700 bold.
        \(access)var value: Double

        /// A weight.
        \(access)init(_ value: Double) { self.value = value }

        /// The nearest hundred, from 1 to 9.
        fileprivate var _step: Int { Int(min(max(value / 100 + 0.5, 1), 9)) }
      }


      """
    let uiKit = """
      #if canImport(UIKit)
        extension TokenFontWeight {
          /// The nearest weight that UIKit names.
          \(access)var uiFontWeight: UIFont.Weight {
            let weights: [UIFont.Weight] = [
              .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[_step - 1]
          }
        }
      #endif


      """
    let swiftUI = """
      #if canImport(SwiftUI)
        @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
        extension TokenFontWeight {
          /// The nearest weight that SwiftUI names.
          \(access)var fontWeight: SwiftUI.Font.Weight {
            let weights: [SwiftUI.Font.Weight] = [
              .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[_step - 1]
          }
        }
      #endif


      """
    return text + (options.bridgesUIKit ? uiKit : "") + (options.bridgesSwiftUI ? swiftUI : "")
  }
}
