/// What a token refers to and who refers to it, over several references.
enum TokenSurroundings {
  /// The references on the ways that begin or end at one of the tokens, each way no longer than
  /// `depth` where there is one; in their order.
  static func references(
    _ references: [ReferenceMap.Reference], around centre: Set<TokenID>, _ depth: Int?
  ) -> [ReferenceMap.Reference] {
    let onward = reached(from: centre, depth, references, { $0.source }, { $0.target })
    let back = reached(from: centre, depth, references, { $0.target }, { $0.source })
    return references.indices.filter { onward.contains($0) || back.contains($0) }
      .map { references[$0] }
  }

  /// The indexes of the references that are met on the way.
  private static func reached(
    from centre: Set<TokenID>, _ depth: Int?, _ references: [ReferenceMap.Reference],
    _ near: (ReferenceMap.Reference) -> TokenID, _ far: (ReferenceMap.Reference) -> TokenID
  ) -> Set<Int> {
    var byToken: [TokenID: [Int]] = [:]
    for (index, reference) in references.enumerated() {
      byToken[near(reference), default: []].append(index)
    }
    var met = Set<Int>()
    var seen = centre
    var ring = Array(centre)
    var steps = 0
    while !ring.isEmpty, steps < depth ?? .max {
      steps += 1
      var next: [TokenID] = []
      for token in ring {
        for index in byToken[token] ?? [] {
          met.insert(index)
          let other = far(references[index])
          if seen.insert(other).inserted { next.append(other) }
        }
      }
      ring = next
    }
    return met
  }

  /// The tokens that a path means: one token, or all those of a group. Reports a path of neither.
  static func tokens(
    at path: String, option: String, in graph: ThemeGraph, into diagnostics: inout Diagnostics
  ) -> Set<TokenID> {
    if let token = graph.token(at: path) { return [token] }
    let group = path + "."
    let paths = graph.tokens.ids.map { ($0, graph.path(of: $0)) }
    let inside = paths.filter { $0.1.hasPrefix(group) }
    if inside.isEmpty {
      let nearest = NearestName.nearest(to: path, among: paths.lazy.map(\.1))
      diagnostics.report(.graphUnknownToken(path, option: option, nearest: nearest))
    }
    return Set(inside.map(\.0))
  }
}
