extension TokenSetReader {
  /// Reads the object of a token and adds it to the set; gives the type that it states.
  mutating func readToken(_ index: Int, name: Name, mayBeGroup: Bool) -> DeclaredType? {
    let node = tree.nodes[index]
    var token = TokenDeclaration(
      name: name, group: open[open.count - 1].group, key: node.key, value: .max)
    token.mayBeGroup = mayBeGroup
    var properties = Properties()
    var value: Int?
    var extensions: Int?
    var ownModes: Int?
    var others: [Int] = []
    for child in tree.children(of: index) {
      switch property(inToken: tree.nodes[child]) {
      case .value: value = child
      case .ref where spelling.hasPointers: readRef(child, mayBeGroup: mayBeGroup, into: &token)
      case .extends: report(.extendsOnToken(at: span(tree.nodes[child].key)))
      case .ref: reportUnknown(tree.nodes[child])
      case .root: break
      case .other where isOwnModes(child): ownModes = child
      case .other where holdsToken(child): break
      case .other where spelling.leaves == .bare:
        if !isRead(child, of: index, value) { readAttribute(tree.nodes[child], of: index) }
      case .other where spelling.tool != nil: others.append(child)
      case let property?:
        if property == .extensions { extensions = child }
        readProperty(property, child, into: &properties)
      case nil: readStray(tree.nodes[child])
      }
    }
    token.type = properties.type
    token.description = properties.description
    token.deprecated = properties.deprecated
    token.deprecatedPlace = properties.deprecatedPlace
    token.extensions = properties.extensions
    if let tool = spelling.tool, !others.isEmpty {
      token.extensions = readExtensions(tool, others, beside: extensions, of: node)
    }
    add(&token, object: index, value: value, extensions: extensions)
    if let ownModes, let value { readModes(ownModes, of: token, value: value) }
    return token.type
  }

  private func property(inToken node: JSONNode) -> TokenProperty? {
    spelling.leaves == .bare
      ? TokenProperty.bare(node, in: tree) : TokenProperty.of(node, in: tree)
  }

  /// Whether a member of a token in the older spelling is read by itself: a token inside, or the unit of
  /// the value.
  private func isRead(_ index: Int, of token: Int, _ value: Int?) -> Bool {
    if holdsBareToken(index) { return true }
    if let value, tree.alpha(beside: value, in: token) == index { return true }
    guard tree.key(tree.nodes[index], is: "unit"),
      let value = value ?? tree.child(of: token, key: "value")
    else { return false }
    return tree.unit(beside: value, in: token) == index
  }

  /// The `$ref` of a token is its value; beside a `$value` it is one too many.
  private mutating func readRef(_ index: Int, mayBeGroup: Bool, into token: inout TokenDeclaration)
  {
    let node = tree.nodes[index]
    if mayBeGroup {
      token.value = readPointer(node)
    } else {
      report(.valueAndRef(at: span(node.key)))
      token.value = invalidValue(node)
    }
  }

  private mutating func readStray(_ node: JSONNode) {
    guard node.kind != .object else { return }
    let name = tree.keyText(node)
    if set.isPlain, BackbaseShape.modes.contains(name) {
      report(.modeBesideValue(name, path(), at: span(node.key)))
    } else {
      reportUnknown(node)
    }
  }

  private mutating func add(
    _ token: inout TokenDeclaration, object: Int, value: Int?, extensions: Int?
  ) {
    guard let value else {
      set.tokens.append(token)
      return
    }
    if set.isPlain {
      readPlainValue(value, of: token)
      return
    }
    guard token.value == .max else {
      // There is a `$ref` as well: which of the two is meant, nobody knows.
      set.tokens.append(token)
      return
    }
    if spelling.isTolerant,
      BackbaseShape.isModes(value, ofToken: object, in: tree)
        || BackbaseShape.isLightAndDark(value, ofToken: object, in: tree)
    {
      return readModes(in: value, of: token)
    }
    if spelling.leaves == .bare, let unit = tree.unit(beside: value, in: object) {
      token.value = readQuantity(object, value: value, unit: unit, of: token.type)
    } else if spelling.leaves == .bare, let alpha = tree.alpha(beside: value, in: object),
      token.type.map({ $0.type == .color }) ?? true
    {
      token.value = readModified(value, by: alpha, isAlpha: true)
    } else if spelling.hasMath, let change = extensions.flatMap(colorChange) {
      token.value = readModified(value, by: change)
      token.hasColorChange = true
    } else {
      token.value = readValue(value)
    }
    let modes = extensions.map { modeExtensions(in: $0) } ?? []
    token.hasModeExtension = !modes.isEmpty
    set.tokens.append(token)
    guard let extensions else { return }
    for index in modes {
      readModeExtension(index, of: token, value: value, extensions: extensions)
    }
  }
}
