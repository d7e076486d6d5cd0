/// What a JSON value is.
enum JSONKind: UInt8, Sendable {
  case null, boolean, number, string, array, object
}

/// One value of a JSON document. Values stand in source order, a container before its content, so
/// the sibling of a value is at `next` and no value owns another.
struct JSONNode: Sendable {
  /// What the value is.
  var kind: JSONKind
  /// The value's text holds escapes (strings only).
  var hasEscapes: Bool
  /// The member's key holds escapes.
  var keyHasEscapes: Bool
  /// The bytes of the value: inside the quotes of a string, brackets and braces included.
  var range: ByteRange
  /// The bytes of the member's key inside its quotes; empty at 0 where the value is no member.
  var key: ByteRange
  /// The index one past the last value inside this one.
  var next: UInt32

  /// Whether the value is a member of an object.
  var isMember: Bool { key.start != 0 }
}

/// A JSON document as a flat list of values. `nodes[0]` is the top-level value; a document in which
/// no value could be read has no nodes.
struct JSONTree: Sendable {
  /// The values in source order.
  var nodes: [JSONNode]
  /// The document; ranges in `nodes` are offsets into its bytes.
  let source: SourceFile

  /// The indexes of the children of a container, in source order.
  func children(of index: Int) -> JSONChildren {
    JSONChildren(tree: self, current: index + 1, end: Int(nodes[index].next))
  }
}

/// Walks the children of one array or object.
struct JSONChildren: Sequence, IteratorProtocol {
  let tree: JSONTree
  var current: Int
  let end: Int

  mutating func next() -> Int? {
    guard current < end else { return nil }
    defer { current = Int(tree.nodes[current].next) }
    return current
  }
}
