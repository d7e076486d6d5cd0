extension Fix {
  /// Removes a member of an object whose value is no object or list, with the comma that parts it
  /// from its neighbour; `nil` where something else than white space stands between these.
  /// - Parameters:
  ///   - key: The key, inside its quotes.
  ///   - value: The value: inside the quotes of text.
  static func removingMember(
    _ key: SourceSpan, _ value: SourceSpan, in sources: SourceSet
  ) -> Fix? {
    guard key.source == value.source, key.source.index < sources.count else { return nil }
    let scan = MemberScan(bytes: sources[key.source].bytes)
    return scan.range(key.range.integers, value.range.integers).map {
      Fix(replacing: SourceSpan(key.source, ByteRange($0)), with: "")
    }
  }
}

/// Finds what belongs to a member.
private struct MemberScan {
  let bytes: [UInt8]

  /// The bytes to remove: up to the next member, or from the comma before the last one.
  func range(_ key: Range<Int>, _ value: Range<Int>) -> Range<Int>? {
    let start = key.lowerBound - 1
    guard byte(start) == quote, byte(key.upperBound) == quote,
      let end = end(of: value, behind: key.upperBound + 1)
    else { return nil }
    let next = skipSpace(end)
    switch byte(next) {
    case UInt8(ascii: ","): return start..<skipSpace(next + 1)
    case UInt8(ascii: "}"):
      let before = skipSpaceBack(start)
      if byte(before) == UInt8(ascii: ",") { return before..<end }
      return byte(before) == UInt8(ascii: "{") ? start..<next : nil
    default: return nil
    }
  }

  /// Where a value ends that stands behind its key with nothing but a colon between them.
  private func end(of value: Range<Int>, behind key: Int) -> Int? {
    let colon = skipSpace(key)
    guard byte(colon) == UInt8(ascii: ":") else { return nil }
    let start = skipSpace(colon + 1)
    if start == value.lowerBound { return value.upperBound }
    guard byte(start) == quote, start + 1 == value.lowerBound, byte(value.upperBound) == quote
    else { return nil }
    return value.upperBound + 1
  }

  private let quote = UInt8(ascii: "\"")
  private func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }
  private func isSpace(_ index: Int) -> Bool {
    byte(index).map { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? false
  }

  private func skipSpace(_ start: Int) -> Int {
    var index = start
    while isSpace(index) { index += 1 }
    return index
  }

  /// The last byte before `start` that is no white space.
  private func skipSpaceBack(_ start: Int) -> Int {
    var index = start - 1
    while isSpace(index) { index -= 1 }
    return index
  }
}
