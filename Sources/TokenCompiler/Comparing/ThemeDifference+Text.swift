extension ThemeDifference {
  /// The difference for a terminal.
  package func text(_ themes: BrokenThemes? = nil) -> String {
    report(themes, as: PlainDifference.self)
  }
}

private enum PlainDifference: DifferenceForm {
  static func headline(_ text: String) -> String { text + "\n" }
  static func heading(_ name: String) -> String { "\n\(name)\n" }
  static func headingOfThemes(_ text: String, isLast: Bool) -> String { "\n\(text)\n" }
  static func item(_ words: [ChangeWords]) -> String { "  \(plain(words))\n" }
  static func detail(_ words: [ChangeWords]) -> String { "    \(plain(words))\n" }

  private static func plain(_ words: [ChangeWords]) -> String {
    words.map { word in
      switch word {
      case .words(let text), .code(let text): DisplayText.line(text)
      }
    }.joined()
  }
}
