/// Resolves one theme after the other. What does not depend on the theme, such as what a reference's
/// text means and the value of a literal, is found once and kept.
struct ThemeResolver {
  /// A value as it was decoded for a type.
  struct Decoded {
    var type: TokenType
    /// The type that it has instead, where it is none of that type and kept all the same.
    var result: TokenType
    var value: UInt32
    /// The numbers of the values that it was made of.
    var needs: [UInt32]
  }

  /// Nothing. What Swift does not know the size of it passes by its address; else it would copy all
  /// 1,500 bytes of the resolver for each question to it, some twenty for each value.
  private let passedByAddress: any Sendable = ()
  var merged: MergedLayers
  var diagnostics: Diagnostics
  /// All values; the first is `invalid`.
  var values: [TokenValue] = [.invalid]
  /// For each set, for each reference, the token it names (see `ReferenceBinder`).
  var bindings: [[UInt32]]
  /// What the value of each declaration consists of.
  var contents: [ValueContent]
  /// For each declaration but aliases, its value in the last theme.
  var decoded: [Decoded?]
  /// What decoding a declaration found, to be said again in the next theme in which it wins.
  var faults: [UInt32: [Diagnostic]] = [:]
  var legacy: LegacyCounter
  /// The theme that is being resolved, and what has become of it so far.
  var theme: ThemeState
  var column = ThemeColumn()
  /// Declarations that have no value in the current theme, which was reported.
  var failedDeclarations: Set<UInt32> = []
  /// Which sets have colours, or lengths and times, as text; made for the first proposal.
  var textForms: [TextsOfSet: Bool] = [:]
  /// Tokens that are part of a ring.
  var isPoisoned: [Bool] = []
  /// What pointers lead to, and those that lead nowhere or are part of a ring.
  var pointerTargets: [ValuePlace: PointerTarget] = [:]
  var failedPointers = Set<ValuePlace>()
  var pointerEnds: [ValuePlace: PointerTarget] = [:]
  /// The texts of members to which references in texts lead.
  var partTexts: [ValuePlace: PartText] = [:]
  var childIndex = ChildIndex()
  /// How many values may still be decoded, in this theme, at the places of pointers to them.
  var expansionBudget = 0
  static let expansionLimit = 2_000_000
  var weights = ValueWeights()
  /// The same theme in the default mode, where it is in another and both are resolved.
  var usual: ThemeColumn?
  /// The same theme as the contract alone makes it.
  var contract: ThemeColumn?
  /// Such columns, by what they depend on.
  var contractColumns: [ContractKey: ContractColumn] = [:]
  let conflicts: PathConflicts
  /// Tokens of the theme that are a group in another layer. What else is wrong with them is not said.
  var conflicting: [TokenID] = []
  /// Where a token stands for a group of a lower layer: what reading has said of its value follows.
  var refusedTokens: Set<PathInSource> = []
  /// Where a group stands for a token of a lower layer, and what reading has proposed for members that
  /// mean nothing: one of them is probably the value.
  var refusedGroups: Set<PathInSource> = []
  /// Tokens of lower layers in whose place stand groups with a key that was meant to be `$value`.
  var misspeltValues: Set<PathInSource> = []
  let proposals: [PathInSource: String]
  /// Made for the first reference that leads nowhere.
  var nearestPath: NearestPath?
  /// Made with it: for each token the type that what is written shows.
  var likelyTypes: [TokenType?] = []
  var respelledPaths: RespelledPaths?
  /// The texts of the contract by the names of their tokens; made for the first word that may be wrong.
  var choiceWords: [[UInt8]: [String]]?
  /// The declaration that is being decoded, and what was found in it so far.
  var current: UInt32 = .max
  var found: [Diagnostic] = []
  /// The older spellings in it so far; `nil` where no declaration is being decoded.
  var spellings: [(spelling: LegacySpelling, place: ValuePlace)]?

  init(_ merged: MergedLayers, layers: [Layer], diagnostics: Diagnostics) {
    self.merged = merged
    self.diagnostics = diagnostics
    bindings = merged.sets.map {
      Array(repeating: ReferenceBinder.unbound, count: $0.set.referenceCount)
    }
    contents = ValueContent.survey(merged)
    decoded = Array(repeating: nil, count: merged.graph.declarations.count)
    values.reserveCapacity(contents.count { $0 != .alias } + 1)
    legacy = LegacyCounter(merged, layers: layers)
    theme = ThemeState(merged, sets: [])
    conflicts = PathConflicts(merged)
    proposals = conflicts.paths.isEmpty ? [:] : diagnostics.helps(of: .unknownProperty)
  }

  /// Resolves a theme and gives its column. What the contract alone makes of it is needed to judge
  /// overrides.
  mutating func resolve(_ state: ThemeState, contract: ThemeColumn?) -> ThemeColumn {
    theme = state
    theme.cascade(merged)
    self.contract = contract
    prepareColumn()
    for node in DependencyOrder.order(of: &self) {
      switch node {
      case .token(let token):
        resolve(token)
        checkMode(token)
        checkOverride(token)
      case .part(let place): settleParts(of: place)
      }
    }
    inheritDeprecations()
    return column
  }

  private mutating func prepareColumn() {
    let count = merged.graph.tokens.count
    column = ThemeColumn(
      winners: theme.winners, types: Array(repeating: nil, count: count),
      values: Array(repeating: 0, count: count), targets: Array(repeating: .max, count: count))
    column.groups = theme.groupMetadata
    pointerTargets = [:]
    failedPointers = []
    failedDeclarations = []
    pointerEnds = [:]
    partTexts = [:]
    expansionBudget = Self.expansionLimit
    isPoisoned = Array(repeating: false, count: count)
    for token in conflicting { isPoisoned[token.index] = true }
  }

  private mutating func inheritDeprecations() {
    for token in merged.graph.tokens.ids {
      let winner = theme.winners[token.index]
      guard winner != .max else { continue }
      let inherited = theme.groupDeprecations[merged.graph.tokens[token].group.index]
      if let deprecation = merged.written(winner).deprecated ?? inherited {
        column.deprecations[token] = deprecation
      }
    }
  }

  /// The declaration that wins at a token in the current theme.
  func declaration(of token: TokenID) -> ThemeGraph.Declaration? {
    let winner = theme.winners[token.index]
    return winner == .max ? nil : merged.graph.declarations[DeclarationID(rawValue: winner)]
  }
}

/// Values as text in a set: colours, or lengths and times.
struct TextsOfSet: Hashable {
  var set: Int
  var isColor: Bool
}

/// What a value consists of, as far as resolving cares.
enum ValueContent: UInt8 {
  /// No reference: its value depends on its type alone.
  case literal
  /// It is one reference.
  case alias
  /// It holds references to whole tokens.
  case mixed
  /// It holds pointers, which may lead to different places in each theme.
  case pointers

  /// One for each declaration.
  static func survey(_ merged: MergedLayers) -> [ValueContent] {
    var contents: [ValueContent] = []
    contents.reserveCapacity(merged.graph.declarations.count)
    for placed in merged.sets {
      for token in placed.set.tokens { contents.append(of(token.value, in: placed.set)) }
    }
    return contents
  }

  private static func of(_ root: RawIndex, in set: TokenSet) -> ValueContent {
    var content = ValueContent.literal
    var index = Int(root)
    let end = Int(set.values[index].next)
    while index < end {
      let kind = set.values[index].kind
      if kind == .pointer { return index == Int(root) ? .alias : .pointers }
      if kind == .reference { content = index == Int(root) ? .alias : .mixed }
      index += 1
    }
    return content
  }
}
