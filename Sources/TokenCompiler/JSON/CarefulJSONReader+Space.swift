// White space, comments, and what stands between tokens without being JSON.
extension CarefulJSONReader {
  /// Moves to the next token.
  mutating func skipSpace() {
    while position < bytes.count {
      let next = bytes[position]
      if JSONByte.isSpace(next) {
        position += 1
      } else if next == JSONByte.slash, commentFollows(position) {
        skipComment()
      } else if next == UInt8(ascii: "#"), hashCommentFollows {
        skipHashComment()
      } else if let length = wideSpace(at: position) {
        skipWideSpace(length)
      } else if next == UInt8(ascii: "<") || next == JSONByte.equals || next == UInt8(ascii: ">"),
        isConflictMarker(next)
      {
        skipConflictMarker(next)
      } else {
        return
      }
    }
  }

  /// The next byte that is no white space of JSON.
  func nextSignificant(after offset: Int) -> Int {
    var index = offset
    while index < bytes.count, JSONByte.isSpace(bytes[index]) { index += 1 }
    return index
  }

  // MARK: Comments

  func commentFollows(_ offset: Int) -> Bool {
    byte(offset + 1) == JSONByte.slash || byte(offset + 1) == JSONByte.asterisk
  }

  private mutating func skipComment() {
    let start = position
    let isBlock = byte(start + 1) == JSONByte.asterisk
    position += 2
    if isBlock {
      skipBlock(start)
    } else {
      while position < bytes.count, !isLineTerminator(position) { position += 1 }
    }
    guard !syntax.allowsComments else { return }
    refusedComments += 1
    if firstComment == nil { firstComment = span(start, position).range }
  }

  /// Whether a comment as in YAML or a shell begins here. A colour without quotes has no blank; and a
  /// file that begins so is YAML.
  private var hashCommentFollows: Bool {
    guard !nodes.isEmpty else { return false }
    let next = byte(position + 1)
    return next == UInt8(ascii: " ") || next == UInt8(ascii: "\t")
  }

  private mutating func skipHashComment() {
    let start = position
    while position < bytes.count, !isLineTerminator(position) { position += 1 }
    hashComments += 1
    if firstHashComment == nil { firstHashComment = span(start, position).range }
  }

  private mutating func skipBlock(_ start: Int) {
    while position < bytes.count {
      if bytes[position] == JSONByte.asterisk, byte(position + 1) == JSONByte.slash {
        position += 2
        return
      }
      position += 1
    }
    damage()
    // Where no comment may stand, that is said once for all of them.
    guard syntax.allowsComments else { return }
    report.add(
      .unclosedComment(at: span(position, position), opened: span(start, start + 2)),
      at: position)
  }

  private func isLineTerminator(_ offset: Int) -> Bool {
    let next = bytes[offset]
    if JSONByte.isLineEnd(next) { return true }
    return syntax == .json5 && next == 0xE2 && byte(offset + 1) == 0x80
      && byte(offset + 2) | 1 == 0xA9
  }

  /// All comments are one fault, however many there are.
  mutating func reportComments() {
    if let first = firstHashComment {
      report.add(
        .hashComments(hashComments, at: SourceSpan(.alone, first)), at: Int(first.start))
    }
    guard let first = firstComment else { return }
    report.add(
      .comments(refusedComments, at: SourceSpan(.alone, first)), at: Int(first.start))
  }

  // MARK: Wide white space

  /// The length of a space that JSON does not know: a no-break space, a byte-order mark inside the
  /// text and the like.
  func wideSpace(at offset: Int) -> Int? {
    guard byte(offset) >= 0x80 || byte(offset) <= 0x0C else { return nil }
    return switch (byte(offset), byte(offset + 1), byte(offset + 2)) {
    case (0x0B, _, _), (0x0C, _, _): 1
    case (0xC2, 0xA0, _): 2
    case (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF),
      (0xE2, 0x81, 0x9F), (0xE1, 0x9A, 0x80), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
      3
    default: nil
    }
  }

  /// JSON5 takes them; elsewhere the first is reported, because they come from one paste.
  private mutating func skipWideSpace(_ length: Int) {
    if syntax != .json5 && !reportedSpace {
      let place = span(position, position + length)
      report.add(.wideSpace(text(place.range), at: place), at: position)
      reportedSpace = true
    }
    position += length
  }

  // MARK: Conflict markers

  /// Whether a line begins here as git marks the two sides of a conflict.
  private func isConflictMarker(_ mark: UInt8) -> Bool {
    guard position == 0 || JSONByte.isLineEnd(bytes[position - 1]) else { return false }
    return (0..<7).allSatisfy { byte(position + $0) == mark }
  }

  /// Reads our side and skips theirs.
  private mutating func skipConflictMarker(_ mark: UInt8) {
    let start = position
    if mark == UInt8(ascii: "<") {
      report.add(.mergeConflict(at: span(start, start + 7)), at: start)
      damage(losingBrackets: true)
    }
    repeat {
      skipLine()
    } while mark == JSONByte.equals && position < bytes.count
      && !isConflictMarker(UInt8(ascii: ">"))
    if mark == JSONByte.equals { skipLine() }
  }

  private mutating func skipLine() {
    while position < bytes.count, !JSONByte.isLineEnd(bytes[position]) { position += 1 }
    while position < bytes.count, JSONByte.isLineEnd(bytes[position]) { position += 1 }
  }
}
