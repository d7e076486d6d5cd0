/// What a text that is no length, time or number was meant to be.
enum MeantQuantity {
  static func of(_ text: String, as type: TokenType, isPlain: Bool) -> MeantValue? {
    let cleaned = MeantValue.cleaned(text)
    if isPlain, isSum(cleaned) { return .advice("write what it comes to, such as 24") }
    guard let parts = parts(cleaned) else { return nil }
    return type == .number
      ? number(parts) : quantity(parts, as: type, isPlain: isPlain, isCertain: parts.isClean)
  }

  private struct Parts {
    /// As JSON has it.
    var number: String
    /// In lower case.
    var unit: String
    /// Only blanks or signs around it were wrong.
    var isClean: Bool
  }

  private static func number(_ parts: Parts) -> MeantValue? {
    if parts.unit.isEmpty { return .bare(parts.number) }
    guard parts.unit == "%", let value = NumberReader.number(parts.number) else { return nil }
    return .bare(JSONNumber.text(value / 100))
  }

  private static func quantity(
    _ parts: Parts, as type: TokenType, isPlain: Bool, isCertain: Bool
  ) -> MeantValue? {
    if parts.unit.isEmpty { return isPlain ? .bare(parts.number) : nil }
    if type == .duration {
      guard let unit = time(parts.unit) else { return nil }
      return value(
        parts.number, unit, isPlain: isPlain, isCertain: isCertain && unit == parts.unit)
    }
    if Dimension.Unit(cssName: parts.unit) != nil {
      return value(parts.number, parts.unit, isPlain: isPlain, isCertain: isCertain)
    }
    if ["dp", "dip", "sp"].contains(parts.unit) {
      let right = isPlain ? parts.number : "\"\(parts.number)px\""
      return .advice("a '\(parts.unit)' of Android is a 'px' here: write \(right)")
    }
    guard let unit = length(parts.unit) else { return nil }
    return value(parts.number, unit, isPlain: isPlain, isCertain: false)
  }

  /// As the dialect has it: a plain theme writes pixels and milliseconds as numbers.
  private static func value(
    _ number: String, _ unit: String, isPlain: Bool, isCertain: Bool
  ) -> MeantValue {
    isPlain && (unit == "px" || unit == "ms")
      ? .bare(number, isCertain: isCertain) : .text(number + unit, isCertain: isCertain)
  }

  private static func length(_ unit: String) -> String? {
    switch unit {
    case "pixel", "pixels": "px"
    case "point", "points", "pts": "pt"
    default: NearestName.nearest(to: unit, among: Dimension.Unit.commonNames)
    }
  }

  private static func time(_ unit: String) -> String? {
    switch unit {
    case "ms", "s": unit
    case "msec", "msecs", "millis", "milliseconds", "m", "mss", "sm": "ms"
    case "sec", "secs", "second", "seconds", "ss": "s"
    default: nil
    }
  }

  private static func isSum(_ text: String) -> Bool {
    text.lowercased().hasPrefix("calc(")
      || text.utf8.first.map(JSONByte.isDigit) == true
        && text.utf8.contains {
          $0 == JSONByte.asterisk || $0 == JSONByte.plus || $0 == JSONByte.slash
        }
  }

  /// The number and the unit of a text in which blanks, a comma for the point, letters for digits or
  /// the unit before the number are wrong.
  private static func parts(_ text: String) -> Parts? {
    var scalars = Array(text.unicodeScalars.filter { !$0.properties.isWhitespace })
    let unit = Array(scalars.prefix { $0.properties.isAlphabetic })
    if unit.count > 1, scalars.count > unit.count { scalars = Array(scalars[unit.count...]) + unit }
    var sign = ""
    while let first = scalars.first, "+-–−".unicodeScalars.contains(first) {
      if first != "+" { sign = "-" }
      scalars.removeFirst()
    }
    let end = scalars.firstIndex { !isDigit($0) } ?? scalars.count
    var digits = String(
      String.UnicodeScalarView(scalars[..<end].map { $0 == "," ? "." : MeantValue.digit($0) }))
    while digits.hasSuffix(".") { digits.removeLast() }
    guard digits.utf8.contains(where: JSONByte.isDigit), let value = NumberReader.number(digits)
    else {
      return nil
    }
    let rest = String(String.UnicodeScalarView(scalars[end...])).lowercased()
    guard rest.utf8.count < 13,
      rest == "%" || rest.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
    else { return nil }
    // `12 px` is certain, `1 2px` is not.
    let words = text.split { $0.isWhitespace }.map { $0.lowercased() }
    let isJSON = JSONGrammar.isNumber(Array(digits.utf8)[...])
    return Parts(
      number: sign + (isJSON ? digits : JSONNumber.text(value)), unit: rest,
      isClean: words == [sign + digits, rest] || words == [sign + digits + rest])
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    let digit = MeantValue.digit(scalar)
    return digit.isASCII && "0123456789.,".unicodeScalars.contains(digit)
  }
}

/// Numbers in messages.
enum JSONNumber {
  /// A number as JSON has it, the shortest text that reads back the same.
  static func text(_ value: Double) -> String {
    if let integer = Int64(exactly: value), abs(integer) < 1 << 53 { return String(integer) }
    return value.description
  }
}
