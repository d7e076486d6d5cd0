/// How a colour stands apart from one that it is seen with, as the rule `contrast` measures it.
struct PairExplanation: Sendable {
  /// The tokens.
  var foreground: String
  var background: String
  /// What the foreground is: `text`, `icon` …
  var kind: ContrastOptions.Kind
  /// The themes in which it is so, by name; `nil` is all that there are.
  var themes: [String]?
  /// What is seen; `nil` where the background lets through what nobody knows.
  var seen: Seen?

  /// Two colours that hide what is behind them.
  struct Seen: Sendable {
    var foreground: Color
    var background: Color
    var measured: Double
    var required: Double
    var isEnough: Bool { measured >= required }
  }

  /// The pairs in which a token is the foreground or the background; in each the themes with the same
  /// figure are together.
  static func pairs(
    of token: TokenID, in graph: ThemeGraph, _ options: ContrastOptions
  ) -> [PairExplanation] {
    let measure = ContrastMeasure(options: options)
    let backdrop = ContrastBackdrop(options.backdrop, in: graph) ?? .unknown
    var found: [PairExplanation] = []
    for pair in ColorPairs(graph, options).pairs
    where pair.foreground == token || pair.background == token {
      var places: [String: Int] = [:]
      var themes: [[Int]] = []
      let first = found.count
      for theme in graph.themes.indices {
        let values = pair.tokens.map { graph.value(of: $0, inTheme: theme) }
        let sight = measure.sight(
          of: pair, values, backdrop: backdrop.color(graph, inTheme: theme))
        guard let explanation = PairExplanation(pair, sight, graph) else { continue }
        let figure = explanation.figure
        if let place = places[figure] {
          themes[place].append(theme)
        } else {
          places[figure] = themes.count
          themes.append([theme])
          found.append(explanation)
        }
      }
      for (index, themes) in themes.enumerated() where themes.count < graph.themes.count {
        found[first + index].themes = themes.map { graph.themes[$0].name }
      }
    }
    return found
  }

  private init?(_ pair: ColorPair, _ sight: ContrastMeasure.Sight, _ graph: ThemeGraph) {
    foreground = graph.path(of: pair.foreground)
    background = graph.path(of: pair.background)
    kind = pair.kind
    switch sight {
    // A contract file has no values to look at.
    case .nothing, .withheld: return nil
    case .unknown: break
    case .colors(let top, let ground, let contrast):
      seen = Seen(
        foreground: top, background: ground, measured: contrast.measured,
        required: contrast.required)
    }
  }

  /// How much there is, and whether that is enough.
  var figure: String {
    guard let seen else { return "not known, for the background is translucent" }
    let name = kind == .largeText ? "large text" : kind.rawValue
    return "\(seen.measured.cutText), \(seen.isEnough ? "enough" : "too little") for \(name) "
      + "(\(seen.required.cutText))"
  }
}
