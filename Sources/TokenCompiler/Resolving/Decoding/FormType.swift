// The type that a value shows by its form.
extension ValueDecoder {
  /// The type that a tolerant set gives a value for which no type is stated: that of its form,
  /// else `string`; `custom` for an object or a list of no known form. A bare word is never a
  /// colour, and in the plain dialect `16px` outside a category is text.
  static func formType<Host: DecodingHost>(at place: ValuePlace, host: Host) -> TokenType {
    let type = evidentType(at: place, host: host)
    guard host.isPlain(place), host.value(at: place).kind == .text else { return type }
    return type == .color ? type : .string
  }

  /// The type of a value's form, in any dialect.
  static func evidentType<Host: DecodingHost>(at place: ValuePlace, host: Host) -> TokenType {
    switch host.value(at: place).kind {
    case .number: .number
    case .boolean: .boolean
    case .text, .template: textType(host.text(at: place))
    case .list: listType(at: place, host)
    case .object: objectType(at: place, host)
    case .modified: .color
    case .null, .reference, .pointer, .opaque, .invalid: .string
    }
  }

  private static func textType(_ text: String) -> TokenType {
    if ColorText.looksLikeColor(text), ColorText.color(text) != nil { return .color }
    if Dimension(cssText: text) != nil { return .dimension }
    if Duration(cssText: text) != nil { return .duration }
    if text.utf8.last == UInt8(ascii: ")"), EasingText.curve(text) != nil { return .cubicBezier }
    return .string
  }

  private static func listType<Host: DecodingHost>(at place: ValuePlace, _ host: Host) -> TokenType
  {
    let children = host.children(of: place)
    let kinds = children.map { host.value(at: $0).kind }
    if kinds == [.number, .number, .number, .number] { return .cubicBezier }
    if !kinds.isEmpty, kinds.allSatisfy({ $0 == .text }) { return .fontFamily }
    guard let first = children.first(where: { host.value(at: $0).kind == .object }) else {
      return .custom
    }
    if keys(at: first, host).contains("position") { return .gradient }
    return objectType(at: first, host) == .shadow ? .shadow : .custom
  }

  private static func objectType<Host: DecodingHost>(
    at place: ValuePlace, _ host: Host
  ) -> TokenType {
    let keys = keys(at: place, host)
    if keys.contains("colorSpace") { return .color }
    if keys.contains("value"), keys.contains("unit") { return quantityType(at: place, host) }
    if keys.contains("offsetX"), keys.contains("offsetY") { return .shadow }
    if keys.contains("x"), keys.contains("y"), keys.contains("blur") { return .shadow }
    if keys.contains("dashArray"), keys.contains("lineCap") { return .strokeStyle }
    if keys.contains("timingFunction") { return .transition }
    if keys.contains("width"), keys.contains("style"), keys.contains("color") { return .border }
    if keys.contains("fontSize") || keys.contains("fontFamily") { return .typography }
    return .custom
  }

  private static func quantityType<Host: DecodingHost>(
    at place: ValuePlace, _ host: Host
  ) -> TokenType {
    let unit = host.children(of: place).first { host.key(at: $0) == "unit" }
    guard let unit, host.value(at: unit).kind == .text else { return .dimension }
    return Duration.Unit(rawValue: host.text(at: unit)) == nil ? .dimension : .duration
  }

  private static func keys<Host: DecodingHost>(at place: ValuePlace, _ host: Host) -> [String] {
    host.children(of: place).map { host.key(at: $0) }
  }
}
