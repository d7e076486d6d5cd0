/// Two tokens of the palette have one value, or an override has that of the base.
public struct DuplicateValue: LintRule {
  /// `duplicate-value`
  public static let id = DiagnosticID(rawValue: "duplicate-value")
  /// One line.
  public static let summary =
    "Two tokens of the palette have the same value, or an override has the value that it overrides."
  /// Why it matters.
  public static let rationale = """
    Of two names for one colour a part of the theme follows each, and they drift apart when one of \
    them is changed. An override that changes nothing keeps the theme from following the base.
    """
  /// What to do.
  public static let fix =
    "Refer from one to the other, or remove one of the two. Remove the override; '--fix' does it."
  /// One blue under two names.
  public static let bad = example(##""#0000ff""##)
  /// The second refers to the first.
  public static let good = example(#""{primitives.color.blue}""#)
  /// Off.
  public static let defaultSeverity: Severity? = nil

  private static func example(_ value: String) -> DiagnosticExample {
    DiagnosticExample(
      """
      { "primitives": { "color": { "blue": "#0000ff", "link": \(value) } } }
      """, options: "--rule duplicate-value=warning")
  }

  /// The rule.
  public init() {}

  /// Reports each token of the palette whose value another one has in all themes, which a lower layer
  /// declares, or the same layer before it; and each override that is none.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let graph = context.graph
    for (own, base) in EqualOverrides(context)?.find() ?? [] {
      diagnostics.report(.equalOverride(own, base, in: graph))
    }
    var first: [[TokenValue]: TokenID] = [:]
    let palette = Palette.declarations(context, withContract: true).enumerated().sorted {
      ($0.element.declaration.layer, $0.offset) < ($1.element.declaration.layer, $1.offset)
    }
    for (token, declaration) in palette.map(\.element) {
      let values = graph.themes.indices.map {
        graph.value(of: token, inTheme: $0)?.withoutSpelling ?? .invalid
      }
      let isAlias = graph.themes.indices.contains {
        graph.resolution(of: token, inTheme: $0)?.target != nil
      }
      guard !isAlias, !values.contains(.invalid), !values.contains(.null) else { continue }
      guard let other = first[values] else {
        first[values] = token
        continue
      }
      guard !declaration.isContract, !wasDuplicate(token, of: other, graph) else { continue }
      let place = graph.columns.lazy.map { $0.winners[other.index] }.first { $0 != .max } ?? .max
      diagnostics.report(
        .duplicateValue(
          graph.path(of: token), graph.path(of: other), at: declaration.valueSpan,
          other: place == .max
            ? nil : graph.declarations[DeclarationID(rawValue: place)].nameSpan))
    }
  }
}

extension DuplicateValue {
  /// Whether the contract has given the two one value: that is its own business.
  private func wasDuplicate(_ token: TokenID, of other: TokenID, _ graph: ThemeGraph) -> Bool {
    graph.hasContract
      && graph.themes.indices.allSatisfy { theme in
        guard let value = graph.contractValue(of: token, inTheme: theme) else { return false }
        return value.withoutSpelling
          == graph.contractValue(of: other, inTheme: theme)?.withoutSpelling
      }
  }
}

extension TokenValue {
  /// The value without what only says how it was written.
  fileprivate var withoutSpelling: TokenValue {
    guard case .color(let color) = self else { return self }
    return .color(Color(color.space, color.components, alpha: color.alpha ?? 1))
  }
}

extension Diagnostic {
  fileprivate static func equalOverride(
    _ own: ThemeGraph.Declaration, _ base: ThemeGraph.Declaration, in graph: ThemeGraph
  ) -> Diagnostic {
    let path = graph.path(of: own.token)
    return Diagnostic(
      DuplicateValue.id, .warning, "the override of '\(path)' says what the base theme says",
      at: own.valueSpan, path: path, help: "remove it",
      related: [RelatedPlace("the base theme declares it here", at: base.nameSpan)],
      fix: Fix.removingMember(own.nameSpan, own.valueSpan, in: graph.sources))
  }

  fileprivate static func duplicateValue(
    _ path: String, _ other: String, at span: SourceSpan, other place: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      DuplicateValue.id, .warning, "'\(path)' has the value of '\(other)'", at: span, path: path,
      help: "refer to '\(other)', or remove one of the two",
      related: place.map { [RelatedPlace("'\(other)' is declared here", at: $0)] } ?? [])
  }
}
