/// Reads RFC 8259 without a fault, or gives up: then the careful reader says what is wrong.
///
/// Everything here serves speed, because every input goes through it: words of eight bytes where
/// strings and indentation are scanned, no work for a number beyond its grammar, no copy of a key,
/// the hot state in local variables. All accesses but the loads of words are checked, and those
/// stand behind a check of their own (`JSONWords.load`).
enum StrictJSONReader {
  /// What is open around the value that is being read.
  private struct Frame {
    /// The node of the container; none at the top level.
    var container = -1
    /// The bracket that ends it. No text holds 0xFF, so nothing ends the top level.
    var closer: UInt8 = 0xFF
    /// Whether two keys may be equal: their bits in `bloom` are, or one holds escapes.
    var mayRepeat = false
    /// One of 64 bits for each key. Most objects have few keys, and then no two share a bit.
    var bloom: UInt64 = 0
  }

  /// The key of the value that comes next, as a node holds it.
  private struct Key {
    var start: UInt32 = 0
    var packed: UInt32 = 0
  }

  /// The values of a document, or `nil` where anything is wrong with it.
  static func read(_ bytes: Span<UInt8>, limits: JSONLimits) -> [JSONNode]? {
    var nodes: [JSONNode] = []
    // Pretty-printed files have a value in 33 bytes, minified ones in 18; pages that are not
    // touched cost nothing.
    nodes.reserveCapacity(bytes.count / 16 + 8)
    var stack: [Frame] = []
    stack.reserveCapacity(64)
    var open = Frame()
    var key = Key()
    var duplicates = DuplicateKeys()
    var index = skipSpace(bytes, hasMark(bytes) ? 3 : 0)
    while true {
      // A value begins here.
      guard index < bytes.count else { return nil }
      let first = bytes[index]
      if first == JSONByte.quote {
        var flags = JSONNode.stringBits
        let end = stringEnd(bytes, index &+ 1, &flags)
        guard end >= 0 else { return nil }
        append(flags | key.packed, index &+ 1, end, key, to: &nodes)
        index = end &+ 1
      } else if JSONByte.isOpener(first) {
        guard stack.count < limits.depth else { return nil }
        stack.append(open)
        // Each closing bracket is two above its opening one.
        open = Frame(container: nodes.count, closer: first &+ 2)
        let isObject = first == JSONByte.openBrace
        let bits = isObject ? JSONNode.objectBits : JSONNode.arrayBits
        append(bits | key.packed, index, index, key, to: &nodes)
        index = skipSpace(bytes, index &+ 1)
        guard index < bytes.count else { return nil }
        key = Key()
        if bytes[index] != open.closer {
          if isObject {
            guard readKey(bytes, &index, &key, &open, limits.keyLength) else { return nil }
          }
          continue
        }
      } else {
        let (end, bits) = scalarEnd(bytes, index, first)
        guard end > 0 else { return nil }
        append(bits | key.packed, index, end, key, to: &nodes)
        index = end
      }
      // A value ended here, and perhaps the containers around it.
      while true {
        index = skipSpace(bytes, index)
        guard index < bytes.count else { return stack.isEmpty ? nodes : nil }
        let next = bytes[index]
        index &+= 1
        if next == JSONByte.comma {
          index = skipSpace(bytes, index)
          if open.closer == JSONByte.closeBrace {
            guard readKey(bytes, &index, &key, &open, limits.keyLength) else { return nil }
          } else {
            guard open.closer == JSONByte.closeBracket else { return nil }
            key = Key()
          }
          break
        }
        guard next == open.closer, let outer = stack.popLast() else { return nil }
        nodes[open.container].end = UInt32(truncatingIfNeeded: index)
        nodes[open.container].next = UInt32(truncatingIfNeeded: nodes.count)
        if open.mayRepeat,
          duplicates.areThere(in: nodes, object: open.container, bytes: bytes)
        {
          return nil
        }
        open = outer
      }
    }
  }

  @inline(__always)
  private static func append(
    _ packed: UInt32, _ start: Int, _ end: Int, _ key: Key, to nodes: inout [JSONNode]
  ) {
    nodes.append(
      JSONNode(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count &+ 1), keyStart: key.start, packed: packed))
  }

  private static func hasMark(_ bytes: Span<UInt8>) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// Reads a key, its colon and the white space around that; `index` moves to the value.
  @inline(__always)
  private static func readKey(
    _ bytes: Span<UInt8>, _ index: inout Int, _ key: inout Key, _ open: inout Frame, _ limit: Int
  ) -> Bool {
    guard index < bytes.count, bytes[index] == JSONByte.quote else { return false }
    let start = index &+ 1
    var flags: UInt32 = 0
    let end = stringEnd(bytes, start, &flags)
    guard end >= 0, end &- start <= limit else { return false }
    let bit = JSONWords.bloomBit(bytes, start, end)
    if open.bloom & bit != 0 || flags != 0 { open.mayRepeat = true }
    open.bloom |= bit
    key.start = UInt32(truncatingIfNeeded: start)
    // The flag of escapes in a key is the next one to that in a value.
    key.packed = flags << 1 | UInt32(truncatingIfNeeded: end &- start) << 6
    index = end &+ 1
    if index < bytes.count, bytes[index] != JSONByte.colon { index = skipSpace(bytes, index) }
    guard index < bytes.count, bytes[index] == JSONByte.colon else { return false }
    index = skipSpace(bytes, index &+ 1)
    return true
  }

  // MARK: Tokens

  /// The next byte that is no white space, or the end.
  @inline(__always)
  private static func skipSpace(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] <= JSONByte.space {
      index = JSONWords.skipSpaces(bytes, index)
      guard index < bytes.count, JSONByte.isSpace(bytes[index]) else { break }
      index &+= 1
    }
    return index
  }

  /// The offset of the quote that ends a string; -1 where the string is not right. `flags` gets
  /// the node's bit for escapes.
  @inline(__always)
  private static func stringEnd(_ bytes: Span<UInt8>, _ start: Int, _ flags: inout UInt32) -> Int {
    var index = start
    while true {
      index = JSONWords.skipPlainText(bytes, index)
      guard index < bytes.count else { return -1 }
      if bytes[index] == JSONByte.quote { return index }
      index = stepInString(bytes, index, &flags)
      guard index >= 0 else { return -1 }
    }
  }

  /// Goes over what is no plain ASCII: an escape, a run of wide characters.
  @inline(never)
  private static func stepInString(
    _ bytes: Span<UInt8>, _ start: Int, _ flags: inout UInt32
  ) -> Int {
    var index = start
    if bytes[index] == JSONByte.backslash {
      flags |= JSONNode.escapesBit
      return escapeEnd(bytes, index)
    }
    guard bytes[index] >= 0x20 else { return -1 }
    while index < bytes.count, bytes[index] >= 0x80 {
      let length = UTF8Check.characterLength(bytes, at: index)
      guard length > 0 else { return -1 }
      index &+= length
    }
    return max(index, start &+ (bytes[start] < 0x80 ? 1 : 0))
  }

  private static func escapeEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    guard start &+ 1 < bytes.count else { return -1 }
    switch bytes[start &+ 1] {
    case JSONByte.quote, JSONByte.backslash, JSONByte.slash, UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start &+ 2
    case UInt8(ascii: "u"): break
    default: return -1
    }
    guard let code = hex4(bytes, start &+ 2) else { return -1 }
    guard 0xD800..<0xE000 ~= code else { return start &+ 6 }
    guard code < 0xDC00, start &+ 7 < bytes.count, bytes[start &+ 6] == JSONByte.backslash,
      bytes[start &+ 7] == UInt8(ascii: "u"), let low = hex4(bytes, start &+ 8),
      0xDC00..<0xE000 ~= low
    else { return -1 }
    return start &+ 12
  }

  private static func hex4(_ bytes: Span<UInt8>, _ start: Int) -> UInt32? {
    guard start &+ 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in start..<start &+ 4 {
      guard let digit = JSONByte.hexDigit(bytes[index]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// The end of the number or literal that begins at an offset, with its kind; 0 for neither.
  @inline(__always)
  private static func scalarEnd(
    _ bytes: Span<UInt8>, _ index: Int, _ first: UInt8
  ) -> (end: Int, bits: UInt32) {
    if JSONByte.isDigit(first) || first == JSONByte.minus {
      return (numberEnd(bytes, index), JSONNode.numberBits)
    }
    switch JSONWords.fourBytes(bytes, index) {
    case JSONWords.true: return (index &+ 4, JSONNode.booleanBits)
    case JSONWords.fals where index &+ 4 < bytes.count && bytes[index &+ 4] == UInt8(ascii: "e"):
      return (index &+ 5, JSONNode.booleanBits)
    case JSONWords.null: return (index &+ 4, JSONNode.nullBits)
    default: return (0, 0)
    }
  }

  @inline(__always)
  private static func numberEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    if bytes[index] == JSONByte.minus { index &+= 1 }
    guard index < bytes.count else { return 0 }
    if bytes[index] == UInt8(ascii: "0") {
      index &+= 1
    } else {
      let end = digitsEnd(bytes, index)
      guard end > index else { return 0 }
      index = end
    }
    if index < bytes.count, bytes[index] == JSONByte.point {
      let end = digitsEnd(bytes, index &+ 1)
      guard end > index &+ 1 else { return 0 }
      index = end
    }
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return index }
    return exponentEnd(bytes, index &+ 1)
  }

  private static func exponentEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    if index < bytes.count, bytes[index] == JSONByte.plus || bytes[index] == JSONByte.minus {
      index &+= 1
    }
    let end = digitsEnd(bytes, index)
    return end > index ? end : 0
  }

  @inline(__always)
  private static func digitsEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < bytes.count, JSONByte.isDigit(bytes[index]) { index &+= 1 }
    return index
  }
}
