/// Characters that are not seen themselves but change what is seen, or where a line ends: controls,
/// line separators, marks that turn the direction of text. Outputs and reports write them escaped.
enum HiddenCharacters {
  /// Whether a scalar is one of them.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F: true
    case 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Whether a byte of UTF-8 can begin one. Says no for nearly all text.
  static func mayBegin(with byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3: true
    default: false
    }
  }
}

/// Scalars of UTF-8 bytes, one at a time.
enum UTF8Scalars {
  /// The scalar that begins at `index` and how many bytes it has; `nil` where the bytes there are
  /// not UTF-8.
  static func scalar<Bytes: RandomAccessCollection<UInt8>>(
    in bytes: Bytes, at index: Int
  ) -> (value: UInt32, length: Int)? where Bytes.Index == Int {
    let lead = bytes[index]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, index + length <= bytes.endIndex else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes[index + 1..<index + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, Unicode.Scalar(value) != nil else { return nil }
    return (value, length)
  }
}
