extension ThemeDifference {
  /// The difference for a change log or the comment of a review.
  package func markdown(_ themes: BrokenThemes? = nil) -> String {
    var text = "**\(headline)**\n"
    for changeClass in ChangeClass.allCases {
      let groups = groups(of: changeClass)
      guard !groups.isEmpty else { continue }
      let name = changeClass.rawValue
      text += "\n### \(name.prefix(1).uppercased() + name.dropFirst())\n\n"
      for group in groups.prefix(Self.listedChanges) {
        let change = group.change
        text += "- \(MarkdownText.line(change.title)): \(MarkdownText.line(change.sentence))\n"
        let others = group.sentence
        if !others.isEmpty { text += "  - \(MarkdownText.line(others))\n" }
      }
      let more = groups.count - Self.listedChanges
      if more > 0 { text += "- \(Self.notListed(more))\n" }
    }
    return text + (themes.map(Self.markdown) ?? "")
  }

  private static func markdown(_ themes: BrokenThemes) -> String {
    var lines = SourceLines(themes.sources)
    var text = "\n### \(MarkdownText.line([.words(themes.headline)]))\n"
    for (index, use) in themes.uses.prefix(listedChanges).enumerated() {
      let place = MarkdownText.line([.code(lines.place(of: use.span) ?? "")])
      text += "\(index == 0 ? "\n" : "")- \(place): \(MarkdownText.line(use.sentence))\n"
    }
    let more = themes.uses.count - listedChanges
    return more > 0 ? text + "- \(notListed(more))\n" : text
  }
}

/// Markdown in which nothing from a theme is anything but text.
enum MarkdownText {
  static func line(_ words: [ChangeWords]) -> String {
    words.map { word in
      switch word {
      case .words(let text): escaped(DisplayText.line(text))
      case .code(let text): code(DisplayText.line(text))
      }
    }.joined()
  }

  /// A code span: between more backticks than any run of them that it holds.
  static func code(_ text: String) -> String {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let needsSpace = text.isEmpty || text.hasPrefix("`") || text.hasSuffix("`")
    return needsSpace ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      if "\\`*_[]<>|&~#!".unicodeScalars.contains(character) { result += "\\" }
      result.unicodeScalars.append(character)
    }
    return result
  }
}
