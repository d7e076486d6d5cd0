/// Data that tokenc does not interpret: `$extensions` and values of types outside the standard.
public enum JSONValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Double)
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
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
