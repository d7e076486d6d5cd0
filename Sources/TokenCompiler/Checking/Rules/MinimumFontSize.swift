/// A font is too small to be read.
public struct MinimumFontSize: LintRule {
  /// `minimum-font-size`
  public static let id = DiagnosticID(rawValue: "minimum-font-size")
  /// One line.
  public static let summary = "A font is too small to be read."
  /// Why it matters.
  public static let rationale = """
    Text below 11 points is hard to read on any screen; it is the least size that Apple's guidelines \
    allow.
    """
  /// What to do.
  public static let fix = "Take a larger size, or set another least size in the configuration."
  /// A size of nine.
  public static let bad = DiagnosticExample(
    #"{ "theme": { "typography": { "caption": { "size": 9 } } } }"#)
  /// A size of twelve.
  public static let good = DiagnosticExample(
    #"{ "theme": { "typography": { "caption": { "size": 12 } } } }"#)
  /// The guidelines.
  public static let sources = [
    "Apple Human Interface Guidelines, Typography, "
      + "https://developer.apple.com/design/human-interface-guidelines/typography"
  ]
  /// A warning.
  public static let defaultSeverity: Severity? = .warning

  /// The rule.
  public init() {}

  /// Judges the tokens that are font sizes by their names, and the sizes in typography tokens.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let graph = context.graph
    let minimum = context.configuration.minimumFontSize
    let sizes = Self.sizes(graph, context.words)
    var found = LeastSizes(graph, minimum: minimum)
    for theme in graph.themes.indices {
      let small = sizes.filter { token in
        let length = LeastSizes.length(graph.value(of: token, inTheme: theme))
        return length.map { $0 < minimum && $0 > 0 } == true
          && !context.isMisspelt(token, inTheme: theme)
      }
      found.add(small, inTheme: theme)
      checkComposites(graph, theme, minimum, into: &diagnostics)
    }
    found.report(into: &diagnostics) { .fontTooSmall($0, $1, minimum, at: $2) }
  }

  /// A size that is written in a typography token; one that it refers to is told by itself.
  private func checkComposites(
    _ graph: ThemeGraph, _ theme: Int, _ minimum: Double, into diagnostics: inout Diagnostics
  ) {
    let column = graph.columns[theme]
    for token in graph.tokens.ids where column.targets[token.index] == .max {
      guard case .typography(let typography) = graph.values[Int(column.values[token.index])],
        let size = typography.fontSize, size.reference == nil,
        let length = LeastSizes.length(.dimension(size.value)), length < minimum, length > 0,
        let winner = graph.declaration(of: token, inTheme: theme)
      else { continue }
      let declaration = graph.declarations[winner]
      guard !graph.hasContract || !declaration.isContract else { continue }
      let path = graph.path(of: token)
      var finding = Diagnostic.fontTooSmall(path, length, minimum, at: declaration.nameSpan)
      finding.path = path
      diagnostics.report(finding, inThemes: [theme])
    }
  }

  /// What a name says.
  private struct Sense {
    var isFontSize: Bool
    var isFont: Bool
    var isLength: Bool
  }

  /// The tokens whose names say that they are font sizes.
  private static func sizes(_ graph: ThemeGraph, _ words: GraphWords) -> [TokenID] {
    let names = words.facts { words in
      Sense(
        isFontSize: isFontSize(words), isFont: words.contains(where: fonts.contains),
        isLength: words.last.map(lengths.contains) ?? false)
    }
    var isFont = Array(repeating: false, count: graph.groups.count)
    var isSize = isFont
    for group in graph.groups.ids where group != .root {
      let parent = graph.groups[group].parent.index
      isFont[group.index] = isFont[parent] || names[group].isFont
      isSize[group.index] = isSize[parent] || names[group].isFontSize
    }
    return graph.tokens.ids.filter { token in
      let group = graph.tokens[token].group.index
      return names[token].isFontSize || isSize[group] || isFont[group] && names[token].isLength
    }
  }

  private static func isFontSize(_ words: [String]) -> Bool {
    guard let last = words.last, lengths.contains(last) else { return false }
    return words.dropLast().last.map(fonts.contains) ?? false
  }

  private static let fonts: Set<String> = ["font", "fonts", "typography", "typo"]
  private static let lengths: Set<String> = ["size", "sizes"]
}

extension Diagnostic {
  fileprivate static func fontTooSmall(
    _ path: String, _ size: Double, _ minimum: Double, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      MinimumFontSize.id, .warning,
      "the font size of '\(path)' is \(size.shortText) px, less than \(minimum.shortText)",
      at: span,
      help: "make it \(minimum.shortText) or more")
  }
}
