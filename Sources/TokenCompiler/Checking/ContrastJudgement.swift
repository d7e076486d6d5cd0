/// What is wrong with the pairs of all themes.
struct ContrastJudgement {
  private let graph: ThemeGraph
  private let configuration: RuleConfiguration
  private let measure: ContrastMeasure
  private let backdrop: ContrastBackdrop
  /// A colour of light that shows in dark is told as that, and a misspelt override as that.
  private let context: RuleContext
  private let pairs: [ColorPair]
  private let hollows: HollowBackgrounds
  private var proposals: ContrastProposals?
  private var failures: [Failure] = []
  private var unknowns = GroupedFindings<ColorPair>()
  private var withheld: WithheldValues
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
    /// Others that the custom theme has changed, and that may be to blame for another pair.
    var changed: [TokenID]
    /// The one that is.
    var culprit: TokenID
    /// The override that says nothing for the theme, where it is so because of one.
    var missing: DeclarationID?
    var isFollowing: Bool { missing != nil }
  }

  init(_ context: RuleContext, _ pairs: ColorPairs) {
    self.pairs = pairs.pairs
    hollows = HollowBackgrounds(graph: context.graph, pages: pairs.pages)
    graph = context.graph
    configuration = context.configuration
    self.context = context
    withheld = WithheldValues(graph)
    measure = ContrastMeasure(options: configuration.contrast)
    backdrop = ContrastBackdrop(configuration.contrast.backdrop, in: graph) ?? .unknown
  }

  /// - Parameter isFirst: Whether the theme is the first one of another custom theme.
  mutating func judge(inTheme theme: Int, isFirst: Bool) {
    if isFirst { blamed = [:] }
    let blame = Blame(graph, theme: theme)
    let backdrop = backdrop.color(graph, inTheme: theme)
    for (index, pair) in pairs.enumerated() {
      let tokens = pair.tokens
      let isHollow = hollows.contains(pair, inTheme: theme)
      let backdrop = isHollow ? backdrop ?? hollows.page(inTheme: theme) : backdrop
      let verdict = measure.judge(
        pair, values(tokens, theme), backdrop: backdrop, isHollow: isHollow)
      switch verdict {
      case .nothing, .enough: continue
      case .withheld: withheld.add(tokens, by: blame, inTheme: theme)
      case .unknown:
        guard let culprit = blame.token(among: [pair.background], isInOrder: { _ in false })
        else { continue }
        unknowns.add(pair, theme, at: winner(of: culprit, theme))
      case .tooLittle(let contrast):
        guard failures.count < Self.limit else { return }
        let isTold = blame.takesPart(tokens) { token, _ in
          context.isMisspelt(token, inTheme: theme)
        }
        var missing: DeclarationID?
        _ = blame.takesPart(tokens) { token, declaration in
          if context.missingContexts.contains(declaration, inTheme: theme),
            !context.isIgnored(MissingContext.self, at: token)
          {
            missing = declaration
          }
          return missing != nil
        }
        let candidates = blame.candidates(among: tokens, before: blamed[index] ?? []) { values in
          measure.judge(pair, values, backdrop: backdrop, isHollow: isHollow).isInOrder
        }
        guard !isTold, let first = candidates.first else { continue }
        blamed[index] = candidates
        failures.append(
          Failure(
            pair: pair, theme: theme, contrast: contrast, candidates: candidates,
            changed: blame.changed(among: tokens), culprit: first, missing: missing))
      }
    }
  }

  /// What cannot be read because an override says nothing for a theme, and is told as that alone: the worst of
  /// it, by the override.
  func following() -> [DeclarationID: Failure] {
    let told = Set(failures.filter { !$0.isFollowing }.map { winner(of: $0.culprit, $0.theme) })
    var worst: [DeclarationID: Failure] = [:]
    for failure in failures where !told.contains(winner(of: failure.culprit, failure.theme)) {
      guard let missing = failure.missing else { continue }
      if let other = worst[missing], other.contrast.share <= failure.contrast.share { continue }
      worst[missing] = failure
    }
    return worst
  }

  /// What is said of such a failure beside the other finding.
  func note(on failure: Failure) -> RelatedPlace {
    let finding = Diagnostic.tooLittleContrast(
      described(failure.pair.foreground, failure.theme),
      on: described(failure.pair.background, failure.theme), failure.contrast,
      configuration.contrast.algorithm,
      at: graph.declarations[winner(of: failure.culprit, failure.theme)].valueSpan)
    return RelatedPlace(
      "so " + finding.message,
      at: finding.span ?? declarationSpan(winner(of: failure.culprit, failure.theme)))
  }

  /// The failures by the declaration to blame. Where several may be, it is the one for which most
  /// pairs fail; one that takes part and is to blame for another pair is so before one for this pair alone. A declaration that is told because of one theme names all in which it fails; one that
  /// fails only where an override says nothing for the theme is told as that.
  private func grouped() -> GroupedFindings<Failure> {
    var counts: [DeclarationID: Int] = [:]
    for failure in failures where !failure.isFollowing {
      for candidate in failure.candidates {
        counts[winner(of: candidate, failure.theme), default: 0] += 1
      }
    }
    let decided = failures.map { failure in
      var failure = failure
      var most = 0
      for candidate in failure.candidates {
        let count = counts[winner(of: candidate, failure.theme)] ?? 0
        if count > most { (most, failure.culprit) = (count, candidate) }
      }
      // What is to blame for another pair alone is so here as well: mended, it may be all.
      if most == 1 {
        failure.culprit =
          failure.changed.first { token in
            !failure.candidates.contains(token)
              && counts[winner(of: token, failure.theme), default: 0] > 0
          } ?? failure.culprit
      }
      return failure
    }
    let told = Set(decided.filter { !$0.isFollowing }.map { winner(of: $0.culprit, $0.theme) })
    var groups = GroupedFindings<Failure>()
    for failure in decided where told.contains(winner(of: failure.culprit, failure.theme)) {
      groups.add(failure, failure.theme, at: winner(of: failure.culprit, failure.theme)) {
        $0.contrast.share < $1.contrast.share
      }
    }
    return groups
  }

  private func values(_ tokens: [TokenID], _ theme: Int) -> [TokenValue?] {
    tokens.map { graph.value(of: $0, inTheme: theme) }
  }

  private func winner(of token: TokenID, _ theme: Int) -> DeclarationID {
    DeclarationID(rawValue: graph.columns[theme].winners[token.index])
  }

  // MARK: - What is said

  mutating func report(into diagnostics: inout Diagnostics) {
    let grouped = grouped()
    proposals = ContrastProposals(
      context, measure, pairs, backdrop: backdrop, hollows,
      for: Set(grouped.groups.map(\.declaration)))
    var swapped: Set<DeclarationID> = []
    for group in grouped.groups where !swapped.contains(group.declaration) {
      guard let worst = group.items.first else { continue }
      if let other = otherHalf(of: group, among: grouped.groups) {
        swapped.insert(other.declaration)
        let themes = Set(group.themes + other.themes).sorted()
        diagnostics.report(swap(worst, group.declaration, other.declaration), inThemes: themes)
        continue
      }
      let finding = finding(worst, among: group.items, at: group.declaration)
      diagnostics.report(finding, inThemes: group.themes)
    }
    withheld.report(Contrast.self, "the contrast", into: &diagnostics)
    for group in unknowns.groups {
      guard let pair = group.items.first else { continue }
      let declaration = graph.declarations[group.declaration]
      let finding = Diagnostic.cannotBeJudged(
        graph.path(of: pair.foreground), on: graph.path(of: pair.background),
        at: declaration.valueSpan)
      diagnostics.report(finding, inThemes: group.themes)
    }
  }

  private typealias Group = GroupedFindings<Failure>.Group

  /// The value of the same token for another mode that fails as well, where each would pass in the place of the
  /// other.
  private func otherHalf(of group: Group, among groups: [Group]) -> Group? {
    let own = graph.declarations[group.declaration]
    return groups.first { other in
      guard other.declaration != group.declaration,
        graph.declarations[other.declaration].nameSpan == own.nameSpan,
        let first = value(group), let second = value(other), let proposals
      else { return false }
      return proposals.passes(group.declaration, with: second)
        && proposals.passes(other.declaration, with: first)
    }
  }

  private func value(_ group: Group) -> TokenValue? {
    group.items.first.flatMap { graph.value(of: $0.culprit, inTheme: $0.theme) }
  }

  private func swap(
    _ worst: Failure, _ one: DeclarationID, _ other: DeclarationID
  ) -> Diagnostic {
    let spans = [one, other].map { graph.declarations[$0].valueSpan }
    let texts = spans.map { graph.sources.text(of: $0) }
    var finding = Diagnostic.tooLittleContrast(
      described(worst.pair.foreground, worst.theme),
      on: described(worst.pair.background, worst.theme),
      worst.contrast, configuration.contrast.algorithm, at: spans[0])
    finding.path = graph.path(of: graph.declarations[one].token)
    finding.subjects = worst.pair.tokens.map(graph.path(of:))
    finding.help = "the two values look swapped: write each in the place of the other"
    finding.related = [RelatedPlace("the other value is here", at: spans[1])]
    finding.fix = Fix(
      [FixIt(replacing: spans[0], with: texts[1]), FixIt(replacing: spans[1], with: texts[0])],
      .suggestion)
    return finding
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
    let proposal = proposals?.proposal(for: id, failures, worst)
    finding.help = proposal?.help
    finding.fix = proposal?.fix
    if hollows.contains(worst.pair, inTheme: worst.theme),
      graph.value(of: worst.culprit, inTheme: worst.theme)?.asColor?.alpha == 0
    {
      // A little opacity would do, and help nobody.
      finding.help = .fillBackground
      finding.fix = nil
    }
    if let context = contextThatBaseLacks(worst) {
      finding.help = .giveBaseTheme(context, besides: finding.help)
    }
    return finding
  }

  /// The context of a failure for which the base theme says nothing, though its colour takes part: its
  /// files for that may not have been given.
  private func contextThatBaseLacks(_ failure: Failure) -> String? {
    let usual = graph.usualThemes[failure.theme]
    guard usual != failure.theme, failure.theme < graph.contractColumns.count,
      graph.contractColumns[usual].winners == graph.contractColumns[failure.theme].winners,
      [failure.pair.foreground, failure.pair.background].contains(where: {
        graph.declarations[winner(of: $0, failure.theme)].isContract
      })
    else { return nil }
    return graph.contextNames(ofThemes: [failure.theme]).first
  }

  private func described(_ token: TokenID, _ theme: Int) -> String {
    graph.describedColor(token, inTheme: theme)
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
    if let note = CrossModeReference.note(on: worst.culprit, context, inTheme: worst.theme) {
      related.append(RelatedPlace(note, at: declarationSpan(id)))
    }
    if let missing = context.missingContexts.group(of: id), let item = missing.items.first {
      related.append(
        RelatedPlace(
          .saysNothing(for: context.graph.contextNames(ofThemes: missing.themes)),
          at: graph.declarations[item.base].nameSpan))
    }
    return related + others(failures, worst, &told)
  }

  private func declarationSpan(_ id: DeclarationID) -> SourceSpan {
    graph.declarations[id].valueSpan
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
}
