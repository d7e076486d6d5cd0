import Foundation
import Testing

@testable import TokenCompiler

@Suite struct JSONReporterTests {
  @Test func writesTheStableLayout() {
    let base = SourceFile(path: "base.json", text: "{\n  \"old\": 1\n}\n")
    let (acme, span) = TextReporterTests.read(
      "{\n  \"ä\": \"«{b}\n»\"\n}\n", path: "acme.json", source: 1)
    let oldSpan = SourceSpan(SourceID(rawValue: 0), ByteRange(5..<8))
    var finding = Diagnostic(
      .unknownReference, .error, "no 'b'", at: span, path: "a.b", help: "did you mean 'old'?",
      helpSpan: oldSpan,
      related: [RelatedPlace("here", at: oldSpan), RelatedPlace("too", at: span)])
    finding.themes = ["dark", "acme/dark"]
    let bare = Diagnostic(.invalidConfig, .warning, "m", at: nil)
    #expect(
      Self.report([bare, finding], [base, acme]) == #"""
        {"version": 1,
         "diagnostics": [
          {"code": "invalid-config", "severity": "warning", "message": "m", "related": []},
          {"code": "unknown-reference", "severity": "error", "message": "no 'b'", "file": "acme.json", "line": 2, "column": 10, "endLine": 3, "endColumn": 1, "path": "a.b", "themes": ["dark", "acme/dark"], "help": "did you mean 'old'? (base.json:2:4)", "related": [{"message": "here", "file": "base.json", "line": 2, "column": 4}, {"message": "too", "file": "acme.json", "line": 2, "column": 10}]}
         ],
         "summary": {"errors": 1, "warnings": 1, "notes": 0, "files": 2}}

        """#)
  }

  @Test func writesAnEmptyList() {
    #expect(
      Self.report([], []) == """
        {"version": 1,
         "diagnostics": [],
         "summary": {"errors": 0, "warnings": 0, "notes": 0, "files": 0}}

        """)
  }

  @Test(arguments: SampleGraphs.hostile)
  func keepsAnyText(_ text: String) throws {
    let (source, span) = TextReporterTests.read("«x»", path: text)
    var finding = Diagnostic(
      .syntax, .error, text, at: span, path: text, help: text,
      related: [RelatedPlace(text, at: span)])
    finding.themes = [text]
    let report = Self.report([finding], [source])
    let root = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let found = try #require((root?["diagnostics"] as? [[String: Any]])?.first)
    for key in ["message", "file", "path", "help"] { #expect(Self.same(found[key], text)) }
    #expect(Self.same((found["themes"] as? [String])?.first, text))
    let related = (found["related"] as? [[String: Any]])?.first
    #expect(Self.same(related?["message"], text) && Self.same(related?["file"], text))
  }

  private static func same(_ found: Any?, _ text: String) -> Bool {
    (found as? String).map { Array($0.utf8) == Array(text.utf8) } ?? false
  }

  private static func report(_ diagnostics: [Diagnostic], _ files: [SourceFile]) -> String {
    JSONReporter(usesColor: true).report(diagnostics, sources: TextReporterTests.sources(files))
  }
}

@Suite struct GitHubReporterTests {
  @Test func writesAnnotations() {
    let (source, span) = TextReporterTests.read("\n\"ä\": «äöü»", path: "a,b:c.json")
    let other = SourceSpan(span.source, ByteRange(0..<3))
    let findings = [
      Diagnostic(
        .syntax, .error, "100% 'x\n::set-env'", at: span, help: "do it", helpSpan: other,
        related: [RelatedPlace("here", at: other)]),
      Diagnostic(.gamut, .note, "m", at: other), Diagnostic(.invalidConfig, .warning, "w", at: nil),
    ]
    let report = GitHubReporter(usesColor: false).report(
      findings, sources: TextReporterTests.sources([source]))
    #expect(
      report == #"""
        ::error file=a%2Cb%3Ac.json,line=2,endLine=2,col=6,endColumn=8,title=syntax::100%25 'x\n::set-env' [syntax]%0Ahelp: do it (a,b:c.json:1:1)%0Aa,b:c.json:1:1: here
        ::notice file=a%2Cb%3Ac.json,line=1,endLine=2,title=gamut::m [gamut]
        ::warning title=invalid-config::w [invalid-config]
        1 error, 1 warning, 1 note in 1 file

        """#)
  }
}
