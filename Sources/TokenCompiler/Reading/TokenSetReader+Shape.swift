extension TokenSetReader {
  /// What the members of an object make of it.
  struct Shape {
    var hasValue = false
    var hasType = false
    var hasRef = false
    var hasExtends = false
    /// It holds objects that are tokens or groups.
    var hasMembers = false
    /// One of them has a name that may be one.
    var hasNamedMembers = false
    /// It holds anything else that is no property.
    var hasStrays = false

    /// It says what type it has, and neither has a value nor holds anything that could have one.
    var isUnfinished: Bool { hasType && !hasRef && !hasExtends && !hasMembers && !hasStrays }
  }

  /// Looks at the members of an object, not at what is inside them.
  func shape(of index: Int) -> Shape {
    var shape = Shape()
    for child in tree.children(of: index) {
      let node = tree.nodes[child]
      if spelling.leaves == .bare {
        if tree.key(node, is: "value") || tree.key(node, is: "$value") { shape.hasValue = true }
        if holdsBareToken(child) { (shape.hasMembers, shape.hasNamedMembers) = (true, true) }
        continue
      }
      switch TokenProperty.of(node, in: tree) {
      case .value: shape.hasValue = true
      case .type: shape.hasType = true
      case .ref: shape.hasRef = true
      case .extends: shape.hasExtends = true
      case nil where node.kind != .object: shape.hasStrays = true
      case nil, .root: (shape.hasMembers, shape.hasNamedMembers) = (true, true)
      case .other where holdsToken(child): shape.hasMembers = true
      case .other, .schema, .version, .description, .deprecated, .extensions: break
      }
    }
    return shape
  }

  /// Whether a member of a token in the older spelling is a token or holds one, and is not data about
  /// the token.
  func holdsBareToken(_ index: Int) -> Bool {
    guard tree.nodes[index].kind == .object, !TokenProperty.isData(tree.nodes[index], in: tree)
    else { return false }
    var inside = index + 1
    while inside < Int(tree.nodes[index].next) {
      let node = tree.nodes[inside]
      if tree.key(node, is: "value") || tree.key(node, is: "$value") { return true }
      inside =
        node.kind == .object && !TokenProperty.isData(node, in: tree) ? inside + 1 : Int(node.next)
    }
    return false
  }

  /// Whether the `$type` of an object names a type; if not, that is said of it, and nothing else.
  func hasRightType(_ index: Int) -> Bool {
    guard let type = tree.child(of: index, key: "$type") else { return false }
    let node = tree.nodes[type]
    guard node.kind == .string, !node.isFaulty else { return false }
    if set.isPlain, BackbaseShape.isKindOfValues(node, in: tree) { return false }
    if spelling.isTolerant { return true }
    let name = JSONText.bytes(node.range, in: tree.source)
    return TokenTypeNames.type(named: name)?.isStandard == true
  }

  /// Whether a member whose key begins with `$` and means nothing is an object with tokens in it.
  func holdsToken(_ index: Int) -> Bool {
    guard tree.nodes[index].kind == .object else { return false }
    var inside = index + 1
    while inside < Int(tree.nodes[index].next) {
      let node = tree.nodes[inside]
      if tree.key(node, is: "$value") || tree.key(node, is: "$ref") { return true }
      // Only groups can hold tokens.
      inside =
        node.kind == .object && !tree.key(node, is: "$extensions")
        ? inside + 1 : Int(node.next)
    }
    return false
  }
}
