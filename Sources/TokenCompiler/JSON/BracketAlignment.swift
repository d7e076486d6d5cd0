/// Where the indentation of a file says that a bracket is missing or one too many. The brackets
/// alone only show that at the end of the file.
struct BracketAlignment {
  /// The offset of the opening bracket.
  var opener: Int
  /// The offset of the closing bracket that was taken for its partner.
  var closer: Int
  /// The closing bracket stands left of the line that opens, so it belongs to an outer one, and
  /// the inner one has none.
  var isCloserMissing: Bool

  /// The first pair, in order of closing brackets, that begin lines of different depth.
  static func firstMismatch(_ nodes: [JSONNode], _ bytes: [UInt8]) -> BracketAlignment? {
    var first: BracketAlignment?
    for node in nodes where node.kind == .object || node.kind == .array {
      let opener = Int(node.start)
      let closer = Int(node.end) - 1
      guard closer > opener, JSONByte.isCloser(bytes[closer]), closer < first?.closer ?? .max,
        let inner = indentation(closer, bytes), inner.isFirst,
        let outer = indentation(opener, bytes), inner.line != outer.line,
        inner.width != outer.width
      else { continue }
      first = BracketAlignment(
        opener: opener, closer: closer, isCloserMissing: inner.width < outer.width)
    }
    return first
  }

  /// The white space that begins the line of an offset; `nil` where the line is too long to be one
  /// that a person has indented.
  private static func indentation(
    _ offset: Int, _ bytes: [UInt8]
  ) -> (line: Int, width: Int, isFirst: Bool)? {
    var start = offset
    while start > 0, !JSONByte.isLineEnd(bytes[start - 1]) {
      start -= 1
      if offset - start > 500 { return nil }
    }
    var end = start
    while bytes[end] == JSONByte.space || bytes[end] == JSONByte.tab { end += 1 }
    return (start, end - start, end == offset)
  }
}
