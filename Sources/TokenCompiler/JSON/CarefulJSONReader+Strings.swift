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
    guard next == JSONByte.singleQuote else { return readCurlyString() }
    let start = position
    guard syntax != .json5 else { return readString(quote: next) }
    report.add(.singleQuotes(at: span(start, tokenEnd(start))), at: start)
    var string = readString(quote: next)
    string.isFaulty = true
    return string
  }

  /// The length of a typographic quotation mark.
  func curlyQuote(at offset: Int) -> Int? {
    switch byte(offset) {
    case 0xE2 where byte(offset + 1) == 0x80 && 0x98...0x9F ~= byte(offset + 2): 3
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
    report.add(.curlyQuotes(at: span(start, position)), at: start)
    return ReadString(
      range: span(inside, end).range,
      hasEscapes: bytes[inside..<end].contains(JSONByte.backslash), isFaulty: true)
  }

  private mutating func readString(quote: UInt8) -> ReadString {
    let start = position
    var string = ReadString(range: span(start + 1, start + 1).range)
    var reportedControl = false
    position += 1
    while position < bytes.count {
      let next = bytes[position]
      if next == quote {
        string.range = span(start + 1, position).range
        position += 1
        return string
      }
      if next == JSONByte.backslash {
        string.hasEscapes = true
        if !readEscape() { string.isFaulty = true }
      } else if next < 0x20, !(syntax == .json5 && !JSONByte.isLineEnd(next)) {
        string.isFaulty = true
        if JSONByte.isLineEnd(next), !reportedControl, !runsOn(quote) {
          return unclosed(string, start: start)
        }
        if !reportedControl { reportControl(next, start: start) }
        reportedControl = true
        position += 1
      } else {
        position += 1
      }
    }
    return unclosed(string, start: start)
  }

  private mutating func reportControl(_ byte: UInt8, start: Int) {
    let place = span(position, position + 1)
    if JSONByte.isLineEnd(byte) {
      report.add(.lineBreakInString(at: place, opened: span(start, start + 1)), at: position)
    } else {
      report.add(.controlCharacter(byte, at: place), at: position)
    }
  }

  private mutating func unclosed(_ string: ReadString, start: Int) -> ReadString {
    position = min(position, bytes.count)
    let atLineEnd = position < bytes.count
    report.add(
      .unclosedString(
        atLineEnd: atLineEnd, at: span(position, position), opened: span(start, start + 1)),
      at: position)
    var string = string
    string.range = span(start + 1, position).range
    string.isFaulty = true
    isAfterGarbage = atLineEnd
    return string
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
