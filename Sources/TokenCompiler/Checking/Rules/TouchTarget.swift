/// A target for touches is too small.
public struct TouchTarget: LintRule {
  /// `touch-target`
  public static let id = DiagnosticID(rawValue: "touch-target")
  /// One line.
  public static let summary = "A component that people touch is too small."
  /// Why it matters.
  public static let rationale = """
    What is smaller than a fingertip is hit by luck. Apple asks for 44 points each way, Material \
    Design and Android for 48. A component with a token 'touch-target' is judged by it, for what is \
    seen of it may be smaller than what reacts; any other by its height, width or size.
    """
  /// What to do.
  public static let fix = """
    Make it as large as the message says, or give the component a 'touch-target' token of that size.
    """
  /// A low button.
  public static let bad = DiagnosticExample(#"{ "theme": { "height": { "button": 32 } } }"#)
  /// A low button in an area that is large enough.
  public static let good = DiagnosticExample(
    #"{ "theme": { "height": { "button": 32 }, "touch-target": { "button": 44 } } }"#)
  /// The guidelines.
  public static let sources = [
    "Apple Human Interface Guidelines, Accessibility, "
      + "https://developer.apple.com/design/human-interface-guidelines/accessibility",
    "Material Design 3, Accessible design, https://m3.material.io/foundations/designing/structure",
    "WCAG 2.2, 2.5.5 Target Size (Enhanced), https://www.w3.org/TR/WCAG22/#target-size-enhanced",
  ]
  /// A warning; a custom theme must not ship it.
  public static let defaultSeverity: Severity? = .warning
  /// An error.
  public static let contractSeverity: Severity? = .error

  /// The rule.
  public init() {}

  /// Judges every size of an interactive component in every theme. Sizes that are too small because of
  /// one declaration are one finding.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let graph = context.graph
    let options = context.configuration.touchTarget
    let sizes = InteractiveSizes(graph, options, context.words).sizes
    let minimum = options.minimum ?? options.platform.minimum
    var found = LeastSizes(graph, minimum: minimum)
    var relative = GroupedFindings<TokenID>()
    var withheld = WithheldValues(graph)
    for theme in graph.themes.indices {
      let small = sizes.filter {
        Self.isTooSmall($0, graph, theme, minimum) && !context.isMisspelt($0.token, inTheme: theme)
      }
      found.add(small.map(\.token), inTheme: theme)
      let blame = Blame(graph, theme: theme)
      for size in sizes where graph.value(of: size.token, inTheme: theme) == .opaque {
        withheld.add([size.token], by: blame, inTheme: theme)
      }
      for size in sizes where Self.isRelative(size, graph, theme) {
        guard let culprit = blame.token(among: [size.token], isInOrder: { _ in false }) else {
          continue
        }
        let winner = graph.columns[theme].winners[culprit.index]
        relative.add(size.token, theme, at: DeclarationID(rawValue: winner))
      }
    }
    report(relative, graph, into: &diagnostics)
    withheld.report(Self.self, "the size", into: &diagnostics)
    found.report(into: &diagnostics) { .targetTooSmall($0, $1, minimum, at: $2) }
  }

  /// Whether a size depends on what is around it, and nothing else says how large the target is.
  private static func isRelative(
    _ size: InteractiveSizes.Size, _ graph: ThemeGraph, _ theme: Int
  ) -> Bool {
    guard size.isTarget || !size.hasTarget else { return false }
    let value = graph.value(of: size.token, inTheme: theme)
    return value?.asDimension != nil && LeastSizes.length(value) == nil
  }

  private func report(
    _ relative: GroupedFindings<TokenID>, _ graph: ThemeGraph, into diagnostics: inout Diagnostics
  ) {
    for group in relative.groups {
      guard let token = group.items.first, let theme = group.themes.first,
        let size = graph.value(of: token, inTheme: theme)?.asDimension
      else { continue }
      let declaration = graph.declarations[group.declaration]
      var finding = Diagnostic.targetCannotBeJudged(
        graph.path(of: token), size.unit.name, at: declaration.valueSpan)
      finding.path = graph.path(of: declaration.token)
      finding.subjects = [graph.path(of: token)]
      diagnostics.report(finding, inThemes: group.themes)
    }
  }

  private static func isTooSmall(
    _ size: InteractiveSizes.Size, _ graph: ThemeGraph, _ theme: Int, _ minimum: Double
  ) -> Bool {
    guard let length = LeastSizes.length(graph.value(of: size.token, inTheme: theme)),
      length < minimum
    else { return false }
    if size.isTarget { return true }
    guard length > 0 else { return false }
    guard size.hasTarget else { return true }
    // What is seen may be smaller than what reacts. But a component that was as large as its target
    // is one with it, and a custom theme has made it smaller.
    return LeastSizes.length(graph.contractValue(of: size.token, inTheme: theme))
      .map { $0 >= minimum } ?? false
  }
}

extension Diagnostic {
  fileprivate static func targetCannotBeJudged(
    _ path: String, _ unit: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      TouchTarget.id, .note,
      "the size of '\(path)' cannot be judged: how large one '\(unit)' is depends on what is around it",
      at: span,
      help: "write it in 'px', or give the component a 'touch-target' token in 'px'")
  }

  fileprivate static func targetTooSmall(
    _ path: String, _ length: Double, _ minimum: Double, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      TouchTarget.id, .warning,
      "'\(path)' is \(length.shortText) px, less than the \(minimum.shortText) of a touch target",
      at: span, help: "make it \(minimum.shortText) or more")
  }
}
