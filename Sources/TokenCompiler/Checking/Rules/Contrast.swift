/// A colour is too much like the one that it is seen on.
public struct Contrast: LintRule {
  /// `contrast`
  public static let id = DiagnosticID(rawValue: "contrast")
  /// One line.
  public static let summary = "A colour is too much like the one that it is seen on."
  /// Why it matters.
  public static let rationale = """
    Many people cannot read text of little contrast. Level AA of WCAG 2 asks for a ratio of 4.5 for \
    text and 3 for icons and borders; inactive components need none. Pairs are found by their names: \
    'background' with 'foreground', 'text', 'icon' and 'border' beside it, and 'on-x' with 'x'.
    """
  /// What to do.
  public static let fix = """
    Take the colour that is proposed: the nearest of the same hue that passes, or the nearest of the \
    palette.
    """
  /// White on a light blue.
  public static let bad = DiagnosticExample(
    ##"{ "theme": { "color": { "tag": { "text": "#ffffff", "background": "#5b9bd5" } } } }"##)
  /// White on a darker one.
  public static let good = DiagnosticExample(
    ##"{ "theme": { "color": { "tag": { "text": "#ffffff", "background": "#2a6cab" } } } }"##)
  /// The criteria.
  public static let sources = [
    "WCAG 2.2, 1.4.3 Contrast (Minimum), https://www.w3.org/TR/WCAG22/#contrast-minimum",
    "WCAG 2.2, 1.4.11 Non-text Contrast, https://www.w3.org/TR/WCAG22/#non-text-contrast",
    "APCA-W3, https://github.com/Myndex/apca-w3",
  ]
  /// A warning; a custom theme must not ship it.
  public static let defaultSeverity: Severity? = .warning
  /// An error.
  public static let contractSeverity: Severity? = .error

  /// The rule.
  public init() {}

  /// Judges every pair in every theme. Pairs that fail because of one declaration are one finding.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let pairs = ColorPairs(context.graph, context.configuration.contrast, context.words)
    var nearest = pairs.unknown.isEmpty ? nil : NearestPath(context.graph)
    for (pair, path) in pairs.unknown {
      let near = nearest?.tokens(for: Array(path.utf8)[...]) ?? []
      let proposal = PathProposal(near.map(context.graph.path(of:)))
      diagnostics.report(.pairOfUnknownToken(pair, path, proposal: proposal))
    }
    var judgement = Self.judged(context, pairs)
    judgement.report(into: &diagnostics)
  }

  /// Every theme judged, those of one custom theme and brand one after the other.
  static func judged(_ context: RuleContext, _ pairs: ColorPairs) -> ContrastJudgement {
    var judgement = ContrastJudgement(context, pairs)
    let usual = context.graph.usualThemes
    for theme in usual.indices.sorted(by: { (usual[$0], $0) < (usual[$1], $1) }) {
      judgement.judge(inTheme: theme, isFirst: theme == usual[theme])
    }
    return judgement
  }
}

extension Diagnostic {
  static func tooLittleContrast(
    _ foreground: String, on background: String, _ contrast: ContrastMeasure.Contrast,
    _ algorithm: ContrastOptions.Algorithm, at span: SourceSpan
  ) -> Diagnostic {
    let name = algorithm == .wcag ? "" : "Lc "
    return Diagnostic(
      Contrast.id, .warning,
      "\(foreground) on \(background) has a contrast of \(name)\(contrast.measured.cutText), less "
        + "than \(name)\(contrast.required.cutText)", at: span)
  }

  /// What helps: a colour that passes in every theme, a token of the palette that does, or that the
  /// themes need different ones.
  static func contrastHelp(
    shade: String?, token: String?, isMeant: Bool, apart: ApartThemes?
  ) -> String? {
    if isMeant, let token {
      return "did you mean \(token)?" + (shade.map { " \($0) would pass too" } ?? "")
    }
    switch (shade, token, apart) {
    case (let shade?, let token?, _): return "\(shade) would pass, or \(token) of the palette"
    case (let shade?, nil, _): return "\(shade) would pass"
    case (nil, let token?, _): return "\(token) of the palette would pass"
    case (nil, nil, let apart?):
      let others = apart.others.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      return "no colour of its hue passes in every theme: "
        + (apart.isFirst
          ? "\(apart.shade) would in '\(apart.theme)'; give \(others) a value of its own"
          : "give '\(apart.theme)' a value of its own, such as \(apart.shade)")
    case (nil, nil, nil): return nil
    }
  }

  static func cannotBeJudged(
    _ foreground: String, on background: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Contrast.id, .note,
      "the contrast of '\(foreground)' cannot be judged: what lies behind the translucent "
        + "'\(background)' is not known",
      at: span, path: background,
      help: "name the colour behind it as the rule's 'backdrop'")
  }

  static func pairOfUnknownToken(
    _ pair: ContrastOptions.Pair, _ path: String, proposal: PathProposal
  ) -> Diagnostic {
    Diagnostic(
      Contrast.id, .warning,
      "the pair of '\(pair.foreground)' on '\(pair.background)' cannot be judged: no token is named "
        + "'\(path)'",
      at: pair.place.span, help: proposal.help ?? "correct the path in the list of pairs")
  }
}

/// Themes that need different colours.
struct ApartThemes {
  /// What passes in one.
  var shade: String
  var theme: String
  /// Whether it is the first of its custom theme.
  var isFirst: Bool
  /// Those in which that does not pass.
  var others: [String]
}

extension String {
  /// - Parameters:
  ///   - paths: What else is seen with the colour.
  ///   - other: The other colour of the pair.
  static func noColorPasses(
    beside paths: [String], other: String, hasContract: Bool
  ) -> String {
    let names = paths.prefix(paths.count == 3 ? 3 : 2).map { "'\($0)'" }
    let more = paths.count - names.count
    let reason =
      names.isEmpty
      ? "no colour of its hue passes"
      : "no one colour passes with \(names.joined(separator: ", ")) \(more > 0 ? "and \(more) more " : "")too"
    return "\(reason): change '\(other)' as well"
      + (hasContract ? ", or leave the base theme's colour" : "")
  }
}

extension String {
  static var fillBackground: String {
    "nothing is to be seen of the background, so the page shows: give it a colour, or leave the base theme's"
  }

  /// - Parameter help: What helps where the base theme has nothing for the context.
  static func giveBaseTheme(_ context: String, besides help: String?) -> String {
    "if the base theme has a '\(context)' of its own, give it with '--base-theme \(context)=FILE'"
      + (help.map { "; else \($0)" } ?? "")
  }
}

extension Double {
  /// Two decimals, cut off: what is less than 4.5 does not read 4.5.
  var cut: Double { (self * 100).rounded(.down) / 100 }
  /// The same as text.
  var cutText: String { cut.shortText }
}
