/// Tells at once of a file whose references nearly all lead nowhere: it does not stand by itself, and the
/// one below it is missing or another.
enum DanglingReferences {
  /// Fewer are told one by one.
  private static let many = 20
  /// Fewer are of a file that stands alone.
  private static let manyAlone = 6

  static func collapse(_ diagnostics: inout Diagnostics, _ merged: MergedLayers) {
    for source in merged.graph.sources.ids {
      let found = diagnostics.findings(.unknownReference, in: source).filter(isUnexplained)
      // Without a base under it, a file that refers to what nobody has was meant to stand on one.
      let isAlone = !merged.graph.hasContract && merged.graph.sources.count < 3
      guard found.count >= (isAlone ? manyAlone : many),
        let first = found.compactMap(\.span).min(by: isBefore)
      else {
        continue
      }
      let count = merged.sets.filter { $0.source == source }.reduce(0) { count, placed in
        count + placed.set.values.count { $0.kind == .reference }
      }
      guard found.count * 2 > count else { continue }
      diagnostics.replace(
        { $0.id == .unknownReference && $0.span?.source == source },
        by: .danglingReferences(
          found.count, of: max(count, found.count), merged.graph.sources[source].path, at: first))
    }
  }

  /// Nothing near it is there.
  private static func isUnexplained(_ finding: Diagnostic) -> Bool {
    finding.help == nil || finding.helpSpan != nil && finding.fix == nil
  }

  private static func isBefore(_ left: SourceSpan, _ right: SourceSpan) -> Bool {
    left.range.start < right.range.start
  }
}
