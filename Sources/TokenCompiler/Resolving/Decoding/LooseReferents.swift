// What tolerant sets take out of a token of a neighbouring type: a size that is a number or text, a
// weight that is text. Strict sets ask for the exact type.
extension TokenValue {
  /// What the text or the number of the value reads as.
  func read<Value>(
    text: (String) -> Value?, number: (Double) -> Value? = { _ in nil }
  ) -> Value? {
    switch self {
    case .string(let string), .custom(.string(let string)): text(string)
    case .number(let double), .custom(.number(let double)): number(double)
    default: nil
    }
  }

  /// The value as data, where it has no parts of its own that would be lost.
  var plainData: JSONValue? {
    switch self {
    case .custom(let value): value
    case .string(let text): .string(text)
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    case .null: .null
    case .dimension(let dimension):
      .object([
        JSONValue.Member("value", .number(dimension.value)),
        JSONValue.Member("unit", .string(dimension.unit.name)),
      ])
    case .fontFamily(let family):
      family.isList
        ? .array(family.names.map(JSONValue.string))
        : family.names.first.map(
          JSONValue.string)
    default: nil
    }
  }
}

extension Dimension {
  /// A length as tolerant sets write it: `16px`, or `16` for pixels.
  init?(looseText: String) {
    guard let quantity = Quantity(looseText) else { return nil }
    guard let unit = quantity.unit.isEmpty ? .px : Unit(cssName: quantity.unit) else { return nil }
    self.init(quantity.value, unit)
  }
}

extension Duration {
  /// A length of time as tolerant sets write it: `200ms`, or `200` for milliseconds.
  init?(looseText: String) {
    guard let quantity = Quantity(looseText) else { return nil }
    guard let unit = quantity.unit.isEmpty ? .ms : Unit(rawValue: quantity.unit) else { return nil }
    self.init(quantity.value, unit)
  }
}

extension FontWeight {
  /// A weight that lies in the standard's range.
  init?(checked value: Double) {
    guard value >= 1, value <= 1000 else { return nil }
    self.init(value)
  }
}
