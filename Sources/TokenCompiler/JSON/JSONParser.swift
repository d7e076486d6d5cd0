/// How much more than RFC 8259 is read.
enum JSONSyntax: Sendable {
  /// RFC 8259 to the letter.
  case json
  /// Comments and trailing commas as well.
  case jsonc
  /// All of JSON5.
  case json5

  /// Whether `// …` and `/* … */` may stand between tokens.
  var allowsComments: Bool { self != .json }
  /// Whether a comma may stand behind the last member or element.
  var allowsTrailingCommas: Bool { self != .json }
}

/// Bytes to a `JSONTree`.
enum JSONParser {
  /// Reads a document. Faults are reported with spans in source 0 and reading goes on behind them;
  /// the tree holds what could be read.
  static func parse(
    _ source: SourceFile, syntax: JSONSyntax, into findings: inout [Diagnostic]
  ) -> JSONTree {
    parse(source, syntax: syntax, limits: .standard, into: &findings)
  }

  /// The same with other limits.
  static func parse(
    _ source: SourceFile, syntax: JSONSyntax, limits: JSONLimits,
    into findings: inout [Diagnostic]
  ) -> JSONTree {
    guard source.bytes.count <= limits.fileSize else {
      findings.append(.fileTooLarge(source.bytes.count, limit: limits.fileSize))
      return JSONTree(nodes: [], isDamaged: true, source: source)
    }
    // Nearly every file is right, and all three syntaxes contain RFC 8259.
    if let nodes = StrictJSONReader.read(source.bytes.span, limits: limits) {
      return JSONTree(nodes: nodes, source: source)
    }
    var reader = CarefulJSONReader(source, syntax: syntax, limits: limits)
    reader.read()
    let isDamaged = reader.isDamaged || reader.nodes.isEmpty
    // Keys that stand twice may do so because a bracket is missing between them.
    findings += reader.report.inOrder().filter { !isDamaged || $0.id != .duplicateKey }
    return JSONTree(nodes: reader.nodes, isDamaged: isDamaged, source: source)
  }
}
