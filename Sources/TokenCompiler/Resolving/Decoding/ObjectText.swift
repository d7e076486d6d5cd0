/// Values as the standard's objects, for proposals.
enum ObjectText {
  /// A length or a time.
  static func quantity(_ number: String, _ unit: String) -> String {
    "{ \"value\": \(number), \"unit\": \"\(unit)\" }"
  }

  /// A colour.
  static func color(_ color: Color) -> String {
    let components = color.components.map { $0.map(number) ?? "\"none\"" }
    var members =
      "\"colorSpace\": \"\(color.space.rawValue)\", \"components\": [\(components.joined(separator: ", "))]"
    if let alpha = color.alpha { members += ", \"alpha\": \(number(alpha))" }
    if let hex = color.hex { members += ", \"hex\": \"\(hex)\"" }
    return "{ \(members) }"
  }

  /// The shortest text that reads back as the same number.
  private static func number(_ value: Double) -> String { JSONNumber.text(value) }
}
