/// Counts characters (Unicode code points) in front of byte offsets of one source, for formats whose
/// columns are characters. Asking costs the same anywhere in a long line.
struct CharacterIndex: Sendable {
  private static let blockSize = 1024
  private let bytes: [UInt8]
  /// The characters in front of each block.
  private let counts: [Int]

  /// One pass over the bytes.
  init(_ source: SourceFile) {
    bytes = source.bytes
    var counts = [0]
    var start = 0
    while start < bytes.count {
      let end = min(start + Self.blockSize, bytes.count)
      counts.append(counts[counts.count - 1] + Self.characters(bytes[start..<end]))
      start = end
    }
    self.counts = counts
  }

  /// The characters between two offsets; a byte-order mark is none.
  func count(from start: Int, to end: Int) -> Int {
    max(0, count(before: end) - count(before: start))
  }

  private func count(before offset: Int) -> Int {
    let offset = min(max(offset, 0), bytes.count)
    let block = offset / Self.blockSize
    let count = counts[block] + Self.characters(bytes[block * Self.blockSize..<offset])
    return offset >= 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? count - 1 : count
  }

  /// Every byte that does not continue a character begins one.
  private static func characters(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }
}
