// What the standard library has for texts inside texts (`contains("ab")`, `firstRange(of:)`,
// `replacing(_:with:)`) stands in its module for regular expressions, and the first use links all of it: a
// tenth of the binary. `make instructions` watches its size.
extension StringProtocol where Index == String.Index {
  /// Where a text stands in this one for the first time, byte for byte; `nil` too for no text at all.
  package func place(ofText text: String) -> Range<String.Index>? {
    guard let first = text.utf8.first else { return nil }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) {
        return start..<rest.index(start, offsetBy: text.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Whether a text stands in this one.
  package func holds(text: String) -> Bool { place(ofText: text) != nil }

  /// This text with another in the place of one, wherever that stands.
  func with(_ replacement: String, for text: String) -> String {
    var result = ""
    var rest = Substring(self)
    while let place = rest.place(ofText: text) {
      result += rest[..<place.lowerBound] + replacement
      rest = rest[place.upperBound...]
    }
    return result + rest
  }
}
