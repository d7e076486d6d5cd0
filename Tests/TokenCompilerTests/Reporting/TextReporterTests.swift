import Testing

@testable import TokenCompiler

@Suite struct TextReporterTests {
  /// The text with `«` and `»` round the span, and the rows under the headline.
  static let snippets: [(marked: String, rows: [String])] = [
    ("«abc» def", ["1 | abc def", "  | ^~~"]),
    ("abc «» def", ["1 | abc  def", "  |     ^"]),
    ("\t\tx«yz»", ["1 |         xyz", "  |          ^~"]),
    ("ab\t«x»", ["1 | ab  x", "  |     ^"]),
    ("«a\tb»", ["1 | a   b", "  | ^~~~~"]),
    ("😀 «é»", ["1 | 😀 é", "  |    ^"]),
    ("👨‍👩‍👧 e\u{301} «x»", ["1 | 👨‍👩‍👧 e\u{301} x", "  |      ^"]),
    ("日本«語»x", ["1 | 日本語x", "  |     ^~"]),
    ("one\r\ntw«o»\r\n", ["2 | two", "  |   ^"]),
    ("one\rtw«o»\rthree", ["2 | two", "  |   ^"]),
    ("one\n«two\nthree»", ["2 | two", "  | ^~~"]),
    ("one\n«»", ["2 |", "  | ^"]),
    ("{«»", ["1 | {", "  |  ^"]),
    ("«»", ["1 |", "  | ^"]),
    ("a\u{1B}[31m«b»", ["1 | a\\u{1B}[31mb", "  |            ^"]),
    ("«\u{202E}»x", ["1 | \\u{202E}x", "  | ^~~~~~~~"]),
    ("\u{0}«x»", ["1 | \\u{00}x", "  |       ^"]),
    ("\n\n\n\n\n\n\n\n\n«x»", ["10 | x", "   | ^"]),
  ]

  @Test(arguments: snippets)
  func showsTheLineAndTheSpan(_ marked: String, _ rows: [String]) throws {
    let (source, span) = Self.read(marked)
    let report = Self.report([Diagnostic(.syntax, .error, "m", at: span)], [source])
    #expect(Array(report.split(separator: "\n").map(String.init).dropFirst().dropLast()) == rows)
  }

  @Test func showsBytesThatAreNoText() {
    let source = SourceFile(path: "a", bytes: [0x61, 0xFF, 0xC3, 0x62])
    let span = SourceSpan(SourceID(rawValue: 0), ByteRange(1..<3))
    let report = Self.report([Diagnostic(.syntax, .error, "m", at: span)], [source])
    #expect(report.contains("\n1 | a\\xFF\\xC3b\n  |  ^~~~~~~~\n"))
  }

  @Test func cutsALongLineRoundTheSpan() throws {
    let long = String(repeating: "ä", count: 300)
    let cases = [
      ("\(long)«xy»\(long)", "…\(long.prefix(30))xy\(long.prefix(39))…", 31),
      ("«xy»\(long)", "xy\(long.prefix(69))…", 0),
      ("\(long)«xy»", "…\(long.prefix(69))xy", 70),
    ]
    for (marked, line, column) in cases {
      let (source, span) = Self.read(marked)
      let report = Self.report([Diagnostic(.syntax, .error, "m", at: span)], [source])
      let rows = report.split(separator: "\n")
      #expect(rows[1] == "1 | \(line)")
      #expect(rows[2] == "  | \(String(repeating: " ", count: column))^~")
    }
    let (source, span) = Self.read("«\(long)»")
    let report = Self.report([Diagnostic(.syntax, .error, "m", at: span)], [source])
    #expect(report.split(separator: "\n")[2] == "  | ^" + String(repeating: "~", count: 69))
  }

  @Test func writesTheWholeFinding() {
    let base = SourceFile(path: "base.json", text: "{\n  \"old\": 1\n}\n")
    let (acme, span) = Self.read(
      "{\n  \"a\": \"{«color.bleu»}\"\n}\n", path: "acme.json", source: 1)
    let oldSpan = SourceSpan(SourceID(rawValue: 0), ByteRange(5..<8))
    var finding = Diagnostic(
      .unknownReference, .error, "no token is named 'color.bleu'", at: span, path: "a",
      help: "did you mean 'old'?", helpSpan: oldSpan,
      related: [RelatedPlace("the base theme declares it here", at: oldSpan)])
    finding.themes = ["dark"]
    let warning = Diagnostic(.unknownProperty, .warning, "unknown", at: nil, help: "drop it")
    let note = Diagnostic(.legacySyntax, .note, "old", at: oldSpan)
    #expect(
      Self.report([finding, warning, note, note], [base, acme]) == """
        acme.json:2:10: error: no token is named 'color.bleu' (in theme 'dark') [unknown-reference]
        2 |   "a": "{color.bleu}"
          |          ^~~~~~~~~~
          = help: did you mean 'old'? (base.json:2:4)
        base.json:2:4: note: the base theme declares it here
        2 |   "old": 1
          |    ^~~
        warning: unknown [unknown-property]
         = help: drop it
        base.json:2:4: note: old [legacy-syntax]
        2 |   "old": 1
          |    ^~~
        base.json:2:4: note: old [legacy-syntax]
        2 |   "old": 1
          |    ^~~
        1 error, 1 warning, 2 notes in 2 files

        """)
  }

  @Test func namesAFewThemesAndCountsTheRest() {
    var finding = Diagnostic(.gamut, .warning, "m", at: nil)
    finding.themes = ["a", "b/c", "d", "e", "f"]
    #expect(
      Self.report([finding], []) == """
        warning: m (in themes 'a', 'b/c', 'd' and 2 more) [gamut]
        1 warning

        """)
  }

  @Test func listsManyPlacesWithoutTheirLines() {
    let (source, span) = Self.read("«x»")
    let related = Array(repeating: RelatedPlace("a hop", at: span), count: 4)
    let report = Self.report(
      [Diagnostic(.syntax, .error, "m", at: span, related: related)], [source])
    let hops = String(repeating: "tokens.json:1:1: note: a hop\n", count: 4)
    #expect(report.hasSuffix("  | ^\n\(hops)1 error in 1 file\n"))
  }

  @Test func escapesWhatMessagesAndPathsHide() {
    let (source, span) = Self.read("«x»", path: "a\u{1B}[2J\n.json")
    let finding = Diagnostic(
      .syntax, .error, "no '\u{202E}\u{7}\n::x'", at: span, help: "\u{9B}h")
    #expect(
      Self.report([finding], [source]).hasPrefix(
        """
        a\\u{1B}[2J\\n.json:1:1: error: no '\\u{202E}\\u{07}\\n::x' [syntax]
        1 | x
          | ^
          = help: \\u{9B}h

        """))
  }

  @Test func saysNothingWithoutFindings() {
    #expect(Self.report([], [SourceFile(path: "a", text: "{}")]) == "")
  }

  @Test func colorsOnlyWhenAsked() {
    let (source, span) = Self.read("«x»")
    let finding = Diagnostic(.syntax, .error, "m", at: span, help: "h")
    let sources = Self.sources([source])
    let colored = TextReporter(usesColor: true).report([finding], sources: sources)
    let plain = TextReporter(usesColor: false).report([finding], sources: sources)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    let stripped = colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(stripped == plain)
    #expect(!plain.contains("\u{1B}"))
  }

  static func report(_ diagnostics: [Diagnostic], _ files: [SourceFile]) -> String {
    TextReporter(usesColor: false).report(diagnostics, sources: sources(files))
  }

  static func sources(_ files: [SourceFile]) -> SourceSet {
    var sources = SourceSet()
    for file in files { sources.append(file) }
    return sources
  }

  /// A source and the span of what stands between `«` and `»`.
  static func read(
    _ marked: String, path: String = "tokens.json", source: UInt32 = 0
  ) -> (SourceFile, SourceSpan) {
    let parts = marked.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "«" || $0 == "»" })
    let start = parts[0].utf8.count
    let range = ByteRange(start..<start + parts[1].utf8.count)
    return (
      SourceFile(path: path, text: parts.joined()), SourceSpan(SourceID(rawValue: source), range)
    )
  }
}
