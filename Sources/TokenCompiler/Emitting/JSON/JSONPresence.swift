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
    for group in graph.groups.ids { pair(members[group]) }
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

  /// Finds the tokens among the members of one group that share their name with a group there.
  private mutating func pair(_ members: ArraySlice<GroupMembers.Member>) {
    var named: [ArraySlice<UInt8>: GroupID] = [:]
    var hasToken = false
    for member in members {
      switch member {
      case .token(let token): hasToken = hasToken || has(token)
      case .group(let group) where groups[group.index]:
        named[graph.names.utf8(graph.groups[group].name)] = group
      case .group: break
      }
    }
    guard hasToken, !named.isEmpty else { return }
    for case .token(let token) in members where has(token) {
      guard let group = named[graph.names.utf8(graph.tokens[token].name)] else { continue }
      children[token] = group
      isWrittenWithToken[group.index] = true
    }
  }
}
