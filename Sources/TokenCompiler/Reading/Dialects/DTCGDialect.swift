/// DTCG 2025.10, to the letter.
enum DTCGDialect: DialectReader {
  static let name = Dialect.dtcg

  private static let spelling = DialectSpelling(
    leaves: .dollar, isTolerant: false, references: ReferenceSyntax(isStrict: true),
    hasPointers: true)

  static func recognizes(_ survey: DocumentSurvey) -> Recognition {
    DTCGDraftDialect.recognizes(survey)
  }

  static func reason(_ survey: DocumentSurvey) -> String { DTCGDraftDialect.reason(survey) }

  static func read(_ tree: JSONTree, _ part: DocumentPart, into result: inout ReadSource) {
    var reader = TokenSetReader(tree, spelling: spelling)
    reader.read(part)
    result.add(reader, isBesideValue: true)
  }
}

/// DTCG with what older drafts and real files have: hex colours, `"16px"`, `$extensions.mode`.
enum DTCGDraftDialect: DialectReader {
  static let name = Dialect.dtcgDraft

  private static let spelling = DialectSpelling(
    leaves: .dollar, isTolerant: true, references: ReferenceSyntax(takesEscapesAsText: true),
    hasPointers: true,
    hasTemplates: true, hasModeExtension: true)

  static func recognizes(_ survey: DocumentSurvey) -> Recognition {
    if survey.dollarValues > 0 { return survey.isDollarStyle ? .possibly : .certainly }
    guard survey.dollarProperties > 0 else { return .no }
    return survey.bareLeaves + survey.bareValues > 0 ? .possibly : .certainly
  }

  static func reason(_ survey: DocumentSurvey) -> String {
    survey.dollarValues > 0
      ? "its tokens are objects with '$value'" : "it has '$type', '$ref' or '$extends'"
  }

  static func read(_ tree: JSONTree, _ part: DocumentPart, into result: inout ReadSource) {
    var reader = TokenSetReader(tree, spelling: spelling)
    reader.read(part)
    result.add(reader, isBesideValue: true)
  }
}
