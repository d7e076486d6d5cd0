/// The wording of the conversion, alphabetical.
extension Diagnostic {
  /// Tokens that the standard cannot say, all for one reason.
  static func leftOut(_ paths: [String], _ reason: String, at span: SourceSpan) -> Diagnostic {
    let isOne = paths.count == 1
    let verb = isOne ? reason : plural(reason)
    return Diagnostic(
      .notInStandard, .warning,
      "\(list(paths)) \(verb), which the standard does not have", at: span, path: paths.first,
      help: "\(isOne ? "it is" : "they are") kept in the '$extensions' of the document")
  }

  static func otherNames(_ changes: [(old: String, new: String)], at span: SourceSpan) -> Diagnostic
  {
    let named = changes.prefix(3).map { "'\($0.old)' is now '\($0.new)'" }
    let more = changes.count > 3 ? " and \(changes.count - 3) more are changed" : ""
    return Diagnostic(
      .notInStandard, .note,
      "names that the standard does not allow: \(named.joined(separator: ", "))\(more)", at: span,
      path: changes.first?.old, help: "the '$extensions' of the document list them all")
  }

  static func otherType(_ paths: [String], _ type: TokenType, at span: SourceSpan) -> Diagnostic {
    let isOne = paths.count == 1
    return Diagnostic(
      .notInStandard, .note,
      "\(list(paths)) \(isOne ? "has" : "have") a type of another tool and "
        + "\(isOne ? "is" : "are") now of the type '\(type.name)'", at: span, path: paths.first,
      help: "the form of the value says so")
  }

  /// What differs in a combination of contexts as no document can say it.
  static func tangled(_ path: String, theme: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notInStandard, .error,
      "what '\(path)' is in '\(theme)' does not follow from each of its contexts alone", at: span,
      path: path,
      help: "convert the contexts of one modifier for each of the other with '--input'")
  }

  private static func list(_ paths: [String]) -> String {
    let named = paths.prefix(3).map { "'\($0)'" }
    let more = paths.count > 3 ? ["\(paths.count - 3) more"] : []
    guard let last = (named + more).last, paths.count > 1 else { return named.joined() }
    return (named + more).dropLast().joined(separator: ", ") + " and " + last
  }

  private static func plural(_ reason: String) -> String {
    let forms = [
      ("is a text", "are texts"), ("is a boolean", "are booleans"), ("is null", "are null"),
      ("is a typography", "are typographies"), ("has ", "have "),
    ]
    for (one, many) in forms where reason.hasPrefix(one) {
      return many + reason.dropFirst(one.count)
    }
    return reason
  }
}
