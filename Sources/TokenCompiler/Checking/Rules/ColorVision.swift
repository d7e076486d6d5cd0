/// Colours that mean different things look alike to people with a deficiency of colour vision.
public struct ColorVision: LintRule {
  /// `color-vision`
  public static let id = DiagnosticID(rawValue: "color-vision")
  /// One line.
  public static let summary =
    "Two colours that mean different things look alike with a deficiency of colour vision."
  /// Why it matters.
  public static let rationale = """
    One man in twelve does not tell red from green. Colours named 'success', 'warning', 'danger' and \
    'error' in one group, or the families of the configuration, are compared as they look with \
    protanopia, deuteranopia and tritanopia.
    """
  /// What to do.
  public static let fix = "Make one of the two lighter or darker: lightness is seen by everybody."
  /// A red and a green of one lightness.
  public static let bad = example("#c0504d", "#6f7a2a")
  /// A light green and a dark red.
  public static let good = example("#8c1c13", "#4caf7a")
  /// The simulation.
  public static let sources = [
    "Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision "
      + "Deficiency, https://doi.org/10.1109/TVCG.2009.113",
    "WCAG 2.2, 1.4.1 Use of Color, https://www.w3.org/TR/WCAG22/#use-of-color",
  ]
  /// Off.
  public static let defaultSeverity: Severity? = nil

  private static func example(_ danger: String, _ success: String) -> DiagnosticExample {
    DiagnosticExample(
      ##"{ "theme": { "color": { "danger": "\##(danger)", "success": "\##(success)" } } }"##,
      options: "--rule color-vision=warning")
  }

  /// The rule.
  public init() {}

  /// Compares the colours of each two families in every theme, and reports the nearest two.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let graph = context.graph
    let options = context.configuration.colorVision
    // Families are a few colours each; a run does not compare every colour with every other.
    var budget = 1_000_000
    for theme in graph.themes.indices {
      for families in Self.families(graph, options) {
        for (index, first) in families.enumerated() {
          for second in families[(index + 1)...] {
            budget -= first.tokens.count * second.tokens.count
            guard budget >= 0 else { return }
            compare(
              first, second, graph, theme, options.minimumDifference,
              mayBeAlike: options.families.isEmpty, into: &diagnostics)
          }
        }
      }
    }
  }

  private struct Family {
    var name: String
    var tokens: [TokenID]
  }

  private func compare(
    _ first: Family, _ second: Family, _ graph: ThemeGraph, _ theme: Int, _ least: Double,
    mayBeAlike: Bool, into diagnostics: inout Diagnostics
  ) {
    var nearest: (ColorDeficiency, TokenID, TokenID, Double)?
    for deficiency in ColorDeficiency.allCases {
      for one in first.tokens {
        guard let own = graph.value(of: one, inTheme: theme)?.asColor else { continue }
        let seen = own.seen(with: deficiency)
        for other in second.tokens {
          guard let color = graph.value(of: other, inTheme: theme)?.asColor else { continue }
          let difference = seen.difference(from: color.seen(with: deficiency))
          // What is alike for everybody is not told apart by its colour: the colours on those that are.
          if mayBeAlike, own.difference(from: color) < least { continue }
          if difference < nearest?.3 ?? least { nearest = (deficiency, one, other, difference) }
        }
      }
    }
    guard let (deficiency, one, other, difference) = nearest else { return }
    report(deficiency, one, other, difference, graph, theme, into: &diagnostics)
  }

  private func report(
    _ deficiency: ColorDeficiency, _ one: TokenID, _ other: TokenID, _ difference: Double,
    _ graph: ThemeGraph, _ theme: Int, into diagnostics: inout Diagnostics
  ) {
    let blame = Blame(graph, theme: theme)
    let culprit = blame.token(among: [one, other]) { values in
      guard case .color(let first)? = values.first ?? nil,
        case .color(let second)? = values.last ?? nil
      else { return true }
      return first.seen(with: deficiency).difference(from: second.seen(with: deficiency))
        > difference
    }
    guard let culprit else { return }
    let column = graph.columns[theme]
    func span(_ token: TokenID) -> ThemeGraph.Declaration {
      graph.declarations[DeclarationID(rawValue: column.winners[token.index])]
    }
    var finding = Diagnostic.lookAlike(
      graph.path(of: one), graph.path(of: other), deficiency, at: span(culprit).valueSpan)
    finding.path = graph.path(of: culprit)
    finding.subjects = [one, other].map(graph.path(of:))
    finding.related = [one, other].filter { $0 != culprit }.map {
      RelatedPlace("'\(graph.path(of: $0))' is declared here", at: span($0).nameSpan)
    }
    diagnostics.report(finding, inThemes: [theme])
  }

  // MARK: - Families

  /// Lists of families that are compared with each other: the configured ones, or those that stand
  /// beside each other in a group.
  private static func families(
    _ graph: ThemeGraph, _ options: ColorVisionOptions
  ) -> [[Family]] {
    guard options.families.isEmpty else {
      return [
        options.families.map { family in
          Family(
            name: family.name,
            tokens: graph.tokens.ids.filter { token in
              let path = graph.path(of: token)
              return family.tokens.contains { $0.matches(path) }
            })
        }
      ]
    }
    var groups: [[Family]] = []
    var indexes: [GroupID: Int] = [:]
    for token in graph.tokens.ids {
      guard let name = meanings[graph.name(of: token)] else { continue }
      let group = graph.tokens[token].group
      let index = indexes[group] ?? groups.count
      if index == groups.count {
        indexes[group] = index
        groups.append([])
      }
      if let known = groups[index].firstIndex(where: { $0.name == name }) {
        groups[index][known].tokens.append(token)
      } else {
        groups[index].append(Family(name: name, tokens: [token]))
      }
    }
    return groups
  }

  private static let meanings = [
    "success": "success", "warning": "warning", "danger": "danger", "error": "danger",
  ]
}

extension Diagnostic {
  fileprivate static func lookAlike(
    _ first: String, _ second: String, _ deficiency: ColorDeficiency, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      ColorVision.id, .warning,
      "'\(first)' and '\(second)' look alike with \(deficiency.rawValue)", at: span,
      help: "make one of the two lighter or darker")
  }
}
