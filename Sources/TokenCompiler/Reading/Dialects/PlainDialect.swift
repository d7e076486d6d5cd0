/// Nested objects whose leaves are bare values; also Backbase's files, whose leaves are objects with
/// a `$value`, for each mode where the theme is dynamic.
enum PlainDialect: DialectReader {
  static let name = Dialect.plain

  private static let spelling = DialectSpelling(
    leaves: .plain, isTolerant: true,
    references: ReferenceSyntax(hasAngles: true, takesAnyPath: true))

  static func recognizes(_ survey: DocumentSurvey) -> Recognition {
    if survey.isBackbase { return .certainly }
    if survey.dollarValues > 0 { return .no }
    if survey.bareValues > survey.bareLeaves { return .no }
    return survey.bareLeaves > 0 ? .certainly : .possibly
  }

  static func read(_ tree: JSONTree, _ part: DocumentPart, into result: inout ReadSource) {
    var reader = TokenSetReader(tree, spelling: spelling)
    reader.read(part)
    result.add(reader, isBesideValue: false)
  }
}

/// What Backbase's files have besides the plain dialect.
enum BackbaseShape {
  /// Whether a value is an object with a text, number, boolean or null for `light`, `dark` or both:
  /// no type of the standard has such a value.
  static func isModes(_ index: Int, in tree: JSONTree) -> Bool {
    guard tree.nodes[index].kind == .object, Int(tree.nodes[index].next) > index + 1 else {
      return false
    }
    return tree.children(of: index).allSatisfy { child in
      let node = tree.nodes[child]
      return node.kind != .object && node.kind != .array
        && (tree.key(node, is: "light") || tree.key(node, is: "dark"))
    }
  }

  /// Whether a member says what a group's leaves hold: one value (`fixed`) or one for each mode
  /// (`dynamic`). It is no type of a token.
  static func isKindOfValues(_ node: JSONNode, in tree: JSONTree) -> Bool {
    tree.key(node, is: "$type")
      && (tree.string(node, is: "dynamic") || tree.string(node, is: "fixed"))
  }
}
