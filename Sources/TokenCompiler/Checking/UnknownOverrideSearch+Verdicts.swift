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
    if tokens[group] != nil, share(of: declared.parent, amongTokensOf: group) >= 0.5 {
      return .surplus
    }
    if let meant = sensed(group) { return .meant(meant) }
    if let target = target(of: group) { return .moved(target) }
    if let meant = alikeInside(group) { return .meant(meant) }
    // A name of some length is hardly another word, whatever is in the group.
    if near.count == 1, let meant = near.first, name.count > 4 { return .meant(meant) }
    return .eachToken
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
    guard near.count > 1 else { return near }
    let fitting = near.filter { isOfType(token, like: $0) }
    return fitting.isEmpty ? near : fitting
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
