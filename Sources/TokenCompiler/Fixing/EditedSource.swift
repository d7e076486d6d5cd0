/// A source with changes made in it, which knows where it differs from what it was.
public struct EditedSource: Sendable {
  /// Other bytes in the place of some of the original.
  public struct Change: Sendable, Hashable {
    /// The bytes of the original; none where something is put in.
    public let range: ByteRange
    /// What stands there now.
    public let replacement: [UInt8]
  }

  /// The source as it was.
  public let original: SourceFile
  /// What it is made of now, in order: parts of the original, and of what was put in.
  private var pieces: [Piece]
  /// Everything that was ever put in.
  private var added: [UInt8] = []

  private struct Piece {
    var isOriginal: Bool
    var range: Range<Int>
  }

  /// A source in which nothing is changed yet.
  public init(_ original: SourceFile) {
    self.original = original
    pieces = [Piece(isOriginal: true, range: 0..<original.bytes.count)]
  }

  /// The source as it is now.
  public var current: SourceFile {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.range.count })
    for piece in pieces {
      bytes += piece.isOriginal ? original.bytes[piece.range] : added[piece.range]
    }
    return SourceFile(path: original.path, bytes: bytes)
  }

  /// Where it differs from what it was, in order. Everything else is the same byte for byte.
  public var changes: [Change] {
    var changes: [Change] = []
    var position = 0
    var text: [UInt8] = []
    for piece in pieces + [
      Piece(isOriginal: true, range: original.bytes.endIndex..<original.bytes.endIndex)
    ] {
      guard piece.isOriginal else {
        text += added[piece.range]
        continue
      }
      let range = position..<piece.range.lowerBound
      if !original.bytes[range].elementsEqual(text) {
        changes.append(Change(range: ByteRange(range), replacement: text))
      }
      position = piece.range.upperBound
      text = []
    }
    return changes
  }

  /// Makes changes of the source as it is now. They are in order and do not overlap.
  mutating func make(_ edits: [FixIt]) {
    var result: [Piece] = []
    var rest = Rest(pieces: pieces)
    var position = 0
    for edit in edits {
      let range = edit.span.range.integers
      result += rest.take(range.lowerBound - position)
      _ = rest.take(range.count)
      position = range.upperBound
      let start = added.count
      added += edit.replacement.utf8
      if added.count > start { result.append(Piece(isOriginal: false, range: start..<added.count)) }
    }
    pieces = result + rest.take(.max)
  }

  /// What is left of some pieces while one goes along them.
  private struct Rest {
    var pieces: [Piece]
    var index = 0

    /// The pieces of the next bytes.
    mutating func take(_ count: Int) -> [Piece] {
      var taken: [Piece] = []
      var count = count
      while count > 0, index < pieces.count {
        let range = pieces[index].range
        let middle = range.count > count ? range.lowerBound + count : range.upperBound
        taken.append(Piece(isOriginal: pieces[index].isOriginal, range: range.lowerBound..<middle))
        count -= middle - range.lowerBound
        pieces[index].range = middle..<range.upperBound
        if middle == range.upperBound { index += 1 }
      }
      return taken
    }
  }
}
