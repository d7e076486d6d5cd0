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
  /// Too little contrast that comes of it says it besides.
  public static let toldBy: [any LintRule.Type] = [Contrast.self]

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
    let search = CrossModeSearch(graph)
    let levels = [Self.self as any LintRule.Type, MissingContext.self].map {
      context.configuration.level(of: $0, hasContract: graph.hasContract).severity ?? .note
    }
    let isTold = levels[0] <= levels[1]
    for theme in graph.themes.indices {
      var crossings: [Crossing] = []
      for token in graph.tokens.ids {
        guard let target = search.target(of: token, inTheme: theme) else { continue }
        let winner = DeclarationID(rawValue: graph.columns[theme].winners[token.index])
        // What says nothing for another theme is told of that, and of this besides.
        if isTold, context.missingContexts.group(of: winner) != nil { continue }
        if let pair = search.swappedValues(of: token) {
          diagnostics.report(.swappedModes(graph, token, pair), inThemes: pair.themes)
          continue
        }
        crossings.append(Crossing(token: token, target: target, winner: winner))
      }
      for finding in findings(crossings, graph, search, inTheme: theme) {
        diagnostics.report(finding, inThemes: [theme])
      }
    }
  }

  private struct Crossing {
    var token: TokenID
    var target: TokenID
    var winner: DeclarationID
  }

  /// Fewer references of a file are told one by one.
  private static let many = 20

  /// One finding for each reference, or for a file of which most lead into another mode: it is that of
  /// another theme.
  private func findings(
    _ crossings: [Crossing], _ graph: ThemeGraph, _ search: CrossModeSearch, inTheme theme: Int
  ) -> [Diagnostic] {
    func source(_ crossing: Crossing) -> SourceID {
      graph.declarations[crossing.winner].nameSpan.source
    }
    let bySource = Dictionary(grouping: crossings, by: source)
    let whole = bySource.filter { source, found in
      found.count >= Self.many && found.count * 2 > graph.references(in: source, theme)
    }
    var told: Set<SourceID> = []
    return crossings.compactMap { crossing in
      let source = source(crossing)
      let span = graph.declarations[crossing.winner].valueSpan
      if let all = whole[source] {
        guard told.insert(source).inserted else { return nil }
        return .fileOfOtherMode(
          graph.sources[source].path, all.count, of: graph.references(in: source, theme),
          in: graph.shownName(ofTheme: theme), at: span)
      }
      let same = search.counterpart(of: crossing.target, for: crossing.token, inTheme: theme)
      return .crossModeReference(
        graph.path(of: crossing.token), to: graph.path(of: crossing.target),
        in: graph.shownName(ofTheme: theme), at: span, same: same.map(graph.path(of:)),
        fix: same.flatMap { search.fix($0, at: span) })
    }
  }

  /// What another finding about a declaration says besides; `nil` where it refers to no other mode.
  static func note(on token: TokenID, _ context: RuleContext, inTheme theme: Int) -> String? {
    let graph = context.graph
    let search = CrossModeSearch(graph)
    guard let target = search.target(of: token, inTheme: theme) else { return nil }
    let same = search.counterpart(of: target, for: token, inTheme: theme)
    return "it is written for '\(graph.shownName(ofTheme: theme))' and refers to another mode"
      + (same.map { ": did you mean '\(graph.path(of: $0))'?" } ?? "")
  }

  /// The token of the theme's own mode in the place of one of another mode to which a token refers.
  static func counterpart(
    of token: TokenID, _ context: RuleContext, inTheme theme: Int
  ) -> TokenID? {
    let search = CrossModeSearch(context.graph)
    return search.target(of: token, inTheme: theme).flatMap {
      search.counterpart(of: $0, for: token, inTheme: theme)
    }
  }
}

/// Finds references that are written for one theme and lead into the palette of another.
private struct CrossModeSearch {
  private let graph: ThemeGraph
  private let modes: ModeWords
  private let usual: [Int]

  init(_ graph: ThemeGraph) {
    self.graph = graph
    modes = ModeWords(graph)
    usual = graph.usualThemes
  }

  /// The token of another mode to which one refers.
  func target(of token: TokenID, inTheme theme: Int) -> TokenID? {
    let column = graph.columns[theme]
    let (winner, target) = (column.winners[token.index], column.targets[token.index])
    // What a theme takes over from the first one is written for that.
    guard target != .max,
      theme == usual[theme] || winner != graph.columns[usual[theme]].winners[token.index]
    else { return nil }
    let declaration = graph.declarations[DeclarationID(rawValue: winner)]
    guard !graph.hasContract || !declaration.isContract else { return nil }
    let other = TokenID(rawValue: target)
    let isCrossing =
      modes.isForeign(other, in: graph, theme: theme)
      && !modes.isForeign(token, in: graph, theme: theme)
    return isCrossing ? other : nil
  }

  /// The token of the theme's own mode that stands where another one does, for one that refers there:
  /// not itself, and none that leads back to it.
  func counterpart(of target: TokenID, for token: TokenID, inTheme theme: Int) -> TokenID? {
    modes.counterparts(of: graph.names(of: target), inTheme: theme).lazy
      .compactMap { graph.token(at: $0.joined(separator: ".")) }
      .first {
        $0 != token && graph.resolution(of: $0, inTheme: theme) != nil
          && !graph.chain(of: $0, inTheme: theme, limit: 64).contains(token)
      }
  }

  /// Two values for modes in one token that refer each to the palette of the other; the first one in the
  /// file first.
  struct Pair {
    var first: DeclarationID
    var second: DeclarationID
    var themes: [Int]
  }

  /// The values of a token, where they are such a pair.
  func swappedValues(of token: TokenID) -> Pair? {
    let themes = graph.themes.indices.filter { target(of: token, inTheme: $0) != nil }
    let winners = Set(themes.map { graph.columns[$0].winners[token.index] }).sorted()
      .map(DeclarationID.init(rawValue:))
      .sorted { start(of: $0) < start(of: $1) }
    guard winners.count == 2,
      graph.declarations[winners[0]].nameSpan == graph.declarations[winners[1]].nameSpan
    else { return nil }
    return Pair(first: winners[0], second: winners[1], themes: themes)
  }

  private func start(of declaration: DeclarationID) -> UInt32 {
    graph.declarations[declaration].valueSpan.range.start
  }

  func fix(_ meant: TokenID, at span: SourceSpan) -> Fix? {
    Fix.referring(to: graph.path(of: meant), at: span, in: graph.sources)
  }
}

extension ThemeGraph {
  /// How many tokens of a theme are references that a source writes.
  fileprivate func references(in source: SourceID, _ theme: Int) -> Int {
    let column = columns[theme]
    return tokens.ids.count { token in
      guard column.targets[token.index] != .max else { return false }
      let winner = DeclarationID(rawValue: column.winners[token.index])
      return declarations[winner].nameSpan.source == source
    }
  }
}

extension Diagnostic {
  fileprivate static func swappedModes(
    _ graph: ThemeGraph, _ token: TokenID, _ pair: CrossModeSearch.Pair
  ) -> Diagnostic {
    let path = graph.path(of: token)
    let spans = [pair.first, pair.second].map { graph.declarations[$0].valueSpan }
    let texts = spans.map { graph.sources.text(of: $0) }
    return Diagnostic(
      CrossModeReference.id, .warning,
      "'\(path)' refers in each of its modes to the palette of the other", at: spans[0], path: path,
      help: "the two values look swapped: write each in the place of the other",
      related: [RelatedPlace("the other value is here", at: spans[1])],
      fix: Fix(
        [FixIt(replacing: spans[0], with: texts[1]), FixIt(replacing: spans[1], with: texts[0])],
        .suggestion))
  }

  fileprivate static func fileOfOtherMode(
    _ path: String, _ count: Int, of all: Int, in theme: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      CrossModeReference.id, .warning,
      "\(count) of the \(all) references of '\(path)' are written for '\(theme)' and lead into another mode",
      at: span, help: "is it the file of another theme?")
  }

  fileprivate static func crossModeReference(
    _ path: String, to target: String, in theme: String, at span: SourceSpan, same: String?,
    fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      CrossModeReference.id, .warning,
      "'\(path)' is written for '\(theme)' and refers to '\(target)' of another mode", at: span,
      path: path,
      help: same.map { "did you mean '\($0)'?" }
        ?? "refer to a token of the same mode, or write the value itself", fix: fix)
  }
}
