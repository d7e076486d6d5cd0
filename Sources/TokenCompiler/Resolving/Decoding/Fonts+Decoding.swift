extension ValueDecoder {
  /// One name, or a list of names.
  static func fontFamily<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> FontFamily? {
    switch host.value(at: spot.place).kind {
    case .text: return fontText(spot, &host)
    case .list: return fontList(spot, &host)
    default:
      refuse(spot, as: .fontFamily, &host)
      return nil
    }
  }

  private static func fontText<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> FontFamily? {
    let text = host.text(at: spot.place)
    guard host.isTolerant(spot.place) else {
      return fontName(text, spot, &host).map { FontFamily([$0], isList: false) }
    }
    guard !host.refusesHalfReference(text, spot, .fontFamily), !refusesFontText(text, spot, &host)
    else {
      return nil
    }
    if host.beginsWithEscape(spot.place) { return FontFamily([text], isList: false) }
    let names = FontListText.names(text)
    guard names != [text] else { return FontFamily([text], isList: false) }
    host.countLegacy(.otherText, at: spot.place)
    return FontFamily(names, isList: names.count > 1)
  }

  /// Reports a text that names no font, where files are written by hand or judged by a contract: an empty
  /// one, or a value of another type.
  private static func refusesFontText<Host: DecodingHost>(
    _ text: String, _ spot: Spot, _ host: inout Host
  ) -> Bool {
    guard host.isPlain(spot.place) || host.overridesContract else { return false }
    if FontListText.names(text).allSatisfy({ $0.trimmedSpaces.isEmpty }) {
      host.report(.noFontName(host.siteOfRule(spot)))
      return true
    }
    if host.overridesContract, let meant = MeantFont.of(text) {
      host.report(.noNameOfFont(text, meant, host.siteOfRule(spot)))
      return true
    }
    let isColor = text.trimmedSpaces.hasPrefix("#")
    guard isColor || evidentType(at: spot.place, host: host) != .string else { return false }
    refuse(spot, as: .fontFamily, &host)
    return true
  }

  /// A reference inside other text is none, and braces are not allowed in names for that reason.
  private static func fontName<Host: DecodingHost>(
    _ text: String, _ spot: Spot, _ host: inout Host
  ) -> String? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      return text
    }
    if host.isTolerant(spot.place) { return text }
    host.report(.referenceInText(host.siteOfRule(spot)))
    return nil
  }

  private static func fontList<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> FontFamily? {
    let places = host.children(of: spot.place)
    guard !places.isEmpty else {
      host.report(.emptyList("fontFamily", host.siteOfRule(spot)))
      return nil
    }
    var names: [String] = []
    var isGood = true
    for place in places {
      guard let more = fontElement(spot.inside(place), &host) else {
        isGood = false
        continue
      }
      names += more
    }
    return isGood ? FontFamily(names, isList: true) : nil
  }

  private static func fontElement<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> [String]? {
    switch reach(spot, &host) {
    case .nothing: return nil
    case .literal(let found):
      guard host.value(at: found.place).kind == .text else {
        host.report(.noText("font name", host.describe(found.place), host.site(found)))
        return nil
      }
      return fontName(host.text(at: found.place), found, &host).map { [$0] }
    case .token(let token):
      guard allowsReference(token, of: "font name", &host) else { return nil }
      if let family = token.value.asFontFamily {
        if family.names.count == 1 || host.isTolerant(token.spot.place) { return family.names }
        host.report(.severalElements(token, family.names.count, "font name", host))
        return nil
      }
      if let name = token.value.asString { return [name] }
      refuse(token, needs: [.fontFamily], &host)
      return nil
    }
  }

  /// A number from 1 to 1000 or one of the standard's words.
  static func fontWeight<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> FontWeight? {
    switch host.value(at: spot.place).kind {
    case .number:
      guard let value = numberValue(spot, &host) else { return nil }
      if value >= 1, value <= 1000 { return FontWeight(value) }
      host.report(.weightOutOfRange(host.siteOfRule(spot)))
      return nil
    case .text: return weightText(spot, &host)
    default:
      refuse(spot, as: .fontWeight, &host)
      return nil
    }
  }

  private static func weightText<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> FontWeight? {
    let text = host.text(at: spot.place)
    if let weight = FontWeight(keyword: text) { return weight }
    if host.isTolerant(spot.place), let weight = FontWeight(looseText: text) {
      if !host.isPlain(spot.place) || weight.keyword == nil {
        host.countLegacy(.weightText, at: spot.place)
      }
      if weight.style != nil, host.isWholeValue(spot.place) {
        host.countLegacy(.weightStyle, at: spot.place)
      }
      return weight.spelled(text)
    }
    if host.refusesBareReference(text, spot, .fontWeight) { return nil }
    let names = FontWeight.keywords.map(\.name)
    let meant = nearest(text.lowercased(), names).map { MeantValue.text($0, isCertain: true) }
    host.report(
      .unknownWeight(
        text, meant ?? .of(text, as: .fontWeight, in: host.forms(spot.place)), host.siteOfRule(spot)
      ))
    return nil
  }
}
