/// The words in paths that name a mode, such as `dark` in `palette.dark.blue`.
struct ModeWords {
  private let words: Set<String>
  /// For each theme the words of its own mode.
  private let own: [Set<String>]

  init(_ graph: ThemeGraph) {
    var words: Set<String> = []
    for modifier in graph.modifiers where modifier.name != Modifier.candidate {
      words.formUnion(modifier.contexts)
    }
    words.remove("default")
    let isPair = words.contains("dark") || words.contains("light")
    if isPair { words.formUnion(["dark", "light"]) }
    self.words = words
    own = graph.themes.indices.map { theme in
      let contexts = graph.contexts(ofTheme: theme)
      let own = Set(contexts).intersection(words)
      // What is beside a dark theme and is called nothing is light.
      return own.isEmpty && isPair && !contexts.contains("light") ? ["light"] : own
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
