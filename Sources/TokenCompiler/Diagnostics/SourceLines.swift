/// The places of spans as reports print them. A source's lines are counted once, when the first of
/// its places is asked for.
struct SourceLines {
  private let sources: SourceSet
  private var indexes: [SourceID: LineIndex] = [:]
  private var characterIndexes: [SourceID: CharacterIndex] = [:]

  init(_ sources: SourceSet) { self.sources = sources }

  /// The lines of a source; `nil` where the set has no such source.
  mutating func index(of source: SourceID) -> LineIndex? {
    if let known = indexes[source] { return known }
    guard source.index < sources.count else { return nil }
    let index = LineIndex(sources[source])
    indexes[source] = index
    return index
  }

  /// The path of a source as the user gave it.
  func path(of source: SourceID) -> String? {
    source.index < sources.count ? sources[source].path : nil
  }

  /// Where a span begins.
  mutating func start(of span: SourceSpan) -> SourceLocation? {
    index(of: span.source)?.location(of: span.range.start)
  }

  /// One past where a span ends.
  mutating func end(of span: SourceSpan) -> SourceLocation? {
    index(of: span.source)?.location(of: span.range.end)
  }

  /// Where a span begins and one past where it ends, with columns in characters instead of bytes.
  mutating func characters(
    of span: SourceSpan
  ) -> (start: SourceLocation, end: SourceLocation)? {
    guard let start = start(of: span), let end = end(of: span) else { return nil }
    let index = characterIndexes[span.source] ?? CharacterIndex(sources[span.source])
    characterIndexes[span.source] = index
    func location(_ bytes: SourceLocation, at offset: UInt32) -> SourceLocation {
      let offset = Int(offset)
      let column = index.count(from: offset - (bytes.column - 1), to: offset) + 1
      return SourceLocation(line: bytes.line, column: column)
    }
    return (location(start, at: span.range.start), location(end, at: span.range.end))
  }

  /// `file:line:column`.
  mutating func place(of span: SourceSpan) -> String? {
    guard let path = path(of: span.source), let start = start(of: span) else { return nil }
    return "\(path):\(start.line):\(start.column)"
  }

  /// What to do about a finding, with the place that it speaks of in parentheses.
  mutating func help(of diagnostic: Diagnostic) -> String? {
    guard let help = diagnostic.help else { return nil }
    guard let place = diagnostic.helpSpan.flatMap({ place(of: $0) }) else { return help }
    return "\(help) (\(place))"
  }
}
