/// What changed between two versions of a theme, and how badly.
///
///     let difference = ThemeDifference(from: old, to: new)
///     difference.step        // the version step that follows: .major
///     difference.changes     // the worst first
public struct ThemeDifference: Sendable {
  /// The changes: the breaking ones first, then the visual, then the safe; in each class themes before
  /// tokens, and tokens in source order.
  public let changes: [Change]
  /// The sources of the places in the old states.
  public let oldSources: SourceSet
  /// The sources of the places in the new states.
  public let newSources: SourceSet

  /// The version step that follows.
  public var step: VersionStep { changes.map(\.step).max() ?? .none }
  /// The worst class of a change; `nil` where nothing has changed.
  public var changeClass: ChangeClass? { changes.first?.changeClass }

  /// How many changes of a class there are.
  public func count(of changeClass: ChangeClass) -> Int {
    changes.count { $0.changeClass == changeClass }
  }

  /// Compares two versions; linear in their tokens.
  public init(from old: ThemeInventory, to new: ThemeInventory) {
    let pairs = ThemePairs(old, new)
    var matching = TokenMatching(old, new)
    matching.findRenames(pairs.pairs)
    var found = pairs.changes + ContractTerm.changes(from: old.terms, to: new.terms)
    var comparison = TokenComparison(old, new, pairs.pairs, matching)
    for index in new.tokens.indices { found += comparison.changes(ofNew: index) }
    found += matching.removed.map { comparison.removal(of: $0) }
    changes = ChangeClass.allCases.flatMap { changeClass in
      found.filter { $0.changeClass == changeClass }
    }
    oldSources = old.sources
    newSources = new.sources
  }

  /// The same for two compiled themes.
  public init(from old: ThemeGraph, to new: ThemeGraph) {
    self.init(from: ThemeInventory(old), to: ThemeInventory(new))
  }
}
