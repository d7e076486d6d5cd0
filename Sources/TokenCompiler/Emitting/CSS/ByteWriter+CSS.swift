extension ByteWriter {
  /// Writes a part of a CSS identifier that is not its beginning. ASCII letters, digits, `-`, `_`
  /// and the non-ASCII characters of names stand as they are; everything else is escaped, so that
  /// what CSS reads is the name itself. U+0000, which CSS cannot hold, becomes U+FFFD.
  mutating func writeCSS(identifier bytes: ArraySlice<UInt8>) {
    var written = bytes.startIndex
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if Self.isNameByte(bytes[index]) {
        index += 1
        continue
      }
      let (scalar, length) = UTF8Scalars.scalar(in: bytes, at: index) ?? (0xFFFD, 1)
      if !Self.isNameScalar(scalar) || scalar == 0xFFFD {
        write(bytes: bytes[written..<index])
        writeCSS(escape: scalar)
        written = index + length
      }
      index += length
    }
    write(bytes: bytes[written...])
  }

  /// Writes a CSS string in double quotes. Nothing in it can end the string, the line or, by
  /// `</style`, the element that the sheet may stand in.
  mutating func writeCSS(string bytes: ArraySlice<UInt8>) {
    write(byte: UInt8(ascii: "\""))
    var written = bytes.startIndex
    var index = bytes.startIndex
    var previous: UInt32 = 0
    while index < bytes.endIndex {
      let (scalar, length) = UTF8Scalars.scalar(in: bytes, at: index) ?? (0xFFFD, 1)
      if Self.isEscapedInString(scalar, after: previous) {
        write(bytes: bytes[written..<index])
        writeCSS(escape: scalar)
        written = index + length
      }
      previous = scalar
      index += length
    }
    write(bytes: bytes[written...])
    write(byte: UInt8(ascii: "\""))
  }

  /// The same for text.
  mutating func writeCSS(string text: String) { writeCSS(string: ArraySlice(text.utf8)) }

  /// Writes a scalar so that it means itself: printable ASCII behind a backslash, the rest by its
  /// number and the blank that ends it.
  private mutating func writeCSS(escape scalar: UInt32) {
    switch scalar {
    case 0, 0xFFFD: write("\u{FFFD}")
    case 0x20..<0x7F:
      write(byte: UInt8(ascii: "\\"))
      write(byte: UInt8(truncatingIfNeeded: scalar))
    default:
      write(byte: UInt8(ascii: "\\"))
      write(String(scalar, radix: 16))
      write(byte: UInt8(ascii: " "))
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    JSONByte.isLetter(byte) || JSONByte.isDigit(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  /// The non-ASCII code points of identifiers (CSS Syntax 3, "non-ASCII ident code point"), without
  /// those that are not seen.
  private static func isNameScalar(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x203F, 0x2040,
      0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0x10FFFF:
      !HiddenCharacters.contains(scalar)
    default: false
    }
  }

  private static func isEscapedInString(_ scalar: UInt32, after previous: UInt32) -> Bool {
    switch scalar {
    case 0x22, 0x5C, 0xFFFD: true
    case 0x21, 0x2F: previous == 0x3C
    default: HiddenCharacters.contains(scalar)
    }
  }
}
