/// Layers to a graph: choose the themes, merge, flatten and extend each theme, then in each theme
/// order, type and decode.
enum Resolver {
  /// Resolves every theme that was not picked away.
  static func resolve(
    _ layers: [Layer], options: CompilerOptions, loader: SourceLoader,
    into diagnostics: inout Diagnostics
  ) -> ThemeGraph {
    let arranged = StudioFolder.arrange(
      layers, loader: loader, dialect: options.dialect, limits: JSONLimits(options.limits))
    let expanded = ResolverExpander.expand(
      arranged, loader: loader, dialect: options.dialect, limits: JSONLimits(options.limits),
      wanted: options.wantedContexts)
    let settled = BaseDialect.settle(
      within(options.limits.tokens, expanded, into: &diagnostics), options.dialect,
      limits: JSONLimits(options.limits))
    let modes = options.modifiers.filter { $0.name == ModeValues.modifier }
    let spelt = ModeSpelling.check(
      settled, allowing: modes.flatMap(\.contexts), over: ModeAlignment(settled, options))
    // Once they are spelt right they may mean contexts of the run.
    let alignment = ModeAlignment(spelt, options)
    let (layers, chosen) = alignment.apply(to: spelt, options)
    var found = Diagnostics()
    var selection = ThemeSelection(layers, options: chosen, into: &found)
    let silence = selection.silence(of: layers)
    // A file that could not be read may have had the modifier that is missed.
    if silence == nil { diagnostics.add(found) { $0 } }
    var merged = SetMerger.merge(
      layers, selection: selection, modes: alignment.modifierOfModes, into: &diagnostics)
    if let silence { diagnostics.silence(silence) }
    selection.keep(
      options.limits.tokensInThemes, tokens: merged.graph.tokens.count, into: &diagnostics)
    merged.reportUnfinished(into: &diagnostics)
    FileCollisions.report(layers, merged, into: &diagnostics)
    let themes = FlattenedThemes(selection.contexts, &merged, into: &diagnostics)
    let toldNames = merged.collectDottedPaths(into: &diagnostics)
    merged.bindMembers()
    var resolver = ThemeResolver(merged, layers: layers, diagnostics: diagnostics)
    resolver.legacy.forget(.reservedName, in: toldNames)
    var graph = merged.graph
    graph.modifiers = selection.modifiers
    graph.themes = selection.themes
    graph.contractModifiers = contractModifiers(of: layers)
    for (index, contexts) in selection.contexts.enumerated() {
      resolver.diagnostics.theme = index
      let usual = merged.contextsInUsualMode(contexts).flatMap(selection.contexts.firstIndex(of:))
      resolver.resolve(
        contexts, themes, usual: usual.flatMap { $0 < index ? $0 : nil }, into: &graph)
      if options.keepsTraces { graph.columns[index].traces = resolver.traces() }
    }
    resolver.diagnostics.theme = nil
    resolver.diagnostics.remove(.invalidValue, about: resolver.refusedTokens)
    resolver.diagnostics.remove(
      .unknownProperty, .unfinishedToken, about: resolver.refusedGroups)
    resolver.diagnostics.remove(.unfinishedToken, about: resolver.misspeltValues)
    resolver.diagnostics.raise(.unknownProperty, about: resolver.misspeltValues)
    DanglingReferences.collapse(&resolver.diagnostics, merged)
    resolver.legacy.report(into: &resolver.diagnostics)
    graph.values = resolver.values
    graph.table = merged.table
    graph.dottedPaths = merged.dottedPaths
    diagnostics = resolver.diagnostics
    return graph
  }

  /// The modifiers on which the contract's layers and what stands in them depend.
  private static func contractModifiers(of layers: [Layer]) -> Set<String> {
    layers.filter(\.isContract).reduce(into: []) { names, layer in
      names.formUnion(layer.when.keys)
      for set in layer.source.sets { names.formUnion(set.when.keys) }
    }
  }

  /// The lowest layers that have no more tokens than are allowed.
  private static func within(
    _ limit: Int, _ layers: [Layer], into diagnostics: inout Diagnostics
  ) -> [Layer] {
    var count = 0
    for (index, layer) in layers.enumerated() {
      count += layer.source.sets.reduce(0) { $0 + $1.set.tokens.count }
      guard count <= limit else {
        diagnostics.report(.tooManyTokens(limit: limit))
        return Array(layers[..<index])
      }
    }
    return layers
  }
}

extension ThemeResolver {
  /// Resolves the theme of these contexts and adds its columns. `usual` is the number of the same theme
  /// in the default mode, where there is one; its columns are there.
  fileprivate mutating func resolve(
    _ contexts: [Int], _ themes: FlattenedThemes, usual: Int?, into graph: inout ThemeGraph
  ) {
    let sets = merged.sets(fitting: contexts)
    var contract: ContractColumn?
    if graph.hasContract {
      self.usual = usual.map { graph.contractColumns[$0] }
      contract = contractColumn(sets, themes, contexts: contexts)
    }
    self.usual = usual.map { graph.columns[$0] }
    let state = themes.state(sets, merged)
    reportConflicts(state)
    reportMissingModes(state, contexts: contexts, contract: contract?.column)
    graph.columns.append(resolve(state, contract: contract?.column))
    if let contract {
      graph.contractColumns.append(contract.column)
      report(contract)
    }
  }
}

/// The themes with their layers flattened and their groups extended, by the sets that make them.
/// Where no group extends another they are made one by one when they are needed.
struct FlattenedThemes {
  private var states: [ThemeState] = []
  private var numbers: [[Int]: Int] = [:]

  /// Extends the groups of all themes, and of what the contract alone makes of them: tokens that
  /// come by extension need their numbers before anything is bound.
  init(_ contexts: [[Int]], _ merged: inout MergedLayers, into diagnostics: inout Diagnostics) {
    guard merged.hasExtensions else { return }
    var numbering = ExtendedNumbering(merged)
    for (index, contexts) in contexts.enumerated() {
      let sets = merged.sets(fitting: contexts)
      diagnostics.theme = index
      extend(sets, &merged, &numbering, into: &diagnostics)
      guard merged.graph.hasContract else { continue }
      var silent = Diagnostics()
      extend(merged.contractSets(of: sets), &merged, &numbering, into: &silent)
    }
    diagnostics.theme = nil
    numbering.renumber(&merged, &states)
  }

  private mutating func extend(
    _ sets: [Int], _ merged: inout MergedLayers, _ numbering: inout ExtendedNumbering,
    into diagnostics: inout Diagnostics
  ) {
    // Handed over rather than shared, so that nothing is copied when it changes.
    var taken = MergedLayers()
    swap(&taken, &merged)
    let state = ThemeState(taken, sets: sets)
    var extender = GroupExtender(consume taken, state, diagnostics, numbering)
    extender.run()
    merged = extender.merged
    numbering = extender.numbering
    numbering.copies = 0
    diagnostics = extender.diagnostics
    numbers[sets] = states.count
    states.append(extender.theme)
  }

  /// The theme that some sets make.
  func state(_ sets: [Int], _ merged: MergedLayers) -> ThemeState {
    numbers[sets].map { states[$0] } ?? ThemeState(merged, sets: sets)
  }
}

extension MergedLayers {
  /// Those of the contract.
  func contractSets(of numbers: [Int]) -> [Int] { numbers.filter { sets[$0].isContract } }

  /// Whether a group may extend another.
  fileprivate var hasExtensions: Bool {
    sets.contains { placed in
      placed.describedGroups.contains { placed.set.groups[$0].extends != nil }
        || placed.set.tokens.contains(where: \.mayBeGroup)
    }
  }
}
