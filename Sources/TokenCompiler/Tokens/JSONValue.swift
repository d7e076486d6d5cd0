/// Data that tokenc does not interpret: `$extensions` and values of types outside the standard.
public enum JSONValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  /// A number that a `Double` would change, in the digits in which it was written.
  case digits(String)
  case string(String)
  case array([JSONValue])
  /// Members in the order in which they were written.
  case object([Member])

  /// A key with its value.
  public struct Member: Sendable, Hashable {
    /// The decoded key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// A member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// What it is, for a message: `a number`, `an object`.
  var kindWithArticle: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number, .digits: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// A number as written. One of at most 15 digits is the same as a `Double`; a longer or larger
  /// one (the ID of something, say) is kept as it stands.
  init(number text: String) {
    let mantissa = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let digits = mantissa.drop { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
      .count { ByteScanner.isDigit($0) }
    let value = NumberReader.number(text)
    let isExact = digits == 0 || digits <= 15 && value?.isNormal == true
    if let value, isExact || value.description == text {
      self = .number(value)
    } else if text.scanned({ $0.jsonNumber() }) != nil {
      self = .digits(text)
    } else {
      // JSON5 alone: hexadecimal, or a number that is none.
      self = value.map(JSONValue.number) ?? .null
    }
  }
}
