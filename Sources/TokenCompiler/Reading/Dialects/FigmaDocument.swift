/// The collections and variables of a document that lists them: the answer of Figma's REST API
/// (`variables` and `variableCollections`, inside `meta` or not), or what a plugin exports.
struct FigmaDocument {
  /// One way in which a variable may be set.
  struct Mode {
    var id: String
    var name: String
    /// The mode whose values hold where this one has none, in a collection that extends another.
    var parent: String?
    /// The tokens of the mode, where they stand inside it: a list of variables, or a group.
    var content: Int?
  }

  /// Variables with the same modes.
  struct Collection {
    var id: String
    var name: String
    var modes: [Mode]
    /// The index of the mode that holds where none is chosen.
    var usual = 0
  }

  /// A variable.
  struct Variable {
    /// Its object; the first of them where it has one in each mode.
    var node: Int
    /// The text that names it.
    var name: Int
    var id: String
    var collection: Int
    /// The value in a mode, by the mode's index.
    var values: [Int: Int] = [:]
    /// Groups and token, once they are known.
    var path: [String] = []
  }

  let tree: JSONTree
  private(set) var collections: [Collection] = []
  var variables: [Variable] = []
  /// Looked up only, like `overrides`.
  private var numbers: [String: Int] = [:]
  /// What collections that extend others say of a variable.
  private var overrides: [String: [Int]] = [:]

  /// Whether the key of an extension is Figma's.
  static func isExtension(_ key: ArraySlice<UInt8>) -> Bool {
    let own = Array("com.figma".utf8)
    return key.starts(with: own)
      && (key.count == own.count || key.dropFirst(own.count).first == 0x2E)
  }

  /// Whether a document lists variables in collections.
  static func isOne(_ tree: JSONTree) -> Bool {
    guard !tree.nodes.isEmpty else { return false }
    let root = root(of: tree)
    if isVariables(root, in: tree) { return true }
    if let variables = tree.list(in: root, "variables") {
      if tree.list(in: root, "variableCollections") != nil { return true }
      if isVariables(variables, in: tree) { return true }
    }
    return collectionLists(in: root, of: tree).contains { list in
      tree.children(of: list).contains { isCollection($0, in: tree) }
    }
  }

  /// The object that holds the lists.
  private static func root(of tree: JSONTree) -> Int {
    guard let meta = tree.child(of: 0, key: "meta"), tree.list(in: meta, "variables") != nil else {
      return 0
    }
    return meta
  }

  /// Where collections stand: a list of that name, or the document itself.
  private static func collectionLists(in root: Int, of tree: JSONTree) -> [Int] {
    if let list = tree.list(in: root, "variableCollections") { return [list] }
    if let list = tree.list(in: root, "collections") { return [list] }
    if tree.nodes[root].kind == .array {
      // Each element is a collection, or an object of collections by name.
      return tree.children(of: root).filter { tree.nodes[$0].kind == .object } + [root]
    }
    return []
  }

  /// Whether a list holds variables with a value for each mode.
  private static func isVariables(_ list: Int, in tree: JSONTree) -> Bool {
    guard let first = tree.children(of: list).first(where: { _ in true }) else { return false }
    return tree.child(of: first, key: "valuesByMode") != nil
  }

  /// Whether an object is a collection whose variables can be found.
  private static func isCollection(_ index: Int, in tree: JSONTree) -> Bool {
    guard let modes = tree.list(in: index, "modes") else { return false }
    if let variables = tree.list(in: index, "variables") { return isVariables(variables, in: tree) }
    return tree.children(of: modes).contains { mode in
      tree.nodes[modes].kind == .object
        ? tree.nodes[mode].kind == .object : tree.list(in: mode, "variables") != nil
    }
  }

  /// Finds what a document lists.
  init(_ tree: JSONTree) {
    self.tree = tree
    guard !tree.nodes.isEmpty else { return }
    let root = Self.root(of: tree)
    let isWhole = tree.nodes[root].kind == .object && Self.isCollection(root, in: tree)
    if isWhole { addCollection(root) }
    for list in Self.collectionLists(in: root, of: tree) where !isWhole {
      for child in tree.children(of: list) where tree.list(in: child, "modes") != nil {
        addCollection(child)
      }
    }
    extendCollections()
    if Self.isVariables(root, in: tree) {
      addVariables(root, of: nil)
    } else if !isWhole, let list = tree.list(in: root, "variables") {
      addVariables(list, of: nil)
    }
    for (index, collection) in collections.enumerated() {
      if collection.modes.contains(where: { $0.content != nil }) { addVariables(ofModesOf: index) }
    }
  }
}

// Collections and modes.
extension FigmaDocument {
  private mutating func addCollection(_ index: Int) {
    let key = tree.nodes[index].isMember ? tree.keyText(tree.nodes[index]) : ""
    let id = text(index, "id") ?? key
    let modes = tree.list(in: index, "modes").map(modes(in:)) ?? []
    var collection = Collection(id: id, name: text(index, "name") ?? key, modes: modes)
    if collection.name.isEmpty { collection.name = ModeValues.modifier }
    let usual = text(index, "defaultModeId")
    collection.usual = modes.firstIndex { $0.id == usual } ?? 0
    numbers[id] = collections.count
    collections.append(collection)
    guard let variables = tree.list(in: index, "variables") else { return }
    addVariables(variables, of: collections.count - 1)
  }

  private func modes(in list: Int) -> [Mode] {
    tree.children(of: list).map { child in
      let node = tree.nodes[child]
      let key = node.isMember ? tree.keyText(node) : ""
      guard node.kind == .object else {
        // An identifier with its name, or a name alone.
        let name = node.kind == .string ? tree.text(node) : key
        return Mode(id: key.isEmpty ? name : key, name: name)
      }
      if node.isMember { return Mode(id: key, name: key, content: child) }
      let name = text(child, "name") ?? ""
      return Mode(
        id: text(child, "modeId") ?? text(child, "id") ?? name, name: name,
        parent: text(child, "parentModeId"), content: tree.list(in: child, "variables"))
    }
  }

  /// The modes of a collection that extends another are further modes of that one, under its own name.
  private mutating func extendCollections() {
    let lists = Self.collectionLists(in: Self.root(of: tree), of: tree)
    for child in lists.flatMap({ Array(tree.children(of: $0)) }) {
      guard
        let parent = text(child, "rootVariableCollectionId")
          ?? text(child, "parentVariableCollectionId"),
        let base = numbers[parent], let own = text(child, "id").flatMap({ numbers[$0] }),
        own != base
      else { continue }
      let name = collections[own].name
      for mode in collections[own].modes {
        var mode = mode
        mode.name = "\(name)/\(mode.name)"
        collections[base].modes.append(mode)
      }
      collections[own].modes = []
      guard let changes = tree.child(of: child, key: "variableOverrides") else { continue }
      for change in tree.children(of: changes) {
        overrides[tree.keyText(tree.nodes[change]), default: []].append(change)
      }
    }
  }

  /// The first value of a mode of a collection, or of the mode that it takes its values from.
  func value(of variable: Variable, in mode: Int) -> Int? {
    let modes = collections[variable.collection].modes
    var mode = mode
    for _ in modes {
      if let value = variable.values[mode] { return value }
      guard let parent = modes[mode].parent, let next = modes.firstIndex(where: { $0.id == parent })
      else { return nil }
      mode = next
    }
    return nil
  }
}

// Variables.
extension FigmaDocument {
  /// Adds variables with a value for each mode.
  private mutating func addVariables(_ list: Int, of collection: Int?) {
    for child in tree.children(of: list) {
      guard let name = tree.child(of: child, key: "name"), tree.nodes[name].kind == .string else {
        continue
      }
      let named = text(child, "variableCollectionId") ?? text(child, "collectionId") ?? ""
      let number = collection ?? number(ofCollection: named)
      let key = tree.nodes[child].isMember ? tree.keyText(tree.nodes[child]) : ""
      var variable = Variable(
        node: child, name: name, id: text(child, "id") ?? key, collection: number)
      if let values = tree.child(of: child, key: "valuesByMode") { add(values, to: &variable) }
      for change in overrides[variable.id] ?? [] { add(change, to: &variable) }
      variables.append(variable)
    }
  }

  /// A collection that nobody describes is the modifier `mode`.
  private mutating func number(ofCollection id: String) -> Int {
    if let number = numbers[id] { return number }
    numbers[id] = collections.count
    collections.append(Collection(id: id, name: ModeValues.modifier, modes: []))
    return collections.count - 1
  }

  private mutating func add(_ values: Int, to variable: inout Variable) {
    for value in tree.children(of: values) {
      let id = tree.keyText(tree.nodes[value])
      let modes = collections[variable.collection].modes
      var mode = modes.firstIndex { $0.id == id } ?? modes.firstIndex { $0.name == id }
      if mode == nil, collections[variable.collection].id.isEmpty || modes.isEmpty {
        mode = modes.count
        collections[variable.collection].modes.append(Mode(id: id, name: id))
      }
      if let mode { variable.values[mode] = value }
    }
  }

  /// Adds the variables that stand inside the modes of a collection, one for each name.
  private mutating func addVariables(ofModesOf collection: Int) {
    var known: [String: Int] = [:]
    for (mode, content) in collections[collection].modes.map(\.content).enumerated() {
      guard let content, tree.nodes[content].kind == .array else { continue }
      for child in tree.children(of: content) {
        guard let name = tree.child(of: child, key: "name"), tree.nodes[name].kind == .string,
          let value = tree.child(of: child, key: "value")
        else { continue }
        let text = tree.text(tree.nodes[name])
        if known[text] == nil {
          known[text] = variables.count
          variables.append(Variable(node: child, name: name, id: "", collection: collection))
        }
        if let index = known[text] { variables[index].values[mode] = value }
      }
    }
  }

  /// A member that is a text.
  func text(_ object: Int, _ key: StaticString) -> String? {
    guard let child = tree.child(of: object, key: key), tree.nodes[child].kind == .string else {
      return nil
    }
    return tree.text(tree.nodes[child])
  }
}

extension JSONTree {
  /// A member of an object that is a list or an object.
  func list(in object: Int, _ key: StaticString) -> Int? {
    guard let child = child(of: object, key: key),
      nodes[child].kind == .object || nodes[child].kind == .array
    else { return nil }
    return child
  }
}
