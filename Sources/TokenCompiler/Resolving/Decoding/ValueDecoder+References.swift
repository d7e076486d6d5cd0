/// A whole token that a reference inside a value leads to.
struct ReachedToken {
  var id: TokenID
  var type: TokenType?
  var value: TokenValue
  /// The reference.
  var spot: Spot
}

/// What stands at a place once pointers are followed.
enum Reached {
  case literal(Spot)
  case token(ReachedToken)
  /// It failed and was reported.
  case nothing
}

extension ValueDecoder {
  /// Follows references from a place to a literal or a whole token.
  static func reach<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Reached {
    var spot = spot
    // A ring of pointers is reported by the resolver; here it only has to end (Brent's method).
    var (mark, steps, limit) = (spot.place, 0, 2)
    while true {
      switch host.value(at: spot.place).kind {
      case .null, .boolean, .number, .text, .template, .list, .object, .modified:
        return .literal(spot)
      case .opaque, .invalid: return .nothing
      case .reference, .pointer: break
      }
      switch host.referent(of: spot.place) {
      case nil: return .nothing
      case .token(let id, let type, let value):
        return .token(ReachedToken(id: id, type: type, value: value, spot: spot))
      case .part(let place): spot = Spot(place, pointer: spot.pointer ?? spot.place)
      }
      steps += 1
      if spot.place == mark { return .nothing }
      if steps == limit { (mark, steps, limit) = (spot.place, 0, limit * 2) }
    }
  }

  /// A field of a composite or an element of a list: a literal, or a reference to a token of the
  /// field's own type. `exact` takes the value out of a token, `literal` reads it in place; `loose`
  /// is what a tolerant set makes of a token of another type, which then is no reference any more.
  static func slot<Value, Host: DecodingHost>(
    _ spot: Spot, _ type: TokenType, _ host: inout Host, exact: (TokenValue) -> Value?,
    loose: (TokenValue) -> Value? = { _ in nil }, literal: (Spot, inout Host) -> Value?
  ) -> Slot<Value>? {
    switch reach(spot, &host) {
    case .nothing: return nil
    case .literal(let spot): return literal(spot, &host).map { Slot($0) }
    case .token(let token):
      if let value = exact(token.value) { return Slot(value, reference: token.id) }
      if host.isTolerant(token.spot.place), let value = loose(token.value) { return Slot(value) }
      refuse(token, needs: [type], &host)
      return nil
    }
  }

  /// Reports that a token has the wrong type, unless that follows from an earlier fault.
  static func refuse<Host: DecodingHost>(
    _ token: ReachedToken, needs types: [TokenType], _ host: inout Host
  ) {
    switch token.value {
    case .invalid, .opaque: return
    default: host.report(.wrongReferent(token, needs: types, host.text(at: token.spot.place), host))
    }
  }

  static func colorSlot<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Slot<Color>? {
    slot(
      spot, .color, &host, exact: { $0.asColor },
      loose: { $0.read(text: { ColorText.color($0) }) }, literal: { color($0, &$1) })
  }

  static func dimensionSlot<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> Slot<Dimension>? {
    slot(
      spot, .dimension, &host, exact: { $0.asDimension },
      loose: { $0.read(text: { Dimension(looseText: $0) }, number: { Dimension($0) }) },
      literal: { dimension($0, &$1) })
  }

  static func durationSlot<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> Slot<Duration>? {
    slot(
      spot, .duration, &host, exact: { $0.asDuration },
      loose: { $0.read(text: { Duration(looseText: $0) }, number: { Duration($0, .ms) }) },
      literal: { duration($0, &$1) })
  }
}
