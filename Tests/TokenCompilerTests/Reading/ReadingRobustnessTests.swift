import Testing

@testable import TokenCompiler

@Suite struct ReadingRobustnessTests {
  static let documents: [(String, Dialect)] = [
    (
      ##"{"theme": {"color": {"a\u00e9": "#fff", "b": "<theme.color.a>", "c": null}, "n": [1, {}]}}"##,
      .plain
    ),
    (BackbaseShapeTests.text, .plain),
    (
      ##"{"a": {"$type": "number", "$root": {"$value": 1}, "b": {"$ref": "#/a/$root"}, "$extends": "{c}"}}"##,
      .dtcg
    ),
    (
      ##"{"a": {"$value": {"x": [{"$ref": "#/b"}, "{c}"]}, "$extensions": {"mode": {"d": 1}}}}"##,
      .dtcgDraft
    ),
    (#"{"a": {"value": "{b.value}", "type": "color", "comment": "c"}}"#, .styleDictionary),
  ]

  /// Cut anywhere, a document is read without a crash, by its own dialect and by the one found.
  @Test func aDocumentCutAnywhereIsRead() {
    for (text, dialect) in Self.documents {
      let bytes = Array(text.utf8)
      for count in 0...bytes.count {
        let source = SourceFile(path: "a.json", bytes: Array(bytes.prefix(count)))
        for dialect in [dialect, .auto] {
          let result = SourceReader.read(source, as: dialect)
          if count < bytes.count { #expect(result.findings.contains { $0.severity == .error }) }
        }
      }
    }
  }

  /// The same with each byte replaced by others that mean something.
  @Test func aDocumentWithAWrongByteIsRead() {
    for (text, dialect) in Self.documents {
      for index in text.utf8.indices.indices.enumerated().map(\.offset) {
        for byte in Array("\"{}[]:,\\$ 0n".utf8) + [0x00, 0xFF] {
          var bytes = Array(text.utf8)
          bytes[index] = byte
          _ = SourceReader.read(SourceFile(path: "a.json", bytes: bytes), as: dialect)
        }
      }
    }
  }

  @Test func deepGroupsAreReadWithoutRecursion() {
    let depth = 900
    let text =
      String(repeating: #"{"g": "#, count: depth) + "1" + String(repeating: "}", count: depth)
    let source = read(text, as: .plain)
    #expect(source.sets[0].set.tokens.count == 1)
    #expect(source.sets[0].set.groups.count == depth)
    let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let list = read(#"{"a": {"$type": "x", "$value": \#(value)}}"#)
    #expect(list.sets[0].set.values.count == depth)
  }

  @Test func manyTokensAreReadInOrder() {
    var text = "{\"g\": {"
    for index in 0..<20_000 {
      text +=
        "\(index == 0 ? "" : ",")\n\"t\(index)\": {\"$type\": \"number\", \"$value\": \(index)}"
    }
    text += "}}"
    let source = read(text, as: .dtcg)
    let set = source.sets[0].set
    #expect(set.tokens.count == 20_000)
    #expect(set.names.string(set.tokens[19_999].name) == "t19999")
    #expect(source.source.text(in: set.values[Int(set.tokens[12_345].value)].range) == "12345")
  }

  @Test func modesAreLimited() {
    func text(_ count: Int) -> String {
      let tokens = (0..<count).map {
        #""t\#($0)": {"$value": 1, "$extensions": {"mode": {"c\#($0)": 2}}}"#
      }
      return "{\(tokens.joined(separator: ",\n"))}"
    }
    #expect(read(text(ModeValues.contextLimit)).findings.isEmpty)
    let source = read(text(ModeValues.contextLimit + 5))
    #expect(source.findingLines == ["257 limit-exceeded t256 «c256»"])
    #expect(source.sets.count == ModeValues.contextLimit + 1)
  }

  @Test func pathsOfFindingsAreThoseOfTheirGroups() {
    let source = read(
      #"{"a": {"b": {"x": 1, "y": 2}, "z": 3}, "c": {"d": 4}, "e": 5}"#, as: .dtcg)
    #expect(source.findings.map(\.path) == ["a.b.x", "a.b.y", "a.z", "c.d", "e"])
  }
}
