extension JSONValue {
  /// The data of a document of its own, in any of the syntaxes; `nil` where it is none.
  static func parsed(_ source: SourceFile) -> JSONValue? {
    var findings: [Diagnostic] = []
    let tree = JSONParser.parse(source, syntax: .json5, into: &findings)
    guard findings.isEmpty, !tree.nodes.isEmpty else { return nil }
    return tree.value
  }
}

extension JSONTree {
  /// The document as data. Containers are filled from the last node to the first, so that nothing calls
  /// itself.
  fileprivate var value: JSONValue {
    var values: [JSONValue] = Array(repeating: .null, count: nodes.count)
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      switch node.kind {
      case .null: break
      case .boolean: values[index] = .boolean(isTrue(node))
      case .number: values[index] = JSONValue(number: source.text(in: node.range))
      case .string: values[index] = .string(text(node))
      case .array: values[index] = .array(children(of: index).map { take(&values, $0) })
      case .object:
        values[index] = .object(
          children(of: index).map { Member(keyText(nodes[$0]), take(&values, $0)) })
      }
    }
    return values[0]
  }

  private typealias Member = JSONValue.Member

  /// Moves a value out, so that it is held once.
  private func take(_ values: inout [JSONValue], _ index: Int) -> JSONValue {
    var taken = JSONValue.null
    swap(&taken, &values[index])
    return taken
  }
}
