/// Tells contents apart: 128 bits of everything that was added. It is quick and no secret; who wants to can
/// make two contents with the same digest.
struct ContentDigest: Equatable {
  private var first: UInt64 = 0x6a09_e667_f3bc_c908
  private var second: UInt64 = 0xbb67_ae85_84ca_a73b
  private var count: UInt64 = 0

  init() {}

  /// The digest of all bytes of a file.
  init(of bytes: [UInt8]) { add(bytes) }

  /// Adds bytes. In pieces it is the same, as long as each but the last is a multiple of eight bytes.
  mutating func add(_ bytes: [UInt8]) {
    let whole = bytes.count & ~7
    for start in stride(from: 0, to: whole, by: 8) {
      add(word: Self.word(bytes, start..<start + 8))
    }
    if whole < bytes.count { add(word: Self.word(bytes, whole..<bytes.count)) }
    count &+= UInt64(bytes.count)
  }

  /// Adds a text with its length, so that `ab`, `c` and `a`, `bc` differ.
  mutating func add(_ text: String) {
    add(Array(text.utf8))
    add(word: UInt64(text.utf8.count))
  }

  mutating func add(word: UInt64) {
    first = Self.mixed(first ^ word, 0x9fb2_1c65_1e98_df25)
    second = Self.mixed(second &+ word, 0xd6e8_feb8_6659_fd93)
  }

  /// 32 hexadecimal digits.
  var digits: String {
    var last = self
    last.add(word: count)
    return Self.digits(last.first) + Self.digits(last.second)
  }

  /// Both halves of a product depend on all bits of its factors.
  private static func mixed(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }

  private static func word(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var word: UInt64 = 0
    for index in range { word |= UInt64(bytes[index]) << UInt64((index - range.lowerBound) * 8) }
    return word
  }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
