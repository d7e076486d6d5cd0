/// What the contract of a graph has.
struct ContractKnowledge: Sendable {
  /// For each token and each group whether the contract has it.
  private(set) var tokens: [Bool]
  private(set) var groups: [Bool]
  /// Where the contract first declares each of its tokens.
  private(set) var declared: IDArray<TokenID, SourceSpan?>
  /// The tokens of custom themes that the contract does not have and that nobody may add.
  private(set) var unknown: Set<TokenID> = []
  /// The tokens that were probably meant by those, with the latter.
  private(set) var meant: [TokenID: [TokenID]] = [:]

  /// - Parameter additions: What custom themes may add.
  init(_ graph: ThemeGraph, mayAdd additions: [PathGlob]) {
    tokens = Array(repeating: false, count: graph.tokens.count)
    groups = Array(repeating: false, count: graph.groups.count)
    declared = IDArray(Array(repeating: nil, count: graph.tokens.count))
    for declaration in graph.declarations.all where declaration.isContract {
      tokens[declaration.token.index] = true
      if declared[declaration.token] == nil { declared[declaration.token] = declaration.nameSpan }
    }
    for column in graph.contractColumns {
      for token in graph.tokens.ids where column.winners[token.index] != .max {
        tokens[token.index] = true
      }
    }
    collectUnknown(graph, additions)
    for token in graph.tokens.ids where tokens[token.index] { addGroups(around: token, graph) }
    collectMeant(graph)
  }

  private mutating func collectUnknown(_ graph: ThemeGraph, _ additions: [PathGlob]) {
    for token in graph.tokens.ids where !tokens[token.index] {
      let path = additions.isEmpty ? "" : graph.path(of: token)
      if !additions.contains(where: { $0.matches(path) }) { unknown.insert(token) }
    }
  }

  private mutating func collectMeant(_ graph: ThemeGraph) {
    guard !unknown.isEmpty else { return }
    var nearest = NearestPath(graph, where: { tokens[$0.index] })
    for token in graph.tokens.ids where unknown.contains(token) {
      for meantToken in nearest.tokens(for: Array(graph.path(of: token).utf8)[...]) {
        meant[meantToken, default: []].append(token)
      }
    }
  }

  private mutating func addGroups(around token: TokenID, _ graph: ThemeGraph) {
    var group = graph.tokens[token].group
    while !groups[group.index] {
      groups[group.index] = true  // The root is around itself, so this ends there.
      group = graph.groups[group].parent
    }
  }

  /// Whether a token's path, or that of a group around it, is of the other kind in the contract:
  /// resolving has said so.
  func isConflict(_ token: TokenID, in graph: ThemeGraph) -> Bool {
    let declared = graph.tokens[token]
    if let group = graph.member(declared.name, of: declared.group)?.group, groups[group.index] {
      return true
    }
    return isConflict(declared.group, in: graph)
  }

  /// Whether the path of a group that the contract does not have, or of one around it, is a token
  /// there.
  func isConflict(_ group: GroupID, in graph: ThemeGraph) -> Bool {
    var group = group
    while !groups[group.index], group != .root {
      let around = graph.groups[group]
      if let token = graph.member(around.name, of: around.parent)?.token, tokens[token.index] {
        return true
      }
      group = around.parent
    }
    return false
  }
}

extension ThemeGraph {
  /// What is at a name in a group: a token, a group, or both.
  fileprivate func member(_ name: Name, of group: GroupID) -> PathTable.Entry? {
    table.find(names.utf8(name), in: group, names: names).map { table.entries[$0] }
  }
}
