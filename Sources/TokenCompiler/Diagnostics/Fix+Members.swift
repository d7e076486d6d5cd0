extension Fix {
  /// Removes a member of an object, a plain value or a token with nothing but a value and a type, with the
  /// comma that parts it from its neighbour. Groups that would be empty then go with it. `nil` where
  /// something else than white space stands between these.
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

  /// The bytes to remove, so that the rest looks as if the member had never been there.
  func range(_ key: Range<Int>, _ value: Range<Int>) -> Range<Int>? {
    let start = key.lowerBound - 1
    guard byte(start) == quote, byte(key.upperBound) == quote,
      let end = end(of: value, behind: key.upperBound + 1)
    else { return nil }
    return range(of: start..<end)
  }

  private func range(of member: Range<Int>) -> Range<Int>? {
    var member = member
    while true {
      let before = skipSpaceBack(member.lowerBound)
      let next = skipSpace(member.upperBound)
      let end = byte(next) == comma ? skipSpace(next + 1) : next
      if byte(end) == UInt8(ascii: "}") {
        if byte(before) == comma { return before..<member.upperBound }
        guard byte(before) == UInt8(ascii: "{") else { return nil }
        guard let outer = owner(of: before..<(end + 1)) else { return (before + 1)..<end }
        member = outer
      } else {
        return byte(next) == comma ? range(of: member, before, next, end) : nil
      }
    }
  }

  /// A member with others behind it: in a line of its own, or between others in one line.
  private func range(of member: Range<Int>, _ before: Int, _ next: Int, _ end: Int) -> Range<Int>? {
    let isLastOfLine = bytes[next..<min(end, bytes.count)].contains(UInt8(ascii: "\n"))
    if beginsLine(member.lowerBound) || !isLastOfLine { return member.lowerBound..<end }
    let isBehindAnother = byte(before) == comma || byte(before) == UInt8(ascii: "{")
    return isBehindAnother ? (before + 1)..<(next + 1) : nil
  }

  /// The member whose value an object is.
  private func owner(of object: Range<Int>) -> Range<Int>? {
    let colon = skipSpaceBack(object.lowerBound)
    guard byte(colon) == UInt8(ascii: ":") else { return nil }
    let end = skipSpaceBack(colon)
    guard byte(end) == quote else { return nil }
    var start = end - 1
    while let next = byte(start), next != quote || isEscaped(start) {
      if next == UInt8(ascii: "\n") { return nil }
      start -= 1
    }
    return byte(start) == quote ? start..<object.upperBound : nil
  }

  private func isEscaped(_ index: Int) -> Bool {
    var start = index
    while byte(start - 1) == UInt8(ascii: "\\") { start -= 1 }
    return (index - start) % 2 == 1
  }

  /// Where a value ends that stands behind its key with nothing but a colon between them.
  private func end(of value: Range<Int>, behind key: Int) -> Int? {
    guard let start = self.value(behind: key) else { return nil }
    return end(of: value, at: start) ?? endOfToken(start, with: value)
  }

  /// Where what stands behind a key begins.
  private func value(behind key: Int) -> Int? {
    let colon = skipSpace(key)
    return byte(colon) == UInt8(ascii: ":") ? skipSpace(colon + 1) : nil
  }

  private func end(of value: Range<Int>, at start: Int) -> Int? {
    if start == value.lowerBound { return value.upperBound }
    guard byte(start) == quote, start + 1 == value.lowerBound, byte(value.upperBound) == quote
    else { return nil }
    return value.upperBound + 1
  }

  /// Where an object ends that has the value and at most its type besides.
  private func endOfToken(_ start: Int, with value: Range<Int>) -> Int? {
    guard byte(start) == UInt8(ascii: "{") else { return nil }
    var index = skipSpace(start + 1)
    var hasValue = false
    while byte(index) == quote {
      guard let key = endOfText(index), let inner = self.value(behind: key) else { return nil }
      let end: Int?
      switch String(decoding: bytes[(index + 1)..<(key - 1)], as: UTF8.self) {
      case "$value", "value":
        end = self.end(of: value, at: inner)
        hasValue = true
      case "$type", "type": end = byte(inner) == quote ? endOfText(inner) : nil
      default: end = nil
      }
      guard let end else { return nil }
      index = skipSpace(end)
      if byte(index) == comma { index = skipSpace(index + 1) }
    }
    return hasValue && byte(index) == UInt8(ascii: "}") ? index + 1 : nil
  }

  /// Where a text in quotes ends.
  private func endOfText(_ start: Int) -> Int? {
    var index = start + 1
    while let next = byte(index), next != quote {
      if next == UInt8(ascii: "\n") { return nil }
      index += next == UInt8(ascii: "\\") ? 2 : 1
    }
    return byte(index) == quote ? index + 1 : nil
  }

  /// Whether there is nothing but blanks in front of it in its line.
  private func beginsLine(_ start: Int) -> Bool {
    var index = start - 1
    while byte(index) == 0x20 || byte(index) == 0x09 { index -= 1 }
    return byte(index) == UInt8(ascii: "\n")
  }

  private let quote = UInt8(ascii: "\"")
  private let comma = UInt8(ascii: ",")
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
