/// Overrides that say nothing for a theme in which the contract sets the token anew.
struct MissingContexts: Sendable {
  struct Item: Sendable {
    var token: TokenID
    /// What the contract declares there.
    var base: DeclarationID
    /// Whether the override has the value that the contract has in the first theme.
    var isCopy: Bool
  }

  private(set) var found = GroupedFindings<Item>()
  private var known: Set<Key> = []

  private struct Key: Hashable {
    var declaration: DeclarationID
    var theme: Int
  }

  /// None.
  init() {}

  /// Compares each theme with the one that has every modifier at its pick or default.
  init(_ graph: ThemeGraph) {
    var places: [Place] = []
    guard graph.hasContract, graph.contractColumns.count == graph.columns.count else { return }
    for (theme, first) in graph.usualThemes.enumerated() where theme != first {
      let (own, base) = (graph.columns[theme], graph.contractColumns[theme])
      let (usual, usualBase) = (graph.columns[first], graph.contractColumns[first])
      for token in graph.tokens.ids {
        let winner = usual.winners[token.index]
        let night = base.winners[token.index]
        guard winner != .max, night != .max, night != usualBase.winners[token.index],
          !graph.declarations[DeclarationID(rawValue: winner)].isContract,
          !graph.declarations[DeclarationID(rawValue: night)].flags.contains(.follows)
        else { continue }
        let declaration = DeclarationID(rawValue: winner)
        let isMissing =
          own.winners[token.index] == winner
          ? Self.isStuck(token, graph, theme, first)
          : own.winners[token.index] == night && graph.declarations[declaration].isOfMode
            && Self.isSetAnew(token, graph, theme, first)
        guard isMissing else { continue }
        let isCopy =
          graph.isSameValue(usual.values[token.index], usualBase.values[token.index])
          || Self.isSameText(declaration, usualBase.winners[token.index], graph)
        let item = Item(token: token, base: DeclarationID(rawValue: night), isCopy: isCopy)
        let isAsThere = graph.isSameValue(own.values[token.index], base.values[token.index])
        places.append(
          Place(item: item, theme: theme, declaration: declaration, isAsThere: isAsThere))
      }
    }
    add(places, graph)
  }

  private struct Place {
    var item: Item
    var theme: Int
    var declaration: DeclarationID
    /// Whether the override has the value that the contract has in the theme.
    var isAsThere: Bool
  }

  /// Whether an override is written as the contract writes it: what it refers to may be another colour.
  private static func isSameText(
    _ own: DeclarationID, _ base: UInt32, _ graph: ThemeGraph
  ) -> Bool {
    guard base != .max else { return false }
    let other = graph.declarations[DeclarationID(rawValue: base)].valueSpan
    let span = graph.declarations[own].valueSpan
    let (left, right) = (graph.sources[span.source].bytes, graph.sources[other.source].bytes)
    return span.range.count == other.range.count
      && left[span.range.integers].elementsEqual(right[other.range.integers])
  }

  /// Fewer values that are those of the contract's other theme may be so by chance, or by mistake.
  private static let many = 3

  /// Adds what was found. Where nearly all of it that a file of the contract sets anew has the very values of
  /// that file, that is the custom theme's own file, or the custom theme was made of it: nothing is lost.
  private mutating func add(_ places: [Place], _ graph: ThemeGraph) {
    func file(_ place: Place) -> SourceID { graph.declarations[place.item.base].nameSpan.source }
    let same = Dictionary(grouping: places, by: file).filter { _, found in
      let count = found.count(where: \.isAsThere)
      return count >= Self.many && count * 5 >= found.count * 4
    }
    for place in places where !(place.isAsThere && same[file(place)] != nil) {
      found.add(place.item, place.theme, at: place.declaration)
      known.insert(Key(declaration: place.declaration, theme: place.theme))
    }
  }

  /// Whether the contract's values differ: of half a pair, `{"light": …}`, the other half is the
  /// contract's then.
  private static func isSetAnew(
    _ token: TokenID, _ graph: ThemeGraph, _ theme: Int, _ first: Int
  ) -> Bool {
    let values = [theme, first].map { graph.contractColumns[$0].values[token.index] }
    return !values.contains(0) && !graph.isSameValue(values[0], values[1])
  }

  /// Whether an override has the same value in both themes where the contract's values differ: a
  /// reference may lead to what differs by itself.
  private static func isStuck(
    _ token: TokenID, _ graph: ThemeGraph, _ theme: Int, _ first: Int
  ) -> Bool {
    func isSame(_ columns: [ThemeColumn]) -> Bool {
      graph.isSameValue(columns[theme].values[token.index], columns[first].values[token.index])
    }
    let values = [graph.columns, graph.contractColumns].flatMap { columns in
      [columns[theme].values[token.index], columns[first].values[token.index]]
    }
    return isSame(graph.columns) && !isSame(graph.contractColumns) && !values.contains(0)
      && !follows(token, graph, theme, first)
  }

  /// Whether a reference leads to a token that each theme declares for itself, also where both say the
  /// same.
  private static func follows(
    _ token: TokenID, _ graph: ThemeGraph, _ theme: Int, _ first: Int
  ) -> Bool {
    graph.chain(of: token, inTheme: theme, limit: 64).contains {
      graph.columns[theme].winners[$0.index] != graph.columns[first].winners[$0.index]
    }
  }

  /// What is said of a declaration, if it is one of these.
  func group(of declaration: DeclarationID) -> GroupedFindings<Item>.Group? {
    found.group(of: declaration)
  }

  /// Whether a declaration is one of these in a theme: what follows from it there is not told as well.
  func contains(_ declaration: DeclarationID, inTheme theme: Int) -> Bool {
    known.contains(Key(declaration: declaration, theme: theme))
  }
}
