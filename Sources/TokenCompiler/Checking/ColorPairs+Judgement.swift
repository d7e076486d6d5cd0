extension ThemeJudgement {
  /// Judges every pair of a graph as the rule `contrast` measures it in each theme, and for people
  /// also what lies on the page without that its name says so. Linear in their number.
  mutating func judgeColors(of graph: ThemeGraph, _ options: ContrastOptions) {
    themes = graph.themes.map(\.name)
    required = [
      ("text", Self.required(.text, options)), ("icon", Self.required(.icon, options)),
    ]
    unit = options.algorithm == .wcag ? "" : "Lc "
    let colors = ColorPairs(graph, options)
    let rest = options.findsPairs ? colors.onPage() : ColorPairs.OnPage()
    unjudged = rest.unjudged
    let judge = PairJudge(graph, colors, options)
    var told: Set<TokenID> = []
    for pair in colors.pairs {
      let judged = judge.judged(pair)
      pairs.append(judged)
      // On a background that lets everything through it is seen on the page.
      guard options.findsPairs, judged.sights.contains(where: \.isOpen), pair.kind != .border,
        told.insert(pair.foreground).inserted, let page = colors.page(for: pair.foreground),
        page != pair.background
      else { continue }
      var onPage = pair
      onPage.background = page
      onPage.backgroundOpacity = nil
      pairs.append(judge.judged(onPage, isOnPage: true, besides: judged.sights))
    }
    pairs += rest.pairs.map { judge.judged($0, isOnPage: true) }
  }

  private static func required(_ kind: ContrastOptions.Kind, _ options: ContrastOptions) -> Double {
    let tokens = TokenID(rawValue: 0)
    return ContrastMeasure(options: options).required(
      ColorPair(foreground: tokens, background: tokens, kind: kind))
  }
}

/// Says how pairs are seen in each theme.
private struct PairJudge {
  let graph: ThemeGraph
  let measure: ContrastMeasure
  let hollows: HollowBackgrounds
  let backdrops: [Color?]
  let unit: String

  init(_ graph: ThemeGraph, _ colors: ColorPairs, _ options: ContrastOptions) {
    self.graph = graph
    measure = ContrastMeasure(options: options)
    hollows = HollowBackgrounds(graph: graph, pages: colors.pages)
    let backdrop = ContrastBackdrop(options.backdrop, in: graph) ?? .unknown
    backdrops = graph.themes.indices.map { backdrop.color(graph, inTheme: $0) }
    unit = options.algorithm == .wcag ? "" : "Lc "
  }

  /// - Parameter others: How another pair of the same colour is seen: what is known there needs no
  ///   second figure.
  func judged(
    _ pair: ColorPair, isOnPage: Bool = false, besides others: [JudgedPair.Sight]? = nil
  ) -> JudgedPair {
    let sights = graph.themes.indices.map { theme -> JudgedPair.Sight in
      if let others, !others[theme].isOpen { return .nothing }
      return sight(pair, theme)
    }
    return JudgedPair(
      foreground: pair.foreground, background: pair.background,
      kind: pair.kind == .largeText ? "large text" : pair.kind.rawValue, unit: unit,
      isOnPage: isOnPage, sights: sights)
  }

  private func sight(_ pair: ColorPair, _ theme: Int) -> JudgedPair.Sight {
    let values = pair.tokens.map { graph.value(of: $0, inTheme: theme) }
    let isHollow = hollows.contains(pair, inTheme: theme)
    let backdrop = isHollow ? backdrops[theme] ?? hollows.page(inTheme: theme) : backdrops[theme]
    let seen = measure.sight(of: pair, values, backdrop: backdrop, isHollow: isHollow)
    switch seen {
    case .nothing:
      let alphas = values.prefix(2).map { value -> Double in
        value?.asColor.map { $0.alpha ?? 1 } ?? 0
      }
      return alphas.count == 2 && alphas[0] > 0 && alphas[1] == 0 ? .hidden : .nothing
    case .withheld: return .nothing
    case .unknown: return .unknown
    case .colors(let top, let ground, let contrast):
      return .colors(
        top, on: ground, measured: contrast.measured.cut, required: contrast.required.cut,
        isEnough: contrast.isEnough)
    }
  }
}
