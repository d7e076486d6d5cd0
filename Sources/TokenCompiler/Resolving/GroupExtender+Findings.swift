extension GroupExtender {
  mutating func reportTarget(
    of group: GroupID, missing name: ArraySlice<UInt8>, in parent: GroupID, _ declared: Extension
  ) {
    // What failed might have brought the target.
    let isKnown = hasFailed(around: parent)
    extensions[group]?.hasFailed = true
    guard !isKnown else { return }
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
    let near = (nearest?.groups(near: name, in: parent) ?? []).filter {
      isLast && isLive[$0.index] && $0 != group
    }
    let target = declared.names.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")
    let proposal = PathProposal(near.map { merged.graph.path(of: $0) })
    let fix = Fix.naming(proposal.only, for: target, at: span, in: merged.graph.sources)
    diagnostics.report(
      .extendsNothing(target, proposal: proposal, at: span, path: path, fix: fix))
  }

  /// Reports it once: what comes after has the same cause.
  mutating func reportLimit(_ group: GroupID) {
    extensions[group]?.hasFailed = true
    guard !isFull, let place = extensions[group]?.place else { return }
    isFull = true
    diagnostics.report(
      .tooManyInherited(
        limit: Self.limit, at: merged.shownSpan(of: place), path: merged.graph.path(of: group)))
  }

  /// Whether a group lacks what it should have got.
  func hasFailed(_ group: GroupID) -> Bool {
    extensions[group]?.hasFailed == true || theme.failedExtensions.contains(group)
  }

  /// The same for a group or one around it.
  func hasFailed(around group: GroupID) -> Bool {
    var group = group
    while !hasFailed(group), group != .root { group = merged.graph.groups[group].parent }
    return hasFailed(group)
  }

  /// A group where the target has a token.
  mutating func reportGroup(_ local: GroupID, over token: TokenID, in group: GroupID) {
    let declaration = DeclarationID(rawValue: theme.winners[token.index])
    report(
      merged.graph.path(of: local), isGroup: true, at: groupKey(of: local), in: group,
      other: merged.graph.declarations[declaration].nameSpan)
  }

  /// A token where the target has a group.
  mutating func reportToken(_ local: TokenID, over other: GroupID, in group: GroupID) {
    let declaration = DeclarationID(rawValue: theme.winners[local.index])
    report(
      merged.graph.path(of: local), isGroup: false,
      at: merged.graph.declarations[declaration].nameSpan, in: group, other: groupKey(of: other))
  }

  private mutating func report(
    _ path: String, isGroup: Bool, at span: SourceSpan?, in group: GroupID, other: SourceSpan?
  ) {
    guard let extends = extendsPlace(around: group) else { return }
    diagnostics.report(
      .inheritedConflict(path, isGroup: isGroup, at: span ?? extends, other: other ?? extends))
  }

  /// A type that inherited tokens do not have which live on their group's. Told once for a group.
  mutating func reportRetyping(
    of token: TokenID, _ type: DeclaredType, as local: DeclaredType, in group: GroupID
  ) {
    guard let source = local.source, retyped.insert(local).inserted else { return }
    let declaration = DeclarationID(rawValue: theme.winners[token.index])
    var outer = group
    while theme.groupTypes[outer.index] != local, outer != .root {
      outer = merged.graph.groups[outer].parent
    }
    diagnostics.report(
      .inheritedType(
        local.type, of: merged.graph.path(of: token), type.type,
        at: SourceSpan(source, local.range), path: merged.graph.path(of: outer),
        token: merged.graph.declarations[declaration].nameSpan))
  }

  /// Where the extension is written that fills a group.
  private func extendsPlace(around group: GroupID) -> SourceSpan? {
    var outer = group
    while extensions[outer] == nil, outer != .root { outer = merged.graph.groups[outer].parent }
    return extensions[outer].map { merged.shownSpan(of: $0.place) }
  }

  /// The key of a group in the highest layer that has it; `nil` for one that came by extension.
  private mutating func groupKey(of group: GroupID) -> SourceSpan? {
    if groupKeys.isEmpty {
      for number in theme.sets {
        let placed = merged.sets[number]
        for (id, declared) in zip(placed.groups, placed.set.groups) {
          groupKeys[id] = SourceSpan(placed.source, declared.key)
        }
      }
    }
    return turnedKeys[group] ?? groupKeys[group]
  }
}
