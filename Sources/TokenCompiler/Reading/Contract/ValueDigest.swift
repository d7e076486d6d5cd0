/// Four hexadecimal digits that tell a value from nearly all others: a contract says with them that a
/// value has changed. They are too few to find out which of all colours it is.
struct ValueDigest: Sendable, Hashable {
  /// 0 only where there is no value.
  let number: UInt16

  /// Where a theme does not have the token.
  static let none = ValueDigest(number: 0)

  /// The digest of a value that is written as a text.
  init(of text: String) {
    var hash = TextHash()
    hash.add(text)
    let folded = hash.value ^ hash.value >> 32
    number = max(1, UInt16(truncatingIfNeeded: folded ^ folded >> 16))
  }

  /// The digest that `digits` says; `nil` where that is none.
  init?(digits: String) {
    guard digits.utf8.count == 4, digits.utf8.first != UInt8(ascii: "+"),
      let number = UInt16(digits, radix: 16)
    else { return nil }
    self.number = number
  }

  /// The digest with that number.
  init(number: UInt16) { self.number = number }

  /// The digits.
  var digits: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
