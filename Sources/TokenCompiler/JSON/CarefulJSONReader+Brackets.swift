// One bracket in the place of another, and one that is too many.
extension CarefulJSONReader {
  /// Whether a '>' stands for the bracket that closes the container.
  func angleCloses(_ container: OpenContainer) -> Bool {
    byte(position) == UInt8(ascii: ">") && standsInLine(with: container)
  }

  /// Whether what stands here begins a line as deep as the one that opens the container: it was meant to
  /// close it. Of two brackets in one column it is the second that does.
  func standsInLine(with container: OpenContainer) -> Bool {
    guard let line = BracketAlignment.indentation(position, bytes), line.isFirst,
      let opening = BracketAlignment.indentation(Int(nodes[container.node].start), bytes),
      opening.line != line.line, opening.width == line.width
    else { return false }
    let next = nextSignificant(after: position + 1)
    guard JSONByte.isCloser(byte(next)) else { return true }
    guard let other = BracketAlignment.indentation(next, bytes) else { return false }
    return other.line != line.line && other.width < line.width
  }

  /// Reports an array that begins with a key and its colon, at its bracket; no colon in it is told again.
  mutating func reportKeysInArray() {
    let first = nextSignificant(after: position + 1)
    guard byte(first) == JSONByte.quote else { return }
    let end = tokenEnd(first)
    guard end > first + 2, byte(nextSignificant(after: end)) == JSONByte.colon else { return }
    report.add(
      .keysInArray(text(span(first + 1, end - 1).range), at: span(position, position + 1)),
      at: position)
    isDamaged = true
    stack[stack.count - 1].reportedColon = true
  }

  /// Whether the file has more '[' than ']'.
  private var hasUnclosedArray: Bool {
    mutating get {
      if unclosedArrays == nil {
        unclosedArrays =
          count(of: JSONByte.openBracket) - count(of: JSONByte.closeBracket)
      }
      return unclosedArrays ?? 0 > 0
    }
  }

  /// How often a bracket stands outside strings.
  private func count(of bracket: UInt8) -> Int {
    var count = 0
    var index = 0
    while index < bytes.count {
      if bytes[index] == bracket { count += 1 }
      index = bytes[index] == JSONByte.quote ? tokenEnd(index) : index + 1
    }
    return count
  }

  /// Leaves out a '[' between a key and the object that is its value, and says so: behind the object no
  /// ']' follows but another key or the end of the object around both.
  mutating func skipSurplusBracket() {
    let opener = nextSignificant(after: position + 1)
    guard bytes[position] == JSONByte.openBracket, byte(opener) == JSONByte.openBrace,
      searchesForSurplusBracket < 8, hasUnclosedArray
    else { return }
    // Each search may read the whole file.
    searchesForSurplusBracket += 1
    var behind = self
    behind.position = opener + 1
    behind.skipItem(depth: 1)
    var next = nextSignificant(after: behind.position)
    if byte(next) == JSONByte.comma {
      next = nextSignificant(after: next + 1)
      guard byte(next) == JSONByte.quote else { return }
      guard byte(nextSignificant(after: tokenEnd(next))) == JSONByte.colon else { return }
    } else if byte(next) != JSONByte.closeBrace {
      return
    }
    report.add(.surplusBracket(at: span(position, position + 1)), at: position)
    position = opener
    unclosedArrays = (unclosedArrays ?? 1) - 1
  }
}
