// swift-format-ignore-file
// As much of SwiftUI as generated code uses, so that its `canImport(SwiftUI)` parts are type-checked
// where there is no SwiftUI. Signatures only.
@_exported import Foundation

public enum ColorScheme: Sendable { case light, dark }
public enum ColorSchemeContrast: Sendable { case standard, increased }

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: Sendable {
  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
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
  public init(_ name: String, bundle: Bundle? = nil) {}
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(red: 0, green: 0, blue: 0)
  }
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

@propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View {
  public var body: Never { fatalError() }
}
public struct AnyView: View {
  public nonisolated init<Content: View>(_ view: Content) {}
  public var body: Never { fatalError() }
}
public struct Text: View, Sendable {
  public nonisolated init(_ text: String) {}
  public var body: Never { fatalError() }
}
public struct Button<Label: View>: View {
  public var body: Never { fatalError() }
}
extension Button where Label == Text {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}

public struct ButtonStyleConfiguration {
  public var label: AnyView { AnyView(Text("")) }
  public var isPressed: Bool { false }
}
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public protocol Shape: Sendable {}
public protocol InsettableShape: Shape {}
extension InsettableShape {
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> some View { AnyView(Text("")) }
}
public struct RoundedRectangle: InsettableShape {
  public init(cornerRadius: CGFloat) {}
}

extension View {
  public nonisolated func background<Style: ShapeStyle>(_ style: Style) -> some View { self }
  public nonisolated func background<Style: ShapeStyle, S: InsettableShape>(
    _ style: Style, in shape: S
  ) -> some View { self }
  public nonisolated func overlay<Overlay: View>(
    @ViewBuilder content: () -> Overlay
  ) -> some View { self }
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
  public nonisolated func font(_ font: Font?) -> some View { self }
  public nonisolated func padding(_ length: CGFloat) -> some View { self }
  public nonisolated func opacity(_ opacity: Double) -> some View { self }
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View { self }
  public nonisolated func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { self }
}
