/// How much more than RFC 8259 is read.
enum JSONSyntax: Sendable {
  /// RFC 8259 to the letter.
  case json
  /// Comments and trailing commas as well.
  case jsonc
  /// All of JSON5.
  case json5
}

/// Bytes to a `JSONTree`.
enum JSONParser {
  /// Reads a document. Faults are reported with spans in source 0 and reading goes on behind them;
  /// the tree holds what could be read.
  static func parse(
    _ source: SourceFile, syntax: JSONSyntax, into findings: inout [Diagnostic]
  ) -> JSONTree {
    JSONTree(nodes: [], source: source)
  }
}
