import Testing

@testable import TokenCompiler

@Suite struct JSONTextTests {
  private func decode(_ text: String) -> String {
    String(decoding: JSONText.decode(Array(text.utf8)[...]), as: UTF8.self)
  }

  @Test func escapesAreDecoded() {
    #expect(decode(#"\"\\\/\b\f\n\r\t"#) == "\"\\/\u{8}\u{C}\n\r\t")
    #expect(decode(#"\u0041\u00e9\u20AC\ud83d\ude80"#) == "Aé€🚀")
    #expect(decode(#"\x41\v\0\'"#) == "A\u{B}\0'")
    #expect(decode("plain é") == "plain é")
  }

  @Test func whatWasReportedIsKeptOrReplaced() {
    #expect(decode(#"\ud800x"#) == "\u{FFFD}x")
    #expect(decode(#"\ude80\ud83d"#) == "\u{FFFD}\u{FFFD}")
    #expect(decode(#"\u12"#) == #"\u12"#)
    #expect(decode(#"\xZZ"#) == #"\xZZ"#)
    #expect(decode("a\\") == "a\\")
  }

  @Test func aSliceIsDecodedByItself() {
    let bytes = Array(#"xx\u0041yy"#.utf8)
    #expect(JSONText.decode(bytes[2..<8]) == [0x41])
    #expect(JSONText.decode(bytes[2..<7]) == Array(#"\u004"#.utf8))
  }
}

@Suite struct JSONWriterTests {
  private func written(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONWriter.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func whatNeedsAnEscapeGetsOne() {
    #expect(written("plain é 🚀 /") == "\"plain é 🚀 /\"")
    #expect(written("\"\\\u{8}\u{C}\n\r\t") == #""\"\\\b\f\n\r\t""#)
    #expect(written("\0\u{1F}\u{7F}\u{2028}\u{2029}") == #""\u0000\u001f\u007f\u2028\u2029""#)
    // What turns the direction of text is shown, so that a reader sees what there is.
    #expect(written("\u{2027}\u{202A}") == "\"\u{2027}\\u202a\"")
    #expect(written("") == "\"\"")
  }

  @Test func everyCharacterIsReadBack() {
    var scalars = (0..<0x300).compactMap(Unicode.Scalar.init)
    scalars += [0x2027, 0x2028, 0x2029, 0xD7FF, 0xE000, 0xFEFF, 0xFFFF, 0x10000, 0x10FFFF]
      .compactMap(Unicode.Scalar.init)
    for scalar in scalars {
      let text = "a\(Character(scalar))b"
      let (tree, findings, _) = parse("[" + written(text) + "]")
      #expect(findings.isEmpty)
      let node = tree.nodes[1]
      let back = JSONText.string(node.range, hasEscapes: node.hasEscapes, in: tree.source)
      #expect(Array(back.unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test func aSliceIsWritten() {
    var bytes = Array("x".utf8)
    JSONWriter.append(Array("ab\"cd".utf8)[1..<4], to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == #"x"b\"c""#)
  }
}
