/// A change with those that are said with it: values that follow from it, or what is alike.
struct ChangeGroup {
  var change: Change
  /// The others, in source order.
  var others: [Change] = []
}

extension ThemeDifference {
  /// The changes of a class in groups. Every change is in one of them.
  func groups(of changeClass: ChangeClass) -> [ChangeGroup] {
    let all = changes.filter { $0.changeClass == changeClass }
    var groups: [ChangeGroup] = []
    var places: [GroupKey: Int] = [:]
    var open: [Change] = []
    for change in all {
      if change.origin != nil {
        open.append(change)
      } else if let key = GroupKey(alike: change), let place = places[key] {
        groups[place].others.append(change)
      } else {
        for key in GroupKey.keys(of: change) where places[key] == nil {
          places[key] = groups.count
        }
        groups.append(ChangeGroup(change: change))
      }
    }
    for change in open {
      if let place = GroupKey.origins(of: change).lazy.compactMap({ places[$0] }).first {
        groups[place].others.append(change)
      } else {
        groups.append(ChangeGroup(change: change))
      }
    }
    return groups
  }
}

/// What makes changes one group.
private struct GroupKey: Hashable {
  private let kind: ChangeKind
  /// The path of the token, or the names that were replaced and those that stand there now.
  private let names: [String]
  /// No names are all themes; `nil` is any.
  private let themes: [String]?

  private init(_ kind: ChangeKind, _ names: [String], _ themes: [String]?) {
    self.kind = kind
    self.names = names
    self.themes = themes
  }

  /// Renames are alike where the same names were replaced by the same, and all changes of words are, and
  /// of values that nobody can see.
  init?(alike change: Change) {
    switch change.kind {
    case .renamed:
      self.init(change.kind, Self.replaced(change.former ?? "", change.path ?? ""), nil)
    case .value where change.old?.entry != nil || change.new?.entry != nil:
      self.init(change.kind, [], change.themes ?? [])
    case .description: self.init(change.kind, [], change.themes ?? [])
    default: return nil
    }
  }

  /// What a change that stands for others is found by.
  static func keys(of change: Change) -> [GroupKey] {
    guard let path = change.path else { return [] }
    if let key = GroupKey(alike: change) { return [key] }
    return [
      GroupKey(change.kind, [path], change.themes ?? []), GroupKey(change.kind, [path], nil),
    ]
  }

  /// The change that another follows from: in the same themes, or else in any.
  static func origins(of change: Change) -> [GroupKey] {
    let origin = [change.origin ?? ""]
    return [
      GroupKey(change.kind, origin, change.themes ?? []), GroupKey(change.kind, origin, nil),
    ]
  }

  /// What two paths do not have in common at their beginnings and ends.
  private static func replaced(_ old: String, _ new: String) -> [String] {
    var left = old.split(separator: ".", omittingEmptySubsequences: false)[...]
    var right = new.split(separator: ".", omittingEmptySubsequences: false)[...]
    while let first = left.first, first == right.first {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, last == right.last {
      left.removeLast()
      right.removeLast()
    }
    return [left.joined(separator: "."), right.joined(separator: ".")]
  }
}
