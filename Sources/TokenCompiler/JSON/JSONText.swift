/// The text of JSON strings, decoded only when somebody asks.
enum JSONText {
  /// The text of a string's inside. `hasEscapes` tells whether there is anything to decode.
  static func string(_ range: ByteRange, hasEscapes: Bool, in source: SourceFile) -> String {
    guard hasEscapes else { return source.text(in: range) }
    return String(decoding: bytes(range, in: source), as: UTF8.self)
  }

  /// The decoded UTF-8 bytes of a string's inside, every escape of JSON and JSON5 read. An escape
  /// that was reported is read as JSON5 reads it, or kept as it stands; half a surrogate pair
  /// becomes U+FFFD.
  static func bytes(_ range: ByteRange, in source: SourceFile) -> [UInt8] {
    decode(source.bytes[range.integers])
  }

  /// The same for bytes that are at hand.
  static func decode(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    guard var index = raw.firstIndex(of: JSONByte.backslash) else { return Array(raw) }
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    result.append(contentsOf: raw[..<index])
    while index < raw.endIndex {
      let byte = raw[index]
      index += 1
      if byte == JSONByte.backslash, index < raw.endIndex {
        appendEscape(raw, &index, to: &result)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Reads the escape whose backslash stands before `index`.
  private static func appendEscape(
    _ raw: ArraySlice<UInt8>, _ index: inout Int, to result: inout [UInt8]
  ) {
    let escape = raw[index]
    index += 1
    switch escape {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "0"): result.append(0)
    case UInt8(ascii: "u"): appendScalar(raw, &index, digits: 4, to: &result)
    case UInt8(ascii: "x"): appendScalar(raw, &index, digits: 2, to: &result)
    case JSONByte.newline: break
    case JSONByte.carriageReturn:
      if index < raw.endIndex, raw[index] == JSONByte.newline { index += 1 }
    case 0xE2 where isLineSeparator(raw, index): index += 2
    default: result.append(escape)
    }
  }

  /// U+2028 and U+2029 end a line in JSON5, so a backslash before them continues it.
  private static func isLineSeparator(_ raw: ArraySlice<UInt8>, _ index: Int) -> Bool {
    index + 1 < raw.endIndex && raw[index] == 0x80 && raw[index + 1] | 1 == 0xA9
  }

  /// Appends the scalar of the hexadecimal digits at `index`, joined with a low surrogate.
  private static func appendScalar(
    _ raw: ArraySlice<UInt8>, _ index: inout Int, digits: Int, to result: inout [UInt8]
  ) {
    guard var code = hex(raw, index, digits: digits) else {
      result.append(JSONByte.backslash)
      result.append(raw[index - 1])
      return
    }
    index += digits
    if 0xD800..<0xDC00 ~= code, let low = lowSurrogate(raw, index) {
      index += 6
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    appendUTF8(Unicode.Scalar(code) ?? "\u{FFFD}", to: &result)
  }

  /// Appends a scalar's UTF-8.
  static func appendUTF8(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// The low surrogate that is escaped at `index`.
  static func lowSurrogate(_ raw: ArraySlice<UInt8>, _ index: Int) -> UInt32? {
    guard index + 6 <= raw.endIndex, raw[index] == JSONByte.backslash,
      raw[index + 1] == UInt8(ascii: "u"), let low = hex(raw, index + 2, digits: 4),
      0xDC00..<0xE000 ~= low
    else { return nil }
    return low
  }

  /// The number of exactly `digits` hexadecimal digits at `start`.
  static func hex(_ raw: ArraySlice<UInt8>, _ start: Int, digits: Int) -> UInt32? {
    guard start + digits <= raw.endIndex else { return nil }
    var value: UInt32 = 0
    for index in start..<start + digits {
      guard let digit = JSONByte.hexDigit(raw[index]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}
