import Testing

@testable import TokenCompiler

@Suite struct JSONLimitTests {
  private func nested(_ depth: Int, _ open: String, _ close: String) -> String {
    String(repeating: open, count: depth) + String(repeating: close, count: depth)
  }

  @Test func aThousandLevelsAreRead() {
    #expect(parse(nested(1000, "[", "]")).findings.isEmpty)
    #expect(
      parse(nested(999, "{\"a\":", "}").replacing("}", with: "1}", maxReplacements: 1)).findings
        .isEmpty)
  }

  @Test func oneMoreIsALimit() {
    let (tree, findings, _) = parse(nested(1001, "[", "]"))
    #expect(findings.map(\.id) == [.limitExceeded])
    #expect(findings.first?.span?.range == ByteRange(start: 1000, end: 1001))
    #expect(tree.nodes.count == 1001)
    #expect(tree.nodes.last?.isFaulty == true)
    expectSound(tree)
  }

  @Test func itIsSaidOnceAndReadingGoesOn() {
    expectJSON(
      #"{"a": [[1️⃣[1, "]", {}]], [{"x": 1}]], "b": 2️⃣red}"#,
      limits: JSONLimits(depth: 3), .init("1️⃣", .limitExceeded, "more than 3"),
      .init("2️⃣", .syntax))
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["[", "{\"a\":", "[{\"a\":[", "{\"a\":[[],"])
  func aHundredThousandLevelsEndQuickly(open: String) {
    let text = String(repeating: open, count: 100_000)
    let (tree, findings, _) = parse(text)
    #expect(findings.map(\.id) == [.limitExceeded])
    expectSound(tree)
  }

  @Test(.timeLimit(.minutes(1)))
  func aHundredThousandLevelsThatCloseAreOneFinding() {
    #expect(parse(nested(100_000, "[", "]")).findings.map(\.id) == [.limitExceeded])
  }

  @Test func aFileThatIsTooLargeIsNotRead() {
    let (tree, findings, _) = parse("{\"a\": 1}", limits: JSONLimits(fileSize: 7))
    #expect(tree.nodes.isEmpty)
    #expect(findings.map(\.message) == ["the file has 8 bytes; at most 7 are read"])
    #expect(findings.map(\.id) == [.limitExceeded])
    #expect(parse("{\"a\":1}", limits: JSONLimits(fileSize: 7)).findings.isEmpty)
  }

  @Test func aKeyThatIsTooLongIsSkipped() {
    let limits = JSONLimits(keyLength: 4)
    expectJSON(
      #"{"abcd": 1, 1️⃣"abcde": [1], "b": 2, 2️⃣'abcde': 3}"#, limits: limits,
      .init("1️⃣", .limitExceeded, "longer than 4"), .init("2️⃣", .syntax, "single"))
    #expect(outline(parse(#"{"abcde": [1], "b": 2}"#, limits: limits).tree) == "{b:2}")
  }

  @Test func theRestOfManyFaultsIsCounted() {
    let text = "[" + String(repeating: "01,", count: 12) + "1]"
    let (tree, findings, _) = parse(text, limits: JSONLimits(findings: 5))
    #expect(findings.count == 6)
    #expect(findings.last?.message == "7 more faults of this file are not listed")
    #expect(findings.last?.severity == .note)
    #expect(findings.last?.span?.range.start == 16)
    #expect(tree.nodes.count == 14)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ",", "01,", "\"a\" ", "]", "}", "{]", "[}", "\"a\":", "'", "\"\n", "\"a\n b", "red ", "/*",
      "//\n",
      "{:", "{a", "\\", "\u{A0}", "{\"a\":1]", "(", "[\"a\":", "<<<<<<<\n", "=======\n", ":",
    ])
  func repeatedFaultsTakeLinearTime(piece: String) {
    for prefix in ["[", "{", "{\"a\":", "[{"] {
      let text = prefix + String(repeating: piece, count: 25_000)
      var read: (tree: JSONTree, findings: [Diagnostic])?
      // A twentieth of a second where it is linear; with the square it would be many.
      let seconds = processorTime {
        let (tree, findings, _) = parse(text)
        read = (tree, findings)
      }
      guard let (tree, findings) = read else { continue }
      #expect(seconds < 3, "\(seconds) s")
      #expect(!findings.isEmpty)
      #expect(findings.count <= 101)
      expectSound(tree)
    }
  }
}
