/// The types that Tokens Studio has besides the standard's.
enum StudioTypes {
  /// The standard's type that each is, where the value allows it.
  static let meant: [String: TokenType] = [
    "borderRadius": .dimension, "borderWidth": .dimension, "boxShadow": .shadow,
    "fontFamilies": .fontFamily, "fontSizes": .dimension, "fontWeights": .fontWeight,
    "letterSpacing": .dimension, "lineHeights": .number, "opacity": .number,
    "paragraphIndent": .dimension, "paragraphSpacing": .dimension, "sizing": .dimension,
    "spacing": .dimension,
  ]

  /// The extension in which the tool keeps what it knows of a token.
  static let extensionKey: StaticString = "studio.tokens"

  /// Those that no other dialect has.
  static let own: [StaticString] = [
    "boxShadow", "fontFamilies", "fontSizes", "fontWeights", "lineHeights", "paragraphSpacing",
    "composition",
  ]
}
