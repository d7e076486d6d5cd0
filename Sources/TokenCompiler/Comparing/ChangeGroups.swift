/// A change with those that follow from it.
struct ChangeGroup {
  var change: Change
  /// The paths of the tokens that have changed with it, in source order.
  var followers: [String] = []
}

extension ThemeDifference {
  /// The changes of a class, each with those that follow from it.
  func groups(of changeClass: ChangeClass) -> [ChangeGroup] {
    let all = changes.filter { $0.changeClass == changeClass }
    var groups = all.filter { $0.origin == nil }.map { ChangeGroup(change: $0) }
    var places: [OriginKey: Int] = [:]
    for (place, group) in groups.enumerated().reversed() {
      guard let path = group.change.path else { continue }
      places[OriginKey(path, group.change.kind, group.change.themes ?? [])] = place
      places[OriginKey(path, group.change.kind, nil)] = place
    }
    for change in all {
      guard let origin = change.origin, let path = change.path else { continue }
      let place =
        places[OriginKey(origin, change.kind, change.themes ?? [])]
        ?? places[OriginKey(origin, change.kind, nil)]
      if let place {
        groups[place].followers.append(path)
      } else {
        groups.append(ChangeGroup(change: change))
      }
    }
    return groups
  }
}

private struct OriginKey: Hashable {
  var path: String
  var kind: ChangeKind
  /// No names are all themes; `nil` is any.
  var themes: [String]?

  init(_ path: String, _ kind: ChangeKind, _ themes: [String]?) {
    self.path = path
    self.kind = kind
    self.themes = themes
  }
}
