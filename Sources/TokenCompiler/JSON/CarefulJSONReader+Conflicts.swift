// What a merge that failed left in a file, all of it or a part.
extension CarefulJSONReader {
  /// Whether a line begins here as a merge marks the parts of a conflict. An editor may have indented it.
  func isConflictMarker(_ mark: UInt8, at offset: Int) -> Bool {
    guard (0..<7).allSatisfy({ byte(offset + $0) == mark }) else { return false }
    var start = offset
    while start > 0, bytes[start - 1] == JSONByte.space || bytes[start - 1] == JSONByte.tab {
      start -= 1
    }
    return start == 0 || JSONByte.isLineEnd(bytes[start - 1])
      || start == 3 && stands("\u{FEFF}", at: 0)
  }

  /// The mark that a line of a conflict begins with here.
  var conflictMark: UInt8? {
    let next = bytes[position]
    guard
      next == UInt8(ascii: "<") || next == JSONByte.equals || next == UInt8(ascii: ">")
        || next == UInt8(ascii: "|"), isConflictMarker(next, at: position)
    else { return nil }
    return next
  }

  /// Reads our side and skips theirs, and what both began with. A conflict is told once, whichever of its
  /// lines are left.
  mutating func skipConflictMarker(_ mark: UInt8) {
    let start = position
    if !isInConflict || mark == UInt8(ascii: "<") {
      report.add(conflict: .mergeConflict(at: span(start, start + 7)))
    }
    damage(losingBrackets: true)
    isInConflict = mark != UInt8(ascii: ">")
    skipLine()
    switch mark {
    case UInt8(ascii: "|"): skipSide(upTo: JSONByte.equals)
    case JSONByte.equals: skipSide(upTo: UInt8(ascii: ">"))
    default: break
    }
  }

  /// Moves to the line of this conflict that begins with a mark; stays where there is none.
  private mutating func skipSide(upTo mark: UInt8) {
    guard position >= noMarkBefore else { return }
    let start = position
    while position < bytes.count {
      let line = firstText(after: position)
      if isConflictMarker(mark, at: line) { return }
      if isConflictMarker(UInt8(ascii: "<"), at: line) { break }
      skipLine()
    }
    noMarkBefore = position
    position = start
  }

  private mutating func skipLine() {
    while position < bytes.count, !JSONByte.isLineEnd(bytes[position]) { position += 1 }
    while position < bytes.count, JSONByte.isLineEnd(bytes[position]) { position += 1 }
  }
}
