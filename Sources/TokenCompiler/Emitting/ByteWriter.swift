/// Collects the bytes of an output. Names go in as byte slices, without a `String` for each.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// How many bytes there are.
  var count: Int { bytes.count }

  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
  @_disfavoredOverload
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
  mutating func write(bytes slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }
  mutating func write(byte: UInt8) { bytes.append(byte) }
  mutating func write(spaces count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }

  /// Lets somebody else append.
  mutating func append(_ body: (inout [UInt8]) -> Void) { body(&bytes) }

  /// Takes back everything but the first `count` bytes.
  mutating func truncate(to count: Int) { bytes.removeLast(max(0, bytes.count - count)) }
}
