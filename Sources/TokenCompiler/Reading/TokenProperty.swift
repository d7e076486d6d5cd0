/// The properties of tokens and groups (DTCG Format 2025.10, "Additional properties" and "Group
/// properties").
enum TokenProperty: Sendable {
  case value, type, description, deprecated, extensions, extends, ref
  /// Not a property: the name of a group's own token.
  case root
  case schema, version
  /// Anything else that begins with `$`.
  case other

  /// The property that a member of an object is; `nil` for a name.
  static func of(_ node: JSONNode, in tree: JSONTree) -> TokenProperty? {
    guard tree.keyStartsWithDollar(node) else { return nil }
    if tree.key(node, is: "$value") { return .value }
    if tree.key(node, is: "$type") { return .type }
    if tree.key(node, is: "$description") { return .description }
    if tree.key(node, is: "$extensions") { return .extensions }
    if tree.key(node, is: "$deprecated") { return .deprecated }
    if tree.key(node, is: "$ref") { return .ref }
    if tree.key(node, is: "$extends") { return .extends }
    if tree.key(node, is: "$root") { return .root }
    if tree.key(node, is: "$schema") { return .schema }
    return tree.key(node, is: "$version") ? .version : .other
  }

  /// The same for Style Dictionary's members without `$`, inside a token. Those with it mean the same.
  static func bare(_ node: JSONNode, in tree: JSONTree) -> TokenProperty {
    switch of(node, in: tree) {
    case .value: return .value
    case .type: return .type
    case .description: return .description
    case .deprecated: return .deprecated
    case .extensions: return .extensions
    default: break
    }
    if tree.key(node, is: "value") { return .value }
    if tree.key(node, is: "type") { return .type }
    if tree.key(node, is: "comment") || tree.key(node, is: "description")
      || tree.key(node, is: "$comment")
    {
      return .description
    }
    if tree.key(node, is: "deprecated") { return .deprecated }
    return tree.key(node, is: "extensions") ? .extensions : .other
  }

  /// Whether a name may be that of a property written without its `$`, or with a slip.
  static func isNearlyOne(_ node: JSONNode, in tree: JSONTree) -> Bool {
    NearestName.nearest(to: tree.keyText(node), among: bareNames.filter { $0 != "comment" }) != nil
  }

  /// The names of those members.
  static let bareNames = ["value", "type", "comment", "description", "deprecated", "extensions"]

  /// Whether a member of a token in the older spelling is data about the token, whatever is inside: what
  /// builds of Style Dictionary add to it, and `$` names.
  static func isData(_ node: JSONNode, in tree: JSONTree) -> Bool {
    if tree.keyStartsWithDollar(node) { return true }
    return dataNames.contains { tree.key(node, is: $0) }
  }

  private static let dataNames: [StaticString] = [
    "value", "attributes", "original", "extensions", "metadata", "meta",
  ]

  /// Whether it repeats what the place of the token says, as in files that a build has written.
  static func isDerived(_ node: JSONNode, in tree: JSONTree) -> Bool {
    derivedNames.contains { tree.key(node, is: $0) }
  }

  private static let derivedNames: [StaticString] = [
    "name", "path", "key", "original", "filePath", "isSource",
  ]
}
