import Foundation
import Testing

@testable import TokenCompiler

/// `Documentation/Diagnostics.md` is made from the catalog. `make docs` writes it.
@Suite struct DiagnosticsDocumentTests {
  @Test func documentIsCurrent() throws {
    let file = packageRoot.appending(path: "Documentation/Diagnostics.md")
    let made = Self.document()
    if Golden.isRecording { try made.write(to: file, atomically: true, encoding: .utf8) }
    let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(made == written, "Documentation/Diagnostics.md is not current: run 'make docs'")
  }

  private static func document() -> String {
    """
    # Diagnostics

    Every code that a run can report. This page is made from the compiler's own catalog by `make docs`;
    `tokenc explain CODE` prints the same.


    """ + DiagnosticCatalog.all.map(ExplanationMarkdown.section).joined().dropLast()
  }
}
