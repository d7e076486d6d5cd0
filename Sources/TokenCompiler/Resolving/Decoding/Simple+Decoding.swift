// Values without parts: number, string, boolean.
extension ValueDecoder {
  static func number<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Double? {
    if let number = looseNumber(spot, &host) { return number.value }
    refuse(spot, as: .number, &host)
    return nil
  }

  static func string<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> String? {
    guard host.value(at: spot.place).kind == .text else {
      refuse(spot, as: .string, &host)
      return nil
    }
    let text = host.text(at: spot.place)
    return host.refusesHalfReference(text, spot, .string) ? nil : text
  }

  static func boolean<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Bool? {
    let value = host.value(at: spot.place)
    if value.kind == .boolean { return value.payload != 0 }
    if value.kind == .text, host.isTolerant(spot.place), !host.isPlain(spot.place) {
      let text = host.text(at: spot.place)
      if text == "true" || text == "false" {
        host.countLegacy(.otherText, at: spot.place)
        return text == "true"
      }
    }
    refuse(spot, as: .boolean, &host)
    return nil
  }
}
