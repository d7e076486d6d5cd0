/// What a JSON value is.
enum JSONKind: UInt8, Sendable {
  case null, boolean, number, string, array, object
}

/// One value of a JSON document. Values stand in source order, a container before its content, so
/// the sibling of a value is at `next` and no value owns another.
///
/// Packed into 20 bytes: new pages are what reading a large document costs most.
struct JSONNode: Sendable, Equatable {
  /// The offset of the value's first byte.
  var start: UInt32
  /// The offset one past the value's last byte.
  var end: UInt32
  /// The index one past the last value inside this one.
  var next: UInt32
  /// The offset of the key's first byte; 0 where the value is no member.
  private var keyStart: UInt32
  /// From the lowest bit: three of kind, one for each flag, 26 of the key's length.
  private var packed: UInt32

  /// The longest key that a node can hold, in bytes.
  static let longestKey = 1 << 26 - 1

  init(
    kind: JSONKind, hasEscapes: Bool = false, keyHasEscapes: Bool = false, isFaulty: Bool = false,
    range: ByteRange, key: ByteRange = ByteRange(start: 0, end: 0), next: UInt32
  ) {
    start = range.start
    end = range.end
    self.next = next
    keyStart = key.start
    packed = UInt32(kind.rawValue) | (key.end &- key.start) << 6
    if hasEscapes { packed |= Self.escapesBit }
    if keyHasEscapes { packed |= Self.keyEscapesBit }
    if isFaulty { packed |= Self.faultyBit }
  }

  /// A value from the parts that it holds, for the reader that is in a hurry.
  @inline(__always)
  init(start: UInt32, end: UInt32, next: UInt32, keyStart: UInt32, packed: UInt32) {
    self.start = start
    self.end = end
    self.next = next
    self.keyStart = keyStart
    self.packed = packed
  }

  /// What the value is.
  var kind: JSONKind { JSONKind(rawValue: UInt8(truncatingIfNeeded: packed & 7)) ?? .null }
  /// The value's text holds escapes (strings only).
  var hasEscapes: Bool { packed & Self.escapesBit != 0 }
  /// The member's key holds escapes.
  var keyHasEscapes: Bool {
    get { packed & Self.keyEscapesBit != 0 }
    set { packed = packed & ~Self.keyEscapesBit | (newValue ? Self.keyEscapesBit : 0) }
  }
  /// The value is not written as JSON wants it, or is missing, and that was reported: what stands
  /// here is the best guess, and nobody should say more about it.
  var isFaulty: Bool {
    get { packed & Self.faultyBit != 0 }
    set { packed = newValue ? packed | Self.faultyBit : packed & ~Self.faultyBit }
  }
  /// The bytes of the value: inside the quotes of a string, brackets and braces included.
  var range: ByteRange { ByteRange(start: start, end: end) }
  /// The bytes of the member's key inside its quotes; empty at 0 where the value is no member.
  var key: ByteRange {
    get { ByteRange(start: keyStart, end: keyStart &+ (packed >> 6)) }
    set {
      keyStart = newValue.start
      packed = packed & 63 | (newValue.end &- newValue.start) << 6
    }
  }
  /// Whether the value is a member of an object.
  var isMember: Bool { keyStart != 0 }

  static let nullBits = UInt32(JSONKind.null.rawValue)
  static let booleanBits = UInt32(JSONKind.boolean.rawValue)
  static let numberBits = UInt32(JSONKind.number.rawValue)
  static let stringBits = UInt32(JSONKind.string.rawValue)
  static let arrayBits = UInt32(JSONKind.array.rawValue)
  static let objectBits = UInt32(JSONKind.object.rawValue)
  static let escapesBit: UInt32 = 1 << 3
  static let keyEscapesBit: UInt32 = 1 << 4
  private static let faultyBit: UInt32 = 1 << 5
}

/// A JSON document as a flat list of values. `nodes[0]` is the top-level value; a document in which
/// no value could be read has no nodes.
struct JSONTree: Sendable {
  /// The values in source order.
  var nodes: [JSONNode]
  /// Brackets or quotes are not where they were meant, or nothing could be read: whatever the nodes
  /// say may be another thing than was meant.
  var isDamaged = false
  /// The document; ranges in `nodes` are offsets into its bytes.
  let source: SourceFile

  /// The indexes of the children of a container, in source order.
  func children(of index: Int) -> JSONChildren {
    JSONChildren(nodes: nodes, current: index + 1, end: Int(nodes[index].next))
  }
}

/// Walks the children of one array or object. It holds the nodes and not the tree: reading asks for the
/// children of each object several times, and a tree is two more references to count.
struct JSONChildren: Sequence, IteratorProtocol {
  let nodes: [JSONNode]
  var current: Int
  let end: Int

  mutating func next() -> Int? {
    guard current < end else { return nil }
    defer { current = Int(nodes[current].next) }
    return current
  }
}
