/// Values on one line as a page says them: as other reports do, but for what people read otherwise.
enum PageText {
  static func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): text(color) ?? ValueText.text(value)
    case .typography(let typography): DisplayText.line(text(typography))
    case .strokeStyle(.dashes(let dashes, let cap)):
      "dashes " + dashes.map { text($0.value) }.joined(separator: " ") + ", \(cap.rawValue) caps"
    default: ValueText.text(value)
    }
  }

  /// In hexadecimal, as colours of sRGB are known by; `nil` for those that have no such form.
  private static func text(_ color: Color) -> String? {
    guard color.space == .srgb, !CSSColor.needsFallback(color) else { return nil }
    let exact = ValueText.text(.color(color))
    guard !exact.hasPrefix("#") else { return exact }
    let hex = written(color) ?? SwatchColor(Color(.srgb, color.components)).text
    let alpha = color.alpha ?? 1
    return alpha == 1 ? hex : hex + " at " + NumberText.text((alpha * 1000).rounded() / 10) + "%"
  }

  /// The hexadecimal form that stands beside the components, where it is theirs.
  private static func written(_ color: Color) -> String? {
    guard let hex = color.hex?.lowercased(), hex.utf8.count == 7,
      let number = Int(hex.dropFirst(), radix: 16)
    else { return nil }
    let isTheirs = (0..<3).allSatisfy { index in
      let byte = Double(number >> (16 - 8 * index) & 255)
      return abs((color.component(index) ?? 0) * 255 - byte) <= 1
    }
    return isTheirs ? hex : nil
  }

  private static func text(_ dimension: Dimension) -> String {
    ValueText.text(.dimension(dimension))
  }

  /// `Inter 700 · 48px / 1.1 · -0.5px · else Helvetica`.
  private static func text(_ typography: Typography) -> String {
    let family = typography.fontFamily?.value.names ?? []
    let weight = typography.fontWeight.map { NumberText.text($0.value.value) }
    let font = [family.first, weight].compactMap { $0 }.joined(separator: " ")
    let height = typography.lineHeight.map { " / " + text($0.value) } ?? ""
    let size = (typography.fontSize.map { text($0.value) } ?? "") + height
    var parts = [font, size]
    if let spacing = typography.letterSpacing?.value, spacing.value != 0 {
      parts.append(text(spacing))
    }
    parts += typography.others.map { $0.key + " " + text($0.value) }
    if family.count > 1 { parts.append("else " + family.dropFirst().joined(separator: ", ")) }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private static func text(_ height: LineHeight) -> String {
    switch height {
    case .multiple(let number): NumberText.text(number)
    case .length(let dimension): text(dimension)
    }
  }

  private static func text(_ value: JSONValue) -> String {
    if case .string(let text) = value { return text }
    return ValueText.json(.custom(value))
  }
}
