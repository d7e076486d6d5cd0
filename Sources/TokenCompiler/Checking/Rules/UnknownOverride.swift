/// A custom theme overrides a token that the contract does not have.
public struct UnknownOverride: LintRule {
  /// `unknown-override`
  public static let id = DiagnosticID(rawValue: "unknown-override")
  /// One line.
  public static let summary =
    "A custom theme overrides a token that the base theme does not have."
  /// Why it matters.
  public static let rationale = """
    An override that the base theme does not know changes nothing: no component reads it. It is \
    nearly always a misspelt name, or a token that a newer base theme has renamed.
    """
  /// What to do.
  public static let fix =
    "Write the path that the base theme has; the nearest one is proposed."
  /// A misspelt name.
  public static let bad = DiagnosticExample(
    ##"{ "theme": { "color": { "primry": "#00705a" } } }"##, over: base)
  /// The name that the base has.
  public static let good = DiagnosticExample(
    ##"{ "theme": { "color": { "primary": "#00705a" } } }"##, over: base)
  private static let base = ##"{ "theme": { "color": { "primary": "#1d5fe2" } } }"##
  /// An error.
  public static let defaultSeverity: Severity? = .error
  /// `build` runs it too.
  public static let runsInBuild = true

  /// The rule.
  public init() {}

  /// Reports each declaration outside the contract of a token that the contract has in no theme and
  /// that nobody allows to be added.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    guard let contract = context.contract else { return }
    var search = UnknownOverrideSearch(
      context.graph, contract, mayAdd: context.configuration.contract.additions)
    for theme in context.graph.themes.indices {
      diagnostics.theme = theme
      for finding in search.findings(inTheme: theme) { diagnostics.report(finding) }
    }
    diagnostics.theme = nil
    for finding in search.emptyGroups() { diagnostics.report(finding) }
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

/// Finds unknown overrides in one theme after the other.
private struct UnknownOverrideSearch {
  private let graph: ThemeGraph
  private let contract: ContractKnowledge
  private let additions: [PathGlob]
  /// The tokens that nobody knows and nobody allows.
  private var unknown: [TokenID] = []
  private var places: [PlaceKey: SourceSpan] = [:]
  /// For each group the outermost one around it that the contract does not have, and the unknown
  /// tokens in each such group.
  private var outermost: [GroupID?]
  private var tokens: [GroupID: [TokenID]] = [:]
  /// Made for the first finding.
  private var nearest: NearestPath?
  /// What is said of a group as a whole, once it is known.
  private var verdicts: [GroupID: Verdict] = [:]

  private enum Verdict {
    case meant(GroupID)
    case eachToken
  }

  /// What each file of a custom theme overrides, and where.
  private var placed: [Placed: SourceSpan] = [:]
  /// Where custom themes declare the tokens that nobody knows, and the groups.
  private var declared: [TokenID: [SourceSpan]] = [:]
  private var groupPlaces: [GroupID: [(layer: Int, span: SourceSpan)]] = [:]

  private struct Placed: Hashable {
    var token: TokenID
    var source: SourceID
  }

  private struct PlaceKey: Hashable {
    var group: GroupID
    var layer: Int
  }

  init(_ graph: ThemeGraph, _ contract: ContractKnowledge, mayAdd additions: [PathGlob]) {
    self.graph = graph
    self.contract = contract
    self.additions = additions
    outermost = Array(repeating: nil, count: graph.groups.count)
    unknown = graph.tokens.ids.filter {
      contract.unknown.contains($0) && !graph.isMisnamed($0)
    }
    let halves = unknown.isEmpty ? [] : graph.tokensWithoutValue
    unknown.removeAll { halves.contains($0) }
    collectUnknownGroups()
    if !unknown.isEmpty {
      for declaration in graph.declarations.all where !declaration.isContract {
        let place = Placed(token: declaration.token, source: declaration.nameSpan.source)
        placed[place] = placed[place] ?? declaration.nameSpan
        if contract.unknown.contains(declaration.token) {
          declared[declaration.token, default: []].append(declaration.nameSpan)
        }
      }
    }
    for place in graph.groupPlaces {
      places[PlaceKey(group: place.group, layer: place.layer)] = place.span
      groupPlaces[place.group, default: []].append((place.layer, place.span))
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
    for token in unknown {
      let winner = graph.columns[theme].winners[token.index]
      guard winner != .max, !contract.isConflict(token, in: graph) else { continue }
      let declaration = graph.declarations[DeclarationID(rawValue: winner)]
      let outer = outermost[graph.tokens[token].group.index]
      if let outer, case .meant(let group) = verdict(on: outer),
        let span = places[PlaceKey(group: outer, layer: declaration.layer)]
      {
        if told.insert(PlaceKey(group: outer, layer: declaration.layer)).inserted {
          findings.append(
            .unknownGroupOverride(
              graph.path(of: outer), proposal: graph.path(of: group), at: span,
              taken: places[PlaceKey(group: group, layer: declaration.layer)],
              fix: fix(of: outer, meant: group)))
        }
      } else {
        findings.append(finding(on: token, declaration))
      }
    }
    return findings
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

  private mutating func finding(
    on token: TokenID, _ declaration: ThemeGraph.Declaration
  ) -> Diagnostic {
    let path = graph.path(of: token)
    prepareNearest()
    let near = nearest?.tokens(for: Array(path.utf8)[...]) ?? []
    let proposal = PathProposal(
      near.map(graph.path(of:)), at: near.first.flatMap { contract.declared[$0] })
    let only = near.count == 1 ? near[0] : nil
    return .unknownOverride(
      path, proposal: proposal, at: declaration.nameSpan,
      taken: only.flatMap {
        placed[Placed(token: $0, source: declaration.nameSpan.source)]
      }, fix: only.flatMap { fix(of: token, meant: $0) })
  }

  /// Another key, where that alone is wrong and no file has such a key yet. It is written in every file
  /// that has the wrong one: what lies below would come to light otherwise.
  private func fix(of token: TokenID, meant: TokenID) -> Fix? {
    guard graph.tokens[meant].group == graph.tokens[token].group else { return nil }
    return Fix.together(
      (declared[token] ?? []).map { span in
        placed[Placed(token: meant, source: span.source)] != nil
          ? nil
          : Fix.namingKey(
            graph.name(of: meant), for: graph.name(of: token), at: span, in: graph.sources)
      })
  }

  /// The same for a group.
  private func fix(of group: GroupID, meant: GroupID) -> Fix? {
    Fix.together(
      (groupPlaces[group] ?? []).map { layer, span in
        places[PlaceKey(group: meant, layer: layer)] != nil
          ? nil
          : Fix.namingKey(
            graph.name(of: meant), for: graph.name(of: group), at: span, in: graph.sources)
      })
  }

  /// A group as a whole was meant to be another one when that is the one nearest name beside it and
  /// has each of its tokens.
  private mutating func verdict(on group: GroupID) -> Verdict {
    if let verdict = verdicts[group] { return verdict }
    let declared = graph.groups[group]
    prepareNearest()
    let near =
      nearest?.groups(near: graph.names.utf8(declared.name), in: declared.parent) ?? []
    var verdict = Verdict.eachToken
    if near.count == 1, let meant = near.first, has(meant, allTokensOf: group) {
      verdict = .meant(meant)
    }
    verdicts[group] = verdict
    return verdict
  }

  private mutating func prepareNearest() {
    if nearest == nil { nearest = NearestPath(graph, where: { contract.tokens[$0.index] }) }
  }

  private func has(_ meant: GroupID, allTokensOf group: GroupID) -> Bool {
    let prefix = graph.path(of: meant)
    let length = graph.path(of: group).utf8.count
    for token in tokens[group] ?? [] {
      let rest = Array(graph.path(of: token).utf8.dropFirst(length))
      guard nearest?.has(Array(prefix.utf8) + rest) == true else { return false }
    }
    return true
  }
}

extension Diagnostic {
  fileprivate static func unknownGroupOverride(
    _ path: String, proposal: String?, at span: SourceSpan, taken: SourceSpan?, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      UnknownOverride.id, .error, "the base theme has no group '\(path)'", at: span, path: path,
      help: proposal.map { "did you mean '\($0)'?" } ?? "the group is empty; remove it",
      related: taken.map { [.isThereAlready(proposal ?? "", at: $0)] } ?? [], fix: fix)
  }

  fileprivate static func unknownOverride(
    _ path: String, proposal: PathProposal, at span: SourceSpan, taken: SourceSpan?, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      UnknownOverride.id, .error, "the base theme has no token '\(path)'", at: span, path: path,
      help: proposal.help, helpSpan: proposal.place,
      related: taken.map { [.isThereAlready(proposal.only ?? "", at: $0)] } ?? [], fix: fix)
  }
}

extension RelatedPlace {
  fileprivate static func isThereAlready(_ path: String, at span: SourceSpan) -> RelatedPlace {
    RelatedPlace("'\(path)' is there already", at: span)
  }
}
