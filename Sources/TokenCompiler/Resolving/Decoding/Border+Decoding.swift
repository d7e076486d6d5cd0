extension ValueDecoder {
  private static let borderMembers = ["color", "width", "style"]

  static func border<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Border? {
    guard host.value(at: spot.place).kind == .object else {
      return compositeText(spot, as: .border, &host, CompositeText.border)
    }
    let parts = members(of: spot, borderMembers, what: "border", &host)
    let isWhole = hasAll(parts, borderMembers, what: "border", in: spot, &host)
    let color = parts[0].flatMap { colorSlot($0, &host) }
    let width = parts[1].flatMap { dimensionSlot($0, &host) }
    let style = parts[2].flatMap { place in
      slot(
        place, .strokeStyle, &host, exact: { $0.asStrokeStyle },
        loose: { $0.read(text: { StrokeStyle.Keyword(rawValue: $0).map(StrokeStyle.keyword) }) },
        literal: { strokeStyle($0, &$1) })
    }
    guard isWhole, let color, let width, let style else { return nil }
    return Border(color: color, width: width, style: style)
  }

  /// A composite that a tolerant set writes as CSS does.
  static func compositeText<Value, Host: DecodingHost>(
    _ spot: Spot, as type: TokenType, _ host: inout Host, _ read: (String) -> Value?
  ) -> Value? {
    if host.value(at: spot.place).kind == .text, host.isTolerant(spot.place),
      !host.isPlain(spot.place), let value = read(host.text(at: spot.place))
    {
      host.countLegacy(.compositeText, at: spot.place)
      return value
    }
    refuse(spot, as: type, &host)
    return nil
  }
}
