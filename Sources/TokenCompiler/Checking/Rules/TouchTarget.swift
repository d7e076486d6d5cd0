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
    let options = context.configuration.touchTarget
    let sizes = InteractiveSizes(context.graph, options).sizes
    var judgement = TargetJudgement(
      graph: context.graph, minimum: options.minimum ?? options.platform.minimum)
    for theme in context.graph.themes.indices { judgement.judge(sizes, inTheme: theme) }
    judgement.report(into: &diagnostics)
  }
}

private struct TargetJudgement {
  let graph: ThemeGraph
  let minimum: Double
  private var found = GroupedFindings<
    (token: TokenID, length: Double, culprit: TokenID, theme: Int)
  >()

  init(graph: ThemeGraph, minimum: Double) {
    self.graph = graph
    self.minimum = minimum
  }

  mutating func judge(_ sizes: [InteractiveSizes.Size], inTheme theme: Int) {
    let blame = Blame(graph, theme: theme)
    let small = sizes.filter { isTooSmall($0, theme) }
    let tokens = Set(small.map(\.token))
    for size in small {
      // What it takes its size from is judged itself.
      let chain = graph.chain(of: size.token, inTheme: theme, limit: 64)
      guard !chain.contains(where: tokens.contains) else { continue }
      let culprit = blame.token(among: [size.token]) { values in
        length(values.first ?? nil).map { $0 >= minimum } ?? true
      }
      guard let culprit, let length = length(graph.value(of: size.token, inTheme: theme)) else {
        continue
      }
      let winner = DeclarationID(rawValue: graph.columns[theme].winners[culprit.index])
      found.add((size.token, length, culprit, theme), theme, at: winner)
    }
  }

  private func isTooSmall(_ size: InteractiveSizes.Size, _ theme: Int) -> Bool {
    guard let length = length(graph.value(of: size.token, inTheme: theme)), length < minimum else {
      return false
    }
    if size.isTarget { return true }
    guard length > 0 else { return false }
    guard size.hasTarget else { return true }
    // What is seen may be smaller than what reacts. But a component that was as large as its target
    // is one with it, and a custom theme has made it smaller.
    guard let base = graph.contractDeclaration(of: size.token, inTheme: theme),
      graph.declarations[base].isContract
    else { return false }
    return self.length(graph.contractValue(of: size.token, inTheme: theme)).map { $0 >= minimum }
      ?? false
  }

  /// A length in px.
  private func length(_ value: TokenValue?) -> Double? {
    guard let dimension = value?.asDimension else { return nil }
    switch dimension.unit {
    case .px: return dimension.value
    case .rem: return dimension.value * 16
    case .other: return nil
    }
  }

  func report(into diagnostics: inout Diagnostics) {
    for group in found.groups {
      guard let first = group.items.first else { continue }
      let declaration = graph.declarations[group.declaration]
      var finding = Diagnostic.targetTooSmall(
        graph.path(of: first.token), first.length, minimum, at: declaration.valueSpan)
      finding.path = graph.path(of: declaration.token)
      finding.subjects = [graph.path(of: first.token)]
      if first.token != declaration.token {
        let winner = graph.columns[first.theme].winners[first.token.index]
        let span = graph.declarations[DeclarationID(rawValue: winner)].nameSpan
        finding.related.append(RelatedPlace("its size is declared here", at: span))
      }
      let base = graph.contractDeclaration(of: first.culprit, inTheme: first.theme)
      if let base, base != group.declaration {
        finding.related.append(
          RelatedPlace("the base theme declares it here", at: graph.declarations[base].nameSpan))
      }
      diagnostics.report(finding, inThemes: group.themes)
    }
  }
}

extension Diagnostic {
  fileprivate static func targetTooSmall(
    _ path: String, _ length: Double, _ minimum: Double, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      TouchTarget.id, .warning,
      "'\(path)' is \(length.shortText) px, less than the \(minimum.shortText) of a touch target",
      at: span, help: "make it \(minimum.shortText) or more")
  }
}
