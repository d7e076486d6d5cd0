/// What a configuration says of tokens that are not there. Such a pattern is nearly always misspelt, and
/// the rule that goes by it finds nothing.
struct ConfigurationFaults {
  private let context: RuleContext
  private let graph: ThemeGraph
  /// The paths of all tokens; most runs have no pattern to compare them with.
  private lazy var paths: [String] = graph.tokens.ids.map(graph.path(of:))
  private var names: [String] = []

  init(_ context: RuleContext) {
    self.context = context
    graph = context.graph
  }

  /// Reports each pattern that fits no token, at its place, and a backdrop that is none.
  mutating func report(into diagnostics: inout Diagnostics) {
    var configuration = context.configuration
    var unfit: [(key: RuleConfiguration.PatternKey, pattern: PathGlob)] = []
    configuration.forEachPattern { key, patterns in
      guard isJudged(key) else { return }
      for pattern in patterns where pattern.place.span != nil { unfit.append((key, pattern)) }
    }
    unfit.removeAll { fits($0.pattern) }
    for (key, pattern) in unfit {
      let proposal = proposal(for: pattern)
      // Nobody has to add what may be added.
      guard key != .additions || proposal != nil else { continue }
      diagnostics.report(.patternFitsNothing(pattern, of: key.rawValue, proposal: proposal))
    }
    if let fault = backdropFault() { diagnostics.report(fault) }
  }

  /// Whether anything goes by the patterns of a key in this run.
  private func isJudged(_ key: RuleConfiguration.PatternKey) -> Bool {
    func runs(_ rule: any LintRule.Type) -> Bool {
      context.configuration.level(of: rule, hasContract: graph.hasContract) != .off
    }
    switch key {
    case .frozen: return graph.hasContract && runs(FrozenToken.self)
    case .additions: return graph.hasContract && runs(UnknownOverride.self)
    case .together: return graph.hasContract && runs(IncompleteOverride.self)
    // The rule says it itself.
    case .requiredGroups: return false
    case .palette: return true
    case .layers: return runs(LayerOrder.self)
    case .families: return runs(ColorVision.self)
    }
  }

  private mutating func fits(_ pattern: PathGlob) -> Bool {
    paths.contains(where: pattern.matches)
  }

  /// The pattern with the names that nothing has replaced by the nearest ones, if that fits.
  private mutating func proposal(for pattern: PathGlob) -> String? {
    if names.isEmpty {
      names =
        graph.groups.ids.dropFirst().map(graph.name(of:)) + graph.tokens.ids.map(graph.name(of:))
      var known: Set<String> = []
      names.removeAll { !known.insert($0).inserted }
    }
    let parts = pattern.text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.contains("*") || part.isEmpty
        ? String(part) : NearestName.nearest(to: String(part), among: names) ?? String(part)
    }
    let text = parts.joined(separator: ".")
    return text != pattern.text && fits(PathGlob(text)) ? text : nil
  }

  private func backdropFault() -> Diagnostic? {
    let options = context.configuration.contrast
    guard let text = options.backdrop, let span = options.backdropPlace.span,
      context.configuration.level(of: Contrast.self, hasContract: graph.hasContract) != .off
    else { return nil }
    guard let backdrop = ContrastBackdrop(text, in: graph) else {
      var nearest = NearestPath(graph)
      let path = ContrastBackdrop.path(text)
      let near = ColorText.looksLikeColor(text) ? [] : nearest.tokens(for: Array(path.utf8)[...])
      return .backdropIsNothing(text, PathProposal(near.map(graph.path(of:))), at: span)
    }
    let isSeen = graph.themes.indices.contains { backdrop.color(graph, inTheme: $0) != nil }
    return isSeen ? nil : .backdropShowsThrough(text, at: span)
  }
}

extension Diagnostic {
  fileprivate static func patternFitsNothing(
    _ pattern: PathGlob, of key: String, proposal: String?
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfig, .warning, "no token fits '\(pattern.text)' of '\(key)'",
      at: pattern.place.span,
      help: proposal.map { "did you mean '\($0)'?" } ?? "correct the pattern, or remove it")
  }

  fileprivate static func backdropIsNothing(
    _ text: String, _ proposal: PathProposal, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfig, .error, "the backdrop '\(text)' is no token and no colour", at: span,
      help: proposal.help ?? "write the path of a colour, or a colour such as \"#ffffff\"")
  }

  fileprivate static func backdropShowsThrough(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidConfig, .error, "the backdrop '\(text)' is no colour that lets nothing through",
      at: span, help: "name a colour without transparency")
  }
}
