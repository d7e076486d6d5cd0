extension ThemeDifference {
  /// The difference for a change log or the comment of a review.
  package func markdown() -> String {
    var text = "**\(headline)**\n"
    for changeClass in ChangeClass.allCases {
      let groups = groups(of: changeClass)
      guard !groups.isEmpty else { continue }
      let name = changeClass.rawValue
      text += "\n### \(name.prefix(1).uppercased() + name.dropFirst())\n\n"
      for group in groups.prefix(Self.listedChanges) {
        let change = group.change
        text += "- \(MarkdownText.line(change.title)): \(MarkdownText.line(change.sentence))\n"
        if !group.followers.isEmpty {
          text += "  - \(MarkdownText.line(Self.followers(group.followers)))\n"
        }
      }
      let more = groups.count - Self.listedChanges
      if more > 0 { text += "- \(Self.notListed(more))\n" }
    }
    return text
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
