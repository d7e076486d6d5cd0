import Foundation
import Testing

/// `Documentation/DTCG.md` names files, cases and suites that are there, and every statement that a
/// conformance case is about.
@Suite struct StandardDocumentTests {
  private struct Row {
    var statement: String
    var place: String
    var tests: [String]
  }

  private static func rows() throws -> [Row] {
    let page = packageRoot.appending(path: "Documentation/DTCG.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    return lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0].wholeMatch(of: /[FCR]-\d{3}/) != nil else { return nil }
      let tests = cells[3].split(whereSeparator: { ",;".contains($0) }).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "` "))
      }
      return Row(
        statement: cells[0],
        place: cells[2].trimmingCharacters(in: CharacterSet(charactersIn: "`")), tests: tests)
    }
  }

  private static func names(in folder: String) -> [String] {
    let url = packageRoot.appending(path: "Tests/TokenCompilerTests/\(folder)")
    let all = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
    return all.map { URL(filePath: $0).lastPathComponent }
  }

  @Test func everyStatementHasOneLine() throws {
    let stated = try Self.rows().map(\.statement)
    #expect(stated.count == Set(stated).count)
    #expect(stated.count == 191)
    var cited = Set<String>()
    for name in ConformanceTests.cases {
      let file = ConformanceTests.folder.appending(path: "\(name)/expect.json")
      let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      cited.formUnion((object as? [String: Any])?["spec"] as? [String] ?? [])
    }
    #expect(cited.isSubset(of: stated))
  }

  @Test func everythingNamedIsThere() throws {
    let cases = Set(ConformanceTests.cases.map { String($0.prefix(3)) })
    let documents = Set(Self.names(in: "Fixtures/Documents"))
    let suites = Set(Self.names(in: ".").filter { $0.hasSuffix("Tests.swift") })
    for row in try Self.rows() {
      let file = packageRoot.appending(path: "Sources/TokenCompiler/\(row.place)")
      #expect(
        row.place == "—" || FileManager.default.fileExists(atPath: file.path), "\(row.place)")
      #expect(!row.tests.isEmpty, "\(row.statement)")
      for test in row.tests where test != "not testable" {
        #expect(
          cases.contains(test) || documents.contains(test) || suites.contains(test + ".swift"),
          "\(row.statement): \(test)")
      }
    }
  }
}
