/// Text of a theme inside Swift source. Nothing in it can end a literal or a comment, begin an
/// interpolation, or hide from a reader: what could is written as `\u{…}`.
enum SwiftText {
  /// Writes a string literal with its quotes.
  static func writeLiteral(_ text: String, to writer: inout ByteWriter) {
    writer.write("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        writer.write(byte: UInt8(ascii: "\\"))
        writer.write(byte: UInt8(truncatingIfNeeded: scalar.value))
      default:
        write(scalar, to: &writer)
      }
    }
    writer.write("\"")
  }

  /// Whether a byte means itself in any comment.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "*")
  }

  /// Writes text into a line comment.
  static func writeComment(_ text: String, to writer: inout ByteWriter) {
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      // A line comment has no end mark, but somebody may put a block comment round the line.
      if scalar == "/", previous == "*" {
        writer.write("\\u{2F}")
      } else if scalar == "*", previous == "/" {
        writer.write("\\u{2A}")
      } else {
        write(scalar, to: &writer)
      }
      previous = scalar
    }
  }

  /// The text as it stands in a line comment.
  static func comment(_ text: String) -> String {
    var writer = ByteWriter()
    writeComment(text, to: &writer)
    return writer.text
  }

  /// The same of UTF-8.
  static func comment(_ utf8: [UInt8]) -> [UInt8] {
    utf8.allSatisfy(isPlain) ? utf8 : Array(comment(String(decoding: utf8, as: UTF8.self)).utf8)
  }

  /// Writes text into a code span of a documentation comment.
  static func writeCodeSpan(_ text: String, to writer: inout ByteWriter) {
    // Nearly all text goes in as it is.
    if text.utf8.allSatisfy({ isPlain($0) && $0 != UInt8(ascii: "`") }) {
      writer.write("`")
      writer.write(text)
      writer.write("`")
      return
    }
    // A code span that holds a grave accent needs longer fences; the accent is rare enough.
    let fence = text.utf8.contains(UInt8(ascii: "`")) ? "`` " : "`"
    writer.write(fence)
    writeComment(text, to: &writer)
    writer.write(fence == "`" ? "`" : " ``")
  }

  private static func write(_ scalar: Unicode.Scalar, to writer: inout ByteWriter) {
    if HiddenCharacters.contains(scalar.value) {
      writer.write("\\u{")
      writer.write(String(scalar.value, radix: 16, uppercase: true))
      writer.write("}")
    } else if scalar.isASCII {
      writer.write(byte: UInt8(truncatingIfNeeded: scalar.value))
    } else {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        writer.write(byte: byte)
      }
    }
  }
}
