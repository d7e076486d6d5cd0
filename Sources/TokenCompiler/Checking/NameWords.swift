/// The words of a name, in lower case: `background-hover`, `background_hover` and `backgroundHover`
/// have the same two.
enum NameWords {
  static func words(of name: ArraySlice<UInt8>) -> [String] {
    var words: [[UInt8]] = []
    var isInWord = false
    var followsLower = false
    for byte in name {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isSeparator(byte) {
        isInWord = false
      } else {
        if !isInWord || isUpper && followsLower { words.append([]) }
        words[words.count - 1].append(isUpper ? byte | 0x20 : byte)
        isInWord = true
      }
      followsLower = !isUpper && !isSeparator(byte)
    }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  static func words(of name: String) -> [String] { words(of: Array(name.utf8)[...]) }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ")
      || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
  }
}
