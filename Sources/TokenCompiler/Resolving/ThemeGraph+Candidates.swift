// Custom themes that are checked over one base, each by itself.
extension ThemeGraph {
  /// Notes whose a source is; one that two candidates have, or a layer of all, is nobody's.
  mutating func noteCandidate(_ name: String?, of source: SourceID) {
    if let known = candidates[source] {
      if known != name { candidates[source] = .some(nil) }
    } else {
      candidates[source] = .some(name)
    }
  }

  /// The candidate that alone has a source.
  func candidate(of source: SourceID) -> String? { candidates[source] ?? nil }

  /// The names of the themes of each source that one candidate alone has, by their indexes. What is
  /// found there can hold in no other theme.
  var themesOfCandidates: [SourceID: [Int: String]] {
    guard let position = modifiers.firstIndex(where: { $0.name == Modifier.candidate }) else {
      return [:]
    }
    var themesByName: [String: [Int: String]] = [:]
    for (index, theme) in themes.enumerated() {
      var own = theme
      let candidate = own.contexts.remove(at: position)
      themesByName[candidate, default: [:]][index] = own.name
    }
    return candidates.compactMapValues { $0.flatMap { themesByName[$0] } }
  }
}
