extension JSONValue {
  /// An object of these members, in this order; those without a value are left out.
  static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// An array, or nothing where it would be empty.
  static func list(_ elements: [JSONValue]) -> JSONValue? {
    elements.isEmpty ? nil : .array(elements)
  }

  /// A whole number.
  static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }
}
