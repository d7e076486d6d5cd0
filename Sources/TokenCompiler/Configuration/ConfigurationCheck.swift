/// Compares a configuration file with the table of what may stand where.
struct ConfigurationCheck {
  private let tree: JSONTree
  private(set) var report = JSONReport(limit: 100)

  init(_ tree: JSONTree) { self.tree = tree }

  /// Reports what may not stand at a value and inside it. `name` is the nearest key around it.
  mutating func check(_ index: Int, _ shape: ConfigurationShape, name: String?) {
    let node = tree.nodes[index]
    guard !node.isFaulty else { return }
    guard shape.admits(node.kind) else {
      return report.add(.wrongKind(name, tree.kind(of: index), shape, at: tree.span(of: index)))
    }
    switch shape {
    case .boolean: break
    case .text(let what): checkText(index, what, name)
    case .word(let words): checkWord(index, words, name)
    case .number(let range): checkNumber(index, range, name, isInteger: false)
    case .integer(let range):
      checkNumber(index, Double(range.lowerBound)...Double(range.upperBound), name, isInteger: true)
    case .list(let element): checkList(index, element, name)
    case .map(let key, let value): checkMap(index, key, value)
    case .object(let keys): checkObject(index, keys, name)
    case .either(let shapes):
      if let shape = shapes.first(where: { $0.admits(node.kind) }) {
        check(index, shape, name: name)
      }
    }
  }

  private mutating func checkText(_ index: Int, _ what: String, _ name: String?) {
    if tree.nodes[index].range.isEmpty {
      report.add(.emptyText(name, what, at: tree.span(of: index)))
    }
  }

  private mutating func checkWord(_ index: Int, _ words: [String], _ name: String?) {
    let word = tree.text(of: index)
    if !words.contains(word) {
      report.add(.unknownWord(word, for: name, among: words, at: tree.span(of: index)))
    }
  }

  private mutating func checkNumber(
    _ index: Int, _ range: ClosedRange<Double>, _ name: String?, isInteger: Bool
  ) {
    let number = tree.number(of: index)
    guard let number, range.contains(number), !isInteger || number == number.rounded() else {
      return report.add(.outOfRange(name, range, isInteger: isInteger, at: tree.span(of: index)))
    }
  }

  private mutating func checkList(_ index: Int, _ element: ConfigurationShape, _ name: String?) {
    let node = tree.nodes[index]
    if Int(node.next) == index + 1 {
      report.add(.emptyList(name, at: tree.span(of: index)))
    }
    var isTold = false
    for child in tree.children(of: index) {
      let kind = tree.nodes[child].kind
      if element.admits(kind) || tree.nodes[child].isFaulty {
        check(child, element, name: name)
      } else if !isTold || !element.isOfLists {
        // A list in which all lists are missing lacks one.
        isTold = true
        report.add(.wrongElement(name, tree.kind(of: child), element, at: tree.span(of: child)))
      }
    }
  }

  private mutating func checkMap(_ index: Int, _ key: String, _ value: ConfigurationShape) {
    for child in tree.children(of: index) {
      let name = tree.key(of: child)
      if name.isEmpty { report.add(.emptyKey(key, at: tree.keySpan(of: child))) }
      check(child, value, name: name)
    }
  }

  private mutating func checkObject(_ index: Int, _ keys: [ConfigurationKey], _ name: String?) {
    var present: Set<String> = []
    for child in tree.children(of: index) {
      let found = tree.key(of: child)
      present.insert(found)
      // What is meant by a misspelt key is not missing besides.
      if let meant = NearestName.nearest(to: found, among: keys.map(\.name)) {
        present.insert(meant)
      }
      if let key = keys.first(where: { $0.name == found }) {
        check(child, key.shape, name: found)
      } else {
        report.add(
          .unknownKey(found, in: name, among: keys.map(\.name), at: tree.keySpan(of: child)))
      }
    }
    for key in keys where key.isRequired && !present.contains(key.name) {
      report.add(.missingKey(key.name, in: name, at: tree.closerSpan(of: index)))
    }
  }
}

/// What the configuration asks of its document; spans are in source 0.
extension JSONTree {
  /// The text of a string.
  func text(of index: Int) -> String {
    let node = nodes[index]
    return JSONText.string(node.range, hasEscapes: node.hasEscapes, in: source)
  }

  /// The key of a member.
  func key(of index: Int) -> String {
    let node = nodes[index]
    return JSONText.string(node.key, hasEscapes: node.keyHasEscapes, in: source)
  }

  /// The value of a number; `nil` where it does not fit into a `Double`.
  func number(of index: Int) -> Double? { NumberReader.number(source.text(in: nodes[index].range)) }

  /// Where a value is, without most of a long list or object: its bracket stands for it.
  func span(of index: Int) -> SourceSpan {
    let node = nodes[index]
    let isContainer = node.kind == .array || node.kind == .object
    let end = isContainer ? min(node.start + 1, node.end) : node.end
    return SourceSpan(.alone, ByteRange(start: node.start, end: end))
  }

  /// Where the key of a member is.
  func keySpan(of index: Int) -> SourceSpan { SourceSpan(.alone, nodes[index].key) }

  /// Where an object is closed.
  fileprivate func closerSpan(of index: Int) -> SourceSpan {
    let end = nodes[index].end
    return SourceSpan(.alone, ByteRange(start: max(end, 1) - 1, end: end))
  }

  /// What a value is, for a message.
  fileprivate func kind(of index: Int) -> String {
    switch nodes[index].kind {
    case .null: "null"
    case .boolean: isTrue(nodes[index]) ? "true" : "false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
