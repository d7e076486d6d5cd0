// Every message about values of modes, alphabetical.
extension Diagnostic {
  static func missingMode(
    _ mode: String, keeps other: String, _ path: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unfinishedToken, .warning,
      "'\(path)' has no value for the mode '\(mode)', and keeps that for '\(other)'", at: span,
      path: path, help: "add \"\(mode)\"")
  }

  static func missingUsualMode(_ mode: String, _ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "'\(path)' has no value for the mode '\(mode)', here or in a lower layer", at: span,
      path: path, help: "add \"\(mode)\"")
  }

  static func modeNotInBase(
    _ names: [String], _ known: [String], at span: SourceSpan, path: String, others: [SourceSpan]
  ) -> Diagnostic {
    let list = names.prefix(4).map { "'\($0.shortenedForMessage)'" }.joined(separator: ", ")
    let has = known.prefix(8).map { "'\($0.shortenedForMessage)'" }.joined(separator: ", ")
    return Diagnostic(
      .invalidValue, .error, "the base theme has no mode \(list)", at: span, path: path,
      help: "it has \(has); list further ones under \"modifiers\" in tokenc.json",
      related: others.map { RelatedPlace("and here", at: $0) })
  }

  static func otherTypeInMode(
    _ path: String, _ type: TokenType, _ asked: TokenType, at span: SourceSpan, usual: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, .error,
      "'\(path)' is of type '\(type.name)' in this mode and of type '\(asked.name)' in the default"
        + " mode", at: span, path: path, help: "write a value of type '\(asked.name)'",
      related: [RelatedPlace("the value in the default mode is here", at: usual)])
  }

  static func unknownMode(
    _ name: String, _ meant: String, at span: SourceSpan, path: String, others: [SourceSpan],
    count: Int
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "there is no mode '\(name.shortenedForMessage)'"
        + (count > 1 ? ", which \(count) values have" : ""), at: span, path: path,
      help: "did you mean '\(meant)'?", related: others.map { RelatedPlace("and here", at: $0) },
      fix: count > others.count + 1
        ? nil : Fix(([span] + others).map { FixIt(replacing: $0, with: meant) }))
  }
}
