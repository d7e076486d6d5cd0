/// The walk over groups and tokens that all dialects share: a document to a token set.
///
/// It never calls itself: the groups that are open stand on a stack of its own.
struct TokenSetReader {
  let tree: JSONTree
  let spelling: DialectSpelling
  var set: TokenSet
  var findings: [Diagnostic] = []
  var legacy: [LegacyUse] = []
  var modes = ModeValues()
  /// The same for the modifiers that groups declare, and their numbers by name.
  var collections: [ModeValues] = []
  var collectionNumbers: [String: Int] = [:]
  /// Whether it was reported that there are too many of them.
  var reportedModes = false
  /// The name of the token or group that is being read, below the groups that are open.
  var current: Name?
  var open: [OpenGroup] = []
  /// The group that the last finding was about, with its path: many findings stand in one group.
  var lastPath: (group: UInt32, path: String) = (0, "")
  /// The lists and objects that `readValue` is inside of.
  var containers: [OpenContainer] = []

  /// A group whose members are being read.
  struct OpenGroup {
    /// Its index in the set.
    var group: UInt32
    /// The index one past its last value.
    var end: Int
    /// It is the inside of a token: its properties are the token's.
    var isToken = false
    /// How its name decides about types, in the plain dialect.
    var category = PlainCategoryState()
    /// The modifier whose contexts the group, or one around it, lists in an extension.
    var collection: String?
  }

  init(_ tree: JSONTree, spelling: DialectSpelling) {
    self.tree = tree
    self.spelling = spelling
    set = TokenSet(isTolerant: spelling.isTolerant)
    set.isPlain = spelling.leaves == .plain
    set.hasMath = spelling.hasMath
    set.respellsReferences = spelling.respellsReferences
    set.keepsOtherValues = spelling.keepsOtherValues
    set.forms = spelling.forms
    if spelling.hasTemplates { set.origin = TokenSet.Origin(spelling: spelling) }
  }

  /// Reads the document, or an object in it that holds tokens.
  mutating func read(_ part: DocumentPart = DocumentPart()) {
    set.origin?.root = part.root
    walk(from: part.root + 1, to: Int(tree.nodes[part.root].next), part)
  }

  /// Reads one member of the document as the group that it is.
  mutating func read(member: Int) {
    walk(from: member, to: Int(tree.nodes[member].next), DocumentPart())
  }

  private mutating func walk(from start: Int, to end: Int, _ part: DocumentPart) {
    open = [OpenGroup(group: 0, end: end)]
    reserve(end - start)
    var index = start
    while index < end {
      while index >= open[open.count - 1].end { open.removeLast() }
      current = nil
      if open.count == 1, leavesOut(index, part) {
        index = Int(tree.nodes[index].next)
      } else {
        index = readMember(index)
      }
    }
    takeBackUnfinished()
  }

  /// Makes room for what so many JSON values may become, once; growing copies all, and in a large file
  /// costs more than to read it. Memory that nothing is written to costs nothing.
  private mutating func reserve(_ count: Int) {
    guard set.values.isEmpty else { return }
    set.values.reserveCapacity(count)
    set.tokens.reserveCapacity(count / 4)
  }

  /// A group of a type and no more is no unfinished token where another group extends it.
  private mutating func takeBackUnfinished() {
    guard findings.contains(where: { $0.id == .unfinishedToken }) else { return }
    let extended = Set(set.groups.compactMap { $0.extends.map(pathOfTarget) })
    findings.removeAll { finding in
      finding.id == .unfinishedToken && finding.path.map(extended.contains) == true
    }
  }

  /// The path in the target of an extension, which is a reference or a pointer.
  private func pathOfTarget(_ index: RawIndex) -> String {
    let raw = set.values[Int(index)]
    let text = JSONText.string(raw.range, hasEscapes: raw.hasEscapes, in: tree.source)
    guard raw.kind == .pointer else { return text }
    return text.split(separator: "/").dropFirst()
      .map { $0.with("/", for: "~1").with("~", for: "~0") }.joined(separator: ".")
  }

  private func leavesOut(_ index: Int, _ part: DocumentPart) -> Bool {
    !part.leavingOut.isEmpty && part.leavingOut.contains(tree.keyText(tree.nodes[index]))
  }

  /// Reads a member of the innermost group and says where to go on: behind it or inside.
  private mutating func readMember(_ index: Int) -> Int {
    let node = tree.nodes[index]
    if spelling.leaves == .bare, skipsBare(index) { return Int(node.next) }
    if let property = TokenProperty.of(node, in: tree), property != .root {
      return readGroupProperty(property, index)
    }
    if node.kind == .object, !(set.isPlain && tree.isStandardValue(index)) {
      return readObject(index)
    }
    // What stands beside a token's value was looked at with the token.
    if open[open.count - 1].isToken { return Int(node.next) }
    readLeaf(index)
    return Int(node.next)
  }

  /// Whether a member is nothing to go into in the older spelling: data of a token, or a remark or
  /// anything else in a group that is no object.
  private mutating func skipsBare(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    let group = open[open.count - 1]
    if group.isToken { return !holdsBareToken(index) }
    guard node.kind != .object, !tree.keyStartsWithDollar(node) else { return false }
    var properties = Properties(type: set.groups[Int(group.group)].type)
    switch TokenProperty.bare(node, in: tree) {
    case .type where node.kind == .string: readProperty(.type, index, into: &properties)
    case .description where node.kind == .string:
      readProperty(.description, index, into: &properties)
    case _ where tree.key(node, is: "name") && node.kind == .string: break
    default:
      let name = set.names.append(tree.source.bytes[node.key.integers])
      report(
        .unexpectedMember(
          path(of: name), isError: false, value: "value", at: span(node.range)))
    }
    set.groups[Int(group.group)].adopt(properties)
    return true
  }

  private mutating func readGroupProperty(_ property: TokenProperty, _ index: Int) -> Int {
    let next = Int(tree.nodes[index].next)
    let group = open[open.count - 1]
    if property == .other, holdsToken(index) {
      // A name that is not allowed. What it holds is read, so that nothing else misses it.
      return readObject(index)
    }
    guard !group.isToken else { return next }
    var properties = Properties(type: set.groups[Int(group.group)].type)
    switch property {
    case .value: report(.valueWithoutName(at: span(tree.nodes[index].key)))
    case .extends, .ref: readExtends(index)
    default: readProperty(property, index, into: &properties)
    }
    set.groups[Int(group.group)].adopt(properties)
    return next
  }

  private mutating func readObject(_ index: Int) -> Int {
    let node = tree.nodes[index]
    let shape = shape(of: index)
    let name = readName(node)
    current = name
    let isAlias = shape.hasRef && !shape.hasMembers && !shape.hasExtends && spelling.hasPointers
    guard shape.hasValue || isAlias else {
      if TokenProperty.of(node, in: tree) == .root { report(.rootGroup(at: span(node.key))) }
      if shape.isUnfinished, hasRightType(index) {
        report(.unfinishedToken(path(), at: span(node.key)))
      }
      openGroup(GroupDeclaration(name: name, key: node.key), at: index)
      return index + 1
    }
    let type = readToken(index, name: name, mayBeGroup: !shape.hasValue)
    guard shape.hasMembers else { return Int(node.next) }
    current = name
    if spelling.isTolerant {
      legacy.count(.tokenWithChildren, at: node.key)
    } else if shape.hasNamedMembers {
      report(.tokenWithChildren(path(), at: span(node.key)))
    }
    openGroup(
      GroupDeclaration(name: name, key: node.key, type: type), at: index, isToken: true)
    return index + 1
  }

  private mutating func openGroup(
    _ declaration: GroupDeclaration, at index: Int, isToken: Bool = false
  ) {
    let parent = open[open.count - 1]
    var declaration = declaration
    declaration.parent = parent.group
    var group = OpenGroup(
      group: UInt32(truncatingIfNeeded: set.groups.count), end: Int(tree.nodes[index].next),
      isToken: isToken)
    group.collection = parent.collection
    if set.isPlain {
      group.category = parent.category.below(set.names.utf8(declaration.name), declaration.key)
    } else if spelling.hasModeExtension, listsModes(index) {
      group.collection = tree.keyText(tree.nodes[index])
    }
    set.groups.append(declaration)
    open.append(group)
  }

  /// A member of a group that is no object.
  private mutating func readLeaf(_ index: Int) {
    let node = tree.nodes[index]
    let name = readName(node)
    current = name
    if node.isFaulty, !set.isPlain { return }
    guard set.isPlain else {
      if tree.key(node, is: "value"), open.count > 1 {
        current = nil
        report(.valueWithoutDollar(isError: !spelling.isTolerant, at: span(node.key)))
        return
      }
      report(.unexpectedMember(path(), isError: !spelling.isTolerant, at: span(node.range)))
      return
    }
    var token = TokenDeclaration(
      name: name, group: open[open.count - 1].group, key: node.key, value: .max)
    token.value = node.kind == .array ? invalidValue(node) : readValue(index)
    token.type = category(of: token, node.kind)
    if node.kind == .array, !node.isFaulty {
      let meant = MeantLiteral.list(index, of: token.type?.type, in: tree)
      report(.arrayInPlain(path(), meant: meant, at: span(node.range)))
    }
    set.tokens.append(token)
  }

  /// What the name of a plain token, or of a group around it, says of its type.
  func category(of token: TokenDeclaration, _ kind: JSONKind) -> DeclaredType? {
    guard set.isPlain else { return nil }
    let state = open[open.count - 1].category
    return state.type(
      of: set.names.utf8(token.name), key: token.key, kind,
      isReference: set.values[Int(token.value)].kind == .reference)
  }
}
