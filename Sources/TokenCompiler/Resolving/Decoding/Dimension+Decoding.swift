extension ValueDecoder {
  static func dimension<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Dimension? {
    switch host.value(at: spot.place).kind {
    case .object: return dimensionObject(spot, &host)
    case .number where host.isTolerant(spot.place):
      if !host.isPlain(spot.place) { host.countLegacy(.bareDimension, at: spot.place) }
      return numberValue(spot, &host).map { Dimension($0) }
    case .text where host.isTolerant(spot.place):
      if let dimension = dimensionText(spot, &host) { return dimension }
    default: break
    }
    refuse(spot, as: .dimension, &host)
    return nil
  }

  private static func dimensionText<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> Dimension? {
    let text = host.text(at: spot.place)
    guard let quantity = Quantity(text) else { return nil }
    let unit: Dimension.Unit
    if quantity.unit.isEmpty {
      // In the plain dialect `16` is a length already; as text it is more likely a slip.
      guard !host.isPlain(spot.place) else { return nil }
      unit = .px
    } else {
      guard let named = Dimension.Unit(cssName: quantity.unit) else { return nil }
      unit = named
    }
    // The plain dialect has no other way to write a rem.
    if unit != .rem || !host.isPlain(spot.place) {
      host.countLegacy(.dimensionText, at: spot.place)
    }
    if !unit.isStandard { host.countLegacy(.otherUnit, at: spot.place) }
    if text.hasOuterSpace { host.countLegacy(.outerBlanks, at: spot.place) }
    return Dimension(quantity.value, unit)
  }

  private static let quantityMembers = ["value", "unit"]

  private static func dimensionObject<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> Dimension? {
    if let value = host.standardForms(of: spot.place).dimension(at: spot.place.index) {
      return value
    }
    let what = "dimension"
    if refusesForeignObject(spot, as: .dimension, members: quantityMembers, &host) { return nil }
    let parts = members(of: spot, quantityMembers, what: what, &host)
    guard hasAll(parts, quantityMembers, what: what, in: spot, &host),
      let value = parts[0], let unit = parts[1]
    else { return nil }
    let number = numberPart(value, of: "value", &host)
    guard let name = textPart(unit, of: "unit", &host) else { return nil }
    if name.text.isEmpty, number == 0, host.isTolerant(spot.place) {
      // Real files leave the unit of zero empty.
      host.countLegacy(.otherUnit, at: name.spot.place)
      return Dimension(0, .px)
    }
    guard let unit = dimensionUnit(name.text, name.spot, &host), let number else { return nil }
    return Dimension(number, unit)
  }

  private static func dimensionUnit<Host: DecodingHost>(
    _ name: String, _ spot: Spot, _ host: inout Host
  ) -> Dimension.Unit? {
    if name == "px" { return .px }
    if name == "rem" { return .rem }
    guard host.isTolerant(spot.place) else {
      host.report(.unknownUnit(name, ["px", "rem"], host.siteOfRule(spot)))
      return nil
    }
    guard let unit = Dimension.Unit(cssName: name) else {
      let meant = MeantQuantity.length(name.trimmedSpaces.lowercased())
      host.report(.unknownCSSUnit(name, meant, host.siteOfRule(spot)))
      return nil
    }
    host.countLegacy(.otherUnit, at: spot.place)
    return unit
  }

  static func duration<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Duration? {
    switch host.value(at: spot.place).kind {
    case .object: return durationObject(spot, &host)
    case .number where host.isTolerant(spot.place):
      if !host.isPlain(spot.place) { host.countLegacy(.bareDuration, at: spot.place) }
      return numberValue(spot, &host).map { Duration($0, .ms) }
    case .text where host.isTolerant(spot.place):
      if let duration = durationText(spot, &host) { return duration }
    default: break
    }
    refuse(spot, as: .duration, &host)
    return nil
  }

  private static func durationText<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> Duration? {
    let text = host.text(at: spot.place)
    guard let quantity = Quantity(text) else { return nil }
    let isBare = quantity.unit.isEmpty && !host.isPlain(spot.place)
    guard let unit = isBare ? .ms : Duration.Unit(rawValue: quantity.unit) else { return nil }
    host.countLegacy(.durationText, at: spot.place)
    if text.hasOuterSpace { host.countLegacy(.outerBlanks, at: spot.place) }
    return Duration(quantity.value, unit)
  }

  private static func durationObject<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> Duration? {
    if let value = host.standardForms(of: spot.place).duration(at: spot.place.index) {
      return value
    }
    let what = "duration"
    if refusesForeignObject(spot, as: .duration, members: quantityMembers, &host) { return nil }
    let parts = members(of: spot, quantityMembers, what: what, &host)
    guard hasAll(parts, quantityMembers, what: what, in: spot, &host),
      let value = parts[0], let unit = parts[1]
    else { return nil }
    let number = numberPart(value, of: "value", &host)
    guard let name = textPart(unit, of: "unit", &host) else { return nil }
    guard let unit = Duration.Unit(rawValue: name.text) else {
      host.report(.unknownUnit(name.text, ["ms", "s"], host.siteOfRule(name.spot)))
      return nil
    }
    return number.map { Duration($0, unit) }
  }
}
