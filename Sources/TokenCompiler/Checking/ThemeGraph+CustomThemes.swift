// One graph may hold many custom themes over one base, each with themes of its own.
extension ThemeGraph {
  private var candidatePosition: Int? {
    modifiers.firstIndex { $0.name == Modifier.candidate }
  }

  /// The themes of each custom theme, the first of which has every modifier at its pick or default.
  var customThemes: [[Int]] {
    guard let position = candidatePosition else { return [Array(themes.indices)] }
    var groups: [[Int]] = []
    var indexes: [String: Int] = [:]
    for (theme, content) in themes.enumerated() {
      let candidate = content.contexts[position]
      if let index = indexes[candidate] {
        groups[index].append(theme)
      } else {
        indexes[candidate] = groups.count
        groups.append([theme])
      }
    }
    return groups
  }

  /// For each theme the first one of its custom theme.
  var usualThemes: [Int] {
    var usual = Array(repeating: 0, count: themes.count)
    for group in customThemes { for theme in group { usual[theme] = group[0] } }
    return usual
  }

  /// The contexts of a theme, without the name of its custom theme.
  func contexts(ofTheme theme: Int) -> [String] {
    var contexts = themes[theme].contexts
    if let position = candidatePosition { contexts.remove(at: position) }
    return contexts
  }

  /// How a message names a theme.
  func shownName(ofTheme theme: Int) -> String { Theme(contexts: contexts(ofTheme: theme)).name }
}
