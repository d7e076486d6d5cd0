/// Paths at which one layer has a token and another one a group.
struct PathConflicts {
  /// A token or group of one set at such a path.
  struct Place {
    var set: Int
    var isGroup: Bool
    var key: ByteRange
    /// A group with nothing in it, in a tolerant dialect: a place that somebody has yet to fill.
    var isEmpty = false
  }

  /// The token and the group of each path, and everything that is declared there, lowest layer first.
  private(set) var paths: [(token: TokenID, group: GroupID, places: [Place])] = []

  /// Finds them; most themes have none, and then nothing is looked at twice.
  init(_ merged: MergedLayers) {
    var numbers: [TokenID: Int] = [:]
    var numbersOfGroups: [GroupID: Int] = [:]
    for entry in merged.table.entries {
      guard let token = entry.token, let group = entry.group else { continue }
      numbers[token] = paths.count
      numbersOfGroups[group] = paths.count
      paths.append((token, group, []))
    }
    guard !paths.isEmpty else { return }
    for (set, placed) in merged.sets.enumerated() {
      let passesEmpty = placed.set.isTolerant && !placed.set.isPlain
      let isFilled = passesEmpty ? placed.set.filledGroups : []
      for (index, (group, declared)) in zip(placed.groups, placed.set.groups).enumerated() {
        guard let number = numbersOfGroups[group] else { continue }
        let isEmpty = passesEmpty && !isFilled[index]
        // Where files are merged it changes nothing.
        if placed.set.mergesDeeply, isEmpty { continue }
        paths[number].places.append(
          Place(set: set, isGroup: true, key: declared.key, isEmpty: isEmpty))
      }
      for (token, declared) in zip(placed.tokens, placed.set.tokens) where !declared.mayBeGroup {
        guard let number = numbers[token] else { continue }
        paths[number].places.append(Place(set: set, isGroup: false, key: declared.key))
      }
    }
  }
}

extension TokenSet {
  /// For each group, whether anything stands in it.
  fileprivate var filledGroups: [Bool] {
    var isFilled = Array(repeating: false, count: groups.count)
    for token in tokens { isFilled[Int(token.group)] = true }
    for group in groups.dropFirst() { isFilled[Int(group.parent)] = true }
    return isFilled
  }
}

/// What a group holds that stands where a token should.
enum GroupForValue {
  /// A value for each mode, or one by the name `value`: it is what the token's `$value` should be.
  case modes, value
  case tokens
}

extension ThemeResolver {
  /// Reports, at the key in the higher layer, a token where a lower layer has a group and the
  /// reverse. A token with children in one file is another matter: tolerant dialects have it, and where
  /// files are merged, the layers that are no override of a contract are one.
  mutating func reportConflicts(_ state: ThemeState) {
    conflicting = []
    guard !conflicts.paths.isEmpty else { return }
    var takesPart = Array(repeating: false, count: merged.sets.count)
    for set in state.sets { takesPart[set] = true }
    var groups: [Int: Set<GroupID>] = [:]
    var replaced: Set<GroupID> = []
    for (token, group, places) in conflicts.paths {
      let present = places.filter { takesPart[$0.set] }
      countMerged(present)
      guard let (lower, higher) = firstConflict(present) else { continue }
      conflicting.append(token)
      let path = merged.graph.path(of: token)
      let place = PathInSource(path, merged.sets[higher.set].source)
      // A token whose value has a misspelt key is told there.
      if higher.isGroup, proposals[place]?.holds(text: "'$value'") == true {
        groups[higher.set, default: []].insert(group)
        misspeltValues.insert(place)
        continue
      }
      // What stands in the group that was written, or in the one that a token took the place of,
      // was meant for another theme.
      if higher.isGroup {
        groups[higher.set, default: []].insert(group)
        refusedGroups.insert(place)
      } else {
        replaced.insert(group)
        refusedTokens.insert(place)
      }
      let source = merged.sets[higher.set].source
      let meant =
        higher.isGroup && merged.sets[higher.set].set.isPlain
        ? MeantLiteral.object(behind: higher.key, in: merged.graph.sources[source]) : nil
      diagnostics.report(
        .tokenAndGroup(
          path, isGroup: higher.isGroup, holds: higher.isGroup ? held(by: token) : .tokens,
          proposal: meant?.help ?? proposals[place],
          lower: merged.sets[lower.set].isContract ? "the base theme" : "a lower layer",
          at: (meant?.key?.range).map { SourceSpan(source, $0) } ?? span(of: higher),
          other: span(of: lower),
          fix: meant?.key.map { key in
            Fix(replacing: SourceSpan(source, key.range), with: key.right)
          }))
    }
    for set in state.sets {
      let groups = replaced.union(groups[Int(set)] ?? [])
      if !groups.isEmpty { conflicting += tokens(of: Int(set), in: groups) }
    }
  }

  /// The tokens that a set has somewhere inside some groups.
  private func tokens(of set: Int, in groups: Set<GroupID>) -> [TokenID] {
    merged.sets[set].tokens.filter { token in
      var group = merged.graph.tokens[token].group
      while group != .root, !groups.contains(group) { group = merged.graph.groups[group].parent }
      return group != .root
    }
  }

  /// Whether the group of a token's path is what the token's `$value` should be.
  private func held(by token: TokenID) -> GroupForValue {
    let path = merged.graph.tokens[token]
    guard let group = merged.entry(merged.graph.names.utf8(path.name), in: path.group)?.group
    else { return .tokens }
    let value = merged.entry(Array("value".utf8)[...], in: group)
    let holdsModes = [group, value?.group].contains { group in
      group.map { group in
        BackbaseShape.modes.contains {
          merged.entry(Array($0.utf8)[...], in: group)?.token != nil
        }
      } ?? false
    }
    return holdsModes ? .modes : value?.token != nil ? .value : .tokens
  }

  private func firstConflict(
    _ places: [PathConflicts.Place]
  ) -> (lower: PathConflicts.Place, higher: PathConflicts.Place)? {
    for (index, higher) in places.enumerated() {
      // The lowest, where the themes have others above it: the finding is one.
      let lower = places[..<index].first { lower in
        lower.isGroup != higher.isGroup && !lower.isEmpty
          && merged.sets[lower.set].layer != merged.sets[higher.set].layer
          && !areMerged(lower, higher)
      }
      if let lower { return (lower, higher) }
    }
    return nil
  }

  /// Counts the tokens that stand where a lower layer that they are merged with has a group, and the
  /// reverse.
  private mutating func countMerged(_ places: [PathConflicts.Place]) {
    // The lowest layers that have a token and a group, of the contract and above it.
    var lowest = [[Int?]](repeating: [nil, nil], count: 2)
    for place in places where merged.sets[place.set].set.mergesDeeply {
      let (set, own) = (merged.sets[place.set], place.isGroup ? 1 : 0)
      let contract = set.isContract ? 1 : 0
      if let other = lowest[contract][1 - own], other != set.layer {
        legacy.countChildren(at: place.key, of: set.source)
      }
      lowest[contract][own] = lowest[contract][own] ?? set.layer
    }
  }

  private func areMerged(_ lower: PathConflicts.Place, _ higher: PathConflicts.Place) -> Bool {
    let (lower, higher) = (merged.sets[lower.set], merged.sets[higher.set])
    return lower.set.mergesDeeply && higher.set.mergesDeeply && lower.layer != higher.layer
      && lower.isContract == higher.isContract
  }

  private func span(of place: PathConflicts.Place) -> SourceSpan {
    SourceSpan(merged.sets[place.set].source, place.key)
  }
}
