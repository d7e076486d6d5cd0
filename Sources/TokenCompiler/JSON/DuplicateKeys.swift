/// Finds keys that stand twice in an object, in linear time for any keys: the hash has a seed that
/// nobody outside the process knows, so keys that collide cannot be prepared.
struct DuplicateKeys {
  /// The nodes of two members with one key.
  struct Pair {
    var first: Int
    var second: Int
  }

  /// Open addressing; holds positions in `members`, plus 1.
  private var slots: [UInt32] = []
  private var members: [(node: Int, hash: UInt32)] = []

  /// The members of an object whose key a member before them has, each with the first of that key.
  /// Keys are compared as they read, so `"\u0061"` is `"a"`.
  mutating func find(in nodes: [JSONNode], object: Int, bytes: [UInt8]) -> [Pair] {
    members.removeAll(keepingCapacity: true)
    var index = object + 1
    let end = Int(nodes[object].next)
    while index < end {
      members.append((index, Self.hash(nodes[index], bytes)))
      index = Int(nodes[index].next)
    }
    return members.count < 2 ? [] : pairs(nodes, bytes)
  }

  private mutating func pairs(_ nodes: [JSONNode], _ bytes: [UInt8]) -> [Pair] {
    var capacity = 4
    while capacity < members.count * 2 { capacity *= 2 }
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(0, count: capacity))
    var found: [Pair] = []
    for (position, member) in members.enumerated() {
      var slot = Int(member.hash) & (capacity - 1)
      while slots[slot] != 0 {
        let earlier = members[Int(slots[slot]) - 1]
        if earlier.hash == member.hash,
          Self.areEqual(nodes[earlier.node], nodes[member.node], bytes)
        {
          found.append(Pair(first: earlier.node, second: member.node))
          break
        }
        slot = (slot + 1) & (capacity - 1)
      }
      if slots[slot] == 0 { slots[slot] = UInt32(truncatingIfNeeded: position + 1) }
    }
    return found
  }

  private static func areEqual(_ first: JSONNode, _ second: JSONNode, _ bytes: [UInt8]) -> Bool {
    let left = bytes[first.key.integers]
    let right = bytes[second.key.integers]
    guard first.keyHasEscapes || second.keyHasEscapes else { return left.elementsEqual(right) }
    return JSONText.decode(left) == JSONText.decode(right)
  }

  private static func hash(_ node: JSONNode, _ bytes: [UInt8]) -> UInt32 {
    let raw = bytes[node.key.integers]
    guard node.keyHasEscapes else { return KeyHash.hash(raw) }
    return KeyHash.hash(JSONText.decode(raw)[...])
  }
}

/// The hash of a key. Both secrets come from the standard library's own seed, which is another one
/// in every process.
enum KeyHash {
  static let seed = secret(1)
  static let multiplier = secret(2) | 1

  private static func secret(_ number: Int) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(number)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  static func hash(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var state = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let end = min(index + 8, bytes.endIndex)
      var word: UInt64 = 0
      for byte in bytes[index..<end] { word = word << 8 | UInt64(byte) }
      state = mix(state ^ word)
      index = end
    }
    return UInt32(truncatingIfNeeded: mix(state) >> 32)
  }

  private static func mix(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: multiplier)
    return product.high ^ product.low
  }
}
