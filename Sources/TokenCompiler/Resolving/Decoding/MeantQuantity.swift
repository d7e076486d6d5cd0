/// What a text that is no length, time or number was meant to be.
enum MeantQuantity {
  static func of(_ text: String, as type: TokenType, in forms: ValueForms) -> MeantValue? {
    let cleaned = MeantValue.cleaned(text)
    if forms == .plain, isSum(cleaned) {
      return result(cleaned).map { .bare($0) } ?? .advice("write what it comes to, as a number")
    }
    if isSeveral(cleaned) {
      return type == .number ? nil : .advice("a token has one \(type.name): write one of them")
    }
    guard let parts = parts(cleaned) else { return nil }
    return type == .number ? number(parts) : quantity(parts, as: type, in: forms)
  }

  private struct Parts {
    /// As JSON has it.
    var number: String
    /// In lower case.
    var unit: String
    /// Only blanks or signs around it were wrong.
    var isClean: Bool
    /// No blank stands among its digits.
    var isWhole: Bool
  }

  private static func number(_ parts: Parts) -> MeantValue? {
    if parts.unit.isEmpty { return .bare(parts.number) }
    guard parts.unit == "%", let value = NumberReader.number(parts.number) else { return nil }
    return .bare(JSONNumber.text(value / 100))
  }

  private static func quantity(
    _ parts: Parts, as type: TokenType, in forms: ValueForms
  ) -> MeantValue? {
    if parts.unit.isEmpty { return bare(parts, as: type, in: forms) }
    if type == .duration {
      guard let unit = time(parts.unit) else { return nil }
      return value(parts.number, unit, in: forms, isCertain: parts.isClean && unit == parts.unit)
    }
    if Dimension.Unit(cssName: parts.unit) != nil {
      return value(parts.number, parts.unit, in: forms, isCertain: parts.isClean)
    }
    if ["dp", "dip", "sp"].contains(parts.unit) {
      let right = value(parts.number, "px", in: forms, isCertain: true)
      let text =
        switch right {
        case .text(let text, _): "\"\(text)\""
        case .bare(let text, _), .advice(let text): text
        }
      return .advice("a '\(parts.unit)' of Android is a 'px' here: write \(text)")
    }
    guard let unit = length(parts.unit) else { return nil }
    return value(parts.number, unit, in: forms, isCertain: false)
  }

  /// A number in quotes. Where text may be one, it is no slip.
  private static func bare(
    _ parts: Parts, as type: TokenType, in forms: ValueForms
  ) -> MeantValue? {
    switch forms {
    case .plain: .bare(parts.number, isCertain: parts.isWhole)
    case .objects, .either:
      .bare(
        ObjectText.quantity(parts.number, type == .duration ? "ms" : "px"), isCertain: false)
    case .texts: nil
    }
  }

  /// As it is written there, without a finding of its own: a plain theme has pixels and milliseconds as
  /// numbers, the standard has two units each.
  private static func value(
    _ number: String, _ unit: String, in forms: ValueForms, isCertain: Bool
  ) -> MeantValue {
    switch (forms, unit) {
    case (.texts, _), (.plain, "rem"): return .text(number + unit, isCertain: isCertain)
    case (.plain, "px"), (.plain, "ms"): return .bare(number, isCertain: isCertain)
    case (.plain, "pt"): return .bare(number, isCertain: false)
    case (.plain, "s"):
      let milliseconds = NumberReader.number(number).map { JSONNumber.text($0 * 1000) }
      return .bare(milliseconds ?? number, isCertain: isCertain)
    case (.plain, _): return .advice("write it in 'px', as a number without quotes")
    case (_, "px"), (_, "rem"), (_, "ms"), (_, "s"):
      return .bare(ObjectText.quantity(number, unit), isCertain: isCertain)
    default: return .advice("write it in 'px' or 'rem': \(ObjectText.quantity(number, "px"))")
    }
  }

  /// The unit of length that a text was meant to be.
  static func length(_ unit: String) -> String? {
    switch unit {
    case "", "pixel", "pixels": "px"
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

  /// What a sum of numbers and pixels comes to.
  private static func result(_ text: String) -> String? {
    let sum = text.lowercased().hasPrefix("calc(") ? String(text.dropFirst(4)) : text
    let result = MathText.evaluated(sum.lowercased())
    let number = result.hasSuffix("px") ? String(result.dropLast(2)) : result
    return JSONGrammar.isNumber(Array(number.utf8)[...]) ? number : nil
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
      isClean: words == [sign + digits, rest] || words == [sign + digits + rest],
      isWhole: words.count == 1)
  }

  /// Whether a text is several lengths, as CSS has them for the sides of a box: `4 8`, `4px 8px`. The blank
  /// in `1 000` parts thousands, that in `1 2px` was hit by mistake.
  private static func isSeveral(_ text: String) -> Bool {
    let words = text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map {
      Quantity(String($0))
    }
    guard words.count > 1, words.allSatisfy({ $0 != nil }) else { return false }
    if !text.contains(where: \.isWhitespace) { return words.count > 2 }
    let groups = text.split(whereSeparator: \.isWhitespace).dropFirst()
    let areThousands = groups.allSatisfy { group in
      group.utf8.prefix(while: JSONByte.isDigit).count == 3
    }
    return !areThousands && (words.count > 2 || words[0]?.unit == words[1]?.unit)
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
