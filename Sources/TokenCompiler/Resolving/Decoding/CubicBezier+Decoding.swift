extension ValueDecoder {
  /// Four numbers, the first and the third from 0 to 1.
  static func cubicBezier<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> CubicBezier? {
    switch host.value(at: spot.place).kind {
    case .list: return bezierList(spot, &host)
    case .text where host.isTolerant(spot.place):
      if let curve = EasingText.curve(host.text(at: spot.place)) {
        host.countLegacy(.otherText, at: spot.place)
        return curve
      }
    default: break
    }
    refuse(spot, as: .cubicBezier, &host)
    return nil
  }

  private static func bezierList<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> CubicBezier? {
    let places = host.children(of: spot.place)
    guard places.count == 4 else {
      let site = places.count < 4 ? host.siteOfEnd(spot) : host.siteOfRule(spot.inside(places[4]))
      host.report(.wrongBezierCount(places.count, site))
      return nil
    }
    var numbers: [Double] = []
    for (index, place) in places.enumerated() {
      let element = spot.inside(place)
      guard let value = numberPart(element, of: "control point", &host) else { continue }
      if index % 2 == 0, !(0...1).contains(value) {
        host.report(.bezierOutOfRange(host.siteOfRule(element)))
        continue
      }
      numbers.append(value)
    }
    guard numbers.count == 4 else { return nil }
    return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
