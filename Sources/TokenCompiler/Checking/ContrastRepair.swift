/// Proposes colours that have enough contrast.
struct ContrastRepair {
  private let graph: ThemeGraph
  private let palette: [TokenID]
  /// How many colours of the palette may still be tried; a theme with thousands of findings does not
  /// get a proposal for each.
  private var budget = 200_000

  /// Proposes colours of these tokens.
  init(_ graph: ThemeGraph, palette globs: [PathGlob]) {
    self.graph = graph
    palette = graph.tokens.ids.filter { token in
      let path = graph.path(of: token)
      return globs.contains { $0.matches(path) }
    }
  }

  // MARK: - The same hue

  /// The colour of the same hue that is nearest to one and passes, in six hexadecimal digits; the
  /// opacity stays.
  static func nearestColor(to color: Color, where passes: (Color) -> Bool) -> Color? {
    let origin = color.space.convert(color.vector, to: .oklch)
    func shade(_ lightness: Double) -> Color {
      rounded(Color(.oklch, Vector3(lightness, origin.y, origin.z), alpha: color.alpha))
    }
    let found = [0.0, 1.0].compactMap { end -> Color? in
      guard passes(shade(end)) else { return nil }
      var (failing, passing) = (origin.x, end)
      while abs(passing - failing) > 0.001 {
        let middle = (failing + passing) / 2
        if passes(shade(middle)) { passing = middle } else { failing = middle }
      }
      return shade(passing)
    }
    return found.min { $0.difference(from: color) < $1.difference(from: color) }
  }

  private static func rounded(_ color: Color) -> Color {
    let bytes = color.srgbBytes
    let components = [bytes.red, bytes.green, bytes.blue].map { Double($0) / 255 }
    return Color(.srgb, components, alpha: color.alpha)
  }

  // MARK: - The palette

  /// The colour of the palette that is nearest to one and passes.
  mutating func nearestToken(
    to color: Color, inTheme theme: Int, where passes: (Color) -> Bool
  ) -> TokenID? {
    guard budget >= palette.count else { return nil }
    budget -= palette.count
    var best: (token: TokenID, difference: Double)?
    for token in palette {
      guard case .color(let other)? = graph.value(of: token, inTheme: theme) else { continue }
      let difference = other.difference(from: color)
      if difference < best?.difference ?? .infinity, passes(other) { best = (token, difference) }
    }
    return best?.token
  }
}
