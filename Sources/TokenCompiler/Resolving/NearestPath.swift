/// Finds the token that a path, which nobody has, was probably meant to name. Made when the first
/// such path turns up; the work of one run is bounded, however many there are.
struct NearestPath {
  private static let width = 6

  /// A path, and the type that is needed there.
  private struct Question: Hashable {
    var path: [UInt8]
    var type: TokenType?
  }

  var table = PathTable()
  var names = NameArena()
  /// The entries of each group: those of group `g` stand from `starts[g]` up to `starts[g + 1]`.
  private var starts: [Int]
  private var members: [Int]
  /// The groups at the top, where they are so few that their names may be left out.
  private var roots: [GroupID] = []
  /// The graph, and its tokens that may be proposed, for the ends of their paths.
  let graph: ThemeGraph
  private(set) var tokens: [TokenID] = []
  /// Those tokens by their last names; made when they are first asked for.
  var tokensByName: [[UInt8]: [TokenID]]?
  /// What was asked for of them.
  private var ends: [PathEnds.Form: PathEnds] = [:]
  private var known: [Question: [TokenID]] = [:]
  /// The letters of each entry's name (see `NameDistance`).
  private(set) var letters: [UInt64] = []
  /// How much more work may be done for proposals. A run with a hundred wrong references has them all;
  /// one with a hundred thousand has other troubles.
  var budget = 2_000_000
  /// Comparing two names letter by letter, as work.
  static let comparison = 16
  private static let mostFits = 64

  /// Knows the paths of the tokens of a graph, or only of those that `isKnown` lets through.
  init(_ graph: ThemeGraph, where isKnown: (TokenID) -> Bool = { _ in true }) {
    self.graph = graph
    var entries = [Int?](repeating: nil, count: graph.groups.count)
    for token in graph.tokens.ids where isKnown(token) {
      tokens.append(token)
      let declared = graph.tokens[token]
      Self.addGroups(upTo: declared.group, of: graph, &entries, &table, &names)
      let name = graph.names.utf8(declared.name)
      let entry = table.intern(name, in: declared.group, names: &names)
      table.setToken(token, of: entry)
    }
    starts = Array(repeating: 0, count: graph.groups.count + 1)
    for entry in table.entries { starts[entry.parent.index + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    members = Array(repeating: 0, count: table.entries.count)
    var fill = starts
    for (index, entry) in table.entries.enumerated() {
      members[fill[entry.parent.index]] = index
      fill[entry.parent.index] += 1
    }
    letters = table.entries.map { NameDistance.letters(names.utf8($0.name)) }
    let groups = self.entries(of: .root).compactMap { table.entries[$0].group }
    if groups.count <= 4 { roots = groups }
  }

  private static func addGroups(
    upTo group: GroupID, of graph: ThemeGraph, _ entries: inout [Int?], _ table: inout PathTable,
    _ names: inout NameArena
  ) {
    var open: [GroupID] = []
    var group = group
    while group != .root, entries[group.index] == nil {
      open.append(group)
      group = graph.groups[group].parent
    }
    while let group = open.popLast() {
      let declared = graph.groups[group]
      let entry = table.intern(
        graph.names.utf8(declared.name), in: declared.parent, names: &names)
      table.setGroup(group, of: entry)
      entries[group.index] = entry
    }
  }

  /// The token that was probably meant by a path, the first of several that are as near.
  mutating func token(for path: ArraySlice<UInt8>) -> TokenID? { tokens(for: path).first }

  /// The tokens that may have been meant by a path, each as near to it as the others.
  mutating func tokens(for path: ArraySlice<UInt8>) -> [TokenID] {
    tokens(for: path, of: nil) { _ in true }
  }

  /// The same where only some tokens can be meant.
  ///
  /// - Parameters:
  ///   - type: The type that is needed.
  ///   - fits: Whether a token may be of that type.
  mutating func tokens(
    for path: ArraySlice<UInt8>, of type: TokenType?, where fits: (TokenID) -> Bool
  ) -> [TokenID] {
    let question = Question(path: Array(path), type: type)
    if let answer = known[question] { return answer }
    let segments = path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let answer = segments.count > 64 ? [] : find(Self.trimmed(segments), fits)
    known[question] = answer
    return answer
  }

  /// What costs nothing comes first, and what is likelier.
  private mutating func find(
    _ segments: [ArraySlice<UInt8>], _ fits: (TokenID) -> Bool
  ) -> [TokenID] {
    if let token = exact(segments), fits(token) { return [token] }
    for form in PathEnds.Form.allCases {
      if let token = ending(segments, by: form), fits(token) { return [token] }
    }
    var found = misspelt(segments, from: [.root], fits)
    if found.isEmpty { found = withoutOne(segments).filter(fits) }
    if found.isEmpty { found = withOneMore(segments).filter(fits) }
    if found.isEmpty { found = misspelt(segments, from: roots, fits) }
    if found.isEmpty { found = inOrder(segments, fits) }
    if found.isEmpty { found = misspelt(segments, from: [.root], bySense: true, fits) }
    return found
  }

  private mutating func ending(
    _ segments: [ArraySlice<UInt8>], by form: PathEnds.Form
  ) -> TokenID? {
    let found = ends[form] ?? PathEnds(graph, tokens, by: form)
    ends[form] = found
    return found.token(segments)
  }

  /// The token of a group's member, and the group.
  func member(_ entry: Int) -> (token: TokenID?, group: GroupID?) {
    (table.entries[entry].token, table.entries[entry].group)
  }

  /// Whether there is a token of that path, every dot between two names.
  func has(_ path: [UInt8]) -> Bool {
    exact(path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)) != nil
  }

  /// The groups beside a name that are nearest to it, all at the same distance.
  mutating func groups(near name: ArraySlice<UInt8>, in parent: GroupID) -> [GroupID] {
    let found = near(name, in: parent, where: { $0.group != nil })
    let least = found.map(\.cost).min()
    return found.filter { $0.cost == least }.compactMap { table.entries[$0.entry].group }
  }

  /// The members of a group in source order.
  func entries(of group: GroupID) -> ArraySlice<Int> {
    // Groups that came by extension meanwhile are not known.
    guard group.index + 1 < starts.count else { return [] }
    return members[starts[group.index]..<starts[group.index + 1]]
  }

  // MARK: - Misspelt names

  /// A way down the groups that agrees with the path but for some misspelt names.
  private struct Way {
    var group: GroupID
    var cost: Int
  }

  /// - Parameter isSensed: Whether a name may also stand for another one: `fab` for
  ///   `floating-action-button`.
  private mutating func misspelt(
    _ segments: [ArraySlice<UInt8>], from groups: [GroupID], bySense isSensed: Bool = false,
    _ fits: (TokenID) -> Bool
  ) -> [TokenID] {
    var ways = groups.map { Way(group: $0, cost: 0) }
    for segment in segments.dropLast() {
      var next: [Way] = []
      for way in ways {
        for (entry, cost) in near(segment, in: way.group, isSensed, where: { $0.group != nil }) {
          guard let group = table.entries[entry].group else { continue }
          next.append(Way(group: group, cost: way.cost + cost))
        }
      }
      ways = Array(Self.sorted(next).prefix(Self.width))
    }
    var (best, least): ([TokenID], Int) = ([], max(1, segments.reduce(0) { $0 + $1.count } / 4))
    for way in ways {
      guard let last = segments.last else { break }
      for (entry, cost) in near(last, in: way.group, isSensed, where: { $0.token != nil }) {
        guard let token = table.entries[entry].token, fits(token) else { continue }
        let cost = way.cost + cost
        if cost < least { (best, least) = ([], cost) }
        if cost == least, !best.contains(token) { best.append(token) }
      }
    }
    return best
  }

  private mutating func near(
    _ name: ArraySlice<UInt8>, in group: GroupID, _ isSensed: Bool,
    where fits: (PathTable.Entry) -> Bool
  ) -> [(entry: Int, cost: Int)] {
    let found = near(name, in: group, where: fits)
    guard isSensed else { return found }
    return found
      + sensed(name, in: group, where: fits).filter { more in
        !found.contains { $0.entry == more.entry }
      }
  }

  /// The cheapest first; of equal ones, the one found first.
  private static func sorted(_ ways: [Way]) -> [Way] {
    ways.enumerated().sorted {
      $0.element.cost != $1.element.cost
        ? $0.element.cost < $1.element.cost : $0.offset < $1.offset
    }.map(\.element)
  }

  /// The members of a group whose names are near a name, each with the number of edits.
  private mutating func near(
    _ name: ArraySlice<UInt8>, in group: GroupID, where fits: (PathTable.Entry) -> Bool
  ) -> [(entry: Int, cost: Int)] {
    var found: [(entry: Int, cost: Int)] = []
    let exact = table.find(name, in: group, names: names).filter { fits(table.entries[$0]) }
    if let exact { found.append((exact, 0)) }
    let all = entries(of: group)
    guard budget > all.count else { return found }
    budget -= all.count
    var distance = NameDistance(name)
    for entry in all where entry != exact {
      let other = table.entries[entry].name
      guard distance.mayBeNear(other.range.count, letters[entry]), fits(table.entries[entry]) else {
        continue
      }
      budget -= Self.comparison
      guard budget > 0 else { return found }
      if let cost = distance.to(names.utf8(other)) { found.append((entry, cost)) }
    }
    return found
  }

  // MARK: - A name too many or too few

  func exact(_ segments: [ArraySlice<UInt8>], from group: GroupID = .root) -> TokenID? {
    var group = group
    for segment in segments.dropLast() {
      guard let entry = table.find(segment, in: group, names: names),
        let inner = table.entries[entry].group
      else { return nil }
      group = inner
    }
    guard let last = segments.last else { return nil }
    return table.find(last, in: group, names: names).flatMap { table.entries[$0].token }
  }

  private func withoutOne(_ segments: [ArraySlice<UInt8>]) -> [TokenID] {
    guard segments.count > 1 else { return [] }
    var found: [TokenID] = []
    for index in segments.indices {
      var fewer = segments
      fewer.remove(at: index)
      if let token = exact(fewer), !found.contains(token) { found.append(token) }
    }
    return found
  }

  /// The tokens whose paths have one name more.
  private mutating func withOneMore(_ segments: [ArraySlice<UInt8>]) -> [TokenID] {
    guard segments.count > 1 else { return [] }
    var group = GroupID.root
    var found: [TokenID] = []
    for index in segments.indices {
      let all = entries(of: group)
      budget -= all.count * Self.comparison
      guard budget > 0 else { return found }
      for entry in all {
        guard let inner = table.entries[entry].group,
          let token = exact(Array(segments[index...]), from: inner)
        else { continue }
        // Where so many fit, none of them is a help.
        if found.count == Self.mostFits { return [] }
        if !found.contains(token) { found.append(token) }
      }
      guard let entry = table.find(segments[index], in: group, names: names),
        let inner = table.entries[entry].group
      else { break }
      group = inner
    }
    return found
  }

  private static func trimmed(_ segments: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    segments.map { segment in
      var segment = segment
      while segment.first == UInt8(ascii: " ") { segment.removeFirst() }
      while segment.last == UInt8(ascii: " ") { segment.removeLast() }
      return segment
    }
  }
}

extension Optional {
  fileprivate func filter(_ fits: (Wrapped) -> Bool) -> Wrapped? {
    flatMap { fits($0) ? $0 : nil }
  }
}
