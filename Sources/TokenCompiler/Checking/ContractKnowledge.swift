/// What the contract of a graph has.
struct ContractKnowledge: Sendable {
  /// For each token and each group whether the contract has it.
  private(set) var tokens: [Bool]
  private(set) var groups: [Bool]
  /// Where the contract first declares each of its tokens.
  private(set) var declared: [TokenID: SourceSpan] = [:]
  /// The tokens of custom themes that the contract does not have and that nobody may add.
  private(set) var unknown: Set<TokenID> = []
  /// The tokens that were probably meant by those, with the latter.
  private(set) var meant: [TokenID: [TokenID]] = [:]
  private var tokenNames = Set<PathKey>()
  private var groupNames = Set<PathKey>()

  private struct PathKey: Hashable {
    var parent: GroupID
    var name: Name
  }

  /// - Parameter additions: What custom themes may add.
  init(_ graph: ThemeGraph, mayAdd additions: [PathGlob]) {
    tokens = Array(repeating: false, count: graph.tokens.count)
    groups = Array(repeating: false, count: graph.groups.count)
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
    for token in graph.tokens.ids where tokens[token.index] { add(token, graph) }
    for group in graph.groups.ids where groups[group.index] {
      groupNames.insert(PathKey(parent: graph.groups[group].parent, name: graph.groups[group].name))
    }
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

  private mutating func add(_ token: TokenID, _ graph: ThemeGraph) {
    let declared = graph.tokens[token]
    tokenNames.insert(PathKey(parent: declared.group, name: declared.name))
    var group = declared.group
    while !groups[group.index] {
      groups[group.index] = true  // The root is around itself, so this ends there.
      group = graph.groups[group].parent
    }
  }

  /// Whether a token's path, or that of a group around it, is of the other kind in the contract:
  /// resolving has said so.
  func isConflict(_ token: TokenID, in graph: ThemeGraph) -> Bool {
    let declared = graph.tokens[token]
    if groupNames.contains(PathKey(parent: declared.group, name: declared.name)) { return true }
    return isConflict(declared.group, in: graph)
  }

  /// Whether the path of a group that the contract does not have, or of one around it, is a token
  /// there.
  func isConflict(_ group: GroupID, in graph: ThemeGraph) -> Bool {
    var group = group
    while !groups[group.index], group != .root {
      let around = graph.groups[group]
      if tokenNames.contains(PathKey(parent: around.parent, name: around.name)) { return true }
      group = around.parent
    }
    return false
  }
}
