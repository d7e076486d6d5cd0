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
    let lengths = (1...4).map { shadowLength(parts[$0], in: spot, &host) }
    let inset = parts[5].map { shadowInset($0, &host) }
    var needed = Array(parts.prefix(5))
    if host.isTolerant(spot.place) { needed = [parts[0], spot, spot, spot, spot] }
    let isWhole = hasAll(
      needed, Array(names.prefix(5)), what: "shadow", in: spot, older: olderShadowMembers, &host)
    guard isWhole, let color,
      let offsetX = lengths[0], let offsetY = lengths[1], let blur = lengths[2],
      let spread = lengths[3]
    else { return nil }
    if let inset, inset == nil { return nil }
    return ShadowLayer(
      color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread,
      inset: inset ?? studioInset(spot, host))
  }

  /// Tokens Studio says `"type": "innerShadow"`.
  private static func studioInset<Host: DecodingHost>(_ spot: Spot, _ host: Host) -> Bool? {
    guard host.isTolerant(spot.place) else { return nil }
    let isInner = host.children(of: spot.place).contains {
      host.key(at: $0) == "type" && host.value(at: $0).kind == .text
        && host.text(at: $0) == "innerShadow"
    }
    return isInner ? true : nil
  }

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
