/// What `$themes` and `$metadata` of Tokens Studio say of the sets of a file.
struct StudioThemes {
  /// A set and the themes in which it holds.
  struct Use {
    /// The object that holds its tokens.
    var root: Int
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
  /// By the name of the set; looked up only.
  private var selections: [String: [Selection]] = [:]
  /// `$metadata.tokenSetOrder`.
  private var order: [String: Int] = [:]

  init(_ tree: JSONTree) {
    if let themes = tree.child(of: 0, key: "$themes") {
      for theme in tree.children(of: themes) { read(theme: theme, tree) }
    }
    for (index, modifier) in modifiers.enumerated() where modifier.contexts.count == 1 {
      modifiers[index].defaultContext = modifier.contexts.first
    }
    if let metadata = tree.child(of: 0, key: "$metadata"),
      let names = tree.child(of: metadata, key: "tokenSetOrder")
    {
      for (index, name) in tree.children(of: names).enumerated() {
        let node = tree.nodes[name]
        guard node.kind == .string else { continue }
        order[JSONText.string(node.range, hasEscapes: node.hasEscapes, in: tree.source)] = index
      }
    }
  }

  private mutating func read(theme: Int, _ tree: JSONTree) {
    guard let context = text(theme, "name", tree),
      let selected = tree.child(of: theme, key: "selectedTokenSets")
    else { return }
    let modifier = text(theme, "group", tree) ?? "theme"
    if let index = modifiers.firstIndex(where: { $0.name == modifier }) {
      modifiers[index].contexts.append(context)
    } else {
      modifiers.append(Modifier(modifier, contexts: [context], defaultContext: nil))
      modifiers[modifiers.count - 1].isOnDemand = true
    }
    for child in tree.children(of: selected) {
      let node = tree.nodes[child]
      let isSource = tree.string(node, is: "source")
      guard isSource || tree.string(node, is: "enabled") else { continue }
      selections[tree.keyText(node), default: []].append(
        Selection(modifier: modifier, context: context, isSource: isSource))
    }
  }

  private func text(_ object: Int, _ key: StaticString, _ tree: JSONTree) -> String? {
    guard let child = tree.child(of: object, key: key), tree.nodes[child].kind == .string else {
      return nil
    }
    let node = tree.nodes[child]
    let text = JSONText.string(node.range, hasEscapes: node.hasEscapes, in: tree.source)
    return text.isEmpty ? nil : text
  }

  /// The sets in the order in which they stand on each other, sources lowest.
  func uses(of sets: [Int], in tree: JSONTree) -> [Use] {
    let named = sets.map { (root: $0, name: tree.keyText(tree.nodes[$0])) }
    let ordered = named.enumerated().sorted { left, right in
      let (a, b) = (order[left.element.name] ?? .max, order[right.element.name] ?? .max)
      return a != b ? a < b : left.offset < right.offset
    }.map(\.element)
    guard !modifiers.isEmpty else {
      return ordered.map { Use(root: $0.root, conditions: [[:]]) }
    }
    return [true, false].flatMap { isSource in
      ordered.compactMap { set in
        let conditions = conditions(of: set.name, asSource: isSource)
        return conditions.isEmpty ? nil : Use(root: set.root, conditions: conditions)
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
