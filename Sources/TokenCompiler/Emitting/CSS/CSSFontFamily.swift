/// Names of fonts.
enum CSSFontFamily {
  /// The families that CSS and browsers know by these words; quoted they would be fonts of that
  /// name.
  static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong", "-apple-system",
    "BlinkMacSystemFont",
  ]
}
