/// Which tokens stand in which document: those of the first theme in one for each source, those that another
/// context of a modifier changes in one for that context.
struct DTCGPlan {
  /// A modifier of which more than one context is there.
  private struct Axis {
    var modifier: Modifier
    /// Its place among the graph's modifiers.
    var index: Int
    /// The contexts, each with the theme that differs from the first in it alone.
    var contexts: [(name: String, theme: Int)]
    /// What each context changes, in the order of the contexts.
    var tokens: [[TokenID: JSONValue]]
    var leftOut: [[TokenID: JSONValue]]
  }

  private let content: DTCGContent
  private var axes: [Axis] = []
  /// What holds whatever is chosen.
  private var base: [TokenID: JSONValue] = [:]
  /// All tokens, those of a group behind each other.
  private let order: [TokenID]

  private var graph: ThemeGraph { content.graph }

  init(_ content: DTCGContent) {
    self.content = content
    order = content.graph.tokensByGroup
    makeAxes()
    for token in graph.tokens.ids { place(token) }
  }

  private mutating func makeAxes() {
    guard let first = graph.themes.first?.contexts else { return }
    for (index, modifier) in graph.modifiers.enumerated() {
      let contexts = graph.themes.enumerated().filter { _, theme in
        theme.contexts.indices.allSatisfy { $0 == index || theme.contexts[$0] == first[$0] }
      }.map { (name: $1.contexts[index], theme: $0) }
      guard contexts.count > 1 else { continue }
      let none: [[TokenID: JSONValue]] = contexts.map { _ in [:] }
      axes.append(
        Axis(modifier: modifier, index: index, contexts: contexts, tokens: none, leftOut: none))
    }
  }

  /// A token that a context lacks stands in the documents of the others.
  private mutating func place(_ token: TokenID) {
    let own = content.written[0][token.index]
    let rest = content.leftOut[0][token.index]
    let home = axes.firstIndex { axis in
      (own ?? rest) != nil
        && axis.contexts.contains { graph.resolution(of: token, inTheme: $0.theme) == nil }
    }
    if home == nil { base[token] = own }
    for index in axes.indices {
      for (position, context) in axes[index].contexts.enumerated() {
        let value = content.written[context.theme][token.index]
        if let value, index == home || value != own { axes[index].tokens[position][token] = value }
        let left = content.leftOut[context.theme][token.index]
        if let left, left != rest { axes[index].leftOut[position][token] = left }
      }
    }
  }

  /// Looks for an order of the modifiers in which every combination is what it was, and reports what
  /// differs where there is none.
  mutating func check() -> [Diagnostic] {
    guard axes.count > 1 else { return [] }
    let orders = [axes, axes.reversed()]
    for order in orders where firstDifference(order) == nil {
      axes = order
      return []
    }
    guard let (token, theme) = firstDifference(axes) else { return [] }
    return [
      .tangled(
        graph.path(of: token), theme: graph.themes[theme].name, at: content.place(of: token))
    ]
  }

  private func firstDifference(_ axes: [Axis]) -> (TokenID, Int)? {
    for theme in graph.themes.indices {
      let chosen = axes.map { axis in
        axis.contexts.firstIndex { $0.name == graph.themes[theme].contexts[axis.index] }
      }
      for token in graph.tokens.ids {
        var value = base[token]
        for (axis, position) in zip(axes, chosen) {
          if let position, let other = axis.tokens[position][token] { value = other }
        }
        if value != content.written[theme][token.index] { return (token, theme) }
      }
    }
    return nil
  }

  // MARK: Files

  /// The documents, and the resolver document where there are several.
  func files(named name: String) -> [OutputFile] {
    var paths = DTCGFileNames()
    var files: [OutputFile] = []
    var sources: [JSONValue] = []
    var known = Set<GroupID>()
    var tokens: [SourceID: [TokenID]] = [:]
    for token in order {
      if let source = content.source(of: token, inTheme: 0) {
        tokens[source, default: []].append(token)
      }
    }
    // A theme without tokens is a document without tokens.
    if tokens.isEmpty, axes.isEmpty, let top = Array(graph.sources.ids).last { tokens[top] = [] }
    for source in graph.sources.ids {
      guard let own = tokens[source] else { continue }
      let path = paths.path(ofSource: graph.sources[source].path)
      let document = DTCGDocument(
        content, base, leftOut: content.leftOut[0], own, groups: &known)
      files.append(OutputFile(path: path, bytes: document.bytes))
      sources.append(.members(["$ref": .string(path)]))
    }
    var modifiers: [(Modifier, JSONValue)] = []
    for axis in axes {
      var contexts: [JSONValue.Member] = []
      for (position, context) in axis.contexts.enumerated() {
        var references: [JSONValue] = []
        let changed = axis.tokens[position]
        let left = axis.leftOut[position]
        if !changed.isEmpty || !left.isEmpty {
          let path = paths.path(ofContext: context.name, of: axis.modifier, name: name)
          files.append(OutputFile(path: path, bytes: document(changed, left)))
          references.append(.members(["$ref": .string(path)]))
        }
        contexts.append(.init(context.name, .array(references)))
      }
      modifiers.append((axis.modifier, .object(contexts)))
    }
    guard files.count > 1 || !axes.isEmpty else { return files }
    let resolver = DTCGResolver(sources: sources, modifiers: modifiers)
    files.append(OutputFile(path: paths.path("\(name).resolver.json"), bytes: resolver.bytes))
    return files
  }

  private func document(
    _ tokens: [TokenID: JSONValue], _ left: [TokenID: JSONValue]
  ) -> [UInt8] {
    var none = Set(graph.groups.ids)
    let rest = graph.tokens.ids.map { left[$0] }
    let own = order.filter { tokens[$0] != nil || left[$0] != nil }
    return DTCGDocument(content, tokens, leftOut: rest, own, groups: &none).bytes
  }
}
