extension MergedLayers {
  /// Collects the tokens in whose path a name holds a dot, and reports those that share their path
  /// with another token. Gives the sources in which such names are told, or will be since the contract
  /// lacks them: the note about old spellings need not say it again.
  mutating func collectDottedPaths(into diagnostics: inout Diagnostics) -> Set<SourceID> {
    var told = Set<SourceID>()
    let dotted = groupsWithDots()
    for token in graph.tokens.ids {
      let declared = graph.tokens[token]
      guard dotted[declared.group.index] || holdsDot(declared.name) else { continue }
      let path = Array(graph.path(of: token).utf8)
      if let other = table.token(ofPath: path[...], names: graph.names) ?? dottedPaths[path] {
        if let source = reportCollision(token, other, into: &diagnostics) { told.insert(source) }
      } else {
        dottedPaths[path] = token
        if let source = sourceOfAddition(token) { told.insert(source) }
      }
    }
    return told
  }

  /// The source of a token that the contract does not have.
  private func sourceOfAddition(_ token: TokenID) -> SourceID? {
    guard graph.hasContract, let first = firstDeclaration(of: token),
      !graph.declarations[first].isContract
    else { return nil }
    return graph.declarations[first].nameSpan.source
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

  private mutating func reportCollision(
    _ token: TokenID, _ other: TokenID, into diagnostics: inout Diagnostics
  ) -> SourceID? {
    guard let first = firstDeclaration(of: other), let second = firstDeclaration(of: token),
      isTolerant(first), isTolerant(second)
    else { return nil }
    let places = [graph.declarations[first].nameSpan, graph.declarations[second].nameSpan].sorted {
      ($0.source.rawValue, $0.range.start) < ($1.source.rawValue, $1.range.start)
    }
    diagnostics.report(.samePath(graph.path(of: token), at: places[1], other: places[0]))
    graph.misnamedTokens.formUnion([token, other])
    return places[1].source
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
