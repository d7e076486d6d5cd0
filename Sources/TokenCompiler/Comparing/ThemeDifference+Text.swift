extension ThemeDifference {
  /// A report lists so many changes of a class.
  static let listedChanges = 1000

  /// The difference for a terminal.
  package func text() -> String {
    var text = headline + "\n"
    for changeClass in ChangeClass.allCases {
      let groups = groups(of: changeClass)
      guard !groups.isEmpty else { continue }
      text += "\n\(changeClass.rawValue)\n"
      for group in groups.prefix(Self.listedChanges) {
        let change = group.change
        text += "  \(Self.plain(change.title)): \(Self.plain(change.sentence))\n"
        if !group.followers.isEmpty {
          text += "    \(Self.plain(Self.followers(group.followers)))\n"
        }
      }
      let more = groups.count - Self.listedChanges
      if more > 0 { text += "  \(Self.notListed(more))\n" }
    }
    return text
  }

  private static func plain(_ words: [ChangeWords]) -> String {
    words.map { word in
      switch word {
      case .words(let text), .code(let text): DisplayText.line(text)
      }
    }.joined()
  }
}
