import Foundation
import Testing

/// Inputs that cannot be compiled: one clear message, the right status, and no file has changed.
@Suite struct BadInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// What standard error says, exactly.
    var errors: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ errors: String) {
      self.init(name, bytes: Array(text.utf8), errors)
    }
    init(_ name: String, bytes: [UInt8], _ errors: String) {
      self.name = name
      self.bytes = bytes
      self.errors = errors
    }
  }

  @Test(arguments: ["figma", "dtcg-draft", "style-dictionary", "tokens-studio"])
  func aDialectThatReadsNothingIsRefused(dialect: String) throws {
    let folder = try CommandFolder([
      "a.json": ##"{"color": {"sea": "#014f86"}, "radius": {"card": 4}}"##, "b.json": #"{"a": {}}"#,
    ])
    let run = try folder.tokenc("build", "a.json", "--dialect", dialect, "-o", "a.css")
    #expect(run.status == 1 && folder.text("a.css") == nil)
    #expect(run.errors.contains("read as '\(dialect)', the file has no token [invalid-input]"))
    #expect(run.errors.contains("--dialect plain") && run.errors.contains("1 error in 1 file"))
    #expect(try folder.tokenc("validate", "b.json", "--dialect", dialect).status == 0)
  }

  @Test(arguments: cases) func isRefused(_ bad: Case) throws {
    let folder = try CommandFolder(["theme.json": "old"])
    try folder.write(Data(bad.bytes), to: "in.json")
    let before = try folder.state()
    let run = try folder.tokenc("build", "in.json", "-o", "theme.json", "-o", "json:new.txt")
    #expect(run == CommandRun(status: 1, errors: bad.errors))
    #expect(try folder.state() == before)
    let validated = try folder.tokenc("validate", "in.json")
    #expect(validated == CommandRun(status: 1, output: bad.errors))
  }

  static let cases = [
    Case(
      "trailing comma", "{\"a\": \"#fff\",}\n",
      """
      in.json:1:13: error: a comma must not stand before '}' [syntax]
      1 | {"a": "#fff",}
        |             ^
        = help: remove the comma
      1 error in 1 file

      """),
    Case(
      "unclosed brace", "{\"a\": {\"b\": \"#fff\"}",
      """
      in.json:1:20: error: expected '}' before the end of the file [syntax]
      1 | {"a": {"b": "#fff"}
        |                    ^
        = help: add '}', or look for a bracket missing before
      in.json:1:1: note: this '{' is not closed
      1 | {"a": {"b": "#fff"}
        | ^
      1 error in 1 file

      """),
    Case(
      "two roots", "{\"a\": \"#fff\"}\n{\"b\": 1}\n",
      """
      in.json:2:1: error: a file must hold one top-level value only [syntax]
      2 | {"b": 1}
        | ^
        = help: join the two, or put them in files of their own
      in.json:1:1: note: the first one begins here
      1 | {"a": "#fff"}
        | ^
      1 error in 1 file

      """),
    Case(
      "top-level array", "[\"#fff\"]\n",
      """
      in.json:1:1: error: the top level of a token file is an object [syntax]
      1 | ["#fff"]
        | ^
        = help: remove the '[' and the ']' around it
      1 error in 1 file

      """),
    Case(
      "empty file", "",
      """
      in.json:1:1: error: the file is empty [syntax]
      1 |
        | ^
        = help: a theme without tokens is {}
      1 error in 1 file

      """),
    Case(
      "number out of range", "{\"opacity\": {\"a\": 1e999}}\n",
      """
      in.json:1:19: error: the number is larger than a 64-bit floating-point number can be \
      [invalid-value]
      1 | {"opacity": {"a": 1e999}}
        |                   ^~~~~
        = help: write a smaller number, or look at the exponent
      1 error in 1 file

      """),
    Case(
      "lone surrogate", "{\"a\": \"\\ud800\"}\n",
      """
      in.json:1:8: error: '\\ud800' is half of a character [syntax]
      1 | {"a": "\\ud800"}
        |        ^~~~~~
        = help: the other half, from \\uDC00 to \\uDFFF, must follow it
      1 error in 1 file

      """),
    Case(
      "invalid UTF-8", bytes: Array("{\"a\": \"".utf8) + [0xFF] + Array("\"}\n".utf8),
      """
      in.json:1:8: error: the byte 0xFF is not UTF-8 here [syntax]
      1 | {"a": "\\xFF"}
        |        ^~~~
        = help: save the file as UTF-8
      1 error in 1 file

      """),
    Case(
      "duplicate key", "{\"a\": \"#fff\", \"a\": \"#000\"}\n",
      """
      in.json:1:16: error: the key 'a' stands twice in one object [duplicate-key]
      1 | {"a": "#fff", "a": "#000"}
        |                ^
        = help: remove one of the two or give it another name
      in.json:1:3: note: it stands here first
      1 | {"a": "#fff", "a": "#000"}
        |   ^
      1 error in 1 file

      """),
  ]

  @Test func nestingOf100000LevelsIsTooDeep() throws {
    let depth = 100_000
    let text =
      String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
    let folder = try CommandFolder(["in.json": text])
    let run = try folder.tokenc("build", "in.json", "-o", "theme.json")
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix(
        "in.json:1:5001: error: the file nests more than 1000 objects and arrays "
          + "[limit-exceeded]\n"))
    #expect(run.errors.hasSuffix("\n1 error in 1 file\n"))
    #expect(try folder.paths() == ["in.json"])
  }

  @Test func aRingOf10000TokensIsOneFinding() throws {
    let count = 10_000
    let tokens = (0..<count).map { "\"a\($0)\": \"{t.a\(($0 + 1) % count)}\"" }
    let folder = try CommandFolder([
      "in.json": "{\"t\": {\n\(tokens.joined(separator: ",\n"))\n}}\n"
    ])
    let run = try folder.tokenc("build", "in.json", "-o", "theme.json")
    #expect(run.status == 1)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("in.json:2:8: error: 't.a0' ") == true)
    #expect(lines.first?.hasSuffix("[circular-reference]") == true)
    #expect(lines.count { $0.hasPrefix("in.json:") && $0.contains(": note: ") } == count)
    #expect(lines.last == "1 error in 1 file")
    #expect(try folder.paths() == ["in.json"])
  }

  @Test func tenThousandRingsMakeAShortReport() throws {
    let rings = (0..<10_000).map { "\"a\($0)\": \"{b\($0)}\", \"b\($0)\": \"{a\($0)}\"" }
    let folder = try CommandFolder(["in.json": "{\n\(rings.joined(separator: ",\n"))\n}\n"])
    let run = try folder.tokenc("validate", "in.json")
    #expect(run.status == 1 && run.output.utf8.count < 1_000_000)
    #expect(run.output.hasSuffix("\n9000 more findings are not listed\n10000 errors in 1 file\n"))
    let report = try folder.tokenc("validate", "in.json", "--report", "json")
    #expect(report.status == 1)
    #expect(report.output.contains("\"errors\": 10000, "))
    #expect(report.output.hasSuffix(", \"notListed\": 9000}}\n"))
  }

  @Test func aChainOf100000AliasesWorks() throws {
    let count = 100_000
    let tokens =
      (0..<count).map { "\"a\($0)\": \"{t.a\($0 + 1)}\"" } + ["\"a\(count)\": \"#123456\""]
    let folder = try CommandFolder([
      "in.json": "{\"t\": {\n\(tokens.joined(separator: ",\n"))\n}}\n"
    ])
    let run = try folder.tokenc("build", "in.json", "-o", "theme.json", "--json-style", "flat")
    #expect(run == CommandRun(status: 0))
    let theme = try #require(folder.text("theme.json"))
    #expect(theme.contains("\"t.a0\""))
    #expect(theme.split(separator: "\n").count { $0.contains("#123456") } == count + 1)
  }

  /// With and without a contract: a token and a group at one path do not go together.
  @Test func aTokenThatIsAGroupInALaterLayerIsRefused() throws {
    let folder = try CommandFolder([
      "token.json": "{\"a\": {\"color\": \"#ffffff\"}}\n",
      "group.json": "{\"a\": {\"color\": {\"b\": \"#000000\"}}}\n",
    ])
    func errors(_ lower: String) -> String {
      """
      group.json:1:9: error: 'a.color' is a group here and a token in \(lower) [type-mismatch]
      1 | {"a": {"color": {"b": "#000000"}}}
        |         ^~~~~
        = help: give it a value in place of the group, or leave it out to keep that of \(lower)
      token.json:1:9: note: the token is declared here
      1 | {"a": {"color": "#ffffff"}}
        |         ^~~~~
      1 error in 2 files

      """
    }
    #expect(
      try folder.tokenc("build", "token.json", "group.json", "--format", "json")
        == CommandRun(status: 1, errors: errors("a lower layer")))
    #expect(
      try folder.tokenc("validate", "group.json", "--base", "token.json")
        == CommandRun(status: 1, output: errors("the base theme")))
    let reverse = try folder.tokenc("build", "group.json", "token.json", "--format", "json")
    #expect(reverse.status == 1 && reverse.output == "")
    #expect(
      reverse.errors.hasPrefix(
        "token.json:1:9: error: 'a.color' is a token here and a group in a lower layer "
          + "[type-mismatch]\n"))
  }
}
