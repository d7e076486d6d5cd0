/// Custom properties, one block for each theme.
public struct CSSEmitter: Emitter {
  /// The name of the format.
  public static let id = "css"
  /// The end of its file names.
  public static let fileExtension = ".css"
  /// One line for the help.
  public static let summary = "custom properties, one block for each theme"
  /// What can be chosen.
  public static let options = [
    EmitterOption(
      "contexts", .text(placeholder: "RULES"),
      "where contexts hold, instead of at [data-MODIFIER=\"CONTEXT\"]: "
        + "'theme=dark: @media (prefers-color-scheme: dark); size=l: .large'"),
    EmitterOption("prefix", .text(placeholder: "TEXT"), "what every name begins with: --TEXT-…"),
    EmitterOption(
      "references", .choice(["none", "all", "named"]),
      "which references stay var(): none, all, or those of tokens that only name another one"),
    EmitterOption(
      "selector", .text(placeholder: "SELECTOR"), "the elements of the default theme (:root)"),
  ]
  /// Whether one output holds every theme.
  public static let holdsAllThemes = true

  /// Which references are kept.
  public enum References: String, Sendable, Hashable, CaseIterable {
    /// None: every property has its final value.
    case none
    /// All, also those in the fields of composites.
    case all
    /// Those of tokens whose whole value is a reference; fields have their final values.
    case named
  }

  static let defaultSelector = ":root"

  /// Which references are kept.
  public var references: References
  /// The elements that the default theme is for.
  public var selector: String
  /// Where contexts hold that do not follow an attribute.
  var contexts = CSSContextRules()
  /// What every name begins with, without the hyphens; empty for nothing.
  public var prefix: String

  /// An emitter that keeps some references.
  public init(references: References = .none, prefix: String = "") {
    self.references = references
    self.prefix = prefix
    selector = Self.defaultSelector
  }

  /// An emitter with the values of its options; throws for one that an option does not take.
  public init(_ settings: EmitterSettings) throws(EmitterOptionError) {
    let word = try settings.choice("references", of: Self.options)
    self.init(references: References(rawValue: word) ?? .none)
    prefix = settings.values["prefix"] ?? ""
    selector = settings.values["selector"] ?? Self.defaultSelector
    if let reason = CSSSelector.fault(in: selector) {
      throw EmitterOptionError(option: "selector", value: selector, reason: reason)
    }
    let rules = settings.values["contexts"] ?? ""
    contexts = try CSSContextRules(rules, option: "contexts")
  }

  /// The file, with every theme in it.
  public func emit(_ graph: ThemeGraph, into diagnostics: inout Diagnostics) -> [OutputFile] {
    let names = CSSNames(graph, prefix: prefix)
    CSSNameTable.reportCollisions(graph, names, into: &diagnostics)
    CSSGamut.report(graph, into: &diagnostics)
    contexts.reportUnknown(in: graph, into: &diagnostics)
    return [OutputFile(bytes: CSSSheetWriter.sheet(graph, self, names))]
  }
}

extension Emitter where Self == CSSEmitter {
  /// Custom properties, one block for each theme.
  public static var css: CSSEmitter { CSSEmitter() }
}
