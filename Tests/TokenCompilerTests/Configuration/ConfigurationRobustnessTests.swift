import Testing

@testable import TokenCompiler

/// Whatever stands in a `tokenc.json`, reading it ends and every finding has a place in it.
@Suite struct ConfigurationRobustnessTests {
  @Test func aFileThatIsCutAnywhereIsRead() {
    let bytes = Array(ConfigurationSamples.text(ConfigurationSamples.everything).utf8)
    for length in 0..<bytes.count {
      let findings = Self.findings(Array(bytes[..<length]))
      #expect(findings.contains { $0.severity == .error }, "cut at \(length)")
    }
  }

  @Test func valuesOfAnyKindStandAnywhere() {
    for document in ConfigurationSamples.broken { _ = Self.findings(Array(document.utf8)) }
  }

  @Test func manyFaultsAreCountedRatherThanListed() {
    let keys = (0..<100_000).map { "\"k\($0)\": 1" }.joined(separator: ",")
    let findings = Self.findings(Array("{\(keys)}".utf8))
    #expect(findings.count == 101)
    #expect(findings.last?.severity == .note)
  }

  private static func findings(_ bytes: [UInt8]) -> [Diagnostic] {
    let source = SourceFile(path: "tokenc.json", bytes: bytes)
    let findings = Configuration.read(source).findings
    for finding in findings {
      let range = finding.span?.range
      #expect(finding.id == .invalidConfig && range != nil)
      #expect(range.map { $0.start <= $0.end && Int($0.end) <= bytes.count } == true)
    }
    return findings
  }
}
