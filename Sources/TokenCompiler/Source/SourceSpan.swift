/// A half-open range of byte offsets within one source.
public struct ByteRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset one past the last byte.
  public var end: UInt32

  /// A range from `start` up to, but not including, `end`.
  @inlinable public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// A range from integers.
  @inlinable public init(_ range: Range<Int>) {
    self.init(
      start: UInt32(truncatingIfNeeded: range.lowerBound),
      end: UInt32(truncatingIfNeeded: range.upperBound))
  }

  /// The number of bytes.
  @inlinable public var count: Int { Int(end) - Int(start) }
  /// Whether it covers no byte.
  @inlinable public var isEmpty: Bool { start == end }
  /// The same as a range of integers.
  @inlinable public var integers: Range<Int> { Int(start)..<Int(end) }
}

/// The number of a source within a `SourceSet`.
public struct SourceID: IntegerID {
  /// The position of the source in its set.
  public let rawValue: UInt32
  /// The ID of the source at a position.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Where something stands: a source and the bytes in it. Lines and columns are counted only when
/// somebody prints them.
public struct SourceSpan: Hashable, Sendable {
  /// The source that holds the bytes.
  public var source: SourceID
  /// The bytes.
  public var range: ByteRange

  /// The span of `range` in `source`.
  @inlinable public init(_ source: SourceID, _ range: ByteRange) {
    self.source = source
    self.range = range
  }

  /// Whether the bytes of another span are among its own.
  func holds(_ other: SourceSpan) -> Bool {
    source == other.source && range.start <= other.range.start && range.end >= other.range.end
  }
}

/// A line and a column as people and editors count them.
public struct SourceLocation: Hashable, Sendable {
  /// The line; the first one is 1.
  public let line: Int
  /// The column in UTF-8 bytes, as swiftc counts; the first one is 1.
  public let column: Int

  /// A location from its 1-based line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
