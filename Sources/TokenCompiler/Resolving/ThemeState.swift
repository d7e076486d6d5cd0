/// What one theme is made of before anything is resolved in it: its layers flattened.
struct ThemeState {
  /// The numbers of the sets that take part, lowest first.
  let sets: [Int]
  /// The winning declaration of each token; `.max` where the theme has no such token.
  var winners: [UInt32]
  /// For each declaration that won over another one, that one; empty where none did.
  private(set) var shadowed: [UInt32] = []
  /// For each group, the type that its tokens inherit.
  var groupTypes: [DeclaredType?]
  /// For each group, what its tokens inherit of `$deprecated`.
  var groupDeprecations: [Deprecation?]
  /// What groups declare besides; looked up only.
  var groupMetadata: [GroupID: GroupMetadata] = [:]
  /// Where the extension data of groups is written, and their `$deprecated`; looked up only.
  var extensionPlaces: [GroupID: ValuePlace] = [:]
  var deprecationPlaces: [GroupID: ValuePlace] = [:]
  /// For each group that extends another, where that is written.
  var extensions: [(group: GroupID, place: ValuePlace)] = []
  /// Groups that lack what they should have got: what is missed in them is not told as well.
  var failedExtensions: Set<GroupID> = []
  private var extensionNumbers: [GroupID: Int] = [:]
  /// For tokens that came by extension, the type that they inherited where they are declared.
  var sourceTypes: [TokenID: DeclaredType] = [:]

  /// Flattens sets: the last declaration of a path wins whole, properties of groups win one by one.
  init(_ merged: MergedLayers, sets: [Int]) {
    self.sets = sets
    winners = Array(repeating: .max, count: merged.graph.tokens.count)
    groupTypes = Array(repeating: nil, count: merged.graph.groups.count)
    groupDeprecations = Array(repeating: nil, count: merged.graph.groups.count)
    for number in sets { flattenTokens(merged.sets[number], merged) }
    for number in sets { flattenGroups(merged.sets[number], number, merged) }
  }

  /// The declaration that `declaration` won over.
  func shadow(of declaration: UInt32) -> UInt32? {
    guard !shadowed.isEmpty, shadowed[Int(declaration)] != .max else { return nil }
    return shadowed[Int(declaration)]
  }

  private mutating func flattenTokens(_ placed: PlacedSet, _ merged: MergedLayers) {
    var declaration = UInt32(placed.firstDeclaration)
    for token in placed.tokens {
      let former = winners[token.index]
      if former != .max {
        if shadowed.isEmpty {
          shadowed = Array(repeating: .max, count: merged.graph.declarations.count)
        }
        shadowed[Int(declaration)] = former
      }
      winners[token.index] = declaration
      declaration += 1
    }
  }

  private mutating func flattenGroups(_ placed: PlacedSet, _ number: Int, _ merged: MergedLayers) {
    for index in placed.describedGroups {
      let declared = placed.set.groups[index]
      let group = placed.groups[index]
      if var type = declared.type {
        type.source = placed.source
        groupTypes[group.index] = type
      }
      if let deprecated = declared.deprecated {
        groupDeprecations[group.index] = deprecated
        deprecationPlaces[group] = declared.deprecatedPlace.map {
          ValuePlace(set: number, index: $0)
        }
      }
      if let extends = declared.extends {
        let place = ValuePlace(set: number, index: extends)
        if let known = extensionNumbers[group] {
          extensions[known].place = place
        } else {
          extensionNumbers[group] = extensions.count
          extensions.append((group, place))
        }
      }
      describe(group, by: declared, placed, number, merged)
    }
  }

  private mutating func describe(
    _ group: GroupID, by declared: GroupDeclaration, _ placed: PlacedSet, _ number: Int,
    _ merged: MergedLayers
  ) {
    guard declared.description != nil || declared.extensions != nil else { return }
    var metadata = groupMetadata[group] ?? GroupMetadata()
    if let range = declared.description {
      metadata.descriptionSpan = SourceSpan(placed.source, range)
    }
    if let index = declared.extensions {
      extensionPlaces[group] = ValuePlace(set: number, index: index)
      metadata.extensions = JSONValue.read(
        index, of: placed.set, in: merged.graph.sources[placed.source])
    }
    groupMetadata[group] = metadata
  }

  /// Hands types and deprecations down to nested groups. Groups come after the groups around them,
  /// so one pass is enough.
  mutating func cascade(_ merged: MergedLayers) {
    for group in merged.graph.groups.ids {
      let parent = merged.graph.groups[group].parent.index
      if groupTypes[group.index] == nil { groupTypes[group.index] = groupTypes[parent] }
      if groupDeprecations[group.index] == nil {
        groupDeprecations[group.index] = groupDeprecations[parent]
      }
    }
  }
}
