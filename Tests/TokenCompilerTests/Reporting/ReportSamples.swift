import Foundation

@testable import TokenCompiler

/// Findings with which every form of report is tried.
struct ReportSample: CustomStringConvertible, Sendable {
  var description: String
  var findings: [Diagnostic]
  var sources: SourceSet

  init(_ description: String, _ findings: [Diagnostic], _ files: [SourceFile] = []) {
    self.description = description
    self.findings = findings
    sources = TextReporterTests.sources(files)
  }

  func text(_ reporter: any Reporter.Type) -> String {
    reporter.init(usesColor: true).report(findings, sources: sources)
  }

  static let all =
    [
      ReportSample("nothing", []),
      ReportSample("no findings", [], [SourceFile(path: "a.json", text: "{}")]),
      whole, aboutTheRun, loneBytes,
    ] + SampleGraphs.hostile.map(hostile)

  /// Every part that a finding can have, in two files, one of them in several themes.
  static let whole: ReportSample = {
    let base = SourceFile(path: "./base.json", text: "{\n  \"old\": 1\n}\n")
    let (acme, span) = TextReporterTests.read(
      "{\r\n  \"ä😀\": \"«{bleu}»\"\r\n}\n", path: "themes/a c.json", source: 1)
    let old = SourceSpan(SourceID(0), ByteRange(5..<8))
    let end = SourceSpan(SourceID(1), ByteRange(acme.bytes.count..<acme.bytes.count))
    var first = Diagnostic(
      .unknownReference, .error, "no token is named 'bleu'", at: span, path: "ä😀",
      help: "did you mean 'old'?", helpSpan: old,
      related: [RelatedPlace("the base theme declares '{old}' here", at: old)],
      fix: Fix(
        [FixIt(replacing: span, with: "{old}"), FixIt(replacing: end, with: "\n")], .suggestion))
    first.themes = ["dark"]
    var second = first
    second.themes = ["light", "acme/dark"]
    let findings = [
      Diagnostic(.legacySyntax, .note, "old", at: old), first, second,
      Diagnostic(.unknownProperty, .warning, "unknown", at: end),
    ]
    return ReportSample("every part", findings, [base, acme])
  }()

  /// What the command line has wrong, which has no file.
  static let aboutTheRun = ReportSample(
    "about the run",
    [
      Diagnostic(.unreadableFile, .error, "cannot read 'a.json': no such file", at: nil),
      Diagnostic(.gamut, .warning, "a warning", at: nil, help: "nothing to do"),
    ])

  /// Bytes that are no text, in a line that is shown.
  static let loneBytes: ReportSample = {
    let file = SourceFile(path: "a.json", bytes: [0xEF, 0xBB, 0xBF, 0x7B, 0xFF, 0xC3, 0x80, 0x7D])
    let span = SourceSpan(SourceID(0), ByteRange(4..<7))
    return ReportSample("lone bytes", [Diagnostic(.syntax, .error, "no text", at: span)], [file])
  }()

  /// A text that tries to get out of where it stands, in every place that holds text.
  static func hostile(_ text: String) -> ReportSample {
    let (source, span) = TextReporterTests.read("«x»", path: text)
    var findings = [Severity.error, .warning].map { severity in
      Diagnostic(
        .syntax, severity, text, at: span, path: text, help: text, helpSpan: span,
        related: [RelatedPlace(text, at: span)], fix: Fix(replacing: span, with: text))
    }
    for index in findings.indices { findings[index].themes = [text] }
    findings.append(Diagnostic(.invalidOption, .error, text, at: nil, help: text))
    return ReportSample("hostile \(text.debugDescription)", findings, [source])
  }
}
