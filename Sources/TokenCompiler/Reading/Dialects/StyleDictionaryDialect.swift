/// Style Dictionary: `value`, `type`, `comment`; references may end in `.value`.
enum StyleDictionaryDialect: DialectReader {
  static let name = Dialect.styleDictionary

  private static let spelling = DialectSpelling(
    leaves: .bare, isTolerant: true,
    references: ReferenceSyntax(trimsPath: true, takesEscapesAsText: true),
    hasTemplates: true, hasModeExtension: true, keepsOtherValues: true)

  static func recognizes(_ survey: DocumentSurvey) -> Recognition {
    if survey.areDoubtfulValuesTokens || survey.isDollarStyle { return .certainly }
    guard survey.dollarValues == 0, survey.bareValues > survey.bareLeaves else { return .no }
    return survey.bareLeaves == 0 ? .certainly : .possibly
  }

  static func reason(_ survey: DocumentSurvey) -> String {
    survey.isDollarStyle
      ? "its tokens with '$value' have members that only Style Dictionary has"
      : "its tokens are objects with 'value', and none has '$value'"
  }

  static func read(_ tree: JSONTree, _ part: DocumentPart, into result: inout ReadSource) {
    var reader = TokenSetReader(tree, spelling: spelling)
    reader.set.mergesDeeply = true
    reader.read(part)
    result.isDollarStyle = DocumentSurvey(tree).isDollarStyle
    result.add(reader, isBesideValue: true)
  }
}
