// swift-format-ignore-file
// As much of SwiftUI as generated code uses, so that its `canImport(SwiftUI)` parts are type-checked
// where there is no SwiftUI. Signatures only.
@_exported import Foundation

public enum ColorScheme: Sendable { case light, dark }
public enum ColorSchemeContrast: Sendable { case standard, increased }

public struct EnvironmentValues: Sendable {
  public init() {}
  public var colorScheme: ColorScheme = .light
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle
  func resolve(in environment: EnvironmentValues) -> Resolved
}

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
  public struct Resolved: Hashable, ShapeStyle {
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {}
    public func resolve(in environment: EnvironmentValues) -> Resolved { self }
  }
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: Hashable, Sendable { case body, headline }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font { Font() }
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
}

public struct Animation: Hashable, Sendable {
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
}

public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public init(color: Color, location: CGFloat) {}
  }
  public init(stops: [Stop]) {}
}

public enum CGLineCap: Sendable { case butt, round, square }

public struct StrokeStyle: Sendable {
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, dash: [CGFloat] = []) {}
}

public protocol View {}
public struct Text: View, Sendable {
  public init(_ text: String) {}
}
extension View {
  public func background<Style: ShapeStyle>(_ style: Style) -> some View { self }
}
