extension ThemeResolver {
  /// Reports tokens whose values name other modes than that of the theme. One that has a value in the
  /// default mode keeps that; the others have none at all.
  mutating func reportMissingModes(_ state: ThemeState, contexts: [Int], contract: ThemeColumn?) {
    guard let modes = merged.modes else { return }
    let chosen = contexts[modes.modifier]
    for number in state.sets where merged.sets[number].isInsteadOfValue {
      guard let mode = merged.sets[number].mode, mode != chosen,
        !merged.sets[number].condition.fits(contexts)
      else { continue }
      for index in merged.sets[number].tokens.indices
      where standsIn(set: number, token: index, in: state, contract) {
        reportMissing(
          set: number, token: index, chosen, keepsValue: modes.standIns[chosen].contains(mode))
      }
    }
  }

  /// Whether a declaration won because there is none for the theme's mode. In a token that the
  /// contract does not have, that is not what is wrong.
  private func standsIn(
    set: Int, token index: Int, in state: ThemeState, _ contract: ThemeColumn?
  ) -> Bool {
    let placed = merged.sets[set]
    let token = placed.tokens[index]
    guard Int(state.winners[token.index]) == placed.firstDeclaration + index else { return false }
    guard let contract, !placed.isContract else { return true }
    return contract.winners[token.index] != .max
  }

  private mutating func reportMissing(
    set: Int, token index: Int, _ chosen: Int, keepsValue: Bool
  ) {
    let placed = merged.sets[set]
    let token = placed.tokens[index]
    if !keepsValue { conflicting.append(token) }
    guard !keepsValue || placed.expectedModes.contains(chosen),
      let modes = merged.modes
    else { return }
    var end = placed.modePlaces[index].values
    end.start = end.end - 1
    let names = merged.modeNames
    let span = SourceSpan(placed.source, end)
    let path = merged.graph.path(of: token)
    diagnostics.report(
      keepsValue
        ? .missingMode(names[chosen], keeps: placed.mode.map { names[$0] } ?? "", path, at: span)
        : .missingUsualMode(names[modes.usual], path, at: span))
  }

  /// The declaration that the token has in the default mode, where it stands in the same value.
  private func usualDeclaration(of winner: UInt32) -> (
    value: UInt32, type: TokenType?, span: SourceSpan
  )? {
    guard let usual else { return nil }
    let own = merged.graph.declarations[DeclarationID(rawValue: winner)]
    let other = usual.winners[own.token.index]
    guard other != .max, other != winner else { return nil }
    let declaration = merged.graph.declarations[DeclarationID(rawValue: other)]
    guard declaration.nameSpan == own.nameSpan else { return nil }
    return (usual.values[own.token.index], usual.types[own.token.index], declaration.valueSpan)
  }

  /// The type that the token has in the default mode, where that stands in the same value.
  func typeInUsualMode(of winner: UInt32) -> TokenType? { usualDeclaration(of: winner)?.type }

  /// A token has one type in all modes of one value.
  mutating func checkMode(_ token: TokenID) {
    let winner = theme.winners[token.index]
    guard winner != .max, let usual = usualDeclaration(of: winner),
      let asked = usual.type, let type = column.types[token.index], asked != type,
      asked != .custom, type != .custom, hasValue(column.values[token.index]),
      hasValue(usual.value), let own = declaration(of: token)
    else { return }
    diagnostics.report(
      .otherTypeInMode(
        merged.graph.path(of: token), type, asked, at: own.valueSpan, usual: usual.span))
    set(token, type: asked, value: 0)
  }

  private func hasValue(_ value: UInt32) -> Bool {
    if case .null = values[Int(value)] { return false }
    return value != 0
  }
}
