/// The changes of one token, each once for all themes in which it is the same.
struct FoundChanges {
  private let path: String
  private var renaming: [Change] = []
  /// The different pairs of states, with the themes that have them by the number of their pair.
  private var groups: [(states: StatePair, pairs: [Int])] = []
  private var known: [StatePair: Int] = [:]
  private var count = 0

  init(_ path: String) { self.path = path }

  /// The token had another path.
  mutating func rename(
    from former: String, _ old: ThemeInventory.State?, _ new: ThemeInventory.State?
  ) {
    var change = Change(.renamed, of: .token(path))
    change.former = former
    (change.old, change.new) = (old, new)
    renaming.append(change)
  }

  /// Adds what the token is in a theme.
  mutating func add(_ states: StatePair, pair: Int) {
    count += 1
    if let last = groups.indices.last, groups[last].states == states {
      groups[last].pairs.append(pair)
    } else if !groups.isEmpty, let group = known[states] {
      groups[group].pairs.append(pair)
    } else {
      // One alone needs no table.
      if groups.count == 1 { known[groups[0].states] = 0 }
      if !groups.isEmpty { known[states] = groups.count }
      groups.append((states, [pair]))
    }
  }

  /// The changes, as `compare` finds them for two states and the first theme that has them.
  func changes(
    _ compare: (StatePair, Int) -> [Change], names: (Int) -> String
  ) -> [Change] {
    var merged: [(change: Change, pairs: [Int])] = []
    var places: [Aspect: Int] = [:]
    for group in groups {
      guard let first = group.pairs.first else { continue }
      for change in compare(group.states, first) {
        if let place = places[Aspect(change)] {
          merged[place].pairs += group.pairs
        } else {
          places[Aspect(change)] = merged.count
          merged.append((change, group.pairs))
        }
      }
    }
    return renaming
      + Self.withSwaps(merged).map { change, pairs, partners in
        var change = change
        if pairs.count + partners.count < count { change.themes = pairs.sorted().map(names) }
        if !partners.isEmpty {
          change.themes = pairs.map(names)
          change.partners = partners.map(names)
        }
        return change
      }
  }

  private static func withSwaps(
    _ merged: [(change: Change, pairs: [Int])]
  ) -> [(change: Change, pairs: [Int], partners: [Int])] {
    var places: [[ComparedValue]: Int] = [:]
    for (place, entry) in merged.enumerated() where entry.change.kind == .value {
      if let ends = entry.change.ends { places[ends] = place }
    }
    var result: [(change: Change, pairs: [Int], partners: [Int])] = []
    var swapped = Set<Int>()
    for (place, entry) in merged.enumerated() where !swapped.contains(place) {
      var entry = (change: entry.change, pairs: entry.pairs, partners: [Int]())
      if entry.change.kind == .value, let ends = entry.change.ends,
        let other = places[ends.reversed()], other != place,
        merged[other].pairs.count == entry.pairs.count
      {
        swapped.insert(other)
        entry.change.kind = .swapped
        entry.partners = merged[other].pairs
      }
      result.append(entry)
    }
    return result
  }
}

/// What two changes have in common that are said once.
private struct Aspect: Hashable {
  private let kind: ChangeKind
  private var types: [String?] = []
  private var values: [ComparedValue?] = []
  private var chains: [[String?]] = []
  private var words: [String?] = []
  private var deprecations: [Deprecation?] = []

  init(_ change: Change) {
    kind = change.kind
    let (old, new) = (change.old, change.new)
    switch kind {
    case .type, .null, .value, .swapped:
      types = [old?.type, new?.type]
      values = [old?.compared, new?.compared]
      chains = [old?.chain ?? [], new?.chain ?? [], [change.origin]]
    case .chain: chains = [old?.chain ?? [], new?.chain ?? []]
    case .deprecated, .undeprecated, .deprecation:
      deprecations = [old?.deprecation, new?.deprecation]
    case .description: words = [old?.description, new?.description]
    default: break
    }
  }
}

extension Change {
  /// What the value was and what it is; as hashes where a contract is one of the two versions.
  fileprivate var ends: [ComparedValue]? {
    guard let old, let new else { return nil }
    guard old.entry != nil || new.entry != nil, let left = old.hash, let right = new.hash else {
      return [old.compared, new.compared]
    }
    return [left, right].map {
      ComparedValue(value: .opaque, entry: ThemeInventory.ContractEntry(hash: $0))
    }
  }
}

/// A value, or what a contract has in its place.
private struct ComparedValue: Hashable {
  var value: TokenValue
  var entry: ThemeInventory.ContractEntry?
}

extension ThemeInventory.State {
  fileprivate var compared: ComparedValue { ComparedValue(value: value, entry: entry) }

  /// The paths that it refers to.
  var chain: [String] { target.map { [$0] } ?? references }
}
