/// Which tokens of the contract a custom theme overrides.
struct Overrides {
  private let graph: ThemeGraph
  private let contract: ContractKnowledge

  /// `nil` where there is no contract.
  init?(_ context: RuleContext) {
    guard let contract = context.contract else { return nil }
    graph = context.graph
    self.contract = contract
  }

  /// For each custom theme the tokens of the contract that it overrides, with the override that wins
  /// in the first of its themes in which one does.
  func ofCustomThemes() -> [[TokenID: ThemeGraph.Declaration]] {
    graph.customThemes.map { overrides(inThemes: $0) }
  }

  private func overrides(inThemes themes: [Int]) -> [TokenID: ThemeGraph.Declaration] {
    var found: [TokenID: ThemeGraph.Declaration] = [:]
    for theme in themes {
      for (token, declaration) in overrides(inTheme: theme) where found[token] == nil {
        found[token] = declaration
      }
    }
    return found
  }

  /// The overrides that win in a theme, in source order.
  func overrides(inTheme theme: Int) -> [(token: TokenID, declaration: ThemeGraph.Declaration)] {
    let column = graph.columns[theme]
    return graph.tokens.ids.compactMap { token in
      let winner = column.winners[token.index]
      guard winner != .max, contract.tokens[token.index] else { return nil }
      let declaration = graph.declarations[DeclarationID(rawValue: winner)]
      return declaration.isContract ? nil : (token, declaration)
    }
  }

  /// Whether a token refers elsewhere, or has another value, than the contract says in a theme.
  func isChanged(_ token: TokenID, inTheme theme: Int) -> Bool {
    guard theme < graph.contractColumns.count else { return true }
    let own = graph.columns[theme]
    let base = graph.contractColumns[theme]
    guard base.winners[token.index] != .max else { return true }
    if own.targets[token.index] != base.targets[token.index] { return true }
    return own.targets[token.index] == .max
      && graph.values[Int(own.values[token.index])] != graph.values[Int(base.values[token.index])]
  }
}

extension ThemeGraph {
  /// For a message: a few of some tokens by path, and how many more there are.
  func list(_ tokens: [TokenID]) -> String {
    let named = tokens.prefix(3).map { "'\(path(of: $0))'" }
    let more = tokens.count - named.count
    return (more > 0 ? named + ["\(more) more"] : named).joined(separator: ", ")
  }
}
