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

  /// The closing bracket that is one too many. Where one stands behind another thing on its line, it
  /// has closed what this one should close.
  func surplusCloser(_ nodes: [JSONNode], _ bytes: [UInt8]) -> Int {
    guard let width = Self.indentation(closer, bytes)?.width else { return closer }
    var last = (closer: -1, isFirst: true)
    for node in nodes where node.kind == .object || node.kind == .array {
      let end = Int(node.end) - 1
      guard end > Int(node.start), end < closer, end > last.closer,
        let inner = Self.indentation(end, bytes),
        let outer = Self.indentation(Int(node.start), bytes), inner.line != outer.line,
        outer.width == width
      else { continue }
      last = (end, inner.isFirst)
    }
    return last.isFirst ? closer : last.closer
  }

  /// The white space that begins the line of an offset; `nil` where the line is too long to be one
  /// that a person has indented.
  static func indentation(
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

/// A member whose line is indented no more than the line that opens its object, while the first member
/// of that object is: the object should have been closed before it.
struct MemberAlignment {
  /// The node of the member, and the offset of its key's quote.
  var node: Int
  var key: Int
  /// The offset of the bracket that should have been closed.
  var opener: Int

  /// An object around the nodes that are looked at.
  private struct Container {
    var opener: Int
    var next: Int
    var width: Int
    /// Its first member stands on a line of its own that is indented more.
    var isIndented = false
    var isFirst = true
  }

  /// The first such member.
  static func first(_ nodes: [JSONNode], _ bytes: [UInt8]) -> MemberAlignment? {
    var open: [Container] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, last.next <= index { open.removeLast() }
      if node.isMember, !open.isEmpty,
        let line = BracketAlignment.indentation(keyStart(node), bytes),
        line.isFirst
      {
        let top = open[open.count - 1]
        if top.isFirst {
          open[open.count - 1].isIndented = line.width > top.width
        } else if top.isIndented, line.width <= top.width {
          return MemberAlignment(node: index, key: keyStart(node), opener: top.opener)
        }
      }
      if !open.isEmpty { open[open.count - 1].isFirst = false }
      if node.kind == .object, let line = BracketAlignment.indentation(Int(node.start), bytes) {
        open.append(Container(opener: Int(node.start), next: Int(node.next), width: line.width))
      }
    }
    return nil
  }

  private static func keyStart(_ node: JSONNode) -> Int { Int(node.key.start) - 1 }
}
