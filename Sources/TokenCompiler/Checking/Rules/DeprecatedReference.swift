/// A token refers to one that is deprecated and is not deprecated itself.
public struct DeprecatedReference: LintRule {
  /// `deprecated-reference`
  public static let id = DiagnosticID(rawValue: "deprecated-reference")
  /// One line.
  public static let summary = "A token refers to a deprecated one."
  /// Why it matters.
  public static let rationale = """
    A deprecated token goes away one day, and takes the value of whatever refers to it along.
    """
  /// What to do.
  public static let fix =
    "Refer to what replaces it, or deprecate the token that refers as well."
  /// A reference to what is going away.
  public static let bad = DiagnosticExample(
    """
    { "old": { "$type": "number", "$value": 1, "$deprecated": "use new" },
      "new": { "$type": "number", "$value": 1 },
      "gap": { "$value": "{old}" } }
    """)
  /// A reference to what replaces it.
  public static let good = DiagnosticExample(
    """
    { "old": { "$type": "number", "$value": 1, "$deprecated": "use new" },
      "new": { "$type": "number", "$value": 1 },
      "gap": { "$value": "{new}" } }
    """)
  /// A warning.
  public static let defaultSeverity: Severity? = .warning

  /// The rule.
  public init() {}

  /// Reports each reference in a value, or in a field of a composite, that leads to a deprecated
  /// token.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let graph = context.graph
    for theme in graph.themes.indices where !graph.columns[theme].deprecations.isEmpty {
      diagnostics.theme = theme
      for token in graph.tokens.ids where !isDeprecated(token, graph, theme) {
        check(token, graph, theme, into: &diagnostics)
      }
    }
    diagnostics.theme = nil
  }

  private func isDeprecated(_ token: TokenID, _ graph: ThemeGraph, _ theme: Int) -> Bool {
    graph.deprecation(of: token, inTheme: theme)?.isDeprecated == true
  }

  private func check(
    _ token: TokenID, _ graph: ThemeGraph, _ theme: Int, into diagnostics: inout Diagnostics
  ) {
    guard let resolution = graph.resolution(of: token, inTheme: theme) else { return }
    // The fields of an alias are those of its target.
    let targets = resolution.target.map { [$0] } ?? resolution.value.references
    var told: Set<TokenID> = []
    for target in targets
    where isDeprecated(target, graph, theme) && told.insert(target).inserted {
      let declaration = graph.declarations[resolution.declaration]
      let winner = graph.columns[theme].winners[target.index]
      var finding = Diagnostic.deprecatedReference(
        to: graph.path(of: target), graph.deprecation(of: target, inTheme: theme),
        at: resolution.target == nil ? declaration.nameSpan : declaration.valueSpan,
        target: graph.declarations[DeclarationID(rawValue: winner)].nameSpan)
      finding.path = graph.path(of: declaration.token)
      diagnostics.report(finding)
    }
  }
}

extension Diagnostic {
  fileprivate static func deprecatedReference(
    to name: String, _ deprecation: Deprecation?, at span: SourceSpan, target: SourceSpan
  ) -> Diagnostic {
    var reason = ""
    if case .reason(let text)? = deprecation, !text.isEmpty { reason = ": \(text)" }
    return Diagnostic(
      DeprecatedReference.id, .warning, "'\(name)' is deprecated\(reason)", at: span,
      help: "refer to what replaces it",
      related: [RelatedPlace("'\(name)' is declared here", at: target)])
  }
}
