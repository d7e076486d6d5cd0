extension ThemeInventory {
  /// What a compiled theme has.
  public init(_ graph: ThemeGraph) {
    self.init(modifiers: graph.modifiers.map(\.name), themes: graph.themes)
    sources = graph.sources
    terms.add(graph.contractFacts)
    let groups = graph.groups.ids.map { $0 == .root ? "" : graph.path(of: $0) + "." }
    let paths = graph.tokens.all.map { groups[$0.group.index] + graph.names.string($0.name) }
    reserveCapacity(paths.count)
    for token in graph.tokens.ids {
      var known = KnownStates()
      let numbers = graph.columns.indices.map { theme -> UInt32 in
        guard let winner = Winner(token, graph, theme) else { return Self.absent }
        if let number = known[winner] { return number }
        let number = append(State(token, graph, theme, paths))
        known.add(winner, number)
        return number
      }
      add(paths[token.index], numbers: numbers)
    }
  }

  /// The states that a token has in the themes so far. Most tokens have one or two, which are found
  /// faster than a table of them is made.
  private struct KnownStates {
    private static let few = 8
    private var first: [(winner: Winner, number: UInt32)] = []
    private var others: [Winner: UInt32] = [:]

    subscript(winner: Winner) -> UInt32? {
      first.first { $0.winner == winner }?.number ?? others[winner]
    }

    mutating func add(_ winner: Winner, _ number: UInt32) {
      if first.count < Self.few {
        first.append((winner, number))
      } else {
        others[winner] = number
      }
    }
  }

  /// What makes the state of a token in a theme.
  private struct Winner: Hashable {
    var declaration: UInt32
    var value: UInt32
    var target: UInt32
    var deprecation: Deprecation?

    init?(_ token: TokenID, _ graph: ThemeGraph, _ theme: Int) {
      let column = graph.columns[theme]
      declaration = column.winners[token.index]
      guard declaration != .max,
        !graph.declarations[DeclarationID(rawValue: declaration)].flags.contains(.absent)
      else { return nil }
      value = column.values[token.index]
      target = column.targets[token.index]
      deprecation = column.deprecations[token]
    }
  }
}

extension ThemeInventory.State {
  fileprivate init(_ token: TokenID, _ graph: ThemeGraph, _ theme: Int, _ paths: [String]) {
    let column = graph.columns[theme]
    let declaration = DeclarationID(rawValue: column.winners[token.index])
    let value = graph.values[Int(column.values[token.index])]
    self.init(type: graph.typeName(of: token, inTheme: theme), value: value.withoutReferences)
    let next = column.targets[token.index]
    if next == .max {
      references = value.references.map { paths[$0.index] }
    } else {
      target = paths[Int(next)]
    }
    deprecation = column.deprecations[token].flatMap { $0.isDeprecated ? $0 : nil }
    description = graph.description(of: declaration)
    if value == .opaque, target == nil {
      entry = ThemeInventory.ContractEntry(graph.declarations[declaration].flags)
    }
    place = graph.declarations[declaration].valueSpan
  }
}

extension ThemeInventory.ContractEntry {
  fileprivate init(_ flags: ContractFlags) {
    isNullable = flags.contains(.nullable)
    isFrozen = flags.contains(.frozen)
    hash = flags.digest == 0 ? nil : ValueDigest(number: flags.digest).digits
  }
}
