/// The names that tokens and groups have in a document of the standard: no '.', no braces, no '$' in front,
/// and no token that is a group as well.
struct DTCGNames {
  /// The names of each token, outermost first.
  private(set) var tokens: [TokenID: [String]] = [:]
  /// The paths that have changed, old and new, in the order of the graph.
  private(set) var changes: [(token: TokenID, old: String, new: String)] = []
  private var groups: [GroupID: [String]] = [:]
  /// The names that are taken in a group.
  private var taken: [GroupID: Set<String>] = [:]

  init(_ graph: ThemeGraph) {
    let members = graph.groups.ids.map { graph.names.utf8(graph.groups[$0].name) }
    collectTaken(graph)
    groups[.root] = []
    // A group stands behind the group around it.
    for group in graph.groups.ids where group != .root {
      let parent = graph.groups[group].parent
      let name = String(decoding: members[group.index], as: UTF8.self)
      groups[group] = (groups[parent] ?? []) + [legal(name, in: parent)]
    }
    nameTokens(graph)
  }

  /// The names of a group.
  func names(of group: GroupID) -> [String] { groups[group] ?? [] }

  /// The path of a token, as references name it.
  func path(of token: TokenID) -> String { (tokens[token] ?? []).joined(separator: ".") }

  private mutating func collectTaken(_ graph: ThemeGraph) {
    for group in graph.groups.ids where group != .root {
      taken[graph.groups[group].parent, default: []].insert(graph.name(of: group))
    }
    for token in graph.tokens.ids {
      taken[graph.tokens[token].group, default: []].insert(graph.name(of: token))
    }
  }

  private mutating func nameTokens(_ graph: ThemeGraph) {
    var children: [TokenID: GroupID] = [:]
    for entry in graph.table.entries {
      if let token = entry.token, let group = entry.group { children[token] = group }
    }
    for token in graph.tokens.ids {
      let group = graph.tokens[token].group
      if let own = children[token] {
        tokens[token] = names(of: own) + ["$root"]
      } else {
        tokens[token] = names(of: group) + [legal(graph.name(of: token), in: group)]
      }
      let (old, new) = (graph.path(of: token), path(of: token))
      let isThere = graph.themes.indices.contains {
        graph.resolution(of: token, inTheme: $0) != nil
      }
      if isThere, old != new { changes.append((token, old, new)) }
    }
  }

  /// A name that is allowed and that nothing else in the group has.
  private mutating func legal(_ name: String, in group: GroupID) -> String {
    guard !Self.isLegal(name) else { return name }
    var base = String(name.map { ".{}".contains($0) ? "-" : $0 })
    while base.hasPrefix("$") { base.removeFirst() }
    if base.isEmpty { base = "token" }
    var (found, number) = (base, 2)
    while taken[group]?.contains(found) == true {
      found = "\(base)-\(number)"
      number += 1
    }
    taken[group, default: []].insert(found)
    return found
  }

  private static func isLegal(_ name: String) -> Bool {
    if name == "$root" { return true }
    return !name.isEmpty && !name.hasPrefix("$") && !name.contains { ".{}".contains($0) }
  }
}
