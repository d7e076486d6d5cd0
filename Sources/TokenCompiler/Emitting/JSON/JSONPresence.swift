/// What of a graph one theme has: the groups that are not empty in it, and the tokens that have
/// children, which tolerant dialects allow and whose object holds both.
struct JSONPresence {
  /// By `GroupID`: something of it is written.
  private(set) var groups: [Bool]
  /// The group that has the path of a token. Looked up only.
  private(set) var children: [TokenID: GroupID] = [:]
  /// By `GroupID`: it is written with the token of its path.
  private(set) var isWrittenWithToken: [Bool]

  private let graph: ThemeGraph
  private let theme: Int

  init(_ graph: ThemeGraph, theme: Int, members: GroupMembers) {
    self.graph = graph
    self.theme = theme
    groups = Array(repeating: false, count: graph.groups.count)
    isWrittenWithToken = groups
    findGroups()
    pairTokensWithGroups()
  }

  /// Whether the theme has a token.
  func has(_ token: TokenID) -> Bool { graph.columns[theme].winners[token.index] != .max }

  private mutating func findGroups() {
    for token in graph.tokens.ids where has(token) { mark(graph.tokens[token].group) }
    guard !graph.columns[theme].groups.isEmpty else { return }
    for group in graph.groups.ids where graph.columns[theme].groups[group]?.isEmpty == false {
      mark(group)
    }
  }

  /// Marks a group and those around it, up to one that is marked: linear for the whole graph.
  private mutating func mark(_ group: GroupID) {
    var group = group
    while !groups[group.index] {
      groups[group.index] = true
      group = graph.groups[group].parent
    }
  }

  /// Finds the tokens that share their path with a group: the table of paths has both under one entry.
  private mutating func pairTokensWithGroups() {
    for entry in graph.table.entries {
      guard let token = entry.token, let group = entry.group, has(token), groups[group.index]
      else { continue }
      children[token] = group
      isWrittenWithToken[group.index] = true
    }
  }
}
