// Text on the page: what names say of no component.
extension ColorPairs {
  /// The colours of one level, where all colours of a theme begin.
  private struct Level {
    var pages: [TokenID] = []
    var texts: [TokenID] = []
  }

  /// Pairs the usual colours of text with the colour of the page, where both stand directly among a
  /// theme's colours or in a group there: `color.text.default` with `color.background.page`.
  mutating func findPagePairs() {
    var levels: [GroupID: Level] = [:]
    for token in graph.tokens.ids {
      let group = graph.tokens[token].group
      let (own, around) = (names[token].page, names[group].page)
      guard !own.isEmpty else { continue }
      if isColorCategory[group.index] {
        if own.contains(.page) { levels[group, default: Level()].pages.append(token) }
        if own.contains(.text) { levels[group, default: Level()].texts.append(token) }
      }
      let outer = graph.groups[group].parent
      guard isColorCategory[outer.index] else { continue }
      if around.contains(.pageGroup), own.contains(.pageInGroup) {
        levels[outer, default: Level()].pages.append(token)
      }
      if around.contains(.textGroup), own.contains(.textInGroup) {
        levels[outer, default: Level()].texts.append(token)
      }
    }
    let known = Set(pairs.map { [$0.foreground, $0.background] })
    for group in graph.groups.ids {
      guard let level = levels[group] else { continue }
      pages += level.pages
      for page in level.pages {
        for text in level.texts where !known.contains([text, page]) { add(text, on: page, .text) }
      }
    }
  }
}
