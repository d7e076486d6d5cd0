/// What a system can ask for, and the contexts that answer it.
enum CSSMediaQueries {
  /// The queries under which a context holds, where `usual` holds otherwise.
  static func queries(of context: String, _ modifier: Modifier, usual: String) -> [String] {
    let appearances = Appearance.appearances(of: modifier)
    guard let own = modifier.contexts.firstIndex(of: context).flatMap({ appearances[$0] }) else {
      return []
    }
    let first = modifier.contexts.firstIndex(of: usual).flatMap { appearances[$0] }
    var queries: [String] = []
    if own.isDark != first?.isDark ?? false {
      queries.append("(prefers-color-scheme: \(own.isDark ? "dark" : "light"))")
    }
    if own.hasHighContrast, first?.hasHighContrast != true {
      queries.append("(prefers-contrast: more)")
    }
    return queries
  }

  /// Whether no context is one that a system asks for.
  static func saysNothing(of modifier: Modifier) -> Bool {
    Appearance.appearances(of: modifier).allSatisfy { $0 == nil }
  }
}
