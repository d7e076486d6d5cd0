/// Finds keys that stand twice in an object, in linear time for any keys: the hash has secrets that
/// nobody outside the process knows, so keys that collide cannot be prepared.
struct DuplicateKeys {
  /// The nodes of two members with one key.
  struct Pair {
    var first: Int
    var second: Int
  }

  private struct Member {
    var node: Int
    var hash: UInt32
  }

  /// Open addressing; holds positions in `members`, plus 1.
  private var slots: [UInt32] = []
  private var members: [Member] = []

  /// The members of an object whose key a member before them has, each with the first of that key.
  /// Keys are compared as they read, so `"\u0061"` is `"a"`.
  mutating func find(in nodes: [JSONNode], object: Int, bytes: [UInt8]) -> [Pair] {
    pairs(in: nodes, object: object, bytes: bytes.span, limit: .max)
  }

  /// Whether there are any.
  @inline(never)
  mutating func areThere(in nodes: [JSONNode], object: Int, bytes: Span<UInt8>) -> Bool {
    !pairs(in: nodes, object: object, bytes: bytes, limit: 1).isEmpty
  }

  private mutating func pairs(
    in nodes: [JSONNode], object: Int, bytes: Span<UInt8>, limit: Int
  ) -> [Pair] {
    collect(nodes, object, bytes)
    guard members.count > 1 else { return [] }
    let capacity = clearSlots()
    var found: [Pair] = []
    for (position, member) in members.enumerated() where found.count < limit {
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

  private mutating func collect(_ nodes: [JSONNode], _ object: Int, _ bytes: Span<UInt8>) {
    members.removeAll(keepingCapacity: true)
    var index = object + 1
    let end = Int(nodes[object].next)
    while index < end {
      members.append(Member(node: index, hash: KeyHash.hash(nodes[index], bytes)))
      index = Int(nodes[index].next)
    }
  }

  /// Empties as many slots as leave half of them free.
  private mutating func clearSlots() -> Int {
    var capacity = 4
    while capacity < members.count * 2 { capacity *= 2 }
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(0, count: capacity))
    return capacity
  }

  private static func areEqual(
    _ first: JSONNode, _ second: JSONNode, _ bytes: Span<UInt8>
  ) -> Bool {
    guard !first.keyHasEscapes, !second.keyHasEscapes else {
      return KeyHash.decoded(first.key, bytes) == KeyHash.decoded(second.key, bytes)
    }
    let (left, right) = (first.key.integers, second.key.integers)
    guard left.count == right.count else { return false }
    var offset = 0
    while offset < left.count {
      let a = JSONWords.word(bytes, left.lowerBound + offset, left.upperBound)
      let b = JSONWords.word(bytes, right.lowerBound + offset, right.upperBound)
      guard a == b else { return false }
      offset += 8
    }
    return true
  }
}

/// The hash of a key. Both secrets come from the standard library's own seed, which is another one
/// in every process.
enum KeyHash {
  private static let seed = secret(1)
  private static let multiplier = secret(2) | 1

  private static func secret(_ number: Int) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(number)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// The hash of a member's key as it reads.
  static func hash(_ member: JSONNode, _ bytes: Span<UInt8>) -> UInt32 {
    guard member.keyHasEscapes else { return hash(bytes, member.key.integers) }
    let text = decoded(member.key, bytes)
    return hash(text.span, 0..<text.count)
  }

  /// The bytes of a key as it reads.
  static func decoded(_ key: ByteRange, _ bytes: Span<UInt8>) -> [UInt8] {
    var raw: [UInt8] = []
    raw.reserveCapacity(key.count)
    for index in key.integers { raw.append(bytes[index]) }
    return JSONText.decode(raw[...])
  }

  private static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt32 {
    let multiplier = multiplier
    var state = seed ^ UInt64(truncatingIfNeeded: range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      state = mix(state ^ JSONWords.word(bytes, index, range.upperBound), multiplier)
      index += 8
    }
    return UInt32(truncatingIfNeeded: mix(state, multiplier) >> 32)
  }

  private static func mix(_ word: UInt64, _ multiplier: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: multiplier)
    return product.high ^ product.low
  }
}
