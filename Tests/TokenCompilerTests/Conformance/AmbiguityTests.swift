import Foundation
import Testing

@testable import TokenCompiler

/// What the DTCG reports 2025.10 leave open or say twice: what we chose, point by point. The points and
/// the reasons are in `Documentation/DTCG.md`, the documents in `Fixtures/Documents/open-points.txt`.
@Suite struct AmbiguityTests {
  private static let cases = DocumentCase.read("open-points.txt")

  private static func number(of document: DocumentCase) -> Int? {
    document.name.split(separator: " ").first.flatMap { Int($0) }
  }

  @Test(arguments: cases) func pointIsDecided(by document: DocumentCase) throws {
    try expectDocument(document)
  }

  @Test func everyPointHasACaseAndALine() throws {
    #expect(Set(Self.cases.compactMap(Self.number)) == Set(1...70))
    let page = packageRoot.appending(path: "Documentation/DTCG.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let told = lines.compactMap { line in
      line.wholeMatch(of: /\| (\d+) \| .+ \| .+ \|/).flatMap { Int($0.1) }
    }
    #expect(told == Array(1...70))
  }
}
