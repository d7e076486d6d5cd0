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
    if host.isTolerant(spot.place) { value.others = otherMembers(of: spot, &host) }
    fonts(parts, &value, &isGood, &host)
    measures(parts, &value, &isGood, &host)
    return isGood ? value : nil
  }

  /// Members that the standard does not have, kept with their references followed.
  private static func otherMembers<Host: DecodingHost>(
    of spot: Spot, _ host: inout Host
  ) -> [JSONValue.Member] {
    var others: [JSONValue.Member] = []
    for child in host.children(of: spot.place) {
      let key = host.key(at: child)
      guard !typographyMembers.contains(key) else { continue }
      switch reach(spot.inside(child), &host) {
      case .nothing: continue
      case .literal(let found):
        others.append(JSONValue.Member(key, JSONValue(at: found.place, host: host)))
      case .token(let token):
        if let value = token.value.plainData { others.append(JSONValue.Member(key, value)) }
      }
    }
    return others
  }

  private static func fonts<Host: DecodingHost>(
    _ parts: [Spot?], _ value: inout Typography, _ isGood: inout Bool, _ host: inout Host
  ) {
    if let part = parts[0] {
      value.fontFamily = slot(
        part, .fontFamily, &host, exact: { $0.asFontFamily }, loose: { looseFamily($0) },
        literal: { fontFamily($0, &$1) })
      isGood = isGood && value.fontFamily != nil
    }
    if let part = parts[2] {
      value.fontWeight = slot(
        part, .fontWeight, &host, exact: { $0.asFontWeight },
        loose: {
          $0.read(text: { FontWeight(looseText: $0) }, number: { FontWeight(checked: $0) })
        },
        literal: { fontWeight($0, &$1) })
      isGood = isGood && value.fontWeight != nil
      addStyle(of: value.fontWeight?.value, to: &value)
    }
  }

  /// Design tools write `Bold Italic` as a weight: the style goes where other tools write it.
  private static func addStyle(of weight: FontWeight?, to value: inout Typography) {
    guard let style = weight?.style, !value.others.contains(where: { $0.key == "fontStyle" }) else {
      return
    }
    value.others.append(JSONValue.Member("fontStyle", .string(style)))
  }

  private static func looseFamily(_ value: TokenValue) -> FontFamily? {
    value.read(text: { text in
      let names = FontListText.names(text)
      return FontFamily(names, isList: names.count > 1)
    })
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
    let height = slot(
      spot, .number, &host, exact: { $0.asNumber.map(LineHeight.multiple) },
      loose: { looseLineHeight($0) }, literal: { lineHeightLiteral($0, &$1) })
    if case .length = height?.value { host.countLegacy(.lineHeightDimension, at: spot.place) }
    return height
  }

  private static func looseLineHeight(_ value: TokenValue) -> LineHeight? {
    if let dimension = value.asDimension {
      return dimension.unit == .other("%")
        ? .multiple(dimension.value / 100) : .length(dimension)
    }
    return value.read(
      text: { text in
        looseRatio(text).map(LineHeight.multiple)
          ?? Dimension(cssText: text).map(LineHeight.length)
      }, number: { .multiple($0) })
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
