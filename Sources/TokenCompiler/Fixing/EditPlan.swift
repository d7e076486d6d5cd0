/// Edits of several sources that can be made together: none overlaps another.
struct EditPlan {
  /// The edits of each source, in order.
  private(set) var edits: [SourceID: [FixIt]] = [:]

  /// Adds all edits of a fix, or none where one of them overlaps what is there. One that is there
  /// already stands for both.
  mutating func add(_ fix: Fix) -> Bool {
    var done: [FixIt] = []
    for edit in fix.edits {
      switch place(of: edit) {
      case .known: continue
      case .free(let index):
        edits[edit.span.source, default: []].insert(edit, at: index)
        done.append(edit)
      case .taken:
        for edit in done { edits[edit.span.source]?.removeAll { $0 == edit } }
        return false
      }
    }
    return true
  }

  private enum Place { case free(Int), known, taken }

  private func place(of edit: FixIt) -> Place {
    let others = edits[edit.span.source] ?? []
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle].span.range.start < edit.span.range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    for index in [low - 1, low] where others.indices.contains(index) {
      if others[index] == edit { return .known }
      if Self.overlap(others[index].span.range, edit.span.range) { return .taken }
    }
    return .free(low)
  }

  /// Where something is put in at the edge of other edits, their order would be open.
  private static func overlap(_ first: ByteRange, _ second: ByteRange) -> Bool {
    first.isEmpty || second.isEmpty
      ? first.start <= second.end && second.start <= first.end
      : first.start < second.end && second.start < first.end
  }
}
