extension ValueDecoder {
  /// One of the eight words, or dashes with a line cap.
  static func strokeStyle<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> StrokeStyle? {
    switch host.value(at: spot.place).kind {
    case .text:
      let word = host.text(at: spot.place)
      if let keyword = StrokeStyle.Keyword(rawValue: word) { return .keyword(keyword) }
      let names = StrokeStyle.Keyword.allCases.map(\.rawValue)
      host.report(
        .unknownKeyword(word, "stroke style", names, nearest(word, names), host.siteOfRule(spot)))
      return nil
    case .object: return strokeObject(spot, &host)
    default:
      refuse(spot, as: .strokeStyle, &host)
      return nil
    }
  }

  private static let strokeMembers = ["dashArray", "lineCap"]

  private static func strokeObject<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> StrokeStyle? {
    let what = "stroke style"
    let parts = members(of: spot, strokeMembers, what: what, &host)
    let isWhole = hasAll(parts, strokeMembers, what: what, in: spot, &host)
    let dashes = parts[0].flatMap { dashArray($0, &host) }
    let cap = parts[1].flatMap { lineCap($0, &host) }
    guard isWhole, let dashes, let cap else { return nil }
    return .dashes(dashes, cap: cap)
  }

  private static func dashArray<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> [Slot<Dimension>]? {
    guard let list = listPart(spot, of: "dashArray", &host) else { return nil }
    return elements(of: list, what: "dashArray", &host) { dimensionSlot($0, &$1) }
  }

  /// The elements of a list that may not be empty; `nil` if any failed.
  static func elements<Element, Host: DecodingHost>(
    of list: Spot, what: String, _ host: inout Host, _ decode: (Spot, inout Host) -> Element?
  ) -> [Element]? {
    let places = host.children(of: list.place)
    guard !places.isEmpty else {
      host.report(.emptyList(what, host.siteOfRule(list)))
      return nil
    }
    var elements: [Element] = []
    elements.reserveCapacity(places.count)
    for place in places {
      if let element = decode(list.inside(place), &host) { elements.append(element) }
    }
    return elements.count == places.count ? elements : nil
  }

  private static func lineCap<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> StrokeStyle.LineCap? {
    guard let word = textPart(spot, of: "lineCap", &host) else { return nil }
    if let cap = StrokeStyle.LineCap(rawValue: word.text) { return cap }
    let names = StrokeStyle.LineCap.allCases.map(\.rawValue)
    host.report(
      .unknownKeyword(
        word.text, "line cap", names, nearest(word.text, names), host.siteOfRule(word.spot)))
    return nil
  }
}
