/// The words of a name, in lower case: `background-hover`, `background_hover` and `backgroundHover`
/// have the same two.
enum NameWords {
  static func words(of name: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    // The word so far. One array serves all words: three rules ask for the words of every name.
    var word: [UInt8] = []
    word.reserveCapacity(name.count)
    func endWord() {
      guard !word.isEmpty else { return }
      words.append(String(decoding: word, as: UTF8.self))
      word.removeAll(keepingCapacity: true)
    }
    var followsLower = false
    for byte in name {
      if isSeparator(byte) {
        endWord()
        followsLower = false
        continue
      }
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      if isUpper && followsLower { endWord() }
      word.append(isUpper ? byte | 0x20 : byte)
      followsLower = !isUpper
    }
    endWord()
    return words
  }

  static func words(of name: String) -> [String] { words(of: Array(name.utf8)[...]) }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ")
      || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
  }
}
