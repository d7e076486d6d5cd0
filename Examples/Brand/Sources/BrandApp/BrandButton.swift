#if canImport(UIKit) && !os(watchOS)
  import BrandTheme
  import UIKit

  /// A button in the brand's colours. `UIColor`s follow light, dark and increased contrast by
  /// themselves; what a layer holds is set again when the traits change.
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  open class BrandButton: UIButton {
    /// The theme; a customer's may be set at any time.
    public var theme: Theme = .default {
      didSet { applyTheme() }
    }

    /// A button in the default theme.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges(
        [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
      ) { (button: BrandButton, _: UITraitCollection) in
        button.applyTheme()
      }
      applyTheme()
    }

    /// Not used: the button is made in code.
    public required init?(coder: NSCoder) { nil }

    private func applyTheme() {
      backgroundColor = theme.color.button.background.uiColor
      setTitleColor(theme.color.button.title.uiColor, for: .normal)
      titleLabel?.font = theme.font.button.uiFont(relativeTo: .body)
      layer.cornerRadius = theme.radius.button
      theme.shadow.button.layers.first?.apply(to: layer, for: traitCollection)
    }
  }
#endif
