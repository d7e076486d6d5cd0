/// The members of every group, in source order: what an emitter that nests walks over.
struct GroupMembers: Sendable {
  /// A token or a group in a group.
  enum Member: Sendable {
    case token(TokenID)
    case group(GroupID)
  }

  private var starts: [Int]
  private var members: [Member]

  /// Sorts the tokens and groups of a graph by their group; linear.
  init(_ graph: ThemeGraph) {
    starts = Array(repeating: 0, count: graph.groups.count + 1)
    for id in graph.groups.ids where id != .root { starts[graph.groups[id].parent.index + 1] += 1 }
    for token in graph.tokens.all { starts[token.group.index + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    members = Array(repeating: .group(.root), count: starts[starts.count - 1])
    var fill = starts
    Self.inSourceOrder(graph) { member, parent in
      members[fill[parent.index]] = member
      fill[parent.index] += 1
    }
  }

  /// The members of a group in source order.
  subscript(group: GroupID) -> ArraySlice<Member> { members[positions(of: group)] }

  /// Where the members of a group are: a walk that keeps two numbers for each group that is open shares
  /// no array.
  func positions(of group: GroupID) -> Range<Int> {
    starts[group.index]..<starts[group.index + 1]
  }
  /// The member at a position.
  subscript(position: Int) -> Member { members[position] }

  /// Both lists are sorted by ordinal already; this merges them.
  private static func inSourceOrder(_ graph: ThemeGraph, _ body: (Member, GroupID) -> Void) {
    var (group, token) = (1, 0)
    let groups = graph.groups
    let tokens = graph.tokens
    while group < groups.count || token < tokens.count {
      let takesGroup =
        token >= tokens.count
        || group < groups.count
          && groups[GroupID(group)].ordinal < tokens[TokenID(token)].ordinal
      if takesGroup {
        body(.group(GroupID(group)), groups[GroupID(group)].parent)
        group += 1
      } else {
        body(.token(TokenID(token)), tokens[TokenID(token)].group)
        token += 1
      }
    }
  }
}
