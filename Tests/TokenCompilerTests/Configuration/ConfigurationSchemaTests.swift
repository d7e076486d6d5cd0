import Foundation
import Testing

@testable import TokenCompiler

/// `Documentation/tokenc.schema.json` is made from the table that the reader goes by.
@Suite struct ConfigurationSchemaTests {
  @Test func documentIsCurrent() throws {
    let file = packageRoot.appending(path: "Documentation/tokenc.schema.json")
    if Golden.isRecording {
      try Configuration.schema.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(written == Configuration.schema, "tokenc.schema.json is not current: run 'make docs'")
  }

  /// The reader finds more than a schema can, but never less, and nothing in what the table allows.
  @Test(
    .enabled(
      if: SchemaReader.isAvailable,
      "python3 has no jsonschema: pip install jsonschema runs this test"))
  func schemaAndReaderAgree() throws {
    let documents =
      [ConfigurationSamples.text(ConfigurationSamples.everything)]
      + ConfigurationSamples.broken
    let verdicts = try SchemaReader.verdicts(on: documents, schema: Configuration.schema)
    #expect(verdicts.first == true)
    #expect(verdicts.count { $0 } < verdicts.count / 2)
    for (document, isValid) in zip(documents, verdicts) {
      let found = Self.faultsOfShape(document)
      #expect(found.isEmpty == isValid, "\(document)\n\(found.map(\.message))")
    }
  }

  /// What the check against the table finds, without what the reader knows besides.
  private static func faultsOfShape(_ text: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let source = SourceFile(path: "tokenc.json", text: text)
    let tree = JSONParser.parse(source, syntax: .json, into: &found)
    var check = ConfigurationCheck(tree)
    check.check(0, .object(Configuration.table.keys), name: nil)
    return found + check.report.inOrder()
  }
}
