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
      } else if let mark = conflictMark {
        skipConflictMarker(mark)
      } else if next == UInt8(ascii: "<"), !nodes.isEmpty, stands("<!--", at: position) {
        skipMarkupComment()
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
    noteRefusedComment(start, text: start + 2)
  }

  /// What stands in a comment that is not allowed was a member, perhaps: without it the values are not
  /// those that are meant.
  private mutating func noteRefusedComment(_ start: Int, text: Int) {
    lastRefusedComment = start
    var first = text
    while first < position, JSONByte.isSpace(bytes[first]) { first += 1 }
    if byte(first) == JSONByte.quote || JSONByte.isOpener(byte(first)) { isDamaged = true }
  }

  /// Whether a comment that is not allowed stands between a comma and the bracket here, so that the comma
  /// stood before what the comment hides.
  mutating func commentTakesComma() -> Bool {
    guard let comment = lastRefusedComment, comment > lastComma else { return false }
    if commaOfComment == nil { commaOfComment = span(lastComma, lastComma + 1) }
    isDamaged = true
    return true
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
    noteRefusedComment(start, text: start + 1)
  }

  /// A comment as in HTML, to its end or that of the line.
  private mutating func skipMarkupComment() {
    let start = position
    var end = start + 4
    while hasMarkupEnds, end < bytes.count, !stands("-->", at: end) { end += 1 }
    if hasMarkupEnds, end >= bytes.count { hasMarkupEnds = false }
    if hasMarkupEnds {
      position = end + 3
    } else {
      while position < bytes.count, !isLineTerminator(position) { position += 1 }
    }
    hashComments += 1
    if firstHashComment == nil { firstHashComment = span(start, position).range }
    noteRefusedComment(start, text: start + 4)
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
      let sign = byte(Int(first.start)) == UInt8(ascii: "<") ? "<!--" : "#"
      report.add(
        .foreignComments(
          hashComments, sign, comma: firstComment == nil ? commaOfComment : nil,
          at: SourceSpan(.alone, first)),
        at: Int(first.start))
    }
    guard let first = firstComment else { return }
    report.add(
      .comments(refusedComments, comma: commaOfComment, at: SourceSpan(.alone, first)),
      at: Int(first.start))
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
}
