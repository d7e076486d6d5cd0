/// The standard's types for values of types that it does not have, where their form leaves no doubt.
enum DTCGForm {
  /// The value, in a type of the standard where its form is one.
  static func value(_ value: TokenValue) -> TokenValue {
    switch value {
    case .custom(.number(let number)): .number(number)
    case .custom(.string(let text)): self.value(ofText: text) ?? value
    default: value
    }
  }

  /// The type that a value of another tool's type gets; `nil` for all others.
  static func type(_ value: TokenValue) -> TokenType? {
    guard case .custom = value else { return nil }
    return switch self.value(value) {
    case .color: .color
    case .dimension: .dimension
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    default: nil
    }
  }

  private static func value(ofText text: String) -> TokenValue? {
    if ColorText.looksLikeColor(text), let color = ColorText.color(text) { return .color(color) }
    if let dimension = Dimension(cssText: text) { return .dimension(dimension) }
    if let duration = Duration(cssText: text) { return .duration(duration) }
    guard text.utf8.last == UInt8(ascii: ")") else { return nil }
    return EasingText.curve(text).map(TokenValue.cubicBezier)
  }
}
