/// Values in the forms of DTCG Format 2025.10, as they were written: nothing is filled in, no
/// keyword becomes a number. References are gone.
extension ByteWriter {
  /// Writes the `$value` of a token; `false` where there is none to write.
  mutating func writeJSON(value: TokenValue) -> Bool {
    switch value {
    case .color(let color): writeJSON(color)
    case .dimension(let dimension): writeJSON(dimension)
    case .fontFamily(let family): writeJSON(family)
    case .fontWeight(let weight): writeJSON(weight)
    case .duration(let duration): writeJSON(duration)
    case .cubicBezier(let curve): writeJSON(curve)
    case .number(let number): writeJSON(number: number)
    case .strokeStyle(let style): writeJSON(style)
    case .border(let border): writeJSON(border)
    case .transition(let transition): writeJSON(transition)
    case .shadow(let shadow): writeJSON(shadow)
    case .gradient(let gradient): writeJSON(list: gradient.stops) { $0.writeJSON($1) }
    case .typography(let typography): writeJSON(typography)
    case .string(let text): writeJSON(value: text)
    case .boolean(let flag): write(flag ? "true" : "false")
    case .null: write("null")
    case .custom(let value): writeJSON(value, as: .value)
    case .opaque, .invalid: return false
    }
    return true
  }

  private mutating func writeJSON(_ color: Color) {
    write("{\"colorSpace\": ")
    writeJSON(word: color.space.rawValue)
    write(", \"components\": [")
    writeJSON(component: color.component(0))
    write(", ")
    writeJSON(component: color.component(1))
    write(", ")
    writeJSON(component: color.component(2))
    write("]")
    if let alpha = color.alpha {
      write(", \"alpha\": ")
      writeJSON(number: alpha)
    }
    if let hex = color.hex {
      write(", \"hex\": ")
      writeJSON(string: hex)
    }
    write("}")
  }

  private mutating func writeJSON(component: Double?) {
    if let component { writeJSON(number: component) } else { write("\"none\"") }
  }

  private mutating func writeJSON(_ dimension: Dimension) {
    write("{\"value\": ")
    writeJSON(number: dimension.value)
    switch dimension.unit {
    case .px: write(", \"unit\": \"px\"}")
    case .rem: write(", \"unit\": \"rem\"}")
    case .other(let unit):
      write(", \"unit\": ")
      writeJSON(string: unit)
      write("}")
    }
  }

  private mutating func writeJSON(_ duration: Duration) {
    write("{\"value\": ")
    writeJSON(number: duration.value)
    write(duration.unit == .s ? ", \"unit\": \"s\"}" : ", \"unit\": \"ms\"}")
  }

  /// One name that tolerant dialects would take for several begins with an escape.
  private mutating func writeJSON(_ family: FontFamily) {
    guard let name = family.names.first, !family.isList, family.names.count == 1 else {
      return writeJSON(list: family.names) { $0.writeJSON(value: $1) }
    }
    if FontListText.names(name) == [name] {
      writeJSON(value: name)
    } else {
      writeJSON(escaped: name)
    }
  }

  private mutating func writeJSON(_ weight: FontWeight) {
    if let keyword = weight.keyword {
      writeJSON(string: keyword)
    } else {
      writeJSON(number: weight.value)
    }
  }

  private mutating func writeJSON(_ curve: CubicBezier) {
    write("[")
    write(numbers: curve)
    write("]")
  }

  private mutating func writeJSON(_ style: StrokeStyle) {
    switch style {
    case .keyword(let keyword): writeJSON(string: keyword.rawValue)
    case .dashes(let dashes, let cap):
      write("{\"dashArray\": ")
      writeJSON(list: dashes) { $0.writeJSON($1.value) }
      write(", \"lineCap\": ")
      writeJSON(string: cap.rawValue)
      write("}")
    }
  }

  private mutating func writeJSON(_ border: Border) {
    write("{\"color\": ")
    writeJSON(border.color.value)
    write(", \"width\": ")
    writeJSON(border.width.value)
    write(", \"style\": ")
    writeJSON(border.style.value)
    write("}")
  }

  private mutating func writeJSON(_ transition: Transition) {
    write("{\"duration\": ")
    writeJSON(transition.duration.value)
    write(", \"delay\": ")
    writeJSON(transition.delay.value)
    write(", \"timingFunction\": ")
    writeJSON(transition.timingFunction.value)
    write("}")
  }

  private mutating func writeJSON(_ shadow: Shadow) {
    if let layer = shadow.layers.first, !shadow.isList, shadow.layers.count == 1 {
      writeJSON(layer.value)
    } else {
      writeJSON(list: shadow.layers) { $0.writeJSON($1.value) }
    }
  }

  private mutating func writeJSON(_ layer: ShadowLayer) {
    write("{\"color\": ")
    writeJSON(layer.color.value)
    write(", \"offsetX\": ")
    writeJSON(layer.offsetX.value)
    write(", \"offsetY\": ")
    writeJSON(layer.offsetY.value)
    write(", \"blur\": ")
    writeJSON(layer.blur.value)
    write(", \"spread\": ")
    writeJSON(layer.spread.value)
    if let inset = layer.inset { write(inset ? ", \"inset\": true" : ", \"inset\": false") }
    write("}")
  }

  private mutating func writeJSON(_ stop: GradientStop) {
    write("{\"color\": ")
    writeJSON(stop.color.value)
    write(", \"position\": ")
    writeJSON(number: stop.position.value)
    write("}")
  }

  private mutating func writeJSON(_ typography: Typography) {
    var isFirst = true
    write("{")
    writeJSON("\"fontFamily\": ", typography.fontFamily, &isFirst) { $0.writeJSON($1) }
    writeJSON("\"fontSize\": ", typography.fontSize, &isFirst) { $0.writeJSON($1) }
    writeJSON("\"fontWeight\": ", typography.fontWeight, &isFirst) { $0.writeJSON($1) }
    writeJSON("\"letterSpacing\": ", typography.letterSpacing, &isFirst) { $0.writeJSON($1) }
    writeJSON("\"lineHeight\": ", typography.lineHeight, &isFirst) { $0.writeJSON($1) }
    for member in typography.others {
      if !isFirst { write(", ") }
      isFirst = false
      writeJSON(keyInValue: member.key, isInKnownType: true)
      write(": ")
      writeJSON(member.value, as: .value)
    }
    write("}")
  }

  private mutating func writeJSON(_ height: LineHeight) {
    switch height {
    case .multiple(let number): writeJSON(number: number)
    case .length(let dimension): writeJSON(dimension)
    }
  }

  /// Writes a member that may be missing.
  private mutating func writeJSON<Value>(
    _ key: StaticString, _ slot: Slot<Value>?, _ isFirst: inout Bool,
    _ write: (inout ByteWriter, Value) -> Void
  ) {
    guard let slot else { return }
    if !isFirst { self.write(", ") }
    isFirst = false
    self.write(key)
    write(&self, slot.value)
  }

  private mutating func writeJSON<Element>(
    list: [Element], _ write: (inout ByteWriter, Element) -> Void
  ) {
    self.write("[")
    for (index, element) in list.enumerated() {
      if index > 0 { self.write(", ") }
      write(&self, element)
    }
    self.write("]")
  }
}
