// Groups and tokens.
extension ContractReader {
  /// Walks over groups and tokens: an object with a `$type` is a token, and may be a group as well.
  mutating func readTokens(_ root: Int) {
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
    var digests = digests(of: index)[...]
    token.value = value(type, flags.with(digests.popFirst() ?? nil))
    set.tokens.append(token)
    addThemes(of: token, index, "$set-anew", type, flags, &digests)
    addThemes(of: token, index, "$varies", type, flags.union(.follows), &digests)
  }

  /// What tells the values from others: that in the first theme, then one for each theme that is listed.
  private mutating func digests(of index: Int) -> [ValueDigest?] {
    guard let child = tree.child(of: index, key: "$hash") else { return [] }
    let nodes = tree.nodes[child].kind == .array ? Array(tree.children(of: child)) : [child]
    return nodes.map { index in
      let node = tree.nodes[index]
      if node.kind == .string, let digest = ValueDigest(digits: tree.text(node)) {
        return digest
      }
      if !node.isFaulty {
        refuse("$hash", needs: "four hexadecimal digits or a list of them", node)
      }
      return nil
    }
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
    _ flags: ContractFlags, _ digests: inout ArraySlice<ValueDigest?>
  ) {
    guard let list = member(name, .array, of: index) else { return }
    for child in tree.children(of: list) where tree.nodes[child].kind == .string {
      let theme = tree.text(tree.nodes[child])
      let digest = digests.popFirst() ?? nil
      guard let number = themeNumbers[theme] else {
        findings.append(.contractTheme(theme, at: span(tree.nodes[child].range)))
        continue
      }
      var own = token
      own.value = value(type, flags.with(digest))
      themes[number].tokens.append(own)
    }
  }
}
