extension GroupExtender {
  /// An object that is nothing but a `$ref` is a token, unless the pointer leads to a group: then it
  /// is a group that extends that one.
  mutating func turnTokensIntoGroups() {
    var groups: [TokenID] = []
    for token in merged.graph.tokens.ids where mayBeGroup(token) {
      if leadsToGroup(token) { groups.append(token) }
    }
    for token in groups {
      let winner = theme.winners[token.index]
      theme.winners[token.index] = .max
      let declared = merged.graph.tokens[token]
      let entry = intern(declared.name, in: declared.group)
      let group = merged.table.entries[entry].group ?? makeGroup(entry, declared.ordinal)
      isLive[group.index] = true
      take(merged.written(winner), winner, as: group)
      theme.extensions.append((group, merged.valuePlace(of: winner)))
    }
  }

  private mutating func take(_ token: TokenDeclaration, _ winner: UInt32, as group: GroupID) {
    let declaration = merged.graph.declarations[DeclarationID(rawValue: winner)]
    turnedKeys[group] = declaration.nameSpan
    if var type = token.type {
      type.source = declaration.nameSpan.source
      theme.groupTypes[group.index] = type
    }
    if let deprecated = token.deprecated { theme.groupDeprecations[group.index] = deprecated }
    let set = merged.home(of: winner).set
    theme.deprecationPlaces[group] = token.deprecatedPlace.map { ValuePlace(set: set, index: $0) }
    theme.extensionPlaces[group] = token.extensions.map { ValuePlace(set: set, index: $0) }
    theme.groupMetadata[group] = GroupMetadata(
      descriptionSpan: declaration.descriptionSpan, extensions: declaration.extensions)
  }

  private func mayBeGroup(_ token: TokenID) -> Bool {
    let winner = theme.winners[token.index]
    // The name '$root' is a token's, whatever its pointer leads to.
    return winner != .max && merged.written(winner).mayBeGroup
      && !merged.graph.names.utf8(merged.graph.tokens[token].name).elementsEqual("$root".utf8)
  }

  /// Follows such tokens to the first thing that is something else. What is learnt of one holds for
  /// all on the way, so that a long chain is followed once.
  private mutating func leadsToGroup(_ token: TokenID) -> Bool {
    var trail: [TokenID] = []
    var next = token
    var answer = false
    while true {
      if let known = isGroup[next] {
        answer = known
        break
      }
      // Until it is known, a token is none: that ends a ring.
      isGroup[next] = false
      trail.append(next)
      switch destination(merged.names(at: merged.valuePlace(of: theme.winners[next.index]))) {
      case .group: answer = true
      case .other: answer = false
      case .token(let token):
        next = token
        continue
      }
      break
    }
    for token in trail { isGroup[token] = answer }
    return answer
  }

  private enum Destination {
    case group, other
    /// Another token that may be a group.
    case token(TokenID)
  }

  /// What names lead to. Where one is missing, the way goes on in what the group extends; such jumps
  /// are bounded, as they may lead in a ring.
  private func destination(_ names: [ArraySlice<UInt8>]) -> Destination {
    var names = names[...]
    var group = GroupID.root
    var jumps = 0
    while let name = names.popFirst() {
      let entry = merged.entry(name, in: group)
      let token = entry?.token.flatMap { theme.winners[$0.index] == .max ? nil : $0 }
      if let inner = entry?.group, isLive[inner.index], token == nil || !names.isEmpty {
        group = inner
        continue
      }
      if names.isEmpty, let token { return mayBeGroup(token) ? .token(token) : .other }
      jumps += 1
      guard jumps < 256 else { return .other }
      if let token {
        guard mayBeGroup(token) else { return .other }
        let place = merged.valuePlace(of: theme.winners[token.index])
        names = (merged.names(at: place) + names)[...]
      } else {
        guard let place = declaredExtensions[group] else { return .other }
        names = (merged.names(at: place) + [name] + names)[...]
      }
      group = .root
    }
    return .group
  }
}
