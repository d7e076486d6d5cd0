/// Style Dictionary: `value`, `type`, `comment`; references may end in `.value`.
enum StyleDictionaryDialect: DialectReader {
  static let name = Dialect.styleDictionary

  static func recognizes(_ survey: DocumentSurvey) -> Recognition {
    guard survey.dollarValues == 0, survey.bareValues > survey.bareLeaves else { return .no }
    return survey.bareLeaves == 0 ? .certainly : .possibly
  }

  static func read(_ tree: JSONTree, into result: inout ReadSource) {
    result.findings.append(.dialectNotRead("Style Dictionary", in: tree))
  }
}
