// Types before anything is resolved, for proposals: what is proposed should fit.
extension ThemeResolver {
  /// The type that the target of a token's reference has to have; `nil` where any may be.
  func typeOfTarget(in token: TokenID) -> TokenType? {
    let winner = theme.winners[token.index]
    guard winner != .max, !keepsOtherValues(merged.valuePlace(of: winner)) else { return nil }
    let inherited = theme.groupTypes[merged.graph.tokens[token].group.index]
    let written =
      merged.writtenType(winner) ?? (inherited?.isCategory == true ? inherited : nil)
    let type = written?.type ?? contractType(of: token)?.type
    return type == .custom ? nil : type
  }

  /// For each token the type that it has by what is written alone; `nil` where that does not tell.
  func findLikelyTypes() -> [TokenType?] {
    merged.graph.tokens.ids.map(likelyType)
  }

  private func likelyType(of token: TokenID) -> TokenType? {
    var token = token
    for _ in 0..<16 {
      let winner = theme.winners[token.index]
      guard winner != .max else { return nil }
      if let written = merged.writtenType(winner)?.type {
        return written == .custom ? nil : written
      }
      let place = merged.valuePlace(of: winner)
      guard value(at: place).kind == .reference else {
        return formOfLiteral(at: place, inGroup: merged.graph.tokens[token].group)
      }
      guard let target = merged.token(ofPath: merged.bytes(at: place)) else { return nil }
      token = target
    }
    return nil
  }

  private func formOfLiteral(at place: ValuePlace, inGroup group: GroupID) -> TokenType? {
    if let inherited = theme.groupTypes[group.index]?.type {
      return inherited == .custom ? nil : inherited
    }
    switch value(at: place).kind {
    case .null, .pointer, .opaque, .invalid: return nil
    default:
      let type = ValueDecoder.formType(at: place, host: self)
      return type == .custom ? nil : type
    }
  }
}
