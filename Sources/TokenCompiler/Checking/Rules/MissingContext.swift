/// A custom theme overrides a token that the contract sets anew in another theme, and says nothing for
/// that theme.
public struct MissingContext: LintRule {
  /// `missing-context`
  public static let id = DiagnosticID(rawValue: "missing-context")
  /// One line.
  public static let summary =
    "A custom theme overrides a token that the base theme sets anew in dark, and says nothing for "
    + "dark."
  /// Why it matters.
  public static let rationale = """
    The override lies above the base theme's dark as well, so a colour that was chosen for light \
    shows in dark. A reference to a token that differs in dark by itself is content.
    """
  /// What to do.
  public static let fix =
    "Give the token a value for that theme too, or refer to a token that has one."
  /// A light colour that stays in dark.
  public static let bad = example("{}")
  /// A colour for each.
  public static let good = example(##"{ "theme": { "color": { "page": "#101418" } } }"##)
  /// A warning.
  public static let defaultSeverity: Severity? = .warning
  /// A finding about the contrast of the same override says it besides.
  public static let toldBy: [any LintRule.Type] = [Contrast.self]

  private static func example(_ dark: String) -> DiagnosticExample {
    DiagnosticExample(
      [
        "base.json": ##"{ "theme": { "color": { "page": "#ffffff" } } }"##,
        "dark.json": ##"{ "theme": { "color": { "page": "#000000" } } }"##,
        "acme.json": ##"{ "theme": { "color": { "page": "#f4f8ff" } } }"##,
        "acme-dark.json": dark,
      ],
      "validate acme.json --base base.json --base-theme dark=dark.json --theme dark=acme-dark.json")
  }

  /// The rule.
  public init() {}

  /// Fewer values that are the contract's own are told one by one.
  private static let many = 3

  /// Reports each such override once, with the themes. Those of a file that repeat what the contract says
  /// are one finding: they come from a copy.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let graph = context.graph
    let copies = copies(context)
    let unreadable = UnreadableContexts(context)
    for group in context.missingContexts.found.groups {
      guard let item = group.items.first else { continue }
      let declaration = graph.declarations[group.declaration]
      let source = declaration.nameSpan.source
      if let all = copies[source], all.contains(where: { $0.declaration == group.declaration }) {
        if all.first?.declaration == group.declaration {
          report(all, graph, unreadable, into: &diagnostics)
        }
        continue
      }
      var finding = Diagnostic.missingContext(
        graph.path(of: item.token), in: graph.contextNames(ofThemes: group.themes),
        at: declaration.nameSpan, base: graph.declarations[item.base].nameSpan)
      let usual = group.themes.first.map { graph.usualThemes[$0] }
      if let usual, let note = CrossModeReference.note(on: item.token, context, inTheme: usual) {
        finding.related.append(RelatedPlace(note, at: declaration.valueSpan))
      }
      unreadable.add(to: &finding, of: [group.declaration])
      diagnostics.report(finding, inThemes: group.themes)
    }
  }

  private typealias Group = GroupedFindings<MissingContexts.Item>.Group

  /// For each file with many the overrides that repeat the contract's value, but for those that an ignore
  /// is for.
  private func copies(_ context: RuleContext) -> [SourceID: [Group]] {
    let graph = context.graph
    let ignores = (context.configuration.ignores + context.ownIgnores).filter { $0.rule == Self.id }
    let groups = context.missingContexts.found.groups.filter { group in
      guard let item = group.items.first, item.isCopy else { return false }
      let path = ignores.isEmpty ? "" : graph.path(of: item.token)
      return !ignores.contains { $0.path.matches(path) }
    }
    return Dictionary(grouping: groups) { graph.declarations[$0.declaration].nameSpan.source }
      .filter { $0.value.count >= Self.many }
  }

  private func report(
    _ copies: [Group], _ graph: ThemeGraph, _ unreadable: UnreadableContexts,
    into diagnostics: inout Diagnostics
  ) {
    guard let first = copies.first, let item = first.items.first else { return }
    let themes = Set(copies.flatMap(\.themes)).sorted()
    let place = graph.declarations[first.declaration].nameSpan
    let others = copies.dropFirst().prefix(2).compactMap { group in
      group.items.first.map { ($0.token, graph.declarations[group.declaration].nameSpan) }
    }
    var finding = Diagnostic.copiesOfBase(
      graph.path(of: item.token), count: copies.count, in: graph.contextNames(ofThemes: themes),
      at: place, base: graph.declarations[item.base].nameSpan,
      others: others.map { (graph.path(of: $0), $1) })
    unreadable.add(to: &finding, of: copies.map(\.declaration))
    diagnostics.report(finding, inThemes: themes)
  }
}

/// What nobody can read because an override says nothing for a theme: then that is as bad.
private struct UnreadableContexts {
  private var severity: Severity?
  private var notes: [DeclarationID: RelatedPlace] = [:]

  init(_ context: RuleContext) {
    let level = context.configuration.level(
      of: Contrast.self, hasContract: context.graph.hasContract)
    guard !context.missingContexts.found.groups.isEmpty, let severity = level.severity else {
      return
    }
    let judgement = Contrast.judged(
      context, ColorPairs(context.graph, context.configuration.contrast))
    for (declaration, failure) in judgement.following()
    where !failure.pair.tokens.contains(where: { context.isIgnored(Contrast.self, at: $0) }) {
      notes[declaration] = judgement.note(on: failure)
    }
    self.severity = severity
  }

  func add(to finding: inout Diagnostic, of declarations: [DeclarationID]) {
    guard let note = declarations.lazy.compactMap({ notes[$0] }).first else { return }
    finding.leastSeverity = severity
    finding.related.append(note)
  }
}

extension ThemeGraph {
  /// The contexts of some themes that the first theme of their custom theme does not have.
  func contextNames(ofThemes themes: [Int]) -> [String] {
    var names: [String] = []
    let usualThemes = usualThemes
    for theme in themes {
      let usual = contexts(ofTheme: usualThemes[theme])
      for (context, usual) in zip(contexts(ofTheme: theme), usual)
      where context != usual && !names.contains(context) {
        names.append(context)
      }
    }
    return names
  }
}

extension String {
  /// What is said beside another finding about the same override.
  static func saysNothing(for contexts: [String]) -> String {
    "the base theme sets it anew here in \(list(contexts)), and this override says nothing for it"
  }

  /// Behind what mends another finding about the same override.
  static func alsoGive(_ contexts: [String]) -> String { "; give \(list(contexts)) a value too" }

  fileprivate static func list(_ contexts: [String]) -> String {
    contexts.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension Diagnostic {
  /// It has no path: it is about the file, and nothing else that is told of the token says it.
  fileprivate static func copiesOfBase(
    _ path: String, count: Int, in contexts: [String], at span: SourceSpan, base: SourceSpan,
    others: [(path: String, span: SourceSpan)]
  ) -> Diagnostic {
    let list = String.list(contexts)
    return Diagnostic(
      MissingContext.id, .warning,
      "'\(path)' and \(count - 1) more repeat what the base theme says, and hide what it says in \(list)",
      at: span,
      help: "leave out what is as in the base theme, or override it in \(list) too",
      related: [RelatedPlace("the base theme sets it anew here", at: base)]
        + others.map { RelatedPlace("'\($0.path)' is the same", at: $0.span) })
  }

  fileprivate static func missingContext(
    _ path: String, in contexts: [String], at span: SourceSpan, base: SourceSpan
  ) -> Diagnostic {
    let list = String.list(contexts)
    return Diagnostic(
      MissingContext.id, .warning,
      "the base theme sets '\(path)' anew in \(list), and this override says nothing for it",
      at: span, path: path,
      help: "override it in \(list) too"
        + (contexts == ["dark"] ? ", as \"$value\": { \"light\": …, \"dark\": … }" : "")
        + ", or refer to a token that differs there",
      related: [RelatedPlace("the base theme sets it anew here", at: base)])
  }
}
