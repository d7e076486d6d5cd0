extension TokenValue {
  /// What the value is inside a longer text: what CSS writes for it. `nil` for what has no such form.
  var templateText: String? {
    switch self {
    case .color(let color): color.templateText
    case .dimension(let dimension): dimension.templateText
    case .duration(let duration): duration.templateText
    case .number(let number): Self.text(number)
    case .string(let text), .custom(.string(let text)): text
    case .custom(.number(let number)): Self.text(number)
    case .fontFamily(let family): family.names.joined(separator: ", ")
    case .fontWeight(let weight): Self.text(weight.value)
    case .boolean(let flag), .custom(.boolean(let flag)): flag ? "true" : "false"
    case .cubicBezier(let curve): curve.templateText
    case .strokeStyle(let style): style.templateText
    case .border(let border): border.templateText
    case .transition(let transition): transition.templateText
    case .shadow(let shadow):
      shadow.layers.map(\.value.templateText).joined(separator: ", ")
    case .custom, .gradient, .typography, .null, .opaque, .invalid: nil
    }
  }

  /// A number without a fraction that says nothing.
  static func text(_ number: Double) -> String {
    TokenNumberText.text(number)
  }
}

extension Color {
  fileprivate var templateText: String {
    let inSRGB = converted(to: .srgb)
    if let hex, alpha == nil { return hex }
    let parts = inSRGB.components.map { TokenValue.text(((($0 ?? 0) * 255)).rounded()) }
    guard let alpha else { return "rgb(\(parts.joined(separator: ", ")))" }
    return "rgba(\(parts.joined(separator: ", ")), \(TokenValue.text(alpha)))"
  }
}

extension Dimension {
  fileprivate var templateText: String { TokenValue.text(value) + unit.name }
}

extension Duration {
  fileprivate var templateText: String { TokenValue.text(value) + unit.rawValue }
}

extension CubicBezier {
  fileprivate var templateText: String {
    let numbers = [x1, y1, x2, y2].map(TokenValue.text)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}

extension StrokeStyle {
  /// CSS has no lengths of dashes.
  fileprivate var templateText: String? {
    if case .keyword(let keyword) = self { keyword.rawValue } else { nil }
  }
}

extension Border {
  fileprivate var templateText: String? {
    style.value.templateText.map {
      "\(width.value.templateText) \($0) \(color.value.templateText)"
    }
  }
}

extension Transition {
  fileprivate var templateText: String {
    "\(duration.value.templateText) \(timingFunction.value.templateText)"
      + " \(delay.value.templateText)"
  }
}

extension ShadowLayer {
  fileprivate var templateText: String {
    let lengths = [offsetX, offsetY, blur, spread].map(\.value.templateText)
    let words = (inset == true ? ["inset"] : []) + lengths + [color.value.templateText]
    return words.joined(separator: " ")
  }
}
