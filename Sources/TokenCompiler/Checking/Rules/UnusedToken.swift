/// Nothing refers to a token of the palette.
public struct UnusedToken: LintRule {
  /// `unused-token`
  public static let id = DiagnosticID(rawValue: "unused-token")
  /// One line.
  public static let summary = "Nothing refers to a token of the palette."
  /// Why it matters.
  public static let rationale = """
    A palette is there to be referred to. What nobody uses is dead weight in every theme and every \
    output. Tokens outside the palette are used by components, so they are not judged.
    """
  /// What to do.
  public static let fix =
    "Remove it, or set 'palette' in the configuration where it is meant to be used directly."
  /// A colour that nobody uses.
  public static let bad = example(##""blue": "#0000ff", "red": "#ff0000""##)
  /// Only what is used.
  public static let good = example(##""blue": "#0000ff""##)
  /// Off.
  public static let defaultSeverity: Severity? = nil

  private static func example(_ palette: String) -> DiagnosticExample {
    DiagnosticExample(
      """
      { "primitives": { "color": { \(palette) } },
        "theme": { "color": { "link": "{primitives.color.blue}" } } }
      """, options: "--rule unused-token=warning")
  }

  /// The rule.
  public init() {}

  /// Reports tokens of the palette to which nothing refers in any theme.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let graph = context.graph
    var isUsed = Array(repeating: false, count: graph.tokens.count)
    for column in graph.columns {
      for token in graph.tokens.ids where column.winners[token.index] != .max {
        let target = column.targets[token.index]
        if target != .max { isUsed[Int(target)] = true }
        for field in graph.values[Int(column.values[token.index])].references {
          isUsed[field.index] = true
        }
      }
    }
    for (token, declaration) in Palette.declarations(context) where !isUsed[token.index] {
      diagnostics.report(.unusedToken(graph.path(of: token), at: declaration.nameSpan))
    }
  }
}

/// The tokens of the palette.
enum Palette {
  /// With the declarations that win first, without those of the contract unless they are asked for.
  static func declarations(
    _ context: RuleContext, withContract: Bool = false
  ) -> [(token: TokenID, declaration: ThemeGraph.Declaration)] {
    let graph = context.graph
    let globs = context.configuration.structure.palette
    return graph.tokens.ids.compactMap { token in
      let path = graph.path(of: token)
      guard globs.contains(where: { $0.matches(path) }) else { return nil }
      let winner = graph.columns.lazy.map { $0.winners[token.index] }.first { $0 != .max }
      guard let winner else { return nil }
      let declaration = graph.declarations[DeclarationID(rawValue: winner)]
      return graph.hasContract && declaration.isContract && !withContract
        ? nil : (token, declaration)
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedToken(_ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      UnusedToken.id, .warning, "nothing refers to '\(path)'", at: span, path: path,
      help: "remove it")
  }
}
