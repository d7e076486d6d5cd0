extension ValueDecoder {
  private static let transitionMembers = ["duration", "delay", "timingFunction"]

  static func transition<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Transition? {
    guard host.value(at: spot.place).kind == .object else {
      return compositeText(spot, as: .transition, &host, CompositeText.transition)
    }
    let names = transitionMembers
    var parts = members(of: spot, names, what: "transition", &host)
    let duration = parts[0].flatMap { durationSlot($0, &host) }
    var delay = parts[1].flatMap { durationSlot($0, &host) }
    if parts[1] == nil, host.isTolerant(spot.place) {
      host.countLegacy(.membersMissing, at: spot.place)
      delay = Slot(Duration(0, .ms))
      parts[1] = spot
    }
    let curve = parts[2].flatMap { place in
      slot(
        place, .cubicBezier, &host, exact: { $0.asCubicBezier },
        loose: { $0.read(text: { EasingText.curve($0) }) },
        literal: { cubicBezier($0, &$1) })
    }
    guard hasAll(parts, names, what: "transition", in: spot, &host),
      let duration, let delay, let curve
    else { return nil }
    return Transition(duration: duration, delay: delay, timingFunction: curve)
  }
}
