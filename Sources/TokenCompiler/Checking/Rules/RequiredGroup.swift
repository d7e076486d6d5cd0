/// A custom theme lacks tokens of a group that it has to override as a whole.
public struct RequiredGroup: LintRule {
  /// `required-group`
  public static let id = DiagnosticID(rawValue: "required-group")
  /// One line.
  public static let summary =
    "A custom theme lacks tokens of a group that the configuration requires."
  /// Why it matters.
  public static let rationale = """
    What a custom theme leaves out keeps the base theme's value: the brand of somebody else. The \
    configuration names the groups that every custom theme overrides as a whole.
    """
  /// What to do.
  public static let fix = "Override the tokens that the message names."
  /// Half a brand.
  public static let bad = example(##""default": "#00705a""##)
  /// All of it.
  public static let good = example(##""default": "#00705a", "on-default": "#ffffff""##)
  /// A warning.
  public static let defaultSeverity: Severity? = .warning

  private static func example(_ tokens: String) -> DiagnosticExample {
    DiagnosticExample(
      [
        "tokenc.json": #"{ "contract": { "required-groups": "theme.color.brand" } }"#,
        "base.json": """
        { "theme": { "color": { "brand": { "default": "#1d5fe2", "on-default": "#ffffff" } } } }
        """,
        "acme.json": "{ \"theme\": { \"color\": { \"brand\": { \(tokens) } } } }",
      ], "validate acme.json --base base.json")
  }

  /// The rule.
  public init() {}

  /// Reports each group once: at its key in the custom theme, or at the end of the file.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let required = context.configuration.contract.requiredGroups
    guard !required.isEmpty, let contract = context.contract,
      let customThemes = Overrides(context)?.ofCustomThemes()
    else { return }
    let graph = context.graph
    let tokens = graph.tokens.ids.filter { contract.tokens[$0.index] }
      .map { (token: $0, path: graph.path(of: $0)) }
    let sources = Self.sources(graph)
    for group in required {
      let path = group.text
      let glob = PathGlob(below: path)
      if !tokens.contains(where: { glob.matches($0.path) }) {
        diagnostics.report(unknown(group, graph, contract, sources))
        continue
      }
      let members = tokens.filter { glob.matches($0.path) }.map(\.token)
      for (overrides, sources) in zip(customThemes, sources) {
        let missing = members.filter { overrides[$0] == nil }
        let end = sources.first.map { Self.end(of: $0, graph) }
        if !missing.isEmpty {
          diagnostics.report(
            .requiredGroup(
              path, missing: graph.list(missing), at: place(of: path, in: sources, graph) ?? end,
              base: missing.first.flatMap { contract.declared[$0] }))
        }
      }
    }
  }

  /// A group that the contract does not have is a fault of the configuration: it is reported there, or
  /// where nobody knows that place at the end of the custom theme.
  private func unknown(
    _ group: PathGlob, _ graph: ThemeGraph, _ contract: ContractKnowledge, _ sources: [[SourceID]]
  ) -> Diagnostic {
    let groups = graph.groups.ids.filter { $0 != .root && contract.groups[$0.index] }
    let nearest = NearestName.nearest(to: group.text, among: groups.map(graph.path(of:)))
    let end = sources.first?.first.map { Self.end(of: $0, graph) }
    return .unknownRequiredGroup(group.text, proposal: nearest, at: group.place.span ?? end)
  }

  private func place(
    of path: String, in sources: [SourceID], _ graph: ThemeGraph
  ) -> SourceSpan? {
    graph.groupPlaces.first {
      sources.contains($0.span.source) && graph.path(of: $0.group) == path
    }?.span
  }

  /// For each custom theme its files, lowest first: those that write something, or where none does,
  /// the one behind those of the contract. Documents that only name others are no files of anybody.
  private static func sources(_ graph: ThemeGraph) -> [[SourceID]] {
    var writes = Array(repeating: false, count: graph.sources.count)
    var contract = -1
    for declaration in graph.declarations.all {
      let source = declaration.nameSpan.source.index
      if declaration.isContract { contract = max(contract, source) } else { writes[source] = true }
    }
    for place in graph.groupPlaces { writes[place.span.source.index] = true }
    let writing = graph.sources.ids.filter { writes[$0.index] }
    let own = writing.isEmpty ? graph.sources.ids.filter { $0.index > contract } : writing
    let names = graph.modifiers.first { $0.name == Modifier.candidate }?.contexts
    guard let names else { return [own] }
    return names.map { name in own.filter { graph.candidate(of: $0) == name } }
  }

  /// The last byte of a file that is no white space.
  private static func end(of source: SourceID, _ graph: ThemeGraph) -> SourceSpan {
    let bytes = graph.sources[source].bytes
    var end = bytes.count
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    return SourceSpan(source, ByteRange(max(end - 1, 0)..<end))
  }
}

extension Diagnostic {
  fileprivate static func requiredGroup(
    _ group: String, missing: String, at span: SourceSpan?, base: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      RequiredGroup.id, .warning,
      "a custom theme overrides all of '\(group)', but this one lacks \(missing)", at: span,
      path: group, help: "override \(missing)",
      related: base.map { [RelatedPlace("the base theme declares what is missing here", at: $0)] }
        ?? [])
  }

  fileprivate static func unknownRequiredGroup(
    _ group: String, proposal: String?, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      RequiredGroup.id, .warning,
      "the configuration requires '\(group)', but the base theme has no such group", at: span,
      path: group,
      help: proposal.map { "did you mean '\($0)'?" } ?? "correct the path in the configuration")
  }
}
