/// Which part of a palette a token takes its colours from, where the palette has one for each mode, such
/// as `primitives.color.light` and `primitives.color.dark`.
struct PaletteModes {
  private let graph: ThemeGraph
  private let words: Set<String>
  private let own: ModeWords
  /// The tokens of each group, made when somebody asks.
  private var members: [GroupID: [TokenID]] = [:]
  /// The modes to which most references of a theme lead.
  private var usual: [Int: Set<String>] = [:]

  init(_ graph: ThemeGraph) {
    self.graph = graph
    own = ModeWords(graph)
    var words: Set<String> = ["light", "dark"]
    for modifier in graph.modifiers where modifier.name != Modifier.candidate {
      words.formUnion(modifier.contexts)
    }
    words.remove("default")
    self.words = words
  }

  /// Whether a path that names some modes names none, or one of those that are wanted.
  static func fits(_ modes: Set<String>, _ wanted: Set<String>) -> Bool {
    modes.isEmpty || wanted.isEmpty || !modes.isDisjoint(with: wanted)
  }

  /// The modes of the colours that belong to a token in a theme: what its own path says, else what it
  /// refers to, what its siblings refer to, what most of the theme refers to.
  mutating func modes(of token: TokenID, inTheme theme: Int) -> Set<String> {
    let told = modes(inPathOf: token)
    if !told.isEmpty { return told }
    let referred = referredModes(of: token, inTheme: theme)
    if !referred.isEmpty { return referred }
    let siblings = members(of: graph.tokens[token].group).map {
      referredModes(of: $0, inTheme: theme)
    }
    if let found = Self.most(siblings) { return found }
    if let known = usual[theme] { return known }
    let all = graph.tokens.ids.map { token -> Set<String> in
      let target = graph.columns[theme].targets[token.index]
      return target == .max ? [] : ownModes(inPathOf: TokenID(rawValue: target), inTheme: theme)
    }
    let found = Self.most(all) ?? []
    usual[theme] = found
    return found
  }

  private static func most(_ found: [Set<String>]) -> Set<String>? {
    var counts: [Set<String>: Int] = [:]
    var best: Set<String>?
    for modes in found where !modes.isEmpty {
      counts[modes, default: 0] += 1
      if counts[modes, default: 0] > best.map({ counts[$0, default: 0] }) ?? 0 { best = modes }
    }
    return best
  }

  private func referredModes(of token: TokenID, inTheme theme: Int) -> Set<String> {
    graph.chain(of: token, inTheme: theme, limit: 64).reduce(into: []) {
      $0.formUnion(ownModes(inPathOf: $1, inTheme: theme))
    }
  }

  /// The mode that the path of a colour names. A reference to another mode than the theme's is a mistake,
  /// and says nothing of what the token should be.
  private func ownModes(inPathOf token: TokenID, inTheme theme: Int) -> Set<String> {
    own.isForeign(token, in: graph, theme: theme) ? [] : modes(inPathOf: token)
  }

  /// The mode that the path of a token names. The outermost word counts: `dark.neutral.light` is a light
  /// grey of dark.
  func modes(inPathOf token: TokenID) -> Set<String> {
    let names = graph.segments(of: graph.tokens[token].group) + [graph.name(of: token)]
    return names.first(where: words.contains).map { [$0] } ?? []
  }

  /// The names of the groups around a token without the words of modes: `palette.light.blue` and
  /// `palette.dark.blue` are one family.
  func group(of token: TokenID) -> [String] {
    graph.segments(of: graph.tokens[token].group).filter { !words.contains($0) }
  }

  /// The family from which a token takes its colour: that of what it refers to, else its own.
  func family(of token: TokenID, inTheme theme: Int) -> [String] {
    group(of: graph.chain(of: token, inTheme: theme, limit: 64).last ?? token)
  }

  private mutating func members(of group: GroupID) -> [TokenID] {
    if members.isEmpty {
      for id in graph.tokens.ids { members[graph.tokens[id].group, default: []].append(id) }
    }
    return members[group] ?? []
  }
}
