// Several unknown groups and tokens of a file that one slip has made.
extension UnknownOverrideSearch {
  /// The same slip at fewer places is told at each.
  private static let repeated = 3

  // MARK: - A level that is missing

  /// Notes the groups and tokens of a file that all belong into one group beside them, or further down:
  /// `button` and `material` that should stand in `color`.
  mutating func findMisplaced(_ strange: Set<TokenID>, in source: SourceID) {
    var members: [GroupID: [Member]] = [:]
    var parents: [GroupID] = []
    var tokens: [Member: [TokenID]] = [:]
    for declaration in graph.declarations.all
    where declaration.nameSpan.source == source && strange.contains(declaration.token) {
      let member = member(of: declaration.token, in: source)
      if tokens[member] == nil {
        let parent = parent(of: member)
        if members[parent] == nil { parents.append(parent) }
        members[parent, default: []].append(member)
      }
      tokens[member, default: []].append(declaration.token)
    }
    for parent in parents {
      guard let all = members[parent], all.count > 1 else { continue }
      noteMisplaced(all, in: parent, tokens)
    }
  }

  private func parent(of member: Member) -> GroupID {
    if let group = member.group { return graph.groups[group].parent }
    return member.token.map { graph.tokens[$0].group } ?? .root
  }

  /// Tells members of a group at once, if nearly all of them belong into one other group.
  private mutating func noteMisplaced(
    _ members: [Member], in parent: GroupID, _ tokens: [Member: [TokenID]]
  ) {
    var votes: [String: [Member]] = [:]
    for member in members.prefix(Self.sample) {
      for target in targets(of: tokens[member] ?? [], in: parent) {
        votes[target, default: []].append(member)
      }
    }
    let most = votes.values.map(\.count).max() ?? 0
    let best = likeliest(votes.filter { $0.value.count == most }, beside: members)
    guard most > 1, most * 3 >= members.count * 2, best.count == 1,
      let (target, moved) = best.first, let first = moved.first, let place = place(of: first)
    else { return }
    let finding = Diagnostic.belongElsewhere(
      moved.map { graph.lastName(of: $0) }, areGroups: moved.map { $0.group != nil },
      parent == .root ? nil : graph.path(of: parent), target, at: place)
    for member in moved { shared[member] = finding }
  }

  /// Of several groups into which the same belongs the one that the file does not have, or the usual state.
  private func likeliest(
    _ votes: [String: [Member]], beside members: [Member]
  ) -> [String: [Member]] {
    guard votes.count > 1, let source = members.first?.source else { return votes }
    let present = Set(
      groupPlaces.filter { $0.value.contains { $0.span.source == source } }
        .map { graph.path(of: $0.key) })
    let missing = votes.filter { !present.contains($0.key) }
    if missing.count == 1 { return missing }
    let usual = missing.filter { $0.key.hasSuffix(".default") }
    return usual.count == 1 ? usual : votes
  }

  /// The groups into which most of some tokens belong, as they stand in a group.
  private mutating func targets(of tokens: [TokenID], in parent: GroupID) -> [String] {
    let own = tokens.prefix(Self.sample)
    let length = parent == .root ? 0 : graph.pathBytes(of: parent).count + 1
    var votes: [String: Int] = [:]
    for token in own {
      let rest = [UInt8(ascii: ".")] + graph.pathBytes(of: token).dropFirst(length)
      for near in near(token) {
        let path = graph.pathBytes(of: near)
        guard path.count > rest.count, path.suffix(rest.count).elementsEqual(rest) else { continue }
        votes[String(decoding: path.dropLast(rest.count), as: UTF8.self), default: 0] += 1
      }
    }
    return votes.filter { $0.value * 2 > own.count }.map(\.key).sorted()
  }

  private func place(of member: Member) -> SourceSpan? {
    if let group = member.group {
      return groupPlaces[group]?.first { $0.span.source == member.source }?.span
    }
    return member.token.flatMap { placed[Placed(token: $0, source: member.source)] }
  }

  // MARK: - The same slip again and again

  private struct Slip: Hashable {
    var name: String
    var meant: String
    var isGroup: Bool
    var source: SourceID
  }

  /// Notes names that are wrong in the same way at several places of a file.
  mutating func findRepeatedSlips() {
    guard unknown.count >= Self.repeated else { return }
    var slips: [Slip: [(member: Member, finding: Diagnostic)]] = [:]
    var order: [Slip] = []
    var known = Set<Member>()
    let isUnknown = Set(unknown.filter { !contract.isConflict($0, in: graph) })
    for declaration in graph.declarations.all
    where !declaration.isContract && isUnknown.contains(declaration.token)
      && !isIgnored.contains(declaration.token)
    {
      let source = declaration.nameSpan.source
      let member = member(of: declaration.token, in: source)
      guard foreign[source] == nil, shared[member] == nil, known.insert(member).inserted,
        let (slip, finding) = slip(of: member, declaration)
      else { continue }
      if slips[slip] == nil { order.append(slip) }
      slips[slip, default: []].append((member, finding))
    }
    renameGroups(known, slips.keys.filter(\.isGroup))
    for slip in order {
      guard let all = slips[slip], all.count >= Self.repeated,
        all.contains(where: { shared[$0.member] == nil })
      else { continue }
      let finding = Diagnostic.again(all.map(\.finding), slip.meant, areGroups: slip.isGroup)
      for (member, _) in all { shared[member] = finding }
    }
  }

  /// Notes a group of one name at several places of a file, where the base has one of another name beside each:
  /// a component that has been renamed. What has most of its tokens at the most places is meant everywhere.
  private mutating func renameGroups(_ members: Set<Member>, _ slips: [Slip]) {
    let byName = Dictionary(grouping: slips) { NameInFile(name: $0.name, source: $0.source) }
    for (key, slips) in byName.sorted(by: {
      ($0.key.source.index, $0.key.name) < ($1.key.source.index, $1.key.name)
    }) {
      let groups = members.compactMap { member -> GroupID? in
        guard member.source == key.source, let group = member.group,
          graph.name(of: group) == key.name
        else { return nil }
        return group
      }.sorted { graph.groups[$0].ordinal < graph.groups[$1].ordinal }
      guard groups.count >= Self.repeated else { continue }
      var best: (name: String, meant: [GroupID], share: Double)?
      for name in Set(slips.map(\.meant)).sorted() {
        let meant = groups.compactMap { group(named: name, beside: $0) }
        guard meant.count == groups.count else { continue }
        let shares = zip(meant, groups).map { share(of: $0, amongTokensOf: $1) }
        let sum = shares.reduce(0, +)
        if sum > best?.share ?? 0 { best = (name, meant, sum) }
      }
      guard let best else { continue }
      var told: [Diagnostic] = []
      for (group, meant) in zip(groups, best.meant) {
        if let one = finding(on: group, meant: meant, in: key.source) { told.append(one) }
      }
      guard told.count == groups.count else { continue }
      let all = Diagnostic.again(told, best.name, areGroups: true)
      for group in groups {
        shared[Member(group: group, token: nil, source: key.source)] = all
      }
    }
  }

  private struct NameInFile: Hashable {
    var name: String
    var source: SourceID
  }

  /// The group of the contract that has a name and stands beside another one.
  private func group(named name: String, beside group: GroupID) -> GroupID? {
    (nearest?.entries(of: graph.groups[group].parent) ?? []).lazy
      .compactMap { self.nearest?.member($0).group }.first { self.graph.name(of: $0) == name }
  }

  /// What is said of a group where it is known what was meant.
  private mutating func finding(
    on group: GroupID, meant: GroupID, in source: SourceID
  ) -> Diagnostic? {
    guard let place = groupPlaces[group]?.first(where: { $0.span.source == source }) else {
      return nil
    }
    let count = (tokens[group] ?? []).count {
      placed[Placed(token: $0, source: source)] != nil && !isIgnored.contains($0)
    }
    return .unknownGroupOverride(
      graph.path(of: group), count: count, proposal: graph.path(of: meant), at: place.span,
      taken: places[PlaceKey(group: meant, layer: place.layer)],
      fix: share(of: meant, amongTokensOf: group) == 1 ? fix(of: group, meant: meant) : nil)
  }

  /// What was meant by the name of a member alone, and what is told of it.
  private mutating func slip(
    of member: Member, _ declaration: ThemeGraph.Declaration
  ) -> (Slip, Diagnostic)? {
    if let group = member.group {
      guard case .meant(let meant) = verdict(on: group),
        graph.groups[meant].parent == graph.groups[group].parent,
        let (_, finding) = finding(onGroupAround: declaration.token, declaration)
      else { return nil }
      let slip = Slip(
        name: graph.name(of: group), meant: graph.name(of: meant), isGroup: true,
        source: member.source)
      return (slip, finding)
    }
    let near = near(declaration.token)
    guard near.count == 1, let meant = near.first,
      graph.tokens[meant].group == graph.tokens[declaration.token].group
    else { return nil }
    let slip = Slip(
      name: graph.name(of: declaration.token), meant: graph.name(of: meant), isGroup: false,
      source: member.source)
    return (slip, finding(on: declaration.token, declaration))
  }
}

extension ThemeGraph {
  fileprivate func lastName(of member: UnknownOverrideSearch.Member) -> String {
    if let group = member.group { return name(of: group) }
    return member.token.map { name(of: $0) } ?? ""
  }
}
