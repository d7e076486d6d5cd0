/// Counts the spellings that the standard has replaced, each place once however often it is decoded.
struct LegacyCounter {
  /// For each set, for each value, a bit for each spelling; made when the first is counted.
  private var seen: [[UInt32]]
  /// For each source, what was counted in it, by spelling.
  private var uses: [[LegacyUse?]]
  /// For each source, the edits that write what the standard has instead.
  private var edits: [[FixIt]]
  /// The tokens and groups of one path in several files that were counted.
  private var merged: Set<SourceSpan> = []
  /// For each source with one such place, what to write there.
  private var helps: [SourceID: (range: ByteRange, help: String)] = [:]
  /// For each source, whether all of its sets are in the plain dialect.
  private var isPlain: [Bool]

  /// A counter that has what reading counted. A source that several layers use counts once.
  init(_ merged: MergedLayers, layers: [Layer]) {
    seen = Array(repeating: [], count: merged.sets.count)
    uses = Array(
      repeating: Array(repeating: nil, count: LegacySpelling.allCases.count),
      count: merged.graph.sources.count)
    edits = Array(repeating: [], count: merged.graph.sources.count)
    isPlain = Array(repeating: true, count: merged.graph.sources.count)
    for placed in merged.sets where !placed.set.isPlain { isPlain[placed.source.index] = false }
    var known = Set<SourceID>()
    for (layer, source) in zip(layers, merged.sourceOfLayer) where known.insert(source).inserted {
      for use in layer.source.legacy { uses[source.index][Int(use.spelling.rawValue)] = use }
    }
  }

  /// Counts a place unless it was counted already.
  mutating func count(_ spelling: LegacySpelling, at place: ValuePlace, in merged: MergedLayers) {
    // A set in a constant of its own would be copied, which is 30 retains.
    if seen[place.set].isEmpty {
      seen[place.set] = Array(repeating: 0, count: merged.sets[place.set].set.values.count)
    }
    let bit = UInt32(1) << UInt32(spelling.rawValue)
    guard seen[place.set][Int(place.index)] & bit == 0 else { return }
    seen[place.set][Int(place.index)] |= bit
    let value = merged.sets[place.set].set.values[Int(place.index)]
    let source = merged.sets[place.set].source
    add(spelling, at: value.shown, to: source)
    let place = LegacyPlace(
      value: value, forms: merged.sets[place.set].set.forms, source: source,
      bytes: merged.graph.sources[source].bytes)
    if helps[source] == nil, let help = place.help(of: spelling) {
      helps[source] = (value.shown, help)
    }
    if let edit = place.edit(of: spelling) { edits[source.index].append(edit) }
  }

  /// Counts a token with children that a lower layer has, or the reverse, once in all themes.
  mutating func countChildren(at key: ByteRange, of source: SourceID) {
    if merged.insert(SourceSpan(source, key)).inserted {
      add(.tokenWithChildren, at: key, to: source)
    }
  }

  /// Leaves out what is told in some sources anyhow.
  mutating func forget(_ spelling: LegacySpelling, in sources: Set<SourceID>) {
    for source in sources { uses[source.index][Int(spelling.rawValue)] = nil }
  }

  private mutating func add(_ spelling: LegacySpelling, at range: ByteRange, to source: SourceID) {
    let slot = Int(spelling.rawValue)
    guard var use = uses[source.index][slot] else {
      uses[source.index][slot] = LegacyUse(spelling: spelling, count: 1, first: range)
      return
    }
    use.count += 1
    if range.start < use.first.start { use.first = range }
    uses[source.index][slot] = use
  }

  /// In the order of the file; of two at one place the first one.
  private func sorted(_ edits: [FixIt]) -> [FixIt] {
    var end: UInt32 = 0
    return edits.sorted { $0.span.range.start < $1.span.range.start }.filter { edit in
      guard edit.span.range.start >= end else { return false }
      end = edit.span.range.end
      return true
    }
  }

  /// Reports one note for each source that has such spellings, the most frequent spelling first.
  func report(into diagnostics: inout Diagnostics) {
    for (index, slots) in uses.enumerated() {
      let found = slots.compactMap(\.self).sorted {
        $0.count != $1.count ? $0.count > $1.count : $0.spelling.rawValue < $1.spelling.rawValue
      }
      guard let first = found.map(\.first).min(by: { $0.start < $1.start }) else { continue }
      let span = SourceSpan(SourceID(index), first)
      var note = Diagnostic.legacySyntax(
        found, isPlain: isPlain[index], at: span, fix: Fix(sorted(edits[index])))
      note.isOfOnePlace = found.allSatisfy { $0.count == 1 && $0.first == first }
      if note.isOfOnePlace, let own = helps[SourceID(index)], own.range == first {
        note.help = own.help
      }
      diagnostics.report(note)
    }
  }
}
