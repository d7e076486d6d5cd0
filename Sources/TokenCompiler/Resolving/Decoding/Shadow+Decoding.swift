extension ValueDecoder {
  /// One shadow, or a list of shadows and references to shadow tokens.
  static func shadow<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Shadow? {
    switch host.value(at: spot.place).kind {
    case .object: return shadowLayer(spot, &host).map { Shadow([Slot($0)], isList: false) }
    case .list:
      return elements(of: spot, what: "shadow", &host) { shadowElement($0, &$1) }.map {
        Shadow($0, isList: true)
      }
    default: return compositeText(spot, as: .shadow, &host, CompositeText.shadow)
    }
  }

  private static func shadowElement<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> Slot<ShadowLayer>? {
    switch reach(spot, &host) {
    case .nothing: return nil
    case .literal(let found):
      if host.value(at: found.place).kind == .object {
        return shadowLayer(found, &host).map { Slot($0) }
      }
      host.report(
        .notOfType(.shadow, host.describe(found.place), host.forms(found.place), host.site(found)))
    case .token(let token):
      guard let shadow = token.value.asShadow else {
        refuse(token, needs: [.shadow], &host)
        return nil
      }
      // A reference gives one element; the standard has no list in a list.
      if shadow.layers.count == 1 { return Slot(shadow.layers[0].value, reference: token.id) }
      host.report(.severalElements(token, shadow.layers.count, "shadow", host))
    }
    return nil
  }

  private static let shadowMembers = ["color", "offsetX", "offsetY", "blur", "spread", "inset"]
  private static let olderShadowMembers: [String: LegacyMember] = [
    "x": LegacyMember("offsetX"), "y": LegacyMember("offsetY"), "radius": LegacyMember("blur"),
    "blurRadius": LegacyMember("blur"), "spreadRadius": LegacyMember("spread"),
  ]

  private static func shadowLayer<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> ShadowLayer? {
    let names = shadowMembers
    let parts = members(of: spot, names, what: "shadow", older: olderShadowMembers, &host)
    let color = parts[0].flatMap { colorSlot($0, &host) }
    let offsetX = shadowLength(parts[1], in: spot, &host)
    let offsetY = shadowLength(parts[2], in: spot, &host)
    let blur = shadowLength(parts[3], in: spot, &host)
    let spread = shadowLength(parts[4], in: spot, &host)
    let inset = parts[5].map { shadowInset($0, &host) }
    let isWhole = hasAllOfShadow(parts, spot, &host)
    guard isWhole, let color, let offsetX, let offsetY, let blur, let spread else { return nil }
    if let inset, inset == nil { return nil }
    return ShadowLayer(
      color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread,
      inset: inset ?? studioInset(spot, &host))
  }

  private static func hasAllOfShadow<Host: DecodingHost>(
    _ parts: [Spot?], _ spot: Spot, _ host: inout Host
  ) -> Bool {
    // Nearly all have all.
    if parts[..<5].allSatisfy({ $0 != nil }) { return true }
    let needed =
      host.isTolerant(spot.place) ? [parts[0], spot, spot, spot, spot] : Array(parts.prefix(5))
    return hasAll(
      needed, Array(shadowMembers.prefix(5)), what: "shadow", in: spot, older: olderShadowMembers,
      &host)
  }

  /// Tokens Studio says `"type": "innerShadow"`.
  private static func studioInset<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> Bool? {
    guard host.isTolerant(spot.place) else { return nil }
    let end = host.value(at: spot.place).next
    var child = ValuePlace(set: spot.place.set, index: spot.place.index + 1)
    while child.index < end {
      if host.member(at: child, among: innerShadowMembers) != nil,
        host.value(at: child).kind == .text, host.text(at: child) == "innerShadow"
      {
        return true
      }
      child.index = host.value(at: child).next
    }
    return nil
  }

  private static let innerShadowMembers = ["type"]

  /// A length of a shadow; where a tolerant set leaves it out, it is 0 as in CSS.
  private static func shadowLength<Host: DecodingHost>(
    _ part: Spot?, in shadow: Spot, _ host: inout Host
  ) -> Slot<Dimension>? {
    if let part { return dimensionSlot(part, &host) }
    guard host.isTolerant(shadow.place) else { return nil }
    host.countLegacy(.membersMissing, at: shadow.place)
    return Slot(Dimension(0))
  }

  private static func shadowInset<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Bool? {
    switch reach(spot, &host) {
    case .nothing: return nil
    case .literal(let found):
      if host.value(at: found.place).kind == .boolean || host.isTolerant(found.place) {
        return boolean(found, &host)
      }
      host.report(.noBoolean("inset", host.describe(found.place), host.site(found)))
      return nil
    case .token(let token):
      guard allowsReference(token, of: "inset", &host) else { return nil }
      if let value = token.value.asBoolean { return value }
      refuse(token, needs: [.boolean], &host)
      return nil
    }
  }
}
