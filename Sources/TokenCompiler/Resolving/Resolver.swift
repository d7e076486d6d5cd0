/// Layers to a graph: choose the themes, merge, then for each theme flatten, order, type, decode.
enum Resolver {
  /// Resolves every theme that was not picked away.
  static func resolve(
    _ layers: [Layer], options: CompilerOptions, loader: SourceLoader,
    into diagnostics: inout Diagnostics
  ) -> ThemeGraph {
    let layers = ResolverExpander.expand(layers, loader: loader, dialect: options.dialect)
    let selection = ThemeSelection(layers, options: options, into: &diagnostics)
    let merged = SetMerger.merge(layers, selection: selection, into: &diagnostics)
    var resolver = ThemeResolver(merged, layers: layers, diagnostics: diagnostics)
    var graph = merged.graph
    graph.modifiers = selection.modifiers
    graph.themes = selection.themes
    for (index, contexts) in selection.contexts.enumerated() {
      resolver.diagnostics.theme = index
      let contract = graph.hasContract ? resolver.contractColumn(contexts) : nil
      let state = ThemeState(merged, sets: merged.sets(fitting: contexts))
      resolver.reportConflicts(state)
      graph.columns.append(resolver.resolve(state, contract: contract))
      if let contract { graph.contractColumns.append(contract) }
    }
    resolver.diagnostics.theme = nil
    resolver.legacy.report(into: &resolver.diagnostics)
    graph.values = resolver.values
    diagnostics = resolver.diagnostics
    return graph
  }
}
