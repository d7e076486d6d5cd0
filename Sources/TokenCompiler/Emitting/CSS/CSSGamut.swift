/// Finds the colours whose sRGB fallback is another colour: those outside sRGB for which the author
/// gave no fallback.
enum CSSGamut {
  /// Reports each of them once, where it is written.
  static func report(_ graph: ThemeGraph, into diagnostics: inout Diagnostics) {
    // Each value is looked at once, however many tokens of however many themes have it; few graphs have
    // such a colour at all.
    let isOuter = graph.values.map { hasOuterColor($0) }
    guard isOuter.contains(true) else { return }
    let themeAround = diagnostics.theme
    for theme in graph.columns.indices {
      diagnostics.theme = theme
      for token in graph.tokens.ids where graph.columns[theme].targets[token.index] == .max {
        guard let declaration = graph.declaration(of: token, inTheme: theme),
          isOuter[Int(graph.columns[theme].values[token.index])]
        else { continue }
        let span = graph.declarations[declaration].valueSpan
        diagnostics.report(.cssFallbackMapped(graph.path(of: token), at: span))
      }
    }
    diagnostics.theme = themeAround
  }

  /// Whether a value has such a colour; what a field refers to is reported at its own token.
  private static func hasOuterColor(_ value: TokenValue) -> Bool {
    switch value {
    case .color(let color): isOuter(color)
    case .border(let border): isOuter(border.color)
    case .shadow(let shadow):
      shadow.layers.contains { $0.reference == nil && isOuter($0.value.color) }
    case .gradient(let gradient): gradient.stops.contains { isOuter($0.color) }
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .transition, .typography, .string, .boolean, .null, .custom, .opaque, .invalid:
      false
    }
  }

  private static func isOuter(_ slot: Slot<Color>) -> Bool {
    slot.reference == nil && isOuter(slot.value)
  }

  private static func isOuter(_ color: Color) -> Bool {
    color.hex == nil && CSSColor.needsFallback(color) && !color.isInGamut(of: .srgb)
  }
}
