/// Which themes of two versions are compared with each other: those with the same contexts. A modifier
/// that only one version has is at its default there.
struct ThemePairs {
  /// The indexes of two themes, and the name of the new one.
  struct Pair {
    var old: Int
    var new: Int
    var name: String
  }

  private(set) var pairs: [Pair] = []
  /// What has become of the modifiers and their contexts.
  private(set) var changes: [Change] = []

  init(_ old: ThemeInventory, _ new: ThemeInventory) {
    let (left, right) = (Contexts(old), Contexts(new))
    let shared = new.modifiers.filter(old.modifiers.contains)
    var known: [[String]: Int] = [:]
    for index in old.themes.indices.reversed() {
      if let key = left.key(of: index, shared) { known[key] = index }
    }
    for index in new.themes.indices {
      if let key = right.key(of: index, shared), let match = known[key] {
        pairs.append(Pair(old: match, new: index, name: new.themes[index].name))
      }
    }
    // All contexts have other names now. The defaults are what can be compared.
    if pairs.isEmpty, let theme = new.themes.first, !old.themes.isEmpty {
      pairs.append(Pair(old: 0, new: 0, name: theme.name))
    }
    compare(left, right, shared)
  }

  private mutating func compare(_ old: Contexts, _ new: Contexts, _ shared: [String]) {
    changes += old.modifiers.filter { !shared.contains($0) }.map {
      Change(.modifierRemoved, of: .modifier($0))
    }
    changes += new.modifiers.filter { !shared.contains($0) }.map {
      Change(.modifierAdded, of: .modifier($0))
    }
    for modifier in shared {
      let (before, now) = (old.contexts(of: modifier), new.contexts(of: modifier))
      let (known, kept) = (Set(before), Set(now))
      changes += before.filter { !kept.contains($0) }.map {
        Change(.contextRemoved, of: .context($0, modifier: modifier))
      }
      changes += now.filter { !known.contains($0) }.map {
        Change(.contextAdded, of: .context($0, modifier: modifier))
      }
      if let first = before.first, let usual = now.first, first != usual {
        var change = Change(.defaultContext, of: .context(usual, modifier: modifier))
        change.former = first
        changes.append(change)
      }
    }
  }
}

/// The contexts that the themes of an inventory have.
private struct Contexts {
  let modifiers: [String]
  private let themes: [Theme]
  private var positions: [String: Int] = [:]

  init(_ inventory: ThemeInventory) {
    modifiers = inventory.modifiers
    themes = inventory.themes
    for (index, name) in modifiers.enumerated() where positions[name] == nil {
      positions[name] = index
    }
  }

  /// The contexts of a modifier, its default first.
  func contexts(of modifier: String) -> [String] {
    guard let position = positions[modifier] else { return [] }
    var known: Set<String> = []
    return themes.compactMap { theme in
      let context = theme.contexts[position]
      return known.insert(context).inserted ? context : nil
    }
  }

  /// A theme's contexts of some modifiers; `nil` where another modifier is not at its default.
  func key(of theme: Int, _ shared: [String]) -> [String]? {
    guard let usual = themes.first?.contexts else { return nil }
    let contexts = themes[theme].contexts
    var positions = Set(contexts.indices)
    let key = shared.compactMap { name -> String? in
      guard let position = self.positions[name] else { return nil }
      positions.remove(position)
      return contexts[position]
    }
    return positions.allSatisfy { contexts[$0] == usual[$0] } ? key : nil
  }
}
