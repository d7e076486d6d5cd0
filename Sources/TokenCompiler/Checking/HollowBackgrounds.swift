/// Backgrounds of which a custom theme leaves nothing, though the contract fills them. What stands on them is
/// seen on the page then.
struct HollowBackgrounds {
  let graph: ThemeGraph
  let pages: [TokenID]

  /// Whether a custom theme lets everything through the background of a pair, through which the contract lets
  /// nothing. A border needs no background.
  func contains(_ pair: ColorPair, inTheme theme: Int) -> Bool {
    guard pair.kind != .border, graph.hasContract,
      graph.value(of: pair.background, inTheme: theme)?.asColor?.alpha == 0,
      let base = graph.contractValue(of: pair.background, inTheme: theme)?.asColor
    else { return false }
    return base.alpha ?? 1 == 1
  }

  /// The colour of the page, if it lets nothing through.
  func page(inTheme theme: Int) -> Color? {
    pages.lazy.compactMap { graph.value(of: $0, inTheme: theme)?.asColor }
      .first { $0.alpha ?? 1 == 1 }
  }
}
