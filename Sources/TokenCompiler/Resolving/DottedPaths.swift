extension MergedLayers {
  /// Collects the tokens in whose path a name holds a dot, and reports those that share their path
  /// with another token.
  mutating func collectDottedPaths(into diagnostics: inout Diagnostics) {
    let dotted = groupsWithDots()
    for token in graph.tokens.ids {
      let declared = graph.tokens[token]
      guard dotted[declared.group.index] || holdsDot(declared.name) else { continue }
      let path = Array(graph.path(of: token).utf8)
      if let other = table.token(ofPath: path[...], names: graph.names) ?? dottedPaths[path] {
        reportCollision(token, other, into: &diagnostics)
      } else {
        dottedPaths[path] = token
      }
    }
  }

  /// For each group whether its name or that of a group around it holds a dot.
  private func groupsWithDots() -> [Bool] {
    var dotted = [Bool](repeating: false, count: graph.groups.count)
    for group in graph.groups.ids {
      let declared = graph.groups[group]
      dotted[group.index] = dotted[declared.parent.index] || holdsDot(declared.name)
    }
    return dotted
  }

  private func holdsDot(_ name: Name) -> Bool {
    graph.names.utf8(name).contains(UInt8(ascii: "."))
  }

  private func reportCollision(
    _ token: TokenID, _ other: TokenID, into diagnostics: inout Diagnostics
  ) {
    guard let first = firstDeclaration(of: other), let second = firstDeclaration(of: token),
      isTolerant(first), isTolerant(second)
    else { return }
    let places = [graph.declarations[first].nameSpan, graph.declarations[second].nameSpan].sorted {
      ($0.source.rawValue, $0.range.start) < ($1.source.rawValue, $1.range.start)
    }
    diagnostics.report(.samePath(graph.path(of: token), at: places[1], other: places[0]))
  }

  /// The first declaration of a token; one that came by extension has none.
  func firstDeclaration(of token: TokenID) -> DeclarationID? {
    guard token.index < firstDeclarations.count, firstDeclarations[token.index] != .max else {
      return nil
    }
    return DeclarationID(rawValue: firstDeclarations[token.index])
  }

  /// In a strict set the name itself was refused.
  private func isTolerant(_ declaration: DeclarationID) -> Bool {
    sets[home(of: declaration.rawValue).set].set.isTolerant
  }
}
