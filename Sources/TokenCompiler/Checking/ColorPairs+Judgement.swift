extension ColorPairs {
  /// Every pair of a graph as the rule `contrast` measures it in each theme; linear in their number.
  static func judged(in graph: ThemeGraph, _ options: ContrastOptions) -> [JudgedPair] {
    let measure = ContrastMeasure(options: options)
    let backdrop = ContrastBackdrop(options.backdrop, in: graph) ?? .unknown
    let backdrops = graph.themes.indices.map { backdrop.color(graph, inTheme: $0) }
    return ColorPairs(graph, options).pairs.map { pair in
      let sights = graph.themes.indices.map { theme in
        let values = pair.tokens.map { graph.value(of: $0, inTheme: theme) }
        return JudgedPair.Sight(measure.sight(of: pair, values, backdrop: backdrops[theme]))
      }
      return JudgedPair(
        foreground: pair.foreground, background: pair.background,
        kind: pair.kind == .largeText ? "large text" : pair.kind.rawValue,
        unit: options.algorithm == .wcag ? "" : "Lc ", sights: sights)
    }
  }
}

extension JudgedPair.Sight {
  fileprivate init(_ sight: ContrastMeasure.Sight) {
    switch sight {
    case .nothing, .withheld: self = .nothing
    case .unknown: self = .unknown
    case .colors(let top, let ground, let contrast):
      self = .colors(
        top, on: ground, measured: contrast.measured.cut, required: contrast.required.cut,
        isEnough: contrast.isEnough)
    }
  }
}
