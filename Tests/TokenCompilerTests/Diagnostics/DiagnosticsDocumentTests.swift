import Foundation
import Testing

@testable import TokenCompiler

/// `Documentation/Diagnostics.md` is made from the catalog. `make docs` writes it.
@Suite struct DiagnosticsDocumentTests {
  @Test func documentIsCurrent() throws {
    let file = packageRoot.appending(path: "Documentation/Diagnostics.md")
    let made = Self.document()
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try made.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(made == written, "Documentation/Diagnostics.md is not current: run 'make docs'")
  }

  private static func document() -> String {
    var lines = [
      "# Diagnostics", "",
      "Every code that a run can report. This page is made from the compiler's own catalog by "
        + "`make docs`.", "",
    ]
    for explanation in DiagnosticCatalog.all { lines += section(explanation) }
    return lines.joined(separator: "\n")
  }

  private static func section(_ explanation: DiagnosticExplanation) -> [String] {
    var lines = ["## \(explanation.id.rawValue)", ""]
    lines += ["*\(explanation.severity?.rawValue ?? "off")* — \(explanation.summary)", ""]
    lines += [explanation.advice, ""]
    if let bad = explanation.bad, let good = explanation.good {
      lines += ["Reported:", "", "```json", bad, "```", ""]
      lines += ["Not reported:", "", "```json", good, "```", ""]
    }
    return lines
  }
}
