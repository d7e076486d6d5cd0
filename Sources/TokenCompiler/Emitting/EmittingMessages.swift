// Every message of the emitters, alphabetical.
extension Diagnostic {
  static func cssFallbackMapped(_ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .gamut, .note,
      "'\(path)' is outside sRGB; browsers without its colour space get the nearest sRGB colour",
      at: span, path: path, help: "'hex' in the colour sets what they get")
  }

  static func cssNameCollision(
    _ name: String, _ path: String, at span: SourceSpan, other: String, at otherSpan: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision, .error, "'\(path)' and '\(other)' get the same CSS name '\(name)'",
      at: span, path: path, help: "rename one of them",
      related: [RelatedPlace("'\(other)' is declared here", at: otherSpan)])
  }

  static func cssClassCollision(
    _ name: String, _ path: String, at span: SourceSpan, other: String, at otherSpan: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision, .error, "'\(path)' and '\(other)' get the same CSS class '\(name)'",
      at: span, path: path, help: "rename one of them, or leave its kind out of '--css-classes'",
      related: [RelatedPlace("'\(other)' is declared here", at: otherSpan)])
  }

  static func cssNoAppearance(_ modifier: Modifier, _ strategy: String) -> Diagnostic {
    Diagnostic(
      .invalidInput, .error,
      "--css-contexts says '\(strategy)' of '\(modifier.name)', of which no context means dark, light "
        + "or more contrast",
      at: nil, help: "say it of each context: '\(modifier.name)=CONTEXT: @media QUERY'")
  }

  static func cssUnknownContext(_ name: String, of modifier: Modifier) -> Diagnostic {
    Diagnostic(
      .invalidInput, .error,
      "--css-contexts names '\(name)', which is no context of the modifier '\(modifier.name)'",
      at: nil, help: proposal(for: name, among: modifier.contexts))
  }

  static func cssUnknownModifier(_ name: String, _ modifiers: [String]) -> Diagnostic {
    Diagnostic(
      .invalidInput, .error, "--css-contexts names '\(name)', which is no modifier", at: nil,
      help: proposal(for: name, among: modifiers))
  }

  private static func proposal(for name: String, among names: [String]) -> String? {
    NearestName.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
      ?? (names.isEmpty
        ? nil : "there is \(names.prefix(10).map { "'\($0)'" }.joined(separator: ", "))")
  }

  static func graphUnknownToken(
    _ path: String, option: String, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .invalidInput, .error, "\(option) names '\(path)', which is no token and no group", at: nil,
      help: nearest.map { "did you mean '\($0)'?" })
  }

  static func jsonPathCollision(
    _ path: String, at span: SourceSpan, other: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision, .error, "two tokens have the path '\(path)' in flat JSON", at: span,
      path: path,
      help: "rename one of them, or write nested JSON",
      related: [RelatedPlace("the other one is here", at: other)])
  }

  static func unknownAppearance(_ name: String, option: String, known: [String]) -> Diagnostic {
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .invalidInput, .error, "\(option) names '\(name)', which is no modifier", at: nil,
      help: known.isEmpty ? "there are no modifiers" : "the modifiers are \(list)")
  }
}
