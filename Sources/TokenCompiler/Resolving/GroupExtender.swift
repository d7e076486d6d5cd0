/// Gives each group that extends another one what that has, in one theme whose layers are flattened
/// already: a deep merge by path in which what the group says itself stays.
///
/// A group can be extended once everything in the target has been extended itself, so the work is a
/// search through two kinds of steps; iterative, as chains may have any length.
struct GroupExtender {
  /// The largest number of tokens and groups that come by extension in one theme.
  static let limit = 250_000

  private enum Step: Equatable {
    /// Carry out the extension of a group.
    case extend(GroupID)
    /// Carry out those of a group and of all groups in it.
    case complete(GroupID)
  }

  private enum Mark: UInt8 { case new, open, done }

  private struct Frame {
    var step: Step
    /// How far the step has come.
    var next = 0
    /// While extending: the group reached on the way to the target.
    var reached = GroupID.root
  }

  /// What a group says of its extension.
  struct Extension {
    var place: ValuePlace
    var names: [ArraySlice<UInt8>]
    var hasFailed = false
  }

  var merged: MergedLayers
  var theme: ThemeState
  var diagnostics: Diagnostics
  var numbering: ExtendedNumbering
  var extensions: [GroupID: Extension] = [:]
  /// The members of each group, in source order; those that came by extension last.
  var members: [[Int]] = []
  /// Whether the theme has a group.
  var isLive: [Bool] = []
  /// Where groups say that they extend another.
  var declaredExtensions: [GroupID: ValuePlace] = [:]
  /// Whether a token that is nothing but a `$ref` is a group, as far as that is known.
  var isGroup: [TokenID: Bool] = [:]
  /// The nearest names, made for the first target that is not there.
  var nearest: NearestPath?
  /// The limit was reached and reported.
  var isFull = false
  /// Types of groups of which it was said that inherited tokens have another one.
  var retyped: Set<DeclaredType> = []
  /// The keys of all groups of the theme, found for the first finding that needs one.
  var groupKeys: [GroupID: SourceSpan] = [:]
  /// The keys of tokens that turned out to be groups.
  var turnedKeys: [GroupID: SourceSpan] = [:]
  private var extendMarks: [Mark] = []
  private var completeMarks: [Mark] = []
  private var frames: [Frame] = []

  init(
    _ merged: MergedLayers, _ theme: ThemeState, _ diagnostics: Diagnostics,
    _ numbering: ExtendedNumbering
  ) {
    self.merged = merged
    self.theme = theme
    self.diagnostics = diagnostics
    self.numbering = numbering
  }

  /// Extends every group of the theme that says so.
  mutating func run() {
    prepare()
    turnTokensIntoGroups()
    for (group, place) in theme.extensions where extensions[group] == nil {
      extensions[group] = Extension(place: place, names: merged.names(at: place))
    }
    for (group, _) in theme.extensions { search(from: group) }
    for (group, _) in theme.extensions where extensions[group]?.hasFailed == true {
      theme.failedExtensions.insert(group)
    }
  }

  private mutating func prepare() {
    members = Array(repeating: [], count: merged.graph.groups.count)
    for (index, entry) in merged.table.entries.enumerated() {
      members[entry.parent.index].append(index)
    }
    theme.winners += Array(
      repeating: .max, count: merged.graph.tokens.count - theme.winners.count)
    isLive = Array(repeating: false, count: merged.graph.groups.count)
    isLive[0] = true
    for set in theme.sets {
      for group in merged.sets[set].groups { isLive[group.index] = true }
    }
    growGroups()
    for (group, place) in theme.extensions { declaredExtensions[group] = place }
  }

  /// Makes room for groups that were made meanwhile.
  mutating func growGroups() {
    let missing = merged.graph.groups.count - extendMarks.count
    guard missing > 0 else { return }
    extendMarks += Array(repeating: .new, count: missing)
    completeMarks += Array(repeating: .new, count: missing)
    let count = merged.graph.groups.count
    members += Array(repeating: [], count: count - members.count)
    isLive += Array(repeating: false, count: count - isLive.count)
    theme.groupTypes += Array(repeating: nil, count: count - theme.groupTypes.count)
    theme.groupDeprecations += Array(
      repeating: nil, count: count - theme.groupDeprecations.count)
  }

  // MARK: - The search

  private mutating func search(from group: GroupID) {
    push(.extend(group))
    while let frame = frames.last {
      switch frame.step {
      case .extend(let group): advance(frame, extending: group)
      case .complete(let group): advance(frame, completing: group)
      }
    }
  }

  /// Opens a step unless it is done; one that is open already closes a ring.
  private mutating func push(_ step: Step) {
    switch mark(of: step) {
    case .done: return
    case .open: reportRing(backTo: step)
    case .new:
      setMark(.open, of: step)
      frames.append(Frame(step: step))
    }
  }

  private mutating func pop() {
    guard let frame = frames.popLast() else { return }
    setMark(.done, of: frame.step)
  }

  private mutating func advance(_ frame: Frame, completing group: GroupID) {
    frames[frames.count - 1].next += 1
    if frame.next == 0 {
      if extensions[group] != nil { push(.extend(group)) }
    } else if frame.next <= members[group.index].count {
      let entry = merged.table.entries[members[group.index][frame.next - 1]]
      if let inner = entry.group, isLive[inner.index] { push(.complete(inner)) }
    } else {
      pop()
    }
  }

  /// Goes down to the target, after each group on the way was extended itself, and then into it.
  private mutating func advance(_ frame: Frame, extending group: GroupID) {
    guard let declared = extensions[group] else { return pop() }
    let top = frames.count - 1
    if frame.next < declared.names.count {
      let reached = frame.reached
      if extensions[reached] != nil, extendMarks[reached.index] == .new, !isAround(reached, group) {
        return push(.extend(reached))
      }
      let name = declared.names[frame.next]
      guard let inner = child(name, of: reached), isLive[inner.index] else {
        pop()
        return reportTarget(of: group, missing: name, in: reached, declared)
      }
      frames[top].reached = inner
      frames[top].next += 1
    } else if frame.next == declared.names.count {
      frames[top].next += 1
      push(.complete(frame.reached))
    } else {
      pop()
      if extensions[group]?.hasFailed == false { copyMembers(of: frame.reached, to: group) }
    }
  }

  func child(_ name: ArraySlice<UInt8>, of group: GroupID) -> GroupID? {
    merged.entry(name, in: group)?.group
  }

  private func isAround(_ outer: GroupID, _ group: GroupID) -> Bool {
    var group = group
    while group != outer, group != .root { group = merged.graph.groups[group].parent }
    return group == outer
  }

  private func mark(of step: Step) -> Mark {
    switch step {
    case .extend(let group): extendMarks[group.index]
    case .complete(let group): completeMarks[group.index]
    }
  }

  private mutating func setMark(_ mark: Mark, of step: Step) {
    switch step {
    case .extend(let group): extendMarks[group.index] = mark
    case .complete(let group): completeMarks[group.index] = mark
    }
  }

  /// What a group got by extension is complete: its source was.
  mutating func markComplete(_ group: GroupID) {
    extendMarks[group.index] = .done
    completeMarks[group.index] = .done
  }

  // MARK: - Rings

  private mutating func reportRing(backTo step: Step) {
    var ring: [GroupID] = []
    for frame in frames.reversed() {
      if case .extend(let group) = frame.step { ring.append(group) }
      if frame.step == step { break }
    }
    ring.reverse()
    // What shares all its groups with a ring that was told has the same cause.
    guard ring.contains(where: { !hasFailed($0) }) else { return }
    for group in ring { extensions[group]?.hasFailed = true }
    let hops = ring.compactMap { group in
      extensions[group].map { RingHop(path: merged.graph.path(of: group), place: $0.place) }
    }
    guard !hops.isEmpty else { return }
    diagnostics.report(.extensionRing(merged.turned(hops), in: merged))
  }
}
