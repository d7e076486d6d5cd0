extension ThemeDifference {
  /// The difference as a page: both versions of each theme side by side, and what has changed said at
  /// its token.
  ///
  /// - Parameters:
  ///   - old: The version that was.
  ///   - new: The version that is.
  ///   - title: What stands at the top.
  package func page(
    from old: ThemeGraph, to new: ThemeGraph, _ themes: BrokenThemes? = nil, title: String
  ) -> [UInt8] {
    let content = DifferencePage(self, old, new).content(themes)
    return PageWriter.page(content, title: title, kind: headline)
  }
}

/// Puts two versions beside each other.
private struct DifferencePage {
  private let difference: ThemeDifference
  private let old: ThemeGraph
  private let new: ThemeGraph

  init(_ difference: ThemeDifference, _ old: ThemeGraph, _ new: ThemeGraph) {
    self.difference = difference
    self.old = old
    self.new = new
  }

  func content(_ themes: BrokenThemes?) -> PageContent {
    let judgements = [ThemeJudgement(colorsOf: old), ThemeJudgement(colorsOf: new)]
    var content = PageContent([old, new], columns, rows, judgements)
    let changes = DifferenceNotes(difference, content)
    let uses = themes.map(DifferenceNotes.notes(of:)) ?? []
    content.notes =
      Array(uses.prefix(PageNote.limit)) + changes.notes(behind: min(uses.count, PageNote.limit))
    content.omittedNotes = max(uses.count - PageNote.limit, 0) + changes.omitted
    return content
  }

  /// Each theme before and after; one that only one version has stands alone.
  private var columns: [PageContent.Column] {
    let pairs = ThemePairs(ThemeInventory(themesOf: old), ThemeInventory(themesOf: new)).pairs
    func column(_ side: PageContent.Side, _ theme: Int) -> PageContent.Column {
      let graph = side == .before ? old : new
      return PageContent.Column(
        graph: side == .before ? 0 : 1, theme: theme, name: graph.themes[theme].name, side: side)
    }
    var columns: [PageContent.Column] = []
    for theme in new.themes.indices {
      if let pair = pairs.first(where: { $0.new == theme }) {
        var before = column(.before, pair.old)
        before.shownName = pair.name
        columns.append(before)
      }
      columns.append(column(.after, theme))
    }
    let paired = Set(pairs.map(\.old))
    return columns
      + old.themes.indices.filter { !paired.contains($0) }.map { column(.before, $0) }
  }

  /// The tokens of the new version, each with what it was before, and then those that are gone.
  private var rows: [PageContent.Row] {
    var formers: [String: String] = [:]
    for change in difference.changes where change.kind == .renamed {
      if let path = change.path { formers[path] = change.former }
    }
    var isKept = Array(repeating: false, count: old.tokens.count)
    var rows: [PageContent.Row] = new.tokens.ids.map { token in
      let path = new.path(of: token)
      let before = old.token(at: formers[path] ?? path)
      if let before { isKept[before.index] = true }
      return [before, token]
    }
    rows += old.tokens.ids.filter { !isKept[$0.index] }.map { [$0, nil] }
    return rows
  }
}

extension ThemeInventory {
  /// The themes alone.
  fileprivate init(themesOf graph: ThemeGraph) {
    self.init(modifiers: graph.modifiers.map(\.name), themes: graph.themes)
  }
}

extension ThemeJudgement {
  /// How the colours of a graph stand apart, by the defaults.
  fileprivate init(colorsOf graph: ThemeGraph) {
    self.init()
    judgeColors(of: graph, ContrastOptions())
  }
}
