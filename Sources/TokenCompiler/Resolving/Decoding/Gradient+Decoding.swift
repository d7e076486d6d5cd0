extension ValueDecoder {
  /// A list of stops.
  static func gradient<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Gradient? {
    guard host.value(at: spot.place).kind == .list else {
      refuse(spot, as: .gradient, &host)
      return nil
    }
    return elements(of: spot, what: "gradient", &host) { gradientElement($0, &$1) }.map {
      Gradient($0)
    }
  }

  private static func gradientElement<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> GradientStop? {
    switch reach(spot, &host) {
    case .nothing: return nil
    case .literal(let found):
      if host.value(at: found.place).kind == .object { return gradientStop(found, &host) }
      host.report(.noStop(host.describe(found.place), host.site(found)))
    case .token(let token):
      guard let gradient = token.value.asGradient else {
        refuse(token, needs: [.gradient], &host)
        return nil
      }
      // A gradient token is a list always; one with one stop is the only one that fits here.
      if gradient.stops.count == 1 { return gradient.stops[0] }
      host.report(.severalElements(token, gradient.stops.count, "gradient stop", host))
    }
    return nil
  }

  private static let stopMembers = ["color", "position"]

  private static func gradientStop<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> GradientStop? {
    let what = "gradient stop"
    let parts = members(of: spot, stopMembers, what: what, &host)
    let isWhole = hasAll(parts, stopMembers, what: what, in: spot, &host)
    let color = parts[0].flatMap { colorSlot($0, &host) }
    let position = parts[1].flatMap { place in
      slot(
        place, .number, &host, exact: { $0.asNumber },
        loose: { $0.read(text: { looseRatio($0) }) }, literal: { number($0, &$1) })
    }
    guard isWhole, let color, var position else { return nil }
    position.value = min(max(position.value, 0), 1)
    return GradientStop(color: color, position: position)
  }

  /// A number or a percentage as text.
  static func looseRatio(_ text: String) -> Double? {
    guard let quantity = Quantity(text) else { return nil }
    if quantity.unit.isEmpty { return quantity.value }
    return quantity.unit == "%" ? quantity.value / 100 : nil
  }
}
