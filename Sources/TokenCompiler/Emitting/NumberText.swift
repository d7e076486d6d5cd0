/// Numbers as text: the shortest digits that read back as the same `Double`, without an exponent
/// where there is a sensible way and without `.0`.
enum NumberText {
  /// The text of a finite number as JSON, CSS and Swift all read it.
  static func text(_ value: Double) -> String {
    if value == 0 { return "0" }
    if let integer = Int64(exactly: value), abs(integer) < 1 << 53 { return String(integer) }
    return value.description
  }
}
