extension GroupExtender {
  /// A group of the target and the one that gets what it has.
  private struct Pair {
    var source: GroupID
    var copy: GroupID
    /// The type that tokens of the source inherit.
    var type: DeclaredType?
    /// How far below the target it is.
    var depth = 0
  }

  /// Gives a group everything of the target that it does not have itself. Tokens are copied as they
  /// are written: a reference in them names the same path as before.
  mutating func copyMembers(of target: GroupID, to group: GroupID) {
    let anchor = numbering.end(of: group, in: merged)
    var open = [Pair(source: target, copy: group, type: inheritedType(of: target))]
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
          let type = theme.groupTypes[inner.index] ?? pair.type
          open.append(Pair(source: inner, copy: copy, type: type, depth: pair.depth + 1))
        }
      }
    }
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
    if theme.groupTypes[copy] == nil { theme.groupTypes[copy] = theme.groupTypes[source] }
    if theme.groupDeprecations[copy] == nil {
      theme.groupDeprecations[copy] = theme.groupDeprecations[source]
    }
    if theme.extensionPlaces[pair.copy] == nil {
      theme.extensionPlaces[pair.copy] = theme.extensionPlaces[pair.source]
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
      return reportConflict(pair.copy, theme.winners[token.index], isGroup: false)
    }
    let copy = merged.table.entries[entry].token ?? makeToken(entry, anchor)
    guard theme.winners[copy.index] == .max else { return }
    let winner = theme.winners[token.index]
    theme.winners[copy.index] = winner
    if merged.written(winner).type == nil {
      theme.sourceTypes[copy] = theme.sourceTypes[token] ?? pair.type
    }
  }

  private mutating func copy(_ group: GroupID, to pair: Pair, _ anchor: UInt32) -> GroupID? {
    let entry = intern(merged.graph.groups[group].name, in: pair.copy)
    if let token = merged.table.entries[entry].token, theme.winners[token.index] != .max {
      reportConflict(pair.copy, theme.winners[token.index], isGroup: true)
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

  // MARK: - Findings

  mutating func reportTarget(
    of group: GroupID, missing name: ArraySlice<UInt8>, in parent: GroupID, _ declared: Extension
  ) {
    let span = merged.shownSpan(of: declared.place)
    let path = merged.graph.path(of: group)
    let isLast = declared.names.last == name
    if isLast, let token = merged.entry(name, in: parent)?.token,
      theme.winners[token.index] != .max
    {
      let declaration = DeclarationID(rawValue: theme.winners[token.index])
      diagnostics.report(
        .extendsToken(
          merged.graph.path(of: token), at: span, path: path,
          target: merged.graph.declarations[declaration].nameSpan))
      return
    }
    if nearest == nil { nearest = NearestPath(merged.graph) }
    let near = nearest?.groups(near: name, in: parent).first { isLive[$0.index] && $0 != group }
    let target = declared.names.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")
    diagnostics.report(
      .extendsNothing(
        target, proposal: isLast ? near.map { merged.graph.path(of: $0) } : nil, at: span,
        path: path))
  }

  /// Reports it once: what comes after has the same cause.
  private mutating func reportLimit(_ group: GroupID) {
    guard !isFull, let place = extensions[group]?.place else { return }
    isFull = true
    diagnostics.report(
      .tooManyInherited(
        limit: Self.limit, at: merged.shownSpan(of: place), path: merged.graph.path(of: group)))
  }

  /// A token where the target has a group, or the reverse.
  private mutating func reportConflict(_ group: GroupID, _ winner: UInt32, isGroup: Bool) {
    let token = merged.graph.declarations[DeclarationID(rawValue: winner)]
    var outer = group
    while extensions[outer] == nil, outer != .root { outer = merged.graph.groups[outer].parent }
    guard let place = extensions[outer]?.place else { return }
    diagnostics.report(
      .inheritedConflict(
        merged.graph.path(of: token.token), isGroup: isGroup, at: merged.shownSpan(of: place),
        path: merged.graph.path(of: outer), token: token.nameSpan))
  }
}
