/// Finds the declaration that a finding about the values of some tokens points at: the one in the
/// highest layer that takes part.
///
/// Where several of a custom theme take part, it is the one that has changed what the contract says
/// and without which the values would be in order; the further down a chain of references, the
/// better. What the contract alone has done to itself is no business of a custom theme's, so then
/// there is none.
struct Blame {
  private let graph: ThemeGraph
  private let theme: Int
  private let column: ThemeColumn
  private let contract: ThemeColumn?

  /// Longer chains are cut off: what lies further away is not looked at.
  private static let reach = 64

  init(_ graph: ThemeGraph, theme: Int) {
    self.graph = graph
    self.theme = theme
    column = graph.columns[theme]
    contract =
      !graph.hasContract
      ? nil : theme < graph.contractColumns.count ? graph.contractColumns[theme] : column
  }

  private struct Suspect {
    var token: TokenID
    /// How far it is from the token whose value it is a part of.
    var depth: Int
    var layer: Int
    var isContract: Bool
  }

  /// The token whose declaration is to blame.
  ///
  /// - Parameters:
  ///   - tokens: The tokens whose values take part, the most likely one first.
  ///   - isInOrder: Whether the rule has nothing to say of these values for those tokens.
  func token(among tokens: [TokenID], isInOrder: ([TokenValue?]) -> Bool) -> TokenID? {
    candidates(among: tokens, isInOrder: isInOrder).first
  }

  /// The tokens whose declarations may be to blame, the most likely one first.
  ///
  /// - Parameter former: Those of another theme: where one of them takes part, it is so again.
  func candidates(
    among tokens: [TokenID], before former: [TokenID] = [], isInOrder: ([TokenValue?]) -> Bool
  ) -> [TokenID] {
    let suspects = tokens.flatMap(suspects)
    guard let top = suspects.map(\.layer).max() else { return [] }
    let highest = suspects.filter { $0.layer == top }
    guard let contract else { return highest.min { $0.depth < $1.depth }.map { [$0.token] } ?? [] }
    guard highest.first?.isContract == false else { return [] }
    let again = former.filter { token in highest.contains { $0.token == token } }
    if !again.isEmpty { return again }
    let changed = highest.filter { isChanged($0.token, contract) }
    let decisive = changed.filter { isInOrder(values(of: tokens, without: $0.token, contract)) }
    let ordered = (decisive.isEmpty ? changed : decisive).enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }
    var told: Set<TokenID> = []
    return ordered.map(\.element.token).filter { told.insert($0).inserted }
  }

  /// The tokens of the highest layer that take part and are not as the contract says, decisive or not.
  func changed(among tokens: [TokenID]) -> [TokenID] {
    let suspects = tokens.flatMap(suspects)
    guard let contract, let top = suspects.map(\.layer).max() else { return [] }
    return suspects.filter { $0.layer == top && !$0.isContract && isChanged($0.token, contract) }
      .map(\.token)
  }

  /// Whether any token that takes part fits, with its declaration.
  func takesPart(_ tokens: [TokenID], where fits: (TokenID, DeclarationID) -> Bool) -> Bool {
    tokens.contains { token in
      ([token] + graph.chain(of: token, inTheme: theme, limit: Self.reach)).contains {
        let winner = column.winners[$0.index]
        return winner != .max && fits($0, DeclarationID(rawValue: winner))
      }
    }
  }

  private func suspects(_ token: TokenID) -> [Suspect] {
    let chain = [token] + graph.chain(of: token, inTheme: theme, limit: Self.reach)
    return chain.enumerated().compactMap { depth, token in
      let winner = column.winners[token.index]
      guard winner != .max else { return nil }
      let declaration = graph.declarations[DeclarationID(rawValue: winner)]
      return Suspect(
        token: token, depth: depth, layer: declaration.layer, isContract: declaration.isContract)
    }
  }

  /// Whether a token refers elsewhere, or has another value, than the contract says.
  private func isChanged(_ token: TokenID, _ contract: ThemeColumn) -> Bool {
    guard contract.winners[token.index] != .max else { return true }
    let target = column.targets[token.index]
    if target != contract.targets[token.index] { return true }
    let values = graph.values
    return target == .max
      && values[Int(column.values[token.index])] != values[Int(contract.values[token.index])]
  }

  /// The values of the tokens if the contract's declaration of `suspect` held.
  private func values(
    of tokens: [TokenID], without suspect: TokenID, _ contract: ThemeColumn
  ) -> [TokenValue?] {
    tokens.map { token in
      guard depends(token, on: suspect) else { return graph.value(of: token, inTheme: theme) }
      guard contract.winners[suspect.index] != .max else { return nil }
      let target = contract.targets[suspect.index]
      guard target != .max else { return graph.values[Int(contract.values[suspect.index])] }
      return graph.value(of: TokenID(rawValue: target), inTheme: theme)
    }
  }

  /// Whether the value of a token is that of another one.
  func depends(_ token: TokenID, on other: TokenID) -> Bool {
    token == other
      || graph.chain(of: token, inTheme: theme, limit: Self.reach).contains(other)
  }
}
