/// Reads a configuration file: JSON, the check against the table, and what only code can know.
struct ConfigurationReader {
  let tree: JSONTree
  var configuration: Configuration
  var findings = Diagnostics()
  /// The contexts of which it was told that no modifier lists them.
  var unlisted: Set<String> = []

  /// What a file says as far as it can be read, and every fault in it, by place.
  static func read(
    _ source: SourceFile, _ table: ConfigurationTable
  ) -> (configuration: Configuration, findings: [Diagnostic]) {
    var found: [Diagnostic] = []
    let tree = JSONParser.parse(source, syntax: syntax(of: source.path), into: &found)
    var reader = ConfigurationReader(
      tree: tree, configuration: Configuration(source: source), findings: Diagnostics())
    for finding in found { reader.findings.report(finding.asConfigurationFault) }
    if !tree.isDamaged {
      var check = ConfigurationCheck(tree)
      check.check(0, .object(table.keys), name: nil)
      for finding in check.report.inOrder() {
        reader.findings.report(finding.asConfigurationFault)
      }
      reader.readAll(table)
    }
    return (reader.configuration, reader.findings.sorted())
  }

  /// A configuration is JSON to the letter, unless its name says more.
  private static func syntax(of path: String) -> JSONSyntax {
    if path.hasSuffix(".json5") { return .json5 }
    return path.hasSuffix(".jsonc") ? .jsonc : .json
  }

  private mutating func readAll(_ table: ConfigurationTable) {
    readModifiers()
    readLayers()
    readPicks()
    readOptions(table)
    readComponents()
    readOutputs()
    readRules()
    readLimits()
  }

  private mutating func readLimits() {
    let places: [(String, WritableKeyPath<CompilerLimits, Int>)] = [
      ("file-size", \.fileSize), ("nesting", \.nesting), ("tokens", \.tokens),
      ("themes", \.themes), ("tokens-in-themes", \.tokensInThemes),
    ]
    guard let limits = member("limits") else { return }
    for (name, place) in places {
      guard let value = member(name, of: limits), tree.nodes[value].kind == .number,
        let number = tree.number(of: value).flatMap({ Int(exactly: $0) })
      else { continue }
      configuration.limits[keyPath: place] = number
    }
  }

  /// The options that take one word, or none.
  private mutating func readOptions(_ table: ConfigurationTable) {
    for key in table.keys where key.isOption {
      guard let value = member(key.name) else { continue }
      switch tree.nodes[value].kind {
      case .boolean: if tree.isTrue(tree.nodes[value]) { configuration.options[key.name] = "" }
      case .string: configuration.options[key.name] = tree.text(of: value)
      case .null, .number, .array, .object: break
      }
    }
  }

  private mutating func readPicks() {
    for value in members(of: member("input")) where tree.nodes[value].kind == .string {
      let context = tree.text(of: value)
      configuration.picks[tree.key(of: value)] = context == "*" ? .all : .context(context)
    }
  }
}

// Looking at the document. What is of another kind than it should be was reported by the check and
// is as if it were not there.
extension ConfigurationReader {
  /// The value of a key at the top level.
  func member(_ name: String) -> Int? { member(name, of: 0) }

  /// The value of a key in an object.
  func member(_ name: String, of object: Int) -> Int? {
    members(of: object).first { tree.key(of: $0) == name }
  }

  /// The values in an object.
  func members(of object: Int?) -> [Int] {
    guard let object, tree.nodes[object].kind == .object else { return [] }
    return Array(tree.children(of: object))
  }

  /// The elements of a list.
  func elements(of list: Int?) -> [Int] {
    guard let list, tree.nodes[list].kind == .array else { return [] }
    return Array(tree.children(of: list))
  }

  /// The texts of a list, or the one that stands for a list of one.
  func texts(of value: Int?) -> [Configuration.Placed] {
    guard let value else { return [] }
    let values = tree.nodes[value].kind == .string ? [value] : elements(of: value)
    return values.filter { tree.nodes[$0].kind == .string }.map(placed)
  }

  func placed(_ text: Int) -> Configuration.Placed {
    Configuration.Placed(text: tree.text(of: text), span: tree.span(of: text))
  }
}

extension ConfigurationKey {
  /// Whether it says just what an option of the command line says that takes one word or none.
  fileprivate var isOption: Bool {
    switch shape {
    case .boolean, .word: true
    case .text: name != "$schema"
    case .number, .integer, .list, .map, .object, .either: false
    }
  }
}
