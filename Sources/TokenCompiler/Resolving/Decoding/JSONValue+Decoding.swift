extension JSONValue {
  /// A value as it was written: extensions, and values of types that the standard does not have.
  /// References in it stay text. Built from the inside out, without recursion.
  init(at place: ValuePlace, host: some DecodingHost) {
    var open: [(value: RawValue, key: String, parts: [JSONValue.Member])] = []
    var index = place.index
    while true {
      let place = ValuePlace(set: place.set, index: index)
      let value = host.value(at: place)
      let key = value.key.start == 0 ? "" : host.key(at: place)
      index += 1
      if value.kind == .list || value.kind == .object {
        open.append((value, key, []))
      } else if open.isEmpty {
        self = Self.scalar(value, place, host)
        return
      } else {
        index = value.next
        open[open.count - 1].parts.append(Member(key, Self.scalar(value, place, host)))
      }
      while let last = open.last, last.value.next <= index {
        open.removeLast()
        let whole: JSONValue =
          last.value.kind == .object ? .object(last.parts) : .array(last.parts.map(\.value))
        guard !open.isEmpty else {
          self = whole
          return
        }
        open[open.count - 1].parts.append(Member(last.key, whole))
      }
    }
  }

  private static func scalar(
    _ value: RawValue, _ place: ValuePlace, _ host: some DecodingHost
  ) -> JSONValue {
    switch value.kind {
    case .null, .invalid, .list, .object: .null
    case .boolean: .boolean(value.payload != 0)
    case .number: NumberReader.number(host.text(at: place)).map(JSONValue.number) ?? .null
    case .text: .string(host.text(at: place))
    case .reference: .string("{\(host.text(at: place))}")
    case .pointer: .object([Member("$ref", .string(host.text(at: place)))])
    }
  }
}
