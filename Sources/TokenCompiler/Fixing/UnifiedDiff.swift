/// The changes of a source in the form that `patch` and `git apply` read.
public struct UnifiedDiff: Sendable {
  /// So many lines are shown around a change.
  private static let context = 3

  private let source: EditedSource
  private let name: String
  /// The start of each line, and the end of the last one.
  private let starts: [Int]

  /// The differences of a source from what it was.
  /// - Parameter name: The name of the file, where it is another one than the path of the source.
  public init(_ source: EditedSource, named name: String? = nil) {
    self.source = source
    self.name = name ?? source.original.path
    let bytes = source.original.bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == newline && index + 1 < bytes.count {
      starts.append(index + 1)
    }
    self.starts = bytes.isEmpty ? [0] : starts + [bytes.count]
  }

  /// The whole text; empty where nothing differs.
  public var bytes: [UInt8] {
    let blocks = blocks()
    guard !blocks.isEmpty else { return [] }
    let name = DiffName.text(of: name)
    var text = Array("--- \(name)\n+++ \(name)\n".utf8)
    var shift = 0
    var index = 0
    while index < blocks.count {
      var end = index + 1
      while end < blocks.count,
        blocks[end].lines.lowerBound - blocks[end - 1].lines.upperBound <= 2 * Self.context
      { end += 1 }
      write(blocks[index..<end], &shift, to: &text)
      index = end
    }
    return text
  }

  /// Lines of the original, and those in their place.
  private struct Block {
    var lines: Range<Int>
    var text: ArraySlice<UInt8> = []
  }

  private var lineCount: Int { starts.count - 1 }

  private func blocks() -> [Block] {
    var touched: [(lines: Range<Int>, changes: [EditedSource.Change])] = []
    for change in source.changes {
      let lines = lines(of: change)
      if let last = touched.last, lines.lowerBound <= last.lines.upperBound {
        let end = max(last.lines.upperBound, lines.upperBound)
        touched[touched.count - 1].lines = last.lines.lowerBound..<end
        touched[touched.count - 1].changes.append(change)
      } else {
        touched.append((lines, [change]))
      }
    }
    return touched.map { lines, changes in
      trimmed(Block(lines: lines, text: newText(of: lines, changes)[...]))
    }
  }

  /// A block without the lines at its ends that are the same.
  private func trimmed(_ block: Block) -> Block {
    var block = block
    while let first = block.lines.first {
      let line = source.original.bytes[starts[first]..<starts[first + 1]]
      guard block.text.starts(with: line), line.last == newline else { break }
      block.lines.removeFirst()
      block.text = block.text.dropFirst(line.count)
    }
    while let last = block.lines.last {
      let line = source.original.bytes[starts[last]..<starts[last + 1]]
      let rest = block.text.dropLast(line.count)
      guard block.text.count >= line.count, block.text[rest.endIndex...].elementsEqual(line),
        rest.last.map({ $0 == newline }) ?? true
      else { break }
      block.lines.removeLast()
      block.text = rest
    }
    return block
  }

  /// The lines that a change touches. One that ends where a line begins leaves that line as it is.
  private func lines(of change: EditedSource.Change) -> Range<Int> {
    let (start, end) = (Int(change.range.start), Int(change.range.end))
    let (first, last) = (line(of: start), line(of: end))
    let before = source.original.bytes[starts[first]..<start] + change.replacement
    let endsLine = before.last.map { $0 == newline } ?? true
    return starts[last] == end && endsLine ? first..<last : first..<min(last + 1, lineCount)
  }

  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    // The end of a file whose last line has no line ending still is in that line.
    let isInside = low == lineCount && low > 0 && source.original.bytes.last != newline
    return isInside ? low - 1 : low
  }

  private func write(_ blocks: ArraySlice<Block>, _ shift: inout Int, to text: inout [UInt8]) {
    guard let first = blocks.first, let last = blocks.last else { return }
    let start = max(0, first.lines.lowerBound - Self.context)
    let end = min(lineCount, last.lines.upperBound + Self.context)
    var body: [UInt8] = []
    var (line, count) = (start, 0)
    for block in blocks {
      count += writeOriginal(line..<block.lines.lowerBound, " ", to: &body)
      _ = writeOriginal(block.lines, "-", to: &body)
      count += Self.write(block.text, "+", to: &body)
      line = block.lines.upperBound
    }
    count += writeOriginal(line..<end, " ", to: &body)
    let old = Self.place(start, end - start)
    text += Array("@@ -\(old) +\(Self.place(start + shift, count)) @@\n".utf8)
    text += body
    shift += count - (end - start)
  }

  /// The first line, from 1, and how many there are; of none the line before.
  private static func place(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private func newText(of lines: Range<Int>, _ changes: [EditedSource.Change]) -> [UInt8] {
    let bytes = source.original.bytes
    var text: [UInt8] = []
    var position = starts[lines.lowerBound]
    for change in changes {
      text += bytes[position..<Int(change.range.start)]
      text += change.replacement
      position = Int(change.range.end)
    }
    return text + bytes[position..<max(position, starts[lines.upperBound])]
  }

  private func writeOriginal(
    _ lines: Range<Int>, _ mark: Unicode.Scalar, to text: inout [UInt8]
  ) -> Int {
    Self.write(
      source.original.bytes[starts[lines.lowerBound]..<starts[lines.upperBound]], mark, to: &text)
  }

  /// Writes lines with a mark before each; how many there were comes back.
  private static func write(
    _ bytes: ArraySlice<UInt8>, _ mark: Unicode.Scalar, to text: inout [UInt8]
  ) -> Int {
    var count = 0
    var rest = bytes
    while !rest.isEmpty {
      let end = rest.firstIndex(of: newline).map { $0 + 1 } ?? rest.endIndex
      text.append(UInt8(ascii: mark))
      text += rest[..<end]
      if rest[end - 1] != newline { text += Array("\n\\ No newline at end of file\n".utf8) }
      rest = rest[end...]
      count += 1
    }
    return count
  }
}

private let newline = UInt8(ascii: "\n")

/// A file name as the head of a difference has it.
private enum DiffName {
  /// Behind a name with blanks a tab says where it ends; what would break the line is escaped.
  static func text(of path: String) -> String {
    let needsQuotes = path.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }
    guard needsQuotes else { return path.contains(" ") ? path + "\t" : path }
    return "\"" + path.utf8.map(escaped).joined() + "\""
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x22, 0x5C: return "\\" + String(Character(Unicode.Scalar(byte)))
    case 0x20..<0x7F: return String(Character(Unicode.Scalar(byte)))
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}
