/// What is written instead of a spelling that the standard has replaced, where one word of the same
/// dialect says the same. What makes another document of a file is the business of a conversion.
enum LegacyEdit {
  static func edit(
    _ spelling: LegacySpelling, at place: ValuePlace, in merged: MergedLayers
  ) -> FixIt? {
    let placed = merged.sets[place.set]
    let value = placed.set.values[Int(place.index)]
    let bytes = merged.graph.sources[placed.source].bytes
    let shown = value.shown
    guard Int(shown.end) <= bytes.count, Int(value.key.end) <= bytes.count else { return nil }
    let text = String(decoding: bytes[shown.integers], as: UTF8.self)
    func replace(_ range: ByteRange, _ text: String) -> FixIt {
      FixIt(replacing: SourceSpan(placed.source, range), with: text)
    }
    switch spelling {
    case .outerBlanks:
      let trimmed = text.trimmingBlanks
      return trimmed.isEmpty || trimmed == text ? nil : replace(shown, trimmed)
    case .hue360: return Double(text) == 360 ? replace(shown, "0") : nil
    case .colorChannels:
      let key = String(decoding: bytes[value.key.integers], as: UTF8.self)
      return key == "channels" ? replace(value.key, "components") : nil
    case .dimensionText:
      guard placed.set.isPlain, text.hasSuffix("px"), let quoted = quoted(shown, in: bytes),
        case let number = String(text.dropLast(2)), isNumber(number)
      else { return nil }
      return replace(quoted, number)
    default: return nil
    }
  }

  /// The range with the quotes around it.
  private static func quoted(_ range: ByteRange, in bytes: [UInt8]) -> ByteRange? {
    let (start, end) = (Int(range.start) - 1, Int(range.end))
    guard start >= 0, end < bytes.count, bytes[start] == UInt8(ascii: "\""),
      bytes[end] == bytes[start]
    else { return nil }
    return ByteRange(start..<(end + 1))
  }

  /// Whether text is a number as JSON writes it, without an exponent.
  private static func isNumber(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    return digits && parts.count <= 2 && (parts[0] == "0" || !parts[0].hasPrefix("0"))
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = Substring(self)
    while let first = text.unicodeScalars.first, first == " " || first == "\t" {
      text.removeFirst()
    }
    while let last = text.unicodeScalars.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
