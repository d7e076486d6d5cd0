/// Reads any text as JSON as far as it goes, says what is wrong with it, and goes on.
///
/// After a fault it assumes what was most likely meant, or skips to the next comma or closing
/// bracket at that depth. It reads JSON with comments and JSON5 as well. It keeps its own stack, so
/// no nesting can overflow.
struct CarefulJSONReader {
  /// What may come next inside a container.
  enum State {
    /// A first member or element, or the end of the container.
    case first
    /// A member or element after a comma.
    case item
    /// A comma or the end of the container.
    case separator
  }

  /// A container whose end has not been read.
  struct OpenContainer {
    var node: Int
    var closer: UInt8
    /// It has colons: it was meant to be an object.
    var reportedColon = false
    /// A parenthesis stands for its first bracket.
    var hasParenthesis = false
    var isObject: Bool { closer == JSONByte.closeBrace }
  }

  /// A key as it was read.
  struct Key {
    var range: ByteRange
    var hasEscapes = false
    var isFaulty = false
    /// Its colon has been read.
    var hasColon = false
    static let none = Key(range: ByteRange(start: 0, end: 0))
  }

  let source: SourceFile
  let bytes: [UInt8]
  let syntax: JSONSyntax
  let limits: JSONLimits
  var report: JSONReport
  var nodes: [JSONNode] = []
  var position = 0
  var state = State.first
  var stack: [OpenContainer] = []
  var openObjects = 0
  /// The comma before the item that comes next.
  var lastComma = 0
  /// Where the container that was closed last ends.
  var lastClosed = 0
  /// The commas before this item have been reported.
  var reportedComma = false
  /// A missing or wrong bracket was reported; what does not fit at the end follows from that.
  var reportedBracket = false
  /// Brackets or quotes are not where they were meant, so what the tree holds is not what was meant.
  var isDamaged = false
  /// Text that may have held brackets was not read, so those that do not fit now are its echo.
  var lostBrackets = false
  /// That the file nests too deep is said once.
  var reportedDepth = false
  /// Something before this place could not be read, so a missing comma may be its echo.
  var isAfterGarbage = false
  /// Comments, and the first one, where they are not allowed.
  var refusedComments = 0
  var firstComment: ByteRange?
  var hashComments = 0
  var firstHashComment: ByteRange?
  /// Where a comment that is not allowed began last, and the first comma that such a one left behind.
  var lastRefusedComment: Int?
  var commaOfComment: SourceSpan?
  /// A search for the end of a comment as in HTML may find one.
  var hasMarkupEnds = true
  /// A line that begins a conflict or parts its sides was read, and none that ends it.
  var isInConflict = false
  /// A search for a line of a conflict finds none before this place.
  var noMarkBefore = 0
  var reportedSpace = false
  /// A search for a quote from here on finds none.
  var noQuoteFrom = Int.max
  /// Where wrong quotes stood last.
  var lastWrongQuotes: Int?
  /// How many closing brackets the file has too many, once that has been asked for.
  var surplusClosers: Int?
  /// How many more '[' than ']' the file has, once that has been asked for.
  var unclosedArrays: Int?
  /// How often the end of an object behind a '[' has been looked for.
  var searchesForSurplusBracket = 0
  /// Text without quotes that was told with its key.
  var toldText: Int?
  /// The end of the bracket before which its comma stands.
  var toldComma: Int?
  var duplicates = DuplicateKeys()

  init(_ source: SourceFile, syntax: JSONSyntax, limits: JSONLimits) {
    self.source = source
    self.bytes = source.bytes
    self.syntax = syntax
    self.limits = limits
    report = JSONReport(limit: limits.findings)
  }

  var atEnd: Bool { position >= bytes.count }

  /// The byte at an offset; 0 past the end.
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Whether these bytes stand at an offset.
  func stands(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { buffer in
      guard offset + buffer.count <= bytes.count else { return false }
      for index in 0..<buffer.count where bytes[offset + index] != buffer[index] { return false }
      return true
    }
  }

  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(.alone, ByteRange(start..<max(start, end)))
  }

  /// Reads the whole document.
  mutating func read() {
    if let finding = JSONFileKind.unreadable(bytes) { return report.add(finding, at: 0) }
    if stands("\u{FEFF}", at: 0) { position = 3 }
    let faults = UTF8Check.faults(in: bytes, limit: limits.findings + report.hopeless)
    report.add(notUTF8: faults.map { span($0.lowerBound, $0.upperBound) }, in: bytes)
    skipSpace()
    if atEnd {
      report.add(.emptyFile(at: span(bytes.count, bytes.count)), at: bytes.count)
    } else if !refusesStart() {
      readValue(.none)
      while let container = stack.last, !report.isHopeless { step(in: container) }
      if stack.isEmpty {
        readEnd()
      } else {
        damage()
        stop()
      }
    }
    reportComments()
  }

  /// Says what the file looks like when it does not begin as JSON does.
  private mutating func refusesStart() -> Bool {
    guard let kind = JSONFileKind.other(bytes, from: position) else { return false }
    let end = tokenEnd(position)
    report.add(.notJSON(kind, at: span(position, end)), at: position)
    return true
  }

  private mutating func step(in container: OpenContainer) {
    skipSpace()
    guard !atEnd else { return endInside() }
    let next = bytes[position]
    if JSONByte.isCloser(next) { return close(next, in: container) }
    if parenthesisCloses || angleCloses(container) { return closeParenthesis(in: container) }
    if state == .separator { return readSeparator(in: container) }
    if next == JSONByte.comma { return readStrayComma() }
    if container.isObject {
      readMember()
    } else if next == JSONByte.colon {
      reportColon(in: container)
    } else {
      readValue(.none)
    }
  }

  /// The text behind the top-level value: there should be none.
  private mutating func readEnd() {
    skipSpace()
    guard !atEnd else { return }
    let isEcho = reportedBracket
    damage()
    guard !isEcho, let root = nodes.first, !root.isFaulty else { return }
    if bytes[position] == JSONByte.colon, root.kind == .string {
      let start = Int(root.start) - 1
      nodes[0].isFaulty = true
      return report.add(.noOuterBraces(at: span(start, Int(root.end) + 1)), at: start)
    }
    // That the value before it is no object either is no second fault.
    if root.kind != .object { nodes[0].isFaulty = true }
    if let mismatch = BracketAlignment.firstMismatch(nodes, bytes), !mismatch.isCloserMissing {
      let closer = mismatch.surplusCloser(nodes, bytes)
      report.add(
        .closesTooEarly(
          bytes[closer], at: span(closer, closer + 1), end: span(position, tokenEnd(position))),
        at: closer)
    } else {
      report.add(textAfterEnd(root), at: position)
    }
  }

  /// Notes that brackets or quotes are not where they were meant. What does not fit at the end is no
  /// second fault.
  mutating func damage(losingBrackets: Bool = false) {
    isDamaged = true
    reportedBracket = true
    if losingBrackets { lostBrackets = true }
  }

  private func textAfterEnd(_ root: JSONNode) -> Diagnostic {
    let place = span(position, tokenEnd(position))
    let next = bytes[position]
    if JSONByte.isCloser(next) { return .closesNothing(next, at: place) }
    if JSONByte.isOpener(next) || next == JSONByte.quote {
      let start = Int(root.start) - (root.kind == .string ? 1 : 0)
      return .secondRoot(at: place, first: span(start, start + 1))
    }
    return .textAfterEnd(text(place.range), at: place)
  }

  /// The text of a range, short enough for a message.
  func text(_ range: ByteRange) -> String {
    guard range.count > 40 else { return source.text(in: range) }
    let text = source.text(in: ByteRange(start: range.start, end: range.start + 160))
    return String(text.prefix(40)) + "…"
  }
}
