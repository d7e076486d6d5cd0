/// The words of the names in a graph. A theme has the same few names in many groups, so each is taken
/// apart once: the words of all names were a seventh of a run of `validate`.
struct GraphWords {
  private let names: NameArena
  /// Numbers the names; all are in the root here.
  private var table = PathTable()
  private var words: [[String]] = []

  init(_ graph: ThemeGraph) { names = graph.names }

  /// The words of a name of the graph, in lower case.
  mutating func words(of name: Name) -> [String] {
    let number = table.intern(name, in: .root, names: names)
    if number == words.count { words.append(NameWords.words(of: names.utf8(name))) }
    return words[number]
  }
}
