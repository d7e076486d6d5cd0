/// The places of spans as reports print them. A source's lines are counted once, when the first of
/// its places is asked for.
struct SourceLines {
  private let sources: SourceSet
  private var indexes: [SourceID: LineIndex] = [:]

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
