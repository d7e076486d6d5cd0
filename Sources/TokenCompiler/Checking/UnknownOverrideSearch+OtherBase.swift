// Files of which most is told at once: they were written for another base, or for a group of this one.
extension UnknownOverrideSearch {
  /// Fewer groups than these that belong elsewhere are told by themselves.
  private static let few = 5
  /// Fewer unknown tokens are told one by one, whatever the base is.
  private static let many = 20

  /// Notes the files that were written for another base: most of their tokens are unknown, in several
  /// places, and nothing near them is there.
  mutating func findForeignFiles() {
    guard unknown.count > 1 else { return }
    var known: [SourceID: Set<TokenID>] = [:]
    var strange: [SourceID: Set<TokenID>] = [:]
    let isUnknown = Set(unknown.filter { !contract.isConflict($0, in: graph) })
    for declaration in graph.declarations.all where !declaration.isContract {
      let source = declaration.nameSpan.source
      if isUnknown.contains(declaration.token) {
        strange[source, default: []].insert(declaration.token)
      } else {
        known[source, default: []].insert(declaration.token)
      }
    }
    for source in graph.sources.ids {
      guard let all = strange[source]?.subtracting(isIgnored) else { continue }
      findMisplaced(all, in: source)
      let strange = all.filter { shared[member(of: $0, in: source)] == nil }
      let count = known[source]?.count ?? 0
      guard strange.count >= Self.many, strange.count > count else { continue }
      let isSwapped = isWholeBase(count, beside: strange.count)
      guard let place = placeOfFirst(among: strange, in: source, evenIfHelped: isSwapped) else {
        continue
      }
      foreign[source] = .otherBase(
        strange.count, of: strange.count + count, nameOfBase, isSwapped: isSwapped, at: place)
    }
  }

  /// Where the first of some unknown tokens of a file stands, if what would be told of them is much and
  /// of little help.
  private mutating func placeOfFirst(
    among strange: Set<TokenID>, in source: SourceID, evenIfHelped: Bool
  ) -> SourceSpan? {
    var first: SourceSpan?
    var told = Set<PlaceKey>()
    var (count, helped) = (0, 0)
    for declaration in graph.declarations.all
    where declaration.nameSpan.source == source && strange.contains(declaration.token) {
      first = first ?? declaration.nameSpan
      if evenIfHelped { return first }
      guard count < Self.sample else { break }
      if let (key, finding) = finding(onGroupAround: declaration.token, declaration) {
        guard told.insert(key).inserted else { continue }
        if finding.help?.hasPrefix("did you mean") == true { helped += 1 }
      } else {
        if !near(declaration.token).isEmpty { helped += 1 }
      }
      count += 1
    }
    return count >= Self.few && helped * 2 < count ? first : nil
  }

  /// Whether a file has nearly all tokens of the base, and more besides than the base has.
  private func isWholeBase(_ known: Int, beside unknown: Int) -> Bool {
    let count = contract.tokens.count(where: \.self)
    return known * 10 >= count * 9 && unknown >= count
  }

  /// The first file of the base.
  private var nameOfBase: String {
    let declaration = graph.declarations.all.first(where: \.isContract)
    return declaration.map { graph.sources[$0.nameSpan.source].path } ?? ""
  }
}
