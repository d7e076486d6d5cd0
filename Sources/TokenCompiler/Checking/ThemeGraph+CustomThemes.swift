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

  /// For each theme the one with which it is compared: of the same custom theme and the same brand, with every
  /// mode at its pick or default.
  var usualThemes: [Int] {
    let modes = modePositions
    var first: [[String]: Int] = [:]
    return themes.enumerated().map { theme, content in
      var key = content.contexts
      for position in modes { key[position] = "" }
      guard let usual = first[key] else {
        first[key] = theme
        return theme
      }
      return usual
    }
  }

  /// The modifiers of which one theme has several contexts, such as light and dark: those in which the contract
  /// differs, and what is called so. The others tell brands apart, each of which is a theme of its own. Where
  /// nobody knows any, all are modes.
  var modePositions: [Int] {
    let all = modifiers.indices.filter { modifiers[$0].name != Modifier.candidate }
    let modes = all.filter { index in
      contractModifiers.contains(modifiers[index].name)
        || modifiers[index].contexts.contains { ["dark", "light"].contains($0.lowercased()) }
    }
    return modes.isEmpty ? all : modes
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
