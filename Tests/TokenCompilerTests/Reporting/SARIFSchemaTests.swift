import Foundation
import Testing

@testable import TokenCompiler

/// The schema that OASIS publishes; it lies outside the project.
private enum SARIFSchema {
  static let file = packageRoot.appending(path: "../shared/schemas/sarif-schema-2.1.0.json")
  static let isAvailable =
    FileManager.default.fileExists(atPath: file.path) && Python.has("jsonschema")
}

@Suite(
  .enabled(
    if: SARIFSchema.isAvailable,
    "needs ../shared/schemas/sarif-schema-2.1.0.json and python3 with jsonschema"))
struct SARIFSchemaTests {
  @Test func everyReportIsValid() throws {
    let reports = ReportSample.all.map { $0.text(SARIFReporter.self) }
    try Self.expectValid(reports)
  }

  /// The reports of all examples in the catalog, as the command prints them.
  @Test func everyCodeIsReportedValidly() throws {
    let reports = try DiagnosticCatalog.all.compactMap(\.bad).map { example in
      let folder = try CommandFolder()
      for file in example.files { try folder.write(file.text, to: file.path) }
      let run = try folder.shell("tokenc \(example.arguments) --report sarif")
      let text = run.errors + run.output
      let start = try #require(text.range(of: "{\"$schema\""))
      let end = try #require(text.range(of: "\n }]}\n"))
      return String(text[start.lowerBound..<end.upperBound])
    }
    try Self.expectValid(reports)
  }

  private static func expectValid(_ reports: [String]) throws {
    let found = try Python.run(
      script, arguments: [SARIFSchema.file.path], input: JSONEncoder().encode(reports))
    #expect(String(decoding: found, as: UTF8.self) == "\(reports.count) reports\n")
  }

  private static let script = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1]))
    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    reports = json.load(sys.stdin)
    for report in reports:
        for error in validator(schema).iter_errors(json.loads(report)):
            print(list(error.absolute_path), error.message)
    print(len(reports), 'reports')
    """
}
