/// Reads one source: JSON, then the dialect that fits.
enum SourceReader {
  /// The source as token sets. `dialect` is `auto` or the one to force.
  static func read(_ source: SourceFile, as dialect: Dialect) -> ReadSource {
    var findings: [Diagnostic] = []
    let tree = JSONParser.parse(source, syntax: .json, into: &findings)
    _ = tree
    return ReadSource(
      source: source, dialect: .plain, sets: [], modifiers: [], findings: findings)
  }
}
