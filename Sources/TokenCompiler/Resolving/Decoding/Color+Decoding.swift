extension ValueDecoder {
  static func color<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Color? {
    switch host.value(at: spot.place).kind {
    case .object: return colorObject(spot, &host)
    case .text where host.isTolerant(spot.place):
      if refusesRange(spot, &host) { return nil }
      if let color = colorText(spot, &host) { return color }
    default: break
    }
    refuse(spot, as: .color, &host)
    return nil
  }

  /// Reports a colour of which a part is out of range, where it overrides one of a contract; says whether
  /// it is one. Elsewhere CSS is taken as it is.
  private static func refusesRange<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Bool {
    let text = host.text(at: spot.place)
    guard text.utf8.contains(UInt8(ascii: "(")), host.overridesContract,
      ColorText.color(text) != nil, let fault = ColorRange.fault(in: text)
    else { return false }
    host.report(.colorOutOfRange(text, fault, host.siteOfRule(spot)))
    return true
  }

  private static func colorText<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Color? {
    let text = host.text(at: spot.place)
    let isPlain = host.isPlain(spot.place)
    guard
      let (color, hasMoved) = ColorText.reading(text)
        ?? (isPlain ? nil : ColorText.reading(commas: text))
    else { return nil }
    // The plain dialect has no other way to write a colour.
    if !isPlain { host.countLegacy(.colorText, at: spot.place) }
    if hasMoved { host.countLegacy(.componentOutOfRange, at: spot.place) }
    if text.hasOuterSpace { host.countLegacy(.outerBlanks, at: spot.place) }
    return color
  }

  private static let colorMembers = ["colorSpace", "components", "alpha", "hex"]
  private static let allColorMembers = colorMembers + ["channels"]
  private static let olderColorMembers: [String: LegacyMember] = [
    "channels": LegacyMember("components", .colorChannels)
  ]

  private static func colorObject<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> Color? {
    if let color = host.standardForms(of: spot.place).color(at: spot.place.index) { return color }
    let what = "color"
    if let color = channels(spot, &host) { return color }
    if let parts = fadedParts(of: spot, host) { return faded(parts, spot, &host) }
    if refusesForeignObject(spot, as: .color, members: allColorMembers, &host) {
      return nil
    }
    let parts = members(
      of: spot, colorMembers, what: what, older: olderColorMembers, &host)
    if let color = hexOnly(parts, spot, &host) { return color }
    let isWhole = hasAll(
      Array(parts.prefix(2)), Array(colorMembers.prefix(2)), what: what, in: spot,
      older: olderColorMembers, &host)
    let space = parts[0].flatMap { colorSpace($0, &host) }
    let components = parts[1].flatMap { colorComponents($0, in: space, &host) }
    var isGood = isWhole && space != nil && components != nil
    var alpha: Double?
    var hex: String?
    if let place = parts[2] {
      alpha = colorAlpha(place, &host)
      isGood = isGood && alpha != nil
    }
    if let place = parts[3] {
      hex = colorHex(place, &host)
      isGood = isGood && hex != nil
    }
    guard isGood, let space, let components else { return nil }
    return Color(space, components, alpha: alpha, hex: hex)
  }

  /// Design tools write red, green and blue as members, from 0 to 1, or hue, saturation and lightness.
  private static func channels<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Color? {
    guard host.isTolerant(spot.place) else { return nil }
    var found: [String: Double] = [:]
    for child in host.children(of: spot.place) {
      guard host.value(at: child).kind == .number,
        let number = NumberReader.number(host.text(at: child))
      else { return nil }
      found[host.key(at: child)] = number
    }
    let alpha = found["a"].map { min(max($0, 0), 1) }
    let count = found.count - (alpha == nil ? 0 : 1)
    guard count == 3, let color = rgb(found) ?? hsl(found) else { return nil }
    host.countLegacy(.redGreenBlue, at: spot.place)
    return Color(color.space, color.components, alpha: alpha == 1 ? nil : alpha)
  }

  /// Another colour and its opacity, as some tools write them: `{"color": "{ink}", "alpha": 0.6}`.
  private static func fadedParts<Host: DecodingHost>(
    of spot: Spot, _ host: Host
  ) -> (color: ValuePlace, alpha: ValuePlace)? {
    let children = host.children(of: spot.place)
    guard host.isTolerant(spot.place), children.count == 2,
      let color = children.first(where: { host.key(at: $0) == "color" }),
      let alpha = children.first(where: { ["alpha", "opacity"].contains(host.key(at: $0)) })
    else { return nil }
    return (color, alpha)
  }

  private static func faded<Host: DecodingHost>(
    _ parts: (color: ValuePlace, alpha: ValuePlace), _ spot: Spot, _ host: inout Host
  ) -> Color? {
    guard let color = colorSlot(spot.inside(parts.color), &host)?.value else { return nil }
    guard let opacity = ratio(at: parts.alpha, &host) else {
      refuse(spot.inside(parts.alpha), as: .number, &host)
      return nil
    }
    host.countLegacy(.fadedColor, at: spot.place)
    return ColorChange(kind: .alpha, amount: opacity).applied(to: color)
  }

  private static func rgb(_ found: [String: Double]) -> Color? {
    guard let red = found["r"], let green = found["g"], let blue = found["b"] else { return nil }
    // Some count to 255.
    let scale = [red, green, blue].contains { $0 > 1.5 } ? 255.0 : 1
    return Color(.srgb, [red, green, blue].map { min(max($0 / scale, 0), 1) })
  }

  private static func hsl(_ found: [String: Double]) -> Color? {
    guard let hue = found["h"], let saturation = found["s"], let lightness = found["l"] else {
      return nil
    }
    // Some count to 1.
    let scale = saturation <= 1 && lightness <= 1 ? 100.0 : 1
    return Color(
      .hsl, [hue.hueInCircle] + [saturation, lightness].map { min(max($0 * scale, 0), 100) })
  }

  /// Some tools write the hexadecimal form and nothing else into the object.
  private static func hexOnly<Host: DecodingHost>(
    _ parts: [Spot?], _ spot: Spot, _ host: inout Host
  ) -> Color? {
    guard host.isTolerant(spot.place), parts[1] == nil, let hex = parts[3],
      host.value(at: hex.place).kind == .text,
      var color = ColorText.color(host.text(at: hex.place)), color.hex != nil
    else { return nil }
    host.countLegacy(.colorText, at: hex.place)
    guard let alpha = parts[2] else { return color }
    guard let value = colorAlpha(alpha, &host) else { return nil }
    color.alpha = value
    return color
  }

  private static func colorSpace<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> ColorSpace? {
    guard let name = textPart(spot, of: "colorSpace", &host) else { return nil }
    if let space = ColorSpace(rawValue: name.text) { return space }
    let names = ColorSpace.allCases.map(\.rawValue)
    host.report(
      .unknownColorSpace(
        name.text, nearest(name.text.lowercased(), names), host.siteOfRule(name.spot)))
    return nil
  }

  /// The components; without a space only their form is checked.
  private static func colorComponents<Host: DecodingHost>(
    _ spot: Spot, in space: ColorSpace?, _ host: inout Host
  ) -> [Double?]? {
    guard let list = listPart(spot, of: "components", &host) else { return nil }
    let places = host.children(of: list.place)
    guard places.count == 3 else {
      let site = places.count < 3 ? host.siteOfEnd(list) : host.siteOfRule(list.inside(places[3]))
      host.report(.wrongComponentCount(places.count, site))
      return nil
    }
    var components: [Double?] = []
    if refusesScale(places.map { list.inside($0) }, in: space, &host) { return nil }
    for (index, place) in places.enumerated() {
      let range = space?.componentRanges[index]
      guard let component = component(list.inside(place), range, space, &host) else { continue }
      components.append(component)
    }
    return components.count == 3 ? components : nil
  }

  /// Reports components that lie far out of their range, as those that count to 255, where they override
  /// a colour of a contract; says whether one does.
  private static func refusesScale<Host: DecodingHost>(
    _ components: [Spot], in space: ColorSpace?, _ host: inout Host
  ) -> Bool {
    guard let space, let first = components.first else { return false }
    guard host.isTolerant(first.place) else { return refusesBytes(components, in: space, &host) }
    guard host.overridesContract else { return false }
    for (component, range) in zip(components, space.componentRanges) where !range.isHue {
      guard host.value(at: component.place).kind == .number,
        let value = NumberReader.number(host.text(at: component.place)), range.isFar(value)
      else { continue }
      host.report(.componentOutOfRange(value, range, space, host.siteOfRule(component)))
      return true
    }
    return false
  }

  /// Reports several components that count to 255 once.
  private static func refusesBytes<Host: DecodingHost>(
    _ components: [Spot], in space: ColorSpace, _ host: inout Host
  ) -> Bool {
    var values: [Double] = []
    for (component, range) in zip(components, space.componentRanges) {
      guard range.upper == 1, host.value(at: component.place).kind == .number,
        let value = NumberReader.number(host.text(at: component.place)), (0...255).contains(value)
      else { return false }
      values.append(value)
    }
    guard let first = values.firstIndex(where: { $0 > 1 }), values.count(where: { $0 > 1 }) > 1
    else { return false }
    host.report(
      .bytesForComponents(values, values[first], space, host.siteOfRule(components[first])))
    return true
  }

  /// One component: a wrapped `nil` is the keyword `none`.
  private static func component<Host: DecodingHost>(
    _ spot: Spot, _ range: ColorSpace.ComponentRange?, _ space: ColorSpace?, _ host: inout Host
  ) -> Double?? {
    let reached = reach(spot, &host)
    var found = spot
    if case .literal(let literal) = reached {
      found = literal
      let isNone =
        host.value(at: found.place).kind == .text && host.text(at: found.place) == "none"
      if isNone { return .some(nil) }
    }
    guard let value = numberPart(reached, of: "component", &host) else { return nil }
    guard let range, let space, !range.contains(value) else { return .some(value) }
    guard host.isTolerant(spot.place) else {
      host.report(.componentOutOfRange(value, range, space, host.siteOfRule(found)))
      return nil
    }
    let isWhole = range.isHue && value == 360
    host.countLegacy(isWhole ? .hue360 : .componentOutOfRange, at: spot.place)
    return .some(range.isHue ? value.hueInCircle : value)
  }

  private static func colorAlpha<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> Double? {
    let reached = reach(spot, &host)
    guard let value = numberPart(reached, of: "alpha", &host) else { return nil }
    if value >= 0, value <= 1 { return value }
    if host.isTolerant(spot.place), !host.overridesContract {
      host.countLegacy(.componentOutOfRange, at: spot.place)
      return min(max(value, 0), 1)
    }
    host.report(.alphaOutOfRange(value, host.siteOfRule(spot)))
    return nil
  }

  /// The fallback: `#` and six digits, kept as written.
  private static func colorHex<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> String? {
    guard let hex = textPart(spot, of: "hex", &host) else { return nil }
    if let color = ColorText.color(hex.text), let digits = color.hex {
      if hex.text.utf8.count == 7 { return hex.text }
      if host.isTolerant(spot.place) {
        host.countLegacy(.otherText, at: spot.place)
        return digits
      }
    }
    host.report(.notSixDigits(hex.text, host.siteOfRule(hex.spot)))
    return nil
  }
}
