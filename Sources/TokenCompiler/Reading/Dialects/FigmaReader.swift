/// Makes token sets of the variables of a Figma document: one that always holds, with the values of the
/// usual modes, and one for each other mode, with the values that differ.
struct FigmaReader {
  private var document: FigmaDocument
  /// Reads values; its set has the names, groups and values that all sets share.
  private var reader: TokenSetReader
  private var groups: [[UInt8]: UInt32] = [:]
  /// The variables by their identifier, and by collection and name; looked up only.
  private var identified: [String: Int] = [:]
  private var named: [String: Int] = [:]
  private var types: [TokenType]

  init(_ document: FigmaDocument) {
    self.document = document
    reader = TokenSetReader(document.tree, spelling: FigmaDialect.spelling(.dollar))
    types = []
  }

  private var tree: JSONTree { document.tree }

  mutating func read(into result: inout ReadSource) {
    findPaths()
    types = FigmaTypes.types(of: document) { value in
      if case .variable(let other) = content(of: value) { other } else { nil }
    }
    var modes: [ConditionalSet] = []
    var tokens: [TokenDeclaration] = []
    var others: [[Int: [TokenDeclaration]]] = document.collections.map { _ in [:] }
    for (index, variable) in document.variables.enumerated() {
      guard let token = declare(variable, index) else { continue }
      let collection = document.collections[variable.collection]
      let usual = document.value(of: variable, in: collection.usual)
      if let usual { tokens.append(token.with(value: readValue(usual, of: index))) }
      for mode in collection.modes.indices where mode != collection.usual {
        guard let value = document.value(of: variable, in: mode),
          usual.map({ tree.isEqual($0, value) }) != true
        else { continue }
        others[variable.collection][mode, default: []].append(
          token.with(value: readValue(value, of: index)))
      }
    }
    // Every set has its own tokens and shares the rest.
    reader.set.tokens = tokens
    result.sets.append(ConditionalSet(when: [:], set: reader.set))
    for (number, collection) in document.collections.enumerated() where !collection.modes.isEmpty {
      for (mode, description) in collection.modes.enumerated() {
        guard let tokens = others[number][mode] else { continue }
        var set = reader.set
        set.tokens = tokens
        modes.append(ConditionalSet(when: [collection.name: description.name], set: set))
      }
      var modifier = Modifier(
        collection.name, contexts: collection.modes.map(\.name),
        defaultContext: collection.modes[collection.usual].name)
      modifier.isOnDemand = true
      result.modifiers.append(modifier)
    }
    result.sets += modes
    result.findings += reader.findings
    result.legacy += reader.legacy
    readTrees(into: &result)
  }

  /// Reads the modes that hold their tokens as groups.
  private func readTrees(into result: inout ReadSource) {
    for collection in document.collections {
      for (index, mode) in collection.modes.enumerated() {
        guard let content = mode.content, tree.nodes[content].kind == .object else { continue }
        var reader = TokenSetReader(tree, spelling: FigmaDialect.spelling(.dollar))
        reader.read(DocumentPart(root: content))
        result.sets.append(
          ConditionalSet(
            when: index == collection.usual ? [:] : [collection.name: mode.name], set: reader.set))
        result.findings += reader.findings
        for legacy in reader.legacy { result.legacy.add(legacy) }
      }
    }
  }
}

// Paths.
extension FigmaReader {
  /// Gives every variable its path: the parts of its name; behind the name of its collection, where
  /// another collection has a variable of that name.
  private mutating func findPaths() {
    var owners: [[String]: Set<Int>] = [:]
    for index in document.variables.indices {
      let variable = document.variables[index]
      let name = tree.text(tree.nodes[variable.name])
      let path = name.split(separator: "/").map { String($0).trimmedSpaces }.filter { !$0.isEmpty }
      document.variables[index].path = path.isEmpty ? [name] : path
      owners[path, default: []].insert(variable.collection)
      identified[variable.id] = index
      named[Self.key(document.collections[variable.collection].name, name)] = index
    }
    for index in document.variables.indices {
      let variable = document.variables[index]
      guard (owners[variable.path]?.count ?? 0) > 1 else { continue }
      let path = [document.collections[variable.collection].name] + variable.path
      document.variables[index].path = path
      reader.report(
        .sameVariable(
          variable.path, path: path, at: reader.span(tree.nodes[variable.name].range)))
    }
  }

  private static func key(_ collection: String, _ name: String) -> String {
    "\(collection)\u{0}\(name)"
  }

  /// What a value is.
  private enum Content {
    case value
    /// An alias of a variable of the document.
    case variable(Int)
    /// An alias of a variable that the document does not hold: one of a library.
    case unknown(String)
  }

  /// An alias names its variable by identifier, or by collection and name.
  private func content(of value: Int) -> Content {
    guard tree.nodes[value].kind == .object else { return .value }
    if let type = tree.child(of: value, key: "type"),
      tree.string(tree.nodes[type], is: "VARIABLE_ALIAS")
    {
      let id = document.text(value, "id") ?? ""
      return identified[id].map { .variable($0) } ?? .unknown(id)
    }
    if let id = document.text(value, "refVariableId") {
      return identified[id].map { .variable($0) } ?? .unknown(id)
    }
    guard let collection = document.text(value, "collection"),
      let name = document.text(value, "name")
    else { return .value }
    return named[Self.key(collection, name)].map { .variable($0) } ?? .unknown(name)
  }
}

// Declarations and values.
extension FigmaReader {
  private mutating func declare(
    _ variable: FigmaDocument.Variable, _ index: Int
  ) -> TokenDeclaration? {
    guard let last = variable.path.last else { return nil }
    let text = tree.nodes[variable.name]
    var group: UInt32 = 0
    var joined: [UInt8] = []
    for name in variable.path.dropLast() {
      joined += Array(name.utf8) + [0]
      group = self.group(name, in: group, key: joined, at: text.range.start)
    }
    var token = TokenDeclaration(
      name: reader.set.names.append(last), group: group, key: text.range, value: .max)
    token.type = DeclaredType(type: types[index], range: typeRange(of: variable))
    if let description = tree.child(of: variable.node, key: "description"),
      tree.nodes[description].kind == .string, !tree.nodes[description].range.isEmpty
    {
      token.description = tree.nodes[description].range
    }
    if let deleted = tree.child(of: variable.node, key: "deletedButReferenced"),
      tree.nodes[deleted].kind == .boolean, tree.isTrue(tree.nodes[deleted])
    {
      token.deprecated = .flag(true)
    }
    token.extensions = readExtensions(of: variable.node)
    return token
  }

  private mutating func group(
    _ name: String, in parent: UInt32, key: [UInt8], at start: UInt32
  ) -> UInt32 {
    if let known = groups[key] { return known }
    let number = UInt32(truncatingIfNeeded: reader.set.groups.count)
    reader.set.groups.append(
      GroupDeclaration(
        name: reader.set.names.append(name), parent: parent,
        key: ByteRange(start: start, end: start)))
    groups[key] = number
    return number
  }

  private func typeRange(of variable: FigmaDocument.Variable) -> ByteRange {
    for key: StaticString in ["resolvedType", "type"] {
      if let type = tree.child(of: variable.node, key: key) { return tree.nodes[type].range }
    }
    return tree.nodes[variable.name].range
  }

  /// A value: what it is an alias of as a reference, anything else as it is written.
  private mutating func readValue(_ value: Int, of variable: Int) -> RawIndex {
    switch content(of: value) {
    case .value:
      // Some write the type beside each value.
      reader.readValue(typedValue(value) ?? value, isOpaque: true)
    case .variable(let target):
      appendAlias(to: document.variables[target].path, tree.nodes[value])
    case .unknown(let name):
      appendAlias(to: name.split(separator: "/").map(String.init), tree.nodes[value])
    }
  }

  private func typedValue(_ object: Int) -> Int? {
    guard document.text(object, "type") != nil else { return nil }
    return tree.child(of: object, key: "value")
  }

  private mutating func appendAlias(to path: [String], _ node: JSONNode) -> RawIndex {
    let name = reader.set.names.append(path.joined(separator: "."))
    let index = reader.appendReference(.reference, node, name.range)
    reader.set.values[Int(index)].isNamed = true
    reader.set.values[Int(index)].key = ByteRange(start: 0, end: 0)
    return index
  }

  private static let kept: [StaticString] = [
    "scopes", "codeSyntax", "hiddenFromPublishing", "remote",
  ]

  /// What Figma says of a variable besides its value, as the extension `com.figma`.
  private mutating func readExtensions(of variable: Int) -> RawIndex? {
    let members = tree.children(of: variable).filter { child in
      let node = tree.nodes[child]
      let isEmpty =
        node.kind == .array || node.kind == .object ? Int(node.next) == child + 1 : false
      let isFalse = node.kind == .boolean && !tree.isTrue(node)
      return !isEmpty && !isFalse && Self.kept.contains { tree.key(node, is: $0) }
    }
    return members.isEmpty
      ? nil : reader.readExtensions("com.figma", members, beside: nil, of: tree.nodes[variable])
  }
}

extension TokenDeclaration {
  fileprivate func with(value: RawIndex) -> TokenDeclaration {
    var token = self
    token.value = value
    return token
  }
}
