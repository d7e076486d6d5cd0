extension GroupExtender {
  /// A group of the target and the one that gets what it has.
  private struct Pair {
    var source: GroupID
    var copy: GroupID
    /// The type that tokens of the source inherit.
    var type: DeclaredType?
    /// The type that the extending group, or the group in it that is meant, states itself.
    var localType: DeclaredType?
    /// How far below the target it is.
    var depth = 0
  }

  /// Gives a group everything of the target that it does not have itself. Tokens are copied as they
  /// are written: a reference in them names the same path as before.
  mutating func copyMembers(of target: GroupID, to group: GroupID) {
    let anchor = numbering.end(of: group, in: merged)
    if hasFailed(around: target) { theme.failedExtensions.insert(group) }
    var open = [
      Pair(
        source: target, copy: group, type: inheritedType(of: target),
        localType: theme.groupTypes[group.index])
    ]
    while let pair = open.popLast() {
      copyProperties(pair)
      for index in members[pair.source.index] {
        // Groups without a token count as well, and what is there already: doubling them is as
        // easy. And nothing is nested deeper than a document may be.
        guard numbering.copies < Self.limit, pair.depth < 1000 else { return reportLimit(group) }
        numbering.copies += 1
        let entry = merged.table.entries[index]
        if let token = entry.token, theme.winners[token.index] != .max {
          copy(token, to: pair, anchor)
        }
        if let inner = entry.group, isLive[inner.index] {
          guard let copy = self.copy(inner, to: pair, anchor) else { continue }
          open.append(
            Pair(
              source: inner, copy: copy, type: theme.groupTypes[inner.index] ?? pair.type,
              localType: localType(of: copy, from: inner, in: pair), depth: pair.depth + 1))
        }
      }
    }
  }

  /// The type that is stated nearer to a group than that of its source.
  private func localType(of copy: GroupID, from source: GroupID, in pair: Pair) -> DeclaredType? {
    if let own = theme.groupTypes[copy.index] { return own }
    return theme.groupTypes[source.index] == nil ? pair.localType : nil
  }

  private func inheritedType(of group: GroupID) -> DeclaredType? {
    var group = group
    while theme.groupTypes[group.index] == nil, group != .root {
      group = merged.graph.groups[group].parent
    }
    return theme.groupTypes[group.index]
  }

  private mutating func copyProperties(_ pair: Pair) {
    let (source, copy) = (pair.source.index, pair.copy.index)
    if hasFailed(pair.source) { theme.failedExtensions.insert(pair.copy) }
    if theme.groupTypes[copy] == nil { theme.groupTypes[copy] = theme.groupTypes[source] }
    if theme.groupDeprecations[copy] == nil {
      theme.groupDeprecations[copy] = theme.groupDeprecations[source]
    }
    if theme.extensionPlaces[pair.copy] == nil {
      theme.extensionPlaces[pair.copy] = theme.extensionPlaces[pair.source]
    }
    if theme.deprecationPlaces[pair.copy] == nil {
      theme.deprecationPlaces[pair.copy] = theme.deprecationPlaces[pair.source]
    }
    guard let metadata = theme.groupMetadata[pair.source] else { return }
    var own = theme.groupMetadata[pair.copy] ?? GroupMetadata()
    own.descriptionSpan = own.descriptionSpan ?? metadata.descriptionSpan
    own.extensions = own.extensions ?? metadata.extensions
    theme.groupMetadata[pair.copy] = own
  }

  private mutating func copy(_ token: TokenID, to pair: Pair, _ anchor: UInt32) {
    let name = merged.graph.tokens[token].name
    let entry = intern(name, in: pair.copy)
    if let group = merged.table.entries[entry].group, isLive[group.index] {
      return reportGroup(group, over: token, in: pair.copy)
    }
    let copy = merged.table.entries[entry].token ?? makeToken(entry, anchor)
    guard theme.winners[copy.index] == .max else { return }
    let winner = theme.winners[token.index]
    theme.winners[copy.index] = winner
    guard merged.written(winner).type == nil else { return }
    let type = theme.sourceTypes[token] ?? pair.type
    theme.sourceTypes[copy] = type
    let value = merged.valuePlace(of: winner)
    let kind = merged.sets[value.set].set.values[Int(value.index)].kind
    // An alias has its target's type, whatever the groups say.
    if kind != .reference, kind != .pointer, let type, let local = pair.localType,
      local.type != type.type
    {
      reportRetyping(of: token, type, as: local, in: pair.copy)
    }
  }

  private mutating func copy(_ group: GroupID, to pair: Pair, _ anchor: UInt32) -> GroupID? {
    let entry = intern(merged.graph.groups[group].name, in: pair.copy)
    if let token = merged.table.entries[entry].token, theme.winners[token.index] != .max {
      reportToken(token, over: group, in: pair.copy)
      return nil
    }
    if let copy = merged.table.entries[entry].group {
      isLive[copy.index] = true
      return copy
    }
    let copy = makeGroup(entry, anchor)
    markComplete(copy)
    return copy
  }

  mutating func intern(_ name: Name, in group: GroupID) -> Int {
    let count = merged.table.entries.count
    let entry = merged.table.intern(name, in: group, names: merged.graph.names)
    if entry == count { members[group.index].append(entry) }
    return entry
  }

  private mutating func makeToken(_ entry: Int, _ anchor: UInt32) -> TokenID {
    let made = merged.table.entries[entry]
    let anchor = max(anchor, merged.graph.groups[made.parent].ordinal)
    let token = merged.graph.tokens.append(
      .init(name: made.name, group: made.parent, ordinal: anchor))
    merged.table.setToken(token, of: entry)
    theme.winners.append(.max)
    return token
  }

  mutating func makeGroup(_ entry: Int, _ anchor: UInt32) -> GroupID {
    let made = merged.table.entries[entry]
    // A group comes before its members, whichever theme made it.
    let anchor = max(anchor, merged.graph.groups[made.parent].ordinal)
    let group = merged.graph.groups.append(
      .init(name: made.name, parent: made.parent, ordinal: anchor))
    merged.table.setGroup(group, of: entry)
    growGroups()
    isLive[group.index] = true
    return group
  }
}
