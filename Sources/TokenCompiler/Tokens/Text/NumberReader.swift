/// Numbers from text: JSON's, CSS's and, by the fallback, JSON5's.
enum NumberReader {
  /// The number that `text` is from end to end; `nil` where it is none or lies outside `Double`,
  /// too far from 0 or too near to it.
  static func number(_ text: String) -> Double? {
    var text = text
    let quick = text.withUTF8 { bytes -> Double? in
      var scanner = ByteScanner(bytes)
      guard let value = scanner.number(), scanner.isAtEnd else { return nil }
      return value
    }
    if let quick { return quick }
    guard let slow = Double(text), slow.isFinite, !text.isEmpty, !isTooSmall(text) else {
      return nil
    }
    return slow
  }

  /// Whether `text` is a number with digits that is 0 as a `Double`.
  static func isTooSmall(_ text: String) -> Bool {
    guard Double(text) == 0 else { return false }
    let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    return digits.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
  }

  /// Powers of ten that `Double` holds exactly.
  static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

/// The digits of a number while they are read.
private struct Decimal {
  var isNegative = false
  /// The digits without the point, as long as they fit.
  var mantissa: UInt64 = 0
  /// The power of ten that `mantissa` is to be multiplied by.
  var exponent = 0
  /// Whether digits were left out of `mantissa`.
  var isCut = false

  mutating func append(_ digit: UInt8, isFraction: Bool) {
    guard mantissa < 100_000_000_000_000_000 else {
      isCut = isCut || digit != 0
      if !isFraction { exponent += 1 }
      return
    }
    mantissa = mantissa * 10 + UInt64(digit)
    if isFraction { exponent -= 1 }
  }

  /// Both factors are exact and one operation rounds once, so the result is the nearest `Double`.
  var exact: Double? {
    guard !isCut, mantissa <= 1 << 53 else { return nil }
    guard mantissa != 0 else { return isNegative ? -0.0 : 0 }
    guard abs(exponent) <= 22 else { return nil }
    let power = NumberReader.exactPowers[abs(exponent)]
    let value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    return isNegative ? -value : value
  }
}

extension ByteScanner {
  /// A number as CSS writes it (of which JSON's are a part), or `nil` without moving.
  mutating func number() -> Double? {
    let start = position
    guard let decimal = decimal() else {
      position = start
      return nil
    }
    if let exact = decimal.exact { return exact }
    guard let value = Double(text(from: start)), value.isFinite, value != 0 else {
      position = start
      return nil
    }
    return value
  }

  /// Steps over a number in JSON's own grammar, however large.
  mutating func jsonNumber() -> Void? {
    guard peek == UInt8(ascii: "-") || peek.map(Self.isDigit) == true, decimal() != nil else {
      return nil
    }
    return ()
  }

  private mutating func decimal() -> Decimal? {
    var decimal = Decimal()
    if take(UInt8(ascii: "-")) { decimal.isNegative = true } else { take(UInt8(ascii: "+")) }
    var digits = readDigits(into: &decimal, isFraction: false)
    if peek == UInt8(ascii: "."), let next = peek(1), Self.isDigit(next) {
      position += 1
      digits += readDigits(into: &decimal, isFraction: true)
    }
    guard digits > 0 else { return nil }
    readExponent(into: &decimal)
    return decimal
  }

  private mutating func readDigits(into decimal: inout Decimal, isFraction: Bool) -> Int {
    let start = position
    while let byte = peek, Self.isDigit(byte) {
      decimal.append(byte - UInt8(ascii: "0"), isFraction: isFraction)
      position += 1
    }
    return position - start
  }

  /// Reads an exponent if one is there; `1em` has none.
  private mutating func readExponent(into decimal: inout Decimal) {
    guard let mark = peek, mark | 0x20 == UInt8(ascii: "e") else { return }
    let start = position
    position += 1
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative || peek == UInt8(ascii: "+") { position += 1 }
    guard let first = peek, Self.isDigit(first) else {
      position = start
      return
    }
    var exponent = 0
    while let byte = peek, Self.isDigit(byte) {
      exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 100_000)
      position += 1
    }
    decimal.exponent += isNegative ? -exponent : exponent
  }
}
