/// The words of the names in a graph. A theme has the same few names in many groups, so each is taken
/// apart once for all rules, and what a rule makes of the words of a name it finds once for each name:
/// words and sets of words, asked for at every token, were a third of a run of `validate`.
struct GraphWords: Sendable {
  /// The words of each name, in lower case.
  private var words: [[String]] = []
  private var ofTokens = IDArray<TokenID, UInt32>()
  private var ofGroups = IDArray<GroupID, UInt32>()

  /// The words of nothing, for runs in which no rule asks for them.
  init() {}

  init(_ graph: ThemeGraph) {
    var numbers = NameNumbers(names: graph.names)
    ofGroups.reserveCapacity(graph.groups.count)
    for group in graph.groups.ids { ofGroups.append(numbers.number(of: graph.groups[group].name)) }
    ofTokens.reserveCapacity(graph.tokens.count)
    for token in graph.tokens.ids { ofTokens.append(numbers.number(of: graph.tokens[token].name)) }
    words = numbers.words
  }

  /// What a rule makes of the words of each name.
  func facts<Fact>(_ find: ([String]) -> Fact) -> NameFacts<Fact> {
    NameFacts(facts: words.map(find), ofTokens: ofTokens, ofGroups: ofGroups)
  }
}

/// Something about each name of a graph, looked up by the tokens and groups that have the name.
struct NameFacts<Fact> {
  fileprivate let facts: [Fact]
  fileprivate let ofTokens: IDArray<TokenID, UInt32>
  fileprivate let ofGroups: IDArray<GroupID, UInt32>

  subscript(token: TokenID) -> Fact { facts[Int(ofTokens[token])] }
  subscript(group: GroupID) -> Fact { facts[Int(ofGroups[group])] }
}

/// Numbers the names that are not the same, and takes each of them apart.
private struct NameNumbers {
  let names: NameArena
  /// All are in the root here.
  private var table = PathTable()
  private(set) var words: [[String]] = []

  init(names: NameArena) { self.names = names }

  mutating func number(of name: Name) -> UInt32 {
    let number = table.intern(name, in: .root, names: names)
    if number == words.count { words.append(NameWords.words(of: names.utf8(name))) }
    return UInt32(truncatingIfNeeded: number)
  }
}
