/// One input: a name for the reports and its bytes. The library opens no file itself.
public struct SourceFile: Sendable, Equatable {
  /// The path as the user gave it, printed in reports as it is.
  public let path: String
  /// The content, in UTF-8; a byte-order mark is allowed.
  public let bytes: [UInt8]

  /// A source made from bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A source made from text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a byte range; bytes that are not UTF-8 become U+FFFD.
  func text(in range: ByteRange) -> String {
    let lower = min(Int(range.start), bytes.count)
    let upper = min(max(Int(range.end), lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}

extension [UInt8] {
  /// Whether these bytes are a text.
  func holds(_ text: StaticString, at range: ByteRange) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    let start = Int(range.start)
    return text.withUTF8Buffer { expected in
      for offset in expected.indices where self[start + offset] != expected[offset] {
        return false
      }
      return true
    }
  }
}
