/// Something that can be chosen, e.g. `theme` or `mode` (DTCG Resolver 2025.10, "Modifiers").
public struct Modifier: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The contexts that can be chosen, in the order in which they were declared.
  public var contexts: [String]
  /// The context that holds where none is chosen; `nil` where one has to be.
  public var defaultContext: String?
  /// Its contexts other than the default are resolved only where an output holds them: a file of a
  /// design tool has many modifiers, of which most builds want one.
  var isOnDemand = false

  /// The name of the modifier whose contexts are custom themes that are checked over one base, each
  /// by itself: none of them knows the others. Nobody can write it.
  package static let candidate = "candidate\u{0}"

  /// A modifier.
  public init(_ name: String, contexts: [String], defaultContext: String?) {
    self.name = name
    self.contexts = contexts
    self.defaultContext = defaultContext
  }
}

/// One theme: a context for each modifier.
public struct Theme: Sendable, Hashable {
  /// The context of each modifier, in the order of `ThemeGraph.modifiers`.
  public var contexts: [String]

  /// How reports name it: its contexts joined by `/`; `default` where there is no modifier.
  public var name: String { contexts.isEmpty ? "default" : contexts.joined(separator: "/") }

  /// A theme of these contexts.
  public init(contexts: [String]) { self.contexts = contexts }
}

/// What `$deprecated` says.
public enum Deprecation: Sendable, Hashable {
  /// Deprecated without a word, or (false) expressly not.
  case flag(Bool)
  /// Deprecated, with the reason.
  case reason(String)

  /// Whether the token is deprecated.
  public var isDeprecated: Bool { self != .flag(false) }
}
