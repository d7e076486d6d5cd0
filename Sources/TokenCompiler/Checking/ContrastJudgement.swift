/// What is wrong with the pairs of all themes.
struct ContrastJudgement {
  private let graph: ThemeGraph
  private let configuration: RuleConfiguration
  private let measure: ContrastMeasure
  private let backdrop: TokenID?
  /// A colour of light that shows in dark is told as that, and a misspelt override as that.
  private let context: RuleContext
  private var repair: ContrastRepair?
  private var failures: [Failure] = []
  private var unknowns = GroupedFindings<ColorPair>()
  /// What may be to blame for a pair in the first theme in which it fails, by the pair's index.
  private var blamed: [Int: [TokenID]] = [:]

  /// Findings beyond these are told when others are mended: a hostile theme has millions.
  private static let limit = 100_000

  /// A pair that fails in a theme.
  struct Failure {
    var pair: ColorPair
    var theme: Int
    var contrast: ContrastMeasure.Contrast
    /// The tokens that may be to blame, the most likely first.
    var candidates: [TokenID]
    /// The one that is.
    var culprit: TokenID
  }

  init(_ context: RuleContext) {
    graph = context.graph
    configuration = context.configuration
    self.context = context
    measure = ContrastMeasure(options: configuration.contrast)
    backdrop = configuration.contrast.backdrop.flatMap(graph.token(at:))
  }

  /// - Parameter isFirst: Whether the theme is the first one of another custom theme.
  mutating func judge(_ pairs: [ColorPair], inTheme theme: Int, isFirst: Bool) {
    if isFirst { blamed = [:] }
    let blame = Blame(graph, theme: theme)
    let backdrop = color(of: backdrop, theme)
    for (index, pair) in pairs.enumerated() {
      let tokens = pair.tokens
      let verdict = measure.judge(pair, values(tokens, theme), backdrop: backdrop)
      switch verdict {
      case .nothing, .enough: continue
      case .unknown:
        guard let culprit = blame.token(among: [pair.background], isInOrder: { _ in false })
        else { continue }
        unknowns.add(pair, theme, at: winner(of: culprit, theme))
      case .tooLittle(let contrast):
        guard failures.count < Self.limit else { return }
        let isTold = blame.takesPart(tokens) {
          context.isMisspelt($0, inTheme: theme)
            || context.missingContexts.contains($1, inTheme: theme)
        }
        let candidates = blame.candidates(among: tokens, before: blamed[index] ?? []) { values in
          let verdict = measure.judge(pair, values, backdrop: backdrop)
          return verdict == .enough || verdict == .nothing
        }
        guard !isTold, let first = candidates.first else { continue }
        blamed[index] = candidates
        failures.append(
          Failure(
            pair: pair, theme: theme, contrast: contrast, candidates: candidates, culprit: first))
      }
    }
  }

  /// The failures by the declaration to blame. Where several may be, it is the one for which most
  /// pairs fail.
  private func grouped() -> GroupedFindings<Failure> {
    var counts: [DeclarationID: Int] = [:]
    for failure in failures {
      for candidate in failure.candidates {
        counts[winner(of: candidate, failure.theme), default: 0] += 1
      }
    }
    var groups = GroupedFindings<Failure>()
    for var failure in failures {
      var most = 0
      for candidate in failure.candidates {
        let count = counts[winner(of: candidate, failure.theme)] ?? 0
        if count > most { (most, failure.culprit) = (count, candidate) }
      }
      groups.add(failure, failure.theme, at: winner(of: failure.culprit, failure.theme)) {
        $0.contrast.share < $1.contrast.share
      }
    }
    return groups
  }

  private func values(_ tokens: [TokenID], _ theme: Int) -> [TokenValue?] {
    tokens.map { graph.value(of: $0, inTheme: theme) }
  }

  private func color(of token: TokenID?, _ theme: Int) -> Color? {
    token.flatMap { graph.value(of: $0, inTheme: theme)?.asColor }.flatMap {
      ($0.alpha ?? 1) < 1 ? nil : $0
    }
  }

  private func winner(of token: TokenID, _ theme: Int) -> DeclarationID {
    DeclarationID(rawValue: graph.columns[theme].winners[token.index])
  }

  // MARK: - What is said

  mutating func report(into diagnostics: inout Diagnostics) {
    for group in grouped().groups {
      guard let worst = group.items.first else { continue }
      let finding = finding(worst, among: group.items, at: group.declaration)
      diagnostics.report(finding, inThemes: group.themes)
    }
    for group in unknowns.groups {
      guard let pair = group.items.first else { continue }
      let declaration = graph.declarations[group.declaration]
      let finding = Diagnostic.cannotBeJudged(
        graph.path(of: pair.foreground), on: graph.path(of: pair.background),
        at: declaration.valueSpan)
      diagnostics.report(finding, inThemes: group.themes)
    }
  }

  private mutating func finding(
    _ worst: Failure, among failures: [Failure], at id: DeclarationID
  ) -> Diagnostic {
    let declaration = graph.declarations[id]
    var finding = Diagnostic.tooLittleContrast(
      described(worst.pair.foreground, worst.theme),
      on: described(worst.pair.background, worst.theme),
      worst.contrast, configuration.contrast.algorithm, at: declaration.valueSpan)
    finding.path = graph.path(of: declaration.token)
    finding.subjects = worst.pair.tokens.map(graph.path(of:))
    finding.related = related(failures, worst, at: id)
    propose(failures, worst, at: declaration, for: &finding)
    return finding
  }

  private func described(_ token: TokenID, _ theme: Int) -> String {
    let path = "'\(graph.path(of: token))'"
    guard let color = graph.value(of: token, inTheme: theme)?.asColor else { return path }
    return "\(path) (\(color.shortText))"
  }

  private func related(
    _ failures: [Failure], _ worst: Failure, at id: DeclarationID
  ) -> [RelatedPlace] {
    var related: [RelatedPlace] = []
    var told: Set<DeclarationID> = [id]
    for (token, what) in [
      (worst.pair.foreground, "the colour"), (worst.pair.background, "the background"),
    ] {
      let place = winner(of: token, worst.theme)
      guard told.insert(place).inserted else { continue }
      related.append(
        RelatedPlace("\(what) is declared here", at: graph.declarations[place].nameSpan))
    }
    if let base = graph.contractDeclaration(of: worst.culprit, inTheme: worst.theme),
      told.insert(base).inserted
    {
      related.append(
        RelatedPlace("the base theme declares it here", at: graph.declarations[base].nameSpan))
    }
    return related + others(failures, worst, &told)
  }

  /// A few of the other pairs that fail for the same reason.
  private func others(
    _ failures: [Failure], _ worst: Failure, _ told: inout Set<DeclarationID>
  ) -> [RelatedPlace] {
    var places: [RelatedPlace] = []
    for failure in failures where places.count < 3 {
      let place = winner(of: failure.pair.foreground, failure.theme)
      guard told.insert(place).inserted else { continue }
      let path = graph.path(of: failure.pair.foreground)
      places.append(
        RelatedPlace(
          "'\(path)' has too little contrast as well", at: graph.declarations[place].nameSpan))
    }
    return places
  }

  private mutating func propose(
    _ failures: [Failure], _ worst: Failure, at declaration: ThemeGraph.Declaration,
    for finding: inout Diagnostic
  ) {
    guard case .color(let color)? = graph.value(of: worst.culprit, inTheme: worst.theme) else {
      return
    }
    // What mends the worst is tried with some others; a theme may have thousands.
    let asked = [worst] + failures.prefix(32)
    let judgement = self
    let passes = { (color: Color) in asked.allSatisfy { judgement.passes($0, with: color) } }
    let shade = ContrastRepair.nearestColor(to: color, where: passes)
    if repair == nil { repair = ContrastRepair(graph, palette: configuration.structure.palette) }
    let token = repair?.nearestToken(to: color, inTheme: worst.theme, where: passes)
    finding.help = .contrastHelp(
      shade: shade?.shortText, token: token.map { described($0, worst.theme) })
    finding.fix = fix(shade, token, at: declaration.valueSpan)
  }

  /// What is written in the place of a colour or of a reference.
  private func fix(_ shade: Color?, _ token: TokenID?, at span: SourceSpan) -> Fix? {
    let text = graph.sources.text(of: span)
    if text.hasPrefix("#") {
      return shade.map { Fix(replacing: span, with: $0.hexText, .suggestion) }
    }
    guard let token, let last = text.last, ["{}", "<>"].contains(text.prefix(1) + [last]) else {
      return nil
    }
    return Fix.naming(
      graph.path(of: token), for: String(text.dropFirst().dropLast()), at: span, in: graph.sources
    ).map { Fix($0.edits, .suggestion) }
  }

  /// Whether a pair would pass if its culprit had that colour.
  private func passes(_ failure: Failure, with color: Color) -> Bool {
    let blame = Blame(graph, theme: failure.theme)
    let tokens = failure.pair.tokens
    let values = tokens.map { token in
      blame.depends(token, on: failure.culprit)
        ? TokenValue.color(color) : graph.value(of: token, inTheme: failure.theme)
    }
    let verdict = measure.judge(
      failure.pair, values, backdrop: self.color(of: backdrop, failure.theme))
    return verdict == .enough
  }
}

extension Optional<String> {
  fileprivate static func contrastHelp(shade: String?, token: String?) -> String? {
    switch (shade, token) {
    case (let shade?, let token?): "\(shade) would pass, or \(token) of the palette"
    case (let shade?, nil): "\(shade) would pass"
    case (nil, let token?): "\(token) of the palette would pass"
    case (nil, nil): nil
    }
  }
}
