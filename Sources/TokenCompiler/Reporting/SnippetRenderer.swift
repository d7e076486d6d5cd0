/// The source line of a finding and the carets under its span.
enum SnippetRenderer {
  /// The number of the line and the two rows; the gutter is the caller's.
  struct Snippet: Equatable {
    var line: Int
    /// The source line, tabs widened, what is too long cut away round the span.
    var source: String
    /// Blanks up to the span, then `^~~~`.
    var carets: String
  }

  /// Lines longer than this are cut.
  private static let longestLine = 160
  /// How much of a cut line is shown before the span, and in all.
  private static let shownBefore = 60
  private static let shownInAll = 140

  /// The snippet of a span. A span over several lines is shown up to the end of its first.
  static func snippet(of span: ByteRange, in index: LineIndex) -> Snippet? {
    let location = index.location(of: span.start)
    guard let line = index.bytes(ofLine: location.line) else { return nil }
    let start = min(line.startIndex + location.column - 1, line.endIndex)
    let end = min(max(start, start + span.count), line.endIndex)
    let shown = window(of: line, around: start..<end)
    var source = shown.lowerBound > line.startIndex ? "…" : ""
    var column = source.isEmpty ? 0 : 1
    let before = DisplayText.source(line[shown.lowerBound..<start], from: column)
    column += before.width
    let marked = DisplayText.source(line[start..<min(end, shown.upperBound)], from: column)
    let after = DisplayText.source(
      line[min(end, shown.upperBound)..<shown.upperBound], from: column + marked.width)
    source += before.text + marked.text + after.text
    if shown.upperBound < line.endIndex { source += "…" }
    let carets =
      String(repeating: " ", count: column) + "^"
      + String(repeating: "~", count: max(0, marked.width - 1))
    return Snippet(line: location.line, source: source, carets: carets)
  }

  /// What is shown of a line: all of it, or a piece round the span that cuts no character.
  private static func window(
    of line: ArraySlice<UInt8>, around span: Range<Int>
  ) -> Range<Int> {
    guard line.count > longestLine else { return line.startIndex..<line.endIndex }
    let latest = max(line.startIndex, line.endIndex - shownInAll)
    var lower = max(line.startIndex, min(span.lowerBound - shownBefore, latest))
    lower = min(lower, span.lowerBound)
    var upper = min(line.endIndex, lower + shownInAll)
    while lower > line.startIndex, isContinuation(line[lower]) { lower -= 1 }
    while upper < line.endIndex, isContinuation(line[upper]) { upper += 1 }
    return lower..<upper
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
