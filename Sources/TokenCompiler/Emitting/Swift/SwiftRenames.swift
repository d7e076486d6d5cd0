/// Finds the Swift name of the token that a deprecation's text points to.
struct SwiftRenames {
  private let shape: SwiftShape
  private let typeName: String
  private var entries: [String: Int] = [:]

  /// Looks at the paths of all tokens, if any token is deprecated at all.
  init(_ graph: ThemeGraph, _ shape: SwiftShape, typeName: String, theme: Int) {
    self.shape = shape
    self.typeName = typeName
    guard !graph.columns[theme].deprecations.isEmpty else { return }
    for (index, entry) in shape.entries.enumerated() {
      entries[graph.path(of: entry.token)] = index
    }
  }

  /// The name for `renamed:` where the text holds one `{path}` and that is a token: the member's
  /// name within one group, else the name with all types around it.
  func name(in text: String, from entry: SwiftShape.Entry) -> String? {
    guard let path = Self.onlyPath(in: text), let index = entries[path] else { return nil }
    let target = shape.entries[index]
    guard target.token != entry.token else { return nil }
    if target.parent == entry.parent { return shape.text(target.name) }
    var names = [shape.text(target.name)]
    var parent = target.parent
    while let node = parent {
      names.append(shape.nodes[node].typeName)
      parent = shape.nodes[node].parent
    }
    names.append(typeName)
    return names.reversed().joined(separator: ".")
  }

  private static func onlyPath(in text: String) -> String? {
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    guard parts.count == 2, let end = parts[1].firstIndex(of: "}") else { return nil }
    return String(parts[1][..<end])
  }
}
