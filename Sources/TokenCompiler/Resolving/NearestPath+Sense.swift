// Paths from which names are left out, and names that stand for others.
extension NearestPath {
  /// More tokens that a path may stand for are no help.
  private static let mostInOrder = 3

  /// The tokens that have all names of a path in the same order, and others between them:
  /// `primitives.color.light.neutral.white` for `primitives.neutral.white`. Where the path begins as
  /// they do, a few are named; else there has to be one alone.
  mutating func inOrder(
    _ segments: [ArraySlice<UInt8>], _ fits: (TokenID) -> Bool
  ) -> [TokenID] {
    guard segments.count > 1, let last = segments.last, let first = segments.first else {
      return []
    }
    let known =
      tokensByName
      ?? Dictionary(grouping: tokens) { [graph] in
        Array(graph.names.utf8(graph.tokens[$0].name))
      }
    tokensByName = known
    let candidates = known[Array(last)] ?? []
    budget -= candidates.count * Self.comparison
    guard budget > 0 else { return [] }
    let found = candidates.filter { has(segments.dropLast(), around: $0) && fits($0) }
    let beginsAlike = table.find(first, in: .root, names: names) != nil
    return found.count <= (beginsAlike ? Self.mostInOrder : 1) ? found : []
  }

  /// Whether the groups around a token have these names, in this order.
  private func has(_ names: ArraySlice<ArraySlice<UInt8>>, around token: TokenID) -> Bool {
    var missing = names
    var group = graph.tokens[token].group
    while group != .root, let name = missing.last {
      let declared = graph.groups[group]
      if graph.names.utf8(declared.name).elementsEqual(name) { missing.removeLast() }
      group = declared.parent
    }
    return missing.isEmpty
  }

  /// The groups beside a name for which it may stand, each with how far that is fetched.
  mutating func groups(
    sensedIn name: ArraySlice<UInt8>, in parent: GroupID
  ) -> [(group: GroupID, cost: Int)] {
    sensed(name, in: parent, where: { $0.group != nil }).compactMap { entry, cost in
      table.entries[entry].group.map { ($0, cost) }
    }
  }

  /// The members of a group for which a name may stand, each with how far that is fetched.
  mutating func sensed(
    _ name: ArraySlice<UInt8>, in group: GroupID, where fits: (PathTable.Entry) -> Bool
  ) -> [(entry: Int, cost: Int)] {
    let all = entries(of: group)
    guard budget > all.count else { return [] }
    budget -= all.count
    let sense = NameSense(name)
    var found: [(entry: Int, cost: Int)] = []
    for entry in all where fits(table.entries[entry]) && sense.mayFit(letters[entry]) {
      budget -= Self.comparison
      guard budget > 0 else { return found }
      if let cost = sense.cost(of: names.utf8(table.entries[entry].name)) {
        found.append((entry, cost))
      }
    }
    return found
  }
}
