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
    if survey.bareValues > survey.bareLeaves || survey.areDoubtfulValuesTokens { return .no }
    let hasLeaves = survey.bareLeaves > 0 || survey.quantities > 0 && survey.bareValues == 0
    return hasLeaves ? .certainly : .possibly
  }

  static func reason(_ survey: DocumentSurvey) -> String {
    if survey.isBackbase {
      return "it has Backbase's 'dynamic' or 'fixed' groups, or values of modes"
    }
    return survey.bareLeaves + survey.quantities > 0
      ? "its values stand in its groups by themselves, without '$value' or 'value'"
      : "it has nothing that another dialect has"
  }

  static func read(_ tree: JSONTree, _ part: DocumentPart, into result: inout ReadSource) {
    var reader = TokenSetReader(tree, spelling: spelling)
    reader.read(part)
    result.add(reader, isBesideValue: false)
  }
}
