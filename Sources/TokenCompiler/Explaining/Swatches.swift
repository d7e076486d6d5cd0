/// Colours shown as colours, on terminals that can.
package struct Swatches: Sendable {
  /// What a terminal can.
  package enum Style: Sendable {
    case none
    /// The palette of 256 colours.
    case palette
    /// 24 bits.
    case full
  }

  private let style: Style

  /// Swatches in a style.
  package init(_ style: Style) { self.style = style }

  /// A patch with a blank behind it, half of it over white and half over black; empty where there are no
  /// colours.
  func patch(_ value: TokenValue) -> String {
    guard style != .none, let color = value.asColor else { return "" }
    let halves = [Color(.srgb, [1, 1, 1]), Color(.srgb, [0, 0, 0])].map { ground in
      "\u{1B}[48;\(code(color.composited(over: ground)))m  "
    }
    return halves.joined() + "\u{1B}[0m "
  }

  /// Two letters in a colour on another one, with a blank behind them.
  func letters(_ foreground: Color, on background: Color) -> String {
    guard style != .none else { return "" }
    return "\u{1B}[38;\(code(foreground));48;\(code(background))m Aa \u{1B}[0m "
  }

  private func code(_ color: Color) -> String {
    let bytes = color.srgbBytes
    let channels = [bytes.red, bytes.green, bytes.blue].map(Int.init)
    if style == .full { return "2;" + channels.map(String.init).joined(separator: ";") }
    let steps = channels.map(Self.step)
    return "5;\(16 + 36 * steps[0] + 6 * steps[1] + steps[2])"
  }

  /// The nearest of the six steps of a channel in the palette: 0, 95, 135, 175, 215, 255.
  private static func step(_ channel: Int) -> Int {
    channel < 48 ? 0 : channel < 115 ? 1 : (channel - 35) / 40
  }
}
