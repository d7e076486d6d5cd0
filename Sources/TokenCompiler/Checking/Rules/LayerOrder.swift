/// A token refers to one of a layer that its own layer must not know.
public struct LayerOrder: LintRule {
  /// `layer-order`
  public static let id = DiagnosticID(rawValue: "layer-order")
  /// One line.
  public static let summary =
    "A token refers to a token of a layer that its own layer must not refer to."
  /// Why it matters.
  public static let rationale = """
    A component that takes its colour from the palette does not follow when the meaning of a colour \
    changes. Without layers in the configuration, the tokens of components must not refer to the \
    palette.
    """
  /// What to do.
  public static let fix = "Refer to a semantic token; the configuration names the layers."
  /// A button that refers to the palette.
  public static let bad = example("primitives.color.blue")
  /// A button that refers to a meaning.
  public static let good = example("theme.color.brand")
  /// Off.
  public static let defaultSeverity: Severity? = nil

  private static func example(_ target: String) -> DiagnosticExample {
    DiagnosticExample(
      """
      { "primitives": { "color": { "blue": "#0000ff" } },
        "theme": { "color": { "brand": "{primitives.color.blue}",
          "button": { "background": "{\(target)}" } } } }
      """, options: "--rule layer-order=warning")
  }

  /// The rule.
  public init() {}

  /// Reports references and fields of composites that lead to a layer that is not allowed.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let graph = context.graph
    let layers = Self.layers(context.configuration.structure)
    let layer = Self.numbers(graph, layers, context.configuration.structure)
    if context.configuration.structure.layers.isEmpty, Self.hasNoOrder(graph, layer) { return }
    for theme in graph.themes.indices {
      for token in graph.tokens.ids {
        guard let own = layer[token.index],
          let resolution = graph.resolution(of: token, inTheme: theme)
        else { continue }
        let declaration = graph.declarations[resolution.declaration]
        guard !graph.hasContract || !declaration.isContract else { continue }
        let targets = resolution.target.map { [$0] } ?? resolution.value.references
        for target in targets {
          guard let other = layer[target.index], !layers[own].refersTo.contains(layers[other].name)
          else { continue }
          diagnostics.report(
            .layerOrder(
              graph.path(of: token), layers[own].name, to: graph.path(of: target),
              layers[other].name,
              at: resolution.target == nil ? declaration.nameSpan : declaration.valueSpan),
            inThemes: [theme])
        }
      }
    }
  }

  /// The number of the layer of each token; `nil` where it is in none.
  private static func numbers(
    _ graph: ThemeGraph, _ layers: [StructureOptions.Layer], _ options: StructureOptions
  ) -> [Int?] {
    let isUsual = options.layers.isEmpty
    return graph.tokens.ids.map { token in
      let path = graph.path(of: token)
      if isUsual, !layers[0].tokens.contains(where: { $0.matches(path) }),
        isOfComponent(token, graph)
      {
        return 1
      }
      return layers.firstIndex { $0.tokens.contains { $0.matches(path) } }
    }
  }

  /// The configured layers, or the palette, the components and what lies between, of which nobody knows
  /// whether it is a component by another name.
  private static func layers(_ options: StructureOptions) -> [StructureOptions.Layer] {
    guard options.layers.isEmpty else { return options.layers }
    return [
      .init("palette", options.palette, refersTo: ["palette"]),
      .init("component", [], refersTo: ["component", "semantic"]),
      .init("semantic", [PathGlob("**")], refersTo: ["palette", "component", "semantic"]),
    ]
  }

  private static let components: Set<String> = [
    "button", "card", "checkbox", "chip", "dialog", "field", "input", "list", "menu", "radio",
    "select", "slider", "switch", "tab", "tag", "tooltip",
  ]

  /// Whether a word in the name of a group around a token is that of a component.
  private static func isOfComponent(_ token: TokenID, _ graph: ThemeGraph) -> Bool {
    var group = graph.tokens[token].group
    while group != .root {
      let words = NameWords.words(of: graph.names.utf8(graph.groups[group].name))
      if words.contains(where: components.contains) { return true }
      group = graph.groups[group].parent
    }
    return false
  }

  /// Whether most components refer to the palette, as in themes of two layers: nobody strays there.
  private static func hasNoOrder(_ graph: ThemeGraph, _ layer: [Int?]) -> Bool {
    guard let column = graph.columns.first else { return true }
    var counts = [0, 0, 0]
    for token in graph.tokens.ids where layer[token.index] == 1 {
      let target = column.targets[token.index]
      if target != .max, let other = layer[Int(target)] { counts[other] += 1 }
    }
    return counts[0] >= 10 && counts[0] > counts[2] * 2
  }
}

extension Diagnostic {
  fileprivate static func layerOrder(
    _ path: String, _ layer: String, to target: String, _ other: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      LayerOrder.id, .warning,
      "'\(path)' of the layer '\(layer)' refers to '\(target)' of the layer '\(other)'", at: span,
      path: path, help: "refer to a token of a layer that '\(layer)' may refer to")
  }
}
