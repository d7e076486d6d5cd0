/// Reads a sum with two stacks, so that no depth of brackets is too deep.
struct MathReader {
  struct Quantity {
    var value: Double
    var unit: String
  }

  /// What waits for the values behind it.
  private enum Pending {
    case operation(UInt8)
    case bracket
    /// A function with the number of values that stood before its own.
    case call(MathFunction, base: Int)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var values: [Quantity] = []
  private var pending: [Pending] = []
  /// How many operators and functions were met.
  private(set) var operators = 0
  /// Two units that stand in one sum and do not fit.
  private(set) var mixedUnits: (String, String)?

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The result; `nil` where the text is no sum from end to end.
  mutating func result() -> Quantity? {
    var wantsValue = true
    while true {
      while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
      guard position < bytes.count else { break }
      guard wantsValue ? readValue(&wantsValue) : readOperator(&wantsValue) else { return nil }
    }
    guard !wantsValue else { return nil }
    while let last = pending.last {
      guard case .operation = last, apply() else { return nil }
    }
    return values.count == 1 && values[0].value.isFinite ? values[0] : nil
  }

  /// How strongly an operator binds; 0 for anything else.
  static func precedence(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "^"): 3
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"): 2
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 1
    default: 0
    }
  }

  private mutating func readValue(_ wantsValue: inout Bool) -> Bool {
    let byte = bytes[position]
    if byte == UInt8(ascii: "(") {
      pending.append(.bracket)
      position += 1
    } else if isLetter(byte) {
      return readCall()
    } else if byte == UInt8(ascii: "-"), !startsNumber(position + 1) {
      values.append(Quantity(value: -1, unit: ""))
      pending.append(.operation(UInt8(ascii: "*")))
      position += 1
    } else {
      guard let value = number() else { return false }
      values.append(value)
      wantsValue = false
    }
    return true
  }

  private mutating func readOperator(_ wantsValue: inout Bool) -> Bool {
    let byte = bytes[position]
    position += 1
    if byte == UInt8(ascii: ")") { return close() }
    if byte == UInt8(ascii: ",") {
      wantsValue = true
      guard applyAll(), case .call? = pending.last else { return false }
      return true
    }
    let own = Self.precedence(byte)
    guard own > 0 else { return false }
    while case .operation(let last)? = pending.last,
      Self.precedence(last) > own || Self.precedence(last) == own && own < 3
    {
      guard apply() else { return false }
    }
    pending.append(.operation(byte))
    operators += 1
    wantsValue = true
    return true
  }

  /// The name of a function and its opening bracket.
  private mutating func readCall() -> Bool {
    let start = position
    while position < bytes.count, isLetter(bytes[position]) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let function = MathFunction(rawValue: name), position < bytes.count,
      bytes[position] == UInt8(ascii: "(")
    else { return false }
    position += 1
    pending.append(.call(function, base: values.count))
    return true
  }

  /// Computes what waits since the last opening bracket.
  private mutating func applyAll() -> Bool {
    while case .operation? = pending.last {
      guard apply() else { return false }
    }
    return true
  }

  private mutating func close() -> Bool {
    guard applyAll(), let opening = pending.popLast() else { return false }
    operators += 1
    guard case .call(let function, let base) = opening else { return true }
    guard base < values.count else { return false }
    let arguments = values[base...]
    let units = arguments.map(\.unit).filter { !$0.isEmpty }
    if let other = units.first(where: { $0 != units[0] }) { mixedUnits = (units[0], other) }
    guard mixedUnits == nil,
      let value = function.result(arguments.map(\.value))
    else { return false }
    values.removeLast(arguments.count)
    values.append(Quantity(value: value, unit: units.first ?? ""))
    return true
  }

  private func startsNumber(_ index: Int) -> Bool {
    guard index < bytes.count else { return false }
    return isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".")
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

  /// A number with the unit right behind it.
  private mutating func number() -> Quantity? {
    let start = position
    if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
      position += 1
    }
    while startsNumber(position) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text) else { return nil }
    let unitStart = position
    while position < bytes.count, bytes[position] == UInt8(ascii: "%") || isLetter(bytes[position])
    {
      position += 1
    }
    return Quantity(
      value: value, unit: String(decoding: bytes[unitStart..<position], as: UTF8.self))
  }

  private mutating func apply() -> Bool {
    guard case .operation(let symbol)? = pending.popLast(), let right = values.popLast(),
      let left = values.popLast()
    else { return false }
    guard left.unit.isEmpty || right.unit.isEmpty || left.unit == right.unit else {
      mixedUnits = (left.unit, right.unit)
      return false
    }
    var result = Quantity(value: 0, unit: left.unit.isEmpty ? right.unit : left.unit)
    switch symbol {
    case UInt8(ascii: "*"): result.value = left.value * right.value
    case UInt8(ascii: "/"): result.value = left.value / right.value
    case UInt8(ascii: "+"): result.value = left.value + right.value
    case UInt8(ascii: "-"): result.value = left.value - right.value
    case UInt8(ascii: "%"):
      result.value = left.value.truncatingRemainder(dividingBy: right.value)
    case UInt8(ascii: "^"): result.value = PlatformMath.power(left.value, right.value)
    default: return false
    }
    values.append(result)
    return true
  }
}
