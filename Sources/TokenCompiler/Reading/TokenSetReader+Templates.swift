extension TokenSetReader {
  /// Adds a text that holds references, or may be a sum; tells whether it was one.
  mutating func appendTemplate(_ node: JSONNode) -> Bool {
    let references = references(inside: node.range)
    guard !references.isEmpty || spelling.hasMath && mayBeSum(node.range) else { return false }
    if !references.isEmpty { legacy.count(.referenceInText, at: node.range) }
    let start = set.values.count
    appendRaw(.template, node, range: node.range)
    for reference in references {
      let inner = ByteRange(start: reference.start + 1, end: reference.end - 1)
      set.values.append(
        RawValue(
          kind: .reference, hasEscapes: node.hasEscapes,
          range: spelling.references.path(of: inner, in: tree.source), shown: reference,
          next: RawIndex(truncatingIfNeeded: set.values.count + 1),
          payload: UInt32(truncatingIfNeeded: set.referenceCount)))
      set.referenceCount += 1
    }
    set.values[start].next = RawIndex(truncatingIfNeeded: set.values.count)
    return true
  }

  /// The pairs of braces with a path between them.
  private func references(inside range: ByteRange) -> [ByteRange] {
    // Nearly no text has one.
    guard tree.source.bytes[range.integers].contains(UInt8(ascii: "{")) else { return [] }
    var found: [ByteRange] = []
    var opening: UInt32?
    for position in range.start..<range.end {
      switch tree.source.bytes[Int(position)] {
      case UInt8(ascii: "{"): opening = position
      case UInt8(ascii: "}"):
        if let start = opening, position > start + 1 {
          found.append(ByteRange(start: start, end: position + 1))
        }
        opening = nil
      default: break
      }
    }
    return found
  }

  /// Whether a text is `$a.b`, the older form of a reference in Tokens Studio.
  func isDollarPath(_ range: ByteRange) -> Bool {
    let bytes = tree.source.bytes[range.integers]
    guard bytes.first == UInt8(ascii: "$"), bytes.contains(UInt8(ascii: ".")) else { return false }
    let others = Array(" {}$()*\\".utf8)
    return bytes.last != UInt8(ascii: ".") && !bytes.dropFirst().contains(where: others.contains)
  }

  /// Whether a text has a digit and an operator, or a colour function.
  private func mayBeSum(_ range: ByteRange) -> Bool {
    let bytes = tree.source.bytes[range.integers]
    let operators = Array("*/+-(^".utf8)
    return bytes.contains { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      && bytes.contains(where: operators.contains)
  }

  /// What Tokens Studio does to the colour of a token.
  func colorChange(in extensions: Int) -> Int? {
    guard let own = tree.child(of: extensions, key: "studio.tokens"),
      let change = tree.child(of: own, key: "modify"),
      tree.nodes[change].kind == .object || tree.nodes[change].kind == .string
    else { return nil }
    return change
  }

  /// Reads a value and, behind it, what is done to it: a change as Tokens Studio describes it, or the
  /// opacity that it gets.
  mutating func readModified(_ value: Int, by change: Int, isAlpha: Bool = false) -> RawIndex {
    let start = set.values.count
    appendRaw(
      .modified, tree.nodes[value], range: tree.nodes[value].range, payload: isAlpha ? 1 : 0)
    set.values[start].key = ByteRange(start: 0, end: 0)
    _ = readValue(value)
    _ = readValue(change)
    set.values[start].next = RawIndex(truncatingIfNeeded: set.values.count)
    return RawIndex(truncatingIfNeeded: start)
  }
}
