import Foundation
import Testing

@testable import TokenCompiler

/// Small documents of our own for the DTCG reports 2025.10, many of which break two rules at once or
/// combine what the conformance cases have one by one. All findings are expected, so one cause has
/// one finding.
@Suite struct DocumentTests {
  static let files = [
    "format.txt", "extends.txt", "alias.txt", "pointer.txt", "combined.txt", "resolver.txt",
    "sources.txt", "further.txt",
  ]

  @Test(arguments: files.flatMap(DocumentCase.read)) func documentHolds(of document: DocumentCase)
    throws
  {
    try expectDocument(document)
  }

  @Test(arguments: files) func everyNameIsGivenOnce(file: String) {
    let names = DocumentCase.read(file).map(\.name)
    #expect(names.count > 35)
    #expect(names.count == Set(names).count)
  }

  /// Values of each type by themselves: what is accepted is written as it stands, what is refused has
  /// findings of one kind, all on its line.
  @Test func valuesAreAcceptedAndRefused() throws {
    let url = packageRoot.appending(
      path: "Tests/TokenCompilerTests/Fixtures/Documents/values.txt")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let values = lines.filter { $0.hasPrefix("+ ") || $0.hasPrefix("- ") }
    #expect(values.count > 300)
    for line in values {
      let parts = line.split(separator: " ", maxSplits: 2)
      let (type, value) = (String(parts[1]), String(parts[2]))
      let text = "{\"a\": {\"$type\": \"\(type)\",\n \"$value\": \(value)}}"
      let compiler = TokenCompiler(options: CompilerOptions(dialect: .dtcg))
      let validation = compiler.validate([
        SourceFile(path: "tokens.json", bytes: Array(text.utf8))
      ])
      let found = validation.diagnostics
      if parts[0] == "-" {
        #expect(!found.isEmpty, "\(line)")
        #expect(found.allSatisfy { $0.id == .invalidValue && $0.path == "a" }, "\(line): \(found)")
        continue
      }
      #expect(found.isEmpty, "\(line): \(found)")
      let token = try #require(try documentTokens(of: validation.graph)["a"], "\(line)")
      let written = try JSONSerialization.jsonObject(
        with: Data(value.utf8), options: .fragmentsAllowed)
      #expect(token.type == type)
      #expect(ConformanceJudge.same(token.value, written), "\(line): \(token.value)")
    }
  }
}

/// Compiles a case and expects exactly what it says.
func expectDocument(
  _ document: DocumentCase, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let validation = document.validate()
  let found = document.found(validation)
  #expect(
    found.sorted() == document.findings.sorted(), "\(validation.diagnostics.map(\.message))",
    sourceLocation: sourceLocation)
  guard !validation.hasErrors else { return }
  let complaints = try document.complaints(documentTokens(of: validation.graph))
  #expect(complaints.isEmpty, "\(complaints)", sourceLocation: sourceLocation)
}

/// The tokens of the JSON output of a graph, by path.
func documentTokens(of graph: ThemeGraph) throws -> [String: ConformanceJudge.Token] {
  let file = try #require(try graph.emit(.json).first)
  let document = try JSONSerialization.jsonObject(with: Data(file.bytes))
  return ConformanceJudge.flatten(document as? [String: Any] ?? [:])
}
