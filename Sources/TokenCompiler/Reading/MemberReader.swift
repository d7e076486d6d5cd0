/// Reads what stands in a document and is no token: a bare value in a group, a member of a token. The
/// references of some dialects may name it. Documents are parsed again for that, each once.
struct MemberReader {
  private var trees: [SourceID: JSONTree] = [:]
  /// The members of objects by their names; looked up only.
  private var members: [ObjectInSource: [[UInt8]: Int]] = [:]
  /// How many documents may still be looked into: many references that lead nowhere in many files are no
  /// such references.
  private var budget = 200_000

  private struct ObjectInSource: Hashable {
    var source: SourceID
    var object: Int
  }

  /// Reads what a path leads to into the values of a set; `nil` where that is nothing, or a group.
  mutating func read(
    _ path: ArraySlice<UInt8>, into set: inout TokenSet, of source: SourceFile, _ id: SourceID
  ) -> RawIndex? {
    guard let origin = set.origin, budget > 0 else { return nil }
    budget -= 1
    let tree = tree(of: source, id)
    guard !tree.isDamaged, origin.root < tree.nodes.count,
      let member = member(path, from: origin.root, in: tree, id)
    else { return nil }
    var reader = TokenSetReader(tree, spelling: origin.spelling)
    swap(&reader.set, &set)
    let index = reader.readValue(member)
    swap(&reader.set, &set)
    return index
  }

  private mutating func tree(of source: SourceFile, _ id: SourceID) -> JSONTree {
    if let known = trees[id] { return known }
    // What is wrong with it was told when it was read.
    var findings: [Diagnostic] = []
    let tree = SourceReader.parse(source, limits: .standard, into: &findings)
    trees[id] = tree
    return tree
  }

  private mutating func member(
    _ path: ArraySlice<UInt8>, from root: Int, in tree: JSONTree, _ id: SourceID
  ) -> Int? {
    var index = root
    var isInToken = false
    for name in path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard let next = child(name, of: ObjectInSource(source: id, object: index), in: tree) else {
        return nil
      }
      isInToken = isInToken || holdsValue(ObjectInSource(source: id, object: index), tree)
      index = next
    }
    switch tree.nodes[index].kind {
    case .string, .number, .boolean: return index
    // Outside tokens these are groups, or nothing that a value could be.
    case .object, .array:
      return isInToken && !holdsValue(ObjectInSource(source: id, object: index), tree) ? index : nil
    case .null: return nil
    }
  }

  private mutating func holdsValue(_ place: ObjectInSource, _ tree: JSONTree) -> Bool {
    guard tree.nodes[place.object].kind == .object else { return false }
    return
      (named(Array("value".utf8), in: place, tree) ?? named(Array("$value".utf8), in: place, tree))
      != nil
  }

  private mutating func child(
    _ name: ArraySlice<UInt8>, of place: ObjectInSource, in tree: JSONTree
  ) -> Int? {
    switch tree.nodes[place.object].kind {
    case .object: return named(Array(name), in: place, tree)
    case .array:
      guard let number = Int(String(decoding: name, as: UTF8.self)), number >= 0 else { return nil }
      return tree.children(of: place.object).enumerated().first { $0.offset == number }?.element
    default: return nil
    }
  }

  private mutating func named(_ name: [UInt8], in place: ObjectInSource, _ tree: JSONTree) -> Int? {
    if let known = members[place] { return known[name] }
    var all: [[UInt8]: Int] = [:]
    for child in tree.children(of: place.object) {
      all[JSONText.bytes(tree.nodes[child].key, in: tree.source)] = child
    }
    members[place] = all
    return all[name]
  }
}
