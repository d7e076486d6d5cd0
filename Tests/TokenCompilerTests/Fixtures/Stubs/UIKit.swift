// swift-format-ignore-file
// As much of UIKit as generated code uses, so that its `canImport(UIKit)` parts are type-checked
// where there is no UIKit. Signatures only.
@_exported import Foundation

public final class CGColor: Sendable {}

open class CALayer {
  public init() {}
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowOffset: CGSize = .zero
  public var shadowRadius: CGFloat = 0
  public var cornerRadius: CGFloat = 0
  public var borderColor: CGColor?
  public var borderWidth: CGFloat = 0
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

open class UITraitCollection: @unchecked Sendable {
  public init() {}
  public var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  public var accessibilityContrast: UIAccessibilityContrast { .unspecified }
}

public final class UIColor: Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    return nil
  }
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  public var cgColor: CGColor { CGColor() }
}

public final class UIFontDescriptor: Sendable {
  public struct AttributeName: Hashable, Sendable {
    public static let family = AttributeName()
    public static let traits = AttributeName()
  }
  public struct TraitKey: Hashable, Sendable {
    public static let weight = TraitKey()
  }
  public init(fontAttributes: [AttributeName: Any]) {}
}

public final class UIFont: Sendable {
  public struct TextStyle: Hashable, Sendable {
    public static let body = TextStyle()
  }
  public struct Weight: Hashable, Sendable {
    public let rawValue: CGFloat
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }
  public init(descriptor: UIFontDescriptor, size: CGFloat) {}
  public init?(name: String, size: CGFloat) { return nil }
  private init() {}
  public var familyName: String { "" }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
}

public final class UIFontMetrics: Sendable {
  public init(forTextStyle style: UIFont.TextStyle) {}
  public func scaledFont(for font: UIFont) -> UIFont { font }
}

@MainActor public final class UICubicTimingParameters {
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {}
}

public protocol UITraitDefinition {}
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}
@MainActor public protocol UITraitEnvironment: AnyObject {}
@MainActor public protocol UITraitChangeRegistration: AnyObject {}
private final class Registration: UITraitChangeRegistration {}

@MainActor open class UIView: UITraitEnvironment {
  public init() {}
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) { nil }
  public var backgroundColor: UIColor?
  open var tintColor: UIColor!
  public var layer: CALayer { CALayer() }
  public var traitCollection: UITraitCollection { UITraitCollection() }
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }
}

open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
  }
  open var isEnabled: Bool { get { true } set {} }
  open var isHighlighted: Bool { get { false } set {} }
}

open class UILabel: UIView {
  public var font: UIFont?
}

open class UIButton: UIControl {
  public var titleLabel: UILabel? { nil }
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
}
