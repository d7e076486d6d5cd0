/// Finds unknown overrides in one theme after the other. What one cause makes unknown is one finding: a
/// misspelt or foreign group, or a base theme that is not that of the file.
struct UnknownOverrideSearch {
  let graph: ThemeGraph
  let contract: ContractKnowledge
  private let additions: [PathGlob]
  /// The tokens that nobody knows and nobody allows.
  var unknown: [TokenID] = []
  var places: [PlaceKey: SourceSpan] = [:]
  /// For each group the outermost one around it that the contract does not have, and the unknown
  /// tokens in each such group.
  var outermost: [GroupID?]
  private(set) var tokens: [GroupID: [TokenID]] = [:]
  /// Made for the first finding.
  var nearest: NearestPath?
  /// What is said of a group as a whole, once it is known.
  var verdicts: [GroupID: Verdict] = [:]

  enum Verdict {
    /// The group beside it, or elsewhere, that has its tokens.
    case meant(GroupID)
    case moved(String)
    /// Any of these beside it, which have its tokens.
    case oneOf([GroupID])
    /// None: the group around it has its tokens, so that it is one level too many.
    case surplus
    /// None, and nothing is near to any of its tokens.
    case foreign
    case eachToken
  }

  /// The tokens that an ignore is for: each is told by itself, so that the ignore finds it.
  var isIgnored: Set<TokenID> = []
  /// For each file whose base is another one, what is told in the place of all else.
  var foreign: [SourceID: Diagnostic] = [:]
  /// What is told of several unknown groups and tokens of a file at once.
  var shared: [Member: Diagnostic] = [:]
  /// How many tokens of a group, or of a file, are looked at to see what they have in common.
  static let sample = 32
  /// More groups beside one that have its tokens are no help.
  static let mostStates = 8
  /// The groups of the contract by their names, where anything is unknown; only looked up.
  private(set) var groupsByName: [[UInt8]: [GroupID]] = [:]

  /// What each file of a custom theme overrides, and where.
  private(set) var placed: [Placed: SourceSpan] = [:]
  /// Where custom themes refer to the tokens that nobody knows; made for the first fix.
  private lazy var references = findReferences()
  /// Where custom themes declare the tokens that nobody knows, and the groups.
  private var declared: [TokenID: [SourceSpan]] = [:]
  private(set) var groupPlaces: [GroupID: [(layer: Int, span: SourceSpan)]] = [:]

  struct Placed: Hashable {
    var token: TokenID
    var source: SourceID
  }

  /// Something that the contract does not have, in one file: an outermost group, or a token in a group
  /// that is there.
  struct Member: Hashable {
    var group: GroupID?
    var token: TokenID?
    var source: SourceID
  }

  struct PlaceKey: Hashable {
    var group: GroupID
    var layer: Int
  }

  init(_ context: RuleContext, _ contract: ContractKnowledge) {
    graph = context.graph
    self.contract = contract
    additions = context.configuration.contract.additions
    outermost = Array(repeating: nil, count: graph.groups.count)
    unknown = graph.tokens.ids.filter {
      contract.unknown.contains($0) && !graph.isMisnamed($0)
    }
    let halves = unknown.isEmpty ? [] : graph.tokensWithoutValue
    unknown.removeAll { halves.contains($0) }
    collectUnknownGroups()
    if !unknown.isEmpty {
      collectDeclarations()
      for group in graph.groups.ids where contract.groups[group.index] && group != .root {
        groupsByName[Array(graph.names.utf8(graph.groups[group].name)), default: []].append(group)
      }
    }
    for place in graph.groupPlaces {
      places[PlaceKey(group: place.group, layer: place.layer)] = place.span
      groupPlaces[place.group, default: []].append((place.layer, place.span))
    }
    let ignores = (context.configuration.ignores + context.ownIgnores).filter {
      $0.rule == UnknownOverride.id
    }
    if !ignores.isEmpty {
      isIgnored = Set(
        unknown.filter { token in
          let path = graph.path(of: token)
          return ignores.contains { $0.path.matches(path) }
        })
    }
    findForeignFiles()
    findRepeatedSlips()
  }

  private mutating func collectDeclarations() {
    for declaration in graph.declarations.all where !declaration.isContract {
      let place = Placed(token: declaration.token, source: declaration.nameSpan.source)
      placed[place] = placed[place] ?? declaration.nameSpan
      if contract.unknown.contains(declaration.token) {
        declared[declaration.token, default: []].append(declaration.nameSpan)
      }
    }
  }

  private mutating func collectUnknownGroups() {
    for group in graph.groups.ids where group != .root && !contract.groups[group.index] {
      outermost[group.index] = outermost[graph.groups[group].parent.index] ?? group
    }
    for token in unknown {
      if let group = outermost[graph.tokens[token].group.index] {
        tokens[group, default: []].append(token)
      }
    }
  }

  mutating func findings(inTheme theme: Int) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var told = Set<PlaceKey>()
    var toldFiles = Set<SourceID>()
    var toldTogether = Set<SourceSpan?>()
    for token in unknown {
      let winner = graph.columns[theme].winners[token.index]
      guard winner != .max, !contract.isConflict(token, in: graph) else { continue }
      let declaration = graph.declarations[DeclarationID(rawValue: winner)]
      let source = declaration.nameSpan.source
      if let finding = foreign[source], !isIgnored.contains(token) {
        if toldFiles.insert(source).inserted { findings.append(finding) }
      } else if let finding = shared[member(of: token, in: source)], !isIgnored.contains(token) {
        if toldTogether.insert(finding.span).inserted { findings.append(finding) }
      } else if let (key, finding) = finding(onGroupAround: token, declaration) {
        if told.insert(key).inserted { findings.append(finding) }
      } else {
        findings.append(finding(on: token, declaration))
      }
    }
    return findings
  }

  /// What is said of the outermost unknown group around a token as a whole.
  mutating func finding(
    onGroupAround token: TokenID, _ declaration: ThemeGraph.Declaration
  ) -> (PlaceKey, Diagnostic)? {
    guard let outer = outermost[graph.tokens[token].group.index], !isIgnored.contains(token),
      let span = places[PlaceKey(group: outer, layer: declaration.layer)]
    else { return nil }
    let key = PlaceKey(group: outer, layer: declaration.layer)
    let count = (tokens[outer] ?? []).count {
      placed[Placed(token: $0, source: span.source)] != nil && !isIgnored.contains($0)
    }
    let path = graph.path(of: outer)
    var fix: Fix?
    var proposal: String?
    var taken: SourceSpan?
    switch verdict(on: outer) {
    case .eachToken: return nil
    case .surplus:
      return (
        key,
        .unknownGroupOverride(
          path, count: count,
          besides: graph.groups[outer].parent == .root
            ? nil : graph.path(of: graph.groups[outer].parent), at: span)
      )
    case .oneOf(let groups):
      return (
        key, finding(on: path, count: count, asOneOf: groups, in: declaration.layer, at: span)
      )
    case .foreign: break
    case .moved(let other): proposal = other
    case .meant(let group):
      proposal = graph.path(of: group)
      taken = places[PlaceKey(group: group, layer: declaration.layer)]
      if share(of: group, amongTokensOf: outer) == 1 { fix = self.fix(of: outer, meant: group) }
    }
    return (
      key,
      .unknownGroupOverride(
        path, count: count, proposal: proposal, at: span, taken: taken, fix: fix)
    )
  }

  /// What is said of a group that may be any of some others: of those that the file does not have.
  private func finding(
    on path: String, count: Int, asOneOf groups: [GroupID], in layer: Int, at span: SourceSpan
  ) -> Diagnostic {
    let missing = groups.filter { places[PlaceKey(group: $0, layer: layer)] == nil }
    var finding = Diagnostic.unknownGroupOverride(
      path, count: count, proposal: nil, at: span, taken: nil, fix: nil)
    if missing.isEmpty {
      finding.help = .hasOnly(groups.map { graph.name(of: $0) })
    } else {
      finding.help = PathProposal(missing.map { graph.path(of: $0) }).help
    }
    return finding
  }

  /// Groups that the contract does not have and that hold no tokens at all.
  mutating func emptyGroups() -> [Diagnostic] {
    var holdsToken = Array(repeating: false, count: graph.groups.count)
    for token in graph.tokens.all {
      if let group = outermost[token.group.index] { holdsToken[group.index] = true }
    }
    var findings: [Diagnostic] = []
    for place in graph.groupPlaces
    where outermost[place.group.index] == place.group && !holdsToken[place.group.index]
      && !graph.contractGroups.contains(place.group)
    {
      let path = graph.path(of: place.group)
      guard !contract.isConflict(place.group, in: graph), !graph.isMisnamed(place.group),
        !mayAdd(to: path)
      else { continue }
      var proposal: String?
      if case .meant(let meant) = verdict(on: place.group) { proposal = graph.path(of: meant) }
      findings.append(
        .unknownGroupOverride(path, proposal: proposal, at: place.span, taken: nil, fix: nil))
    }
    return findings
  }

  /// Whether the group itself, or any token right below it, may be added.
  private func mayAdd(to group: String) -> Bool {
    additions.contains { $0.matches(group) || $0.matches(group + ".a") }
  }

  mutating func finding(
    on token: TokenID, _ declaration: ThemeGraph.Declaration
  ) -> Diagnostic {
    let path = graph.path(of: token)
    prepareNearest()
    if let property = property(meantBy: token) {
      return .remark(
        path, property, at: declaration.nameSpan,
        fix: Fix.namingKey(
          property, for: graph.name(of: token), at: declaration.nameSpan, in: graph.sources
        ).map { Fix($0.edits, .safe) })
    }
    let near = lacking(self.near(token), for: token, in: declaration.nameSpan.source)
    let proposal = PathProposal(
      near.map(graph.path(of:)), at: near.first.flatMap { contract.declared[$0] })
    let only = near.count == 1 ? near[0] : nil
    if near.isEmpty, let names = namesBeside(token) {
      var finding = Diagnostic.unknownOverride(
        path, proposal: proposal, at: declaration.nameSpan, taken: nil, fix: nil)
      finding.help = .hasOnly(names)
      return finding
    }
    return .unknownOverride(
      path, proposal: proposal, at: declaration.nameSpan,
      taken: only.flatMap {
        placed[Placed(token: $0, source: declaration.nameSpan.source)]
      }, fix: only.flatMap { fix(of: token, meant: $0) })
  }

  /// The names of the tokens in the group of an unknown one, where they are few and may have its value.
  private func namesBeside(_ token: TokenID) -> [String]? {
    let group = graph.tokens[token].group
    let beside = (nearest?.entries(of: group) ?? []).prefix(Self.mostStates)
      .compactMap { nearest?.member($0).token }.filter { isOfType(token, like: $0) }
    let isLarge = (nearest?.entries(of: group).count ?? 0) > Self.mostStates
    return beside.isEmpty || isLarge ? nil : beside.map { graph.name(of: $0) }
  }

  /// The property of the standard that a text of some names is meant to be.
  private func property(meantBy token: TokenID) -> String? {
    guard let type = graph.columns.lazy.compactMap({ $0.types[token.index] }).first, type == .string
    else { return nil }
    let name = graph.name(of: token).lowercased()
    if name == "schema", graph.tokens[token].group == .root { return "$schema" }
    return [
      "comment", "comments", "_comment", "//", "description", "_description", "note", "_note",
    ]
    .contains(name) ? "$description" : nil
  }

  /// Of tokens near to an unknown one those that the file does not have. Where it has all of them, the one
  /// token that it lacks of those beside it.
  private func lacking(_ near: [TokenID], for token: TokenID, in source: SourceID) -> [TokenID] {
    func isMissing(_ token: TokenID) -> Bool { placed[Placed(token: token, source: source)] == nil }
    let missing = near.filter(isMissing)
    guard missing.isEmpty, !near.isEmpty else { return missing }
    let group = graph.tokens[token].group
    let beside = (nearest?.entries(of: group) ?? []).compactMap { nearest?.member($0).token }
    let left = beside.filter { isMissing($0) && isOfType(token, like: $0) }
    return left.count == 1 && beside.count > 2 ? left : near
  }

  /// Another key, where that alone is wrong and no file has such a key yet. It is written in every file
  /// that has the wrong one: what lies below would come to light otherwise. So are the references to it.
  private mutating func fix(of token: TokenID, meant: TokenID) -> Fix? {
    guard graph.tokens[meant].group == graph.tokens[token].group else { return nil }
    let keys = (declared[token] ?? []).map { span in
      placed[Placed(token: meant, source: span.source)] != nil
        ? nil
        : Fix.namingKey(
          graph.name(of: meant), for: graph.name(of: token), at: span, in: graph.sources)
    }
    return Fix.together(keys + renamed(token, graph.path(of: meant)))
  }

  /// The references to a token under its other path.
  private mutating func renamed(_ token: TokenID, _ path: String) -> [Fix?] {
    (references[token] ?? []).map {
      Fix.naming(path, for: graph.path(of: token), at: $0, in: graph.sources)
    }
  }

  private func findReferences() -> [TokenID: [SourceSpan]] {
    let wanted = Set(unknown)
    var references: [TokenID: [SourceSpan]] = [:]
    var known = Set<SourceSpan>()
    for column in graph.columns {
      for token in graph.tokens.ids where column.targets[token.index] != .max {
        let target = TokenID(rawValue: column.targets[token.index])
        guard wanted.contains(target), column.winners[token.index] != .max else { continue }
        let winner = DeclarationID(rawValue: column.winners[token.index])
        let span = graph.declarations[winner].valueSpan
        if known.insert(span).inserted { references[target, default: []].append(span) }
      }
    }
    return references
  }

  /// The same for a group.
  mutating func fix(of group: GroupID, meant: GroupID) -> Fix? {
    let keys = (groupPlaces[group] ?? []).map { layer, span in
      places[PlaceKey(group: meant, layer: layer)] != nil
        ? nil
        : Fix.namingKey(
          graph.name(of: meant), for: graph.name(of: group), at: span, in: graph.sources)
    }
    let path = graph.path(of: meant)
    let length = graph.path(of: group).utf8.count
    let inside = (tokens[group] ?? []).flatMap { token in
      renamed(
        token, path + String(decoding: graph.path(of: token).utf8.dropFirst(length), as: UTF8.self))
    }
    return Fix.together(keys + inside)
  }

  mutating func prepareNearest() {
    if nearest == nil { nearest = NearestPath(graph, where: { contract.tokens[$0.index] }) }
  }

  /// What the contract lacks around a token, or the token itself.
  func member(of token: TokenID, in source: SourceID) -> Member {
    let outer = outermost[graph.tokens[token].group.index]
    return Member(group: outer, token: outer == nil ? token : nil, source: source)
  }
}

extension ThemeGraph {
  /// The tokens of which only half a member is there. The fault of form was told, and what stands there
  /// may be no name.
  fileprivate var tokensWithoutValue: Set<TokenID> {
    let quote = UInt8(ascii: "\"")
    return Set(
      declarations.all.filter { declaration in
        let place = declaration.valueSpan
        guard place.range.isEmpty, !declaration.isContract else { return false }
        let bytes = sources[place.source].bytes
        let start = Int(place.range.start)
        return !(bytes.indices.contains(start) && bytes[start] == quote)
      }.map(\.token))
  }

  /// Whether the name of a token, or of a group around it, was refused.
  fileprivate func isMisnamed(_ token: TokenID) -> Bool {
    misnamedTokens.contains(token) || isMisnamed(tokens[token].group)
  }

  fileprivate func isMisnamed(_ group: GroupID) -> Bool {
    guard !misnamedGroups.isEmpty else { return false }
    var group = group
    while group != .root {
      if misnamedGroups.contains(group) { return true }
      group = groups[group].parent
    }
    return false
  }
}
