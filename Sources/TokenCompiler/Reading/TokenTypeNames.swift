/// The types by the bytes of their names, so that reading makes no text for each `$type`.
enum TokenTypeNames {
  private static let all: [(name: [UInt8], type: TokenType)] = TokenType.allCases
    .filter { $0 != .custom }.map { (Array($0.name.utf8), $0) }

  /// The type of that exact name, `string` and `boolean` included.
  static func type(named name: some Collection<UInt8>) -> TokenType? {
    let count = name.count
    for candidate in all where candidate.name.count == count {
      if candidate.name.elementsEqual(name) { return candidate.type }
    }
    return nil
  }

  /// The standard's type that a text was probably meant to be, e.g. for `cubic-bezier` or `Color`.
  static func nearest(to text: String) -> String? {
    let standard = TokenType.allCases.filter(\.isStandard).map(\.name)
    let letters = plainLetters(text)
    return standard.first { plainLetters($0) == letters }
      ?? NearestName.nearest(to: text, among: standard)
  }

  private static func plainLetters(_ text: String) -> [UInt8] {
    text.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.map { $0 | 0x20 }
  }
}
