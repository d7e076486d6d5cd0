// References whose quotes and brackets are not where they belong.
extension CarefulJSONReader {
  /// The path of such a reference that begins here, and where all of it ends: `{"a.b"}`, `{"a.b}"`,
  /// `"{a.b"}`, `"{"a.b"}"`, `[a.b]`, `a.b}"`. None of them can be JSON.
  mutating func misplacedReference() -> (path: Range<Int>, end: Int)? {
    let start = position
    switch bytes[start] {
    case JSONByte.openBrace:
      guard byte(start + 1) == JSONByte.quote, let path = pathRange(start + 2) else { return nil }
      let end = path.upperBound + 2
      if stands("\"}", at: path.upperBound) { return (path, end) }
      let isString = stands("}\"", at: path.upperBound)
      return isString && byte(nextSignificant(after: end)) != JSONByte.colon ? (path, end) : nil
    case JSONByte.openBracket:
      guard let path = pathRange(start + 1), byte(path.upperBound) == JSONByte.closeBracket else {
        return nil
      }
      return (path, path.upperBound + 1)
    case JSONByte.quote:
      guard byte(start + 1) == JSONByte.openBrace else { return nil }
      if byte(start + 2) == JSONByte.quote, let path = pathRange(start + 3),
        stands("\"}\"", at: path.upperBound)
      {
        return (path, path.upperBound + 3)
      }
      guard let path = pathRange(start + 2), stands("\"}", at: path.upperBound),
        takesSurplusCloser()
      else { return nil }
      return (path, path.upperBound + 2)
    default:
      guard let path = pathRange(start), stands("}\"", at: path.upperBound) else { return nil }
      return (path, path.upperBound + 2)
    }
  }

  mutating func readMisplacedReference(_ found: (path: Range<Int>, end: Int), _ key: Key) {
    let start = position
    let path = span(found.path.lowerBound, found.path.upperBound)
    report.add(
      .misplacedBraces(text(path.range), at: span(start, found.end)), at: start)
    append(
      .string, path.range.integers.lowerBound, path.range.integers.upperBound, key, isFaulty: true)
    position = found.end
    state = .separator
    isAfterGarbage = false
  }

  /// The path of a token that begins at an offset; it has two names at least.
  private func pathRange(_ start: Int) -> Range<Int>? {
    guard JSONByte.isLetter(byte(start)) else { return nil }
    var end = start
    while JSONByte.isLetter(byte(end)) || JSONByte.isDigit(byte(end)) || byte(end) == JSONByte.minus
      || byte(end) == JSONByte.point || byte(end) == UInt8(ascii: "_")
    {
      end += 1
    }
    return bytes[start..<end].contains(JSONByte.point) ? start..<end : nil
  }

  /// Counts one closing bracket of those that the file has too many; says whether there is one.
  private mutating func takesSurplusCloser() -> Bool {
    guard hasSurplusClosers else { return false }
    surplusClosers = (surplusClosers ?? 1) - 1
    return true
  }

  /// Whether a quote stands before the bracket that opens a value: nothing follows on its line.
  var quoteBeforeBracket: Bool {
    guard bytes[position] == JSONByte.quote, JSONByte.isOpener(byte(position + 1)) else {
      return false
    }
    var next = position + 2
    while byte(next) == JSONByte.space || byte(next) == JSONByte.tab { next += 1 }
    return JSONByte.isLineEnd(byte(next))
  }
}
