/// Whether bytes are UTF-8 (Unicode 16, table 3-7): no overlong forms, no surrogates, nothing above
/// U+10FFFF.
enum UTF8Check {
  /// The runs of bytes that do not belong to a whole, shortest character; the first `limit` of them.
  static func faults(in bytes: [UInt8], limit: Int) -> [Range<Int>] {
    let bytes = bytes.span
    var faults: [Range<Int>] = []
    var index = JSONWords.skipASCII(bytes, 0)
    while index < bytes.count {
      let length = characterLength(bytes, at: index)
      if length == 0 {
        if let last = faults.last, last.upperBound == index {
          faults[faults.count - 1] = last.lowerBound..<index + 1
        } else if faults.count < limit {
          faults.append(index..<index + 1)
        } else {
          break
        }
      }
      index = JSONWords.skipASCII(bytes, index + max(length, 1))
    }
    return faults
  }

  /// The length of the character of several bytes at an offset; 0 where there is none.
  static func characterLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard 0xC2...0xF4 ~= lead, index + length <= bytes.count else { return 0 }
    let second = bytes[index + 1]
    let isSecond =
      switch lead {
      case 0xE0: 0xA0...0xBF ~= second
      case 0xED: 0x80...0x9F ~= second
      case 0xF0: 0x90...0xBF ~= second
      case 0xF4: 0x80...0x8F ~= second
      default: 0x80...0xBF ~= second
      }
    guard isSecond else { return 0 }
    for further in index + 2..<index + length where bytes[further] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
