/// Raw values to typed ones, by the rules of DTCG Format and Color 2025.10; where the set is
/// tolerant, also what older drafts and other tools write.
///
/// A decoder gives `nil` for a value that cannot be used. What is wrong was reported by then, once:
/// here, by reading, or where the value that is referred to stands.
enum ValueDecoder {
  /// The value of a token of that type. References that are the whole value are the resolver's
  /// business and arrive here only through pointers to parts.
  static func decode<Host: DecodingHost>(
    _ type: TokenType, at place: ValuePlace, host: inout Host
  ) -> TokenValue {
    if host.value(at: place).kind == .modified { return modified(type, at: place, &host) }
    switch reach(Spot(place), &host) {
    case .nothing: return .invalid
    case .token(let token): return whole(token, as: type, &host)
    case .literal(let spot): return literal(type, spot, &host) ?? .invalid
    }
  }

  private static func whole<Host: DecodingHost>(
    _ token: ReachedToken, as type: TokenType, _ host: inout Host
  ) -> TokenValue {
    if case .invalid = token.value { return .invalid }
    guard token.type == type else {
      host.report(.wrongReferent(token, needs: [type], host.text(at: token.spot.place), host))
      return .invalid
    }
    return token.value
  }

  private static func literal<Host: DecodingHost>(
    _ type: TokenType, _ spot: Spot, _ host: inout Host
  ) -> TokenValue? {
    if host.value(at: spot.place).kind == .null, host.isTolerant(spot.place) {
      if !host.isPlain(spot.place) { host.countLegacy(.null, at: spot.place) }
      return .null
    }
    switch type {
    case .color: return color(spot, &host).map(TokenValue.color)
    case .dimension: return dimension(spot, &host).map(TokenValue.dimension)
    case .fontFamily: return fontFamily(spot, &host).map(TokenValue.fontFamily)
    case .fontWeight: return fontWeight(spot, &host).map(TokenValue.fontWeight)
    case .duration: return duration(spot, &host).map(TokenValue.duration)
    case .cubicBezier: return cubicBezier(spot, &host).map(TokenValue.cubicBezier)
    case .number: return number(spot, &host).map(TokenValue.number)
    case .strokeStyle: return strokeStyle(spot, &host).map(TokenValue.strokeStyle)
    case .border: return border(spot, &host).map(TokenValue.border)
    case .transition: return transition(spot, &host).map(TokenValue.transition)
    case .shadow: return shadow(spot, &host).map(TokenValue.shadow)
    case .gradient: return gradient(spot, &host).map(TokenValue.gradient)
    case .typography: return typography(spot, &host).map(TokenValue.typography)
    case .string: return string(spot, &host).map(TokenValue.string)
    case .boolean: return boolean(spot, &host).map(TokenValue.boolean)
    case .custom: return .custom(JSONValue(at: spot.place, host: host))
    }
  }
}
