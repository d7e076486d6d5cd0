import Testing

@testable import TokenCompiler

/// The examples of the catalog are run as a reader would run them.
@Suite struct DiagnosticCatalogTests {
  /// Codes that a small document provokes, with their examples.
  static let withExamples = DiagnosticCatalog.all.filter { $0.bad != nil }

  @Test(arguments: withExamples)
  func badExampleProvokesItsCode(explanation: DiagnosticExplanation) throws {
    let found = try Self.findings(#require(explanation.bad))
    #expect(Set(found.map(\.code)) == [explanation.id.rawValue])
    // Rules that are off have to be set, which sets their severity.
    if let severity = explanation.severity { #expect(found.first?.severity == severity.rawValue) }
  }

  @Test(arguments: withExamples)
  func goodExampleIsFreeOfFindings(explanation: DiagnosticExplanation) throws {
    #expect(try Self.findings(#require(explanation.good)).map(\.code) == [])
  }

  @Test(arguments: DiagnosticCatalog.all)
  func textsAreSentences(explanation: DiagnosticExplanation) {
    for text in [explanation.summary, explanation.rationale, explanation.fix] {
      #expect(text.hasSuffix("."), "\(text)")
      #expect(text.first.map { $0.isLowercase && !text.hasPrefix("tokenc") } == false, "\(text)")
      #expect(!text.contains("\n") && !text.contains("  "), "\(text)")
    }
    for source in explanation.sources { #expect(source.contains(", https://"), "\(source)") }
  }

  private static func findings(_ example: DiagnosticExample) throws -> [ReportedFinding] {
    let folder = try CommandFolder()
    for file in example.files { try folder.write(file.text + "\n", to: file.path) }
    return try folder.findings(of: "tokenc \(example.arguments)")
  }
}
