/// Tokens Studio: sets, `$themes`, `$metadata.tokenSetOrder`, math.
enum TokensStudioDialect: DialectReader {
  static let name = Dialect.tokensStudio

  static func recognizes(_ survey: DocumentSurvey) -> Recognition {
    survey.hasStudioMembers ? .certainly : .no
  }

  static func read(_ tree: JSONTree, _ part: DocumentPart, into result: inout ReadSource) {
    result.findings.append(.dialectNotRead("Tokens Studio", in: tree))
  }
}
