extension TokenSetReader {
  /// Reads the `$value` of a plain token: one value, or one for each mode.
  mutating func readPlainValue(_ value: Int, of token: TokenDeclaration) {
    let node = tree.nodes[value]
    guard node.kind == .object, !tree.isStandardValue(value) else {
      set.tokens.append(plainToken(token, value, isMode: false))
      return
    }
    guard Int(node.next) > value + 1 else {
      report(.noModes(at: span(node.range)))
      return
    }
    var isFirst = true
    for child in tree.children(of: value) {
      if tree.nodes[child].key.isEmpty {
        report(.emptyName(at: span(tree.nodes[child].key), path: path()))
        continue
      }
      if tree.keyStartsWithDollar(tree.nodes[child]) {
        reportUnknown(tree.nodes[child])
        continue
      }
      guard let context = context(tree.nodes[child]) else { return }
      modes.add(
        plainToken(token, child, isMode: true), to: context, place(of: child, in: value),
        isFirst: isFirst)
      isFirst = false
    }
  }

  /// The number of the context that a member is for.
  private mutating func context(_ member: JSONNode) -> Int? {
    let number = modes.number(of: tree.keyText(member))
    if number == nil, !reportedModes {
      reportedModes = true
      report(.tooManyModes(limit: ModeValues.contextLimit, at: span(member.key)))
    }
    return number
  }

  private func place(of member: Int, in values: Int) -> ModePlace {
    ModePlace(key: tree.nodes[member].key, values: tree.nodes[values].range)
  }

  private mutating func plainToken(
    _ token: TokenDeclaration, _ value: Int, isMode: Bool
  ) -> TokenDeclaration {
    var token = token
    let node = tree.nodes[value]
    token.type = token.type ?? category(of: token.name, key: token.key, node.kind)
    let isList = node.kind == .array
    if isList || node.kind == .object && !tree.isStandardValue(value) {
      report(
        isMode
          ? .containerInMode(path(), isList: isList, at: span(node.range))
          : .listAsValue(path(), at: span(node.range)))
      token.value = invalidValue(node)
    } else {
      token.value = readValue(value)
    }
    return token
  }

  /// Reads `$extensions.mode` of a token: an object with a value for each context.
  mutating func readModeExtension(of token: TokenDeclaration, value: Int, extensions: Int) {
    guard let mode = tree.child(of: extensions, key: "mode"), tree.nodes[mode].kind == .object
    else { return }
    modes.addToken()
    for child in tree.children(of: mode) {
      guard let context = context(tree.nodes[child]) else { return }
      var valued = token
      valued.value = readValue(child)
      modes.add(
        valued, to: context, place(of: child, in: mode),
        repeatsValue: tree.isEqual(child, value))
    }
  }
}
