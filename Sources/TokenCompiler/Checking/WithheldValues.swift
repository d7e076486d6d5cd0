/// What a rule cannot judge because the values are in the default theme and a contract file stands in
/// its place: overrides that are seen together with those.
struct WithheldValues {
  private struct Item {
    var token: TokenID
    var declaration: DeclarationID
    var themes: [Int]
    var count = 0
  }

  private let graph: ThemeGraph
  /// By the file of the custom theme.
  private var items: [SourceID: Item] = [:]
  private var told: Set<[TokenID]> = []

  init(_ graph: ThemeGraph) { self.graph = graph }

  /// Takes tokens that are judged together, if an override takes part.
  mutating func add(_ tokens: [TokenID], by blame: Blame, inTheme theme: Int) {
    var own: DeclarationID?
    _ = blame.takesPart(tokens) { _, declaration in
      if !graph.declarations[declaration].isContract { own = own ?? declaration }
      return own != nil
    }
    guard let own, let token = tokens.first else { return }
    let source = graph.declarations[own].nameSpan.source
    var item = items[source] ?? Item(token: token, declaration: own, themes: [])
    if told.insert(tokens).inserted { item.count += 1 }
    if item.themes.last != theme { item.themes.append(theme) }
    items[source] = item
  }

  /// One note for each custom theme.
  ///
  /// - Parameter what: What cannot be judged.
  func report(
    _ rule: any LintRule.Type, _ what: String, into diagnostics: inout Diagnostics
  ) {
    let contract = graph.declarations.all.first(where: \.isContract)
      .map { graph.sources[$0.nameSpan.source].path }
    for source in graph.sources.ids {
      guard let item = items[source] else { continue }
      let declaration = graph.declarations[item.declaration]
      var finding = Diagnostic.withheld(
        rule.id, what, of: graph.path(of: item.token), and: item.count - 1, contract ?? "",
        at: declaration.valueSpan)
      finding.path = graph.path(of: declaration.token)
      diagnostics.report(finding, inThemes: item.themes)
    }
  }
}

extension Diagnostic {
  fileprivate static func withheld(
    _ rule: DiagnosticID, _ what: String, of path: String, and more: Int, _ contract: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      rule, .note,
      "\(what) of '\(path)'\(more > 0 ? " and \(more) more" : "") cannot be judged: the contract "
        + "'\(contract)' holds no values", at: span,
      help: "validate over the default theme itself, whose values they are")
  }
}
