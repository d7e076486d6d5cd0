/// Figma's Variables exports, in the shapes of its REST API and of plugins.
enum FigmaDialect: DialectReader {
  static let name = Dialect.figma

  static func recognizes(_ survey: DocumentSurvey) -> Recognition {
    survey.hasFigmaVariables ? .certainly : .no
  }

  static func read(_ tree: JSONTree, _ part: DocumentPart, into result: inout ReadSource) {
    result.isBroken = true
    result.findings.append(.dialectNotRead("Figma", in: tree))
  }
}
