/// A token of a graph: what it is in every theme.
///
///     let token = theme["color.action.primary"]
///     token?.value                 // in the first theme
///     token?.value(in: "dark")
public struct ResolvedToken: Sendable {
  /// The graph that it is in.
  public let graph: ThemeGraph
  /// Its number there.
  public let id: TokenID

  /// The path: the names of its groups and its own, joined by `.`.
  public var path: String { graph.path(of: id) }

  /// The type in the first theme; `nil` where that theme has no such token, and for a `null` of
  /// unknown type.
  public var type: TokenType? { graph.resolution(of: id)?.type }

  /// The value in the first theme, which has every modifier at its pick or default; `nil` where that
  /// theme has no such token.
  public var value: TokenValue? { graph.value(of: id) }

  /// What `$description` says of it in the first theme.
  public var description: String? {
    graph.resolution(of: id).flatMap { graph.description(of: $0.declaration) }
  }

  /// The type in a theme (see `value(in:)`).
  public func type(in theme: String) -> TokenType? {
    graph.theme(named: theme).flatMap { graph.resolution(of: id, inTheme: $0)?.type }
  }

  /// The value in a theme, by its name (`dark`, or `dark/compact` where there are two modifiers) or by
  /// one context, the other modifiers at their default. `nil` where there is no such theme, or no
  /// such token in it.
  public func value(in theme: String) -> TokenValue? {
    graph.theme(named: theme).flatMap { graph.value(of: id, inTheme: $0) }
  }

  /// The token that the whole value was taken from in the first theme, one hop.
  public var target: ResolvedToken? {
    graph.resolution(of: id)?.target.map { ResolvedToken(graph: graph, id: $0) }
  }
}

extension ThemeGraph {
  /// The token of a path.
  public subscript(path: String) -> ResolvedToken? {
    token(at: path).map { ResolvedToken(graph: self, id: $0) }
  }

  /// The number of the token of a path. Names that hold dots themselves are found by the path that
  /// they make up.
  public func token(at path: String) -> TokenID? {
    let bytes = Array(path.utf8)
    return table.token(ofPath: bytes[...], names: names) ?? dottedPaths[bytes]
  }

  /// The index of the theme of a name, or of the first that has a context of that name.
  public func theme(named name: String) -> Int? {
    themes.firstIndex { $0.name == name } ?? themes.firstIndex { $0.contexts.contains(name) }
  }
}
