/// How the value of every token is reached from a theme, `color.button.background`, or from the type
/// of constants, `Color.Button.background`.
struct SwiftMemberPaths {
  private var paths: [String?]

  /// Names the tokens of a graph. Tokens that the generated type has no member for have none.
  init(_ graph: ThemeGraph, style: SwiftOptions.Style = .theme) {
    paths = Array(repeating: nil, count: graph.tokens.count)
    // What keeps a token out of the type is for the Swift emitter to report.
    var unused = Diagnostics()
    let shape = SwiftShapeBuilder.build(
      graph, typeName: SwiftOptions().typeName, into: &unused)
    var prefixes: [String] = []
    for node in shape.nodes {
      let name = style == .static ? node.typeName : shape.text(node.name)
      prefixes.append((node.parent.map { prefixes[$0] } ?? "") + name + ".")
    }
    for entry in shape.entries {
      paths[entry.token.index] = (entry.parent.map { prefixes[$0] } ?? "") + shape.text(entry.name)
    }
  }

  /// The names of the members that lead to a token; `nil` where there are none.
  func path(of token: TokenID) -> String? { paths[token.index] }
}
