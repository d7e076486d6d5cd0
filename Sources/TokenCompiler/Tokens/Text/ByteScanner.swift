/// Walks over the bytes of a short text: a value in CSS notation.
///
/// Every access asks for the end first, so nothing outside the buffer is read.
struct ByteScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  var position = 0
  /// Whether something that was read lay outside its range and was moved to the nearest end.
  var hasMoved = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether nothing is left.
  var isAtEnd: Bool { position >= bytes.count }
  /// The next byte.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }
  /// The byte `distance` behind the next one.
  func peek(_ distance: Int) -> UInt8? {
    let index = position + distance
    return index < bytes.count ? bytes[index] : nil
  }

  /// Steps over `byte` if it is next.
  @discardableResult mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  /// Steps over white space; tells whether there was any.
  @discardableResult mutating func skipSpace() -> Bool {
    let start = position
    while let byte = peek, Self.isSpace(byte) { position += 1 }
    return position > start
  }

  /// The letters, digits, hyphens and `_` that come next, in lower case; empty where there are
  /// none.
  mutating func word() -> String {
    let start = position
    skipWord()
    return String(
      decoding: bytes[start..<position].lazy.map { Self.isUpper($0) ? $0 | 0x20 : $0 },
      as: UTF8.self)
  }

  mutating func skipWord() {
    while let byte = peek, Self.isWord(byte) { position += 1 }
  }

  /// The text from an earlier position up to here.
  func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  static func isUpper(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }
  static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || isDigit(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}

extension String {
  /// Whether it begins or ends with white space.
  var hasOuterSpace: Bool {
    utf8.first.map(ByteScanner.isSpace) == true || utf8.last.map(ByteScanner.isSpace) == true
  }

  /// Reads the whole text with `body`, spaces around it left out; `nil` where `body` fails or
  /// leaves something over.
  func scanned<Result>(_ body: (inout ByteScanner) -> Result?) -> Result? {
    var text = self
    return text.withUTF8 { bytes in
      var scanner = ByteScanner(bytes)
      scanner.skipSpace()
      guard let result = body(&scanner) else { return nil }
      scanner.skipSpace()
      return scanner.isAtEnd ? result : nil
    }
  }
}
