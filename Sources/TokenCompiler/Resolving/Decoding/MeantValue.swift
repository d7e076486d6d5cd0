/// What a text that is no value of its type was meant to be, where it is a slip away from one.
enum MeantValue: Equatable {
  /// Another text. It is certain where nothing but signs around it is wrong.
  case text(String, isCertain: Bool)
  /// A value that stands in no quotes.
  case bare(String, isCertain: Bool = true)
  /// No one value: what to do.
  case advice(String)

  /// What to do.
  var help: String {
    switch self {
    case .text(let text, let isCertain):
      isCertain ? "write \"\(text)\"" : "did you mean \"\(text)\"?"
    case .bare(let value, let isCertain):
      isCertain ? "write \(value), without quotes" : "did you mean \(value), without quotes?"
    case .advice(let help): help
    }
  }

  /// What a text was meant to be; `nil` where nobody knows.
  ///
  /// - Parameter isPlain: It stands in a plain theme, where a number without quotes is a length.
  static func of(_ text: String, as type: TokenType, isPlain: Bool) -> MeantValue? {
    if let advice = adviceAboutReference(text, isPlain: isPlain) { return .advice(advice) }
    return switch type {
    case .color: MeantColor.of(text)
    case .dimension, .duration, .number: MeantQuantity.of(text, as: type, isPlain: isPlain)
    case .boolean: boolean(text)
    default: nil
    }
  }

  /// Whether a text is a word that stands for no value.
  static func isWordForNothing(_ text: String) -> Bool {
    let letters = text.trimmedSpaces.lowercased()
    return letters.isEmpty || wordsForNothing.contains(letters)
  }

  private static let wordsForNothing: Set<String> = [
    "none", "null", "nil", "undefined", "nan", "n/a", "na", "todo", "tbd", "tba", "?", "??", "???",
    "-",
    "--", "–", "…", "...", "xxx", "unset", "inherit", "initial",
  ]

  private static func boolean(_ text: String) -> MeantValue? {
    let word = text.trimmedSpaces.lowercased()
    switch word {
    case "true", "yes", "on", "1": return .bare("true")
    case "false", "no", "off", "0": return .bare("false")
    default:
      let letters = Array(word.utf8)
      return ["true", "false"].first {
        NearestName.distance(letters, Array($0.utf8), limit: 1) != nil
      }.map { .bare($0) }
    }
  }

  /// Variables of other languages, and a reference that is not the whole text.
  private static func adviceAboutReference(_ text: String, isPlain: Bool) -> String? {
    let trimmed = text.trimmedSpaces
    if ["{}", "<>"].contains(trimmed) { return "write the path of a token between the brackets" }
    if trimmed.hasPrefix("var(") || trimmed.hasPrefix("$") || trimmed.hasPrefix("@") {
      return "a reference is the path of a token in braces: \"{group.token}\""
    }
    let hasBraces =
      trimmed.utf8.contains(JSONByte.openBrace) && trimmed.utf8.contains(JSONByte.closeBrace)
    return isPlain && hasBraces ? "a reference is the whole value: \"{group.token}\"" : nil
  }

  /// The text without what does not belong to a value: white space that is seen or not, quotes, and
  /// commas, semicolons and points at its end.
  static func cleaned(_ text: String) -> String {
    func isAround(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || HiddenCharacters.contains(scalar.value)
        || scalar.properties.isQuotationMark || scalar == "`" || scalar == "\u{200C}"
        || scalar == "\u{200D}"
    }
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, isAround(first) { scalars.removeFirst() }
    while let last = scalars.last, isAround(last) || ",;.".unicodeScalars.contains(last) {
      scalars.removeLast()
    }
    return String(scalars)
  }

  /// The digits that letters of the same look stand for.
  static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "O", "o": "0"
    case "l", "I": "1"
    default: scalar
    }
  }
}
