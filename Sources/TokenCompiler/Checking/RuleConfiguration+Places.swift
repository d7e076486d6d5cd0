extension RuleConfiguration {
  /// The same with all places in another source: a configuration is read by itself, as source 0.
  func moved(to source: SourceID) -> RuleConfiguration {
    var copy = self
    for index in copy.ignores.indices { copy.ignores[index].span?.source = source }
    for index in copy.contrast.pairs.indices {
      copy.contrast.pairs[index].place.span?.source = source
    }
    copy.contrast.backdropPlace.span?.source = source
    copy.forEachPattern { _, patterns in
      for index in patterns.indices { patterns[index].place.span?.source = source }
    }
    return copy
  }

  /// Does something with each list of patterns, by the key of the configuration that holds it.
  mutating func forEachPattern(_ body: (PatternKey, inout [PathGlob]) -> Void) {
    body(.frozen, &contract.frozen)
    body(.additions, &contract.additions)
    body(.requiredGroups, &contract.requiredGroups)
    for index in contract.together.indices { body(.together, &contract.together[index]) }
    body(.palette, &structure.palette)
    for index in structure.layers.indices { body(.layers, &structure.layers[index].tokens) }
    for index in colorVision.families.indices {
      body(.families, &colorVision.families[index].tokens)
    }
  }

  /// Keys whose values are patterns of paths.
  enum PatternKey: String {
    case frozen, additions, together, palette, layers, families
    case requiredGroups = "required-groups"
  }
}
