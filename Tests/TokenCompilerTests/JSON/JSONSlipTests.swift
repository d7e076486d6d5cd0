import Testing

@testable import TokenCompiler

/// One slip of the hand in a file is one finding, and its help mends it.
@Suite struct JSONSlipTests {
  private func expect(
    _ text: String, tree: String, _ message: String, help: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let result = parse(text)
    expectFindings(
      [.init("1️⃣", .syntax, message)],
      in: result.findings.map { finding in
        var finding = finding
        finding.related = []
        return finding
      }, of: [result.marked], sourceLocation: sourceLocation)
    #expect(result.findings.first?.help == help, sourceLocation: sourceLocation)
    #expect(outline(result.tree) == tree, sourceLocation: sourceLocation)
    expectSound(result.tree, sourceLocation: sourceLocation)
  }

  @Test func numbers() {
    expect(
      "{\n  \"a\": 1️⃣12,5\n}", tree: "{a:!12,5}", "the number '12,5' must have a point",
      help: "write 12.5")
    expect(
      "{\"a\": 1️⃣12,5px, \"b\": 1}", tree: "{a:!12,5px b:1}", "must have a point",
      help: "write \"12.5px\"")
    #expect(parse("{\"a\": [12,5]}").findings.isEmpty)
    #expect(
      parse("{\"a\": 12px}").findings.map(\.help)
        == ["write 12 in a plain theme, else \"12px\" in double quotes"])
    #expect(
      parse("{\"a\": 12rem}").findings.map(\.help)
        == ["a value with a unit must stand in double quotes: \"12rem\""])
    expect("{\"a\": 1️⃣1O}", tree: "{a:!1O}", "'1O' is no JSON number", help: "write 10")
    expect("{\"a\": 1️⃣–12}", tree: "{a:!–12}", "is no JSON number", help: "write -12")
    expect("{\"a\": 1️⃣1'000}", tree: "{a:!1'000}", "is no JSON number", help: "write 1000")
    expect(
      "{\"a\": 12 1️⃣px}", tree: "{a:12}", "not 'px'",
      help: "remove it, or write \"12px\" for a length with its unit")
  }

  @Test func brackets() {
    expect(
      "{\"a\": {1️⃣{\"b\": 1}, \"c\": 2}", tree: "{a:{b:1} c:2}", "expected a key",
      help: "remove it")
    expect(
      "{\"a\": {1️⃣{\"b\": 1}}}", tree: "{a:{b:1}}", "expected a key",
      help: "remove it, or write the key of what it opens")
    expect("{\"a\": 1️⃣(\n  \"b\": 1\n}}", tree: "{a:{b:1}}", "not '('", help: "write '{'")
    expect(
      "{\"a\": {\n  \"b\": 1\n1️⃣), \"c\": 2}", tree: "{a:{b:1} c:2}", "not ')'", help: "write '}'")
    expect(
      "{\n  \"a\": {\n    \"b\": {\n      \"c\": 1\n    1️⃣\"d\": 2\n  }\n}",
      tree: "{a:{b:{c:1} d:2}}", "expected '}' and a comma before the key 'd'",
      help: "add '},' on the line before")
    expect(
      "{\n  \"a\": {\n    \"b\": {\n      \"c\": 1\n  1️⃣\"d\": 2\n}", tree: "{a:{b:{c:1}} d:2}",
      "expected '}}' and a comma", help: "add '}},' on the line before")
    expect(
      "{\n  \"a\": {\n    \"b\": {\n    },\n    1️⃣},\n    \"c\": 1\n  }\n}", tree: "{a:{b:{} c:1}}",
      "this '}' is one too many", help: "remove it and the comma behind it")
  }

  @Test func colonsAndCommas() {
    expect(
      "{\"1️⃣a: #fff\", \"b\": 1}", tree: "{a:!missing b:1}", "not 'a: #fff' in one pair",
      help: "write \"a\": \"#fff\"")
    expect("{\"1️⃣a: 12\"}", tree: "{a:!missing}", "in one pair", help: "write \"a\": 12")
    expect(
      "{\"1️⃣a{b.c}\"}", tree: "{a:!missing}", "in one pair", help: "write \"a\": \"{b.c}\"")
    expect(
      "{\"1️⃣a: {b.c}\"}", tree: "{a:!missing}", "in one pair", help: "write \"a\": \"{b.c}\"")
    expect(
      "{\"1️⃣#fff\", \"b\": 1}", tree: "{b:1}", "expected a key before '#fff'",
      help: "every value in an object needs a key: \"name\": \"#fff\"")
    expect(
      "{\"a1️⃣:\" \"x\", \"b\": 1}", tree: "{a:'x' b:1}", "stands inside its quotes",
      help: "write \"a\": and then the value")
    expect(
      "{\"a\": \"x1️⃣,\"\n \"b\": 1}", tree: "{a:!'x,' b:1}", "stands inside its quotes",
      help: "write the comma behind the quote")
    expect("{\"a\": \"x\"1️⃣:}", tree: "{a:'x'}", "behind a value", help: "remove it")
    expect(
      "{\"a\": \"x\"1️⃣:\n \"b\": 1}", tree: "{a:'x' b:1}", "expected a comma, not ':'",
      help: "write ','")
    expect(
      "{\"a\": \"x\"1️⃣.\n \"b\": 1}", tree: "{a:'x' b:1}", "expected a comma, not '.'",
      help: "write ','")
  }

  @Test func quotes() {
    let single = "write \" in place of each ' of the line"
    expect("{1️⃣'a': 'b'}", tree: "{a:!'b'}", "single", help: single)
    expect("{1️⃣''a'': ''b''}", tree: "{a:!'b'}", "single", help: single)
    expect(
      "{\"a\": 1️⃣`b`}", tree: "{a:!'b'}", "backticks",
      help: "write \" in place of each ` of the line")
    expect(
      "{1️⃣“a”: “b”}", tree: "{a:!'b'}", "typographic",
      help: "write the straight quote \" in place of each of the line")
    expect(
      "{1️⃣\\\"a\\\": \\\"b\\\"}", tree: "{a:!'b'}", "a backslash must not",
      help: "write \" in place of each \\\" of the line")
    expect("{\"a\": \"b1️⃣”,\n\"c\": 1}", tree: "{a:!'b' c:1}", "not ”", help: "write \"")
    expect("{\"a\": \"b1️⃣'\n}", tree: "{a:!'b'}", "not '", help: "write \"")
    expect(
      "{1️⃣a: #fff, \"b\": 1}", tree: "{a:!'#fff' b:1}", "and its value must stand",
      help: "write \"a\": \"#fff\"")
    expect(
      "{\"a\": \"1️⃣\"b\"\"}", tree: "{a:'b'}", "second quote",
      help: "remove it, and the one behind the text")
    expect(
      "{\"a\": \"b,1️⃣\n\"c\": 1}", tree: "{a:!'b,' c:1}", "closing quote",
      help: "close the string with \" before the comma")
  }

  @Test(arguments: [
    #"{"a.b"}"#, #"{"a.b}""#, #""{"a.b"}""#, "[a.b]", #"a.b}""#,
  ]) func references(text: String) {
    expect(
      "{\"x\": 1️⃣\(text), \"y\": 1}", tree: "{x:!'a.b' y:1}", "do not stand where they belong",
      help: "write \"{a.b}\"")
  }

  @Test func bracesBehindTheQuote() {
    expect(
      "{\"x\": 1️⃣\"{a.b\"}, \"y\": 1}", tree: "{x:!'a.b' y:1}", "do not stand where they belong",
      help: "write \"{a.b}\"")
    #expect(parse("{\"x\": \"{a.b\"}").findings.isEmpty)
  }

  @Test func whatStandsTwoPlacesOff() {
    expect(
      "{\"a\": {\"b\": 11️⃣,}\n\"c\": 1}", tree: "{a:{b:1} c:1}", "must stand behind the '}'",
      help: "write '},'")
    expect("{\"a\": 1️⃣\"{\n\"b\": 1\n}}", tree: "{a:{b:1}}", "before '{'", help: "remove it")
    expect(
      "{\n  \"a\": {\n    \"b\": {\n      \"c\": 1\n    },1️⃣}\n  }\n}", tree: "{a:{b:{c:1}}}",
      "one too many", help: "remove it")
    expect("{1️⃣..., \"a\": 1}", tree: "{a:1}", "not '...'", help: "remove it")
    expect("{\"a\": 1,\n1️⃣...\n}", tree: "{a:1}", "not '...'", help: "remove it")
    expect(
      "{1️⃣a: red; \"b\": 1}", tree: "{a:!'red' b:1}", "and its value", help: "write \"a\": \"red\",")
    expect(
      "{\"a1️⃣”: 1}", tree: "{a:1}", "a closing quote after the key 'a'",
      help: "close the key with \"")
    expect("{\"a\":1️⃣= 1}", tree: "{a:1}", "'=' must not", help: "remove it")
    expect("{\"a\": 11️⃣，\"b\": 2}", tree: "{a:1 b:2}", "not '，'", help: "write ','")
    expect(
      "{\"a\": 1️⃣1,200}", tree: "{a:!1,200}", "must have a point",
      help: "write 1.200, or 1200 where the comma parts thousands")
  }

  @Test func wordsWithoutQuotes() {
    expect(
      "{\"a\": 1️⃣007aff}", tree: "{a:!'007aff'}", "the colour '007aff'", help: "write \"#007aff\"")
    expect(
      "{\"a\": 1️⃣b.c}", tree: "{a:!'b.c'}", "the text 'b.c'",
      help: "write \"{b.c}\" for what that token has, or \"b.c\" for a text")
    expect(
      "{\"a\": 1️⃣undefined}", tree: "{a:!undefined}", "is no JSON value",
      help: "leave the key out to keep what it overrides, or write null")
  }

  @Test func whatIsMissingIsToldAtItsLine() {
    expect(
      "{\"a\": {\n  \"b\"1️⃣: \n}}", tree: "{a:{b:!missing}}", "expected a value for the key 'b'",
      help: "write the value behind the colon, or leave the key out")
    expect(
      "{\"a\": {\n  \"1️⃣b\"\n}}", tree: "{a:{b:!missing}}", "expected a value for the key 'b'",
      help: "write \"b\": and then the value, or leave it out")
  }

  @Test func commentsOfOtherLanguages() {
    expect(
      "{\"a\": 1,\n1️⃣<!-- rounder -->\n\"b\": 2}", tree: "{a:1 b:2}", "a comment with '<!--'",
      help: "remove it, or write it with '//' and give the file the ending '.jsonc'")
    expect(
      "{\"a\": 1,\n1️⃣<!-- rounder\n\"b\": 2}", tree: "{a:1 b:2}", "a comment with '<!--'",
      help: "remove it, or write it with '//' and give the file the ending '.jsonc'")
  }

  /// The comma before a last line that is commented out is no fault of its own.
  @Test(arguments: ["// \"b\": 2", "/* \"b\": 2 */", "# \"b\": 2", "<!-- \"b\": 2 -->"])
  func aLastLineThatIsCommentedOut(comment: String) {
    let result = parse("{\"a\": 1,\n\(comment)\n}")
    #expect(result.findings.count == 1)
    #expect(result.findings.first?.message.hasPrefix("a comment") == true)
    #expect(result.findings.first?.help == "remove it and the comma before it")
    // Without what it hides the values are not those that are meant.
    #expect(result.tree.isDamaged)
  }

  @Test func textAroundTheTheme() {
    for line in ["Here is the theme:", "The theme", "```json"] {
      let result = parse("\(line)\n\n{\"a\": 1}\n")
      #expect(
        result.findings.map(\.message) == ["a text must not stand before the '{' of the theme"])
    }
    #expect(
      parse("a:\n  b: 1\n").findings.map(\.message) == ["the file looks like YAML, not like JSON"])
  }
}
