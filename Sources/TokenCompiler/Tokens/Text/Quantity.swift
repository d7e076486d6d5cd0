/// A number with the unit behind it, as CSS writes them: `16px`, `-.5em`, `50%`, `200ms`, `4`.
struct Quantity: Equatable {
  /// The number.
  var value: Double
  /// The unit in lower case; empty where there is none, `%` for a percentage.
  var unit: String

  init(_ value: Double, unit: String = "") {
    self.value = value
    self.unit = unit
  }

  /// The quantity that `text` is from end to end.
  init?(_ text: String) {
    guard let quantity = text.scanned({ $0.quantity() }) else { return nil }
    self = quantity
  }
}

extension ByteScanner {
  /// A number and the unit that follows it at once.
  mutating func quantity() -> Quantity? {
    guard let value = number() else { return nil }
    if take(UInt8(ascii: "%")) { return Quantity(value, unit: "%") }
    return Quantity(value, unit: word())
  }
}
