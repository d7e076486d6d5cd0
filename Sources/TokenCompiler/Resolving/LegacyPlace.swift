/// A value whose spelling the standard has replaced, as it stands in its source.
///
/// Only where the new spelling says exactly the same, and only in files of the standard's own shape and
/// in `plain`: in those of other tools the older spelling is the only one that the tools read.
struct LegacyPlace {
  var value: RawValue
  var forms: ValueForms
  var source: SourceID
  var bytes: [UInt8]

  /// The edit that writes it as the standard does now.
  func edit(of spelling: LegacySpelling) -> FixIt? {
    switch (spelling, forms) {
    case (.dimensionText, .either), (.bareDimension, .either):
      quantity(units: ["px", "rem"], bare: "px").flatMap(replacing)
    case (.durationText, .either), (.bareDuration, .either):
      quantity(units: ["ms", "s"], bare: "ms").flatMap(replacing)
    case (.dimensionText, .plain): number(unit: "px").flatMap(replacing)
    case (.durationText, .plain): number(unit: "ms").flatMap(replacing)
    case (.colorText, .either): color.flatMap(replacing)
    case (.colorChannels, .either): renamed("channels", to: "components")
    case (.outerBlanks, _): trimmed
    case (.hue360, .either): text == "360" ? replacing("0") : nil
    default: nil
    }
  }

  /// What to write in its place in a plain file, where that is one thing.
  func help(of spelling: LegacySpelling) -> String? {
    guard forms == .plain, value.kind == .text, let text else { return nil }
    switch spelling {
    case .dimensionText, .otherUnit: return helpForLength(text.lowercased())
    case .weightText:
      if JSONGrammar.isNumber(Array(text.utf8)[...]) { return "write \(text), without quotes" }
      return FontWeight(looseText: text)?.keyword.map { "write \"\($0)\"" }
    case .otherText:
      let names = FontListText.names(text)
      guard let first = names.first, first != text else { return nil }
      return names.count == 1 ? "write \"\(first)\"" : "write the first font alone, \"\(first)\""
    default: return nil
    }
  }

  /// A point of a screen is a pixel of CSS.
  private func helpForLength(_ text: String) -> String? {
    let number = text.utf8.prefix { !(0x61...0x7A).contains($0) && $0 != UInt8(ascii: "%") }
    guard JSONGrammar.isNumber(Array(number)[...]) else { return nil }
    let unit = text.dropFirst(number.count)
    return ["px", "pt"].contains(unit)
      ? "write \(String(decoding: number, as: UTF8.self)), without quotes"
      : "write it in 'px', as a number without quotes"
  }

  /// The text or number as written; `nil` where it is something else.
  private var text: String? {
    guard value.kind == .text || value.kind == .number, !value.hasEscapes else { return nil }
    return String(decoding: bytes[value.range.integers], as: UTF8.self)
  }

  /// A number of JSON and the unit behind it.
  private var parts: (number: String, unit: String)? {
    guard let text else { return nil }
    let number = text.utf8.prefix { !(0x61...0x7A).contains($0) || $0 == UInt8(ascii: "e") }
    guard JSONGrammar.isNumber(Array(number)[...]) else { return nil }
    return (String(decoding: number, as: UTF8.self), String(text.dropFirst(number.count)))
  }

  private func quantity(units: [String], bare: String) -> String? {
    guard let (number, unit) = parts, unit.isEmpty || units.contains(unit) else { return nil }
    return ObjectText.quantity(number, unit.isEmpty ? bare : unit)
  }

  private func number(unit: String) -> String? {
    guard value.kind == .text, let parts, parts.unit == unit else { return nil }
    return parts.number
  }

  /// The object of a colour in hexadecimal digits. Other notations are left to a person: their numbers
  /// are computed.
  private var color: String? {
    guard value.kind == .text, let text, text.hasPrefix("#"), let color = ColorText.color(text),
      color.space == .srgb, !bytes[value.key.integers].elementsEqual("hex".utf8)
    else { return nil }
    return ObjectText.color(color)
  }

  private func replacing(_ replacement: String) -> FixIt? {
    var range = value.range.integers
    if value.kind == .text {
      guard isQuote(range.lowerBound - 1), isQuote(range.upperBound) else { return nil }
      range = range.lowerBound - 1..<range.upperBound + 1
    }
    return FixIt(replacing: SourceSpan(source, ByteRange(range)), with: replacement)
  }

  private var trimmed: FixIt? {
    guard let text else { return nil }
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let kept = text.utf8.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    guard !kept.isEmpty, kept.count < text.utf8.count else { return nil }
    return FixIt(
      replacing: SourceSpan(source, value.range), with: String(decoding: kept, as: UTF8.self))
  }

  private func renamed(_ name: String, to other: String) -> FixIt? {
    guard bytes[value.key.integers].elementsEqual(name.utf8) else { return nil }
    return FixIt(replacing: SourceSpan(source, value.key), with: other)
  }

  private func isQuote(_ index: Int) -> Bool {
    bytes.indices.contains(index) && bytes[index] == UInt8(ascii: "\"")
  }
}
