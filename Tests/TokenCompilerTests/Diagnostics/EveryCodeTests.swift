import Foundation
import Testing

@testable import TokenCompiler

/// Every code is explained, and every code is provoked: by its own bad example
/// (`DiagnosticCatalogTests`) or here.
@Suite struct EveryCodeTests {
  /// Codes that no small document provokes are provoked here.
  @Test func limitIsReported() throws {
    let folder = try CommandFolder(["a.json": String(repeating: #"{"a":"#, count: 2000)])
    let found = try folder.findings(of: "tokenc validate a.json")
    #expect(found.map(\.code) == ["limit-exceeded"])
  }

  @Test func everyCodeIsExplainedAndProvoked() throws {
    let declared = try Self.declaredCodes()
    #expect(declared.count > 20)
    let explained = DiagnosticCatalog.all.map(\.id.rawValue)
    #expect(declared.sorted() == explained)
    let provoked = DiagnosticCatalog.all.filter { $0.bad != nil }.map(\.id.rawValue)
    #expect((provoked + ["limit-exceeded"]).sorted() == explained)
  }

  /// The codes that the sources declare.
  private static func declaredCodes() throws -> [String] {
    let folder = packageRoot.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return text.matches(of: /static let \w+ = DiagnosticID\((?:rawValue: )?"([a-z-]+)"\)/)
        .map { String($0.1) }
    }
  }
}
