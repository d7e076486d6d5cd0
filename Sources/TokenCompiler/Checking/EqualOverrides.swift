/// Declarations of custom themes that say what the contract says already.
struct EqualOverrides {
  private let graph: ThemeGraph
  private let overrides: Overrides

  /// `nil` where there is no contract.
  init?(_ context: RuleContext) {
    guard let overrides = Overrides(context) else { return nil }
    graph = context.graph
    self.overrides = overrides
  }

  /// Those that win in some theme and are equal in all in which they win, in the order of their
  /// tokens, each with the contract's declaration. A token that the same custom theme declares twice
  /// is left out: without the one the other would hold.
  func find() -> [(own: ThemeGraph.Declaration, base: ThemeGraph.Declaration)] {
    var base: [UInt32: UInt32] = [:]
    var differing: Set<UInt32> = []
    for theme in graph.columns.indices where theme < graph.contractColumns.count {
      for (token, _) in overrides.overrides(inTheme: theme) {
        let winner = graph.columns[theme].winners[token.index]
        if isEqual(token, inTheme: theme) {
          base[winner] = graph.contractColumns[theme].winners[token.index]
        } else {
          differing.insert(winner)
        }
      }
    }
    let others = ownDeclarations()
    return graph.declarations.ids.compactMap { id in
      let own = graph.declarations[id]
      guard let base = base[id.rawValue], !differing.contains(id.rawValue),
        others[own.token]?.count(where: { isOfSameTheme($0, own) }) == 1
      else { return nil }
      return (own, graph.declarations[DeclarationID(rawValue: base)])
    }
  }

  private func isEqual(_ token: TokenID, inTheme theme: Int) -> Bool {
    let (own, base) = (graph.columns[theme], graph.contractColumns[theme])
    return !overrides.isChanged(token, inTheme: theme)
      && own.types[token.index] == base.types[token.index]
      && own.values[token.index] != 0
  }

  private func ownDeclarations() -> [TokenID: [ThemeGraph.Declaration]] {
    Dictionary(grouping: graph.declarations.all.filter { !$0.isContract }, by: \.token)
  }

  /// Whether two declarations can hold in one theme: not those of two candidates.
  private func isOfSameTheme(
    _ first: ThemeGraph.Declaration, _ second: ThemeGraph.Declaration
  ) -> Bool {
    let names = [first, second].map { graph.candidates[$0.nameSpan.source] ?? nil }
    return names[0] == nil || names[1] == nil || names[0] == names[1]
  }
}
