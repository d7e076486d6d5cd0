// What an unknown group as a whole, or an unknown token, was probably meant to be.
extension UnknownOverrideSearch {
  /// What a group as a whole was meant to be: the one nearest name beside it, or that for which its name
  /// stands, if that has most of its tokens; else the group to which all its tokens would belong. Where
  /// none fits, each token is told.
  mutating func verdict(on group: GroupID) -> Verdict {
    if let verdict = verdicts[group] { return verdict }
    let verdict = findVerdict(on: group)
    verdicts[group] = verdict
    return verdict
  }

  private mutating func findVerdict(on group: GroupID) -> Verdict {
    let declared = graph.groups[group]
    let name = graph.names.utf8(declared.name)
    prepareNearest()
    let near = nearest?.groups(near: name, in: declared.parent) ?? []
    let fitting = near.filter { share(of: $0, amongTokensOf: group) >= 0.5 }
    if fitting.count == 1, let meant = fitting.first { return .meant(meant) }
    // Of `padding-x` and `padding-y` it is the one that differs from `padding-X` in a capital alone.
    let sameWord = fitting.filter {
      graph.name(of: $0).lowercased() == graph.name(of: group).lowercased()
    }
    if sameWord.count == 1, let meant = sameWord.first { return .meant(meant) }
    if let other = besideAround(group) { return .moved(graph.path(of: other)) }
    if tokens[group] != nil, share(of: declared.parent, amongTokensOf: group) >= 0.5 {
      return .surplus
    }
    if let meant = sensed(group) { return .meant(meant) }
    if let target = target(of: group) { return .moved(target) }
    if let meant = alikeInside(group) { return .meant(meant) }
    // A name of some length is hardly another word, whatever is in the group.
    if near.count == 1, let meant = near.first, name.count > 4 { return .meant(meant) }
    if let other = elsewhere(group) { return .moved(graph.path(of: other)) }
    if fitting.count > 1 { return .oneOf(fitting) }
    return others(than: group)
  }

  /// What is told of a group whose name says nothing: the groups beside it that have its tokens, where they
  /// are few; each of its tokens, where something is near to it; else the group as a whole.
  private mutating func others(than group: GroupID) -> Verdict {
    let beside = (nearest?.entries(of: graph.groups[group].parent) ?? []).compactMap {
      nearest?.member($0).group
    }
    let own = tokens[group] ?? []
    let alike = beside.prefix(Self.sample).filter { share(of: $0, amongTokensOf: group) == 1 }
    if !own.isEmpty, beside.count <= Self.mostStates, alike.count > 1 { return .oneOf(alike) }
    return own.prefix(Self.sample).contains { !near($0).isEmpty } ? .eachToken : .foreign
  }

  /// The group of the same name that stands one or more levels above, beside one of the groups around this
  /// one: `padding-x` in `height` that belongs beside it.
  private func besideAround(_ group: GroupID) -> GroupID? {
    var around = graph.groups[group].parent
    while around != .root {
      let next = graph.groups[around].parent
      let found = contractGroups(named: graph.groups[group].name).first {
        $0 != around && graph.groups[$0].parent == next
      }
      if let found, !(tokens[group] ?? []).isEmpty, share(of: found, amongTokensOf: group) >= 0.5 {
        return found
      }
      around = next
    }
    return nil
  }

  /// The one group of the same name anywhere that has all tokens of a group.
  private func elsewhere(_ group: GroupID) -> GroupID? {
    guard !(tokens[group] ?? []).isEmpty else { return nil }
    let found = contractGroups(named: graph.groups[group].name).prefix(Self.sample).filter {
      share(of: $0, amongTokensOf: group) == 1
    }
    return found.count == 1 ? found.first : nil
  }

  private func contractGroups(named name: Name) -> [GroupID] {
    groupsByName[Array(graph.names.utf8(name))] ?? []
  }

  /// The group beside this one for which its name stands, and which has most of its tokens.
  private mutating func sensed(_ group: GroupID) -> GroupID? {
    let declared = graph.groups[group]
    let found =
      nearest?.groups(sensedIn: graph.names.utf8(declared.name), in: declared.parent) ?? []
    let fitting = found.filter { share(of: $0.group, amongTokensOf: group) >= 0.5 }
    let least = fitting.map(\.cost).min()
    let best = fitting.filter { $0.cost == least }
    return best.count == 1 ? best[0].group : nil
  }

  /// The one group beside this one that has all its tokens, and of the same types.
  private func alikeInside(_ group: GroupID) -> GroupID? {
    let declared = graph.groups[group]
    let own = (tokens[group] ?? []).prefix(Self.sample)
    guard own.count > 1 || own.contains(where: { graph.tokens[$0].group != group }) else {
      return nil
    }
    let beside = (nearest?.entries(of: declared.parent) ?? []).compactMap {
      nearest?.member($0).group
    }
    let found = beside.prefix(Self.sample * 4).filter { other in
      share(of: other, amongTokensOf: group) == 1
        && own.allSatisfy { token in
          counterpart(of: token, in: group, other).map { isOfType(token, like: $0) } ?? false
        }
    }
    return found.count == 1 ? found.first : nil
  }

  /// The group to which all tokens of a group belong.
  private mutating func target(of group: GroupID) -> String? {
    let own = (tokens[group] ?? []).prefix(Self.sample)
    guard own.count > 1 else { return nil }
    let length = graph.path(of: group).utf8.count
    let targets = own.map { token in
      let path = graph.path(of: token)
      let rest = String(path.utf8.dropFirst(length)) ?? ""
      let meant = near(token).map(graph.path(of:)).first { $0.hasSuffix(rest) }
      return meant.map { String($0.dropLast(rest.count)) } ?? ""
    }
    guard let first = targets.first, !first.isEmpty, targets.allSatisfy({ $0 == first }) else {
      return nil
    }
    return first
  }

  // MARK: - Tokens

  /// The tokens of the contract that an unknown one may have been meant to be. Of several those of its
  /// own type are likelier.
  mutating func near(_ token: TokenID) -> [TokenID] {
    prepareNearest()
    let near = nearest?.tokens(for: graph.pathBytes(of: token)[...]) ?? []
    if near.isEmpty { return turnedAround(token).map { [$0] } ?? [] }
    guard near.count > 1 else { return near }
    let fitting = near.filter { isOfType(token, like: $0) }
    return fitting.isEmpty ? near : fitting
  }

  /// The token whose path has the last name of an unknown one in the place of a group around it: for
  /// `radius.button.corner-style` it is `corner-style.button.default`.
  private func turnedAround(_ token: TokenID) -> TokenID? {
    let path = graph.path(of: token)
    let names = path.split(separator: ".").map(String.init)
    guard (3..<16).contains(names.count), names.joined(separator: ".") == path else { return nil }
    for index in 0..<names.count - 1 {
      var turned = names
      turned[index] = turned.removeLast()
      for end in [turned, turned + ["default"]] {
        let found = graph.token(at: end.joined(separator: "."))
        if let found, contract.tokens[found.index] { return found }
      }
    }
    return nil
  }

  /// Whether what is written at a token of a custom theme may be a value of the contract's token.
  func isOfType(_ token: TokenID, like known: TokenID) -> Bool {
    guard let own = graph.columns.lazy.compactMap({ $0.types[token.index] }).first,
      let asked = graph.contractColumns.lazy.compactMap({ $0.types[known.index] }).first
    else { return true }
    if own == asked || own == .custom || asked == .custom { return true }
    switch own {
    case .number: return [.dimension, .fontWeight, .duration].contains(asked)
    case .string: return asked != .color && asked != .boolean
    default: return false
    }
  }

  /// The token of a group that stands in it where a token stands in another group.
  private func counterpart(
    of token: TokenID, in group: GroupID, _ other: GroupID
  ) -> TokenID? {
    let length = graph.path(of: group).utf8.count
    let path = graph.pathBytes(of: other) + graph.pathBytes(of: token).dropFirst(length)
    return graph.token(at: String(decoding: path, as: UTF8.self))
  }

  /// How many of the unknown tokens of a group another one has, from 0 to 1; 1 for an empty group.
  func share(of meant: GroupID, amongTokensOf group: GroupID) -> Double {
    let own = tokens[group] ?? []
    guard !own.isEmpty else { return 1 }
    let prefix = graph.pathBytes(of: meant)
    // At the top there is no dot to keep.
    let length = graph.pathBytes(of: group).count + (meant == .root ? 1 : 0)
    let known = own.count { token in
      let rest = graph.pathBytes(of: token).dropFirst(length)
      return nearest?.has(prefix + rest) == true
    }
    return Double(known) / Double(own.count)
  }
}
