import Testing

@testable import TokenCompiler

@Suite struct JSONDuplicateTests {
  @Test func theSecondIsReportedAndTheFirstNamed() {
    expectJSON(
      #"{"2️⃣a": 1, "b": 2, "1️⃣a3️⃣": 3}"#,
      .init("1️⃣", .duplicateKey, "the key 'a'", end: "3️⃣", path: "a", related: ["2️⃣"]))
  }

  @Test func eachFurtherOneNamesTheFirst() {
    expectJSON(
      #"{"1️⃣a": 1, "2️⃣a": 2, "3️⃣a": 3}"#,
      .init("2️⃣", .duplicateKey, related: ["1️⃣"]), .init("3️⃣", .duplicateKey, related: ["1️⃣"]))
  }

  @Test func keysAreComparedAsTheyRead() {
    expectJSON(
      #"{"1️⃣ink": 1, "2️⃣\u0069nk": 2, "3️⃣a\/b": 1, "4️⃣a/b": 1}"#,
      .init("2️⃣", .duplicateKey, "the key 'ink'", path: "ink", related: ["1️⃣"]),
      .init("4️⃣", .duplicateKey, "the key 'a/b'", related: ["3️⃣"]))
    // Two normal forms are two names.
    expectJSON("{\"\u{E9}\": 1, \"e\u{301}\": 2, \"E\": 3, \"e\": 4, \"\": 5}")
  }

  @Test func oneKeyInTwoObjectsIsNoDuplicate() {
    expectJSON(#"{"a": {"a": {"a": 1}}, "b": [{"a": 1}, {"a": 2}]}"#)
  }

  @Test func thePathIsThatOfTheToken() {
    expectJSON(
      #"{"space": {"s": {"$value": {"unit": "px", "1️⃣unit": "rem"}, "2️⃣$value": 1}}}"#,
      .init("1️⃣", .duplicateKey, path: "space.s"), .init("2️⃣", .duplicateKey, path: "space.s"))
    expectJSON(
      #"{"space": {"s": 1, "1️⃣s": 2}, "2️⃣space": 3}"#,
      .init("1️⃣", .duplicateKey, path: "space.s"), .init("2️⃣", .duplicateKey, path: "space"))
  }

  @Test func theyAreFoundBesideFaults() {
    expectJSON(
      #"{"a": 1, "1️⃣a": 2️⃣red, "b": 13️⃣,}"#, .init("1️⃣", .duplicateKey),
      .init("2️⃣", .syntax), .init("3️⃣", .syntax))
  }

  @Test func findingsComeInOrderOfPlace() {
    let (_, findings, _) = parse(#"{"a": 1, "a": {"b": 1, "b": 2}, "c": 1, "c": red}"#)
    let starts = findings.compactMap { $0.span?.range.start }
    #expect(starts.count == 4)
    #expect(starts == starts.sorted())
  }

  @Test(arguments: [2, 3, 8, 9, 64, 65, 1000])
  func theyAreFoundInObjectsOfAnySize(count: Int) {
    for second in [1, count / 2, count - 1] where second > 0 {
      let keys = (0..<count).map { $0 == second ? "key0" : "key\($0)" }
      let text = "{" + keys.map { "\"\($0)\": 1" }.joined(separator: ",") + "}"
      let (_, findings, _) = parse(text)
      #expect(findings.map(\.message) == ["the key 'key0' stands twice in one object"])
    }
    let text = "{" + (0..<count).map { "\"key\($0)\": 1" }.joined(separator: ",") + "}"
    #expect(parse(text).findings.isEmpty)
  }

  /// A quadratic search would take hours here.
  @Test(.timeLimit(.minutes(2)))
  func manyKeysTakeLinearTime() {
    let equal = Array("{".utf8) + (0..<250_000).flatMap { _ in "\"a\":1,".utf8 }
    let (_, findings) = parse(bytes: equal + Array("\"b\":1}".utf8))
    #expect(findings.count == 101)
    #expect(findings.last?.severity == .note)
    let different = (0..<250_000).flatMap { "\"\($0)\":1,".utf8 }
    #expect(parse(bytes: Array("{".utf8) + different + Array("\"a\":1}".utf8)).1.isEmpty)
  }
}
