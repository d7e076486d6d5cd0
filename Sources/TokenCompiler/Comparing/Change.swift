/// How badly a change hits those who use a theme.
public enum ChangeClass: String, Sendable, Hashable, CaseIterable {
  /// What was written against the old theme may fail: a name is gone or means something else.
  case breaking
  /// Everything works as before and looks different.
  case visual
  /// Nobody notices who does not look for it.
  case safe
}

/// The step of a semantic version (semver.org) that a change asks for.
public enum VersionStep: String, Sendable, Hashable, CaseIterable, Comparable {
  case none, patch, minor, major

  /// A smaller step comes before a larger one.
  public static func < (left: VersionStep, right: VersionStep) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .patch: 1
    case .minor: 2
    case .major: 3
    }
  }
}

/// One difference between two versions of a theme.
public struct Change: Sendable, Hashable {
  /// What has changed.
  public enum Subject: Sendable, Hashable {
    /// The token of a path.
    case token(String)
    /// A modifier.
    case modifier(String)
    /// A context of a modifier.
    case context(String, modifier: String)
    /// What contract files ask of custom themes.
    case term(ContractTerm)
  }

  /// What has changed.
  public var subject: Subject
  /// In what way.
  public var kind: ChangeKind
  /// The themes in which it holds, by their new names; `nil` when it holds in all that have the token.
  public var themes: [String]?
  /// For a swap: the themes whose values `themes` have now, one for each.
  public var partners: [String] = []
  /// The path that a renamed token had, or the default context that was.
  public var former: String?
  /// What the token was in the first of the themes; `nil` where it was not there.
  public var old: ThemeInventory.State?
  /// What it is now; `nil` where it is gone. In a swap this is what the first theme has now.
  public var new: ThemeInventory.State?
  /// How far a colour has moved (CIEDE2000).
  public var deltaE: Double?
  /// The token whose change this one follows from, by its new path: its value is a reference that leads
  /// there, and the references on the way are as they were.
  public var origin: String?

  /// How bad it is.
  public var changeClass: ChangeClass { kind.changeClass }
  /// The version step that it asks for.
  public var step: VersionStep { kind.step }

  /// The path of the token; `nil` for a modifier or context.
  public var path: String? { if case .token(let path) = subject { path } else { nil } }

  init(_ kind: ChangeKind, of subject: Subject, in themes: [String]? = nil) {
    self.kind = kind
    self.subject = subject
    self.themes = themes
  }
}

/// The ways in which versions of a theme differ, the worst first.
public enum ChangeKind: String, Sendable, Hashable, CaseIterable {
  /// A modifier is gone.
  case modifierRemoved = "modifier-removed"
  /// A context of a modifier is gone, such as `dark`.
  case contextRemoved = "context-removed"
  /// A token is gone.
  case removed
  /// A token is gone, and another that is new has its value and a path near to its own. This is a
  /// proposal.
  case renamed
  /// The type is another.
  case type
  /// A value is `null` now, or is no longer.
  case null
  /// Custom themes have to leave the token as it is now.
  case frozen
  /// Contract files ask for more of custom themes.
  case stricter
  /// The context that holds where none is chosen is another.
  case defaultContext = "default-context"
  /// The value is another.
  case value
  /// Two themes have each other's value now.
  case swapped
  /// There is a new modifier.
  case modifierAdded = "modifier-added"
  /// There is a new context.
  case contextAdded = "context-added"
  /// There is a new token.
  case added
  /// Custom themes may override the token now.
  case unfrozen
  /// Contract files ask for less of custom themes.
  case looser
  /// A token is deprecated now.
  case deprecated
  /// A token is no longer deprecated.
  case undeprecated
  /// What is said of the deprecation is something else.
  case deprecation
  /// The references that lead to the value are others; the value is the same.
  case chain
  /// The description is another.
  case description

  /// How bad it is.
  public var changeClass: ChangeClass {
    switch self {
    case .modifierRemoved, .contextRemoved, .removed, .renamed, .type, .null, .frozen, .stricter:
      .breaking
    case .defaultContext, .value, .swapped: .visual
    case .modifierAdded, .contextAdded, .added, .unfrozen, .looser, .deprecated, .undeprecated,
      .deprecation, .chain, .description:
      .safe
    }
  }

  /// The version step that it asks for: semantic versioning has a minor step for what is new and for
  /// deprecations.
  public var step: VersionStep {
    switch self {
    case .undeprecated, .deprecation, .chain, .description: .patch
    default: changeClass == .breaking ? .major : .minor
    }
  }
}
