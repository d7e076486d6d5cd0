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

  /// The same for bytes of a source. The length leaves few names to compare.
  static func type(at range: ByteRange, in bytes: [UInt8]) -> TokenType? {
    switch range.count {
    case 5: return bytes.holds("color", at: range) ? .color : nil
    case 6:
      if bytes.holds("number", at: range) { return .number }
      if bytes.holds("shadow", at: range) { return .shadow }
      if bytes.holds("border", at: range) { return .border }
      return bytes.holds("string", at: range) ? .string : nil
    case 7: return bytes.holds("boolean", at: range) ? .boolean : nil
    case 8:
      if bytes.holds("duration", at: range) { return .duration }
      return bytes.holds("gradient", at: range) ? .gradient : nil
    case 9: return bytes.holds("dimension", at: range) ? .dimension : nil
    case 10:
      if bytes.holds("fontFamily", at: range) { return .fontFamily }
      if bytes.holds("fontWeight", at: range) { return .fontWeight }
      if bytes.holds("transition", at: range) { return .transition }
      return bytes.holds("typography", at: range) ? .typography : nil
    case 11:
      if bytes.holds("cubicBezier", at: range) { return .cubicBezier }
      return bytes.holds("strokeStyle", at: range) ? .strokeStyle : nil
    default: return nil
    }
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
