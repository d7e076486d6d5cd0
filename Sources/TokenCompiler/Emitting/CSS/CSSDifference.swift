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
    var changed = graph.tokens.ids.map { token in
      bases.reduce(into: CSSParts()) { $0.formUnion(differences(of: token, theme, $1)) }
    }
    if writer.references != .none { spread(&changed, in: theme) }
    return changed
  }

  private mutating func differences(of token: TokenID, _ theme: Int, _ base: Int) -> CSSParts {
    let (column, other) = (graph.columns[theme], graph.columns[base])
    let index = token.index
    let isSame =
      column.winners[index] != .max && other.winners[index] != .max
      && column.targets[index] == other.targets[index]
      && (column.values[index] == other.values[index]
        || graph.values[Int(column.values[index])] == graph.values[Int(other.values[index])])
    guard !isSame else { return [] }
    var parts: CSSParts = []
    let written = CSSParts(of: graph.value(of: token, inTheme: theme))
      .union(CSSParts(of: graph.value(of: token, inTheme: base)))
    for part in CSSPart.allCases
    where written.contains(part) && text(part, token, theme) != text(part, token, base) {
      parts.insert(.of(part))
    }
    return parts
  }

  /// What is written for a property, with its fallback; `nil` where the theme has no such property.
  private mutating func text(_ part: CSSPart, _ token: TokenID, _ theme: Int) -> [UInt8]? {
    writer.theme = theme
    guard writer.parts(of: token).contains(part) else { return nil }
    writer.out.truncate(to: 0)
    for flavour in [CSSColor.Flavour.own, .fallback] {
      writer.flavour = flavour
      writer.write(part, of: token)
      writer.out.write(";")
    }
    return writer.out.bytes
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
