/// Colours as CSS writes them (CSS Color 4): `#rgb` to `#rrggbbaa`, `rgb()`, `hsl()`, `hwb()`,
/// `lab()`, `lch()`, `oklab()`, `oklch()`, `color()`, and the colours with a name.
///
/// A colour stays in the space in which it was written and nothing is rounded. As in CSS, what lies
/// outside the range of its notation is moved to the nearest end, hues are taken around the circle.
enum ColorText {
  /// The colour that `text` is from end to end.
  static func color(_ text: String) -> Color? { reading(text)?.color }

  /// The same, and whether a part of it lay outside its range and was moved.
  static func reading(_ text: String) -> (color: Color, hasMoved: Bool)? {
    text.scanned { scanner in
      let color: Color?
      if scanner.take(UInt8(ascii: "#")) {
        color = hex(&scanner)
      } else {
        let word = scanner.word()
        color = scanner.take(UInt8(ascii: "(")) ? function(word, &scanner) : named(word)
      }
      return color.map { ($0, scanner.hasMoved) }
    }
  }

  /// The same for a notation whose components design tools separate by commas, which CSS does for
  /// `rgb()` and `hsl()` only: `oklch(0.5, 0.1, 240)`.
  static func reading(commas text: String) -> (color: Color, hasMoved: Bool)? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    let parts = inside.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let opacity = parts.count == 4 ? " /\(parts[3])" : ""
    return reading(text[...open] + parts[..<3].joined(separator: " ") + opacity + ")")
  }

  /// Whether `text` could only be meant as a colour: a hash sign or one of the functions' names.
  /// A bare word could be anything.
  static func looksLikeColor(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = ByteScanner(bytes)
      scanner.skipSpace()
      if scanner.peek == UInt8(ascii: "#") { return true }
      // Most texts are no colour, and some are long.
      var behind = scanner
      behind.skipWord()
      guard behind.peek == UInt8(ascii: "(") else { return false }
      let word = scanner.word()
      return word == "color" || notations[word] != nil
    }
  }

  private static func named(_ name: String) -> Color? {
    if name == "transparent" { return Color(.srgb, 0, 0, 0, alpha: 0) }
    return NamedColors.bytes(name).map { bytes in
      Color(.srgb, channel(bytes >> 16), channel(bytes >> 8), channel(bytes))
    }
  }

  private static func channel(_ byte: UInt32) -> Double { Double(byte & 0xFF) / 255 }

  // MARK: Hexadecimal

  static func hex(_ scanner: inout ByteScanner) -> Color? {
    var number: UInt32 = 0
    var count = 0
    while let byte = scanner.peek, let digit = hexDigit(byte) {
      guard count < 8 else { return nil }
      number = number << 4 | digit
      count += 1
      scanner.position += 1
    }
    if count == 3 || count == 4 {
      number = eachDigitTwice(number)
      count *= 2
    }
    guard count == 6 || count == 8 else { return nil }
    let alpha = count == 8 ? channel(number) : nil
    if count == 8 { number >>= 8 }
    return Color(
      .srgb, channel(number >> 16), channel(number >> 8), channel(number), alpha: alpha,
      hex: hexText(number))
  }

  private static func eachDigitTwice(_ number: UInt32) -> UInt32 {
    var result: UInt32 = 0
    var place: UInt32 = 0
    while place < 16 {
      result |= (number >> place & 15) * 17 << (place * 2)
      place += 4
    }
    return result
  }

  /// A hash sign and six digits.
  private static func hexText(_ number: UInt32) -> String {
    // Seven bytes are a text that allocates nothing; nor does this.
    String(unsafeUninitializedCapacity: 7) { text in
      text[0] = UInt8(ascii: "#")
      for index in 1..<7 {
        let digit = UInt8(truncatingIfNeeded: number >> UInt32(24 - 4 * index) & 15)
        text[index] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      }
      return 7
    }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    if ByteScanner.isDigit(byte) { return UInt32(byte - UInt8(ascii: "0")) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
