extension ThemeResolver {
  /// The theme of these contexts as the contract's layers alone make it. Nothing is reported: what
  /// is wrong in the contract and still there with the other layers is found with them.
  mutating func contractColumn(_ sets: [Int], _ themes: FlattenedThemes) -> ThemeColumn {
    let sets = merged.contractSets(of: sets)
    if let known = contractColumns[sets] { return known }
    let kept = diagnostics
    diagnostics = Diagnostics()
    let column = resolve(themes.state(sets, merged), contract: nil)
    diagnostics = kept
    contractColumns[sets] = column
    return column
  }

  /// The type that the contract gives a token, with the contract's declaration of it.
  func contractType(of token: TokenID) -> (type: TokenType, declaration: UInt32)? {
    guard let contract, contract.winners[token.index] != .max,
      let type = contract.types[token.index]
    else { return nil }
    return (type, contract.winners[token.index])
  }

  /// An override must keep the type that the contract has, and be there where the contract is.
  mutating func checkOverride(_ token: TokenID) {
    guard let contract, let own = declaration(of: token), !own.isContract,
      contract.winners[token.index] != .max, column.values[token.index] != 0
    else { return }
    let base = DeclarationID(rawValue: contract.winners[token.index])
    let place = merged.graph.declarations[base].nameSpan
    if isNull(column.values[token.index]) {
      guard contract.values[token.index] != 0, !isNull(contract.values[token.index]) else { return }
      let path = merged.graph.path(of: token)
      diagnostics.report(.nullOverride(path, at: own.valueSpan, base: place))
    } else {
      guard let asked = contract.types[token.index], let type = column.types[token.index],
        asked != type, asked != .custom, type != .custom
      else { return }
      let path = merged.graph.path(of: token)
      diagnostics.report(.otherType(path, type, asked, at: own.valueSpan, base: place))
    }
    set(token, type: contract.types[token.index], value: 0)
  }

  private func isNull(_ value: UInt32) -> Bool {
    if case .null = values[Int(value)] { return true }
    return false
  }
}
