// Colours of texts and icons that no name puts on a background: people see them on the page.
extension ColorPairs {
  /// What is judged for people besides the rule's pairs, and why what else looks like a text is not.
  struct OnPage {
    var pairs: [ColorPair] = []
    var unjudged: [TokenID: JudgedPair.Silence] = [:]
  }

  /// Looks for colours of texts and icons that are in no pair of the rule's.
  func onPage() -> OnPage {
    var found = OnPage()
    let fronts = GraphWords(graph).facts(FrontName.init)
    let paired = Set(pairs.map(\.foreground))
    let pageOfLevel = Dictionary(
      pages.map { (level(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    for token in graph.tokens.ids where !paired.contains(token) {
      guard isColor(token), let kind = frontKind(of: token, fronts) else { continue }
      if isExempt(token) {
        found.unjudged[token] = .inactive
      } else if isForOtherGround(token, fronts) {
        found.unjudged[token] = .otherGround
      } else if let page = pageOfLevel[level(of: token)] ?? pages.first {
        found.pairs.append(ColorPair(foreground: token, background: page, kind: kind))
      } else {
        found.unjudged[token] = .noPage
      }
    }
    return found
  }

  /// The page that colours of a token's theme are seen on.
  func page(for token: TokenID) -> TokenID? {
    let own = level(of: token)
    return pages.first { level(of: $0) == own } ?? pages.first
  }

  private func isColor(_ token: TokenID) -> Bool {
    graph.columns.indices.contains { graph.value(of: token, inTheme: $0)?.asColor != nil }
  }

  /// What a name says a colour is for, or that of the group that it is in.
  private func frontKind(
    of token: TokenID, _ fronts: NameFacts<FrontName>
  ) -> ContrastOptions.Kind? {
    let own = fronts[token]
    guard !own.isNoFront else { return nil }
    if let kind = own.kind { return kind }
    let group = graph.tokens[token].group
    guard group != .root, !fronts[group].isNoFront else { return nil }
    return fronts[group].kind
  }

  private func isForOtherGround(_ token: TokenID, _ fronts: NameFacts<FrontName>) -> Bool {
    if fronts[token].isForOtherGround { return true }
    var group = graph.tokens[token].group
    while group != .root, !isColorCategory[group.index] {
      if fronts[group].isForOtherGround { return true }
      group = graph.groups[group].parent
    }
    return false
  }

  /// The group where the colours of a token's theme begin.
  private func level(of token: TokenID) -> GroupID {
    var group = graph.tokens[token].group
    while group != .root, !isColorCategory[group.index] {
      group = graph.groups[group].parent
    }
    return group
  }
}

/// What the words of a name say of a colour that no name puts on a background.
private struct FrontName {
  private(set) var kind: ContrastOptions.Kind?
  private(set) var isNoFront: Bool
  private(set) var isForOtherGround: Bool

  init(_ words: [String]) {
    isNoFront = words.contains(where: Self.notFronts.contains)
    isForOtherGround = words.contains(where: Self.otherGrounds.contains)
    if words.contains(where: Self.iconWords.contains) {
      kind = .icon
    } else if words.contains(where: Self.textWords.contains) {
      kind = .text
    }
  }

  private static let textWords: Set<String> = [
    "caption", "content", "fg", "foreground", "foregrounds", "heading", "headline", "label", "link",
    "links", "placeholder", "text", "texts", "title", "typography",
  ]
  private static let iconWords: Set<String> = ["glyph", "icon", "icons", "tint"]
  /// Words of what is for another ground than the page's.
  private static let otherGrounds: Set<String> = [
    "dark", "inverse", "inverted", "light", "on", "reverse", "scrim",
  ]
  private static let notFronts: Set<String> = [
    "background", "bg", "border", "container", "fill", "outline", "overlay", "ripple", "shadow",
    "stroke", "surface",
  ]
}
