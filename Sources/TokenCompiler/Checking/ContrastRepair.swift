/// Proposes colours that have enough contrast.
struct ContrastRepair {
  private let graph: ThemeGraph
  private let globs: [PathGlob]
  /// Found when the first proposal is asked for: most themes need none.
  private lazy var palette: [(token: TokenID, modes: Set<String>)] = findPalette()
  private var modes: PaletteModes
  /// How many pairs may still be tried with colours of the palette; a theme with thousands of findings
  /// does not get a proposal for each.
  private var budget = 4_000_000

  /// Proposes colours of these tokens.
  init(_ graph: ThemeGraph, palette globs: [PathGlob]) {
    self.graph = graph
    self.globs = globs
    modes = PaletteModes(graph)
  }

  private func findPalette() -> [(token: TokenID, modes: Set<String>)] {
    graph.tokens.ids.compactMap { token in
      let path = graph.path(of: token)
      guard globs.contains(where: { $0.matches(path) }) else { return nil }
      return (token, modes.modes(inPathOf: token))
    }
  }

  // MARK: - The same hue

  /// How finely the shades of a hue are tried.
  private static let steps = 64

  /// The colour of the same hue that is nearest to one and passes, in six hexadecimal digits; the
  /// opacity stays. What passes may lie between what is too dark and what is too light.
  static func nearestColor(to color: Color, where passes: (Color) -> Bool) -> Color? {
    let origin = color.space.convert(color.vector, to: .oklch)
    func shade(_ lightness: Double) -> Color {
      rounded(Color(.oklch, Vector3(lightness, origin.y, origin.z), alpha: color.alpha))
    }
    let found = [0.0, 1.0].compactMap { end -> Color? in
      var failing = origin.x
      for step in 1...steps {
        let next = origin.x + (end - origin.x) * Double(step) / Double(steps)
        if passes(shade(next)) { return shade(edge(failing, next) { passes(shade($0)) }) }
        failing = next
      }
      return nil
    }
    return found.min { $0.difference(from: color) < $1.difference(from: color) }
  }

  /// Where passing begins between a lightness that fails and one that passes.
  private static func edge(
    _ failing: Double, _ passing: Double, _ passes: (Double) -> Bool
  ) -> Double {
    var (failing, passing) = (failing, passing)
    while abs(passing - failing) > 0.001 {
      let middle = (failing + passing) / 2
      if passes(middle) { passing = middle } else { failing = middle }
    }
    return passing
  }

  private static func rounded(_ color: Color) -> Color {
    let bytes = color.srgbBytes
    let components = [bytes.red, bytes.green, bytes.blue].map { Double($0) / 255 }
    return Color(.srgb, components, alpha: color.alpha)
  }

  // MARK: - The palette

  /// The colour of the palette that passes and is nearest to one, of the mode to which the token belongs: one of
  /// the same family before one of about the same hue, and that before any other.
  ///
  /// - Parameters:
  ///   - tries: What trying one colour costs.
  ///   - passes: Whether a colour, which a token may have anew in each theme, mends everything.
  mutating func nearestToken(
    to color: Color, for token: TokenID, inTheme theme: Int, tries: Int,
    where passes: ((Int) -> Color?) -> Bool
  ) -> TokenID? {
    guard budget >= palette.count * tries else { return nil }
    budget -= palette.count * tries
    let wanted = modes.modes(of: token, inTheme: theme)
    let family = modes.family(of: token, inTheme: theme)
    var best: (token: TokenID, rank: Int, difference: Double)?
    for (other, own) in palette where other != token && PaletteModes.fits(own, wanted) {
      guard case .color(let found)? = graph.value(of: other, inTheme: theme) else { continue }
      let rank =
        modes.group(of: other) == family ? 0 : found.isNearInHue(to: color) ? 1 : 2
      let difference = found.difference(from: color)
      if let best, (best.rank, best.difference) <= (rank, difference) { continue }
      if passes({ graph.value(of: other, inTheme: $0)?.asColor }) {
        best = (other, rank, difference)
      }
    }
    return best?.token
  }

  /// A token that looks as this one does in the theme where that is in order, and passes in all: what the contract
  /// refers to here, else the first. Where a reference leads past it to a fixed colour, it is what was meant.
  mutating func sameToken(
    as token: TokenID, looksIn theme: Int, of themes: [Int], tries: Int,
    where passes: ((Int) -> Color?) -> Bool
  ) -> TokenID? {
    guard themes.count > 1, budget >= graph.tokens.count,
      case .color(let color)? = graph.value(of: token, inTheme: theme)
    else { return nil }
    budget -= graph.tokens.count
    let base =
      graph.contractColumns.isEmpty ? .max : graph.contractColumns[theme].targets[token.index]
    let usual = base == .max ? [] : [TokenID(rawValue: base)]
    return (usual + Array(graph.tokens.ids)).first { other in
      guard other != token, graph.value(of: other, inTheme: theme) == .color(color),
        themes.contains(where: { graph.value(of: other, inTheme: $0) != .color(color) }),
        themes.allSatisfy({ !graph.chain(of: other, inTheme: $0, limit: 64).contains(token) }),
        budget >= tries
      else { return false }
      budget -= tries
      return passes { graph.value(of: other, inTheme: $0)?.asColor }
    }
  }
}

extension Color {
  /// Whether two colours that are no greys have about the same hue; greys have all.
  fileprivate func isNearInHue(to other: Color) -> Bool {
    let (own, its) = (
      space.convert(vector, to: .oklch), other.space.convert(other.vector, to: .oklch)
    )
    guard own.y > 0.03, its.y > 0.03 else { return own.y <= 0.03 && its.y <= 0.03 }
    let apart = abs(own.z - its.z).truncatingRemainder(dividingBy: 360)
    return min(apart, 360 - apart) <= 40
  }
}
