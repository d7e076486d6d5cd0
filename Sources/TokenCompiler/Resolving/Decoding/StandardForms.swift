/// Values in the standard's own forms in which nothing is wrong, read from the flat values in one pass: no
/// list of members, no text of a key, a number or a unit. Nearly all values of large files are such. What is
/// written in any other way, or has a fault, gives `nil` here and is the decoder's, which knows what to say
/// of it and gives the same value where it says nothing. It was a third of the instructions of resolving.
struct StandardForms {
  let values: [RawValue]
  let bytes: [UInt8]

  /// A literal number.
  func number(at index: RawIndex) -> Double? {
    let value = values[Int(index)]
    guard value.kind == .number, !value.isNamed else { return nil }
    return QuickNumber.read(bytes, value.range.integers)
  }

  /// `{"colorSpace": …, "components": […], "alpha": …, "hex": …}`
  func color(at index: RawIndex) -> Color? {
    var space: ColorSpace?
    var components: RawIndex?
    var alpha: Double?
    var hex: String?
    let end = values[Int(index)].next
    var member = index + 1
    while member < end {
      let value = values[Int(member)]
      if space == nil, isMember(value, "colorSpace") {
        space = self.space(value)
        guard space != nil else { return nil }
      } else if components == nil, isMember(value, "components") {
        components = member
      } else if alpha == nil, isMember(value, "alpha") {
        alpha = number(at: member)
        guard let alpha, alpha >= 0, alpha <= 1 else { return nil }
      } else if hex == nil, isMember(value, "hex") {
        hex = digits(value)
        guard hex != nil else { return nil }
      } else {
        return nil
      }
      member = value.next
    }
    guard let space, let components, let found = self.components(at: components, in: space)
    else { return nil }
    return Color(space, found.0, found.1, found.2, alpha: alpha, hex: hex)
  }

  private func space(_ value: RawValue) -> ColorSpace? {
    guard isPlainText(value) else { return nil }
    if bytes.holds("srgb", at: value.range) { return .srgb }
    return ColorSpace(rawValue: String(decoding: bytes[value.range.integers], as: UTF8.self))
  }

  private func components(at index: RawIndex, in space: ColorSpace) -> (Double, Double, Double)? {
    let list = values[Int(index)]
    // Numbers have nothing inside, so three of them end where the list does.
    guard list.kind == .list, list.next == index + 4, let first = number(at: index + 1),
      let second = number(at: index + 2), let third = number(at: index + 3)
    else { return nil }
    let ranges = space.componentRanges
    guard ranges[0].contains(first), ranges[1].contains(second), ranges[2].contains(third) else {
      return nil
    }
    return (first, second, third)
  }

  /// A hash sign and six digits.
  private func digits(_ value: RawValue) -> String? {
    guard isPlainText(value), value.range.count == 7 else { return nil }
    let text = bytes[value.range.integers]
    guard text.first == UInt8(ascii: "#") else { return nil }
    for byte in text.dropFirst() where JSONByte.hexDigit(byte) == nil { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// `{"value": …, "unit": "px"}`
  func dimension(at index: RawIndex) -> Dimension? {
    guard let (number, unit) = quantity(at: index) else { return nil }
    if bytes.holds("px", at: unit) { return Dimension(number, .px) }
    return bytes.holds("rem", at: unit) ? Dimension(number, .rem) : nil
  }

  /// `{"value": …, "unit": "ms"}`
  func duration(at index: RawIndex) -> Duration? {
    guard let (number, unit) = quantity(at: index) else { return nil }
    if bytes.holds("ms", at: unit) { return Duration(number, .ms) }
    return bytes.holds("s", at: unit) ? Duration(number, .s) : nil
  }

  private func quantity(at index: RawIndex) -> (Double, ByteRange)? {
    guard values[Int(index)].next == index + 3 else { return nil }
    let isValueFirst = values[Int(index + 1)].kind == .number
    let (value, unit) = isValueFirst ? (index + 1, index + 2) : (index + 2, index + 1)
    let text = values[Int(unit)]
    guard isMember(values[Int(value)], "value"), isMember(text, "unit"), isPlainText(text),
      let number = number(at: value)
    else { return nil }
    return (number, text.range)
  }

  private func isMember(_ value: RawValue, _ name: StaticString) -> Bool {
    !value.keyHasEscapes && !value.keyIsNamed && bytes.holds(name, at: value.key)
  }

  /// Whether a text stands in the source as it is meant.
  private func isPlainText(_ value: RawValue) -> Bool {
    value.kind == .text && !value.hasEscapes && !value.isNamed
  }
}

/// Numbers of JSON with few digits and no exponent.
enum QuickNumber {
  /// The number that these bytes are; `nil` where they may be anything else. Both factors of the division
  /// are exact, so the result is the nearest `Double`, as `NumberReader` has it.
  static func read(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    // Fifteen digits, a sign and a point: more may not fit.
    guard range.count <= 17, let first = range.first else { return nil }
    let isNegative = bytes[first] == JSONByte.minus
    var digits: UInt64 = 0
    var count = 0
    var point: Int?
    for index in (isNegative ? first + 1 : first)..<range.upperBound {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit < 10 {
        digits = digits &* 10 &+ UInt64(digit)
        count += 1
      } else if bytes[index] == JSONByte.point, point == nil, count > 0 {
        point = count
      } else {
        return nil
      }
    }
    let places = count - (point ?? count)
    guard count > 0, count <= 15, point == nil || places > 0 else { return nil }
    let value = Double(digits) / NumberReader.exactPowers[places]
    return isNegative ? -value : value
  }
}
