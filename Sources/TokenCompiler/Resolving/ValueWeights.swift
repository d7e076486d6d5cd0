/// How much values take in outputs, roughly in bytes. Where each value has the one before it twice, or a
/// thousand tokens are one long text, a few lines stand for more than any machine holds.
struct ValueWeights {
  /// What references bring into one value.
  static let mostInValue = 1 << 16
  /// What they bring into all values of a run.
  static let mostInValues = 1 << 24
  /// What the tokens of all themes are.
  static let mostInTokens = 1 << 30
  /// Data that nests deeper than this is put into no other data.
  static let deepest = 500
  /// What is lighter is not counted: it is about as large as the reference to it.
  private static let light = 256

  enum Verdict { case fits, isTooMuch, wasTold }

  private var heavy: [UInt32: Int] = [:]
  private var leftForValues = Self.mostInValues
  private var leftForTokens = Self.mostInTokens

  /// Notes how heavy the value of that number is.
  mutating func note(_ value: TokenValue, _ number: UInt32) {
    let weight = value.weight
    if weight > Self.light { heavy[number] = weight }
  }

  /// Takes the values of these numbers into another one.
  mutating func take(intoValue numbers: [UInt32]) -> Verdict {
    if heavy.isEmpty { return .fits }
    guard leftForValues > 0 else { return .wasTold }
    let weight = numbers.reduce(0) { $0 + (heavy[$1] ?? 0) }
    leftForValues -= weight
    return weight > Self.mostInValue || leftForValues <= 0 ? .isTooMuch : .fits
  }

  /// Takes the value of that number as a token's.
  mutating func take(asToken number: UInt32) -> Verdict {
    guard !heavy.isEmpty, let weight = heavy[number] else { return .fits }
    guard leftForTokens > 0 else { return .wasTold }
    leftForTokens -= weight
    return leftForTokens > 0 ? .fits : .isTooMuch
  }
}

extension TokenValue {
  fileprivate var weight: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .custom(let data): data.weight
    case .fontFamily(let families): families.weight
    case .strokeStyle(.dashes(let lengths, _)): 12 * lengths.count
    case .shadow(let shadow): 64 * shadow.layers.count
    case .gradient(let gradient): 32 * gradient.stops.count
    case .typography(let style):
      (style.fontFamily?.value.weight ?? 0) + JSONValue.object(style.others).weight
    default: 0
    }
  }
}

extension FontFamily {
  fileprivate var weight: Int { names.reduce(0) { $0 + $1.utf8.count + 6 } }
}

extension JSONValue {
  fileprivate var weight: Int {
    var weight = 0
    var isDeep = false
    var open = [(value: self, depth: 1)]
    while let (value, depth) = open.popLast() {
      weight += 6
      if depth > ValueWeights.deepest { isDeep = true }
      switch value {
      case .string(let text), .digits(let text): weight += text.utf8.count
      case .array(let values): for value in values { open.append((value, depth + 1)) }
      case .object(let members):
        for member in members {
          weight += member.key.utf8.count
          open.append((member.value, depth + 1))
        }
      case .null, .boolean, .number: break
      }
    }
    return isDeep ? max(weight, ValueWeights.mostInValue + 1) : weight
  }
}
