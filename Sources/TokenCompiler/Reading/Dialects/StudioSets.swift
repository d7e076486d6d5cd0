/// Finds out whether the members at the top of a document are sets of Tokens Studio where it does not say
/// so: then its references leave their names out.
enum StudioSets {
  /// How many references are looked at.
  private static let limit = 500
  private static let pathLimit = 100

  /// Whether most references lead to tokens inside members at the top, and none begins with the name of
  /// such a member itself.
  static func areAtTop(of tree: JSONTree) -> Bool {
    let sets = tree.children(of: 0).filter {
      tree.nodes[$0].kind == .object && !tree.keyStartsWithDollar(tree.nodes[$0])
    }
    var (seen, inside) = (0, 0)
    for node in tree.nodes where node.kind == .string && seen < limit {
      guard let path = path(in: tree.source.bytes[node.range.integers]) else { continue }
      seen += 1
      if sets.contains(where: { path[0].elementsEqual(key($0, tree)) }) { return false }
      if sets.contains(where: { holdsToken(path, in: $0, tree) }) { inside += 1 }
    }
    return inside > 0 && inside * 2 > seen
  }

  /// Whether the names of the sets are part of their tokens' paths: some references begin with one and
  /// lead nowhere without it, and none leads to a token that leaves it out.
  static func areInPaths(_ sets: [Int], of tree: JSONTree) -> Bool {
    var (seen, whole) = (0, 0)
    for node in tree.nodes where node.kind == .string && seen < pathLimit {
      guard let path = path(in: tree.source.bytes[node.range.integers]) else { continue }
      seen += 1
      if sets.contains(where: { holdsToken(path, in: $0, tree) }) { return false }
      let rest = Array(path.dropFirst())
      if !rest.isEmpty,
        sets.contains(where: {
          path[0].elementsEqual(key($0, tree)) && holdsToken(rest, in: $0, tree)
        })
      {
        whole += 1
      }
    }
    return whole > 0
  }

  private static func key(_ index: Int, _ tree: JSONTree) -> ArraySlice<UInt8> {
    tree.source.bytes[tree.nodes[index].key.integers]
  }

  /// The names of the first reference in a text.
  private static func path(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    guard let open = text.firstIndex(of: UInt8(ascii: "{")),
      let end = text[open...].firstIndex(of: UInt8(ascii: "}")), end > open + 1
    else { return nil }
    let names = text[(open + 1)..<end].split(separator: UInt8(ascii: "."))
    return names.isEmpty ? nil : names
  }

  /// Whether a path leads to a token from some object on.
  private static func holdsToken(
    _ path: [ArraySlice<UInt8>], in set: Int, _ tree: JSONTree
  ) -> Bool {
    var index = set
    for name in path {
      guard tree.nodes[index].kind == .object,
        let next = tree.children(of: index).first(where: { key($0, tree).elementsEqual(name) })
      else { return false }
      index = next
    }
    return tree.child(of: index, key: "value") != nil || tree.child(of: index, key: "$value") != nil
  }
}
