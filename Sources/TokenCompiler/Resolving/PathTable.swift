/// Finds groups and tokens by the group around them and their name. Names are compared byte by
/// byte; a path is never put together to be looked up.
///
/// The hash is seeded anew for each table, so that no input can be written that makes it slow. Only
/// looked up, never iterated: the seed has no influence on any output.
struct PathTable {
  /// What is at a path: a group, a token, or (in tolerant files) both.
  struct Entry {
    fileprivate(set) var parent: GroupID
    fileprivate(set) var name: Name
    var group: GroupID?
    var token: TokenID?
  }

  private(set) var entries: [Entry] = []
  private var hashes: [UInt64] = []
  /// The number of an entry plus one; 0 is free. The count is a power of two.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)
  private let seed = UInt64.random(in: .min ... .max)

  /// The number of the entry of a name in a group, or `nil`.
  func find(_ name: ArraySlice<UInt8>, in parent: GroupID, names: NameArena) -> Int? {
    find(name, hash(of: name, in: parent), in: parent, names)
  }

  private func find(
    _ name: ArraySlice<UInt8>, _ hash: UInt64, in parent: GroupID, _ names: NameArena
  ) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, entries[index].parent == parent,
        names.holds(name, at: entries[index].name)
      {
        return index
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The token of a path in which every dot separates two names.
  func token(ofPath path: ArraySlice<UInt8>, names: NameArena) -> TokenID? {
    var group = GroupID.root
    var start = path.startIndex
    while let dot = path[start...].firstIndex(of: UInt8(ascii: ".")) {
      guard let entry = find(path[start..<dot], in: group, names: names),
        let inner = entries[entry].group
      else { return nil }
      group = inner
      start = dot + 1
    }
    return find(path[start...], in: group, names: names).flatMap { entries[$0].token }
  }

  /// The number of the entry of a name in a group, which is made where there is none.
  mutating func intern(
    _ name: ArraySlice<UInt8>, in parent: GroupID, names: inout NameArena
  ) -> Int {
    let hash = hash(of: name, in: parent)
    if let index = find(name, hash, in: parent, names) { return index }
    let copy = names.append(name)
    return append(Entry(parent: parent, name: copy), hash: hash)
  }

  /// The same for a name of the arena, which is not added to it again.
  mutating func intern(_ name: Name, in parent: GroupID, names: NameArena) -> Int {
    let bytes = names.utf8(name)
    let hash = hash(of: bytes, in: parent)
    if let index = find(bytes, hash, in: parent, names) { return index }
    return append(Entry(parent: parent, name: name), hash: hash)
  }

  /// Makes room for so many entries, once: to grow is to place all of them anew.
  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
    hashes.reserveCapacity(count)
    var size = slots.count
    while size < count * 2 { size *= 2 }
    guard size > slots.count else { return }
    slots = Array(repeating: 0, count: size)
    for index in entries.indices { place(index) }
  }

  private mutating func append(_ entry: Entry, hash: UInt64) -> Int {
    entries.append(entry)
    hashes.append(hash)
    if entries.count * 2 > slots.count { grow() } else { place(entries.count - 1) }
    return entries.count - 1
  }

  mutating func setGroup(_ group: GroupID, of entry: Int) { entries[entry].group = group }
  mutating func setToken(_ token: TokenID, of entry: Int) { entries[entry].token = token }

  /// The same table after tokens and groups got other numbers.
  func renumbered(tokens: [TokenID], groups: [GroupID], names: NameArena) -> PathTable {
    var table = PathTable()
    for entry in entries {
      var entry = entry
      entry.parent = groups[entry.parent.index]
      entry.group = entry.group.map { groups[$0.index] }
      entry.token = entry.token.map { tokens[$0.index] }
      let hash = table.hash(of: names.utf8(entry.name), in: entry.parent)
      _ = table.append(entry, hash: hash)
    }
    return table
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    for index in entries.indices { place(index) }
  }

  private mutating func place(_ index: Int) {
    var slot = Int(truncatingIfNeeded: hashes[index]) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(index + 1)
  }

  private func hash(of name: ArraySlice<UInt8>, in parent: GroupID) -> UInt64 {
    ByteHash.hash(name, seed: seed ^ UInt64(parent.rawValue) &* 0x9E37_79B9_7F4A_7C15)
  }
}

/// A quick hash of bytes. With a seed that nobody can know it spreads any input.
enum ByteHash {
  static func hash(_ bytes: ArraySlice<UInt8>, seed: UInt64) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      var state = mix(seed ^ 0xA076_1D64_78BD_642F, UInt64(buffer.count) ^ seed)
      var offset = 0
      while offset + 8 <= buffer.count {
        let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        state = mix(state ^ word, seed ^ 0xE703_7ED1_A0B4_28DB)
        offset += 8
      }
      var tail: UInt64 = 0
      while offset < buffer.count {
        tail = tail << 8 | UInt64(buffer[offset])
        offset += 1
      }
      return mix(state ^ tail, seed ^ 0x8EBC_6AF0_9C88_C6E3)
    }
  }

  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

extension NameArena {
  /// Whether a name is these bytes.
  func holds(_ other: ArraySlice<UInt8>, at name: Name) -> Bool {
    guard name.range.count == other.count else { return false }
    var index = Int(name.range.start)
    for byte in other {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }
}
