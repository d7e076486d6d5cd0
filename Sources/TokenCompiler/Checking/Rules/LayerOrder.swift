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
    let layer = graph.tokens.ids.map { token -> Int? in
      let path = graph.path(of: token)
      return layers.firstIndex { $0.tokens.contains { $0.matches(path) } }
    }
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

  /// The configured layers, or the palette, the components and what lies between.
  private static func layers(_ options: StructureOptions) -> [StructureOptions.Layer] {
    guard options.layers.isEmpty else { return options.layers }
    let components = [
      "card", "checkbox", "chip", "dialog", "field", "input", "list", "menu", "radio", "select",
      "slider", "switch", "tab", "tag", "tooltip",
    ].map { PathGlob("**.\($0).**") }
    return [
      .init("palette", options.palette, refersTo: ["palette"]),
      .init(
        "component", [PathGlob("**.*button*.**")] + components, refersTo: ["component", "semantic"]),
      .init("semantic", [PathGlob("**")], refersTo: ["palette", "semantic"]),
    ]
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
