extension CSSValueWriter {
  /// Writes a field: its value, or the reference that it was.
  mutating func write<Value>(
    _ slot: Slot<Value>, _ write: (inout CSSValueWriter, Value) -> Void
  ) {
    if let token = keptReference(of: slot) {
      writeReference(to: token)
    } else {
      write(&self, slot.value)
    }
  }

  mutating func write(_ color: Color) {
    let needsFallback = CSSColor.needsFallback(color)
    if needsFallback { wroteNewNotation = true }
    out.writeCSS(color, flavour, needsFallback: needsFallback)
  }

  mutating func write(_ dimension: Dimension) {
    out.write(number: dimension.value)
    switch dimension.unit {
    case .px: out.write("px")
    case .rem: out.write("rem")
    case .other("%"): out.write("%")
    case .other(let unit): write(unit: unit)
    }
  }

  /// A unit is an identifier; one that begins like an exponent would become part of the number.
  private mutating func write(unit: String) {
    let bytes = Array(unit.utf8)
    guard let first = bytes.first else { return }
    let second = bytes.dropFirst().first { $0 != UInt8(ascii: "-") } ?? 0
    let looksLikeExponent =
      (first | 0x20) == UInt8(ascii: "e") && (0x30...0x39).contains(second)
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20)
    guard looksLikeExponent || !isLetter else {
      out.writeCSS(identifier: bytes[...])
      return
    }
    guard first < 0x80, first > 0x20, first != 0x7F else {
      out.writeCSS(identifier: bytes[...])
      return
    }
    out.write("\\" + String(first, radix: 16) + " ")
    out.writeCSS(identifier: bytes[1...])
  }

  mutating func write(_ duration: Duration) {
    out.write(number: duration.value)
    out.write(duration.unit.rawValue)
  }

  mutating func write(_ weight: FontWeight) { out.write(number: weight.value) }

  mutating func write(_ family: FontFamily) {
    for (index, name) in family.names.enumerated() {
      if index > 0 { out.write(", ") }
      if CSSFontFamily.generic.contains(name) {
        out.write(name)
      } else {
        out.writeCSS(string: name)
      }
    }
  }

  mutating func write(_ curve: CubicBezier) {
    out.write("cubic-bezier(")
    out.write(numbers: curve)
    out.write(")")
  }

  /// CSS has no lengths of dashes; `dashed` is the nearest.
  mutating func write(_ style: StrokeStyle) {
    switch style {
    case .keyword(let keyword): out.write(keyword.rawValue)
    case .dashes: out.write("dashed")
    }
  }

  mutating func write(_ border: Border) {
    write(border.width) { $0.write($1) }
    out.write(" ")
    write(border.style) { $0.write($1) }
    out.write(" ")
    write(border.color) { $0.write($1) }
  }

  mutating func write(_ transition: Transition) {
    write(transition.duration) { $0.write($1) }
    out.write(" ")
    write(transition.timingFunction) { $0.write($1) }
    out.write(" ")
    write(transition.delay) { $0.write($1) }
  }

  mutating func write(_ shadow: Shadow) {
    for (index, layer) in shadow.layers.enumerated() {
      if index > 0 { out.write(", ") }
      write(layer) { $0.write($1) }
    }
  }

  mutating func write(_ layer: ShadowLayer) {
    if layer.inset == true { out.write("inset ") }
    writeLength(layer.offsetX)
    writeLength(layer.offsetY)
    writeLength(layer.blur)
    writeLength(layer.spread)
    write(layer.color) { $0.write($1) }
  }

  private mutating func writeLength(_ length: Slot<Dimension>) {
    write(length) { $0.write($1) }
    out.write(" ")
  }

  /// The stops as the arguments of `linear-gradient()` and its like, which want two at least.
  mutating func write(_ gradient: Gradient) {
    let stops = gradient.stops
    for (index, stop) in (stops.count == 1 ? stops + stops : stops).enumerated() {
      if index > 0 { out.write(", ") }
      write(stop.color) { $0.write($1) }
      out.write(" ")
      if let token = keptReference(of: stop.position) {
        out.write("calc(")
        writeReference(to: token)
        out.write(" * 100%)")
      } else {
        out.write(number: (stop.position.value * 1e10).rounded() / 1e8)
        out.write("%")
      }
    }
  }

  mutating func write(_ height: LineHeight) {
    switch height {
    case .multiple(let number): out.write(number: number)
    case .length(let dimension): write(dimension)
    }
  }

  /// The value of the `font` property.
  mutating func writeFont(_ typography: Typography) {
    if let style = Self.style(of: typography) {
      out.write(style)
      out.write(" ")
    }
    if let weight = typography.fontWeight {
      write(weight) { $0.write($1) }
      out.write(" ")
    }
    if let size = typography.fontSize { write(size) { $0.write($1) } }
    if let height = typography.lineHeight {
      out.write("/")
      write(height) { $0.write($1) }
    }
    out.write(" ")
    if let family = typography.fontFamily { write(family) { $0.write($1) } }
  }

  /// The style that a tolerant dialect has beside the standard's members, where it is not the usual one.
  private static func style(of typography: Typography) -> String? {
    for member in typography.others where member.key == "fontStyle" {
      guard case .string(let text) = member.value else { continue }
      return ["italic", "oblique"].first { $0 == text.lowercased() }
    }
    return nil
  }

  /// A value of a type outside the standard: text as it is where CSS can only read it as a value,
  /// lists and objects as a string of JSON.
  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: break
    case .boolean(let flag): out.write(flag ? "true" : "false")
    case .number(let number): out.write(number: number)
    case .digits(let digits): out.write(digits)
    case .string(let text) where CSSCustomText.isPlain(text): out.write(text)
    case .string(let text): out.writeCSS(string: text)
    case .array, .object:
      var json = ByteWriter()
      json.writeJSON(value)
      out.writeCSS(string: json.bytes(from: 0))
    }
  }
}
