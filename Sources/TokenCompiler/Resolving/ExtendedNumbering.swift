/// Where tokens and groups that come by extension stand in source order: behind everything that the
/// extending group holds itself.
struct ExtendedNumbering {
  /// How many tokens came by extension in the current theme.
  var copies = 0
  private let tokenCount: Int
  private let groupCount: Int
  /// For each group, the ordinal of the last thing in it.
  private var ends: [UInt32]

  init(_ merged: MergedLayers) {
    tokenCount = merged.graph.tokens.count
    groupCount = merged.graph.groups.count
    ends = merged.graph.groups.all.map(\.ordinal)
    for token in merged.graph.tokens.all {
      ends[token.group.index] = max(ends[token.group.index], token.ordinal)
    }
    for index in ends.indices.reversed() {
      let parent = merged.graph.groups[GroupID(index)].parent.index
      ends[parent] = max(ends[parent], ends[index])
    }
  }

  /// The ordinal behind which new members of a group stand; for a group that is new itself, its own.
  func end(of group: GroupID, in merged: MergedLayers) -> UInt32 {
    group.index < ends.count ? ends[group.index] : merged.graph.groups[group].ordinal
  }

  /// Gives everything its final number, and ordinals in that order.
  func renumber(_ merged: inout MergedLayers, _ themes: inout [ThemeState]) {
    guard merged.graph.tokens.count > tokenCount || merged.graph.groups.count > groupCount else {
      for index in themes.indices { themes[index].grow(merged) }
      return
    }
    var renumbering = Renumbering(merged, old: (tokenCount, groupCount))
    renumbering.apply(to: &merged)
    for index in themes.indices {
      themes[index].grow(merged)
      themes[index].renumber(renumbering)
    }
  }
}

/// The new numbers of all tokens and groups, by their old ones.
struct Renumbering {
  private(set) var tokens: [TokenID]
  private(set) var groups: [GroupID]
  private var order: [(isGroup: Bool, index: Int)] = []

  init(_ merged: MergedLayers, old: (tokens: Int, groups: Int)) {
    tokens = Array(repeating: TokenID(0), count: merged.graph.tokens.count)
    groups = Array(repeating: .root, count: merged.graph.groups.count)
    var items: [(key: UInt32, isNew: Bool, isGroup: Bool, index: Int)] = []
    for (index, group) in merged.graph.groups.all.enumerated() {
      items.append((group.ordinal, index >= old.groups, true, index))
    }
    for (index, token) in merged.graph.tokens.all.enumerated() {
      items.append((token.ordinal, index >= old.tokens, false, index))
    }
    // New groups stand before new tokens of the same place: a token's group has to come first.
    items.sort { left, right in
      if left.key != right.key { return left.key < right.key }
      if left.isNew != right.isNew { return right.isNew }
      if left.isGroup != right.isGroup { return left.isGroup }
      return left.index < right.index
    }
    var (tokenCount, groupCount) = (0, 0)
    for item in items {
      order.append((item.isGroup, item.index))
      if item.isGroup {
        groups[item.index] = GroupID(groupCount)
        groupCount += 1
      } else {
        tokens[item.index] = TokenID(tokenCount)
        tokenCount += 1
      }
    }
  }

  /// Renumbers everything that holds a number.
  mutating func apply(to merged: inout MergedLayers) {
    let old = merged.graph
    merged.graph.groups = IDArray()
    merged.graph.tokens = IDArray()
    for (ordinal, item) in order.enumerated() {
      if item.isGroup {
        let group = old.groups[GroupID(item.index)]
        merged.graph.groups.append(
          .init(
            name: group.name, parent: groups[group.parent.index], ordinal: UInt32(ordinal)))
      } else {
        let token = old.tokens[TokenID(item.index)]
        merged.graph.tokens.append(
          .init(name: token.name, group: groups[token.group.index], ordinal: UInt32(ordinal)))
      }
    }
    for id in merged.graph.declarations.ids {
      let token = merged.graph.declarations[id].token
      merged.graph.declarations[id].token = tokens[token.index]
    }
    for index in merged.graph.groupPlaces.indices {
      let group = merged.graph.groupPlaces[index].group
      merged.graph.groupPlaces[index].group = groups[group.index]
    }
    merged.graph.contractGroups = Set(merged.graph.contractGroups.map { groups[$0.index] })
    for index in merged.sets.indices {
      merged.sets[index].tokens = merged.sets[index].tokens.map { tokens[$0.index] }
      merged.sets[index].groups = merged.sets[index].groups.map { groups[$0.index] }
    }
    merged.firstDeclarations = spread(merged.firstDeclarations, none: .max)
    merged.table = merged.table.renumbered(
      tokens: tokens, groups: groups, names: merged.graph.names)
  }

  /// An array by old token numbers as one by new ones.
  func spread<Element>(_ array: [Element], none: Element) -> [Element] {
    var result = Array(repeating: none, count: tokens.count)
    for (index, element) in array.enumerated() { result[tokens[index].index] = element }
    return result
  }

  /// The same for groups.
  func spreadGroups<Element>(_ array: [Element], none: Element) -> [Element] {
    var result = Array(repeating: none, count: groups.count)
    for (index, element) in array.enumerated() { result[groups[index].index] = element }
    return result
  }

  /// The same for what some groups have.
  func moved<Element>(_ table: [GroupID: Element]) -> [GroupID: Element] {
    var result: [GroupID: Element] = [:]
    for (group, element) in table { result[groups[group.index]] = element }
    return result
  }
}

extension ThemeState {
  /// Makes room for what other themes have got by extension.
  mutating func grow(_ merged: MergedLayers) {
    let (tokens, groups) = (merged.graph.tokens.count, merged.graph.groups.count)
    winners += Array(repeating: .max, count: tokens - winners.count)
    groupTypes += Array(repeating: nil, count: groups - groupTypes.count)
    groupDeprecations += Array(repeating: nil, count: groups - groupDeprecations.count)
  }

  mutating func renumber(_ numbers: Renumbering) {
    winners = numbers.spread(winners, none: .max)
    groupTypes = numbers.spreadGroups(groupTypes, none: nil)
    groupDeprecations = numbers.spreadGroups(groupDeprecations, none: nil)
    // Neither the order of these nor that of the result is seen by anybody.
    groupMetadata = numbers.moved(groupMetadata)
    extensionPlaces = numbers.moved(extensionPlaces)
    deprecationPlaces = numbers.moved(deprecationPlaces)
    var types: [TokenID: DeclaredType] = [:]
    for (token, type) in sourceTypes { types[numbers.tokens[token.index]] = type }
    sourceTypes = types
    failedExtensions = Set(failedExtensions.map { numbers.groups[$0.index] })
  }
}
