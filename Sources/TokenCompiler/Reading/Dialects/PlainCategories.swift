/// The types that names give in the plain dialect: the whole table.
///
/// The segment that decides is the *category*: the first of a path, the second below `theme` and
/// `primitives`. Below `typography`, `shadow` and `shape` the last segment decides. Where that is no
/// category, the segment nearest to the leaf that is one in `measures` decides about numbers alone: a
/// text there is what it looks like.
enum PlainCategories {
  /// What a category says of the tokens in it.
  enum Rule: Sendable, Hashable {
    /// All are of one type.
    case type(TokenType)
    /// Each is what it looks like: text or a boolean.
    case textOrBoolean
    /// The last segment of the path decides.
    case lastSegment([String: TokenType], others: TokenType?)
  }

  /// Categories that are so only right below `theme` or at the top: elsewhere they are ordinary
  /// words.
  static let words: [String: Rule] = [
    "accessibility": .textOrBoolean,
    "behavior": .textOrBoolean,
    "content": .type(.string),
    "corner-style": .type(.string),
    "mode": .type(.string),
    "transparent": .type(.color),
  ]

  /// Categories that mean the same wherever they stand.
  static let measures: [String: Rule] = {
    var table: [String: Rule] = [
      "color": .type(.color), "colors": .type(.color), "colour": .type(.color),
      "font-family": .type(.fontFamily), "font-families": .type(.fontFamily),
      "font-weight": .type(.fontWeight), "font-weights": .type(.fontWeight),
      "duration": .type(.duration), "durations": .type(.duration),
      "shadow": .lastSegment(["color": .color, "opacity": .number], others: .dimension),
      "shadows": .lastSegment(["color": .color, "opacity": .number], others: .dimension),
      "shape": .lastSegment(
        [
          "corner-family": .string, "corner-size": .dimension, "corner-percentage": .number,
        ], others: nil),
      "typography": .lastSegment(
        [
          "family": .fontFamily, "font-family": .fontFamily, "size": .dimension,
          "font-size": .dimension, "weight": .fontWeight, "font-weight": .fontWeight,
          "letter-spacing": .dimension, "line-height": .number, "color": .color,
        ], others: nil),
    ]
    for name in dimensions { table[name] = .type(.dimension) }
    for name in numbers { table[name] = .type(.number) }
    return table
  }()

  /// Lengths; a bare number is points.
  static let dimensions = [
    "blur", "border-radius", "border-width", "corner-radius", "corner-size", "elevation",
    "font-size", "font-sizes", "gap", "height", "icon-size", "image-padding", "inset",
    "letter-spacing", "margin", "margin-bottom", "margin-leading", "margin-left", "margin-right",
    "margin-top", "margin-trailing", "margin-x", "margin-y", "max-height", "max-width",
    "min-height", "min-width", "offset", "offset-x", "offset-y", "outline-width", "padding",
    "padding-bottom", "padding-leading", "padding-left", "padding-right", "padding-top",
    "padding-trailing", "padding-x", "padding-y", "radius", "radii", "size", "sizer", "sizes",
    "sizing", "space", "spacer", "spacing", "spread", "stroke-width", "touch-target", "width",
  ]

  /// Numbers without a unit.
  static let numbers = [
    "alpha", "aspect-ratio", "corner-percentage", "line-height", "opacity", "ratio", "scale",
    "z-index",
  ]

  /// The names that stand above the categories.
  static let roots: [String] = ["theme", "primitives"]

  private static let longest =
    (Array(measures.keys) + Array(words.keys)).map(\.utf8.count).max() ?? 0

  /// What a segment says as the category of a path; `isWord` where ordinary words count too.
  static func rule(of segment: ArraySlice<UInt8>, words isWord: Bool) -> Rule? {
    guard segment.count <= longest else { return nil }
    let name = String(decoding: segment, as: UTF8.self)
    return measures[name] ?? (isWord ? words[name] : nil)
  }

  /// Whether a segment stands above the categories.
  static func isRoot(_ segment: ArraySlice<UInt8>) -> Bool {
    roots.contains { segment.elementsEqual($0.utf8) }
  }
}
