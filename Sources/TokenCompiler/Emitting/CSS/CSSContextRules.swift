/// Where contexts hold, as an option says it: `theme=dark: @media (prefers-color-scheme: dark); size=l:
/// .large`, or for all contexts of a modifier `theme: media`.
struct CSSContextRules: Sendable {
  /// Where one context holds.
  enum Place: Sendable {
    case selector(String)
    case media(String)
  }

  private struct Rule: Sendable {
    var modifier: String
    var context: String
    var place: Place
  }

  /// How a browser finds out which context of a modifier holds.
  enum Strategy: String, Sendable, CaseIterable {
    /// By an attribute, which is what holds where nothing is said.
    case attribute
    /// By what the system asks for: dark, or more contrast.
    case media
    /// The same for dark, with both values of a colour in one property.
    case lightDark = "light-dark"
  }

  private var rules: [Rule] = []
  private var strategies: [(modifier: String, strategy: Strategy)] = []

  /// No rules: every context follows an attribute.
  init() {}

  /// The rules of an option's value; throws where it is none.
  init(_ text: String, option: String) throws(EmitterOptionError) {
    for part in text.split(separator: ";") {
      guard let colon = part.firstIndex(of: ":") else { throw Self.error(option, text) }
      guard let equals = part[..<colon].firstIndex(of: "=") else {
        let word = Self.trimmed(part[part.index(after: colon)...])
        guard let strategy = Strategy(rawValue: word) else { throw Self.error(option, text) }
        strategies.append((Self.trimmed(part[..<colon]), strategy))
        continue
      }
      let rule = Rule(
        modifier: Self.trimmed(part[..<equals]),
        context: Self.trimmed(part[part.index(after: equals)..<colon]),
        place: Self.place(Self.trimmed(part[part.index(after: colon)...])))
      if let reason = rule.place.fault {
        throw EmitterOptionError(option: option, value: text, reason: reason)
      }
      rules.append(rule)
    }
  }

  private static func error(_ option: String, _ text: String) -> EmitterOptionError {
    let words = Strategy.allCases.map(\.rawValue).joined(separator: ", ")
    return EmitterOptionError(
      option: option, value: text,
      reason: "MODIFIER=CONTEXT: SELECTOR or @media QUERY, or MODIFIER: one of \(words)")
  }

  private static func place(_ text: String) -> Place {
    let query = text.dropFirst("@media".count)
    let isMedia = text.lowercased().hasPrefix("@media") && [" ", "("].contains(query.first)
    return isMedia ? .media(trimmed(query)) : .selector(text)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Where a context holds; none where nothing is said of it. The last rule counts, and what is said
  /// of a context before what is said of its modifier. `usual` is the first theme's context.
  func places(of context: String, _ modifier: Modifier, usual: String) -> [Place] {
    if let rule = rules.last(where: { $0.modifier == modifier.name && $0.context == context }) {
      return [rule.place]
    }
    if strategy(of: modifier) == .attribute { return [] }
    return CSSMediaQueries.queries(of: context, modifier, usual: usual).map { .media($0) }
  }

  /// How contexts of a modifier are told that have no rule of their own.
  func strategy(of modifier: Modifier) -> Strategy {
    strategies.last { $0.modifier == modifier.name }?.strategy ?? .attribute
  }

  /// Reports rules for what the theme does not have: they would be without effect.
  func reportUnknown(in graph: ThemeGraph, into diagnostics: inout Diagnostics) {
    for rule in rules {
      guard let modifier = graph.modifiers.first(where: { $0.name == rule.modifier }) else {
        diagnostics.report(.cssUnknownModifier(rule.modifier, graph.modifiers.map(\.name)))
        continue
      }
      if !modifier.contexts.contains(rule.context) {
        diagnostics.report(.cssUnknownContext(rule.context, of: modifier))
      }
    }
    for (name, strategy) in strategies {
      guard let modifier = graph.modifiers.first(where: { $0.name == name }) else {
        diagnostics.report(.cssUnknownModifier(name, graph.modifiers.map(\.name)))
        continue
      }
      if strategy != .attribute, CSSMediaQueries.saysNothing(of: modifier) {
        diagnostics.report(.cssNoAppearance(modifier, strategy.rawValue))
      }
    }
  }
}

extension CSSContextRules.Place {
  /// Why the text cannot stand before a block.
  fileprivate var fault: String? {
    switch self {
    case .selector(let text) where text.hasPrefix("@"):
      "of the rules with '@', '@media QUERY' alone"
    case .selector(let text): CSSSelector.fault(in: text)
    case .media(let text):
      CSSSelector.fault(in: text) == nil ? nil : "a media query without braces and quotes"
    }
  }
}
