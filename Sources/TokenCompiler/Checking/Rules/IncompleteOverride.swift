/// Of tokens that belong together only some are overridden.
public struct IncompleteOverride: LintRule {
  /// `incomplete-override`
  public static let id = DiagnosticID(rawValue: "incomplete-override")
  /// One line.
  public static let summary =
    "Of tokens that belong together, a custom theme overrides only some."
  /// Why it matters.
  public static let rationale = """
    A background of one design under a text of another is nobody's intention. The configuration says \
    which tokens belong together.
    """
  /// What to do.
  public static let fix = "Override the others too, or none of them."
  /// A background without its text.
  public static let bad = example(##""background": "#00705a""##)
  /// Both.
  public static let good = example(##""background": "#00705a", "text": "#ffffff""##)
  /// A warning.
  public static let defaultSeverity: Severity? = .warning

  private static func example(_ tokens: String) -> DiagnosticExample {
    DiagnosticExample(
      [
        "tokenc.json": """
        { "contract": { "together": [["theme.color.*.background", "theme.color.*.text"]] } }
        """,
        "base.json": """
        { "theme": { "color": { "tag": { "background": "#1d5fe2", "text": "#ffffff" } } } }
        """,
        "acme.json": "{ \"theme\": { \"color\": { \"tag\": { \(tokens) } } } }",
      ], "validate acme.json --base base.json")
  }

  /// The rule.
  public init() {}

  /// Reports the first override of each set that is not complete.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let together = context.configuration.contract.together
    guard !together.isEmpty, let contract = context.contract,
      let customThemes = Overrides(context)?.ofCustomThemes()
    else { return }
    let graph = context.graph
    for globs in together {
      for tokens in Self.sets(of: globs, graph, contract) {
        for overrides in customThemes {
          let missing = tokens.filter { overrides[$0] == nil }
          guard !missing.isEmpty, missing.count < tokens.count,
            let first = tokens.first(where: { overrides[$0] != nil }),
            let declaration = overrides[first]
          else { continue }
          diagnostics.report(
            .incompleteOverride(
              graph.path(of: first), missing: graph.list(missing), isOne: missing.count == 1,
              at: declaration.nameSpan, base: missing.first.flatMap { contract.declared[$0] }))
        }
      }
    }
  }

  /// The tokens that belong together: all that one pattern fits; of several patterns those for which
  /// the stars stand for the same.
  private static func sets(
    of globs: [PathGlob], _ graph: ThemeGraph, _ contract: ContractKnowledge
  ) -> [[TokenID]] {
    var sets: [[TokenID]] = []
    var indexes: [String: Int] = [:]
    for token in graph.tokens.ids where contract.tokens[token.index] {
      let path = graph.path(of: token)
      guard let stars = globs.lazy.compactMap({ $0.stars(in: path) }).first else { continue }
      let key = globs.count == 1 ? "" : stars
      if let index = indexes[key] {
        sets[index].append(token)
      } else {
        indexes[key] = sets.count
        sets.append([token])
      }
    }
    return sets
  }
}

extension Diagnostic {
  fileprivate static func incompleteOverride(
    _ path: String, missing: String, isOne: Bool, at span: SourceSpan, base: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      IncompleteOverride.id, .warning,
      "'\(path)' is overridden, but \(missing), which belong\(isOne ? "s" : "") to it, "
        + "\(isOne ? "is" : "are") not",
      at: span, path: path, help: "override \(missing) too",
      related: base.map { [RelatedPlace("the base theme declares what is missing here", at: $0)] }
        ?? [])
  }
}
