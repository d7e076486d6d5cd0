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
    let second = modeWrittenTwice(in: value)
    for child in tree.children(of: value) {
      if tree.nodes[child].key.isEmpty {
        report(.emptyName(at: span(tree.nodes[child].key), path: path()))
        continue
      }
      if tree.keyStartsWithDollar(tree.nodes[child]) {
        reportUnknown(tree.nodes[child])
        continue
      }
      let meant = second?.child == child ? second?.meant : nil
      guard let context = context(tree.nodes[child], meant: meant) else { return }
      modes.add(
        plainToken(token, child, isMode: true), to: context, place(of: child, in: value),
        isFirst: isFirst)
      isFirst = false
    }
  }

  /// The number of the context that a member is for.
  private mutating func context(
    _ member: JSONNode, of collection: Int? = nil, meant: String? = nil
  ) -> Int? {
    let name = meant ?? tree.keyText(member)
    let number =
      if let collection { collections[collection].number(of: name) } else { modes.number(of: name) }
    if number == nil, !reportedModes {
      reportedModes = true
      report(.tooManyModes(limit: ModeValues.contextLimit, at: span(member.key)))
    }
    return number
  }

  /// Of `light` and `dark` the one that stands twice where the other is missing, which was told as a key
  /// that stands twice: the second of them is the other.
  private func modeWrittenTwice(in value: Int) -> (child: Int, meant: String)? {
    let children = Array(tree.children(of: value))
    guard children.count == 2 else { return nil }
    let keys = children.map { tree.keyText(tree.nodes[$0]) }
    guard keys[0] == keys[1], BackbaseShape.modes.contains(keys[0]) else { return nil }
    return BackbaseShape.modes.first { $0 != keys[0] }.map { (children[1], $0) }
  }

  private func place(of member: Int, in values: Int) -> ModePlace {
    ModePlace(key: tree.nodes[member].key, values: tree.nodes[values].range)
  }

  private mutating func plainToken(
    _ token: TokenDeclaration, _ value: Int, isMode: Bool
  ) -> TokenDeclaration {
    var token = token
    let node = tree.nodes[value]
    let isList = node.kind == .array
    if isList || node.kind == .object && !tree.isStandardValue(value) {
      report(
        isMode
          ? .containerInMode(path(), isList: isList, at: span(node.range))
          : .listAsValue(
            path(), meant: isList ? MeantLiteral.list(value, of: token.type?.type, in: tree) : nil,
            at: span(node.range)))
      token.value = invalidValue(node)
    } else {
      token.value = readValue(value)
    }
    token.type = token.type ?? category(of: token, node.kind)
    return token
  }

  /// The objects with values for contexts that the extensions of a token hold: `mode` or `modes` in
  /// them, or in the extension of one tool. A key that is written with an escape is data: the JSON
  /// output has those.
  func modeExtensions(in extensions: Int) -> [Int] {
    guard spelling.hasModeExtension else { return [] }
    return tree.children(of: extensions).compactMap { child in
      guard tree.nodes[child].kind == .object else { return nil }
      return isModes(child) ? child : tree.children(of: child).first(where: isModes)
    }
  }

  /// Reads the values for contexts of a token. Those in the extension of a tool are of the modifier
  /// whose contexts a group around the token lists, all others of `mode`.
  mutating func readModeExtension(
    _ modes: Int, of token: TokenDeclaration, value: Int, extensions: Int
  ) {
    let isOfTool = !tree.children(of: extensions).contains(modes)
    readModes(
      modes, of: token, value: value,
      modifier: isOfTool
        ? open[open.count - 1].collection ?? ModeValues.modifier
        : ModeValues.modifier)
  }

  /// Whether a member is an object of values for contexts.
  private func isModes(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return node.kind == .object && Int(node.next) > index + 1 && !node.keyHasEscapes
      && (tree.key(node, is: "mode") || tree.key(node, is: "modes") || isOverrides(index))
  }

  /// Whether it is an extension `….overrides` whose members all name a light or a dark theme, with a plain
  /// value for each.
  private func isOverrides(_ index: Int) -> Bool {
    let name = tree.keyText(tree.nodes[index])
    guard name == "overrides" || name.hasSuffix(".overrides") else { return false }
    return tree.children(of: index).allSatisfy { child in
      let words = tree.keyText(tree.nodes[child]).lowercased()
        .split { $0 == "-" || $0 == "_" || $0 == " " }
      return words.contains { BackbaseShape.modes.contains(String($0)) }
        && (tree.nodes[child].kind == .string || tree.nodes[child].kind == .number)
    }
  }

  /// Whether a member of a token is its `$modes`, with its values for the contexts of `mode`.
  func isOwnModes(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return spelling.hasModeExtension && node.kind == .object && Int(node.next) > index + 1
      && !node.keyHasEscapes && tree.key(node, is: "$modes")
  }

  /// Whether a group lists the contexts of its tokens in the extension of a tool.
  func listsModes(_ group: Int) -> Bool {
    guard let extensions = tree.child(of: group, key: "$extensions") else { return false }
    return tree.children(of: extensions).contains { index in
      tree.child(of: index, key: "modes").map { tree.nodes[$0].kind } == .array
    }
  }

  /// Reads an object of values for `light`, `dark` and the like that stands instead of a value: the first
  /// holds where none is chosen.
  mutating func readModes(in value: Int, of token: TokenDeclaration) {
    guard let first = tree.children(of: value).first(where: { _ in true }) else { return }
    var usual = token
    usual.value = readValue(first)
    set.tokens.append(usual)
    readModes(value, of: token, value: first)
  }

  /// Reads values for contexts beside a value.
  mutating func readModes(
    _ modes: Int, of token: TokenDeclaration, value: Int, modifier: String = ModeValues.modifier
  ) {
    let number = modifier == ModeValues.modifier ? nil : number(ofCollection: modifier)
    changeModes(number) { $0.addToken() }
    for child in tree.children(of: modes) {
      guard let context = context(tree.nodes[child], of: number) else { return }
      var valued = token
      valued.value = readValue(child)
      let place = place(of: child, in: modes)
      let repeats = tree.isEqual(child, value)
      changeModes(number) { $0.add(valued, to: context, place, repeatsValue: repeats) }
    }
  }

  private mutating func changeModes(_ number: Int?, _ change: (inout ModeValues) -> Void) {
    if let number { change(&collections[number]) } else { change(&modes) }
  }

  private mutating func number(ofCollection name: String) -> Int {
    if let number = collectionNumbers[name] { return number }
    collectionNumbers[name] = collections.count
    collections.append(ModeValues(name))
    return collections.count - 1
  }
}
