/// What stands around the block of a theme.
struct CSSBlockPlace {
  /// Media queries, outermost first.
  private(set) var media: [String] = []
  private(set) var selector = ByteWriter()

  /// The default's own selector for the first theme. Else, for each modifier whose context is not the
  /// first theme's, what its rule says, or an attribute `data-MODIFIER`.
  init(_ theme: Int, _ graph: ThemeGraph, _ emitter: CSSEmitter) {
    var conditions = ByteWriter()
    let first = graph.themes[0].contexts
    for (index, context) in graph.themes[theme].contexts.enumerated() where context != first[index]
    {
      let modifier = graph.modifiers[index]
      let places = emitter.contexts.places(of: context, modifier, usual: first[index])
      for place in places {
        switch place {
        case .media(let query): media.append(query)
        case .selector(let selector): conditions.write(":is(" + selector + ")")
        }
      }
      if places.isEmpty {
        conditions.write("[data-")
        conditions.writeCSS(identifier: ArraySlice(modifier.name.utf8))
        conditions.write("=")
        conditions.writeCSS(string: context)
        conditions.write("]")
      }
    }
    let root = emitter.selector
    if conditions.count == 0 {
      selector.write(root)
    } else if root == CSSEmitter.defaultSelector {
      selector.write(bytes: conditions.bytes(from: 0))
    } else {
      // On the element itself or inside it, and as strong as the default's selector in any case.
      selector.write(":is(" + root + ")")
      selector.write(bytes: conditions.bytes(from: 0))
      selector.write(", :is(" + root + ") ")
      selector.write(bytes: conditions.bytes(from: 0))
    }
  }
}
