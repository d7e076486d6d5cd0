/// The types of Figma's variables: what they say themselves, made more exact by what they may be used
/// for. Variables that are aliases of each other have one type.
enum FigmaTypes {
  /// The scopes that say what a number or a text is.
  private static let scopes: [(name: StaticString, type: TokenType)] = [
    ("CORNER_RADIUS", .dimension), ("WIDTH_HEIGHT", .dimension), ("GAP", .dimension),
    ("STROKE_FLOAT", .dimension), ("EFFECT_FLOAT", .dimension), ("FONT_SIZE", .dimension),
    ("LINE_HEIGHT", .dimension), ("LETTER_SPACING", .dimension), ("PARAGRAPH_SPACING", .dimension),
    ("PARAGRAPH_INDENT", .dimension), ("OPACITY", .number), ("FONT_WEIGHT", .number),
    ("FONT_FAMILY", .fontFamily), ("FONT_STYLE", .string), ("TEXT_CONTENT", .string),
  ]

  /// The type of each variable. `target` gives the variable that a value is an alias of.
  static func types(of document: FigmaDocument, target: (Int) -> Int?) -> [TokenType] {
    var families = Families(document.variables.count)
    for (index, variable) in document.variables.enumerated() {
      for value in variable.values.values {
        if let other = target(value) { families.join(index, other) }
      }
    }
    let plain = document.variables.map { plainType(of: $0, in: document) }
    // For each family, the type that all scopes in it say; `custom` where they differ.
    var exact: [Int: TokenType] = [:]
    for (index, variable) in document.variables.enumerated() {
      guard let type = scopedType(of: variable, plain[index], in: document) else { continue }
      let family = families.root(of: index)
      exact[family] = exact[family].map { $0 == type ? type : .custom } ?? type
    }
    return plain.indices.map { index in
      let type = exact[families.root(of: index)] ?? .custom
      return type == .custom ? plain[index] : fits(type, plain[index]) ? type : plain[index]
    }
  }

  private static func fits(_ exact: TokenType, _ plain: TokenType) -> Bool {
    switch exact {
    case .dimension, .number: plain == .number
    case .fontFamily, .string: plain == .string
    default: false
    }
  }

  private static func plainType(
    of variable: FigmaDocument.Variable, in document: FigmaDocument
  ) -> TokenType {
    let name = document.text(variable.node, "resolvedType") ?? document.text(variable.node, "type")
    switch name?.lowercased() {
    case "color": return .color
    case "float", "number": return .number
    case "string", "text": return .string
    case "boolean", "bool": return .boolean
    default: return .custom
    }
  }

  private static func scopedType(
    of variable: FigmaDocument.Variable, _ plain: TokenType, in document: FigmaDocument
  ) -> TokenType? {
    let tree = document.tree
    guard plain == .number || plain == .string,
      let list = tree.list(in: variable.node, "scopes")
    else { return nil }
    var found: TokenType?
    for scope in tree.children(of: list) {
      if tree.string(tree.nodes[scope], is: "ALL_SCOPES") { return nil }
      let named = scopes.first { tree.string(tree.nodes[scope], is: $0.name) }
      guard let type = named?.type, found == nil || found == type else { return .custom }
      found = type
    }
    return found
  }

  /// Which variables belong together.
  private struct Families {
    private var parents: [Int]

    init(_ count: Int) { parents = Array(0..<count) }

    mutating func root(of index: Int) -> Int {
      var root = index
      while parents[root] != root { root = parents[root] }
      var next = index
      while parents[next] != root { (parents[next], next) = (root, parents[next]) }
      return root
    }

    mutating func join(_ first: Int, _ second: Int) {
      parents[root(of: first)] = root(of: second)
    }
  }
}
