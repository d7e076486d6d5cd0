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
      isCertain ? "write \(value)\(quotes(value))" : "did you mean \(value)\(quotes(value))?"
    case .advice(let help): help
    }
  }

  private func quotes(_ value: String) -> String { value.hasPrefix("{") ? "" : ", without quotes" }

  /// What a text was meant to be; `nil` where nobody knows.
  ///
  /// - Parameter forms: How values of the type look where it stands.
  static func of(_ text: String, as type: TokenType, in forms: ValueForms) -> MeantValue? {
    if let advice = adviceAboutReference(text, isPlain: forms == .plain) { return .advice(advice) }
    return switch type {
    case .color: color(text, in: forms)
    case .dimension, .duration, .number: MeantQuantity.of(text, as: type, in: forms)
    case .fontWeight: weight(text)
    case .boolean: boolean(text)
    default: nil
    }
  }

  /// Where colours are objects, the one that a text stands for.
  private static func color(_ text: String, in forms: ValueForms) -> MeantValue? {
    guard forms == .objects || forms == .either else { return MeantColor.of(text) }
    if let color = ColorText.color(text) { return .bare(ObjectText.color(color)) }
    guard case .text(let meant, let isCertain)? = MeantColor.of(text) else {
      return MeantColor.of(text)
    }
    return ColorText.color(meant).map { .bare(ObjectText.color($0), isCertain: isCertain) }
  }

  /// The number in a text such as `w600` or `600px`.
  private static func weight(_ text: String) -> MeantValue? {
    let isDigit: (UInt8) -> Bool = { JSONByte.isDigit($0) }
    let digits = text.utf8.drop { !isDigit($0) }.prefix(while: isDigit)
    let rest = text.utf8.drop { !isDigit($0) }.dropFirst(digits.count)
    guard text.utf8.count <= 12, !rest.contains(where: isDigit), digits.first != UInt8(ascii: "0"),
      let number = Int(String(decoding: digits, as: UTF8.self)), (1...1000).contains(number)
    else { return nil }
    return .bare(String(number), isCertain: false)
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
    if ["var(", "$", "@", "--"].contains(where: trimmed.hasPrefix) {
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
    var scalars = text.unicodeScalars.map(narrow)[...]
    while let first = scalars.first, isAround(first) { scalars.removeFirst() }
    while let last = scalars.last, isAround(last) || ",;.".unicodeScalars.contains(last) {
      scalars.removeLast()
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The ASCII character of which one is the wide form, as input methods of East Asia write it.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
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
