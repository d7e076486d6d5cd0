/// Figma's variables: its REST API's answer, the lists that plugins export, and token files with
/// Figma's extensions.
enum FigmaDialect: DialectReader {
  static let name = Dialect.figma

  static func spelling(_ leaves: DialectSpelling.Leaves) -> DialectSpelling {
    DialectSpelling(
      leaves: leaves, isTolerant: true,
      references: ReferenceSyntax(trimsPath: true, takesEscapesAsText: true),
      hasPointers: leaves == .dollar, hasTemplates: true, hasModeExtension: true,
      keepsOtherValues: true, tool: "com.figma", respellsReferences: true)
  }

  static func recognizes(_ survey: DocumentSurvey) -> Recognition {
    let isExport = survey.hasFigmaVariables && survey.dollarValues == 0
    return isExport || survey.hasFigmaExtensions ? .certainly : .no
  }

  static func reason(_ survey: DocumentSurvey) -> String {
    survey.hasFigmaVariables
      ? "it lists variables with a value for each mode" : "it has an extension of Figma"
  }

  static func read(_ tree: JSONTree, _ part: DocumentPart, into result: inout ReadSource) {
    guard !FigmaDocument.isOne(tree) else {
      var reader = FigmaReader(FigmaDocument(tree))
      return reader.read(into: &result)
    }
    let survey = DocumentSurvey(tree)
    var reader = TokenSetReader(
      tree, spelling: spelling(survey.dollarValues >= survey.bareValues ? .dollar : .bare))
    reader.read(part)
    result.add(reader, isBesideValue: true)
  }
}
