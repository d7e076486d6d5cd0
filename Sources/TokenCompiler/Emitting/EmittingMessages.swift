// Every message of the emitters, alphabetical.
extension Diagnostic {
  static func jsonPathCollision(
    _ path: String, at span: SourceSpan, other: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision, .error, "two tokens have the path '\(path)' in flat JSON", at: span,
      path: path,
      help: "rename one of them, or write nested JSON",
      related: [RelatedPlace("the other one is here", at: other)])
  }
}
