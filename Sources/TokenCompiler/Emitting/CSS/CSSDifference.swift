/// What the block of a theme has to hold.
struct CSSDifference {
  private let graph: ThemeGraph
  private var writer: CSSValueWriter

  init(_ graph: ThemeGraph, _ writer: CSSValueWriter) {
    self.graph = graph
    self.writer = writer
  }

  /// The themes whose blocks hold on an element where this one holds: those that have each
  /// modifier's context from this theme or from the first one. That is the first theme always.
  static func bases(of theme: Int, in graph: ThemeGraph) -> [Int] {
    let (own, first) = (graph.themes[theme].contexts, graph.themes[0].contexts)
    return graph.themes.indices.filter { base in
      base != theme
        && graph.themes[base].contexts.indices.allSatisfy { modifier in
          let context = graph.themes[base].contexts[modifier]
          return context == own[modifier] || context == first[modifier]
        }
    }
  }

  /// By `TokenID`: the properties that a theme's block names. It names one when one of its bases
  /// says something else, and when it refers to a token of the block: `var()` is replaced where a
  /// property is declared, so what is inherited would keep the other theme's value.
  mutating func changes(in theme: Int, from bases: [Int]) -> [CSSParts] {
    var changed = Array(repeating: CSSParts(), count: graph.tokens.count)
    for token in graph.tokens.ids {
      for base in bases { changed[token.index].formUnion(differences(of: token, theme, base)) }
    }
    if writer.references != .none { spread(&changed, in: theme) }
    return changed
  }

  private mutating func differences(of token: TokenID, _ theme: Int, _ base: Int) -> CSSParts {
    guard !isSame(token, theme, base) else { return [] }
    writer.theme = theme
    let own = writer.parts(of: token)
    writer.theme = base
    let other = writer.parts(of: token)
    // What one of the two lacks differs.
    var parts = own.symmetricDifference(other)
    for part in own.intersection(other).members where differs(part, of: token, theme, base) {
      parts.insert(.of(part))
    }
    return parts
  }

  /// Columns by number: one that is held is copied, with all its arrays.
  private func isSame(_ token: TokenID, _ theme: Int, _ base: Int) -> Bool {
    let index = token.index
    guard graph.columns[theme].winners[index] != .max, graph.columns[base].winners[index] != .max,
      graph.columns[theme].targets[index] == graph.columns[base].targets[index]
    else { return false }
    let (own, other) = (graph.columns[theme].values[index], graph.columns[base].values[index])
    return own == other || graph.values[Int(own)] == graph.values[Int(other)]
  }

  /// Whether something else is written for a property in two themes that have it, or for its fallback.
  private mutating func differs(
    _ part: CSSPart, of token: TokenID, _ theme: Int, _ base: Int
  ) -> Bool {
    writer.out.truncate(to: 0)
    write(part, of: token, in: theme)
    let length = writer.out.count
    write(part, of: token, in: base)
    return !writer.out.bytes(from: 0).prefix(length).elementsEqual(writer.out.bytes(from: length))
  }

  private mutating func write(_ part: CSSPart, of token: TokenID, in theme: Int) {
    writer.theme = theme
    for flavour in [CSSColor.Flavour.own, .fallback] {
      writer.flavour = flavour
      writer.write(part, of: token)
      writer.out.write(";")
    }
  }

  /// Follows references backwards from what changed; linear in their number.
  private mutating func spread(_ changed: inout [CSSParts], in theme: Int) {
    writer.theme = theme
    var dependents: [[TokenID]] = Array(repeating: [], count: changed.count)
    for token in graph.tokens.ids {
      for target in CSSReferences.tokens(token, writer) { dependents[target.index].append(token) }
    }
    var waiting = graph.tokens.ids.filter { !changed[$0.index].isEmpty }
    while let token = waiting.popLast() {
      for dependent in dependents[token.index] {
        if changed[dependent.index].isEmpty { waiting.append(dependent) }
        changed[dependent.index].formUnion(writer.parts(of: dependent))
      }
    }
  }
}
