/// A value of one mode refers into the palette of another.
public struct CrossModeReference: LintRule {
  /// `cross-mode-reference`
  public static let id = DiagnosticID(rawValue: "cross-mode-reference")
  /// One line.
  public static let summary = "A value of one mode refers into the palette of another."
  /// Why it matters.
  public static let rationale = """
    A dark value that points into the light palette is often copied by mistake, and changes when \
    somebody works on the light theme.
    """
  /// What to do.
  public static let fix = "Refer to the colour of the same mode."
  /// A dark page in a light colour.
  public static let bad = example("light")
  /// A dark page in a dark colour.
  public static let good = example("dark")
  /// A note.
  public static let defaultSeverity: Severity? = .note

  private static func example(_ mode: String) -> DiagnosticExample {
    DiagnosticExample(
      [
        "theme.json": """
        { "palette": { "color": { "light": { "page": "#ffffff" }, "dark": { "page": "#000000" } } },
          "theme": { "color": { "page": "{palette.color.light.page}" } } }
        """,
        "dark.json": """
        { "theme": { "color": { "page": "{palette.color.\(mode).page}" } } }
        """,
      ], "validate theme.json --theme dark=dark.json")
  }

  /// The rule.
  public init() {}

  /// Reports references that are written for a theme and lead to a token whose path names another
  /// mode, at the reference.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let graph = context.graph
    let modes = ModeWords(graph)
    for (theme, first) in graph.usualThemes.enumerated() {
      let column = graph.columns[theme]
      for token in graph.tokens.ids {
        let (winner, target) = (column.winners[token.index], column.targets[token.index])
        // What a theme takes over from the first one is written for that.
        guard target != .max, theme == first || winner != graph.columns[first].winners[token.index]
        else {
          continue
        }
        let declaration = graph.declarations[DeclarationID(rawValue: winner)]
        guard !graph.hasContract || !declaration.isContract else { continue }
        let other = TokenID(rawValue: target)
        guard modes.isForeign(names(other, graph), inTheme: theme),
          !modes.isForeign(names(token, graph), inTheme: theme)
        else { continue }
        diagnostics.report(
          .crossModeReference(
            graph.path(of: token), to: graph.path(of: other), in: graph.shownName(ofTheme: theme),
            at: declaration.valueSpan), inThemes: [theme])
      }
    }
  }

  private func names(_ token: TokenID, _ graph: ThemeGraph) -> [String] {
    graph.segments(of: graph.tokens[token].group) + [graph.name(of: token)]
  }
}

extension Diagnostic {
  fileprivate static func crossModeReference(
    _ path: String, to target: String, in theme: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      CrossModeReference.id, .warning,
      "'\(path)' is written for '\(theme)' and refers to '\(target)' of another mode", at: span,
      path: path, help: "refer to the token of the same mode")
  }
}
