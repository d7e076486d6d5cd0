import Testing

@testable import TokenCompiler

/// One fault at a time: its place and its message.
@Suite struct JSONSyntaxTests {
  @Test func commas() {
    expectJSON(
      #"{"a": 11️⃣,}"#, .init("1️⃣", .syntax, "a comma must not stand before '}'"))
    expectJSON("[1, 21️⃣, \n ]", .init("1️⃣", .syntax, "a comma must not stand before ']'"))
    expectJSON("[1️⃣,1]", .init("1️⃣", .syntax, "before the first value"))
    expectJSON("[1,1️⃣,1]", .init("1️⃣", .syntax, "a second comma"))
    expectJSON("[1️⃣,]", .init("1️⃣", .syntax, "before the first value"))
    expectJSON("[1 1️⃣2]", .init("1️⃣", .syntax, "expected a comma before '2'"))
    expectJSON(
      #"{"a": 1 1️⃣"b"2️⃣: 2}"#,
      .init("1️⃣", .syntax, #"expected a comma before '"b"'"#, end: "2️⃣"))
    expectJSON(
      "{\"a\": {}\n1️⃣\"b\": 2}", .init("1️⃣", .syntax, #"expected a comma before '"b"'"#))
    expectJSON(#"{"a": 11️⃣; "b": 2}"#, .init("1️⃣", .syntax, "expected a comma, not ';'"))
  }

  /// A missing comma is told at what follows it, with the line that lacks it.
  @Test func theLineThatLacksTheCommaIsNamed() throws {
    let text = "{\"a\": {},\n\"b\": 1\n\n\"c\": 2}"
    let found = try #require(parse(text, .json).findings.first)
    #expect(found.help == "put a comma at the end of the line that lacks it")
    #expect(found.helpSpan?.range == ByteRange(start: 16, end: 16))
    #expect(try #require(parse("[1 2]", .json).findings.first).helpSpan == nil)
  }

  @Test func colonsAndValues() {
    expectJSON(
      #"{"color" 1️⃣"red"}"#, .init("1️⃣", .syntax, "expected ':' after the key 'color'"))
    expectJSON(
      #"{"color" 1️⃣= "red"}"#,
      .init("1️⃣", .syntax, "expected ':' after the key 'color', not '='"))
    expectJSON(#"{"a":1️⃣: 1}"#, .init("1️⃣", .syntax, "a second ':'"))
    expectJSON(
      #"{"a":1️⃣}"#, .init("1️⃣", .syntax, "expected a value for the key 'a' before '}'"))
    expectJSON(
      #"{"a"1️⃣, "b": 1}"#,
      .init("1️⃣", .syntax, "expected a value for the key 'a' before ','"))
    expectJSON(
      #"1️⃣["a": 1, "b": 2]"#, .init("1️⃣", .syntax, "expected '{' before the key 'a', not '['"))
    expectJSON(#"{1️⃣{}: 1}"#, .init("1️⃣", .syntax, "expected a key in double quotes, not '{'"))
    expectJSON(#"{1️⃣: 1, "b": 2}"#, .init("1️⃣", .syntax, "not ':'"))
  }

  @Test func quotes() {
    expectJSON("{1️⃣'a': 1}", .init("1️⃣", .syntax, "not in single ones"))
    expectJSON("{\"a\": 1️⃣'b'2️⃣}", .init("1️⃣", .syntax, "not in single ones", end: "2️⃣"))
    expectJSON("{1️⃣“a”2️⃣: 1}", .init("1️⃣", .syntax, "not in typographic ones", end: "2️⃣"))
    expectJSON("[1️⃣«a»]", .init("1️⃣", .syntax, "not in typographic ones"))
    expectJSON("{1️⃣a2️⃣: 1}", .init("1️⃣", .syntax, "the key 'a' must", end: "2️⃣"))
    expectJSON("{1️⃣font-size : 1}", .init("1️⃣", .syntax, "the key 'font-size' must"))
    expectJSON("{1️⃣12: 1}", .init("1️⃣", .syntax, "the key '12' must"))
    expectJSON("{1️⃣b\": 1}", .init("1️⃣", .syntax, "the key 'b' must"))
    expectJSON(#"{"a": 1️⃣Open Sans2️⃣ }"#, .init("1️⃣", .syntax, "'Open Sans'", end: "2️⃣"))
    expectJSON(#"{"a": 1️⃣red", "b": 1}"#, .init("1️⃣", .syntax, "the text 'red' must"))
    expectJSON(#"{"a": 1️⃣#ff00aa}"#, .init("1️⃣", .syntax, "the text '#ff00aa' must"))
    expectJSON(#"[1️⃣rgb(1, 2, 3), 1]"#, .init("1️⃣", .syntax, "'rgb(1, 2, 3)'"))
    expectJSON(
      #"{"a": 1️⃣{color.red}2️⃣, "b": {}}"#,
      .init("1️⃣", .syntax, "the reference '{color.red}' must", end: "2️⃣"))
    expectJSON(
      #"{"a": "say "1️⃣hi" now", "b": 1}"#,
      .init("1️⃣", .syntax, "expected a comma or '}', not 'hi'"))
  }

  @Test(arguments: [
    ("012", "must not begin with a zero"), ("-012", "must not begin with a zero"),
    ("+1", "must not begin with '+'"), (".5", "a digit before the point"),
    ("-.5", "a digit before the point"), ("1.", "a digit after the point"),
    ("1.e5", "is no JSON number"), ("1e", "digits after the 'e'"),
    ("1e+", "digits after the 'e'"), ("0x1F", "decimal digits"), ("1_000", "must not hold '_'"),
    ("1.2.3", "is no JSON number"), ("-", "is no JSON number"), ("--1", "is no JSON number"),
    ("16px", "'16px' is no number"), ("50%", "'50%' is no number"), ("1.5rem", "is no number"),
    ("NaN", "'NaN' is no JSON number"), ("Infinity", "is no JSON number"),
    ("-Infinity", "is no JSON number"), ("True", "'True' is no JSON value"),
    ("None", "is no JSON value"), ("undefined", "is no JSON value"),
    ("tru", "'tru' is no JSON value"), ("nul", "is no JSON value"), ("Fals", "is no JSON value"),
    ("ture", "is no JSON value"), ("nulll", "is no JSON value"), ("rue", "is no JSON value"),
    ("t", "the text 't'"), ("tree", "the text 'tree'"), ("full", "the text 'full'"),
    ("truex", "the text 'truex'"), ("１", "the text '１'"),
  ])
  func words(text: String, message: String) {
    expectJSON("[1️⃣\(text)2️⃣, 1]", .init("1️⃣", .syntax, message, end: "2️⃣"))
    expectJSON("{\"a\": 1️⃣\(text)2️⃣}", .init("1️⃣", .syntax, message, end: "2️⃣"))
    expectJSON("{\"a\":\n1️⃣\(text)2️⃣\n}", .init("1️⃣", .syntax, message, end: "2️⃣"))
  }

  @Test(arguments: [
    (#"\x"#, "is no escape"), (#"\'"#, "is no escape"), (#"\é"#, "'\\é' is no escape"),
    (#"\u12"#, "'\\u12' is cut off"), (#"\u"#, "is cut off"), (#"\u12G4"#, "is cut off"),
    (#"\ud800"#, "half of a character"), (#"\uDFFF"#, "half of a character"),
    (#"\ud800\n"#, "half of a character"),
  ])
  func escapes(text: String, message: String) {
    expectJSON("[\"a1️⃣\(text)\"]", .init("1️⃣", .syntax, message))
    expectJSON("{\"a1️⃣\(text)\": 1}", .init("1️⃣", .syntax, message))
  }

  @Test func pairsOfSurrogatesAreCharacters() {
    let (tree, findings, _) = parse(#"["\ud83d\ude80", "\uD83D\uDE80 \u00e9"]"#)
    #expect(findings.isEmpty)
    #expect(outline(tree) == "['🚀' '🚀 é']")
    expectJSON(
      #"["1️⃣\ud83d2️⃣\ud83d\ude80"]"#, .init("1️⃣", .syntax, "half", end: "2️⃣"))
    expectJSON(
      #"["1️⃣\ude802️⃣\ud83d"]"#, .init("1️⃣", .syntax, "half"), .init("2️⃣", .syntax, "half"))
  }

  @Test func controlCharacters() {
    expectJSON("[\"a1️⃣\tb\tc\"]", .init("1️⃣", .syntax, "a tab must not"))
    expectJSON("[\"1️⃣\u{0}\"]", .init("1️⃣", .syntax, "U+0000"))
    expectJSON("[\"1️⃣\u{1F}\"]", .init("1️⃣", .syntax, "U+001F"))
    #expect(parse("[\"\u{7F}\u{80}\u{2028}\"]").findings.isEmpty)
    expectJSON(
      "[2️⃣\"one1️⃣\n two\n three\", 1]",
      .init("1️⃣", .syntax, "a line break must not", related: ["2️⃣"]))
  }

  @Test func openStrings() {
    expectJSON(
      "{\"a\": 2️⃣\"red,1️⃣\n\"b\": 1}",
      .init("1️⃣", .syntax, "a closing quote before the end of the line", related: ["2️⃣"]))
    expectJSON(
      "{\"a\": 2️⃣\"red1️⃣\r\n}",
      .init("1️⃣", .syntax, "a closing quote before the end of the line", related: ["2️⃣"]))
    expectJSON(
      "{\"a\": 2️⃣\"red1️⃣",
      .init("1️⃣", .syntax, "a closing quote before the end of the file", related: ["2️⃣"]))
    expectJSON(
      "[2️⃣\"a\\1️⃣", .init("1️⃣", .syntax, "before the end of the file", related: ["2️⃣"]))
  }

  @Test func openContainers() {
    expectJSON(
      "2️⃣{\"a\": 3️⃣[1, 2\n1️⃣",
      .init("1️⃣", .syntax, "expected ']}' before the end of the file", related: ["3️⃣", "2️⃣"]))
    expectJSON("2️⃣{1️⃣", .init("1️⃣", .syntax, "expected '}'", related: ["2️⃣"]))
    expectJSON("{\"a\": 1,1️⃣", .init("1️⃣", .syntax, "expected '}'"))
    expectJSON("{\"a\":1️⃣", .init("1️⃣", .syntax, "expected '}'"))
    expectJSON("{\"a\"1️⃣", .init("1️⃣", .syntax, "expected '}'"))
    expectJSON(
      #"{"a": 2️⃣[1, 21️⃣}"#, .init("1️⃣", .syntax, "expected ']' before '}'", related: ["2️⃣"]))
    expectJSON(#"{"a": 11️⃣]"#, .init("1️⃣", .syntax, "expected '}', not ']'"))
    expectJSON(#"{"a": 11️⃣], "b": 2}"#, .init("1️⃣", .syntax, "expected '}', not ']'"))
    expectJSON(#"{"a": 1}1️⃣}"#, .init("1️⃣", .syntax, "'}' closes nothing"))
    expectJSON("1️⃣]", .init("1️⃣", .syntax))
  }

  @Test func theWholeFile() {
    expectJSON("1️⃣", .init("1️⃣", .syntax, "the file is empty"))
    expectJSON(" \n 1️⃣", .init("1️⃣", .syntax, "the file is empty"))
    expectJSON("\u{FEFF}1️⃣", .init("1️⃣", .syntax, "the file is empty"))
    expectJSON(
      "2️⃣{} 1️⃣{}", .init("1️⃣", .syntax, "one top-level value only", related: ["2️⃣"]))
    expectJSON("{}1️⃣, {}", .init("1️⃣", .syntax, "expected the end of the file, not ','"))
    expectJSON("1️⃣\"a\": 1", .init("1️⃣", .syntax, "expected '{' before the first key"))
    expectJSON("1️⃣a\": 1", .init("1️⃣", .syntax))
    expectJSON("1️⃣12px\": 1, \"b\": 2", .init("1️⃣", .syntax, "'12px' is no number"))
    expectJSON("1️⃣'a': 1", .init("1️⃣", .syntax, "single"))
    expectJSON("{}\n1️⃣garbage more", .init("1️⃣", .syntax, "not 'garbage'"))
  }

  @Test func otherKindsOfFile() {
    expectJSON("1️⃣color:\n  red: 1\n", .init("1️⃣", .syntax, "looks like YAML"))
    expectJSON("1️⃣---\na: 1\n", .init("1️⃣", .syntax, "looks like YAML"))
    expectJSON("1️⃣# Colours\na: 1\n", .init("1️⃣", .syntax, "looks like YAML"))
    expectJSON("1️⃣<html></html>", .init("1️⃣", .syntax, "looks like HTML"))
    expectJSON("1️⃣export default {}", .init("1️⃣", .syntax, "looks like JavaScript"))
    expectJSON("1️⃣:root { --a: 1 }", .init("1️⃣", .syntax))
    expectJSON("1️⃣$red: #f00;", .init("1️⃣", .syntax, "looks like CSS"))
    expectJSON("1️⃣PK\u{3}\u{4}abc", .init("1️⃣", .syntax, "zip"))
    expectJSON("1️⃣hello", .init("1️⃣", .syntax, "does not begin as JSON does"))
  }

  @Test func commentsAreOneFault() {
    expectJSON(
      "{ 1️⃣// one2️⃣\n \"a\": 1 /* two */ }\n// three",
      .init("1️⃣", .syntax, "a comment must not stand", end: "2️⃣"))
    expectJSON("{} 1️⃣/* open", .init("1️⃣", .syntax, "a comment must not stand"))
  }

  @Test func spacesOfOtherKindsAreOneFault() {
    expectJSON("{1️⃣\u{A0}\"a\":\u{A0}1}", .init("1️⃣", .syntax, "U+00A0"))
    expectJSON("{\"a\": 1}1️⃣\u{FEFF}", .init("1️⃣", .syntax, "U+FEFF"))
    expectJSON("[1️⃣\u{C}]", .init("1️⃣", .syntax, "U+000C"))
  }

  @Test func aMergeConflictIsOneFault() {
    let text = "{\n1️⃣<<<<<<< HEAD\n\"a\": 1,\n=======\n\"a\": 2,\n>>>>>>> x\n\"b\": 3\n}"
    expectJSON(text, .init("1️⃣", .syntax, "merge conflict"))
    #expect(outline(parse(text).tree) == "{a:1 b:3}")
  }
}
