/// The ignores that tokens and groups carry themselves:
///
///     "$extensions": {"tokenc": {"ignore": {"contrast": "decorative"}}}
///     "$extensions": {"tokenc": {"ignore": {"contrast": {"severity": "note", "reason": "…"}}}}
///
/// One at a token holds for its findings in the same file, one at a group for those of its tokens.
/// One of a declaration that wins in no theme does not hold.
struct TokenIgnores {
  private(set) var ignores: [RuleIgnore] = []
  /// What is wrong with some of them.
  private(set) var faults: [Diagnostic] = []

  private static let key = "tokenc"

  init(_ graph: ThemeGraph) {
    var known = Set<DeclarationID>()
    for column in graph.columns {
      for token in graph.tokens.ids where column.winners[token.index] != .max {
        let id = DeclarationID(rawValue: column.winners[token.index])
        guard let extensions = graph.declarations[id].extensions, known.insert(id).inserted else {
          continue
        }
        let path = graph.path(of: token)
        add(extensions, PathGlob(exactly: path), path, at: graph.declarations[id].nameSpan)
      }
    }
    addGroups(graph)
  }

  private mutating func addGroups(_ graph: ThemeGraph) {
    let places = Dictionary(
      graph.groupPlaces.map { ($0.group, $0.span) }, uniquingKeysWith: { first, _ in first })
    for group in graph.groups.ids {
      var told: [JSONValue] = []
      for theme in graph.themes.indices {
        guard let extensions = graph.extensions(of: group, inTheme: theme),
          !told.contains(extensions)
        else { continue }
        told.append(extensions)
        let path = graph.path(of: group)
        add(extensions, PathGlob(below: path), path, at: places[group])
      }
    }
  }

  private mutating func add(
    _ extensions: JSONValue, _ glob: PathGlob, _ path: String, at span: SourceSpan?
  ) {
    guard case .object(let rules)? = extensions[Self.key]?["ignore"] else { return }
    for rule in rules {
      guard let known = LintRules.named(rule.key) else {
        let names = LintRules.all.map { $0.id.rawValue }
        let proposal = NearestName.nearest(to: rule.key, among: names)
        faults.append(.ignoreOfUnknownRule(rule.key, proposal: proposal, path: path, at: span))
        continue
      }
      if let (level, reason) = Self.terms(of: rule.value) {
        ignores.append(RuleIgnore(known.id, at: glob, level: level, reason: reason, span: span))
      } else {
        faults.append(.ignoreWithoutReason(known.id, path: path, at: span))
      }
    }
  }

  private static func terms(of value: JSONValue) -> (RuleLevel, String)? {
    if case .string(let reason) = value, !reason.isEmpty { return (.off, reason) }
    guard case .string(let reason)? = value["reason"], !reason.isEmpty else { return nil }
    guard let severity = value["severity"] else { return (.off, reason) }
    guard case .string(let word) = severity, let level = RuleLevel(rawValue: word) else {
      return nil
    }
    return (level, reason)
  }
}

extension JSONValue {
  /// The value of the first member of that key, in an object.
  fileprivate subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
