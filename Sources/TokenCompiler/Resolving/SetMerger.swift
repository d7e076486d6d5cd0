/// One token set of one layer, among all that are resolved together.
struct PlacedSet {
  /// What it declares.
  var set: TokenSet
  /// The source it was read from.
  var source: SourceID
  /// The number of its layer.
  var layer: Int
  /// Whether the layer is part of the contract.
  var isContract: Bool
  /// The themes in which it holds.
  var condition: ThemeCondition
  /// For each token, where its mode is written; empty where the set holds no values of a mode.
  var modePlaces: [ModePlace] = []
  /// The values of modes stand instead of a plain one, not beside it.
  var isInsteadOfValue = false
  /// The mode, as a number.
  var mode: Int?
  /// The modes that a value of this source should have.
  var expectedModes: Set<Int> = []
  /// The declaration of its first token; the others follow in order.
  var firstDeclaration = 0
  /// The tokens and groups of the graph, by the numbers that the set has for them.
  var tokens: [TokenID] = []
  var groups: [GroupID] = []
  /// The groups that declare more than members.
  var describedGroups: [Int] = []
}

/// All layers put together: one number for each path, and what every set declares there.
struct MergedLayers {
  /// Groups, tokens, declarations, names and sources; no themes yet.
  var graph = ThemeGraph()
  var table = PathTable()
  var sets: [PlacedSet] = []
  /// The number of the set of each declaration.
  var setOfDeclaration: [UInt32] = []
  /// How modes stand in for each other; `nil` where there are none.
  var modes: ModeOrder?
  /// A token may have values of modes, and none for the default one.
  var hasOrphans = false
  /// The modifier to which the values of modes belong, and its contexts.
  var modeModifier = ModeValues.modifier
  var modeNames: [String] = []
  /// The source of each layer.
  var sourceOfLayer: [SourceID] = []
  /// The first declaration of each token.
  var firstDeclarations: [UInt32] = []
  /// Tokens by their joined path where a name in it holds a dot; looked up only.
  var dottedPaths: [[UInt8]: TokenID] = [:]
  /// What references to members lead to in each document that has it, lowest layer first; looked up only.
  var memberTargets: [ValuePlace: [ValuePlace]] = [:]
  /// The declaration for whose sake such a value was read; looked up only.
  var memberOwners: [ValuePlace: UInt32] = [:]
  var hasMemberReferences = false
  /// For each set, for each reference, the token that it was found to lead to while members were looked
  /// for; `.max` and what is missing says nothing.
  var foundTokens: [[UInt32]] = []
  /// What reading has found of tokens without a value; whether they are any, the layers together tell.
  fileprivate var unfinished: [Diagnostic] = []

  /// The set of a declaration, and the number that the token has there.
  func home(of declaration: UInt32) -> (set: Int, token: Int) {
    let set = Int(setOfDeclaration[Int(declaration)])
    return (set, Int(declaration) - sets[set].firstDeclaration)
  }

  /// A token as its set writes it.
  func written(_ declaration: UInt32) -> TokenDeclaration {
    let (set, token) = home(of: declaration)
    return sets[set].set.tokens[token]
  }

  /// The type that a token states itself.
  func writtenType(_ declaration: UInt32) -> DeclaredType? {
    let (set, token) = home(of: declaration)
    return sets[set].set.tokens[token].type
  }

  /// The place of the value of a declaration.
  func valuePlace(of declaration: UInt32) -> ValuePlace {
    let (set, token) = home(of: declaration)
    return ValuePlace(set: set, index: sets[set].set.tokens[token].value)
  }
}

extension MergedLayers {
  /// Notes the tokens and groups whose names reading has refused.
  fileprivate mutating func noteMisnamed(in numbers: Range<Int>, _ found: [Diagnostic]) {
    let keys = Set(found.filter { $0.id == .invalidName }.compactMap { $0.span?.range })
    guard !keys.isEmpty else { return }
    for placed in sets[numbers] {
      for (group, declared) in zip(placed.groups, placed.set.groups)
      where keys.contains(declared.key) {
        graph.misnamedGroups.insert(group)
      }
      for (token, declared) in zip(placed.tokens, placed.set.tokens)
      where keys.contains(declared.key) {
        graph.misnamedTokens.insert(token)
      }
    }
  }

  /// Warns of tokens without a value, but not where another layer has members at the path: there the
  /// type of a group is stated.
  func reportUnfinished(into diagnostics: inout Diagnostics) {
    guard !unfinished.isEmpty else { return }
    let parents = Set(table.entries.map(\.parent))
    for finding in unfinished {
      let names = PathText.names(ofReference: Array((finding.path ?? "").utf8)[...])
      let group = names.reduce(GroupID.root as GroupID?) { group, name in
        group.flatMap { entry(name, in: $0)?.group }
      }
      if group.map(parents.contains) != true { diagnostics.report(finding) }
    }
  }
}

/// Gives every path one number. Source order is by layer and, within a source, by place in the file,
/// also where the source holds several sets.
struct SetMerger {
  private var merged = MergedLayers()
  private var ordinal: UInt32 = 0

  static func merge(
    _ layers: [Layer], selection: ThemeSelection, modes: String,
    into diagnostics: inout Diagnostics
  ) -> MergedLayers {
    var merger = SetMerger()
    merger.addRoot()
    merger.merged.modeModifier = modes
    merger.merged.modes = ModeOrder(layers, selection.modifiers, of: modes)
    merger.merged.modeNames =
      merger.merged.modes.map { selection.modifiers[$0.modifier].contexts } ?? []
    let count = layers.reduce(0) { $0 + $1.source.sets.reduce(0) { $0 + $1.set.tokens.count } }
    merger.merged.graph.declarations.reserveCapacity(count)
    merger.merged.setOfDeclaration.reserveCapacity(count)
    merger.merged.table.reserve(layers.first?.source.pathCount ?? 0)
    let hasCandidates = layers.contains { $0.when[Modifier.candidate] != nil }
    for (number, layer) in layers.enumerated() {
      let source = merger.addSource(layer.source.source)
      merger.merged.sourceOfLayer.append(source)
      if hasCandidates {
        merger.merged.graph.noteCandidate(layer.when[Modifier.candidate], of: source)
      }
      let found = layer.source.findings
      diagnostics.report(found.filter { $0.id != .unfinishedToken }, movedTo: source)
      merger.merged.unfinished += found.filter { $0.id == .unfinishedToken }.map {
        $0.moved(to: source)
      }
      let first = merger.merged.sets.count
      merger.add(layer, number: number, source: source, selection: selection)
      merger.merged.noteMisnamed(in: first..<merger.merged.sets.count, found)
    }
    merger.placeGroups()
    merger.merged.findOrphans()
    return merger.merged
  }

  private mutating func placeGroups() {
    guard merged.graph.hasContract else { return }
    for placed in merged.sets where placed.isContract {
      merged.graph.contractGroups.formUnion(placed.groups)
    }
    for placed in merged.sets where !placed.isContract {
      for (group, declared) in zip(placed.groups, placed.set.groups) where group != .root {
        merged.graph.groupPlaces.append(
          .init(
            group: group, layer: placed.layer, span: SourceSpan(placed.source, declared.key)))
      }
    }
  }

  private mutating func addRoot() {
    let name = merged.graph.names.append("")
    merged.graph.groups.append(.init(name: name, parent: .root, ordinal: 0))
    ordinal = 1
  }

  /// A file that is used twice is one source, so that what is found in it is told once.
  private mutating func addSource(_ source: SourceFile) -> SourceID {
    for id in merged.graph.sources.ids where merged.graph.sources[id].path == source.path {
      if merged.graph.sources[id] == source { return id }
    }
    return merged.graph.sources.append(source)
  }

  private mutating func add(
    _ layer: Layer, number: Int, source: SourceID, selection: ThemeSelection
  ) {
    let isReadable = layer.source.contract?.isUnreadable != true
    if layer.isContract, isReadable { merged.graph.hasContract = true }
    if let facts = layer.source.contract { merged.graph.contractFacts.append(facts) }
    let first = merged.sets.count
    let expected = merged.expectedModes(of: layer.source)
    for conditional in layer.source.sets {
      guard
        let condition = selection.condition(
          layer.when, conditional.when, alsoIn: conditional.alsoIn)
      else { continue }
      var placed = PlacedSet(
        set: conditional.set, source: source, layer: number, isContract: layer.isContract,
        condition: condition)
      placed.modePlaces = conditional.modePlaces
      placed.isInsteadOfValue = conditional.isInsteadOfValue
      placed.mode = conditional.when[merged.modeModifier].flatMap {
        merged.modeNames.firstIndex(of: $0)
      }
      placed.expectedModes = expected
      placed.tokens = Array(repeating: TokenID(0), count: conditional.set.tokens.count)
      placed.groups = Array(repeating: .root, count: conditional.set.groups.count)
      placed.describedGroups = conditional.set.groups.indices.filter {
        conditional.set.groups[$0].declaresMore
      }
      merged.sets.append(placed)
    }
    if merged.sets.count == first + 1 {
      for event in SourceOrder(merged.sets[first].set, number: first) { add(event) }
    } else {
      for event in Self.events(of: merged.sets[first...]) { add(event) }
    }
    merged.firstDeclarations.append(
      contentsOf: repeatElement(
        .max, count: merged.graph.tokens.count - merged.firstDeclarations.count))
    for set in first..<merged.sets.count { addDeclarations(ofSet: set, source: layer.source) }
  }

  private mutating func add(_ event: Event) {
    if event.isGroup { addGroup(event) } else { addToken(event) }
  }

  private static func events(of sets: ArraySlice<PlacedSet>) -> [Event] {
    var events: [Event] = []
    for set in sets.indices {
      let declared = sets[set].set
      events.reserveCapacity(events.count + declared.groups.count + declared.tokens.count)
      events += SourceOrder(declared, number: set)
    }
    // A group that several sets have is made before its members, whichever set comes first.
    return events.enumerated().sorted { left, right in
      left.element.key != right.element.key
        ? left.element.key < right.element.key : left.offset < right.offset
    }.map(\.element)
  }

  private mutating func addGroup(_ event: Event) {
    let declared = merged.sets[event.set].set.groups[event.index]
    let entry = intern(declared.name, in: declared.parent, set: event.set)
    if merged.table.entries[entry].group == nil {
      let made = merged.table.entries[entry]
      let id = merged.graph.groups.append(
        .init(name: made.name, parent: made.parent, ordinal: ordinal))
      ordinal += 1
      merged.table.setGroup(id, of: entry)
    }
    if let id = merged.table.entries[entry].group {
      merged.sets[event.set].groups[event.index] = id
    }
  }

  private mutating func addToken(_ event: Event) {
    let declared = merged.sets[event.set].set.tokens[event.index]
    let entry = intern(declared.name, in: declared.group, set: event.set)
    if merged.table.entries[entry].token == nil {
      let made = merged.table.entries[entry]
      let id = merged.graph.tokens.append(
        .init(name: made.name, group: made.parent, ordinal: ordinal))
      ordinal += 1
      merged.table.setToken(id, of: entry)
    }
    if let id = merged.table.entries[entry].token {
      merged.sets[event.set].tokens[event.index] = id
    }
  }

  /// The group's number in the set is that of a group that came before, so it has its ID.
  private mutating func intern(_ name: Name, in group: UInt32, set: Int) -> Int {
    let parent = merged.sets[set].groups[Int(group)]
    return merged.table.intern(
      merged.sets[set].set.names.utf8(name), in: parent, names: &merged.graph.names)
  }

  private mutating func addDeclarations(ofSet number: Int, source: ReadSource) {
    merged.sets[number].firstDeclaration = merged.graph.declarations.count
    let placed = merged.sets[number]
    for index in placed.tokens.indices {
      if merged.firstDeclarations[placed.tokens[index].index] == .max {
        merged.firstDeclarations[placed.tokens[index].index] = UInt32(
          merged.graph.declarations.count)
      }
      merged.graph.declarations.append(declaration(index, of: placed, in: source))
      merged.setOfDeclaration.append(UInt32(number))
    }
  }

  /// A token of a set. It is looked at where it stands: a token in a constant of its own is a copy.
  private func declaration(
    _ index: Int, of placed: PlacedSet, in source: ReadSource
  ) -> ThemeGraph.Declaration {
    let value = placed.set.values[Int(placed.set.tokens[index].value)]
    var declaration = ThemeGraph.Declaration(
      token: placed.tokens[index],
      nameSpan: SourceSpan(placed.source, placed.set.tokens[index].key),
      valueSpan: SourceSpan(placed.source, value.shown), layer: placed.layer,
      isContract: placed.isContract)
    if let type = placed.set.tokens[index].type, !type.isCategory {
      declaration.typeSpan = SourceSpan(placed.source, type.range)
    }
    if let description = placed.set.tokens[index].description {
      declaration.descriptionSpan = SourceSpan(placed.source, description)
    }
    if let extensions = placed.set.tokens[index].extensions {
      let data = JSONValue.read(extensions, of: placed.set, in: source.source)
      let rest = placed.set.tokens[index].hasModeExtension ? data.withoutModes : data
      declaration.extensions =
        placed.set.tokens[index].hasColorChange ? rest?.withoutColorChange : rest
    }
    if value.kind == .opaque { declaration.flags = ContractFlags(rawValue: value.payload) }
    declaration.isOfMode = placed.isInsteadOfValue
    return declaration
  }
}

/// A group or token of a set, and where its key stands.
private struct Event {
  var key: UInt32
  var set: Int
  var isGroup: Bool
  var index: Int
}

/// The groups and tokens of one set, each list of which is in source order, as one.
private struct SourceOrder: Sequence, IteratorProtocol {
  private let groups: [GroupDeclaration]
  private let tokens: [TokenDeclaration]
  private let number: Int
  /// The root is in no group.
  private var group = 1
  private var token = 0

  init(_ set: TokenSet, number: Int) {
    groups = set.groups
    tokens = set.tokens
    self.number = number
  }

  mutating func next() -> Event? {
    guard group < groups.count || token < tokens.count else { return nil }
    let takesGroup =
      token >= tokens.count
      || group < groups.count && groups[group].key.start <= tokens[token].key.start
    if takesGroup {
      defer { group += 1 }
      return Event(key: groups[group].key.start, set: number, isGroup: true, index: group)
    }
    defer { token += 1 }
    return Event(key: tokens[token].key.start, set: number, isGroup: false, index: token)
  }
}

extension ReadSource {
  /// How many groups and tokens the sets of the source have together.
  fileprivate var pathCount: Int {
    sets.reduce(0) { $0 + $1.set.groups.count + $1.set.tokens.count }
  }
}

extension GroupDeclaration {
  /// Whether the group says anything besides its members.
  fileprivate var declaresMore: Bool {
    type != nil || description != nil || deprecated != nil || extensions != nil || extends != nil
  }
}
