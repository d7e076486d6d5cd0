/// What somebody meant who wrote a value that is neither a literal nor a number of JSON.
enum BareText {
  /// A literal in another spelling: `True`, `None`, `undefined`.
  case literal(String, JSONKind)
  /// A number that is none: `NaN`, `Infinity`.
  case notFinite
  /// A number in a form that JSON does not have, with the right one where that is plain.
  case number(NumberFault, String?)
  /// A number with letters behind it: `16px`.
  case unit
  /// Hexadecimal digits of a colour that lacks its quotes and `#`.
  case color
  /// Text that lacks its quotes.
  case text

  /// What is wrong with a number.
  enum NumberFault {
    case leadingZero, plus, noDigitBeforePoint, noDigitAfterPoint, noExponent, hexadecimal
    case separators, mistyped, other
  }

  /// Looks at the text.
  init(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes.prefix(80), as: UTF8.self)
    if let literal = Self.literals[text] ?? Self.literals[text.lowercased()]
      ?? Self.misspelt(text.lowercased())
    {
      self = .literal(literal.spelling, literal.kind)
    } else if Self.notFiniteWords.contains(text.drop { $0 == "-" || $0 == "+" }.lowercased()) {
      self = .notFinite
    } else if Self.isColor(text) {
      self = .color
    } else if let number = Self.mistyped(text) {
      self = .number(.mistyped, number)
    } else if let first = bytes.first,
      JSONByte.isDigit(first) || first == JSONByte.minus || first == JSONByte.plus
        || first == JSONByte.point
    {
      self = Self.number(bytes, text)
    } else {
      self = .text
    }
  }

  /// The kind of the value that was probably meant.
  var kind: JSONKind {
    switch self {
    case .literal(_, let kind): kind
    case .notFinite: .null
    case .number: .number
    case .unit, .color, .text: .string
    }
  }

  private static let literals: [String: (spelling: String, kind: JSONKind)] = [
    "true": ("true", .boolean), "false": ("false", .boolean), "yes": ("true", .boolean),
    "no": ("false", .boolean), "on": ("true", .boolean), "off": ("false", .boolean),
    "null": ("null", .null), "none": ("null", .null),
    "nil": ("null", .null), "undefined": ("null", .null),
  ]

  /// A literal that lacks letters at its end, or in which one is missing, doubled or swapped. One in
  /// which a letter is another may be a word: `tree`, `full`.
  private static func misspelt(_ word: String) -> (spelling: String, kind: JSONKind)? {
    guard word.utf8.count >= 2, word.utf8.count <= 6 else { return nil }
    let found = ["true", "false", "null"].first { literal in
      literal.hasPrefix(word) || isWithoutOne(word, literal) || hasOneTwice(word, literal)
        || word.utf8.count == literal.utf8.count && word.utf8.sorted() == literal.utf8.sorted()
    }
    return found.flatMap { literals[$0] }
  }

  /// Whether one word is the other without one of its letters.
  private static func isWithoutOne(_ short: String, _ long: String) -> Bool {
    guard short.utf8.count + 1 == long.utf8.count else { return false }
    let same = zip(short.utf8, long.utf8).prefix { $0 == $1 }.count
    return short.utf8.dropFirst(same).elementsEqual(long.utf8.dropFirst(same + 1))
  }

  /// Whether one word is the other with one of its letters twice.
  private static func hasOneTwice(_ word: String, _ other: String) -> Bool {
    let same = zip(word.utf8, other.utf8).prefix { $0 == $1 }.count
    return same > 0 && isWithoutOne(other, word)
      && word.utf8.dropFirst(same - 1).first == word.utf8.dropFirst(same).first
  }

  /// Whether a word says in another language that there is no value.
  static func isWordForNothing(_ text: String) -> Bool {
    ["none", "nil", "undefined"].contains(text.lowercased())
  }

  /// What to write for a text without quotes.
  static func help(for text: String) -> String {
    if ["todo", "tbd", "tba", "n/a", "?", "unset"].contains(text.lowercased()) {
      return "write a value, or leave the key out to keep what it overrides"
    }
    let path = text.drop { "($@".contains($0) }
    let name = path.hasSuffix(")") ? path.dropLast() : path
    guard isPath(String(name)) else { return "write \"\(text)\"" }
    return name.count < text.count
      ? "write \"{\(name)}\""
      : "write \"{\(name)}\" for what that token has, or \"\(text)\" for a text"
  }

  /// The number that stands in braces alone.
  static func numberInBraces(_ text: String) -> String? {
    let inside = text.utf8.dropFirst().dropLast()
    return JSONGrammar.isNumber(Array(inside)[...]) ? String(inside) : nil
  }

  /// Whether a text without quotes looks like the path of a token.
  private static func isPath(_ text: String) -> Bool {
    let names = text.utf8.split(separator: JSONByte.point, omittingEmptySubsequences: false)
    return names.count > 1
      && names.allSatisfy { name in
        !name.isEmpty
          && name.allSatisfy {
            JSONByte.isLetter($0) || JSONByte.isDigit($0) || $0 == JSONByte.minus
          }
      } && text.utf8.first.map(JSONByte.isLetter) == true
  }

  /// Six or eight hexadecimal digits, with a letter among them.
  private static func isColor(_ text: String) -> Bool {
    let digits = text.hasPrefix("0x") ? text.utf8.dropFirst(2) : text.utf8[...]
    return (digits.count == 6 || digits.count == 8)
      && digits.allSatisfy { JSONByte.hexDigit($0) != nil }
      && (digits.contains(where: JSONByte.isLetter) || text.hasPrefix("0x"))
      && !JSONGrammar.isNumber(Array(digits)[...])
  }

  /// The number that is meant where letters stand for digits, a dash for the sign, or apostrophes
  /// between thousands: `1O`, `–12`, `1'000`.
  private static func mistyped(_ text: String) -> String? {
    guard text.utf8.contains(where: JSONByte.isDigit) else { return nil }
    var number = ""
    for letter in text.unicodeScalars {
      switch letter {
      case "O", "o": number += "0"
      case "l", "I": number += "1"
      case "\u{2013}", "\u{2212}": number += "-"
      case "'", "\u{2019}": break
      default: number.unicodeScalars.append(letter)
      }
    }
    if number.hasPrefix("--") { number.removeFirst() }
    number = String(number.drop { "(~$".contains($0) })
    if number.hasSuffix(")") { number.removeLast() }
    if number.hasPrefix("- ") { number = "-" + number.dropFirst(2) }
    guard number != text, JSONGrammar.isNumber(Array(number.utf8)[...]) else { return nil }
    return number
  }

  private static let notFiniteWords: Set<String> = ["nan", "infinity", "inf"]

  private static func number(_ bytes: ArraySlice<UInt8>, _ text: String) -> BareText {
    if bytes.contains(UInt8(ascii: "_")), JSONGrammar.isNumber(bytes.filter { $0 != 0x5F }[...]) {
      return .number(.separators, text.filter { $0 != "_" })
    }
    var digits = bytes
    let sign = digits.first == JSONByte.minus ? "-" : ""
    if digits.first == JSONByte.minus || digits.first == JSONByte.plus { digits.removeFirst() }
    if JSONGrammar.isNumber(digits), bytes.first == JSONByte.plus {
      return .number(.plus, String(decoding: digits, as: UTF8.self))
    }
    return fault(digits, sign) ?? (hasUnit(digits) ? .unit : .number(.other, nil))
  }

  /// The fault of a number without its sign.
  private static func fault(_ digits: ArraySlice<UInt8>, _ sign: String) -> BareText? {
    let text = String(decoding: digits, as: UTF8.self)
    if digits.first == JSONByte.point, JSONGrammar.isNumber([0x30] + digits) {
      return .number(.noDigitBeforePoint, sign + "0" + text)
    }
    let trimmed = digits.drop { $0 == UInt8(ascii: "0") }
    if trimmed.count < digits.count, digits.dropFirst().first.map(JSONByte.isDigit) == true {
      let rest = trimmed.first.map(JSONByte.isDigit) == true ? trimmed : [0x30] + trimmed
      if JSONGrammar.isNumber(rest) {
        return .number(.leadingZero, sign + String(decoding: rest, as: UTF8.self))
      }
    }
    if digits.count > 2, text.hasPrefix("0x") || text.hasPrefix("0X"),
      JSON5Grammar.isNumber(digits)
    {
      return .number(.hexadecimal, nil)
    }
    return endFault(digits, sign, text)
  }

  private static func endFault(
    _ digits: ArraySlice<UInt8>, _ sign: String, _ text: String
  ) -> BareText? {
    if digits.last == JSONByte.point, JSONGrammar.isNumber(digits.dropLast()) {
      return .number(.noDigitAfterPoint, sign + text + "0")
    }
    if digits.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
      JSONGrammar.isNumber(digits + [0x30])
    {
      return .number(.noExponent, nil)
    }
    return nil
  }

  /// Whether it is a number and then only letters or a percent sign.
  private static func hasUnit(_ digits: ArraySlice<UInt8>) -> Bool {
    guard
      let end = digits.firstIndex(where: { !JSONByte.isDigit($0) && $0 != JSONByte.point }),
      end > digits.startIndex
    else { return false }
    return digits[end...].allSatisfy { JSONByte.isLetter($0) || $0 == UInt8(ascii: "%") }
  }
}
