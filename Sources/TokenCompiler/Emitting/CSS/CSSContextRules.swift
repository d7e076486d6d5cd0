/// Where contexts hold, as an option says it: `theme=dark: @media (prefers-color-scheme: dark); size=l:
/// .large`.
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

  private var rules: [Rule] = []

  /// No rules: every context follows an attribute.
  init() {}

  /// The rules of an option's value; throws where it is none.
  init(_ text: String, option: String) throws(EmitterOptionError) {
    for part in text.split(separator: ";") {
      guard let colon = part.firstIndex(of: ":"),
        let equals = part[..<colon].firstIndex(of: "=")
      else {
        throw EmitterOptionError(
          option: option, value: text, reason: "MODIFIER=CONTEXT: SELECTOR or @media QUERY")
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

  private static func place(_ text: String) -> Place {
    text.hasPrefix("@media ") ? .media(trimmed(text.dropFirst(7))) : .selector(text)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Where a context holds; `nil` where nothing is said of it. The last rule counts.
  func place(of context: String, _ modifier: String) -> Place? {
    rules.last { $0.modifier == modifier && $0.context == context }?.place
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
  }
}

extension CSSContextRules.Place {
  /// Why the text cannot stand before a block.
  fileprivate var fault: String? {
    switch self {
    case .selector(let text): CSSSelector.fault(in: text)
    case .media(let text):
      CSSSelector.fault(in: text) == nil ? nil : "a media query without braces and quotes"
    }
  }
}

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
      let modifier = graph.modifiers[index].name
      switch emitter.contexts.place(of: context, modifier) {
      case .media(let query)?: media.append(query)
      case .selector(let selector)?: conditions.write(":is(" + selector + ")")
      case nil:
        conditions.write("[data-")
        conditions.writeCSS(identifier: ArraySlice(modifier.utf8))
        conditions.write("=")
        conditions.writeCSS(string: context)
        conditions.write("]")
      }
    }
    let root = emitter.selector
    if conditions.count == 0 {
      selector.write(root)
    } else if root == CSSEmitter.defaultSelector {
      selector.write(bytes: conditions.bytes[...])
    } else {
      // On the element itself or inside it, and as strong as the default's selector in any case.
      selector.write(":is(" + root + ")")
      selector.write(bytes: conditions.bytes[...])
      selector.write(", :is(" + root + ") ")
      selector.write(bytes: conditions.bytes[...])
    }
  }
}
