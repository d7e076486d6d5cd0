extension ThemeInventory {
  /// What a compiled theme has.
  public init(_ graph: ThemeGraph) {
    self.init(modifiers: graph.modifiers.map(\.name), themes: graph.themes)
    sources = graph.sources
    let paths = graph.tokens.ids.map(graph.path(of:))
    for token in graph.tokens.ids {
      var known: [Winner: UInt32] = [:]
      var previous: (winner: Winner, number: UInt32)?
      let numbers = graph.columns.indices.map { theme -> UInt32 in
        guard let winner = Winner(token, graph, theme) else { return Self.absent }
        // Most tokens are the same in most themes.
        if let previous, previous.winner == winner { return previous.number }
        let number = known[winner] ?? append(State(token, graph, theme, paths))
        known[winner] = number
        previous = (winner, number)
        return number
      }
      add(paths[token.index], numbers: numbers)
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
      guard declaration != .max else { return nil }
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
    place = graph.declarations[declaration].valueSpan
  }
}
