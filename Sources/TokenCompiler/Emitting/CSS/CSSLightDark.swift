/// Pairs of themes, light and dark, whose colours share a property: `light-dark(#fff, #000)`.
struct CSSLightDark {
  /// For each theme that holds both, the other one. Looked up only.
  private var others: [Int: Int] = [:]
  /// The same the other way round.
  private var holders: [Int: Int] = [:]
  /// Whether the first theme is dark, so that its colours are the second of each pair.
  private let isFirstDark: Bool

  /// Whether there is any pair.
  var isEmpty: Bool { others.isEmpty }

  init(_ graph: ThemeGraph, _ rules: CSSContextRules) {
    let modifiers = graph.modifiers.indices
    guard
      let modifier = modifiers.first(where: {
        rules.strategy(of: graph.modifiers[$0]) == .lightDark
      }),
      let usual = graph.themes.first?.contexts[modifier]
    else {
      isFirstDark = false
      return
    }
    let contexts = graph.modifiers[modifier].contexts
    let appearances = Appearance.appearances(of: graph.modifiers[modifier])
    let first = contexts.firstIndex(of: usual).flatMap { appearances[$0] } ?? Appearance()
    isFirstDark = first.isDark
    let wanted = Appearance(isDark: !first.isDark, hasHighContrast: first.hasHighContrast)
    guard let partner = appearances.firstIndex(of: wanted) else { return }
    var themes: [[String]: Int] = [:]
    for (index, theme) in graph.themes.enumerated() { themes[theme.contexts] = index }
    for (index, theme) in graph.themes.enumerated() where theme.contexts[modifier] == usual {
      var contexts = theme.contexts
      contexts[modifier] = graph.modifiers[modifier].contexts[partner]
      guard let other = themes[contexts] else { continue }
      others[index] = other
      holders[other] = index
    }
  }

  /// The theme whose colours stand in this one's block.
  func other(of theme: Int) -> Int? { others[theme] }

  /// The theme in whose block the colours of this one stand.
  func holder(of theme: Int) -> Int? { holders[theme] }

  /// Whether a token is a colour in both of two themes.
  static func isColor(_ token: TokenID, _ left: Int, _ right: Int, _ graph: ThemeGraph) -> Bool {
    graph.value(of: token, inTheme: left)?.asColor != nil
      && graph.value(of: token, inTheme: right)?.asColor != nil
  }

  /// The two themes in the order of the function's arguments.
  func ordered(_ theme: Int, _ other: Int) -> (light: Int, dark: Int) {
    isFirstDark ? (other, theme) : (theme, other)
  }
}
