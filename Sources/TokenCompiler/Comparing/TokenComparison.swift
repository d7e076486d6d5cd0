/// Compares one token after the other, in all themes.
struct TokenComparison {
  private let old: ThemeInventory
  private let new: ThemeInventory
  private let pairs: [ThemePairs.Pair]
  private let matching: TokenMatching
  private var origins: ChangeOrigins

  init(
    _ old: ThemeInventory, _ new: ThemeInventory, _ pairs: [ThemePairs.Pair],
    _ matching: TokenMatching
  ) {
    self.old = old
    self.new = new
    self.pairs = pairs
    self.matching = matching
    origins = ChangeOrigins(old, new, pairs, matching)
  }

  /// What has become of a token of the new version.
  mutating func changes(ofNew index: Int) -> [Change] {
    let path = new.tokens[index].path
    guard let before = matching.olds[index] else {
      var change = Change(.added, of: .token(path))
      change.new = firstState(new, index, pairs.map(\.new))
      return [change]
    }
    var found = FoundChanges(path)
    if old.tokens[before].path != path {
      found.rename(
        from: old.tokens[before].path, firstState(old, before, pairs.map(\.old)),
        firstState(new, index, pairs.map(\.new)))
    }
    for (number, pair) in pairs.enumerated() {
      let states = StatePair(
        old: old.tokens[before].states[pair.old], new: new.tokens[index].states[pair.new])
      guard states.old != ThemeInventory.absent || states.new != ThemeInventory.absent else {
        continue
      }
      found.add(states, pair: number)
    }
    let names = pairs.map(\.name)
    return found.changes {
      compare($0, token: index, pair: $1)
    } names: {
      names[$0]
    }
  }

  /// A token that is gone.
  func removal(of index: Int) -> Change {
    var change = Change(.removed, of: .token(old.tokens[index].path))
    change.old = firstState(old, index, pairs.map(\.old))
    return change
  }

  /// What a token is in the first theme that has it, one that is compared if there is one.
  private func firstState(
    _ inventory: ThemeInventory, _ token: Int, _ themes: [Int]
  ) -> ThemeInventory.State? {
    for theme in themes {
      if let state = inventory.state(of: token, inTheme: theme) { return state }
    }
    let number = inventory.tokens[token].states.first { $0 != ThemeInventory.absent }
    return number.map { inventory.states[Int($0)] }
  }

  /// How two states differ.
  private mutating func compare(_ states: StatePair, token: Int, pair: Int) -> [Change] {
    let path = Change.Subject.token(new.tokens[token].path)
    func change(_ kind: ChangeKind) -> Change {
      var change = Change(kind, of: path)
      if states.old != ThemeInventory.absent { change.old = old.states[Int(states.old)] }
      if states.new != ThemeInventory.absent { change.new = new.states[Int(states.new)] }
      return change
    }
    if states.new == ThemeInventory.absent { return [change(.removed)] }
    if states.old == ThemeInventory.absent { return [change(.added)] }
    let (before, now) = (old.states[Int(states.old)], new.states[Int(states.new)])
    var found: [Change] = []
    if let kind = kind(before, now) {
      var main = change(kind)
      if kind == .value, let left = before.value.asColor, let right = now.value.asColor {
        main.deltaE = right.deltaE2000(from: left)
      }
      if kind != .chain { main.origin = origins.origin(of: token, inPair: pair) }
      found.append(main)
    }
    if let old = before.entry, let new = now.entry, old.isFrozen != new.isFrozen {
      found.append(change(new.isFrozen ? .frozen : .unfrozen))
    }
    if let kind = Self.kind(before.deprecation, now.deprecation) { found.append(change(kind)) }
    if before.description != now.description { found.append(change(.description)) }
    return found
  }

  private func kind(_ old: ThemeInventory.State, _ new: ThemeInventory.State) -> ChangeKind? {
    if let left = old.type, let right = new.type, left != right { return .type }
    if old.value == .opaque || new.value == .opaque { return kindWithoutValues(old, new) }
    if (old.value == .null) != (new.value == .null) { return .null }
    if !old.value.isSame(as: new.value) { return .value }
    return isSameChain(old, new) ? nil : .chain
  }

  /// What contracts say tells whether a value is another, and not which.
  private func kindWithoutValues(
    _ old: ThemeInventory.State, _ new: ThemeInventory.State
  ) -> ChangeKind? {
    if let left = old.entry, let right = new.entry, left.isNullable != right.isNullable {
      return .null
    }
    if let left = old.hash, let right = new.hash { return left == right ? nil : .value }
    // What is behind other references may be anything.
    return old.entry == nil && new.entry == nil && !isSameChain(old, new) ? .value : nil
  }

  private func isSameChain(_ old: ThemeInventory.State, _ new: ThemeInventory.State) -> Bool {
    old.target.map(matching.newPath(of:)) == new.target
      && old.references.map(matching.newPath(of:)) == new.references
  }

  private static func kind(_ old: Deprecation?, _ new: Deprecation?) -> ChangeKind? {
    switch (old, new) {
    case (nil, nil): nil
    case (nil, _?): .deprecated
    case (_?, nil): .undeprecated
    case (let old?, let new?): old == new ? nil : .deprecation
    }
  }
}

extension ThemeInventory.State {
  /// What tells the value from others, as contracts say it.
  var hash: String? { entry?.hash ?? ValueDigest(value)?.digits }
}

/// The numbers of two states, each `absent` where the token is not in the theme.
struct StatePair: Hashable {
  var old: UInt32
  var new: UInt32
}
