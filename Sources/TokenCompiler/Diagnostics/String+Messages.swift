extension String {
  /// At most 60 characters on one line.
  var shortenedForMessage: String {
    // The first bytes are enough to look at; a character is rarely longer than four of them.
    let start = utf8.count > 1000 ? String(prefix(100)) : self
    let line = String(start.map { $0.isNewline ? " " : $0 })
    return line.count > 60 ? String(line.prefix(57)) + "…" : line
  }
}
