extension Configuration {
  /// Every key of `tokenc.json`, with the reports that there are.
  package static let table = ConfigurationTable(reports: Reporters.all.map { $0.id })

  /// The JSON Schema (2020-12) of `tokenc.json`.
  package static var schema: String { ConfigurationSchema.text(of: table) }

  /// Reads a `tokenc.json`. What could be read comes back in any case; the findings are sorted, and
  /// their spans are in source 0.
  package static func read(
    _ source: SourceFile
  ) -> (configuration: Configuration, findings: [Diagnostic]) {
    ConfigurationReader.read(source, table)
  }
}
