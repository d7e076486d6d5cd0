/// A document that says which token files make a theme (DTCG Resolver 2025.10), as read by itself.
/// What it refers to is put in its place by `ResolverExpander`.
struct ResolverDocument: Sendable {
  /// The document.
  var tree: JSONTree

  /// Whether a document whose top level is an object is a resolver document. A file that is named
  /// like one is one, so that what it lacks is told.
  static func isOne(_ tree: JSONTree) -> Bool {
    if isNamedLikeOne(tree.source.path) { return true }
    // Objects of these names may be tokens or groups.
    let order = tree.child(of: 0, key: "resolutionOrder")
    if let order, tree.nodes[order].kind != .object { return true }
    guard let version = tree.child(of: 0, key: "version"), tree.nodes[version].kind != .object
    else { return false }
    return order != nil || tree.child(of: 0, key: "sets") != nil
      || tree.child(of: 0, key: "modifiers") != nil
  }

  static func isNamedLikeOne(_ path: String) -> Bool {
    ["resolver.json", "resolver.jsonc", "resolver.json5"].contains { name in
      path == name || path.hasSuffix("/" + name) || path.hasSuffix("." + name)
    }
  }

  /// The modifiers that the document itself declares, as far as they can be told without other
  /// files.
  var declaredModifiers: [Modifier] {
    var found: [Modifier] = []
    if let modifiers = tree.child(of: 0, key: "modifiers") {
      for child in tree.children(of: modifiers) where tree.nodes[child].isMember {
        found.append(modifier(tree.keyText(tree.nodes[child]), at: child))
      }
    }
    guard let order = tree.child(of: 0, key: "resolutionOrder") else { return found }
    for item in tree.children(of: order) where tree.child(of: item, key: "contexts") != nil {
      guard let name = tree.child(of: item, key: "name") else { continue }
      found.append(modifier(tree.text(tree.nodes[name]), at: item))
    }
    return found
  }

  private func modifier(_ name: String, at index: Int) -> Modifier {
    let contexts = tree.child(of: index, key: "contexts").map { contexts in
      tree.children(of: contexts).map { tree.keyText(tree.nodes[$0]) }
    }
    let fallback = tree.child(of: index, key: "default").map { tree.text(tree.nodes[$0]) }
    return Modifier(name, contexts: contexts ?? [], defaultContext: fallback)
  }
}

extension JSONTree {
  /// A member's key, decoded.
  func keyText(_ node: JSONNode) -> String {
    JSONText.string(node.key, hasEscapes: node.keyHasEscapes, in: source)
  }

  /// A text, decoded.
  func text(_ node: JSONNode) -> String {
    JSONText.string(node.range, hasEscapes: node.hasEscapes, in: source)
  }
}
