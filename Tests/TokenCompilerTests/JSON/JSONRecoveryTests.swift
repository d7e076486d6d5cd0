import Testing

@testable import TokenCompiler

/// Several faults in one text: the exact list of findings, and what the tree holds then.
@Suite struct JSONRecoveryTests {
  private func expect(
    _ text: String, tree: String, _ expected: ExpectedFinding...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let result = parse(text)
    expectFindings(
      expected, in: result.findings, of: [result.marked], sourceLocation: sourceLocation)
    #expect(outline(result.tree) == tree, sourceLocation: sourceLocation)
    expectSound(result.tree, sourceLocation: sourceLocation)
  }

  @Test func eachFaultIsReported() {
    expect(
      """
      {
        "a": 11️⃣,,
        "b" 2️⃣2,
        'c': 3,
        "d": [1, 24️⃣,],
        "e": 5️⃣red,
        "f": "6️⃣\\x"
        7️⃣"g": 7
      }
      """.replacing("1️⃣,,", with: ",1️⃣,").replacing("'c'", with: "3️⃣'c'"),
      tree: #"{a:1 b:2 c:3 d:[1 2] e:!'red' f:!'\x' g:7}"#,
      .init("1️⃣", .syntax, "a second comma"), .init("2️⃣", .syntax, "expected ':'"),
      .init("3️⃣", .syntax, "single"), .init("4️⃣", .syntax, "before ']'"),
      .init("5️⃣", .syntax, "the text 'red'"), .init("6️⃣", .syntax, "is no escape"),
      .init("7️⃣", .syntax, "expected a comma"))
  }

  @Test func aCommaForAColonIsOneFault() {
    expect(
      #"{"a"1️⃣, "x", "b"2️⃣, 1, "c"3️⃣, {"d"4️⃣, true}, "e"5️⃣, "f": 2}"#,
      tree: "{a:'x' b:1 c:{d:true} e:!missing f:2}",
      .init("1️⃣", .syntax, "not ','"), .init("2️⃣", .syntax, "not ','"),
      .init("3️⃣", .syntax, "not ','"), .init("4️⃣", .syntax, "not ','"),
      .init("5️⃣", .syntax, "a value for the key 'e'"))
  }

  @Test func commentsOfOtherLanguagesAreOneFault() {
    expect(
      """
      { 1️⃣# theme
        "a": 1, # brand
        # "b": 2,
        "c": 3 # last
      }
      """, tree: "{a:1 c:3}", .init("1️⃣", .syntax, "a comment with '#'"))
  }

  @Test func everyMissingCommaIsReported() {
    expect(
      #"{"a": 1 1️⃣"b": {} 2️⃣"c": [1 3️⃣2] 4️⃣"d": "x"}"#, tree: "{a:1 b:{} c:[1 2] d:'x'}",
      .init("1️⃣", .syntax, "comma"), .init("2️⃣", .syntax, "comma"),
      .init("3️⃣", .syntax, "comma"), .init("4️⃣", .syntax, "comma"))
  }

  @Test func aMissingValueIsHeldByAPlaceholder() {
    expect(
      #"{"a":1️⃣, "b": 1, "c":2️⃣}"#, tree: "{a:!missing b:1 c:!missing}",
      .init("1️⃣", .syntax, "a value for the key 'a'"),
      .init("2️⃣", .syntax, "a value for the key 'c'"))
  }

  @Test func aMissingQuoteCostsOneLine() {
    expect(
      "{\n  \"a\": \"red,1️⃣\n  \"b\": 2,\n  \"c2️⃣: 3,\n  \"d: \": 4\n}",
      tree: "{a:!'red,' b:2 c:3 d: :4}",
      .init("1️⃣", .syntax, "closing quote"), .init("2️⃣", .syntax, "closing quote"))
  }

  @Test func aKeyWithoutItsClosingQuoteKeepsItsValue() {
    expect(
      #"{"a1️⃣: "red", "b2️⃣ : {"c3️⃣: 1}, "d: e": 2, "f": 3}"#,
      tree: "{a:'red' b:{c:1} d: e:2 f:3}",
      .init("1️⃣", .syntax, "a closing quote after the key 'a'"),
      .init("2️⃣", .syntax, "a closing quote after the key 'b'"),
      .init("3️⃣", .syntax, "a closing quote after the key 'c'"))
  }

  @Test func aMissingBracketIsFoundAtTheNextThatDoesNotFit() {
    expect(
      #"{"x": {"a": [1, 21️⃣}, "b": 3, "c": 2️⃣red}"#, tree: "{x:{a:[1 2]} b:3 c:!'red'}",
      .init("1️⃣", .syntax, "expected ']' before '}'"), .init("2️⃣", .syntax, "'red'"))
  }

  @Test func theIndentationTellsWhichBracketIsMissing() {
    expect(
      "{\n  \"a\": {\n    \"b\": 2️⃣{\n      \"c\": 1\n  1️⃣},\n  \"d\": 2\n}",
      tree: "{a:{b:{c:1} d:2}}",
      .init("1️⃣", .syntax, "expected '}' before '}'", related: ["2️⃣"]))
    expect(
      "{\n  \"a\": 2️⃣{\n    \"b\": 1,\n  1️⃣\"c\": {\n    \"d\": 2\n  }\n}",
      tree: "{a:{b:1 c:{d:2}}}",
      .init("1️⃣", .syntax, "expected '}' before the key 'c'", related: ["2️⃣"]))
    expect(
      "{\n  \"a\": {\n    \"b\": 1\n    1️⃣}\n  }2️⃣,\n  \"c\": {}\n}", tree: "{a:{b:1}}",
      .init("1️⃣", .syntax, "one too many", related: ["2️⃣"]))
    expect(
      "{\n  \"a\": {\n    \"b\": {\n      \"c\": 1\n    }1️⃣}\n  }\n2️⃣}",
      tree: "{a:{b:{c:1}}}", .init("1️⃣", .syntax, "one too many", related: ["2️⃣"]))
    // Where everything is in line, nothing is guessed.
    expect(
      "2️⃣{\n  \"a\": {\n  }\n1️⃣", tree: "{a:{}}", .init("1️⃣", .syntax, "'}'", related: ["2️⃣"]))
  }

  @Test func aBracketTooManyIsOneFault() {
    expect(
      #"{"a": 11️⃣], "b": 2}"#, tree: "{a:1 b:2}", .init("1️⃣", .syntax, "not ']'"))
    expect(#"{"a": [11️⃣}], "b": 2}"#, tree: "{a:[1] b:2}", .init("1️⃣", .syntax, "closes nothing"))
    expect(#"{"a": 1}1️⃣}}}"#, tree: "{a:1}", .init("1️⃣", .syntax, "closes nothing"))
  }

  @Test func aWrongBracketInTheColumnOfTheRightOneStandsForIt() {
    for wrong in ["]", ">", ")"] {
      expect(
        "{\n  \"a\": 2️⃣{\n    \"b\": 1\n  1️⃣\(wrong)\n}", tree: "{a:{b:1}}",
        .init("1️⃣", .syntax, "expected '}', not '\(wrong)'", related: ["2️⃣"]))
      expect(
        "{\n  \"a\": 2️⃣{\n    \"b\": 1\n  1️⃣\(wrong),\n  \"c\": 1\n}", tree: "{a:{b:1} c:1}",
        .init("1️⃣", .syntax, "expected '}', not '\(wrong)'", related: ["2️⃣"]))
    }
    expect(
      "{\n  \"a\": {\n    \"b\": 1\n  1️⃣]\n  }\n}", tree: "{a:{b:1}}",
      .init("1️⃣", .syntax, "closes nothing"))
  }

  @Test func aBraceThatIsMissingBeforeAKeyIsTakenAsRead() {
    expect(
      #"{"a": 1️⃣"b": 1, "c": {"d": 2}}, "e": 3}"#, tree: "{a:{b:1 c:{d:2}} e:3}",
      .init("1️⃣", .syntax, "expected '{' before the key 'b'"))
    expect(
      #"{"a": "x", "b": {"c": "y"}1️⃣: "d", "e": 3}"#, tree: "{a:'x' b:{c:'y'} e:3}",
      .init("1️⃣", .syntax, "not ':'"))
  }

  @Test func aBracketThatStandsTwiceIsOneFault() {
    expect(
      #"{"a": {1️⃣{"b": 1}, "c": 2}"#, tree: "{a:{b:1} c:2}",
      .init("1️⃣", .syntax, "expected a key"))
    expect(
      #"{"a": 1️⃣["b": 1}, "c": 2}"#, tree: "{a:['b' 1] c:2}",
      .init("1️⃣", .syntax, "expected '{' before the key 'b', not '['"))
    expect(
      #"{"a": 1️⃣[{"b": 1}, "c": {"d": [{"e": 1}]}}"#, tree: "{a:{b:1} c:{d:[{e:1}]}}",
      .init("1️⃣", .syntax, "a '[' that is not closed"))
    expect(
      #"{"a": {"c": 1️⃣[{"b": 1}}}"#, tree: "{a:{c:{b:1}}}",
      .init("1️⃣", .syntax, "a '[' that is not closed"))
  }

  @Test func aQuoteThatStandsTwiceIsOneFault() {
    expect(
      #"{"1️⃣"a": 1, "b"2️⃣": "3️⃣"x", "c": "y"4️⃣", "d": "", "e": ""}"#,
      tree: "{a:1 b:'x' c:'y' d:'' e:''}", .init("1️⃣", .syntax, "second quote"),
      .init("2️⃣", .syntax, "second quote"), .init("3️⃣", .syntax, "second quote"),
      .init("4️⃣", .syntax, "second quote"))
  }

  @Test func quotesOfTwoKindsAreOneFault() {
    expect(
      "{\n  1️⃣'a\": 1,\n  \"b2️⃣': \"x\",\n  3️⃣c': 2,\n  \"d\": 4️⃣'y\",\n  \"e\": 5️⃣{x.y}\"\n}",
      tree: "{a:1 b:'x' c:2 d:!'y' e:!'{x.y}'}", .init("1️⃣", .syntax, "single"),
      .init("2️⃣", .syntax, "closing quote after the key 'b'"), .init("3️⃣", .syntax, "double quotes"),
      .init("4️⃣", .syntax, "single"), .init("5️⃣", .syntax, "double quotes"))
  }

  @Test func whatStandsBehindAnUnexpectedWordIsNoSecondFault() {
    expect(
      "{\n  \"a\": 1 1️⃣x\",\n  \"b\": 2\n}", tree: "{a:1 b:2}",
      .init("1️⃣", .syntax, "expected a comma"))
  }

  @Test func keysThatStandTwiceAreNotToldWhereABracketIsLost() {
    expect(
      "{\n  \"a\": {\n    \"b\": 1,\n  1️⃣\"c\": 2,\n  \"b\": 3\n}\n", tree: "{a:{b:1 c:2 b:3}}",
      .init("1️⃣", .syntax, "expected '}'"))
  }

  @Test func whatIsNoMemberIsSkipped() {
    expect(
      #"{"a": 1, 1️⃣{"x": [1, 2, {}]}, "b": 2, 2️⃣[3], "c": 3}"#, tree: "{a:1 b:2 c:3}",
      .init("1️⃣", .syntax, "expected a key"), .init("2️⃣", .syntax, "expected a key"))
    expect(
      #"{"a": 1 1️⃣{"x": 1, "y": 2}, "b": 2}"#, tree: "{a:1 b:2}",
      .init("1️⃣", .syntax, "expected a comma or '}'"))
    expect(
      #"{"a": "x" 1️⃣"y", "b": 1}"#, tree: "{a:'x' b:1}",
      .init("1️⃣", .syntax, "expected a comma or '}'"))
  }

  @Test func anArrayWithKeysIsOneFault() {
    expect(
      #"{"a": 1️⃣["x": 1, "y": 2], "b": 2️⃣["z": 3], "c": ["u", "v"3️⃣: 4]}"#,
      tree: "{a:['x' 1 'y' 2] b:['z' 3] c:['u' 'v' 4]}",
      .init("1️⃣", .syntax, "before the key 'x', not '['"),
      .init("2️⃣", .syntax, "before the key 'z', not '['"), .init("3️⃣", .syntax, "in an array"))
  }

  @Test func anObjectOfAScriptIsReadToItsEnd() {
    expect(
      "{1️⃣color: {2️⃣red: 3️⃣'#f00'4️⃣,},}".replacing("},}", with: "}5️⃣,}"),
      tree: "{color:{red:!'#f00'}}",
      .init("1️⃣", .syntax, "the key 'color'"), .init("2️⃣", .syntax, "the key 'red'"),
      .init("3️⃣", .syntax, "single"), .init("4️⃣", .syntax, "before '}'"),
      .init("5️⃣", .syntax, "before '}'"))
  }

  @Test func eachPlaceThatIsNotUTF8IsAFault() {
    let bytes =
      Array("{\"a\": \"caf".utf8) + [0xE9] + Array("\", \"b\": \"".utf8) + [0xFC, 0x22, 0x7D]
    let (tree, findings) = parse(bytes: bytes)
    #expect(
      findings.map(\.message) == [
        "the byte 0xE9 is not UTF-8 here", "the byte 0xFC is not UTF-8 here",
      ])
    #expect(findings.first?.span?.range == ByteRange(start: 10, end: 11))
    #expect(outline(tree) == "{a:'caf\u{FFFD}' b:'\u{FFFD}'}")
  }

  /// What stands behind a value that is no object is the one fault.
  @Test(arguments: [
    (#"1️⃣""2️⃣"""#, "one top-level value"), (#"1️⃣"a"2️⃣""#, "one top-level value"),
    ("1️⃣[1]2️⃣ [2]", "one top-level value"), ("1 2️⃣x", "the end of the file"),
    (#"2️⃣"a": 1"#, "'{' before the first key"),
  ]) func aSecondValueIsOneFault(text: String, message: String) {
    let marked = MarkedText(text.replacing("2️⃣ ", with: " 2️⃣"))
    let read = SourceReader.read(marked.source, as: .auto)
    let first = marked.offsets["1️⃣"].map { _ in ["1️⃣"] }
    expectFindings(
      [.init("2️⃣", .syntax, message, related: first ?? [])], in: read.findings, of: [marked])
  }

  @Test func fixItsMendTheText() throws {
    let text = #"{"a": .5, 'b': True; "c" = 1 "d": {color.red},, "e" "x", "f": +1,}"#
    let (_, findings, marked) = parse(text)
    var bytes = marked.source.bytes
    let edits = findings.flatMap { $0.fix?.edits ?? [] }
    #expect(findings.allSatisfy { $0.fix?.safety ?? .safe == .safe })
    for fix in edits.sorted(by: { $0.span.range.start > $1.span.range.start }) {
      bytes.replaceSubrange(fix.span.range.integers, with: Array(fix.replacement.utf8))
    }
    let (tree, left) = parse(bytes: bytes)
    #expect(left.isEmpty)
    #expect(outline(tree) == "{a:0.5 b:true c:1 d:'{color.red}' e:'x' f:1}")
  }
}
