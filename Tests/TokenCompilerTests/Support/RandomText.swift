@testable import TokenCompiler

/// Texts that try to get out of where they stand: the hostile ones, and pieces of them put together.
enum RandomText {
  private static let pieces =
    SampleGraphs.hostile + [
      "\\u", "\\0", "\"\"\"", "#\"", "\"#", "</script>", "<script>", "<![CDATA[", "<?xml", "&#0;",
      "&lt;", "%22", "::set-output name=x::", "##vso[", "\u{1B}]0;", "\u{9B}31m", "\u{8}", "\r\n",
      "\u{202A}", "\u{2069}", "\u{61C}", "$(id)", "$$", "@(", "\\)", "a:", "b ", "'", "\u{FFFE}",
      "\u{1F1E6}", "\u{200D}", "\u{300}", "\\(fatalError())", "*/ /*", "/*/", "x\\",
    ]

  /// `count` of them; the same in every run.
  static func texts(_ count: Int, seed: UInt64 = 5) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...6, using: &random)).map { _ in piece(&random) }.joined()
    }
  }

  private static func piece(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let scalar = Unicode.Scalar(UInt32.random(in: 0..<0x11_0000, using: &random))
      return scalar.map { String($0) } ?? "\u{FFFD}"
    case 1: return String(Unicode.Scalar(UInt8.random(in: 0..<0x80, using: &random)))
    default: return pieces.randomElement(using: &random) ?? ""
    }
  }

  /// In which a text may be shown: as it is, with what is hidden escaped, as XML and as CSS can hold it.
  static func forms(_ text: String) -> [String] {
    let xml = String(
      String.UnicodeScalarView(
        text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
          let isLost =
            scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
            || (0x7F..<0xA0).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
          return isLost ? Array(DisplayText.escape(scalar.value).unicodeScalars) : [scalar]
        }))
    let shown = DisplayText.line(text)
    let both = String(
      String.UnicodeScalarView(
        shown.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
          scalar.value & 0xFFFE == 0xFFFE
            ? Array(DisplayText.escape(scalar.value).unicodeScalars) : [scalar]
        }))
    let css = text.replacing("\u{0}", with: "\u{FFFD}")
    // SARIF's messages double braces.
    let doubled = [text, shown].map { text in
      text.unicodeScalars.map { "{}".unicodeScalars.contains($0) ? "\($0)\($0)" : "\($0)" }.joined()
    }
    return [text, shown, xml, both, css] + doubled
  }
}
