/// The words and numbers of RFC 8259.
enum JSONGrammar {
  /// What kind of literal a word is.
  static func literal(_ word: ArraySlice<UInt8>) -> JSONKind? {
    if word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8) { return .boolean }
    return word.elementsEqual("null".utf8) ? .null : nil
  }

  /// Whether a word is a number.
  static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    if rest.first == JSONByte.minus { rest.removeFirst() }
    if rest.first == UInt8(ascii: "0") {
      rest.removeFirst()
    } else if !dropDigits(&rest) {
      return false
    }
    if rest.first == JSONByte.point {
      rest.removeFirst()
      guard dropDigits(&rest) else { return false }
    }
    return rest.isEmpty || dropExponent(&rest) && rest.isEmpty
  }

  /// Drops the digits at the start; says whether there was one.
  static func dropDigits(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let end = rest.firstIndex { !JSONByte.isDigit($0) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return end > rest.startIndex
  }

  /// Drops an exponent with its digits; says whether there was one.
  static func dropExponent(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first, first | 0x20 == UInt8(ascii: "e") else { return false }
    rest.removeFirst()
    if let sign = rest.first, sign == JSONByte.plus || sign == JSONByte.minus {
      rest.removeFirst()
    }
    return dropDigits(&rest)
  }
}

/// What JSON5 has besides.
enum JSON5Grammar {
  /// Whether a word is a number of JSON5: signs, hexadecimal digits, a point at either end,
  /// `Infinity` and `NaN`.
  static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    if let sign = rest.first, sign == JSONByte.plus || sign == JSONByte.minus {
      rest.removeFirst()
    }
    if rest.elementsEqual("Infinity".utf8) || rest.elementsEqual("NaN".utf8) { return true }
    if rest.first == UInt8(ascii: "0"), rest.count > 1 {
      let second = rest[rest.startIndex + 1]
      if second | 0x20 == UInt8(ascii: "x") {
        let digits = rest.dropFirst(2)
        return !digits.isEmpty && digits.allSatisfy { JSONByte.hexDigit($0) != nil }
      }
      if JSONByte.isDigit(second) { return false }
    }
    return isDecimal(&rest)
  }

  private static func isDecimal(_ rest: inout ArraySlice<UInt8>) -> Bool {
    var hasDigits = JSONGrammar.dropDigits(&rest)
    if rest.first == JSONByte.point {
      rest.removeFirst()
      let hasFraction = JSONGrammar.dropDigits(&rest)
      hasDigits = hasDigits || hasFraction
    }
    guard hasDigits else { return false }
    return rest.isEmpty || JSONGrammar.dropExponent(&rest) && rest.isEmpty
  }

  /// Whether a key without quotes is an identifier of ECMAScript 5.1.
  static func isIdentifier(_ raw: ArraySlice<UInt8>) -> Bool {
    guard hasOnlyScalarEscapes(raw) else { return false }
    let text = String(decoding: JSONText.decode(raw), as: UTF8.self)
    guard let first = text.unicodeScalars.first, isLetter(first) else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy { isLetter($0) || isFurther($0) }
  }

  private static func hasOnlyScalarEscapes(_ raw: ArraySlice<UInt8>) -> Bool {
    var index = raw.startIndex
    while index < raw.endIndex {
      if raw[index] == JSONByte.backslash {
        guard index + 1 < raw.endIndex, raw[index + 1] == UInt8(ascii: "u"),
          JSONText.hex(raw, index + 2, digits: 4) != nil
        else { return false }
      }
      index += 1
    }
    return true
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    default: scalar == "$" || scalar == "_"
    }
  }

  private static func isFurther(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: scalar == "\u{200C}" || scalar == "\u{200D}"
    }
  }
}
