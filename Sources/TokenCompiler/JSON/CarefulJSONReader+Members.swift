// Members of objects: a key, a colon, a value.
extension CarefulJSONReader {
  /// Reads the member that begins here.
  mutating func readMember() {
    isAfterGarbage = false
    guard let key = readKey() else { return }
    if key.hasColon { return readMemberValue(key) }
    skipSpace()
    let next = byte(position)
    if isAfterGarbage && next != JSONByte.colon {
      // The key lacks its closing quote and took the rest of its line with it.
      appendPlaceholder(key)
      isAfterGarbage = true
    } else if atEnd {
      appendPlaceholder(key)
    } else if next == JSONByte.colon {
      position += 1
      readMemberValue(key)
    } else if stands("：", at: position) {
      reportMissingColon(key, span(position, position + 3))
      position += 3
      readMemberValue(key)
    } else if next == JSONByte.equals {
      let end = byte(position + 1) == UInt8(ascii: ">") ? position + 2 : position + 1
      reportMissingColon(key, span(position, end))
      position = end
      readMemberValue(key)
    } else if next == JSONByte.comma, commaStandsForColon {
      reportMissingColon(key, span(position, position + 1))
      position += 1
      readMemberValue(key)
    } else if next == JSONByte.comma || JSONByte.isCloser(next) {
      if !reportsWholeMember(key) { reportNoValue(key, hasColon: false) }
    } else {
      reportMissingColon(key, span(position, tokenEnd(position)))
      readMemberValue(key)
    }
  }

  /// Whether the comma behind a key was meant to be a colon: what follows is no key.
  private var commaStandsForColon: Bool {
    let start = nextSignificant(after: position + 1)
    let first = byte(start)
    if JSONByte.isOpener(first) { return true }
    let isWord = first == JSONByte.minus || UnicodeScalar(first).properties.isAlphabetic
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    guard first == JSONByte.quote || first < 0x80 && (isWord || isNumber) else { return false }
    let next = byte(nextSignificant(after: tokenEnd(start)))
    return next == JSONByte.comma || JSONByte.isCloser(next)
  }

  mutating func readMemberValue(_ key: Key) {
    skipSpace()
    while byte(position) == JSONByte.colon || byte(position) == JSONByte.equals {
      let place = span(position, position + 1)
      report.add(.doubleColon(text(place.range), at: place), at: position)
      position += 1
      skipSpace()
    }
    if atEnd {
      appendPlaceholder(key)
    } else if byte(position) == JSONByte.comma || JSONByte.isCloser(byte(position)) {
      reportNoValue(key)
    } else {
      skipSurplusBracket()
      readValue(key)
    }
  }

  private mutating func reportMissingColon(_ key: Key, _ place: SourceSpan) {
    let end = Int(key.range.end)
    let behind = byte(end) == JSONByte.quote || byte(end) == JSONByte.singleQuote ? end + 1 : end
    report.add(
      .missingColon(
        after: text(key.range), found: text(place.range), at: place,
        insertAt: span(behind, behind)),
      at: position)
  }

  private mutating func reportNoValue(_ key: Key, hasColon: Bool = true) {
    let end = Int(key.range.end)
    // On another line stands the fault where the value is missing.
    let isElsewhere = end <= position && hasLineEnd(end..<position)
    let colon = hasColon ? bytes[end..<position].firstIndex(of: JSONByte.colon) : nil
    let missing = colon.map { span($0, $0 + 1) } ?? SourceSpan(.alone, key.range)
    let place = isElsewhere ? missing : span(position, position + 1)
    report.add(
      .noValue(
        text(key.range), before: isElsewhere ? nil : bytes[position], hasColon: hasColon, at: place),
      at: Int(place.range.start))
    appendPlaceholder(key)
  }

  /// A value that is missing: null, and marked, so that nobody complains about the null.
  mutating func appendPlaceholder(_ key: Key) {
    append(.null, position, position, key, isFaulty: true)
    state = .separator
    isAfterGarbage = false
  }

  /// The key that begins here, in quotes or not; `nil` where there is none and the member is
  /// skipped.
  private mutating func readKey() -> Key? {
    startsString(at: position) ? readQuotedKey() : readBareKey()
  }

  private mutating func readQuotedKey() -> Key? {
    let start = position
    if let key = keyWithColon() { return key }
    if let colon = colonInUnclosedKey() { return unclosedKey(upTo: colon) }
    let string = readAnyString()
    guard string.range.count <= limits.keyLength else {
      report.add(.keyTooLong(limits.keyLength, at: span(start, start + 1)), at: start)
      isDamaged = true
      skipItem()
      state = .separator
      return nil
    }
    return Key(range: string.range, hasEscapes: string.hasEscapes, isFaulty: string.isFaulty)
  }

  /// Where the colon stands that a key without a closing quote has swallowed, as in `"size: 12,`: a
  /// value follows it, and behind the next quote of the line there is no colon.
  private func colonInUnclosedKey() -> Int? {
    guard bytes[position] == JSONByte.quote else { return nil }
    var colon: Int?
    var index = position + 1
    while index < bytes.count, bytes[index] != JSONByte.quote, !JSONByte.isLineEnd(bytes[index]) {
      if bytes[index] == JSONByte.colon, colon == nil, index > position + 1 { colon = index }
      index += bytes[index] == JSONByte.backslash ? 2 : 1
    }
    guard let colon, startsValue(at: firstText(after: colon + 1)) else { return nil }
    let isClosed =
      byte(index) == JSONByte.quote && byte(nextSignificant(after: index + 1)) == JSONByte.colon
    // `"size: 12"` has both quotes, around the member as a whole.
    let value = firstText(after: colon + 1)
    let next = byte(nextSignificant(after: index + 1))
    let isWhole =
      byte(value) != JSONByte.quote && byte(index) == JSONByte.quote
      && (next == JSONByte.comma || JSONByte.isCloser(next))
      && !bytes[value..<index].contains(JSONByte.comma)
    return isClosed || isWhole ? nil : colon
  }

  /// The next byte that is no blank.
  func firstText(after start: Int) -> Int {
    var index = start
    while byte(index) == JSONByte.space { index += 1 }
    return index
  }

  func startsValue(at index: Int) -> Bool {
    let next = byte(index)
    return next == JSONByte.quote || JSONByte.isOpener(next)
      || JSONGrammar.literal(bytes[index..<wordEnd(index)]) != nil
      || JSONGrammar.isNumber(bytes[index..<wordEnd(index)])
  }

  private mutating func unclosedKey(upTo colon: Int) -> Key? {
    let start = position
    var end = colon
    while end > start + 2,
      bytes[end - 1] == JSONByte.space || bytes[end - 1] == JSONByte.singleQuote
    {
      end -= 1
    }
    let wrong = curlyQuote(endingAt: end, after: start + 1) ?? end..<end
    end = wrong.lowerBound
    let range = span(start + 1, end).range
    report.add(
      .unclosedKey(
        text(range), at: span(end, wrong.upperBound), opened: span(start, start + 1)),
      at: start)
    position = colon
    return limitedKey(start + 1, end)
  }

  private mutating func readBareKey() -> Key? {
    let start = position
    let end = bareKeyEnd(start)
    guard end > start else {
      let place = span(start, tokenEnd(start))
      let isSurplus = bytes[start] == JSONByte.openBrace && state == .first && lacksClosers
      report.add(
        .expectedKey(text(place.range), isSurplus: isSurplus, at: place), at: start)
      damage()
      position = start + 1
      // Of two braces one is too many.
      if bytes[start] == JSONByte.openBrace, state == .first { return nil }
      skipItem(depth: JSONByte.isOpener(bytes[start]) ? 1 : 0)
      if JSONByte.isOpener(bytes[start]) { skipItem() }
      state = .separator
      isAfterGarbage = true
      return nil
    }
    position = end
    if bytes[start..<end].allSatisfy({ $0 == JSONByte.point }) || stands("…", at: start) {
      return skipEllipsis(start, end)
    }
    let isIdentifier = syntax == .json5 && JSON5Grammar.isIdentifier(bytes[start..<end])
    if !isIdentifier {
      let isQuoted = byte(end) == JSONByte.quote
      reportBareKey(start, end, isQuoted: isQuoted)
      if isQuoted { position = end + 1 }
    }
    let isHalfQuoted = syntax != .json5 && bytes[end - 1] == JSONByte.singleQuote
    return limitedKey(start, isHalfQuoted ? max(start + 1, end - 1) : end)
  }

  private mutating func skipEllipsis(_ start: Int, _ end: Int) -> Key? {
    report.add(.ellipsis(text(span(start, end).range), at: span(start, end)), at: start)
    let next = nextSignificant(after: end)
    if byte(next) == JSONByte.comma { position = next + 1 }
    reportedComma = true
    return nil
  }

  /// A value without quotes behind the key is the same fault.
  private mutating func reportBareKey(_ start: Int, _ end: Int, isQuoted: Bool) {
    let behind = isQuoted ? end + 1 : end
    let value = firstText(after: firstText(after: behind) + 1)
    var bare: String?
    var endsWithSemicolon = false
    var fixIts: [FixIt] = []
    if byte(firstText(after: behind)) == JSONByte.colon, value < bytes.count,
      JSONByte.isText(bytes[value]), bytes[value] != JSONByte.backslash,
      !startsString(at: value), !startsValue(at: value)
    {
      let valueEnd = bareTextEnd(value)
      let shown = text(span(value, valueEnd).range)
      switch BareText(bytes[value..<valueEnd]) {
      case .text: bare = shown
      case .color: bare = "#" + shown
      default: break
      }
      if bare != nil { toldText = value }
      if byte(valueEnd) == JSONByte.semicolon { endsWithSemicolon = true }
      let isText = bare != nil && BareText.help(for: shown) == "write \"\(shown)\""
      if let bare, isText || bare != shown, valueEnd - value <= 40 {
        let quoted = "\"\(bare)\"" + (endsWithSemicolon ? "," : "")
        let end = endsWithSemicolon || byte(valueEnd) == JSONByte.quote ? valueEnd + 1 : valueEnd
        fixIts.append(FixIt(replacing: span(value, end), with: quoted))
      }
    }
    report.add(
      .bareKey(
        text(span(start, end).range), value: bare, hasSemicolon: endsWithSemicolon,
        fixIts: fixIts, at: span(start, behind)),
      at: start)
  }

  private mutating func limitedKey(_ start: Int, _ end: Int) -> Key? {
    guard end - start <= limits.keyLength else {
      report.add(.keyTooLong(limits.keyLength, at: span(start, start + 1)), at: start)
      isDamaged = true
      skipItem()
      state = .separator
      return nil
    }
    let hasEscapes = bytes[start..<end].contains(JSONByte.backslash)
    return Key(range: span(start, end).range, hasEscapes: hasEscapes)
  }

  /// Where a key without quotes ends: before what separates, without the white space before that.
  func bareKeyEnd(_ start: Int) -> Int {
    var index = start
    var end = start
    while index < bytes.count {
      let next = bytes[index]
      if next < 0x20 || next == JSONByte.quote || next == JSONByte.colon || next == JSONByte.equals
        || next == JSONByte.comma || JSONByte.isOpener(next) || JSONByte.isCloser(next)
      {
        break
      }
      if next == JSONByte.slash, commentFollows(index) { break }
      index += 1
      if next != JSONByte.space { end = index }
    }
    return end
  }

  /// Whether an item begins here, so that only a comma is missing: in an object a key with a colon,
  /// in an array any value.
  func startsItem(in container: OpenContainer) -> Bool {
    let next = bytes[position]
    let isString = next == JSONByte.quote || next == JSONByte.singleQuote
    if container.isObject {
      let end = isString ? tokenEnd(position) : bareKeyEnd(position)
      guard end > position else { return false }
      return byte(nextSignificant(after: end)) == JSONByte.colon
    }
    if isString || JSONByte.isOpener(next) { return byte(position - 1) != JSONByte.quote }
    let word = bytes[position..<wordEnd(position)]
    return JSONGrammar.literal(word) != nil || JSONGrammar.isNumber(word)
  }
}
