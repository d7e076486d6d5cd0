/// Splits tokens into groups that are few enough to be read: the largest is opened first.
struct GroupPartition {
  struct Part {
    /// The names of the group and those around it.
    var path: ArraySlice<String>
    /// Indexes in `paths`.
    var members: [Int]
    /// Whether it cannot be opened, or would make too many.
    var isClosed = false
  }

  private(set) var parts: [Part]
  private let paths: [[String]]

  /// Partitions paths of groups into no more than `limit` parts. Where as many differ at once in their
  /// first name, the smallest are one part without a path.
  init(_ paths: [[String]], limit: Int) {
    self.paths = paths
    parts = Self.joined(Self.split(Array(paths.indices), at: 0, paths), limit: limit)
    while let index = largestOpen() {
      let part = parts[index]
      let pieces = Self.split(part.members, at: part.path.count, paths)
      if pieces.count == 1 && pieces[0].path == part.path || parts.count - 1 + pieces.count > limit
      {
        parts[index].isClosed = true
      } else {
        parts.replaceSubrange(index...index, with: pieces)
      }
    }
  }

  private static func joined(_ parts: [Part], limit: Int) -> [Part] {
    guard parts.count > limit else { return parts }
    let bySize = parts.indices.sorted {
      (parts[$1].members.count, $0) < (parts[$0].members.count, $1)
    }
    let kept = bySize.prefix(limit - 1).sorted()
    let others = bySize.dropFirst(limit - 1).flatMap { parts[$0].members }.sorted()
    return kept.map { parts[$0] } + [Part(path: [], members: others, isClosed: true)]
  }

  private func largestOpen() -> Int? {
    parts.indices.filter { !parts[$0].isClosed }.max {
      // The first of several.
      (parts[$0].members.count, -$0) < (parts[$1].members.count, -$1)
    }
  }

  /// Tokens of paths that are equal up to `depth`, by the next name; those that have none stay.
  private static func split(_ members: [Int], at depth: Int, _ paths: [[String]]) -> [Part] {
    var parts: [Part] = []
    var known: [ArraySlice<String>: Int] = [:]
    for member in members {
      let path = paths[member].prefix(depth + 1)
      if let index = known[path] {
        parts[index].members.append(member)
      } else {
        known[path] = parts.count
        parts.append(Part(path: path, members: [member]))
      }
    }
    return parts
  }
}
