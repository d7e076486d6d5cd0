// Files of which most is told at once: they were written for another base, or for a group of this one.
extension UnknownOverrideSearch {
  /// Fewer groups than these that belong elsewhere are told by themselves.
  private static let few = 5
  /// Fewer unknown tokens are told one by one, whatever the base is.
  private static let many = 20

  /// Notes the files that were written for another base: most of their tokens are unknown, in several
  /// places, and nothing near them is there.
  mutating func findForeignFiles() {
    guard unknown.count >= Self.few else { return }
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
    findMisplacedFiles(strange)
    for source in graph.sources.ids where foreign[source] == nil {
      guard let strange = strange[source]?.subtracting(isIgnored), strange.count >= Self.many,
        strange.count > known[source]?.count ?? 0,
        let place = placeOfFirst(among: strange, in: source)
      else { continue }
      let count = known[source]?.count ?? 0
      foreign[source] = .otherBase(
        strange.count, of: strange.count + count, nameOfBase,
        isSwapped: isWholeBase(count, beside: strange.count), at: place)
    }
  }

  /// Notes the files whose groups all belong into one of the base's: `color` and `radius` that should
  /// stand in `theme`.
  private mutating func findMisplacedFiles(_ strange: [SourceID: Set<TokenID>]) {
    prepareNearest()
    for source in graph.sources.ids {
      guard let strange = strange[source]?.subtracting(isIgnored), strange.count >= Self.few else {
        continue
      }
      var targets = Set<String>()
      var roots = Set<GroupID>()
      var first: ThemeGraph.Declaration?
      for declaration in graph.declarations.all
      where declaration.nameSpan.source == source && strange.contains(declaration.token) {
        guard let outer = outermost[graph.tokens[declaration.token].group.index],
          graph.groups[outer].parent == .root
        else { continue }
        first = first ?? declaration
        guard roots.count < Self.sample, roots.insert(outer).inserted else { continue }
        let path = graph.path(of: declaration.token)
        let near = (nearest?.tokens(for: Array(path.utf8)[...]) ?? []).map(graph.path(of:))
        targets.insert(
          near.first { $0.hasSuffix("." + path) }.map { String($0.dropLast(path.count + 1)) } ?? "")
      }
      guard roots.count > 1, targets.count == 1, let target = targets.first, !target.isEmpty,
        let first, let outer = outermost[graph.tokens[first.token].group.index],
        let span = places[PlaceKey(group: outer, layer: first.layer)]
      else { continue }
      foreign[source] = .groupsBelongElsewhere(
        roots.compactMap { places[PlaceKey(group: $0, layer: first.layer)] == nil ? nil : $0 }
          .sorted { $0.rawValue < $1.rawValue }.map(graph.path(of:)), in: target, at: span)
    }
  }

  /// Where the first of some unknown tokens of a file stands, if what would be told of them is much and
  /// of little help.
  private mutating func placeOfFirst(
    among strange: Set<TokenID>, in source: SourceID
  ) -> SourceSpan? {
    var first: SourceSpan?
    var told = Set<PlaceKey>()
    var (count, helped) = (0, 0)
    for declaration in graph.declarations.all
    where declaration.nameSpan.source == source && strange.contains(declaration.token) {
      first = first ?? declaration.nameSpan
      guard count < Self.sample else { break }
      if let (key, finding) = finding(onGroupAround: declaration.token, declaration) {
        guard told.insert(key).inserted else { continue }
        if finding.help?.hasPrefix("did you mean") == true { helped += 1 }
      } else {
        let path = Array(graph.path(of: declaration.token).utf8)
        if nearest?.tokens(for: path[...]).isEmpty == false { helped += 1 }
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
