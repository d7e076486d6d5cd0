import Foundation
import Testing

@testable import TokenCompiler

/// Fingerprints say which findings of two runs are the same.
@Suite struct FingerprintTests {
  @Test func staysWhenLinesMove() throws {
    let before = try Self.fingerprints(#"{"theme":{"color":{"a":"{x}","b":"{y}"}}}"#)
    let after = try Self.fingerprints(
      """
      {
        "theme": { "color": {
          "new": "#ffffff",
          "b": "{y}",
          "a": "{x}"
        } }
      }
      """)
    #expect(before.count == 2)
    #expect(Set(before) == Set(after))
  }

  @Test func tellsEqualFindingsApart() throws {
    let shadow = #"{"color":"{x}","offsetX":"{x}"}"#
    let found = try Self.fingerprints(
      #"{"s":{"$type":"shadow","$value":[\#(shadow),\#(shadow)]}}"#)
    #expect(found.count > 2)
    #expect(Set(found).count == found.count)
  }

  @Test func dependsOnFileCodePathAndMessage() {
    func fingerprint(_ file: String, _ code: DiagnosticID, _ path: String, _ message: String)
      -> String
    {
      let (source, span) = TextReporterTests.read("«x»", path: file)
      var fingerprints = FindingFingerprints(TextReporterTests.sources([source]))
      return fingerprints.next(Diagnostic(code, .error, message, at: span, path: path))
    }
    let all = [
      fingerprint("a", .syntax, "p", "m"), fingerprint("b", .syntax, "p", "m"),
      fingerprint("a", .gamut, "p", "m"), fingerprint("a", .syntax, "q", "m"),
      fingerprint("a", .syntax, "p", "n"), fingerprint("a", .syntax, "pm", ""),
    ]
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.utf8.count == 16 })
  }

  /// From both formats that have them.
  private static func fingerprints(_ text: String) throws -> [String] {
    let validation = TokenCompiler().validate([SourceFile(path: "a.json", text: text)])
    let sample = ReportSample("", validation.diagnostics, [SourceFile(path: "a.json", text: text)])
    let results = try SARIFReporterTests.Log(sample).run["results"] as? [[String: Any]] ?? []
    let fingerprints = results.compactMap(SARIFReporterTests.fingerprint)
    let list = try JSONSerialization.jsonObject(with: Data(sample.text(GitLabReporter.self).utf8))
    let others = (list as? [[String: Any]])?.compactMap { $0["fingerprint"] as? String }
    #expect(others == fingerprints)
    return fingerprints
  }
}
