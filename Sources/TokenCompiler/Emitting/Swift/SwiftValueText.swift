/// Values as the documentation comments show them: short, for people.
enum SwiftValueText {
  /// How much of a long text is shown.
  private static let longest = 60
  /// How many parts of a list.
  private static let longestList = 4

  /// Writes a value in a code span. Colours, numbers, lengths and shadows, which most values are, hold
  /// nothing that could end it, and are written without text in between.
  static func writeSpan(_ value: TokenValue, to writer: inout ByteWriter) {
    switch value {
    case .color(let color): writeSpan(to: &writer) { write(color, to: &$0) }
    case .number(let number): writeSpan(to: &writer) { $0.write(number: number) }
    case .dimension(let length): writeSpan(to: &writer) { write(length, to: &$0) }
    case .shadow(let shadow): writeSpan(to: &writer) { write(shadow, to: &$0) }
    default: SwiftText.writeCodeSpan(text(value), to: &writer)
    }
  }

  private static func writeSpan(
    to writer: inout ByteWriter, _ body: (inout ByteWriter) -> Void
  ) {
    writer.write("`")
    body(&writer)
    writer.write("`")
  }

  /// The text of a value.
  static func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): text(color)
    case .dimension(let length): text(length)
    case .fontFamily(let family): shortened(family.names.joined(separator: ", "))
    case .fontWeight(let weight): NumberText.text(weight.value)
    case .duration(let duration): NumberText.text(duration.value) + duration.unit.rawValue
    case .cubicBezier(let curve): text(curve)
    case .number(let number): NumberText.text(number)
    case .strokeStyle(let style): text(style)
    case .border(let border):
      [text(border.width.value), text(border.style.value), text(border.color.value)]
        .joined(separator: " ")
    case .transition(let transition): text(transition)
    case .shadow(let shadow): text { write(shadow, to: &$0) }
    case .gradient(let gradient): list(gradient.stops.map(text))
    case .typography(let font): text(font)
    case .string(let string): "\"" + shortened(string) + "\""
    case .boolean(let flag): flag ? "true" : "false"
    case .null: "null"
    case .custom(let data): shortened(SwiftJSONText.text(data))
    case .opaque: "no value"
    case .invalid: "invalid"
    }
  }

  private static func text(_ color: Color) -> String { text { write(color, to: &$0) } }

  private static func text(_ body: (inout ByteWriter) -> Void) -> String {
    var writer = ByteWriter()
    body(&writer)
    return writer.text
  }

  private static func write(_ color: Color, to writer: inout ByteWriter) {
    if color.space == .srgb {
      let value = SwiftColorValue(color)
      if value.isPacked {
        let (color, alpha) = (value.packed >> 8, value.packed & 0xFF)
        writer.write("#")
        writer.write(hex: color, digits: 6)
        if alpha != 0xFF { writer.write(hex: alpha, digits: 2) }
        return
      }
    }
    writer.write(color.space.rawValue)
    for index in 0..<3 {
      writer.write(" ")
      if let component = color.component(index) {
        writer.write(number: component)
      } else {
        writer.write("none")
      }
    }
    guard let alpha = color.alpha, alpha != 1 else { return }
    writer.write(" / ")
    writer.write(number: alpha)
  }

  private static func text(_ length: Dimension) -> String { text { write(length, to: &$0) } }

  private static func write(_ length: Dimension, to writer: inout ByteWriter) {
    writer.write(number: length.value)
    switch length.unit {
    case .px: writer.write("px")
    case .rem: writer.write("rem")
    case .other(let unit): writer.write(unit)
    }
  }

  private static func text(_ curve: CubicBezier) -> String {
    "(" + [curve.x1, curve.y1, curve.x2, curve.y2].map(NumberText.text).joined(separator: ", ")
      + ")"
  }

  private static func text(_ style: StrokeStyle) -> String {
    switch style {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let dashes, _): "dashes " + list(dashes.map { text($0.value) })
    }
  }

  private static func text(_ transition: Transition) -> String {
    let times = [transition.duration.value, transition.delay.value]
      .map { NumberText.text($0.value) + $0.unit.rawValue }
    return times.joined(separator: " after ") + " " + text(transition.timingFunction.value)
  }

  private static func write(_ shadow: Shadow, to writer: inout ByteWriter) {
    for index in 0..<min(shadow.layers.count, longestList) {
      if index > 0 { writer.write(", ") }
      write(shadow.layers[index].value, to: &writer)
    }
    if shadow.layers.count > longestList { writer.write(", …") }
  }

  private static func write(_ layer: ShadowLayer, to writer: inout ByteWriter) {
    if layer.inset == true { writer.write("inset ") }
    writeLength(layer.offsetX.value, to: &writer)
    writeLength(layer.offsetY.value, to: &writer)
    writeLength(layer.blur.value, to: &writer)
    writeLength(layer.spread.value, to: &writer)
    write(layer.color.value, to: &writer)
  }

  private static func writeLength(_ length: Dimension, to writer: inout ByteWriter) {
    write(length, to: &writer)
    writer.write(" ")
  }

  private static func text(_ stop: GradientStop) -> String {
    text(stop.color.value) + " at " + NumberText.text(stop.position.value)
  }

  private static func text(_ font: Typography) -> String {
    var parts: [String] = []
    if let weight = font.fontWeight { parts.append(NumberText.text(weight.value.value)) }
    if let size = font.fontSize { parts.append(text(size.value)) }
    switch font.lineHeight?.value {
    case .multiple(let factor): parts.append("/ " + NumberText.text(factor))
    case .length(let length): parts.append("/ " + text(length))
    case nil: break
    }
    if let family = font.fontFamily {
      parts.append(shortened(family.value.names.joined(separator: ", ")))
    }
    return parts.joined(separator: " ")
  }

  private static func list(_ parts: [String]) -> String {
    guard parts.count > longestList else { return parts.joined(separator: ", ") }
    return parts.prefix(longestList).joined(separator: ", ") + ", …"
  }

  private static func shortened(_ text: String) -> String {
    text.unicodeScalars.count <= longest ? text : String(text.prefix(longest)) + "…"
  }
}
