/// A custom theme overrides a token that it must leave as it is.
public struct FrozenToken: LintRule {
  /// `frozen-token`
  public static let id = DiagnosticID(rawValue: "frozen-token")
  /// One line.
  public static let summary = "A custom theme changes a token that the configuration freezes."
  /// Why it matters.
  public static let rationale = """
    Some tokens are no matter of taste: the size of a target for touches, the colour of a warning. The \
    configuration names them, and nobody's theme may change them.
    """
  /// What to do.
  public static let fix = "Remove the override."
  /// A frozen size is changed.
  public static let bad = example(#"{ "theme": { "touch-target": { "default": 60 } } }"#)
  /// It is left alone.
  public static let good = example(#"{ "theme": { "radius": { "button": 12 } } }"#)
  /// An error.
  public static let defaultSeverity: Severity? = .error
  /// `build` runs it too.
  public static let runsInBuild = true

  private static func example(_ theme: String) -> DiagnosticExample {
    DiagnosticExample(
      [
        "tokenc.json": #"{ "contract": { "frozen": "theme.touch-target.**" } }"#,
        "base.json":
          #"{ "theme": { "touch-target": { "default": 44 }, "radius": { "button": 8 } } }"#,
        "acme.json": theme,
      ], "validate acme.json --base base.json")
  }

  /// The rule.
  public init() {}

  /// Reports each override of a frozen token that changes it, at its key.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let frozen = context.configuration.contract.frozen
    let graph = context.graph
    guard !frozen.isEmpty || !graph.contractFacts.isEmpty, let overrides = Overrides(context)
    else { return }
    let flagged = Set(
      graph.declarations.all.filter { $0.flags.contains(.frozen) }.map(\.token))
    let isFrozen = graph.tokens.ids.map { token in
      if flagged.contains(token) { return true }
      let path = graph.path(of: token)
      return frozen.contains { $0.matches(path) }
    }
    for theme in graph.themes.indices {
      for (token, declaration) in overrides.overrides(inTheme: theme)
      where isFrozen[token.index] && overrides.isChanged(token, inTheme: theme) {
        let base = graph.contractDeclaration(of: token, inTheme: theme)
        diagnostics.report(
          .frozenToken(
            graph.path(of: token), at: declaration.nameSpan,
            base: base.map { graph.declarations[$0].nameSpan }), inThemes: [theme])
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func frozenToken(
    _ path: String, at span: SourceSpan, base: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      FrozenToken.id, .error, "'\(path)' is frozen, and a custom theme must not change it",
      at: span, path: path, help: "remove the override",
      related: base.map { [RelatedPlace("the base theme declares it here", at: $0)] } ?? [])
  }
}
