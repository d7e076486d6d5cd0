/// Sums in texts, as Tokens Studio has them: `{a} * 2`, `(4px + 8px) / 2`, `roundTo({a} / 3, 1)`.
enum MathText {
  /// The text with its sums computed; as it is where there is none, or units do not fit. Values that
  /// stand behind each other are computed one by one: `4px * 2 8px` is `8px 8px`.
  static func evaluated(_ text: String) -> String {
    let parts = values(in: text)
    let results = parts.map { sum($0) ?? $0 }
    return results == parts ? text : results.joined(separator: " ")
  }

  /// Two units that do not fit, in a text that would be one sum with others.
  static func mixedUnits(in text: String) -> (String, String)? {
    guard values(in: text).count == 1 else { return nil }
    var reader = MathReader(text)
    _ = reader.result()
    return reader.mixedUnits
  }

  /// A sum's result; `nil` where the text is none.
  private static func sum(_ text: String) -> String? {
    var reader = MathReader(text)
    guard let result = reader.result(), reader.operators > 0 else { return nil }
    let rounded = (result.value * 1e6).rounded() / 1e6
    return TokenNumberText.text(rounded) + result.unit
  }

  /// The values of a text: it is cut at blanks, but not inside brackets and not beside an operator.
  private static func values(in text: String) -> [String] {
    var values: [String] = []
    var depth = 0
    for word in text.split(separator: " ") {
      let continues = depth > 0 || values.last.map(endsInOperator) == true || beginsWith(word)
      if continues, !values.isEmpty {
        values[values.count - 1] += " "
        values[values.count - 1] += word
      } else {
        values.append(String(word))
      }
      for byte in word.utf8 {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
      }
    }
    return values
  }

  private static func endsInOperator(_ value: String) -> Bool {
    guard let last = value.utf8.last else { return false }
    if last == UInt8(ascii: "%") { return value.utf8.count > 1 && value.hasSuffix(" %") }
    return MathReader.precedence(last) > 0
  }

  /// Whether a word goes on with what stands before it. `-4px` is a value by itself.
  private static func beginsWith(_ word: Substring) -> Bool {
    guard let first = word.utf8.first, MathReader.precedence(first) > 0 else { return false }
    let isSign = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    return !isSign || word.utf8.count == 1
  }
}

/// Numbers as they stand in texts.
enum TokenNumberText {
  static func text(_ number: Double) -> String {
    guard number == number.rounded(), abs(number) < 1e15 else { return "\(number)" }
    return "\(Int(number))"
  }
}

/// The functions that a sum may call.
enum MathFunction: String {
  case roundTo, round, floor, ceil, trunc, abs, sqrt, pow, min, max, sign

  /// The result for some numbers; `nil` where their count is wrong.
  func result(_ numbers: [Double]) -> Double? {
    guard let first = numbers.first else { return nil }
    switch (self, numbers.count) {
    case (.min, _): return numbers.min()
    case (.max, _): return numbers.max()
    case (.pow, 2): return PlatformMath.power(first, numbers[1])
    case (.roundTo, 1...2):
      let scale = PlatformMath.power(10, numbers.count == 2 ? numbers[1].rounded() : 0)
      return (first * scale).rounded() / scale
    case (.round, 1): return first.rounded()
    case (.floor, 1): return first.rounded(.down)
    case (.ceil, 1): return first.rounded(.up)
    case (.trunc, 1): return first.rounded(.towardZero)
    case (.abs, 1): return Swift.abs(first)
    case (.sqrt, 1): return first.squareRoot()
    case (.sign, 1): return first == 0 ? 0 : first < 0 ? -1 : 1
    default: return nil
    }
  }
}
