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
      "classes", .text(placeholder: "all|KINDS"),
      "write utility classes, .bg-… and the like; KINDS are some of \(CSSClassKinds.names)"),
    EmitterOption(
      "contexts", .text(placeholder: "RULES"),
      "where contexts hold, instead of at [data-MODIFIER=\"CONTEXT\"]: "
        + "'theme=dark: @media (prefers-color-scheme: dark); size=l: .large'; for all contexts of a "
        + "modifier 'theme: media' (what the system asks for) or 'theme: light-dark'"),
    EmitterOption(
      "fallbacks", .flag, "write the value beside each kept reference: var(--a, #fff)"),
    EmitterOption(
      "gamut", .choice(CSSGamutCondition.allCases.map(\.rawValue)),
      "where colours that newer browsers only know hold: where they can be read (supports), on "
        + "screens that can show them (media), or nowhere (srgb)"),
    EmitterOption("header", .text(placeholder: "TEXT"), "a comment at the top of the file"),
    EmitterOption("layer", .text(placeholder: "NAME"), "put everything into this @layer"),
    EmitterOption("prefix", .text(placeholder: "TEXT"), "what every name begins with: --TEXT-…"),
    EmitterOption(
      "references", .choice(["none", "all", "named"]),
      "which references stay var(): none, all, or those of tokens that only name another one"),
    EmitterOption(
      "register", .flag, "write @property rules, which tell browsers the types of properties"),
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

  /// Those of the given options that say nothing beside the others.
  public static func idleOptions(_ values: [String: String]) -> [IdleOption] {
    guard values["fallbacks"] != nil,
      values["references", default: References.none.rawValue] == References.none.rawValue
    else { return [] }
    return [
      IdleOption(
        "fallbacks", because: "no reference is kept", mend: "--css-references all")
    ]
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
  /// Whether `var()` has the value beside it.
  public var hasFallbacks = false
  /// Whether types of properties are registered.
  public var registers = false
  /// The cascade layer that everything is in; `nil` is none.
  public var layer: String?
  /// A comment at the top of the file; `nil` is none.
  public var header: String?
  /// Where colours beyond sRGB hold.
  var gamut = CSSGamutCondition.supports

  /// The utility classes that are written.
  var classes = CSSClassKinds()

  /// An emitter that keeps some references.
  public init(references: References = .none, prefix: String = "") {
    self.references = references
    self.prefix = prefix
    selector = Self.defaultSelector
  }

  /// An emitter with the values of its options; throws for one that an option does not take.
  public init(_ settings: EmitterSettings) throws(EmitterOptionError) {
    let references = try settings.choice("references", of: Self.options)
    self.init(references: References(rawValue: references) ?? .none)
    prefix = settings.values["prefix"] ?? ""
    selector = settings.values["selector"] ?? Self.defaultSelector
    if let reason = CSSSelector.fault(in: selector) {
      throw EmitterOptionError(option: "selector", value: selector, reason: reason)
    }
    hasFallbacks = settings.values["fallbacks"] != nil
    registers = settings.values["register"] != nil
    header = settings.values["header"]
    layer = settings.values["layer"]
    if let layer, !CSSSelector.isLayerName(layer) {
      throw EmitterOptionError(
        option: "layer", value: layer, reason: "letters, digits, '-', '_' and '.' between names")
    }
    let word = try settings.choice("gamut", of: Self.options)
    gamut = CSSGamutCondition(rawValue: word) ?? .supports
    if let list = settings.values["classes"] {
      classes = try CSSClassKinds(list, option: "classes")
    }
    let rules = settings.values["contexts"] ?? ""
    contexts = try CSSContextRules(rules, option: "contexts")
  }

  /// The file, with every theme in it.
  public func emit(_ graph: ThemeGraph, into diagnostics: inout Diagnostics) -> [OutputFile] {
    let names = CSSNames(graph, prefix: prefix)
    CSSNameTable.reportCollisions(graph, names, into: &diagnostics)
    CSSClasses.reportCollisions(graph, names, classes, into: &diagnostics)
    CSSGamut.report(graph, into: &diagnostics)
    contexts.reportUnknown(in: graph, into: &diagnostics)
    return [OutputFile(bytes: CSSSheetWriter.sheet(graph, self, names))]
  }
}

extension Emitter where Self == CSSEmitter {
  /// Custom properties, one block for each theme.
  public static var css: CSSEmitter { CSSEmitter() }
}
