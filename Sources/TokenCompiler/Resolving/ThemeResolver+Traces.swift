/// Where the type of a token comes from.
enum TypeOrigin: Sendable, Hashable {
  /// The token says it itself.
  case written(SourceSpan)
  /// The category that a segment of the path names (`plain`).
  case category(SourceSpan)
  /// A group around the token says it.
  case group(SourceSpan)
  /// It is the type of the token that the whole value refers to.
  case target(TokenID)
  /// The contract says it.
  case contract
  /// The declaration that this one won over says it.
  case shadowed
  /// The form of the value tells it.
  case form
}

/// What only an explanation asks for, in one theme.
struct ThemeTraces: Sendable {
  /// For each declaration that won over another one, that one; empty where none did.
  var shadowed: [UInt32] = []
  /// Where types come from; looked up only.
  var types: [TokenID: TypeOrigin] = [:]
}

extension ThemeResolver {
  /// The traces of the theme that was resolved last.
  func traces() -> ThemeTraces {
    var traces = ThemeTraces(shadowed: theme.shadowed)
    for token in merged.graph.tokens.ids { traces.types[token] = typeOrigin(of: token) }
    return traces
  }

  private func typeOrigin(of token: TokenID) -> TypeOrigin? {
    let winner = theme.winners[token.index]
    guard winner != .max, let type = column.types[token.index] else { return nil }
    let written = merged.written(winner).type
    if let written, !written.isCategory {
      let set = merged.sets[merged.home(of: winner).set]
      return .written(SourceSpan(set.source, written.range))
    }
    let target = column.targets[token.index]
    if target != .max { return .target(TokenID(rawValue: target)) }
    let group = merged.graph.tokens[token].group
    let inherited = theme.sourceTypes[token] ?? theme.groupTypes[group.index]
    return literalOrigin(token, type, written, inherited)
  }

  private func literalOrigin(
    _ token: TokenID, _ type: TokenType, _ written: DeclaredType?, _ inherited: DeclaredType?
  ) -> TypeOrigin {
    let isOfContract = contractType(of: token)?.type == type
    guard let declared = written ?? inherited else {
      if isOfContract { return .contract }
      return theme.shadow(of: theme.winners[token.index]) == nil ? .form : .shadowed
    }
    if declared.isCategory, declared.type != type, isOfContract { return .contract }
    let home = merged.sets[merged.home(of: theme.winners[token.index]).set].source
    let span = SourceSpan(declared.source ?? home, declared.range)
    return declared.isCategory ? .category(span) : .group(span)
  }
}

extension ThemeGraph {
  /// The declarations that the winner of a token won over in a theme, nearest first. Only a graph
  /// that was compiled with traces knows them.
  func shadowed(_ token: TokenID, inTheme theme: Int) -> [DeclarationID] {
    var found: [DeclarationID] = []
    var next = columns[theme].winners[token.index]
    guard let shadowed = columns[theme].traces?.shadowed, !shadowed.isEmpty else { return [] }
    while next != .max, found.count < declarations.count {
      next = shadowed[Int(next)]
      if next != .max { found.append(DeclarationID(rawValue: next)) }
    }
    return found
  }
}
