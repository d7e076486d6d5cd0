/// "Did you mean": the name that a misspelt one was probably meant to be.
package enum NearestName {
  /// The candidate that is fewest edits away, the first of several; `nil` where none is near enough
  /// to be a help. An edit inserts, deletes or replaces a byte or swaps two neighbours.
  package static func nearest(
    to name: String, among candidates: some Sequence<String>
  ) -> String? {
    let wanted = Array(name.utf8)
    var best: String?
    // One in three bytes may be wrong; more is another word.
    var limit = max(1, (wanted.count + 1) / 3)
    for candidate in candidates {
      let found = Array(candidate.utf8)
      guard abs(found.count - wanted.count) <= limit, limit < max(found.count, wanted.count) else {
        continue
      }
      guard let distance = distance(wanted, found, limit: limit) else { continue }
      best = candidate
      if distance == 0 { break }
      limit = distance - 1
    }
    return best
  }

  /// The number of edits between two names, or `nil` where it is more than `limit`.
  static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = previous
    for row in 1..<max(left.count + 1, 2) where row <= left.count {
      current[0] = row
      var least = row
      for column in 1..<max(right.count + 1, 2) where column <= right.count {
        let same = left[row - 1] == right[column - 1]
        var cost = min(previous[column], current[column - 1]) + 1
        cost = min(cost, previous[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current[column] = cost
        least = min(least, cost)
      }
      if least > limit { return nil }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
