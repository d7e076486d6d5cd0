/// The text of JSON strings, decoded only when somebody asks.
enum JSONText {
  /// The text of a string's inside. `hasEscapes` tells whether there is anything to decode.
  static func string(_ range: ByteRange, hasEscapes: Bool, in source: SourceFile) -> String {
    guard hasEscapes else { return source.text(in: range) }
    return String(decoding: bytes(range, in: source), as: UTF8.self)
  }

  /// The decoded UTF-8 bytes of a string's inside. Escapes that are not allowed were reported by
  /// the parser and are kept as they stand; a lone surrogate becomes U+FFFD.
  static func bytes(_ range: ByteRange, in source: SourceFile) -> [UInt8] {
    let raw = source.bytes[range.integers]
    guard raw.contains(UInt8(ascii: "\\")) else { return Array(raw) }
    return decode(raw)
  }

  private static func decode(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      let byte = raw[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < raw.endIndex else {
        result.append(byte)
        continue
      }
      let escape = raw[index]
      index += 1
      if escape == UInt8(ascii: "u") {
        appendScalar(raw, &index, to: &result)
      } else if let plain = simpleEscape(escape) {
        result.append(plain)
      } else {
        result.append(byte)
        result.append(escape)
      }
    }
    return result
  }

  private static func simpleEscape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "'"): byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Appends the scalar of the hex digits at `index` (behind `\u`), joined with a low surrogate.
  private static func appendScalar(
    _ raw: ArraySlice<UInt8>, _ index: inout Int, to result: inout [UInt8]
  ) {
    guard var code = hex4(raw, index) else {
      result.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
      return
    }
    index += 4
    if (0xD800..<0xDC00).contains(code), index + 5 < raw.endIndex,
      raw[index] == UInt8(ascii: "\\"), raw[index + 1] == UInt8(ascii: "u"),
      let low = hex4(raw, index + 2), (0xDC00..<0xE000).contains(low)
    {
      index += 6
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
    result.append(contentsOf: Array(String(Character(scalar)).utf8))
  }

  private static func hex4(_ raw: ArraySlice<UInt8>, _ start: Int) -> UInt32? {
    guard start + 4 <= raw.endIndex else { return nil }
    var value: UInt32 = 0
    for byte in raw[start..<start + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
