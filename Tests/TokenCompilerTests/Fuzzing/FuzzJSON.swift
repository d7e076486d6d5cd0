@testable import TokenCompiler

/// The JSON reader, in all three syntaxes. It stands by itself, so that a fuzzer of the reader alone can be built:
/// after each input libFuzzer looks through all places of the program, and there are 30 times as many in the whole.
enum FuzzJSON {
  static func read(_ bytes: [UInt8], _ choice: inout FuzzChoice) {
    let source = SourceFile(path: "a.json", bytes: bytes)
    for syntax in choice.of([JSONSyntax.json, .jsonc, .json5]) {
      var findings: [Diagnostic] = []
      let tree = JSONParser.parse(source, syntax: syntax, into: &findings)
      check(tree)
      for finding in findings { check(finding.span, in: source) }
      if findings.isEmpty {
        precondition(!tree.isDamaged && !tree.nodes.isEmpty, "nothing was read, and nothing told")
      }
      // Two readers read what is right.
      guard syntax == .json, let nodes = StrictJSONReader.read(bytes.span, limits: .standard)
      else { continue }
      var careful = CarefulJSONReader(source, syntax: .json, limits: .standard)
      careful.read()
      precondition(careful.nodes == nodes, "the two readers differ")
    }
  }

  /// Values stand inside each other and inside the file.
  private static func check(_ tree: JSONTree) {
    var ends: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      let next = Int(node.next)
      precondition(next > index && next <= (ends.last ?? tree.nodes.count), "a value has no end")
      for range in [node.range, node.key] {
        precondition(range.start <= range.end && Int(range.end) <= tree.source.bytes.count)
      }
      if node.isMember { read(node.key, hasEscapes: node.keyHasEscapes, in: tree.source) }
      if node.kind == .string { read(node.range, hasEscapes: node.hasEscapes, in: tree.source) }
      if node.kind == .object || node.kind == .array { ends.append(next) }
    }
  }

  private static func read(_ range: ByteRange, hasEscapes: Bool, in source: SourceFile) {
    _ = JSONText.string(range, hasEscapes: hasEscapes, in: source)
  }

  /// A place is inside its file.
  static func check(_ span: SourceSpan?, in source: SourceFile) {
    guard let range = span?.range else { return }
    precondition(
      range.start <= range.end && Int(range.end) <= source.bytes.count, "a place outside the file")
  }
}
