/// Looks at eight bytes at a time: about five times as fast as byte by byte on strings and
/// indentation. This is the only place that reads without a bounds check, and it checks first.
enum JSONWords {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let spaces: UInt64 = 0x2020_2020_2020_2020
  private static let quotes: UInt64 = 0x2222_2222_2222_2222
  private static let backslashes: UInt64 = 0x5C5C_5C5C_5C5C_5C5C

  static let `true`: UInt32 = 0x6575_7274
  static let fals: UInt32 = 0x736C_6166
  static let null: UInt32 = 0x6C6C_756E

  /// The eight bytes at an offset, the first in the lowest place. They must all be there.
  @inline(__always)
  private static func load(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func hasWord(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    offset >= 0 && offset &+ 8 <= bytes.count
  }

  /// The first byte from an offset that is no blank, or the end.
  @inline(__always)
  static func skipSpaces(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while hasWord(bytes, index) {
      let others = load(bytes, index) ^ spaces
      guard others == 0 else { return index &+ others.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < bytes.count, bytes[index] == JSONByte.space { index &+= 1 }
    return index
  }

  /// The first byte from an offset that is a quote, a backslash, a control character or no ASCII,
  /// or the end.
  @inline(__always)
  static func skipPlainText(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while hasWord(bytes, index) {
      let word = load(bytes, index)
      // A borrow can only mark bytes above one that is marked rightly, and the lowest counts.
      let quote = (word ^ quotes) &- ones
      let backslash = (word ^ backslashes) &- ones
      let marks = (quote | backslash | (word &- spaces) | word) & highBits
      guard marks == 0 else { return index &+ marks.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < bytes.count, isPlain(bytes[index]) { index &+= 1 }
    return index
  }

  /// The first byte from an offset that is no ASCII, or the end.
  static func skipASCII(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while hasWord(bytes, index) {
      let marks = load(bytes, index) & highBits
      guard marks == 0 else { return index &+ marks.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index &+= 1 }
    return index
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    0x20..<0x80 ~= byte && byte != JSONByte.quote && byte != JSONByte.backslash
  }

  /// The four bytes at an offset; 0 where there are not as many.
  @inline(__always)
  static func fourBytes(_ bytes: Span<UInt8>, _ offset: Int) -> UInt32 {
    guard offset >= 0, offset &+ 4 <= bytes.count else { return 0 }
    return UInt32(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt32.self))
  }

  /// Up to eight bytes of a range as a number, with zeros above.
  @inline(__always)
  static func word(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    let count = end &- start
    guard hasWord(bytes, start) else { return slowWord(bytes, start, end) }
    let word = load(bytes, start)
    return count >= 8 ? word : word & (1 << UInt64(truncatingIfNeeded: count &* 8) &- 1)
  }

  private static func slowWord(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in stride(from: min(end, start + 8) - 1, through: start, by: -1) {
      word = word << 8 | UInt64(bytes[index])
    }
    return word
  }

  /// One of 64 bits for a key, from its beginning and its length.
  @inline(__always)
  static func bloomBit(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    let mixed =
      (word(bytes, start, end) ^ UInt64(truncatingIfNeeded: end &- start))
      &* 0x9E37_79B9_7F4A_7C15
    return 1 << (mixed >> 58)
  }
}
