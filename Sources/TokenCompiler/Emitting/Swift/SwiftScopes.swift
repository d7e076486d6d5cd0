/// The names that are taken in each scope of the generated code: one hash table for all, because a theme has
/// thousands of scopes with few names in each.
struct SwiftScopes {
  /// Who has a name.
  private struct Entry {
    var hash: UInt64
    var scope: Int
    var name: ByteRange
    var member: GroupMembers.Member
  }

  private var entries: [Entry] = []
  /// Open addressing: one more than the index in `entries`, 0 is free.
  private var slots: [UInt32]
  /// New in each run, so that no input can make names meet in one slot.
  private let seed = UInt64.random(in: .min ... .max)

  /// Room for so many names.
  init(count: Int) {
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    entries.reserveCapacity(count)
  }

  /// Takes a name, or tells who has it. There must not be more names than there is room for.
  mutating func claim(
    _ name: ByteRange, of names: [UInt8], in scope: Int, for member: GroupMembers.Member
  ) -> GroupMembers.Member? {
    let hash = hash(names[name.integers], scope)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, entry.scope == scope,
        Self.isSame(names[entry.name.integers], names[name.integers])
      {
        return entry.member
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    entries.append(Entry(hash: hash, scope: scope, name: name, member: member))
    slots[slot] = UInt32(truncatingIfNeeded: entries.count)
    return nil
  }

  /// Texts are compared by their meaning: an é may be one code point or two, and the sign of kelvin is a K.
  private static func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    left.elementsEqual(right)
      || String(decoding: left, as: UTF8.self) == String(decoding: right, as: UTF8.self)
  }

  private func hash(_ name: ArraySlice<UInt8>, _ scope: Int) -> UInt64 {
    let seed = seed ^ UInt64(truncatingIfNeeded: scope) &* 0x9E37_79B9_7F4A_7C15
    if name.allSatisfy({ $0 < 0x80 }) { return ByteHash.hash(name, seed: seed) }
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: name, as: UTF8.self).unicodeScalars {
      text.append(scalar == "\u{212A}" ? "K" : scalar)
    }
    let ascii = Array(String(text).utf8)
    if ascii.allSatisfy({ $0 < 0x80 }) { return ByteHash.hash(ascii[...], seed: seed) }
    return seed ^ UInt64(bitPattern: Int64(String(text).hashValue))
  }
}
