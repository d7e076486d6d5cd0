/// The values of a token as a picture shows them: each once, with the themes that have it.
struct NodeValues {
  struct Line {
    var text: String
    /// `#rrggbb` where it is a colour; what lies under a translucent one is white.
    var swatch: SwatchColor?
    /// The names of the themes; none where all have the value.
    var themes: [String]
  }

  private(set) var lines: [Line] = []
  /// How many more values there are.
  private(set) var more = 0

  private static let shownValues = 4
  private static let shownCharacters = 40

  init(_ token: TokenID, _ graph: ThemeGraph) {
    var values: [(value: TokenValue, themes: [Int])] = []
    for theme in graph.themes.indices {
      guard let value = graph.value(of: token, inTheme: theme) else { continue }
      if let known = values.firstIndex(where: { $0.value == value }) {
        values[known].themes.append(theme)
      } else {
        values.append((value, [theme]))
      }
    }
    more = max(0, values.count - Self.shownValues)
    lines = values.prefix(Self.shownValues).map { value, themes in
      Line(
        text: ValueText.text(value).cut(to: Self.shownCharacters),
        swatch: value.asColor.map(SwatchColor.init),
        themes: graph.names(ofThemes: themes))
    }
  }
}

/// A colour as a picture paints it.
struct SwatchColor {
  /// `#rrggbb`.
  let text: String
  /// Whether white can be read better on it than black.
  let isDark: Bool

  init(_ color: Color) {
    let opaque = color.composited(over: Color(.srgb, [1, 1, 1]))
    let bytes = opaque.srgbBytes
    text = "#" + Self.hex(bytes.red) + Self.hex(bytes.green) + Self.hex(bytes.blue)
    isDark = opaque.relativeLuminance < 0.18
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }
}

extension ThemeGraph {
  /// The names of some themes, shortened where they are many; none where they are all.
  func names(ofThemes indexes: [Int]) -> [String] {
    guard indexes.count < themes.count else { return [] }
    if indexes.count > 3 { return ["\(indexes.count) of \(themes.count) themes"] }
    return indexes.map { themes[$0].name }
  }
}

extension String {
  /// The text, or the beginning of it.
  func cut(to length: Int) -> String {
    count <= length ? self : prefix(length - 1) + "…"
  }
}
