extension ValueDecoder {
  private static let borderMembers = ["color", "width", "style"]

  static func border<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Border? {
    guard host.value(at: spot.place).kind == .object else {
      refuse(spot, as: .border, &host)
      return nil
    }
    let parts = members(of: spot, borderMembers, what: "border", &host)
    let isWhole = hasAll(parts, borderMembers, what: "border", in: spot, &host)
    let color = parts[0].flatMap { colorSlot($0, &host) }
    let width = parts[1].flatMap { dimensionSlot($0, &host) }
    let style = parts[2].flatMap { place in
      slot(
        place, [.strokeStyle], &host, unwrap: { $0.asStrokeStyle },
        literal: { strokeStyle($0, &$1) })
    }
    guard isWhole, let color, let width, let style else { return nil }
    return Border(color: color, width: width, style: style)
  }
}
