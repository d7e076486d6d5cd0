extension Fix {
  /// Whether a name or path is another one with a slip of the pen, and not another name of its family.
  static func isSlip(_ written: String, for meant: String) -> Bool {
    guard digits(of: written) == digits(of: meant) else { return false }
    let (left, right) = (written.split(separator: "."), meant.split(separator: "."))
    // Names that are too few or too many are a matter of the whole path, of which one fits.
    guard left.count == right.count else { return true }
    return zip(left, right).allSatisfy { isSlip(words(of: $0), words(of: $1)) }
  }

  private static func isSlip(_ written: [String], _ meant: [String]) -> Bool {
    let (left, right) = (written.joined(), meant.joined())
    if left == right { return true }
    let hasOtherLetter =
      written.count == meant.count
      && zip(written, meant).contains { $0 != $1 && min($0.utf8.count, $1.utf8.count) < 3 }
    return !hasOtherLetter
      && NearestName.distance(Array(left.utf8), Array(right.utf8), limit: 1) != nil
  }

  /// The words of a name in lower case: parts between `-`, `_` and blanks, or humps.
  private static func words(of name: Substring) -> [String] {
    var words = [""]
    for letter in name.unicodeScalars {
      if letter == "-" || letter == "_" || letter == " " || letter == "/" {
        words.append("")
      } else {
        if letter.properties.isUppercase { words.append("") }
        words[words.count - 1] += letter.properties.lowercaseMapping
      }
    }
    return words.filter { !$0.isEmpty }
  }

  private static func digits(of text: String) -> [UInt8] {
    text.utf8.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
