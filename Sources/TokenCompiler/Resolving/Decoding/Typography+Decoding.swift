extension ValueDecoder {
  private static let typographyMembers = [
    "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight",
  ]

  /// An object of five members; tolerant sets may leave some out.
  static func typography<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Typography? {
    guard host.value(at: spot.place).kind == .object else {
      refuse(spot, as: .typography, &host)
      return nil
    }
    let names = typographyMembers
    let parts = members(of: spot, names, what: "typography", &host)
    var isGood = true
    if parts.contains(where: { $0 == nil }) {
      if host.isTolerant(spot.place) {
        host.countLegacy(.typographyMembersMissing, at: spot.place)
      } else {
        isGood = hasAll(parts, names, what: "typography", in: spot, &host)
      }
    }
    var value = Typography()
    fonts(parts, &value, &isGood, &host)
    measures(parts, &value, &isGood, &host)
    return isGood ? value : nil
  }

  private static func fonts<Host: DecodingHost>(
    _ parts: [Spot?], _ value: inout Typography, _ isGood: inout Bool, _ host: inout Host
  ) {
    if let part = parts[0] {
      value.fontFamily = slot(
        part, [.fontFamily], &host, unwrap: { familyOf($0) }, literal: { fontFamily($0, &$1) })
      isGood = isGood && value.fontFamily != nil
    }
    if let part = parts[2] {
      let isTolerant = host.isTolerant(part.place)
      value.fontWeight = slot(
        part, [.fontWeight], &host, unwrap: { weightOf($0, isTolerant) },
        literal: { fontWeight($0, &$1) })
      isGood = isGood && value.fontWeight != nil
    }
  }

  private static func familyOf(_ value: TokenValue) -> FontFamily? {
    value.asFontFamily ?? value.asString.map { FontFamily([$0], isList: false) }
  }

  /// Tolerant sets may give a weight as a number token or as text.
  private static func weightOf(_ value: TokenValue, _ isTolerant: Bool) -> FontWeight? {
    if let weight = value.asFontWeight { return weight }
    guard isTolerant else { return nil }
    if let text = value.asString { return FontWeight(looseText: text) }
    return value.asNumber.flatMap { (1...1000).contains($0) ? FontWeight($0) : nil }
  }

  private static func measures<Host: DecodingHost>(
    _ parts: [Spot?], _ value: inout Typography, _ isGood: inout Bool, _ host: inout Host
  ) {
    if let part = parts[1] {
      value.fontSize = dimensionSlot(part, &host)
      isGood = isGood && value.fontSize != nil
    }
    if let part = parts[3], !isNormal(part, &host) {
      value.letterSpacing = dimensionSlot(part, &host)
      isGood = isGood && value.letterSpacing != nil
    }
    if let part = parts[4], !isNormal(part, &host) {
      value.lineHeight = lineHeight(part, &host)
      isGood = isGood && value.lineHeight != nil
    }
  }

  /// `normal` and `auto` leave it to the font, which is what a missing member does.
  private static func isNormal<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Bool {
    guard host.value(at: spot.place).kind == .text, host.isTolerant(spot.place),
      ["normal", "auto"].contains(host.text(at: spot.place).lowercased())
    else { return false }
    host.countLegacy(.otherText, at: spot.place)
    return true
  }

  private static func lineHeight<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> Slot<LineHeight>? {
    let isTolerant = host.isTolerant(spot.place)
    let height = slot(
      spot, [.number], &host,
      unwrap: { value in
        if let number = value.asNumber { return LineHeight.multiple(number) }
        return isTolerant ? value.asDimension.map(LineHeight.length) : nil
      },
      literal: { lineHeightLiteral($0, &$1) })
    if case .length = height?.value { host.countLegacy(.lineHeightDimension, at: spot.place) }
    return height
  }

  private static func lineHeightLiteral<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> LineHeight? {
    if let number = looseNumber(spot, &host) { return number.value.map(LineHeight.multiple) }
    if host.isTolerant(spot.place) { return dimension(spot, &host).map(LineHeight.length) }
    host.report(.noNumber("lineHeight", host.describe(spot.place), host.site(spot)))
    return nil
  }
}
