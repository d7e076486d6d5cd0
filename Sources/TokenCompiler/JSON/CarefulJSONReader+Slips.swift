// Slips of one hand in one place that would look like several faults.
extension CarefulJSONReader {
  /// Whether a string begins here, in quotes of any kind.
  func startsString(at offset: Int) -> Bool {
    let next = byte(offset)
    return next == JSONByte.quote || isOtherQuote(next) || curlyQuote(at: offset) != nil
      || next == JSONByte.backslash && byte(offset + 1) == JSONByte.quote
  }

  /// Whether a byte is a quote of other languages.
  func isOtherQuote(_ byte: UInt8) -> Bool {
    byte == JSONByte.singleQuote || byte == JSONByte.backtick
  }

  /// Reports the wrong quotes of a string, once for those of a line: they are one habit.
  mutating func reportQuotes(_ finding: Diagnostic, at start: Int) {
    let isFirst = lastWrongQuotes.map { hasLineEnd($0..<start) } ?? true
    lastWrongQuotes = start
    if isFirst { report.add(finding, at: start) } else { report.extendLast(with: finding) }
  }

  /// Straight quotes in the place of what stands around a text from `start` to `end`; none where the text
  /// holds what would end or change it then.
  func straightQuotes(around text: ByteRange, from start: Int, to end: Int) -> [FixIt] {
    let inside = bytes[text.integers]
    guard !inside.contains(JSONByte.quote), !inside.contains(JSONByte.backslash) else { return [] }
    return [
      FixIt(replacing: span(start, Int(text.start)), with: "\""),
      FixIt(replacing: span(Int(text.end), end), with: "\""),
    ]
  }

  func hasLineEnd(_ range: Range<Int>) -> Bool {
    bytes[range].contains(where: JSONByte.isLineEnd)
  }

  /// A string in `\"`, as it stands inside another string.
  mutating func readEscapedQuotes() -> ReadString {
    let start = position
    var end = start + 2
    while end < bytes.count, !JSONByte.isLineEnd(bytes[end]), bytes[end] != JSONByte.quote {
      end += 1
    }
    let isClosed = byte(end) == JSONByte.quote
    let hasBackslash = isClosed && end > start + 2 && bytes[end - 1] == JSONByte.backslash
    position = isClosed ? end + 1 : end
    let range = span(start + 2, hasBackslash ? end - 1 : end).range
    reportQuotes(
      .escapedQuotes(
        at: span(start, position),
        fixIts: isClosed ? straightQuotes(around: range, from: start, to: position) : []),
      at: start)
    return ReadString(
      range: range, hasEscapes: bytes[range.integers].contains(JSONByte.backslash), isFaulty: true)
  }

  /// A string in quotes of other languages, each of which stands twice: `''a''`.
  mutating func readDoubledQuotes(_ quote: UInt8) -> ReadString? {
    let start = position
    guard byte(start + 1) == quote, JSONByte.isText(byte(start + 2)) else { return nil }
    var end = start + 2
    while end < bytes.count, !JSONByte.isLineEnd(bytes[end]) {
      if bytes[end] == quote, byte(end + 1) == quote { break }
      end += 1
    }
    guard byte(end) == quote else { return nil }
    position = end + 2
    return ReadString(
      range: span(start + 2, end).range,
      hasEscapes: bytes[start..<end].contains(JSONByte.backslash), isFaulty: true)
  }

  /// The quote of another kind that was meant to close a string, which ends with its line; with it a
  /// comma and white space may stand there.
  func wrongClosingQuote(of start: Int) -> Range<Int>? {
    var end = position
    while end > start + 1, bytes[end - 1] <= JSONByte.space || bytes[end - 1] == JSONByte.comma {
      end -= 1
    }
    if end > start + 1, isOtherQuote(bytes[end - 1]) { return end - 1..<end }
    return curlyQuote(endingAt: end, after: start)
  }

  /// The typographic quote that ends at an offset.
  func curlyQuote(endingAt end: Int, after start: Int) -> Range<Int>? {
    for length in 2...3 where end - length > start && curlyQuote(at: end - length) == length {
      return end - length..<end
    }
    return nil
  }

  /// The key that begins here where its colon stands before its closing quote: `"a:" "x"`.
  mutating func keyWithColon() -> Key? {
    let start = position
    guard bytes[start] == JSONByte.quote else { return nil }
    let end = tokenEnd(start) - 1
    guard end > start + 2, byte(end) == JSONByte.quote, bytes[end - 1] == JSONByte.colon else {
      return nil
    }
    guard startsValue(at: firstText(after: end + 1)) else { return nil }
    let key = span(start + 1, end - 1).range
    report.add(.colonInQuotes(text(key), at: span(end - 1, end + 1)), at: end - 1)
    position = end + 1
    return Key(
      range: key, hasEscapes: bytes[key.integers].contains(JSONByte.backslash), hasColon: true)
  }

  /// A key and its value that stand in one pair of quotes, or a value that has no key; says whether it
  /// is one of them. The key is followed by no colon.
  mutating func reportsWholeMember(_ key: Key) -> Bool {
    let found = bytes[key.range.integers]
    guard let first = found.first, !key.hasEscapes else { return false }
    if isValueSign(first) {
      report.add(
        .valueWithoutKey(text(key.range), at: SourceSpan(.alone, key.range)),
        at: Int(key.range.start))
      state = .separator
      return true
    }
    guard let split = found.firstIndex(where: { $0 == JSONByte.colon || isValueSign($0) }),
      split > found.startIndex
    else { return false }
    let name = span(found.startIndex, split).range
    var value = found[split...]
    if value.first == JSONByte.colon { value.removeFirst() }
    value = value.drop { $0 == JSONByte.space }
    let isBare = JSONGrammar.isNumber(value) || JSONGrammar.literal(value) != nil
    let shown = text(span(value.startIndex, value.endIndex).range)
    report.add(
      .memberInQuotes(
        text(key.range), text(name), isBare ? shown : "\"\(shown)\"",
        at: SourceSpan(.alone, key.range)),
      at: Int(key.range.start))
    append(.null, position, position, Key(range: name), isFaulty: true)
    state = .separator
    return true
  }

  private func isValueSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == JSONByte.openBrace || byte == UInt8(ascii: "<")
  }

  /// Where a decimal comma's number ends that begins as the number which ends here: `12,5`. In a list
  /// that is two numbers.
  func decimalCommaEnd(_ start: Int, _ end: Int) -> Int? {
    guard stack.last?.isObject == true, byte(end) == JSONByte.comma else { return nil }
    let rest = firstText(after: end + 1)
    guard JSONByte.isDigit(byte(rest)) else { return nil }
    let last = wordEnd(rest)
    let next = nextSignificant(after: last)
    let isItem = byte(next) == JSONByte.comma || JSONByte.isCloser(byte(next))
    return isItem || hasLineEnd(last..<next) ? last : nil
  }

  mutating func readDecimalComma(_ start: Int, _ comma: Int, _ end: Int, _ key: Key) {
    let rest = firstText(after: comma + 1)
    // `1.200,5` has points between the thousands.
    var whole = text(span(start, comma).range).filter { $0 != "." }
    while whole.hasPrefix("0"), whole != "0" { whole.removeFirst() }
    let written = whole + "." + text(span(rest, end).range)
    let isNumber = bytes[rest..<end].allSatisfy(JSONByte.isDigit)
    report.add(
      .decimalComma(
        text(span(start, end).range), isNumber ? written : "\"\(written)\"",
        thousands: isNumber && end - rest == 3 ? whole + text(span(rest, end).range) : nil,
        at: span(start, end)),
      at: start)
    append(.number, start, end, key, isFaulty: true)
    position = end
  }

  // MARK: Colons and commas

  /// A colon behind a value, where it is one too many or stands for a comma; says whether it is.
  mutating func reportsStrayColon() -> Bool {
    let place = span(position, position + 1)
    let next = nextSignificant(after: position + 1)
    if byte(next) == JSONByte.comma || JSONByte.isCloser(byte(next)) {
      report.add(.strayColon(at: place), at: position)
      position += 1
      return true
    }
    let isKey =
      byte(next) == JSONByte.quote
      && byte(nextSignificant(after: tokenEnd(next))) == JSONByte.colon
    guard isKey, hasLineEnd(position..<next) else { return false }
    report.add(.noComma(":", at: place), at: position)
    takeComma()
    return true
  }

  /// The length of what stands where a comma should: a semicolon, a point, a comma of other scripts.
  var wrongComma: Int? {
    if bytes[position] == JSONByte.semicolon { return 1 }
    if stands("，", at: position) || stands("；", at: position) || stands("、", at: position) {
      return 3
    }
    guard bytes[position] == JSONByte.point else { return nil }
    let next = nextSignificant(after: position + 1)
    let isAlone = next > position + 1
    return isAlone && (byte(next) == JSONByte.quote || JSONByte.isCloser(byte(next))) ? 1 : nil
  }

  /// The comma that stands before a closing bracket instead of behind it: what follows lacks one.
  func commaBelongsBehind(_ closer: Int) -> Bool {
    let next = nextSignificant(after: closer + 1)
    guard stack.count > 1, byte(next) == JSONByte.quote else { return false }
    return byte(nextSignificant(after: tokenEnd(next))) == JSONByte.colon
  }

  /// The comma that stands inside the quotes of the text before a key, `"x,"`; says whether one does.
  mutating func reportsCommaInQuotes() -> Bool {
    guard let last = nodes.last, last.kind == .string, !last.isFaulty else { return false }
    let end = Int(last.end)
    guard last.end > last.start, bytes[end - 1] == JSONByte.comma, byte(end) == JSONByte.quote,
      hasLineEnd(end..<position)
    else { return false }
    report.add(.commaInQuotes(at: span(end - 1, end + 1)), at: end - 1)
    nodes[nodes.count - 1].isFaulty = true
    return true
  }

  // MARK: Brackets

  /// Whether a parenthesis stands for the bracket that opens a value: nothing follows on its line.
  var parenthesisOpens: Bool {
    guard byte(position) == UInt8(ascii: "(") else { return false }
    var next = position + 1
    while byte(next) == JSONByte.space || byte(next) == JSONByte.tab { next += 1 }
    return JSONByte.isLineEnd(byte(next))
  }

  /// Whether a parenthesis stands for the bracket that closes the container.
  var parenthesisCloses: Bool {
    guard byte(position) == UInt8(ascii: ")") else { return false }
    let next = nextSignificant(after: position + 1)
    return next >= bytes.count || byte(next) == JSONByte.comma || JSONByte.isCloser(byte(next))
  }

  /// How many containers should have been closed before the key that begins here: by its indentation it
  /// stands beside the line that opens them, and what they hold is indented more.
  func containersLeftOpen() -> Int {
    guard let key = BracketAlignment.indentation(position, bytes), key.isFirst else { return 0 }
    var count = 0
    for container in stack.dropFirst().reversed() {
      let first = container.node + 1
      guard first < nodes.count, nodes[first].isMember,
        let line = BracketAlignment.indentation(Int(nodes[container.node].start), bytes),
        line.width >= key.width,
        let inner = BracketAlignment.indentation(Int(nodes[first].key.start) - 1, bytes),
        inner.isFirst, inner.width > line.width
      else { break }
      count += 1
    }
    return count
  }

  /// Whether the bracket here is one too many: by the indentation it repeats the one that was closed
  /// last, and the file has more closing brackets than opening ones.
  mutating func repeatsCloser(in container: OpenContainer) -> Bool {
    guard lastClosed > 0,
      let line = BracketAlignment.indentation(position, bytes), line.isFirst,
      let last = BracketAlignment.indentation(lastClosed - 1, bytes), last.isFirst,
      last.width == line.width, last.line != line.line,
      let opening = BracketAlignment.indentation(Int(nodes[container.node].start), bytes),
      opening.line != line.line, opening.width < line.width
    else { return false }
    return hasSurplusClosers
  }

  /// Whether the file has more closing brackets than opening ones.
  var hasSurplusClosers: Bool {
    mutating get {
      if surplusClosers == nil { surplusClosers = countSurplusClosers() }
      return surplusClosers ?? 0 > 0
    }
  }

  /// Whether the file has fewer closing brackets than opening ones.
  var lacksClosers: Bool {
    mutating get {
      if surplusClosers == nil { surplusClosers = countSurplusClosers() }
      return surplusClosers ?? 0 < 0
    }
  }

  /// How many more closing brackets than opening ones stand outside strings.
  private func countSurplusClosers() -> Int {
    var surplus = 0
    var index = 0
    while index < bytes.count {
      let next = bytes[index]
      if next == JSONByte.quote {
        index = tokenEnd(index)
        continue
      }
      if JSONByte.isOpener(next) { surplus -= 1 }
      if JSONByte.isCloser(next) { surplus += 1 }
      index += 1
    }
    return surplus
  }

  /// Leaves the bracket out, with the comma behind it where one stands before it.
  mutating func skipRepeatedCloser(_ closer: UInt8) {
    report.add(
      .repeatedCloser(closer, hasComma: state == .item, at: span(position, position + 1)),
      at: position)
    surplusClosers = (surplusClosers ?? 1) - 1
    position += 1
    let next = nextSignificant(after: position)
    if state == .item, byte(next) == JSONByte.comma { position = next + 1 }
    damage()
  }
}
