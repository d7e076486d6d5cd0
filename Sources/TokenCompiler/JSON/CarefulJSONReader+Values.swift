// Values.
extension CarefulJSONReader {
  /// Reads the value that begins here; a container is only opened.
  mutating func readValue(_ key: Key) {
    let next = bytes[position]
    if let found = misplacedReference() { return readMisplacedReference(found, key) }
    if quoteBeforeBracket {
      let place = span(position, position + 1)
      report.add(.quoteBeforeBracket(bytes[position + 1], at: place), at: position)
      position += 1
      return open(key)
    }
    if next == JSONByte.openBrace, let end = bareReferenceEnd(position) {
      readBareReference(key, end)
    } else if JSONByte.isOpener(next) {
      open(key)
    } else if parenthesisOpens {
      report.add(.wrongOpener(at: span(position, position + 1)), at: position)
      let depth = stack.count
      open(key)
      if stack.count > depth { stack[depth].hasParenthesis = true }
    } else {
      state = .separator
      isAfterGarbage = false
      if startsString(at: position) {
        let string = readAnyString()
        append(string, key)
      } else {
        readWord(key)
      }
    }
  }

  mutating func append(
    _ kind: JSONKind, _ start: Int, _ end: Int, _ key: Key, isFaulty: Bool = false
  ) {
    nodes.append(
      JSONNode(
        kind: kind, keyHasEscapes: key.hasEscapes, isFaulty: isFaulty,
        range: span(start, end).range, key: key.range,
        next: UInt32(truncatingIfNeeded: nodes.count + 1)))
  }

  private mutating func append(_ string: ReadString, _ key: Key) {
    nodes.append(
      JSONNode(
        kind: .string, hasEscapes: string.hasEscapes, keyHasEscapes: key.hasEscapes,
        isFaulty: string.isFaulty, range: string.range, key: key.range,
        next: UInt32(truncatingIfNeeded: nodes.count + 1)))
  }

  /// A literal, a number, or text that should stand in quotes.
  private mutating func readWord(_ key: Key) {
    let start = position
    let end = wordEnd(start)
    let word = bytes[start..<end]
    if let kind = JSONGrammar.literal(word) {
      append(kind, start, end, key)
      position = end
    } else if JSONGrammar.isNumber(word) || syntax == .json5 && JSON5Grammar.isNumber(word) {
      if let last = decimalCommaEnd(start, end) { return readDecimalComma(start, end, last, key) }
      append(.number, start, end, key)
      position = end
    } else {
      readBareText(key)
    }
  }

  /// Text without quotes, to the end of the item or the line.
  private mutating func readBareText(_ key: Key) {
    let start = position
    let end = max(bareTextEnd(start), start + 1)
    let fault = BareText(bytes[start..<end])
    // `red"`: the quote before is missing, not the text wrong.
    let behind = byte(end) == JSONByte.quote ? end + 1 : end
    if toldText != start {
      report.add(
        .bareText(fault, text(span(start, end).range), at: span(start, behind)), at: start)
    }
    append(fault.kind, start, end, key, isFaulty: true)
    position = behind
    isAfterGarbage = true
  }

  /// `{color.red}` without quotes is a reference to a person and an object to JSON.
  private mutating func readBareReference(_ key: Key, _ end: Int) {
    let place = span(position, end)
    report.add(.bareReference(text(place.range), at: place), at: position)
    append(.string, position, end, key, isFaulty: true)
    position = end
    // `{a.b}"`: only the quote before is missing.
    if byte(end) == JSONByte.quote { position += 1 }
    state = .separator
    isAfterGarbage = false
  }

  private func bareReferenceEnd(_ start: Int) -> Int? {
    var index = start + 1
    var letters = 0
    while index < bytes.count {
      let next = bytes[index]
      if next == JSONByte.closeBrace { return letters > 0 ? index + 1 : nil }
      let isName =
        JSONByte.isLetter(next) || JSONByte.isDigit(next) || next == JSONByte.point
        || next == JSONByte.minus || next == UInt8(ascii: "_") || next == UInt8(ascii: "$")
      guard isName || next == JSONByte.space else { return nil }
      if isName { letters += 1 }
      index += 1
    }
    return nil
  }

  /// Where a run of bytes ends that white space, brackets, commas, colons and quotes end.
  func wordEnd(_ start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let next = bytes[index]
      if next <= JSONByte.space || next == JSONByte.comma || next == JSONByte.colon
        || next == JSONByte.semicolon
        || next == JSONByte.quote || JSONByte.isOpener(next) || JSONByte.isCloser(next)
      {
        break
      }
      if next == JSONByte.slash, commentFollows(index) { break }
      if next >= 0x80, wideSpace(at: index) != nil || stands("，", at: index) { break }
      index += 1
    }
    return index
  }

  /// Where text without quotes ends: before a comma or bracket outside parentheses, a quote, a
  /// comment or the end of the line; without the white space before that.
  func bareTextEnd(_ start: Int) -> Int {
    var index = start
    var end = start
    var parentheses = 0
    while index < bytes.count {
      let next = bytes[index]
      if next < 0x20 && next != JSONByte.tab || next == JSONByte.quote || JSONByte.isOpener(next)
        || JSONByte.isCloser(next)
        || (next == JSONByte.comma || next == JSONByte.semicolon) && parentheses == 0
      {
        break
      }
      if next == JSONByte.slash, commentFollows(index), byte(index - 1) != JSONByte.colon { break }
      if next == UInt8(ascii: "(") { parentheses += 1 }
      if next == UInt8(ascii: ")") { parentheses -= 1 }
      index += 1
      if next != JSONByte.space && next != JSONByte.tab { end = index }
    }
    return end
  }

  /// Where the token that begins at an offset ends, for pointing at it.
  func tokenEnd(_ start: Int) -> Int {
    guard start < bytes.count else { return bytes.count }
    let first = bytes[start]
    if first == JSONByte.quote || isOtherQuote(first) {
      var index = start + 1
      while index < bytes.count, bytes[index] != first, !JSONByte.isLineEnd(bytes[index]) {
        index += bytes[index] == JSONByte.backslash ? 2 : 1
      }
      return min(byte(index) == first ? index + 1 : index, bytes.count)
    }
    return max(wordEnd(start), start + 1)
  }

  /// Skips what stands here instead of a comma or a closing bracket: to the next of them or, where a
  /// quote is missing in the line, to its end.
  mutating func skipUnexpected() {
    let start = position
    var lineEnd = start
    while lineEnd < bytes.count, !JSONByte.isLineEnd(bytes[lineEnd]) { lineEnd += 1 }
    let quotes = bytes[start..<lineEnd].count { $0 == JSONByte.quote }
    guard !quotes.isMultiple(of: 2) else { return skipItem() }
    if hasUnevenBrackets(start..<lineEnd) { lostBrackets = true }
    position = lineEnd
    isAfterGarbage = true
  }

  /// Skips to the next comma or closing bracket at this depth; `depth` more are open already, and
  /// then it stops behind their end.
  mutating func skipItem(depth: Int = 0) {
    var depth = depth
    let stopsBehind = depth > 0
    while position < bytes.count {
      let next = bytes[position]
      if next == JSONByte.quote {
        position = tokenEnd(position)
        continue
      }
      if JSONByte.isOpener(next) { depth += 1 }
      if JSONByte.isCloser(next) {
        if depth == 0 { return }
        depth -= 1
        if stopsBehind && depth == 0 {
          position += 1
          return
        }
      }
      if next == JSONByte.comma && depth == 0 { return }
      position += 1
    }
  }
}
