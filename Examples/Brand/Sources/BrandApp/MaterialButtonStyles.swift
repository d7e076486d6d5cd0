#if canImport(SwiftUI)
  import BrandTheme
  import SwiftUI

  /// Material's text button: a title and nothing around it.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public struct TextButtonStyle: ButtonStyle {
    @Environment(\.theme) private var theme

    /// The style.
    public init() {}

    /// The title in the brand's colour.
    public func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .font(theme.font.button.font(relativeTo: .body))
        .padding(theme.spacing.small)
        .foregroundStyle(theme.color.button.text.title)
        .opacity(configuration.isPressed ? 0.8 : 1)
    }
  }

  /// Material's outlined button: a title with a line around it.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public struct OutlinedButtonStyle: ButtonStyle {
    @Environment(\.theme) private var theme

    /// The style.
    public init() {}

    /// The title in its line.
    public func makeBody(configuration: Configuration) -> some View {
      let colors = theme.color.button.outlined
      configuration.label
        .font(theme.font.button.font(relativeTo: .body))
        .padding(theme.spacing.small)
        .foregroundStyle(colors.title)
        .overlay {
          RoundedRectangle(cornerRadius: theme.radius.button)
            .strokeBorder(colors.border, lineWidth: theme.borderWidth.button)
        }
        .opacity(configuration.isPressed ? 0.8 : 1)
    }
  }

  /// Material's contained button: a title on a filled shape.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public struct ContainedButtonStyle: ButtonStyle {
    @Environment(\.theme) private var theme

    /// The style.
    public init() {}

    /// The title on its shape.
    public func makeBody(configuration: Configuration) -> some View {
      let colors = theme.color.button.contained
      configuration.label
        .font(theme.font.button.font(relativeTo: .body))
        .padding(theme.spacing.small)
        .foregroundStyle(colors.title)
        .background(colors.background, in: RoundedRectangle(cornerRadius: theme.radius.button))
        .opacity(configuration.isPressed ? 0.8 : 1)
    }
  }
#endif
