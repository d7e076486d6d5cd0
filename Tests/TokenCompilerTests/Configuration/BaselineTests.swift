import Testing

@testable import TokenCompiler

@Suite struct BaselineTests {
  private static let themes = ["light", "dark"]

  @Test func knowsFindingsWhereverTheyMoved() {
    let old = Self.run(#"{"theme":{"color":{"a":"{x}","b":"{y}"}}}"#)
    let moved = Self.run("{\n\"theme\":{\n\"color\":{\n\"b\":\"{y}\",\"n\":1,\n\"a\":\"{x}\"}}}")
    #expect(old.findings.count == 2 && moved.findings.count == 3)
    let unknown = Self.unknown(Baseline(old.findings, in: old.sources), moved)
    #expect(unknown.findings.map(\.path) == ["theme.color.n"])
    #expect(unknown.gone == 0)
  }

  @Test func countsEqualFindings() {
    let one = Self.finding("m")
    let baseline = Self.baseline([one, one])
    #expect(baseline.entries.map(\.count) == [2] && baseline.count == 2)
    #expect(Self.unknown(baseline, [one]).gone == 1)
    #expect(Self.unknown(baseline, [one, one, one]).findings.count == 1)
    #expect(
      Self.unknown(baseline, [Self.finding("other"), one]).findings.map(\.message) == ["other"])
  }

  /// The themes of a known finding, of one that is found, and whether it is known.
  static let covered: [(known: [String]?, found: [String]?, isKnown: Bool)] = [
    (nil, nil, true), (nil, ["dark"], true), (["dark"], ["dark"], true), (["dark"], nil, false),
    (["dark"], ["light"], false), (["light", "dark"], ["dark"], true),
    (["light", "dark"], nil, true),
  ]

  @Test(arguments: covered)
  func knowsAFindingInItsThemes(known: [String]?, found: [String]?, isKnown: Bool) {
    let baseline = Self.baseline([Self.finding("m", themes: known)])
    let unknown = Self.unknown(baseline, [Self.finding("m", themes: found)])
    #expect(unknown.findings.isEmpty == isKnown)
  }

  @Test func takesTheEntryOfTheSameThemesFirst() {
    let (all, dark) = (Self.finding("m"), Self.finding("m", themes: ["dark"]))
    #expect(Self.unknown(Self.baseline([all, dark]), [dark, all]).findings.isEmpty)
  }

  @Test func missesNothingInFilesThatWereNotRead() {
    var baseline = Baseline()
    let key = FindingKey(code: "syntax", file: "other.json", path: "", message: "m")
    baseline.add(.init(key: key, themes: nil, count: 3))
    #expect(Self.unknown(baseline, []).gone == 0)
  }

  @Test func findingsWithoutAPlaceAreNeverKnown() {
    let bare = Diagnostic(.invalidOption, .error, "m", at: nil)
    #expect(Self.baseline([bare]).count == 0)
  }

  @Test func isWrittenSortedAndReadBack() throws {
    let findings = [
      Self.finding("b"), Self.finding("a", themes: ["dark"]), Self.finding("b"), Self.finding("a"),
    ]
    let bytes = Self.baseline(findings).bytes
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {
          "version": 1,
          "files": {
            "a.json": [
              {"code": "syntax", "path": "p", "message": "a"},
              {"code": "syntax", "path": "p", "message": "a", "themes": ["dark"]},
              {"code": "syntax", "path": "p", "message": "b", "count": 2}
            ]
          }
        }

        """)
    #expect(Self.baseline(findings.reversed()).bytes == bytes)
    let read = Self.read(String(decoding: bytes, as: UTF8.self))
    #expect(read.faults.isEmpty && read.baseline.bytes == bytes)
    #expect(
      String(decoding: Baseline().bytes, as: UTF8.self)
        == "{\n  \"version\": 1,\n  \"files\": {}\n}\n")
    #expect(Self.read(String(decoding: Baseline().bytes, as: UTF8.self)).faults.isEmpty)
  }

  @Test(arguments: SampleGraphs.hostile) func keepsAnyText(text: String) {
    let (source, span) = TextReporterTests.read("«x»", path: "\(text).json")
    var finding = Diagnostic(.syntax, .error, text.isEmpty ? "m" : text, at: span, path: text)
    finding.themes = text.isEmpty ? nil : [text]
    let baseline = Baseline([finding], in: TextReporterTests.sources([source]))
    let read = Self.read(String(decoding: baseline.bytes, as: UTF8.self))
    #expect(read.faults.isEmpty)
    #expect(read.baseline.bytes == baseline.bytes)
  }

  /// Files that are no baseline, and what is said of them.
  static let bad: [(String, String)] = [
    ("", ""), ("[]", "'baseline' is an object"), (#"{"version": 2, "files": {}}"#, "'version'"),
    (#"{"files": {}}"#, "needs 'version'"), (#"{"version": 1}"#, "needs 'files'"),
    (#"{"version": 1, "files": {"a": [{"code": "x"}]}}"#, "needs 'message'"),
    (#"{"version": 1, "files": {"a": [{"code": "x", "message": "m", "count": 0}]}}"#, "'count'"),
    (#"{"version": 1, "files": {"a": [], "a": []}}"#, ""),
    (#"{"version": 1, "files": {}, "more": 1}"#, "no key 'more'"),
  ]

  @Test(arguments: bad) func refusesAnythingElse(text: String, message: String) {
    let read = Self.read(text)
    #expect(!read.faults.isEmpty && read.baseline.count == 0)
    #expect(read.faults.allSatisfy { $0.id == .invalidConfig && $0.span != nil })
    #expect(
      message.isEmpty || read.faults.contains { $0.message.contains(message) },
      "\(read.faults.map(\.message))")
  }

  private static func run(_ text: String) -> (findings: [Diagnostic], sources: SourceSet) {
    let validation = TokenCompiler().validate([SourceFile(path: "a.json", text: text)])
    return (validation.diagnostics, validation.graph.sources)
  }

  private static let file = TextReporterTests.read("«x»", path: "a.json")

  private static func finding(_ message: String, themes: [String]? = nil) -> Diagnostic {
    var finding = Diagnostic(.syntax, .error, message, at: file.1, path: "p")
    finding.themes = themes
    return finding
  }

  private static func baseline(_ findings: [Diagnostic]) -> Baseline {
    Baseline(findings, in: TextReporterTests.sources([file.0]))
  }

  private static func unknown(
    _ baseline: Baseline, _ run: (findings: [Diagnostic], sources: SourceSet)
  ) -> (findings: [Diagnostic], gone: Int) {
    let result = baseline.unknown(among: run.findings, in: run.sources, themes: themes)
    return (result.findings, result.gone.count)
  }

  private static func unknown(
    _ baseline: Baseline, _ findings: [Diagnostic]
  ) -> (findings: [Diagnostic], gone: Int) {
    unknown(baseline, (findings, TextReporterTests.sources([file.0])))
  }

  private static func read(_ text: String) -> (baseline: Baseline, faults: [Diagnostic]) {
    var sources = SourceSet()
    return Baseline.read(SourceFile(path: "baseline.json", text: text), into: &sources)
  }
}
