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
    // By bytes: a String takes canonically equal paths for the same one.
    var known: [[UInt8]: Int] = [:]
    for (index, token) in old.tokens.enumerated() { known[Array(token.path.utf8)] = index }
    olds = new.tokens.map { known.removeValue(forKey: Array($0.path.utf8)) }
    var isMatched = Array(repeating: false, count: old.tokens.count)
    for case let index? in olds { isMatched[index] = true }
    removed = old.tokens.indices.filter { !isMatched[$0] }
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
