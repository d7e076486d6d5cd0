/// Which modes' values stand in where a token has none for the mode of a theme, and which values
/// should be there.
///
/// Only values of modes that stand instead of a plain one need it: those beside a plain value leave
/// that to it.
struct ModeOrder: Sendable {
  /// The number of the modifier to which the modes belong.
  let modifier: Int
  /// The number of its default context.
  let usual: Int
  /// For each context, the others whose values stand in, the last first: the nearest is the mode that
  /// its own name begins or ends with, as `dark-high-contrast` does with `dark`; then the default.
  let standIns: [[Int]]

  /// `nil` where no layer has values of modes.
  init?(_ layers: [Layer], _ modifiers: [Modifier], of name: String) {
    guard layers.contains(where: { $0.source.sets.contains { !$0.modePlaces.isEmpty } }),
      let modifier = modifiers.firstIndex(where: { $0.name == name })
    else { return nil }
    let contexts = modifiers[modifier].contexts
    let usual = contexts.firstIndex { $0 == modifiers[modifier].defaultContext } ?? 0
    self.modifier = modifier
    self.usual = usual
    standIns = contexts.indices.map { context in
      var order = Self.bases(of: context, in: contexts)
      if context != usual, !order.contains(usual) { order.append(usual) }
      return order.reversed()
    }
  }

  /// The contexts whose names the name of one begins or ends with, the longest first.
  private static func bases(of context: Int, in contexts: [String]) -> [Int] {
    let name = contexts[context]
    return contexts.indices.filter { index in
      let other = contexts[index]
      return index != context && !other.isEmpty
        && (name.hasPrefix(other + "-") || name.hasSuffix("-" + other))
    }.sorted { left, right in
      let (a, b) = (contexts[left].utf8.count, contexts[right].utf8.count)
      return a != b ? a > b : left < right
    }
  }
}

extension MergedLayers {
  /// The modes that each value of a source should have: those that most of them have, and `light` and
  /// `dark` where one of them does.
  func expectedModes(of source: ReadSource) -> Set<Int> {
    let sets = source.sets.filter(\.isInsteadOfValue)
    guard !sets.isEmpty else { return [] }
    let count = Set(sets.flatMap { $0.modePlaces.map(\.values.start) }).count
    var expected = Set<Int>()
    for (number, name) in modeNames.enumerated() {
      let uses = sets.filter { $0.when[modeModifier] == name }.map(\.modePlaces.count)
      let most = uses.max() ?? 0
      if most > count / 2 || most > 0 && BackbaseShape.modes.contains(name) {
        expected.insert(number)
      }
    }
    return expected
  }

  /// Looks whether a token may have values of modes, and neither a plain one nor one for the default
  /// mode in every theme. Then there is nothing to keep, which has to be told.
  mutating func findOrphans() {
    guard let modes else { return }
    var hasValue = Array(repeating: false, count: graph.tokens.count)
    for placed in sets where placed.condition.asksNothing(but: modes.modifier, modes.usual) {
      for token in placed.tokens { hasValue[token.index] = true }
    }
    hasOrphans = sets.contains { placed in
      placed.isInsteadOfValue && placed.tokens.contains { !hasValue[$0.index] }
    }
  }

  /// The sets that take part in the theme of these contexts, lowest first. Below all layers lie the
  /// values of modes that stand in for those of the theme's mode.
  func sets(fitting contexts: [Int]) -> [Int] {
    let own = sets.indices.filter { sets[$0].condition.fits(contexts) }
    guard let modes, modes.standIns.count > 1 else { return own }
    let chosen = contexts[modes.modifier]
    let strangers = modes.standIns.indices.filter {
      $0 != chosen && !modes.standIns[chosen].contains($0)
    }
    var lower: [Int] = []
    for context in (hasOrphans ? strangers.reversed() : []) + modes.standIns[chosen] {
      var other = contexts
      other[modes.modifier] = context
      lower += sets.indices.filter {
        sets[$0].isInsteadOfValue && sets[$0].condition.fits(other)
          && !sets[$0].condition.fits(contexts)
      }
    }
    return lower + own
  }

  /// For the contexts of a theme, those of the one in the default mode; `nil` where they are these.
  func contextsInUsualMode(_ contexts: [Int]) -> [Int]? {
    guard let modes, contexts[modes.modifier] != modes.usual else { return nil }
    var contexts = contexts
    contexts[modes.modifier] = modes.usual
    return contexts
  }
}
