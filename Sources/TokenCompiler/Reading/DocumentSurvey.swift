/// What one pass over a document tells about its dialect.
struct DocumentSurvey: Sendable {
  /// Objects with `$value`.
  private(set) var dollarValues = 0
  /// Members `$type`, `$ref` and `$extends` outside values.
  private(set) var dollarProperties = 0
  /// Objects with `value` and without `$value`, but not those that may as well be groups of plain
  /// values with a token named `value`.
  private(set) var bareValues = 0
  /// Those that may be such groups.
  private(set) var doubtfulValues = 0
  /// Objects of a `value` and a `unit` and no more: tokens by themselves, or plain values.
  private(set) var quantities = 0
  /// Text, numbers, booleans and nulls outside values whose key is a name.
  private(set) var bareLeaves = 0
  /// A group at the top says `$type: dynamic` or `fixed`, a value is an object of `light` and `dark`,
  /// or `$version` stands beside `theme` or `primitives`, as in Backbase's files.
  private(set) var isBackbase = false
  /// `$themes` or `$metadata` at the top.
  private(set) var hasStudioMembers = false
  /// A type, or an extension, that only Tokens Studio has.
  private(set) var hasStudioTypes = false
  /// A list of variables in collections, as Figma and its plugins export them.
  private(set) var hasFigmaVariables = false
  /// An extension of Figma.
  private(set) var hasFigmaExtensions = false
  /// Objects with `$value` that hold besides it what is neither a property nor an object, as tokens of
  /// Style Dictionary do, and whether a name among those is one of that tool's.
  private var attributedValues = 0
  /// Those of `bareLeaves` that are such members.
  private var attributes = 0
  private var hasStyleAttributes = false
  /// A member `$ref` or `$extends`, which only the standard has.
  private var hasPointers = false
  /// The index of the first member with a `$` behind the last `value` that was looked into.
  private var nextProperty = 0

  /// Whether objects with a `value` are tokens though each may be a group: there are several of them,
  /// and nothing else.
  var areDoubtfulValuesTokens: Bool { doubtfulValues >= 3 && bareLeaves == 0 && dollarValues == 0 }

  private let styleAttributes: [StaticString] = ["comment", "unit", "alpha"]

  /// Whether tokens with `$value` are those of Style Dictionary: they have its members besides, or most
  /// have some that the standard does not know.
  var isDollarStyle: Bool {
    guard !hasPointers, bareValues == 0, bareLeaves == attributes else { return false }
    return hasStyleAttributes || attributedValues > 0 && attributedValues * 2 >= dollarValues
  }

  /// Looks at a document whose top level is an object.
  init(_ tree: JSONTree) {
    guard let root = tree.nodes.first, root.kind == .object else { return }
    lookAtTop(tree)
    var index = 0
    while index < Int(root.next) { index = look(at: index, in: tree) }
  }

  /// Looks at one value and says where to go on: behind it or inside.
  private mutating func look(at index: Int, in tree: JSONTree) -> Int {
    let node = tree.nodes[index]
    if node.isMember, tree.keyStartsWithDollar(node) {
      lookForFigma(at: index, tree)
      if tree.key(node, is: "$type") || tree.key(node, is: "$ref") || tree.key(node, is: "$extends")
      {
        dollarProperties += 1
        if !tree.key(node, is: "$type") { hasPointers = true }
        lookForStudio(at: index, tree)
      }
      return tree.key(node, is: "$root") ? index + 1 : Int(node.next)
    }
    switch node.kind {
    case .array: return Int(node.next)
    case .object: return lookInside(index, in: tree)
    case .null, .boolean, .number, .string:
      if !isRemark(node, in: tree) { bareLeaves += 1 }
      return Int(node.next)
    }
  }

  /// Whether a leaf may be a group's remark as well as a token.
  private func isRemark(_ node: JSONNode, in tree: JSONTree) -> Bool {
    tree.key(node, is: "description") || tree.key(node, is: "comment")
      || tree.key(node, is: "type") || tree.key(node, is: "name")
  }

  private mutating func lookInside(_ index: Int, in tree: JSONTree) -> Int {
    var hasBareValue = false
    for child in tree.children(of: index) {
      if tree.key(tree.nodes[child], is: "$value") {
        dollarValues += 1
        if !hasStudioTypes { lookForStudio(in: index, tree) }
        lookForAttributes(of: index, tree)
        if BackbaseShape.isModes(child, ofToken: index, in: tree) { isBackbase = true }
        return index + 1
      }
      if tree.key(tree.nodes[child], is: "value"), !holdsProperty(child, in: tree) {
        hasBareValue = true
      }
    }
    guard hasBareValue else { return index + 1 }
    if tree.isQuantity(index) {
      quantities += 1
      return Int(tree.nodes[index].next)
    }
    if !hasStudioTypes { lookForStudio(in: index, tree) }
    // The rest of such an object is attributes, not tokens.
    if mayBeGroup(index, in: tree) { doubtfulValues += 1 } else { bareValues += 1 }
    return Int(tree.nodes[index].next)
  }

  /// Whether a member named `value` is a group: a key in it begins with `$`. Questions come in the
  /// order of the document, so no part of it is searched twice.
  private mutating func holdsProperty(_ index: Int, in tree: JSONTree) -> Bool {
    if nextProperty <= index {
      nextProperty =
        tree.nodes[(index + 1)...].firstIndex { tree.keyStartsWithDollar($0) } ?? tree.nodes.count
    }
    return nextProperty < Int(tree.nodes[index].next)
  }

  /// Whether an object with a `value` may be a group: beside it stand only members that say nothing
  /// of a token, one of them a leaf.
  private func mayBeGroup(_ index: Int, in tree: JSONTree) -> Bool {
    var hasLeaf = false
    for child in tree.children(of: index) {
      let node = tree.nodes[child]
      if tree.key(node, is: "value") { continue }
      if tree.keyStartsWithDollar(node) || isRemark(node, in: tree)
        || tree.key(node, is: "attributes")
      {
        return false
      }
      if node.kind != .object { hasLeaf = true }
    }
    return hasLeaf || index == 0
  }

  /// Whether a member is the extensions and Figma's are among them. What is written with an escape
  /// shows no dialect: the JSON output has that.
  private mutating func lookForFigma(at index: Int, _ tree: JSONTree) {
    guard !hasFigmaExtensions, tree.key(tree.nodes[index], is: "$extensions") else { return }
    hasFigmaExtensions = tree.children(of: index).contains { child in
      let node = tree.nodes[child]
      return !node.keyHasEscapes && FigmaDocument.isExtension(tree.source.bytes[node.key.integers])
    }
  }

  /// Whether a token with `$value` has members without `$` that are no objects.
  private mutating func lookForAttributes(of token: Int, _ tree: JSONTree) {
    var isAttributed = false
    for child in tree.children(of: token) {
      let node = tree.nodes[child]
      if tree.key(node, is: "$comment") { hasStyleAttributes = true }
      guard node.kind != .object, !tree.keyStartsWithDollar(node) else { continue }
      // A value for a mode is a slip of the plain dialect, which belongs inside `$value`.
      guard !BackbaseShape.modes.contains(tree.keyText(node)) else { continue }
      if node.kind != .array, !isRemark(node, in: tree) { attributes += 1 }
      isAttributed = isAttributed || !TokenProperty.isNearlyOne(node, in: tree)
      if styleAttributes.contains(where: { tree.key(node, is: $0) }) { hasStyleAttributes = true }
    }
    if isAttributed { attributedValues += 1 }
  }

  private mutating func lookForStudio(in token: Int, _ tree: JSONTree) {
    for child in tree.children(of: token) {
      let node = tree.nodes[child]
      if tree.key(node, is: "$extensions"),
        let data = tree.child(of: child, key: StudioTypes.extensionKey),
        !tree.nodes[data].keyHasEscapes
      {
        hasStudioTypes = true
      }
      if tree.key(node, is: "type") || tree.key(node, is: "$type") {
        lookForStudio(at: child, tree)
      }
    }
  }

  /// Whether a type, of a token or of a group, is one that only Tokens Studio has. What is written
  /// with an escape shows no dialect: the JSON output has that.
  private mutating func lookForStudio(at type: Int, _ tree: JSONTree) {
    if !tree.nodes[type].hasEscapes,
      StudioTypes.own.contains(where: { tree.string(tree.nodes[type], is: $0) })
    {
      hasStudioTypes = true
    }
  }

  private mutating func lookAtTop(_ tree: JSONTree) {
    let hasVersion = tree.child(of: 0, key: "$version") != nil
    for child in tree.children(of: 0) {
      let node = tree.nodes[child]
      if tree.key(node, is: "$themes") || tree.key(node, is: "$metadata") {
        hasStudioMembers = true
      }
      guard node.kind == .object else { continue }
      let isRoot = BackbaseShape.isRoot(node, in: tree)
      if hasVersion, isRoot { isBackbase = true }
      if tree.child(of: child, key: "$value") != nil { continue }
      for inner in tree.children(of: child) {
        if isRoot || tree.string(tree.nodes[inner], is: "dynamic")
          || tree.string(tree.nodes[inner], is: "fixed"),
          BackbaseShape.isKindOfValues(tree.nodes[inner], in: tree)
        {
          isBackbase = true
        }
      }
    }
    hasFigmaVariables = FigmaDocument.isOne(tree)
  }
}
