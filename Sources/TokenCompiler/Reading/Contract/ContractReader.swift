/// Reads a contract file: its tokens have types and no values. What differs in a theme is a set of its
/// own above the others, as if it had been read from a default theme.
struct ContractReader {
  private let tree: JSONTree
  private var findings: [Diagnostic] = []
  private var set = TokenSet(isTolerant: true)
  private var facts = ContractDocument.Facts()
  private var modifiers: [Modifier] = []
  /// The themes but the first, with what is said for each of them.
  private var themes: [(name: String, when: [String: String], tokens: [TokenDeclaration])] = []
  private var themeNumbers: [String: Int] = [:]

  init(_ tree: JSONTree) { self.tree = tree }

  /// Reads the document.
  mutating func read(into result: inout ReadSource) {
    facts.isUnreadable = true
    if hasKnownVersion() {
      readFacts()
      if let tokens = member("tokens", .object, of: 0) {
        readTokens(tokens)
        facts.isUnreadable = false
      }
    }
    result.findings += findings
    result.contract = facts
    result.modifiers = modifiers
    result.sets = [ConditionalSet(when: [:], set: set)]
    for theme in themes where !theme.tokens.isEmpty {
      var own = set
      own.tokens = theme.tokens
      result.sets.append(ConditionalSet(when: theme.when, set: own))
    }
  }

  private mutating func hasKnownVersion() -> Bool {
    guard let index = tree.child(of: 0, key: ContractDocument.key) else { return false }
    let text = tree.source.text(in: tree.nodes[index].range)
    if tree.nodes[index].kind == .number, text == "\(ContractDocument.version)" { return true }
    findings.append(.contractVersion(text, at: span(tree.nodes[index].range)))
    return false
  }

  private func span(_ range: ByteRange) -> SourceSpan { SourceSpan(SourceID(rawValue: 0), range) }

  private static let kinds: [JSONKind: String] = [
    .object: "an object", .string: "a text", .array: "a list",
  ]

  /// A member of that kind; one of another kind is reported.
  private mutating func member(
    _ name: StaticString, _ kind: JSONKind, of index: Int
  ) -> Int? {
    guard let child = tree.child(of: index, key: name) else { return nil }
    let node = tree.nodes[child]
    if node.kind == kind { return child }
    if !node.isFaulty { refuse("\(name)", needs: Self.kinds[kind] ?? "something else", node) }
    return nil
  }

  private mutating func refuse(_ name: String, needs what: String, _ node: JSONNode) {
    findings.append(.contractMember(name, needs: what, at: span(node.range)))
  }

  // MARK: What stands beside the tokens

  private mutating func readFacts() {
    if let form = member("dialect", .string, of: 0) {
      if let known = ThemeForm(rawValue: tree.text(tree.nodes[form])) {
        facts.form = known
      } else {
        let names = ThemeForm.allCases.map(\.rawValue).joined(separator: ", ")
        refuse("dialect", needs: "one of \(names)", tree.nodes[form])
      }
    }
    if let list = member("modifiers", .object, of: 0) {
      for child in tree.children(of: list) { readModifier(child) }
    }
    if let list = member("themes", .object, of: 0) {
      for child in tree.children(of: list) { readTheme(child) }
    }
    if let terms = member("terms", .object, of: 0) { readTerms(terms) }
  }

  private mutating func readModifier(_ index: Int) {
    let name = tree.keyText(tree.nodes[index])
    let contexts = member("contexts", .array, of: index).map(texts) ?? []
    let fallback = member("default", .string, of: index).map { tree.text(tree.nodes[$0]) }
    modifiers.append(Modifier(name, contexts: contexts, defaultContext: fallback))
  }

  private mutating func readTheme(_ index: Int) {
    var when: [String: String] = [:]
    for child in tree.children(of: index) where tree.nodes[child].kind == .string {
      when[tree.keyText(tree.nodes[child])] = tree.text(tree.nodes[child])
    }
    let name = tree.keyText(tree.nodes[index])
    themeNumbers[name] = themes.count
    themes.append((name, when, []))
  }

  private mutating func readTerms(_ index: Int) {
    facts.additions = member("additions", .array, of: index).map(texts) ?? []
    facts.requiredGroups = member("required-groups", .array, of: index).map(texts) ?? []
    if let list = member("together", .array, of: index) {
      facts.together = tree.children(of: list).map(texts)
    }
  }

  private func texts(_ list: Int) -> [String] {
    tree.children(of: list).filter { tree.nodes[$0].kind == .string }.map {
      tree.text(tree.nodes[$0])
    }
  }

  // MARK: Tokens

  /// Walks over groups and tokens: an object with a `$type` is a token, and may be a group as well.
  private mutating func readTokens(_ root: Int) {
    var open: [(group: UInt32, end: Int)] = [(0, Int(tree.nodes[root].next))]
    var index = root + 1
    while index < Int(tree.nodes[root].next) {
      while let last = open.last, index >= last.end { open.removeLast() }
      let node = tree.nodes[index]
      guard let parent = open.last?.group, node.kind == .object,
        !tree.keyStartsWithDollar(node)
      else {
        index = Int(node.next)
        continue
      }
      let name = set.names.append(JSONText.bytes(node.key, in: tree.source))
      readToken(index, name, in: parent)
      if holdsMembers(index) {
        open.append((UInt32(truncatingIfNeeded: set.groups.count), Int(node.next)))
        set.groups.append(GroupDeclaration(name: name, parent: parent, key: node.key))
      }
      index += 1
    }
  }

  private func holdsMembers(_ index: Int) -> Bool {
    tree.child(of: index, key: "$type") == nil
      || tree.children(of: index).contains {
        tree.nodes[$0].kind == .object && !tree.keyStartsWithDollar(tree.nodes[$0])
      }
  }

  private mutating func readToken(_ index: Int, _ name: Name, in group: UInt32) {
    guard let type = tree.child(of: index, key: "$type") else { return }
    let node = tree.nodes[index]
    var token = TokenDeclaration(name: name, group: group, key: node.key, value: .max)
    token.type = declaredType(tree.nodes[type])
    token.description = member("$description", .string, of: index).map { tree.nodes[$0].range }
    if let deprecated = tree.child(of: index, key: "$deprecated") {
      let node = tree.nodes[deprecated]
      token.deprecated = node.kind == .string ? .reason(tree.text(node)) : .flag(tree.isTrue(node))
    }
    var flags: ContractFlags = []
    if isTrue("$nullable", of: index) { flags.insert(.nullable) }
    if isTrue("$frozen", of: index) { flags.insert(.frozen) }
    token.value = value(type, flags)
    set.tokens.append(token)
    addThemes(of: token, index, "$set-anew", type, flags)
    addThemes(of: token, index, "$varies", type, flags.union(.follows))
  }

  private func isTrue(_ name: StaticString, of index: Int) -> Bool {
    tree.child(of: index, key: name).map {
      tree.nodes[$0].kind == .boolean && tree.isTrue(tree.nodes[$0])
    } ?? false
  }

  private mutating func declaredType(_ node: JSONNode) -> DeclaredType? {
    guard node.kind == .string else {
      if node.kind != .null { refuse("$type", needs: "a text or null", node) }
      return nil
    }
    let known = TokenTypeNames.type(named: JSONText.bytes(node.range, in: tree.source))
    return DeclaredType(type: known ?? .custom, range: node.range)
  }

  /// A value that nobody knows, at the place of the type.
  private mutating func value(_ type: Int, _ flags: ContractFlags) -> RawIndex {
    let node = tree.nodes[type]
    set.values.append(
      RawValue(
        kind: .opaque, range: node.range, shown: node.range,
        next: RawIndex(truncatingIfNeeded: set.values.count + 1), payload: flags.rawValue))
    return RawIndex(truncatingIfNeeded: set.values.count - 1)
  }

  private mutating func addThemes(
    of token: TokenDeclaration, _ index: Int, _ name: StaticString, _ type: Int,
    _ flags: ContractFlags
  ) {
    guard let list = member(name, .array, of: index) else { return }
    for child in tree.children(of: list) where tree.nodes[child].kind == .string {
      let theme = tree.text(tree.nodes[child])
      guard let number = themeNumbers[theme] else {
        findings.append(.contractTheme(theme, at: span(tree.nodes[child].range)))
        continue
      }
      var own = token
      own.value = value(type, flags)
      themes[number].tokens.append(own)
    }
  }
}
