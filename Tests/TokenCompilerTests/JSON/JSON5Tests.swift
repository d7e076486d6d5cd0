import Testing

@testable import TokenCompiler

@Suite struct JSONCTests {
  @Test func commentsAndTrailingCommasAreRead() {
    let text = "// head\n{ /* a */ \"a\": [1, 2,], // b\n\"b\": {\"c\": \"//\",}, /**/ } /* end */"
    let (tree, findings, _) = parse(text, .jsonc)
    #expect(findings.isEmpty)
    #expect(outline(tree) == "{a:[1 2] b:{c:'//'}}")
  }

  @Test func nothingElseIs() {
    expectJSON("{1️⃣a: 1}", as: .jsonc, .init("1️⃣", .syntax))
    expectJSON("[1️⃣'a']", as: .jsonc, .init("1️⃣", .syntax))
    expectJSON("[1️⃣+1]", as: .jsonc, .init("1️⃣", .syntax))
    expectJSON("[1️⃣,]", as: .jsonc, .init("1️⃣", .syntax))
    expectJSON("[1,1️⃣,]", as: .jsonc, .init("1️⃣", .syntax))
    expectJSON("{} 2️⃣/* 1️⃣", as: .jsonc, .init("1️⃣", .syntax, "'*/'", related: ["2️⃣"]))
    expectJSON("{2️⃣/* 1️⃣", as: .jsonc, .init("1️⃣", .syntax, "'*/'", related: ["2️⃣"]))
    expectJSON("{\"a\": \"1️⃣\\x41\"}", as: .jsonc, .init("1️⃣", .syntax))
  }
}

@Suite struct JSON5Tests {
  private func outlined(_ text: String) -> String {
    let (tree, findings, _) = parse(text, .json5)
    #expect(findings.isEmpty, "\(text)")
    return outline(tree)
  }

  @Test func theExampleOfTheSpecification() {
    let text = """
      {
        // comments
        unquoted: 'and you can quote me on that',
        singleQuotes: 'I can use "double quotes" here',
        lineBreaks: "Look, Mom! \\
      No \\\\n's!",
        hexadecimal: 0xdecaf,
        leadingDecimalPoint: .8675309, andTrailing: 8675309.,
        positiveSign: +1,
        trailingComma: 'in objects', andIn: ['arrays',],
        "backwardsCompatible": "with JSON",
      }
      """
    #expect(
      outlined(text) == """
        {unquoted:'and you can quote me on that' singleQuotes:'I can use "double quotes" here' \
        lineBreaks:'Look, Mom! No \\n's!' hexadecimal:0xdecaf leadingDecimalPoint:.8675309 \
        andTrailing:8675309. positiveSign:+1 trailingComma:'in objects' andIn:['arrays'] \
        backwardsCompatible:'with JSON'}
        """)
  }

  @Test(arguments: [
    "+1", "-0xAf", "+.5e1", "5.e-1", "Infinity", "-Infinity", "+Infinity", "NaN", "-NaN", "0",
    "0.", "-.0",
  ])
  func numbers(text: String) {
    #expect(outlined("[\(text)]") == "[\(text)]")
  }

  @Test(arguments: ["0x", "0xG", "012", ".", "+", "1e", "Infinit", "nan", "1_000", "- 1", "08"])
  func whatIsNoNumber(text: String) {
    expectJSON("[1️⃣\(text)]", as: .json5, .init("1️⃣", .syntax))
  }

  @Test func keys() {
    #expect(
      outlined(#"{$a_1: 1, ünï: 2, \u0061b: 3, _: 4, null: 5, Infinity: 6, 'x y': 7}"#)
        == "{$a_1:1 ünï:2 ab:3 _:4 null:5 Infinity:6 x y:7}")
    expectJSON("{1️⃣a-b: 1}", as: .json5, .init("1️⃣", .syntax))
    expectJSON("{1️⃣1a: 1}", as: .json5, .init("1️⃣", .syntax))
    expectJSON("{1️⃣a b: 1}", as: .json5, .init("1️⃣", .syntax))
    expectJSON(#"{1️⃣\x61: 1}"#, as: .json5, .init("1️⃣", .syntax))
    expectJSON(#"{a: 1, "1️⃣a": 2}"#, as: .json5, .init("1️⃣", .duplicateKey))
    expectJSON(#"{a: 1, 1️⃣\u0061: 2}"#, as: .json5, .init("1️⃣", .duplicateKey))
  }

  @Test func escapes() {
    #expect(
      outlined("['\\x41\\v\\0\\'\\\"\\a\\\nb\\/', \"\\u00e9\"]")
        == "['A\u{B}\0'\"ab/' 'é']")
    #expect(outlined("['a\\\r\nb\\\u{2028}c\u{2028}d\te']") == "['abc\u{2028}d\te']")
    expectJSON(#"['1️⃣\x4']"#, as: .json5, .init("1️⃣", .syntax))
    expectJSON(#"['1️⃣\1']"#, as: .json5, .init("1️⃣", .syntax))
    expectJSON(#"['1️⃣\01']"#, as: .json5, .init("1️⃣", .syntax))
    expectJSON(#"['1️⃣\ud800']"#, as: .json5, .init("1️⃣", .syntax))
  }

  @Test func allWhiteSpace() {
    #expect(outlined("\u{B}\u{C}\u{A0}\u{FEFF}[\u{2028}1,\u{2029}2\u{3000}]\u{2003}") == "[1 2]")
    #expect(outlined("[1 // one\u{2028}, 2]") == "[1 2]")
  }
}
