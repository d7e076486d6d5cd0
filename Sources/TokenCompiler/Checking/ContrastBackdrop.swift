/// What lies behind translucent backgrounds.
enum ContrastBackdrop {
  /// Nobody says.
  case unknown
  case token(TokenID)
  case color(Color)

  /// What a configuration says; `nil` where it names no token and no colour.
  init?(_ text: String?, in graph: ThemeGraph) {
    guard let text else {
      self = .unknown
      return
    }
    if let token = graph.token(at: Self.path(text)) {
      self = .token(token)
    } else if let color = ColorText.color(text) {
      self = .color(color)
    } else {
      return nil
    }
  }

  /// The path in a reference, or the text itself.
  static func path(_ text: String) -> String {
    let isReference = text.hasPrefix("{") && text.hasSuffix("}")
    return isReference || text.hasPrefix("<") && text.hasSuffix(">")
      ? String(text.dropFirst().dropLast()) : text
  }

  /// The colour in a theme, if it lets nothing through.
  func color(_ graph: ThemeGraph, inTheme theme: Int) -> Color? {
    switch self {
    case .unknown: nil
    case .color(let color): Self.opaque(color)
    case .token(let token): Self.opaque(graph.value(of: token, inTheme: theme)?.asColor)
    }
  }

  private static func opaque(_ color: Color?) -> Color? { color?.alpha ?? 1 < 1 ? nil : color }
}
