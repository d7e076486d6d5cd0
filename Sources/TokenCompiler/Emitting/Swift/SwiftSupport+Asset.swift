// What a colour of an asset catalog is in the generated code.
extension SwiftSupport {
  static func asset(_ options: SwiftOptions) -> String {
    let access = options.access
    let text = """
      /// A colour of the asset catalog that was made from the same tokens. It follows the system.
      \(access)struct TokenColorAsset: Sendable, Hashable {
        /// Its name in the catalog, with its folders.
        \(access)var name: String

        /// The colour of that name.
        \(access)init(_ name: String) { self.name = name }
      }


      """
    return text + (options.bridgesUIKit ? assetUIKit(options) : "")
      + (options.bridgesSwiftUI ? assetSwiftUI(options) : "")
  }

  private static func assetUIKit(_ options: SwiftOptions) -> String {
    """
    #if canImport(UIKit)
      extension TokenColorAsset {
        /// The colour for UIKit; clear where the catalog has none of that name.
        \(options.access)var uiColor: UIColor {
          #if os(watchOS)
            let found = UIColor(named: name)
          #else
            let found = UIColor(named: name, in: \(options.bundle), compatibleWith: nil)
          #endif
          if let found { return found }
          assertionFailure("there is no colour '\\(name)' in the asset catalog")
          return UIColor(red: 0, green: 0, blue: 0, alpha: 0)
        }
      }
    #endif


    """
  }

  private static func assetSwiftUI(_ options: SwiftOptions) -> String {
    """
    #if canImport(SwiftUI)
      @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
      extension TokenColorAsset {
        /// The colour for SwiftUI.
        \(options.access)var color: SwiftUI.Color { SwiftUI.Color(name, bundle: \(options.bundle)) }
      }

      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
      extension TokenColorAsset: ShapeStyle {
        /// The colour in an environment; so a token can be given to `background`, `foregroundStyle`
        /// and `fill` as it is.
        \(options.access)func resolve(in environment: EnvironmentValues) -> SwiftUI.Color.Resolved {
          color.resolve(in: environment)
        }
      }
    #endif


    """
  }
}
