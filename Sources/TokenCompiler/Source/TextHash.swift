/// A short hash of bytes (64-bit FNV-1a) that is the same on every machine and in every run. It tells
/// things apart; it proves nothing.
struct TextHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a byte.
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Adds bytes.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Adds a text and a byte that ends it, so that `ab`, `c` and `a`, `bc` differ.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  /// 16 hexadecimal digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
