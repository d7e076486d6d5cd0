/// Reads one source: JSON, then the dialect that fits.
enum SourceReader {
  /// The source as token sets. `dialect` is `auto` or the one to force.
  static func read(_ source: SourceFile, as dialect: Dialect) -> ReadSource {
    var findings: [Diagnostic] = []
    let tree = JSONParser.parse(source, syntax: JSONSyntax(path: source.path), into: &findings)
    guard let root = tree.nodes.first, root.kind == .object else {
      if let root = tree.nodes.first { findings.append(.topLevelNotObject(root)) }
      let name = dialect == .auto ? Dialect.plain : dialect
      return ReadSource(
        source: source, dialect: name, sets: [], modifiers: [], findings: findings)
    }
    let reader = Dialects.named(dialect) ?? Dialects.recognized(DocumentSurvey(tree))
    var result = ReadSource(
      source: source, dialect: reader.name, sets: [], modifiers: [], findings: findings)
    reader.read(tree, into: &result)
    return result
  }
}

extension JSONSyntax {
  /// How much more than JSON a file may hold, by its name.
  init(path: String) {
    if path.hasSuffix(".json5") {
      self = .json5
    } else if path.hasSuffix(".jsonc") || path.hasSuffix(".resolver.json") {
      self = .jsonc
    } else {
      self = .json
    }
  }
}

extension ReadSource {
  /// Takes over what the shared walk has read.
  mutating func add(_ reader: TokenSetReader, isBesideValue: Bool) {
    let (sets, modifiers) = reader.modes.sets(over: reader.set, isBesideValue: isBesideValue)
    self.sets += sets
    self.modifiers += modifiers
    findings += reader.findings
    legacy += reader.legacy
  }
}
