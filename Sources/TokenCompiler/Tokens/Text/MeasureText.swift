/// What may stand where CSS takes a length or a number besides one of them.
enum MeasureText {
  private static let words: Set<String> = [
    "auto", "none", "normal", "full", "fit", "fill", "inherit", "initial", "unset", "revert",
    "revert-layer", "min-content", "max-content", "fit-content", "stretch", "content", "thin",
    "medium", "thick", "smaller", "larger", "xx-small", "x-small", "small", "large", "x-large",
    "xx-large", "xxx-large", "infinity", "mixed",
  ]

  /// Whether each word of a text is a quantity, a word of CSS or of design tools, an operator or a
  /// function. What stands in brackets or braces may be anything.
  static func mayBeOne(_ text: String) -> Bool {
    var word = ""
    var depth = 0
    for character in text {
      switch character {
      case "(", "{", "[":
        depth += 1
        // A function.
        word = ""
      case ")", "}", "]": depth -= 1
      case _ where depth > 0: break
      case " ", ",", "/", "*", "+":
        guard isOne(word) else { return false }
        word = ""
      default: word.append(character)
      }
    }
    return isOne(word)
  }

  private static func isOne(_ word: String) -> Bool {
    if word.isEmpty || word == "-" || words.contains(word.lowercased()) { return true }
    if word.first == "$" { return true }
    guard let quantity = Quantity(word) else { return false }
    return quantity.unit.isEmpty || Dimension.Unit(cssName: quantity.unit) != nil
      || ["deg", "rad", "turn", "ms", "s", "x"].contains(quantity.unit)
  }
}
