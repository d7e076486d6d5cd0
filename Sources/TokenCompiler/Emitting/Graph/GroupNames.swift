/// The names by which tokens are put into groups: those of the groups around them, and in a theme
/// without groups the words of their own names, as in `color-blue-500`.
struct GroupNames {
  /// For each token, the names from the outermost.
  let paths: [[String]]
  /// Whether the first of the names is taken apart into words.
  private let hasWords: Bool
  private let firstNames: [String]

  /// Takes names apart where more than `limit` differ at once.
  init(_ tokens: [TokenID], _ graph: ThemeGraph, limit: Int) {
    let names = tokens.map { token in
      let path = graph.segments(of: graph.tokens[token].group)
      return path.isEmpty ? [graph.name(of: token)] : path
    }
    firstNames = names.map { $0.first ?? "" }
    hasWords = Set(firstNames).count > limit
    paths = hasWords ? names.map { Self.words($0.first ?? "") + $0.dropFirst() } : names
  }

  private static func words(_ name: String) -> [String] {
    name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
  }

  /// The names of a part as they are written.
  func name(of part: GroupPartition.Part) -> [String] {
    guard let member = part.members.first, !part.path.isEmpty else { return ["(others)"] }
    guard hasWords else { return Array(part.path) }
    let count = min(Self.words(firstNames[member]).count, part.path.count)
    return [part.path.prefix(count).joined(separator: "-")] + part.path.dropFirst(count)
  }
}
