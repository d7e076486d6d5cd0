/// The words in paths that name a mode, such as `dark` in `palette.dark.blue`.
struct ModeWords {
  private let words: Set<String>
  /// For each theme the words of its own mode.
  private let own: [Set<String>]

  init(_ graph: ThemeGraph) {
    let pair: Set = ["dark", "light"]
    let positions = graph.modePositions
    var words = Set(positions.flatMap { graph.modifiers[$0].contexts })
    words.remove("default")
    if !words.isDisjoint(with: pair) { words.formUnion(pair) }
    self.words = words
    own = graph.themes.map { theme in
      positions.reduce(into: []) { own, position in
        let context = theme.contexts[position]
        if words.contains(context) {
          own.insert(context)
        } else if !pair.isDisjoint(with: graph.modifiers[position].contexts) {
          // What is beside a dark theme and is called nothing is light.
          own.insert("light")
        }
      }
    }
  }

  /// Whether the names of some groups and of a token are of another mode than the theme's. The outermost
  /// word counts: `dark.neutral.light` is a light grey of dark.
  func isForeign(_ names: [String], inTheme theme: Int) -> Bool {
    guard !own[theme].isEmpty, let mode = names.first(where: words.contains) else { return false }
    return !own[theme].contains(mode)
  }

  /// The same for a token. Its names are not made into texts: nearly all paths have none of the words, and
  /// the texts of all paths were an eighth of what the rules took.
  func isForeign(_ token: TokenID, in graph: ThemeGraph, theme: Int) -> Bool {
    guard !own[theme].isEmpty else { return false }
    var mode = word(graph.tokens[token].name, graph.names)
    var group = graph.tokens[token].group
    while group != .root {
      mode = word(graph.groups[group].name, graph.names) ?? mode
      group = graph.groups[group].parent
    }
    return mode.map { !own[theme].contains($0) } ?? false
  }

  private func word(_ name: Name, _ names: NameArena) -> String? {
    words.first {
      $0.utf8.count == name.range.count && names.utf8(name).elementsEqual($0.utf8)
    }
  }

  /// The same names with the word of the theme's own mode; `nil` where they name no other mode.
  func counterparts(of names: [String], inTheme theme: Int) -> [[String]] {
    guard isForeign(names, inTheme: theme), let place = names.firstIndex(where: words.contains)
    else { return [] }
    return own[theme].sorted().map { mode in
      var names = names
      names[place] = mode
      return names
    }
  }
}
