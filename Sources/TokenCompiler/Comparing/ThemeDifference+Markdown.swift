extension ThemeDifference {
  /// The difference for a change log or the comment of a review.
  package func markdown(_ themes: BrokenThemes? = nil) -> String {
    report(themes, as: MarkdownDifference.self)
  }
}

private enum MarkdownDifference: DifferenceForm {
  static func headline(_ text: String) -> String { "**\(text)**\n" }

  static func heading(_ name: String) -> String {
    "\n### \(name.prefix(1).uppercased() + name.dropFirst())\n\n"
  }

  static func headingOfThemes(_ text: String, isLast: Bool) -> String {
    "\n### \(MarkdownText.line([.words(text)]))\n" + (isLast ? "" : "\n")
  }

  static func item(_ words: [ChangeWords]) -> String { "- \(MarkdownText.line(words))\n" }
  static func detail(_ words: [ChangeWords]) -> String { "  - \(MarkdownText.line(words))\n" }
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
