import Testing

@testable import TokenCompiler

@Suite struct JSONPositionTests {
  @Test func everyKeyAndValueHasItsBytes() {
    let (tree, findings, marked) = parse(
      #"{ "1️⃣color2️⃣": 3️⃣{"4️⃣$type5️⃣" : "6️⃣color7️⃣", "list": 8️⃣[1, true]9️⃣}0️⃣ }"#)
    #expect(findings.isEmpty)
    func at(_ mark: String) -> UInt32 { UInt32(marked.offsets[mark] ?? -1) }
    #expect(tree.nodes.count == 6)
    #expect(tree.nodes[0].range == ByteRange(0..<marked.source.bytes.count))
    #expect(!tree.nodes[0].isMember)
    #expect(tree.nodes[1].key == ByteRange(start: at("1️⃣"), end: at("2️⃣")))
    #expect(tree.nodes[1].range == ByteRange(start: at("3️⃣"), end: at("0️⃣")))
    #expect(tree.nodes[2].key == ByteRange(start: at("4️⃣"), end: at("5️⃣")))
    #expect(tree.nodes[2].range == ByteRange(start: at("6️⃣"), end: at("7️⃣")))
    #expect(tree.nodes[3].range == ByteRange(start: at("8️⃣"), end: at("9️⃣")))
    #expect(!tree.nodes[4].isMember)
    #expect(tree.nodes.map(\.next) == [6, 6, 3, 6, 5, 6])
    #expect(tree.nodes.map(\.kind) == [.object, .object, .string, .array, .number, .boolean])
  }

  @Test func escapesAreToldApart() {
    let (tree, _, _) = parse(#"{"a\n": "b", "c": "d\t", "e": "é"}"#)
    #expect(tree.nodes.map(\.keyHasEscapes) == [false, true, false, false])
    #expect(tree.nodes.map(\.hasEscapes) == [false, false, true, false])
    #expect(outline(tree) == "{a\n:'b' c:'d\t' e:'é'}")
  }

  @Test func anEmptyKeyAndAnEmptyStringAreThere() {
    let (tree, findings, _) = parse(#"{"": ""}"#)
    #expect(findings.isEmpty)
    #expect(tree.nodes[1].isMember)
    #expect(tree.nodes[1].key == ByteRange(start: 2, end: 2))
    #expect(tree.nodes[1].range == ByteRange(start: 6, end: 6))
  }

  @Test func aByteOrderMarkIsSkippedAndCounted() {
    let (tree, findings, _) = parse("\u{FEFF}{\"a\": 1}")
    #expect(findings.isEmpty)
    #expect(tree.nodes[0].range == ByteRange(start: 3, end: 11))
  }

  @Test func allLineEndingsAreWhiteSpace() {
    let (tree, findings, _) = parse("{\r\n\"a\":\r1,\n\t\"b\" : 2\r\n}\r\n")
    #expect(findings.isEmpty)
    #expect(outline(tree) == "{a:1 b:2}")
  }

  @Test func childrenAreWalkedBySiblings() {
    let (tree, _, _) = parse("[[1, [2]], {}, 3]")
    #expect(Array(tree.children(of: 0)) == [1, 5, 6])
    #expect(Array(tree.children(of: 1)) == [2, 3])
    #expect(Array(tree.children(of: 5)) == [])
  }

  @Test func theTopLevelMayBeAnyValue() {
    for text in ["1", "-0.5e+3", "\"a\"", "true", "null", "[]", " {} "] {
      let (tree, findings, _) = parse(text)
      #expect(findings.isEmpty, "\(text)")
      #expect(tree.nodes.count == 1, "\(text)")
    }
  }

  @Test(arguments: ["0", "-0", "10", "-1.5", "0.0", "1e5", "1E-05", "1.25e+300", "1e999"])
  func numbersAreKeptAsWritten(text: String) {
    let (tree, findings, _) = parse("[\(text)]")
    #expect(findings.isEmpty)
    #expect(outline(tree) == "[\(text)]")
    #expect(tree.nodes[1].kind == .number)
  }
}
