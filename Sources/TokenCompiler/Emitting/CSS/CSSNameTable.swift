/// Finds the tokens that get the same custom property.
struct CSSNameTable {
  private let graph: ThemeGraph
  private let names: CSSNames
  /// Open addressing: one more than the index in `entries`, 0 is free.
  private var slots: [UInt32]
  private var entries: [Entry] = []
  /// New in each table, so that no input can make names meet in one slot.
  private let seed = UInt64.random(in: .min ... .max)

  private struct Entry {
    var hash: UInt64
    var token: TokenID
    var part: CSSPart
  }

  /// Reports every token whose property another one has already.
  static func reportCollisions(
    _ graph: ThemeGraph, _ names: CSSNames, into diagnostics: inout Diagnostics
  ) {
    var table = CSSNameTable(graph, names)
    for token in graph.tokens.ids {
      var parts: CSSParts = []
      for theme in graph.columns.indices {
        parts.formUnion(names.parts(of: token, inTheme: theme, of: graph))
      }
      for part in parts.members {
        guard let other = table.insert(token, part) else { continue }
        table.report(token, part, other, into: &diagnostics)
        break
      }
    }
  }

  private init(_ graph: ThemeGraph, _ names: CSSNames) {
    self.graph = graph
    self.names = names
    slots = Array(repeating: 0, count: Self.capacity(for: graph.tokens.count))
    entries.reserveCapacity(graph.tokens.count)
  }

  /// A power of two that is at least twice `count`.
  private static func capacity(for count: Int) -> Int {
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    return capacity
  }

  /// Adds a property, or gives the token that has it.
  private mutating func insert(_ token: TokenID, _ part: CSSPart) -> TokenID? {
    if (entries.count + 1) * 2 > slots.count { grow() }
    let name = fullName(token, part)
    let hash = ByteHash.hash(name, seed: seed)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot] - 1)]
      if entry.hash == hash, fullName(entry.token, entry.part) == name { return entry.token }
      slot = (slot + 1) & (slots.count - 1)
    }
    entries.append(Entry(hash: hash, token: token, part: part))
    slots[slot] = UInt32(truncatingIfNeeded: entries.count)
    return nil
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: index + 1)
    }
  }

  private func fullName(_ token: TokenID, _ part: CSSPart) -> ArraySlice<UInt8> {
    guard part != .whole else { return names.name(of: token) }
    var name = ByteWriter()
    name.write(bytes: names.name(of: token))
    name.write(part.suffix)
    return name.bytes(from: 0)
  }

  private func report(
    _ token: TokenID, _ part: CSSPart, _ other: TokenID, into diagnostics: inout Diagnostics
  ) {
    guard let span = graph.nameSpan(of: token), let otherSpan = graph.nameSpan(of: other) else {
      return
    }
    diagnostics.report(
      .cssNameCollision(
        String(decoding: fullName(token, part), as: UTF8.self), graph.path(of: token), at: span,
        other: graph.path(of: other), at: otherSpan))
  }
}
