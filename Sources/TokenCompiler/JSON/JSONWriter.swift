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

  /// Appends text that is a value, or a part of one. Where braces in it could pass for a reference, the
  /// opening ones are written as escapes: for tolerant dialects that makes them text.
  static func appendValue(_ text: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    append(text, to: &bytes)
    let brace = UInt8(ascii: "{")
    guard let first = bytes[start...].firstIndex(of: brace),
      bytes[first...].contains(UInt8(ascii: "}"))
    else { return }
    let written = Array(bytes[start...])
    bytes.removeLast(written.count)
    for byte in written {
      if byte == brace { appendUnit(UInt32(byte), to: &bytes) } else { bytes.append(byte) }
    }
  }

  /// Appends text that is a value, its first character as an escape.
  static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
    let first = text.unicodeScalars.prefix(1)
    bytes.append(JSONByte.quote)
    for unit in String(first).utf16 { appendUnit(UInt32(unit), to: &bytes) }
    let opening = bytes.count
    appendValue(String(text.unicodeScalars.dropFirst()), to: &bytes)
    bytes.remove(at: opening)
  }

  /// Whether no byte of a text needs an escape, and all are ASCII. Looks at eight at once: in the sums and
  /// differences the top bit of a byte is set where it is below a blank, a quote, a backslash or above `~`.
  static func isPlain(_ text: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset + 8 <= text.count {
      let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if hasSpecial(word) { return false }
      offset += 8
    }
    var rest = UInt64(0x2020_2020_2020_2020)
    while offset < text.count {
      rest = rest << 8 | UInt64(text[offset])
      offset += 1
    }
    return !hasSpecial(rest)
  }

  private static func hasSpecial(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ (ones &* UInt64(JSONByte.quote))) &- ones
    let backslashes = (word ^ (ones &* UInt64(JSONByte.backslash))) &- ones
    let (controls, deletes) = (word &- (ones &* 0x20), word &+ ones)
    return (word | quotes | backslashes | controls | deletes) & 0x8080_8080_8080_8080 != 0
  }

  /// Whole runs are copied between the few characters that need an escape.
  static func append(_ text: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
    bytes.append(JSONByte.quote)
    var (copied, index) = (0, 0)
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        if HiddenCharacters.mayBegin(with: byte) || byte == JSONByte.quote
          || byte == JSONByte.backslash
        {
          bytes.append(contentsOf: text[copied..<index])
          appendEscape(UInt32(byte), to: &bytes)
          copied = index + 1
        }
        index += 1
        continue
      }
      let (scalar, length) = UTF8Scalars.scalar(in: text, at: index) ?? (invalid, 1)
      if scalar == invalid || HiddenCharacters.contains(scalar) {
        bytes.append(contentsOf: text[copied..<index])
        appendEscape(scalar, to: &bytes)
        copied = index + length
      }
      index += length
    }
    bytes.append(contentsOf: text[copied...])
    bytes.append(JSONByte.quote)
  }

  /// What stands for a byte that is not UTF-8.
  private static let invalid: UInt32 = 0xFFFD

  /// Appends the escape of a quote, a backslash or a character that nobody would see: DEL, marks of
  /// direction, U+2028, which ends a line in JavaScript.
  private static func appendEscape(_ scalar: UInt32, to bytes: inout [UInt8]) {
    let short: UInt8? =
      switch scalar {
      case 0x22: JSONByte.quote
      case 0x5C: JSONByte.backslash
      case 0x08: UInt8(ascii: "b")
      case 0x0C: UInt8(ascii: "f")
      case 0x0A: UInt8(ascii: "n")
      case 0x0D: UInt8(ascii: "r")
      case 0x09: UInt8(ascii: "t")
      default: nil
      }
    if let short {
      bytes.append(JSONByte.backslash)
      bytes.append(short)
    } else if scalar > 0xFFFF {
      appendUnit(0xD800 + (scalar - 0x10000) >> 10, to: &bytes)
      appendUnit(0xDC00 + (scalar - 0x10000) & 0x3FF, to: &bytes)
    } else {
      appendUnit(scalar, to: &bytes)
    }
  }

  private static func appendUnit(_ unit: UInt32, to bytes: inout [UInt8]) {
    bytes.append(JSONByte.backslash)
    bytes.append(UInt8(ascii: "u"))
    for shift: UInt32 in [12, 8, 4, 0] { bytes.append(hexDigits[Int(unit >> shift & 15)]) }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
