/// The line starts of one source. This is the only place that counts lines.
///
/// A line ends with LF, CR LF or a lone CR, as JSON's white space allows all three.
public struct LineIndex: Sendable {
  private let starts: [Int]
  private let bytes: [UInt8]

  /// Finds the line starts of `source`; one pass over its bytes.
  public init(_ source: SourceFile) {
    var starts = [0]
    let bytes = source.bytes
    for (offset, byte) in bytes.enumerated() {
      let isLoneReturn =
        byte == UInt8(ascii: "\r")
        && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isLoneReturn { starts.append(offset + 1) }
    }
    self.starts = starts
    self.bytes = bytes
  }

  /// The location of a byte offset; an offset past the end is the end.
  public func location(of offset: UInt32) -> SourceLocation {
    let line = lineNumber(of: Int(offset))
    return SourceLocation(line: line + 1, column: min(Int(offset), bytes.count) - starts[line] + 1)
  }

  /// The bytes of a line (1-based) without its line ending, or `nil` when there is no such line.
  public func bytes(ofLine line: Int) -> ArraySlice<UInt8>? {
    guard line >= 1, line <= starts.count else { return nil }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return bytes[start..<end]
  }

  private func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
