extension ReadSource {
  /// How many more tokens it has than others, if it has nearly all of theirs and at least twice as many:
  /// then it does not stand on them, but they on it.
  package func surplus(over others: [ReadSource]) -> Int? {
    let (own, theirs) = (tokenCount, others.reduce(0) { $0 + $1.tokenCount })
    guard theirs > 0, own >= theirs * 2 else { return nil }
    let paths = tokenPaths
    let known = others.reduce(into: Set<String>()) { $0.formUnion($1.tokenPaths) }
    let shared = known.count { paths.contains($0) }
    guard shared * 10 >= known.count * 9, paths.count >= known.count * 2 else { return nil }
    return paths.count - shared
  }

  private var tokenCount: Int { sets.reduce(0) { $0 + $1.set.tokens.count } }

  private var tokenPaths: Set<String> {
    sets.reduce(into: Set()) { paths, conditional in
      for token in conditional.set.tokens { paths.insert(conditional.set.path(of: token)) }
    }
  }
}
