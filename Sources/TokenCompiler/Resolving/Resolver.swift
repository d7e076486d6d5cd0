/// Layers to a graph, in order: merge, extend, bind, order, type, decode.
enum Resolver {
  /// Resolves every theme that was not picked away.
  static func resolve(
    _ layers: [Layer], options: CompilerOptions, loader: SourceLoader,
    into diagnostics: inout Diagnostics
  ) -> ThemeGraph {
    ThemeGraph()
  }
}
