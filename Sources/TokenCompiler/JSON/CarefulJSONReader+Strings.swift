// Strings, in whatever quotes they stand.
extension CarefulJSONReader {
  /// A string as it was read.
  struct ReadString {
    var range: ByteRange
    var hasEscapes = false
    var isFaulty = false
  }

  /// Reads the string whose quote of any kind stands here.
  mutating func readAnyString() -> ReadString {
    let next = bytes[position]
    if next == JSONByte.quote { return readString(quote: next) }
    if next == JSONByte.backslash { return readEscapedQuotes() }
    guard isOtherQuote(next) else { return readCurlyString() }
    let start = position
    guard syntax != .json5 || next == JSONByte.backtick else { return readString(quote: next) }
    if let end = otherQuoteEnd(start) { return readMixedQuotes(upTo: end) }
    if let string = readDoubledQuotes(next) {
      reportQuotes(
        .otherQuotes(
          next, at: span(start, position),
          fixIts: straightQuotes(around: string.range, from: start, to: position)),
        at: start)
      return string
    }
    let end = tokenEnd(start)
    reportQuotes(
      .otherQuotes(next, at: span(start, end), fixIts: straightQuotes(start, end)), at: start)
    var string = readString(quote: next)
    string.isFaulty = true
    return string
  }

  /// The same for a string between two bytes that has not been read.
  private func straightQuotes(_ start: Int, _ end: Int) -> [FixIt] {
    guard end > start + 2, bytes[end - 1] == bytes[start] else { return [] }
    return straightQuotes(around: span(start + 1, end - 1).range, from: start, to: end)
  }

  /// The length of a typographic quotation mark.
  func curlyQuote(at offset: Int) -> Int? {
    switch byte(offset) {
    case 0xE2
    where byte(offset + 1) == 0x80
      && (0x98...0x9F ~= byte(offset + 2) || 0xB2...0xB3 ~= byte(offset + 2)):
      3
    case 0xC2 where byte(offset + 1) == 0xAB || byte(offset + 1) == 0xBB: 2
    default: nil
    }
  }

  /// A string in typographic quotes, up to the next quote of any double kind on its line.
  private mutating func readCurlyString() -> ReadString {
    let start = position
    let inside = start + (curlyQuote(at: start) ?? 1)
    var end = inside
    while end < bytes.count, !JSONByte.isLineEnd(bytes[end]), bytes[end] != JSONByte.quote,
      curlyQuote(at: end) == nil
    {
      end += 1
    }
    position = end + (curlyQuote(at: end) ?? (byte(end) == JSONByte.quote ? 1 : 0))
    let range = span(inside, end).range
    let fixIts = position > end ? straightQuotes(around: range, from: start, to: position) : []
    reportQuotes(.curlyQuotes(at: span(start, position), fixIts: fixIts), at: start)
    return ReadString(
      range: range,
      hasEscapes: bytes[inside..<end].contains(JSONByte.backslash), isFaulty: true)
  }

  /// Where a string that begins with a single quote ends with a double one, because no single quote
  /// follows on its line.
  private func otherQuoteEnd(_ start: Int) -> Int? {
    var index = start + 1
    var end: Int?
    while index < bytes.count, !JSONByte.isLineEnd(bytes[index]) {
      if bytes[index] == bytes[start] { return nil }
      if bytes[index] == JSONByte.quote, end == nil { end = index }
      index += 1
    }
    return end
  }

  private mutating func readMixedQuotes(upTo end: Int) -> ReadString {
    let start = position
    position = end + 1
    let fixIts = straightQuotes(around: span(start + 1, end).range, from: start, to: position)
    reportQuotes(
      .otherQuotes(bytes[start], at: span(start, position), fixIts: fixIts), at: start)
    let hasEscapes = bytes[start..<end].contains(JSONByte.backslash)
    return ReadString(range: span(start + 1, end).range, hasEscapes: hasEscapes, isFaulty: true)
  }

  /// Skips a quote that stands twice, before the text or behind it.
  ///
  /// - Returns: Where it stands.
  private mutating func skipSecondQuote(_ quote: UInt8, isOpening: Bool) -> Int? {
    guard quote == JSONByte.quote, !stack.isEmpty else { return nil }
    let place = isOpening ? position + 1 : position
    guard byte(place) == quote else { return nil }
    if isOpening {
      guard JSONByte.isText(byte(place + 1)), lineHasQuote(after: place + 1) else {
        return nil
      }
    } else {
      let next = nextSignificant(after: place + 1)
      let following = byte(next)
      guard
        next >= bytes.count || following == JSONByte.comma || following == JSONByte.colon
          || JSONByte.isCloser(following)
      else { return nil }
    }
    position += 1
    return place
  }

  /// Reports quotes that stand twice, before a text, behind it or on both sides.
  private mutating func reportSecondQuotes(_ places: [Int?]) {
    let found = places.compactMap(\.self)
    guard let first = found.first else { return }
    report.add(.secondQuotes(at: found.map { span($0, $0 + 1) }), at: first)
  }

  private func lineHasQuote(after start: Int) -> Bool {
    var index = start
    while index < bytes.count, !JSONByte.isLineEnd(bytes[index]) {
      if bytes[index] == JSONByte.quote { return true }
      index += 1
    }
    return false
  }

  private mutating func readString(quote: UInt8) -> ReadString {
    let second = skipSecondQuote(quote, isOpening: true)
    let start = position
    var string = ReadString(range: span(start + 1, start + 1).range)
    var reportedControl = false
    position += 1
    while position < bytes.count {
      let next = bytes[position]
      if next == quote {
        string.range = span(start + 1, position).range
        position += 1
        reportSecondQuotes([second, skipSecondQuote(quote, isOpening: false)])
        return string
      }
      if next == JSONByte.backslash {
        string.hasEscapes = true
        if !readEscape() { string.isFaulty = true }
      } else if next < 0x20, !(syntax == .json5 && !JSONByte.isLineEnd(next)) {
        string.isFaulty = true
        if JSONByte.isLineEnd(next), !reportedControl, !runsOn(quote) {
          return unclosed(string, start: start, second: second)
        }
        if !reportedControl { reportControl(next, start: start) }
        reportedControl = true
        position += 1
      } else {
        position += 1
      }
    }
    return unclosed(string, start: start, second: second)
  }

  private mutating func reportControl(_ byte: UInt8, start: Int) {
    let place = span(position, position + 1)
    if JSONByte.isLineEnd(byte) {
      report.add(.lineBreakInString(at: place, opened: span(start, start + 1)), at: position)
    } else {
      report.add(.controlCharacter(byte, at: place), at: position)
    }
  }

  private mutating func unclosed(
    _ string: ReadString, start: Int, second: Int?
  ) -> ReadString {
    position = min(position, bytes.count)
    let atLineEnd = position < bytes.count
    reportSecondQuotes([second])
    if let place = wrongClosingQuote(of: start) { return wronglyClosed(string, start, by: place) }
    report.add(
      .unclosedString(
        atLineEnd: atLineEnd, hasComma: byte(position - 1) == JSONByte.comma,
        at: span(position, position), opened: span(start, start + 1),
        missing: atLineEnd ? missingQuote(start) : nil),
      at: position)
    var string = string
    string.range = span(start + 1, position).range
    string.isFaulty = true
    isAfterGarbage = atLineEnd
    if !atLineEnd || hasUnevenBrackets(start..<position) { damage(losingBrackets: true) }
    return string
  }

  /// Where the quote belongs that a string of one line lacks: before the comma at its end. In a text with a
  /// colon or an odd bracket it may have been meant elsewhere.
  private func missingQuote(_ start: Int) -> SourceSpan? {
    var end = position
    while end > start + 1, bytes[end - 1] == JSONByte.space { end -= 1 }
    if bytes[end - 1] == JSONByte.comma { end -= 1 }
    let inside = bytes[min(start + 1, end)..<end]
    guard !inside.isEmpty, !inside.contains(JSONByte.colon), !inside.contains(JSONByte.backslash),
      !hasUnevenBrackets(start..<end)
    else { return nil }
    return span(end, end)
  }

  /// A string that a quote of another kind closes; what follows it is read.
  private mutating func wronglyClosed(
    _ string: ReadString, _ start: Int, by place: Range<Int>
  ) -> ReadString {
    let found = span(place.lowerBound, place.upperBound)
    report.add(
      .wrongClosingQuote(text(found.range), at: found, opened: span(start, start + 1)),
      at: place.lowerBound)
    var string = string
    string.range = span(start + 1, place.lowerBound).range
    string.isFaulty = true
    position = place.upperBound
    return string
  }

  /// Whether brackets in a text do not close each other, so that some were meant to stand outside it.
  func hasUnevenBrackets(_ range: Range<Int>) -> Bool {
    let found = bytes[range]
    return found.count(where: JSONByte.isOpener) != found.count(where: JSONByte.isCloser)
  }

  /// Whether the string goes on behind the line break here: text comes next, and a quote that ends
  /// a value. Otherwise the closing quote is missing, and what follows is the next line.
  private mutating func runsOn(_ quote: UInt8) -> Bool {
    var index = position
    var hasText = false
    guard quote == JSONByte.quote, index < noQuoteFrom else { return false }
    while index < bytes.count, bytes[index] != quote {
      let next = bytes[index]
      let isPunctuation =
        next <= JSONByte.space || next == JSONByte.comma || JSONByte.isOpener(next)
        || JSONByte.isCloser(next)
      if !isPunctuation { hasText = true }
      index += next == JSONByte.backslash ? 2 : 1
    }
    guard index < bytes.count else {
      noQuoteFrom = position
      return false
    }
    guard hasText else { return false }
    let following = nextSignificant(after: index + 1)
    return following >= bytes.count || JSONByte.isCloser(bytes[following])
      || bytes[following] == JSONByte.comma || bytes[following] == JSONByte.colon
  }

  // MARK: Escapes

  /// Reads the escape whose backslash stands here; says whether it is one.
  private mutating func readEscape() -> Bool {
    let start = position
    guard start + 1 < bytes.count else {
      position = bytes.count
      return false
    }
    let escape = bytes[start + 1]
    switch escape {
    case UInt8(ascii: "u"): return readScalarEscape()
    case JSONByte.quote, JSONByte.backslash, JSONByte.slash, UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
      return true
    default:
      return syntax == .json5 ? readJSON5Escape(escape) : refuseEscape()
    }
  }

  private mutating func refuseEscape() -> Bool {
    let start = position
    let escape = bytes[start + 1]
    // A line break or the end of the string is looked at by itself.
    if escape < 0x20 {
      position += 1
      report.add(.badEscape("\\", at: span(start, position)), at: start)
      return false
    }
    position += 2
    while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
    let place = span(start, position)
    report.add(.badEscape(text(place.range), at: place), at: start)
    return false
  }

  private mutating func readJSON5Escape(_ escape: UInt8) -> Bool {
    let start = position
    let isHex = escape == UInt8(ascii: "x")
    let isBad =
      isHex
      ? JSONText.hex(bytes[...], start + 2, digits: 2) == nil
      : JSONByte.isDigit(escape)
        && (escape != UInt8(ascii: "0") || JSONByte.isDigit(byte(start + 2)))
    guard !isBad else { return refuseEscape() }
    position += isHex ? 4 : 2
    if escape == JSONByte.carriageReturn, byte(position) == JSONByte.newline { position += 1 }
    return true
  }

  private mutating func readScalarEscape() -> Bool {
    let start = position
    guard let code = JSONText.hex(bytes[...], start + 2, digits: 4) else {
      var end = start + 2
      while end < start + 6, JSONByte.hexDigit(byte(end)) != nil { end += 1 }
      position = min(end, bytes.count)
      let place = span(start, position)
      report.add(.shortEscape(text(place.range), at: place), at: start)
      return false
    }
    position += 6
    guard 0xD800..<0xE000 ~= code else { return true }
    if code < 0xDC00, JSONText.lowSurrogate(bytes[...], position) != nil {
      position += 6
      return true
    }
    let place = span(start, start + 6)
    report.add(.loneSurrogate(text(place.range), isHigh: code < 0xDC00, at: place), at: start)
    return false
  }
}
