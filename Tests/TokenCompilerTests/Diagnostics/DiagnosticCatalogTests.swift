import Testing

@testable import TokenCompiler

@Suite struct DiagnosticCatalogTests {
  /// Codes that a document alone provokes, with their examples.
  static let withExamples = DiagnosticCatalog.all.filter { $0.bad != nil }

  @Test(arguments: withExamples)
  func badExampleProvokesItsCode(explanation: DiagnosticExplanation) throws {
    let bad = try #require(explanation.bad)
    #expect(Self.codes(of: bad, explanation.id) == [explanation.id])
  }

  @Test(arguments: withExamples)
  func goodExampleIsFreeOfFindings(explanation: DiagnosticExplanation) throws {
    let good = try #require(explanation.good)
    #expect(Self.codes(of: good, explanation.id) == [])
  }

  @Test func severityIsTheOneReported() throws {
    for explanation in Self.withExamples {
      let bad = try #require(explanation.bad)
      let found = Self.findings(of: bad, explanation.id)
      #expect(found.first?.severity == explanation.severity, "\(explanation.id.rawValue)")
    }
  }

  /// Codes that only the standard's own dialect reports are provoked in it.
  private static let strictOnly: Set<DiagnosticID> = [
    .missingType, .unknownType, .invalidName, .invalidExtends,
  ]

  private static func findings(of text: String, _ id: DiagnosticID) -> [Diagnostic] {
    let dialect: Dialect = strictOnly.contains(id) ? .dtcg : .auto
    let compiler = TokenCompiler(options: CompilerOptions(dialect: dialect))
    return compiler.validate([SourceFile(path: "theme.json", text: text)]).diagnostics
  }

  private static func codes(of text: String, _ id: DiagnosticID) -> [DiagnosticID] {
    findings(of: text, id).map(\.id)
  }
}
