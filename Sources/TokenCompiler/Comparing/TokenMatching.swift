/// Which tokens of two versions are the same one: those of one path, then those that were renamed.
struct TokenMatching {
  /// For each new token the old one; `nil` where it is new.
  private(set) var olds: [Int?]
  /// The old tokens that nobody has become, in source order.
  private(set) var removed: [Int] = []
  /// The new path of each old one that was renamed.
  private(set) var newPaths: [String: String] = [:]

  private let old: ThemeInventory
  private let new: ThemeInventory

  init(_ old: ThemeInventory, _ new: ThemeInventory) {
    self.old = old
    self.new = new
    var isMatched = Array(repeating: false, count: old.tokens.count)
    var known: [ComparedPath: Int]?
    var next = 0
    olds = new.tokens.map { token in
      let path = ComparedPath(token.path)
      // Mostly it stands where it stood, behind the one before it.
      var match =
        next < old.tokens.count && ComparedPath(old.tokens[next].path) == path ? next : nil
      if match == nil {
        let table = known ?? Self.table(old)
        known = table
        match = table[path]
      }
      guard let match, !isMatched[match] else { return nil }
      isMatched[match] = true
      next = match + 1
      return match
    }
    removed = old.tokens.indices.filter { !isMatched[$0] }
  }

  private static func table(_ inventory: ThemeInventory) -> [ComparedPath: Int] {
    var table: [ComparedPath: Int] = [:]
    table.reserveCapacity(inventory.tokens.count)
    for (index, token) in inventory.tokens.enumerated() { table[ComparedPath(token.path)] = index }
    return table
  }

  /// Matches old and new tokens without a partner that are probably the same one.
  mutating func findRenames(_ pairs: [ThemePairs.Pair]) {
    let added = olds.indices.filter { olds[$0] == nil }
    guard !removed.isEmpty, !added.isEmpty else { return }
    var search = RenameSearch(old, new, pairs, removed: removed, added: added)
    search.run()
    for (before, now) in search.renames {
      olds[now] = before
      newPaths[old.tokens[before].path] = new.tokens[now].path
    }
    let renamed = Set(search.renames.map(\.old))
    removed.removeAll(where: renamed.contains)
  }

  /// The path that an old one is called now.
  func newPath(of path: String) -> String { newPaths[path] ?? path }
}

/// A path that is compared by its bytes: a String takes canonically equal ones for the same.
struct ComparedPath: Hashable {
  private let path: String

  init(_ path: String) { self.path = path }

  static func == (left: ComparedPath, right: ComparedPath) -> Bool {
    left.path.utf8.elementsEqual(right.path.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
