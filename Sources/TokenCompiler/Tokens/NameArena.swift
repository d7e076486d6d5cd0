/// A name of a token or group, as a place in a `NameArena`.
public struct Name: Hashable, Sendable {
  /// Where its bytes are.
  var range: ByteRange
}

/// The decoded UTF-8 bytes of names, one behind the other. Names are compared byte by byte: the
/// standard compares by code point, where `String` would take canonically equal names for the same.
public struct NameArena: Sendable {
  private(set) var bytes: [UInt8] = []

  /// An empty arena.
  public init() {}

  /// The bytes of a name.
  func utf8(_ name: Name) -> ArraySlice<UInt8> { bytes[name.range.integers] }

  /// The name as text.
  func string(_ name: Name) -> String { String(decoding: utf8(name), as: UTF8.self) }

  /// Adds a name; equal names are added again.
  mutating func append(_ utf8: some Collection<UInt8>) -> Name {
    let start = bytes.count
    bytes.append(contentsOf: utf8)
    return Name(range: ByteRange(start..<bytes.count))
  }

  /// Adds a name from text.
  mutating func append(_ text: String) -> Name { append(text.utf8) }
}
