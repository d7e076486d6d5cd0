/// What one theme is made of before anything is resolved in it: its layers flattened.
struct ThemeState {
  /// The numbers of the sets that take part, lowest first.
  var sets: [Int] = []
  /// What becomes of the tokens. `winners` is filled by flattening.
  var column = ThemeColumn()
  /// For each group, the type that its tokens inherit.
  var groupTypes: [DeclaredType?] = []
  /// For each group, what its tokens inherit of `$deprecated`.
  var groupDeprecations: [Deprecation?] = []
  /// Tokens that are part of a ring.
  var isPoisoned: [Bool] = []

  /// Flattens the sets that fit a theme: the last declaration of a path wins whole, properties of
  /// groups win one by one.
  init(_ merged: MergedLayers, fitting contexts: [Int]) {
    sets = merged.sets.indices.filter { merged.sets[$0].condition.fits(contexts) }
    flattenTokens(merged)
    flattenGroups(merged)
  }

  private mutating func flattenTokens(_ merged: MergedLayers) {
    let count = merged.graph.tokens.count
    var winners = [UInt32](repeating: .max, count: count)
    for number in sets {
      let placed = merged.sets[number]
      var declaration = UInt32(placed.firstDeclaration)
      for token in placed.tokens {
        winners[token.index] = declaration
        declaration += 1
      }
    }
    column.winners = winners
    column.types = Array(repeating: nil, count: count)
    column.values = Array(repeating: 0, count: count)
    column.targets = Array(repeating: .max, count: count)
    isPoisoned = Array(repeating: false, count: count)
  }

  private mutating func flattenGroups(_ merged: MergedLayers) {
    let count = merged.graph.groups.count
    groupTypes = Array(repeating: nil, count: count)
    groupDeprecations = Array(repeating: nil, count: count)
    for number in sets {
      let placed = merged.sets[number]
      for index in placed.describedGroups {
        let declared = placed.set.groups[index]
        let group = placed.groups[index]
        if let type = declared.type { groupTypes[group.index] = type }
        if let deprecated = declared.deprecated { groupDeprecations[group.index] = deprecated }
        describe(group, by: declared, placed, merged)
      }
    }
    cascade(merged)
  }

  /// Groups come after the groups around them, so one pass hands everything down.
  private mutating func cascade(_ merged: MergedLayers) {
    for group in merged.graph.groups.ids {
      let parent = merged.graph.groups[group].parent.index
      if groupTypes[group.index] == nil { groupTypes[group.index] = groupTypes[parent] }
      if groupDeprecations[group.index] == nil {
        groupDeprecations[group.index] = groupDeprecations[parent]
      }
    }
  }

  private mutating func describe(
    _ group: GroupID, by declared: GroupDeclaration, _ placed: PlacedSet, _ merged: MergedLayers
  ) {
    guard declared.description != nil || declared.extensions != nil else { return }
    var metadata = column.groups[group] ?? GroupMetadata()
    if let range = declared.description {
      metadata.descriptionSpan = SourceSpan(placed.source, range)
    }
    if let index = declared.extensions {
      metadata.extensions = JSONValue.read(
        index, of: placed.set, in: merged.graph.sources[placed.source])
    }
    column.groups[group] = metadata
  }
}
