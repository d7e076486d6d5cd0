extension ThemeResolver {
  /// Reports a reference in braces that leads to no token of the current theme.
  mutating func reportUnknown(_ place: ValuePlace, in declaration: UInt32) {
    let name = merged.bytes(at: place)
    guard !mayBeMissing(name.split(separator: UInt8(ascii: "."))) else { return }
    let text = String(decoding: name, as: UTF8.self)
    let token = merged.graph.declarations[DeclarationID(rawValue: declaration)].token
    let path = merged.graph.path(of: token)
    let span = merged.shownSpan(of: place)
    if let group = group(of: name) {
      let type = place == merged.valuePlace(of: declaration) ? typeOfTarget(in: token) : nil
      if let type, let meant = besideItself(name, in: token, of: type) {
        let other = merged.graph.path(of: meant)
        diagnostics.report(
          .referenceToGroup(
            text, meant: other, type, at: span, path: path,
            fix: Fix.naming(other, for: text, at: span, in: merged.graph.sources)))
        return
      }
      let members = firstTokens(of: group)
      diagnostics.report(
        .referenceToGroup(text, members.names, more: members.more, at: span, path: path))
    } else {
      let isWhole = place == merged.valuePlace(of: declaration)
      let type = isWhole ? typeOfTarget(in: token) : nil
      let proposal = proposal(for: name, in: token, of: type) { $0.path(of: $1) }
      let fix = Fix.naming(proposal.only, for: text, at: span, in: merged.graph.sources)
      diagnostics.report(
        .unknownReference(text, proposal: proposal, at: span, path: path, fix: fix))
    }
  }

  /// Whether names lead through a group that failed to extend another, which might have brought what
  /// is missing.
  func mayBeMissing(_ names: [ArraySlice<UInt8>]) -> Bool {
    guard !theme.failedExtensions.isEmpty else { return false }
    var group = GroupID.root
    for name in names {
      if theme.failedExtensions.contains(group) { return true }
      guard let inner = merged.entry(name, in: group)?.group else { return false }
      group = inner
    }
    return theme.failedExtensions.contains(group)
  }

  /// The tokens of the current theme that a path was probably meant to name, as `written` writes
  /// them; or where it is declared for other themes.
  ///
  /// - Parameter type: The type that is needed; `nil` where any may be.
  private mutating func proposal(
    for name: ArraySlice<UInt8>, in user: TokenID, of type: TokenType? = nil,
    written: (ThemeGraph, TokenID) -> String
  ) -> PathProposal {
    if let token = merged.token(ofPath: name), isKnown(token, to: user) {
      let elsewhere = merged.firstDeclaration(of: token)
      return PathProposal([], at: elsewhere.map { merged.graph.declarations[$0].nameSpan })
    }
    if nearestPath == nil { nearestPath = NearestPath(merged.graph) }
    // A token that refers to itself would be no better.
    let near = nearest(to: name, of: type)
    let tokens = near.filter { $0 != user && theme.winners[$0.index] != .max }
    var proposal = PathProposal(
      tokens.map { written(merged.graph, $0) }, at: tokens.first.map(lowestPlace))
    if tokens.isEmpty, near.contains(user) { proposal.itself = written(merged.graph, user) }
    if near.isEmpty, let type, let other = besideItself(name, in: user, of: type) {
      return PathProposal([written(merged.graph, other)], at: lowestPlace(of: other))
    }
    if near.isEmpty, let type, let other = nearestPath?.token(for: name), other != user,
      let found = likelyTypes[other.index]
    {
      proposal.misfit = (written(merged.graph, other), found, type)
    }
    return proposal
  }

  /// The token of a type that a path names once one of its names is that of the token that refers: in
  /// `theme.radius.…` it is hardly `theme.color.floating-action-button.default` or one in `theme.radii` that is
  /// meant.
  private mutating func besideItself(
    _ name: ArraySlice<UInt8>, in user: TokenID, of type: TokenType
  ) -> TokenID? {
    let names = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let own = merged.graph.names(of: user).map { Array($0.utf8) }
    guard (2..<16).contains(names.count) else { return nil }
    if likelyTypes.isEmpty { likelyTypes = findLikelyTypes() }
    for index in 0..<min(names.count - 1, own.count) where !names[index].elementsEqual(own[index]) {
      var path = names
      path[index] = own[index][...]
      let found = merged.token(ofPath: Array(path.joined(separator: [UInt8(ascii: ".")]))[...])
      if let found, found != user, theme.winners[found.index] != .max,
        likelyTypes[found.index] == type
      {
        return found
      }
    }
    return nil
  }

  /// The tokens that are near to a path and of a type, or of one that nobody knows yet.
  private mutating func nearest(to name: ArraySlice<UInt8>, of type: TokenType?) -> [TokenID] {
    guard let type else { return nearestPath?.tokens(for: name) ?? [] }
    if likelyTypes.isEmpty { likelyTypes = findLikelyTypes() }
    let types = likelyTypes
    return nearestPath?.tokens(for: name, of: type) { (types[$0.index] ?? type) == type } ?? []
  }

  /// Where the lowest declaration is: where themes have others above it, the finding is one all the
  /// same.
  private func lowestPlace(of token: TokenID) -> SourceSpan {
    var declaration = theme.winners[token.index]
    while let lower = theme.shadow(of: declaration) { declaration = lower }
    return merged.graph.declarations[DeclarationID(rawValue: declaration)].nameSpan
  }

  /// Whether a token is none that only another candidate declares.
  private func isKnown(_ token: TokenID, to user: TokenID) -> Bool {
    guard let first = merged.firstDeclaration(of: token) else { return true }
    let owner = merged.graph.candidate(of: merged.graph.declarations[first].nameSpan.source)
    let source = declaration(of: user)?.nameSpan.source
    return owner == nil || source.flatMap(merged.graph.candidate) == owner
  }

  /// The same for the names of a pointer. What lies inside a token, from `$value` on, is not looked for
  /// and goes with the proposal.
  mutating func proposal(
    forPointer names: [ArraySlice<UInt8>], in user: TokenID
  ) -> PathProposal {
    let value = names.firstIndex { $0.elementsEqual("$value".utf8) } ?? names.endIndex
    let path = Array(names[..<value].joined(separator: [UInt8(ascii: ".")]))
    let inside = names[value...].map { String(decoding: $0, as: UTF8.self) }
    return proposal(for: path[...], in: user) { PathText.pointer($0.names(of: $1) + inside) }
  }

  /// The group of a path.
  private func group(of path: ArraySlice<UInt8>) -> GroupID? {
    var group = GroupID.root
    for segment in path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard let inner = merged.entry(segment, in: group)?.group else { return nil }
      group = inner
    }
    return group
  }

  /// The first tokens below a group that the current theme has.
  mutating func firstTokens(of group: GroupID) -> (names: [String], more: Bool) {
    let nearest = nearestPath ?? NearestPath(merged.graph)
    if nearestPath == nil { nearestPath = nearest }
    var names: [String] = []
    var open = [nearest.entries(of: group)]
    var steps = 0
    while var entries = open.popLast() {
      guard let next = entries.popFirst() else { continue }
      open.append(entries)
      steps += 1
      let entry = nearest.member(next)
      if let token = entry.token, theme.winners[token.index] != .max {
        if names.count == 4 { return (names, true) }
        names.append(merged.graph.path(of: token))
      }
      if let group = entry.group { open.append(nearest.entries(of: group)) }
      if steps > 1000 { return (names, true) }
    }
    return (names, false)
  }
}

extension ThemeGraph {
  /// The names of a token's groups and its own.
  func names(of token: TokenID) -> [String] {
    segments(of: tokens[token].group) + [name(of: token)]
  }
}
