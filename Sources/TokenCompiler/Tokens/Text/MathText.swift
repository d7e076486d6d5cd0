/// Sums in texts, as Tokens Studio has them: `{a} * 2`, `(4px + 8px) / 2`.
enum MathText {
  /// The text with its sum computed; as it is where it is none, or units do not fit.
  static func evaluated(_ text: String) -> String {
    var reader = MathReader(text)
    guard let result = reader.result(), reader.operators > 0 else { return text }
    let rounded = (result.value * 1e6).rounded() / 1e6
    return TokenNumberText.text(rounded) + result.unit
  }
}

/// Numbers as they stand in texts.
enum TokenNumberText {
  static func text(_ number: Double) -> String {
    guard number == number.rounded(), abs(number) < 1e15 else { return "\(number)" }
    return "\(Int(number))"
  }
}

/// Reads a sum with two stacks, so that no depth of brackets is too deep.
private struct MathReader {
  struct Quantity {
    var value: Double
    var unit: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var values: [Quantity] = []
  private var pending: [UInt8] = []
  /// How many operators were met.
  private(set) var operators = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func result() -> Quantity? {
    var wantsValue = true
    while true {
      while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
      guard position < bytes.count else { break }
      let byte = bytes[position]
      if wantsValue {
        if byte == UInt8(ascii: "(") {
          pending.append(byte)
          position += 1
        } else if byte == UInt8(ascii: "-"), !startsNumber(position + 1) {
          values.append(Quantity(value: -1, unit: ""))
          pending.append(UInt8(ascii: "*"))
          position += 1
        } else {
          guard let value = number() else { return nil }
          values.append(value)
          wantsValue = false
        }
      } else if byte == UInt8(ascii: ")") {
        guard closeBracket() else { return nil }
        position += 1
      } else {
        guard precedence(byte) > 0 else { return nil }
        while let last = pending.last, precedence(last) >= precedence(byte) {
          guard apply() else { return nil }
        }
        pending.append(byte)
        operators += 1
        position += 1
        wantsValue = true
      }
    }
    guard !wantsValue else { return nil }
    while let last = pending.last {
      guard last != UInt8(ascii: "("), apply() else { return nil }
    }
    return values.count == 1 && values[0].value.isFinite ? values[0] : nil
  }

  private func precedence(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "/"): 2
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 1
    default: 0
    }
  }

  private mutating func closeBracket() -> Bool {
    while let last = pending.last {
      if last == UInt8(ascii: "(") {
        pending.removeLast()
        operators += 1
        return true
      }
      guard apply() else { return false }
    }
    return false
  }

  private func startsNumber(_ index: Int) -> Bool {
    guard index < bytes.count else { return false }
    return isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".")
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// A number with the unit right behind it.
  private mutating func number() -> Quantity? {
    let start = position
    if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
      position += 1
    }
    while position < bytes.count, isDigit(bytes[position]) || bytes[position] == UInt8(ascii: ".") {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text) else { return nil }
    let unitStart = position
    while position < bytes.count,
      bytes[position] == UInt8(ascii: "%")
        || (bytes[position] | 0x20) >= 0x61
          && (bytes[position] | 0x20) <= 0x7A
    {
      position += 1
    }
    return Quantity(
      value: value, unit: String(decoding: bytes[unitStart..<position], as: UTF8.self))
  }

  private mutating func apply() -> Bool {
    guard let symbol = pending.popLast(), let right = values.popLast(),
      let left = values.popLast()
    else { return false }
    guard left.unit.isEmpty || right.unit.isEmpty || left.unit == right.unit else { return false }
    var result = Quantity(value: 0, unit: left.unit.isEmpty ? right.unit : left.unit)
    switch symbol {
    case UInt8(ascii: "*"): result.value = left.value * right.value
    case UInt8(ascii: "/"): result.value = left.value / right.value
    case UInt8(ascii: "+"): result.value = left.value + right.value
    case UInt8(ascii: "-"): result.value = left.value - right.value
    default: return false
    }
    values.append(result)
    return true
  }
}
