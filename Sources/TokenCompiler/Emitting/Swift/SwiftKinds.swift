/// The kind of every token that the generated type has, found over all themes.
struct SwiftKinds {
  /// A token's kind, and whether some theme has no value for it.
  typealias Found = (kind: SwiftKind, isOptional: Bool)

  private var found: [Found?]

  /// The kind of a token; `nil` for one that is not part of the type.
  subscript(token: TokenID) -> Found? { found[token.index] }

  /// Goes over all tokens. With a contract its own values decide; a token that only a custom theme
  /// has is no part of the type.
  init(
    _ graph: ThemeGraph, colors: SwiftOptions.Colors = .code, into diagnostics: inout Diagnostics
  ) {
    found = Array(repeating: nil, count: graph.tokens.count)
    let columns = graph.contractColumns.isEmpty ? graph.columns : graph.contractColumns
    let isMember = Self.members(of: graph)
    for token in graph.tokens.ids where isMember[token.index] {
      found[token.index] = Self.kind(of: token, in: columns, of: graph, into: &diagnostics)
      if colors == .catalog, found[token.index]?.kind == .color {
        found[token.index]?.kind = .asset
      }
      Self.checkPresence(of: token, in: graph, into: &diagnostics)
    }
  }

  private static func members(of graph: ThemeGraph) -> [Bool] {
    var isMember = Array(repeating: false, count: graph.tokens.count)
    guard graph.hasContract else {
      return isMember.map { _ in true }
    }
    if graph.contractColumns.isEmpty {
      for declaration in graph.declarations.all where declaration.isContract {
        isMember[declaration.token.index] = true
      }
    }
    for column in graph.contractColumns {
      for (index, winner) in column.winners.enumerated() where winner != .max {
        isMember[index] = true
      }
    }
    return isMember
  }

  private static func kind(
    of token: TokenID, in columns: [ThemeColumn], of graph: ThemeGraph,
    into diagnostics: inout Diagnostics
  ) -> Found? {
    var kind: SwiftKind?
    var isOptional = false
    // By number: a column that is held is copied, with all its arrays.
    var typed: (type: TokenType, column: Int)?
    for column in columns.indices where columns[column].winners[token.index] != .max {
      let value = Int(columns[column].values[token.index])
      if case .null = graph.values[value] { isOptional = true }
      let type = columns[column].types[token.index]
      kind = joined(kind, SwiftKind(type: type, value: value, of: graph.values))
      guard let type else { continue }
      if let typed, typed.type != type {
        // An alias follows its target, about which it is told.
        let target = columns[column].targets[token.index]
        guard target == .max || target != columns[typed.column].targets[token.index] else {
          return nil
        }
        diagnostics.report(
          .swiftTypeDiffers(
            graph.path(of: token), type.name, typed.type.name,
            at: graph.valueSpan(of: token, in: columns[column]),
            other: graph.valueSpan(of: token, in: columns[typed.column])))
        return nil
      }
      typed = typed ?? (type, column)
    }
    // A token that is null in every theme and whose name says nothing of its type.
    return (kind ?? .string, isOptional)
  }

  /// What holds the values of both kinds, which come from one type.
  private static func joined(_ first: SwiftKind?, _ second: SwiftKind?) -> SwiftKind? {
    guard let first, let second, first != second else { return first ?? second }
    return first == .length || second == .length ? .length : .string
  }

  private static func checkPresence(
    of token: TokenID, in graph: ThemeGraph, into diagnostics: inout Diagnostics
  ) {
    guard let absent = graph.columns.firstIndex(where: { $0.winners[token.index] == .max }),
      let span = graph.nameSpan(of: token)
    else { return }
    diagnostics.report(
      .swiftTokenMissing(graph.path(of: token), theme: graph.themes[absent].name, at: span))
  }
}

extension ThemeGraph {
  /// Where the value of a token is written in a theme.
  func valueSpan(of token: TokenID, in column: ThemeColumn) -> SourceSpan? {
    let winner = column.winners[token.index]
    guard winner != .max else { return nil }
    return declarations[DeclarationID(rawValue: winner)].valueSpan
  }
}
