// Text on the page: what names say of no component.
extension ColorPairs {
  /// Names of colours that lie behind everything, and of groups that hold one.
  private static let pageNames: Set<String> = ["background", "bg", "canvas", "page", "surface"]
  private static let pageGroups: Set<String> = [
    "background", "backgrounds", "bg", "surface", "surfaces",
  ]
  /// Which member of such a group it is.
  private static let pagesInGroup: Set<String> = [
    "app", "base", "body", "canvas", "default", "page",
  ]

  private static let textNames: Set<String> = ["fg", "foreground", "text"]
  private static let textGroups: Set<String> = [
    "content", "fg", "foreground", "foregrounds", "text",
  ]
  /// Members of such a group that stand on the page, whatever else there is.
  private static let textsInGroup: Set<String> = [
    "base", "body", "default", "heading", "main", "primary", "secondary", "support", "title",
  ]

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
      let declared = graph.tokens[token]
      guard let name = onlyWord(declared.name) else { continue }
      if isLevel(declared.group) {
        if Self.pageNames.contains(name) {
          levels[declared.group, default: Level()].pages.append(token)
        }
        if Self.textNames.contains(name) {
          levels[declared.group, default: Level()].texts.append(token)
        }
      }
      let around = graph.groups[declared.group]
      guard declared.group != .root, isLevel(around.parent), let group = onlyWord(around.name)
      else {
        continue
      }
      if Self.pageGroups.contains(group), Self.pagesInGroup.contains(name) {
        levels[around.parent, default: Level()].pages.append(token)
      }
      if Self.textGroups.contains(group), Self.textsInGroup.contains(name) {
        levels[around.parent, default: Level()].texts.append(token)
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

  /// Whether a theme's colours begin in a group.
  private func isLevel(_ group: GroupID) -> Bool {
    group != .root && Self.isColorCategory(graph.names.utf8(graph.groups[group].name))
  }

  /// The one word of a name, but for those that every colour could have.
  private mutating func onlyWord(_ name: Name) -> String? {
    let words = words.words(of: name).filter { !Self.fillers.contains($0) }
    return words.count == 1 ? words[0] : nil
  }
}
