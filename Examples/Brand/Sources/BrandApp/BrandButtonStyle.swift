#if canImport(SwiftUI)
  import BrandTheme
  import SwiftUI

  private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.default
  }

  extension EnvironmentValues {
    /// The theme of a view and everything in it.
    public var theme: Theme {
      get { self[ThemeKey.self] }
      set { self[ThemeKey.self] = newValue }
    }
  }

  /// A button in the brand's colours. They follow light, dark and increased contrast.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public struct BrandButtonStyle: ButtonStyle {
    @Environment(\.theme) private var theme

    /// The style.
    public init() {}

    /// The title on the brand's colour.
    public func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .font(theme.font.button.font(relativeTo: .body))
        .padding(theme.spacing.small)
        .foregroundStyle(theme.color.button.title)
        .background(
          theme.color.button.background, in: RoundedRectangle(cornerRadius: theme.radius.button)
        )
        .opacity(configuration.isPressed ? 0.8 : 1)
    }
  }

  /// A screen whose theme can be swapped at run time: `Screen().environment(\.theme, .round)`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public struct Screen: View {
    @Environment(\.theme) private var theme
    private let save: @MainActor () -> Void

    /// A screen that calls `save`.
    public init(save: @escaping @MainActor () -> Void) { self.save = save }

    /// A button on the theme's background.
    public var body: some View {
      Button("Save", action: save)
        .buttonStyle(BrandButtonStyle())
        .padding(theme.spacing.large)
        .background(theme.color.background)
    }
  }
#endif
