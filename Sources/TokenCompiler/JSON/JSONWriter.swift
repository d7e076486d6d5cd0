/// Writes pieces of JSON. Values of several parts are put together by those who know them.
enum JSONWriter {
  /// Appends text as a string with its quotes.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0), to: &bytes) }
  }

  /// Appends UTF-8 text as a string with its quotes.
  static func append(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    text.withUnsafeBytes { append($0, to: &bytes) }
  }

  /// Whole runs are copied between the few bytes that need an escape.
  private static func append(_ text: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
    bytes.append(JSONByte.quote)
    var copied = 0
    for index in 0..<text.count where needsEscape(text, index) {
      bytes.append(contentsOf: text[copied..<index])
      copied = index + appendEscape(text, index, to: &bytes)
    }
    bytes.append(contentsOf: text[copied...])
    bytes.append(JSONByte.quote)
  }

  /// Quotes, backslashes and control characters; also U+2028 and U+2029, which end a line in
  /// JavaScript, and DEL, which no editor shows.
  private static func needsEscape(_ text: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    let byte = text[index]
    if byte < 0x20 || byte == JSONByte.quote || byte == JSONByte.backslash || byte == 0x7F {
      return true
    }
    return byte == 0xE2 && index + 2 < text.count && text[index + 1] == 0x80
      && text[index + 2] | 1 == 0xA9
  }

  /// Appends the escape for the character at `index`; gives the length of that character.
  private static func appendEscape(
    _ text: UnsafeRawBufferPointer, _ index: Int, to bytes: inout [UInt8]
  ) -> Int {
    let byte = text[index]
    let short: UInt8? =
      switch byte {
      case JSONByte.quote, JSONByte.backslash: byte
      case 0x08: UInt8(ascii: "b")
      case 0x0C: UInt8(ascii: "f")
      case 0x0A: UInt8(ascii: "n")
      case 0x0D: UInt8(ascii: "r")
      case 0x09: UInt8(ascii: "t")
      default: nil
      }
    bytes.append(JSONByte.backslash)
    if let short {
      bytes.append(short)
      return 1
    }
    let isSeparator = byte == 0xE2
    let code = isSeparator ? 0x2000 | UInt16(text[index + 2] & 0x3F) : UInt16(byte)
    bytes.append(UInt8(ascii: "u"))
    for shift: UInt16 in [12, 8, 4, 0] { bytes.append(hexDigits[Int(code >> shift & 15)]) }
    return isSeparator ? 3 : 1
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
