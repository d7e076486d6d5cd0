/// What `$themes` and `$metadata` of Tokens Studio say of sets, in one file with them or beside them.
struct StudioThemes: Sendable {
  /// A set and the themes in which it holds.
  struct Use {
    /// Its position among those that were asked for.
    var set: Int
    /// One for each theme that has it; one that is empty holds always.
    var conditions: [[String: String]]
  }

  /// A theme that selects a set.
  private struct Selection {
    var modifier: String
    var context: String
    var isSource: Bool
  }

  /// The groups of themes.
  private(set) var modifiers: [Modifier] = []
  /// The sets that themes select, in the order in which they are named, with the first place of each.
  private(set) var selectedSets: [(name: String, place: ByteRange)] = []
  /// By the name of the set; looked up only.
  private var selections: [String: [Selection]] = [:]
  /// `tokenSetOrder`.
  private var order: [String: Int] = [:]
  /// The same with the place of each name.
  private(set) var orderedSets: [(name: String, place: ByteRange)] = []

  /// Reads a list of themes and an object with the order of sets, where they are there.
  init(_ tree: JSONTree, themes: Int?, metadata: Int?) {
    if let themes {
      for theme in tree.children(of: themes) { read(theme: theme, tree) }
    }
    for (index, modifier) in modifiers.enumerated() where modifier.contexts.count == 1 {
      modifiers[index].defaultContext = modifier.contexts.first
    }
    if let metadata, let names = tree.child(of: metadata, key: "tokenSetOrder") {
      for (index, name) in tree.children(of: names).enumerated() {
        let node = tree.nodes[name]
        guard node.kind == .string else { continue }
        order[tree.text(node)] = index
        orderedSets.append((tree.text(node), node.range))
      }
    }
  }

  /// What a file says that holds no sets itself: the themes, or the order. `nil` for any other file.
  static func besideSets(_ tree: JSONTree) -> StudioThemes? {
    guard let root = tree.nodes.first else { return nil }
    if root.kind == .array {
      let first = tree.children(of: 0).first { _ in true }
      let isNamed = isNamed("$themes", tree.source.path)
      let isList = first.map { tree.child(of: $0, key: "selectedTokenSets") != nil } ?? isNamed
      return isList ? StudioThemes(tree, themes: 0, metadata: nil) : nil
    }
    guard let order = tree.child(of: 0, key: "tokenSetOrder"), tree.nodes[order].kind == .array
    else {
      return nil
    }
    return StudioThemes(tree, themes: nil, metadata: 0)
  }

  private static func isNamed(_ name: String, _ path: String) -> Bool {
    path == "\(name).json" || path.hasSuffix("/\(name).json")
  }

  /// The themes of one file with the order that another has.
  func ordered(by other: StudioThemes) -> StudioThemes {
    var all = self
    if all.order.isEmpty { all.order = other.order }
    return all
  }

  /// Whether it says in which order sets stand.
  var hasOrder: Bool { !order.isEmpty }

  private mutating func read(theme: Int, _ tree: JSONTree) {
    guard let context = text(theme, "name", tree),
      let selected = tree.child(of: theme, key: "selectedTokenSets")
    else { return }
    let modifier = text(theme, "group", tree) ?? "theme"
    if let index = modifiers.firstIndex(where: { $0.name == modifier }) {
      // Parts of one theme may stand in several entries.
      if !modifiers[index].contexts.contains(context) { modifiers[index].contexts.append(context) }
    } else {
      modifiers.append(Modifier(modifier, contexts: [context], defaultContext: nil))
      modifiers[modifiers.count - 1].isOnDemand = true
    }
    for child in tree.children(of: selected) {
      let node = tree.nodes[child]
      let isSource = tree.string(node, is: "source")
      guard isSource || tree.string(node, is: "enabled") else { continue }
      let name = tree.keyText(node)
      if selections[name] == nil { selectedSets.append((name, node.key)) }
      selections[name, default: []].append(
        Selection(modifier: modifier, context: context, isSource: isSource))
    }
  }

  private func text(_ object: Int, _ key: StaticString, _ tree: JSONTree) -> String? {
    guard let child = tree.child(of: object, key: key), tree.nodes[child].kind == .string else {
      return nil
    }
    let text = tree.text(tree.nodes[child])
    return text.isEmpty ? nil : text
  }

  /// The sets of these names in the order in which they stand on each other, sources lowest.
  func uses(of names: [String]) -> [Use] {
    let ordered = names.enumerated().sorted { left, right in
      let (a, b) = (order[left.element] ?? .max, order[right.element] ?? .max)
      return a != b ? a < b : left.offset < right.offset
    }
    guard !modifiers.isEmpty else {
      return ordered.map { Use(set: $0.offset, conditions: [[:]]) }
    }
    return [true, false].flatMap { isSource in
      ordered.compactMap { set in
        let conditions = conditions(of: set.element, asSource: isSource)
        return conditions.isEmpty ? nil : Use(set: set.offset, conditions: conditions)
      }
    }
  }

  /// The themes that select a set; always, where all themes of a group do.
  func conditions(of set: String, asSource isSource: Bool) -> [[String: String]] {
    let fitting = (selections[set] ?? []).filter { $0.isSource == isSource }
    for modifier in modifiers {
      let own = Set(fitting.filter { $0.modifier == modifier.name }.map(\.context))
      if modifier.contexts.allSatisfy(own.contains) { return [[:]] }
    }
    return fitting.map { [$0.modifier: $0.context] }
  }
}

extension [LegacyUse] {
  /// Adds what another set of the same file uses.
  mutating func add(_ use: LegacyUse) {
    if let index = firstIndex(where: { $0.spelling == use.spelling }) {
      self[index].count += use.count
    } else {
      append(use)
    }
  }
}
