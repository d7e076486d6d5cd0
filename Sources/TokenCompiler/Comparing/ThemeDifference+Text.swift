extension ThemeDifference {
  /// A report lists so many changes of a class.
  static let listedChanges = 1000

  /// The difference for a terminal.
  package func text(_ themes: BrokenThemes? = nil) -> String {
    var text = headline + "\n"
    for changeClass in ChangeClass.allCases {
      let groups = groups(of: changeClass)
      guard !groups.isEmpty else { continue }
      text += "\n\(changeClass.rawValue)\n"
      for group in groups.prefix(Self.listedChanges) {
        let change = group.change
        text += "  \(Self.plain(change.title)): \(Self.plain(change.sentence))\n"
        let others = group.sentence
        if !others.isEmpty { text += "    \(Self.plain(others))\n" }
      }
      let more = groups.count - Self.listedChanges
      if more > 0 { text += "  \(Self.notListed(more))\n" }
    }
    return text + (themes.map(Self.text) ?? "")
  }

  private static func text(_ themes: BrokenThemes) -> String {
    var lines = SourceLines(themes.sources)
    var text = "\n\(themes.headline)\n"
    for use in themes.uses.prefix(listedChanges) {
      let place = DisplayText.line(lines.place(of: use.span) ?? "")
      text += "  \(place): \(plain(use.sentence))\n"
    }
    let more = themes.uses.count - listedChanges
    return more > 0 ? text + "  \(notListed(more))\n" : text
  }

  private static func plain(_ words: [ChangeWords]) -> String {
    words.map { word in
      switch word {
      case .words(let text), .code(let text): DisplayText.line(text)
      }
    }.joined()
  }
}
