/// What a custom theme makes of the tokens of its base.
struct PageOverride {
  /// Whether it declares the token; otherwise the token follows from what it declares.
  var isOwn: Bool
  /// The value of the base in each theme; `nil` where the base has no such token.
  var base: [UInt32?]
}

extension PageContent {
  /// What the custom theme makes of a token, where it makes something else of it.
  func override(of token: TokenID) -> PageOverride? {
    guard graphs.count == 1, graphs[0].hasContract,
      graphs[0].contractColumns.count == graphs[0].columns.count
    else { return nil }
    let graph = graphs[0]
    let index = token.index
    let isOwn = graph.columns.contains { column in
      column.winners[index] != .max
        && !graph.declarations[DeclarationID(rawValue: column.winners[index])].isContract
    }
    let isMoved = zip(graph.columns, graph.contractColumns).contains { own, base in
      (own.winners[index] == .max) != (base.winners[index] == .max)
        || own.winners[index] != .max && !graph.isSameValue(own.values[index], base.values[index])
    }
    guard isOwn || isMoved else { return nil }
    return PageOverride(
      isOwn: isOwn,
      base: graph.contractColumns.map { $0.winners[index] == .max ? nil : $0.values[index] })
  }

  /// The files that the base is made of, as a page names them.
  var baseFiles: [String] {
    guard graphs.count == 1, graphs[0].hasContract else { return [] }
    let graph = graphs[0]
    let places = PagePlaces(graph.sources)
    var isKnown = Array(repeating: false, count: graph.sources.count)
    var names: [String] = []
    for declaration in graph.declarations.all where declaration.isContract {
      let source = declaration.nameSpan.source
      guard isKnown.indices.contains(source.index), !isKnown[source.index] else { continue }
      isKnown[source.index] = true
      names.append(places.name(of: graph.sources[source].path))
    }
    return names
  }
}
