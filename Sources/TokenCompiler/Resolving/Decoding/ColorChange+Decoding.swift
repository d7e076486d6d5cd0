// Colours that Tokens Studio changes: its extension `modify`.
extension ValueDecoder {
  /// A value with the change behind it. Only colours are changed.
  static func modified<Host: DecodingHost>(
    _ type: TokenType, at place: ValuePlace, _ host: inout Host
  ) -> TokenValue {
    let base = ValuePlace(set: place.set, index: place.index + 1)
    guard type == .color else { return decode(type, at: base, host: &host) }
    guard let color = colorSlot(Spot(base), &host)?.value else { return .invalid }
    let modifier = ValuePlace(set: place.set, index: host.value(at: base).next)
    let isAlpha = host.value(at: place).payload != 0
    guard let change = isAlpha ? alpha(at: modifier, &host) : colorChange(at: modifier, &host)
    else {
      host.report(.unknownColorChange(host.siteOfRule(Spot(modifier))))
      return .color(color)
    }
    return .color(change.applied(to: color))
  }

  private static func alpha<Host: DecodingHost>(
    at place: ValuePlace, _ host: inout Host
  ) -> ColorChange? {
    ratio(at: place, &host).map { ColorChange(kind: .alpha, amount: $0) }
  }

  private static func colorChange<Host: DecodingHost>(
    at place: ValuePlace, _ host: inout Host
  ) -> ColorChange? {
    guard let object = object(at: place, &host) else { return nil }
    var kind: ColorChange.Kind?
    var amount: Double?
    var change = ColorChange(kind: .alpha, amount: 0)
    for child in host.children(of: object) {
      switch host.key(at: child) {
      case "type": kind = ColorChange.Kind(rawValue: host.text(at: child))
      case "value": amount = ratio(at: child, &host)
      case "space": change.space = ColorChange.space(named: host.text(at: child))
      case "color": change.other = colorSlot(Spot(child), &host)?.value
      default: break
      }
    }
    guard let kind, let amount, kind != .mix || change.other != nil else { return nil }
    change.kind = kind
    change.amount = amount
    return change
  }

  /// The object at a place, or in the token that a reference there names.
  private static func object<Host: DecodingHost>(
    at place: ValuePlace, _ host: inout Host
  ) -> ValuePlace? {
    var place = place
    for _ in 0..<16 {
      switch host.value(at: place).kind {
      case .object: return place
      case .reference:
        guard case .token(let token, _, _)? = host.referent(of: place),
          let next = host.valuePlace(of: token)
        else { return nil }
        place = next
      default: return nil
      }
    }
    return nil
  }

  /// A number or a percentage, if as text.
  static func ratio<Host: DecodingHost>(
    at place: ValuePlace, _ host: inout Host
  ) -> Double? {
    switch reach(Spot(place), &host) {
    case .nothing: return nil
    case .literal(let spot): return looseRatio(host.text(at: spot.place))
    case .token(let token):
      return token.value.asNumber ?? token.value.templateText.flatMap(looseRatio)
    }
  }
}
