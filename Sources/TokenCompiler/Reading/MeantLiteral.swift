/// What somebody meant who wrote an object or a list where a plain theme has one value.
struct MeantLiteral {
  /// What to do.
  var help: String
  /// The value for all of it, as JSON has it.
  var value: String?
  /// A key inside it that should be another one.
  var key: (range: ByteRange, right: String)?

  /// Longer objects are no value.
  private static let longest = 400

  private static func writing(_ value: String) -> MeantLiteral {
    MeantLiteral(help: "write \(value)", value: value)
  }

  // MARK: - Objects

  /// What the object behind a key was meant to be; `nil` where nobody knows.
  static func object(behind key: ByteRange, in source: SourceFile) -> MeantLiteral? {
    var start = Int(key.end) + 1
    let bytes = source.bytes
    while start < bytes.count, JSONByte.isSpace(bytes[start]) || bytes[start] == JSONByte.colon {
      start += 1
    }
    guard start < bytes.count, bytes[start] == JSONByte.openBrace,
      let end = end(ofObject: start, in: bytes)
    else { return nil }
    var findings: [Diagnostic] = []
    let part = SourceFile(path: source.path, bytes: Array(bytes[start..<end]))
    let tree = JSONParser.parse(part, syntax: .jsonc, into: &findings)
    guard findings.isEmpty, tree.nodes.first?.kind == .object else { return nil }
    var meant = object(tree)
    if let range = meant?.key?.range {
      let moved = Int(range.start) + start..<Int(range.end) + start
      meant?.key?.range = ByteRange(moved)
    }
    return meant
  }

  /// The end of an object that is short.
  private static func end(ofObject start: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    var isInText = false
    var index = start
    while index < min(bytes.count, start + longest) {
      let next = bytes[index]
      if next == JSONByte.backslash {
        index += 1
      } else if next == JSONByte.quote {
        isInText.toggle()
      } else if !isInText {
        if JSONByte.isOpener(next) { depth += 1 }
        if JSONByte.isCloser(next) { depth -= 1 }
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return nil
  }

  private static func object(_ tree: JSONTree) -> MeantLiteral? {
    var members: [String: Int] = [:]
    for child in tree.children(of: 0) {
      members[tree.keyText(tree.nodes[child]).lowercased()] = child
    }
    if let pointer = members["$ref"] { return reference(tree.nodes[pointer], tree) }
    if let child = ["$value", "$val", "$values"].lazy.compactMap({ members[$0] }).first {
      return property(tree.nodes[child])
    }
    if !members.isEmpty, members.keys.allSatisfy({ $0 == "light" || $0 == "dark" }) {
      return MeantLiteral(help: "write \"$value\": { \"light\": …, \"dark\": … }")
    }
    if members["$type"] != nil, members.keys.allSatisfy({ $0.hasPrefix("$") }) {
      return MeantLiteral(
        help: "'$value' is missing: add it, or write the value in the place of the object")
    }
    return color(members, tree) ?? value(members, tree)
  }

  private static func property(_ node: JSONNode) -> MeantLiteral {
    MeantLiteral(help: "did you mean '$value'?", key: (node.key, "$value"))
  }

  /// `{"$ref": "#/a/b"}`, which the standard has.
  private static func reference(_ node: JSONNode, _ tree: JSONTree) -> MeantLiteral? {
    guard node.kind == .string, !node.hasEscapes else { return nil }
    var names = tree.source.text(in: node.range).split(separator: "/")
    guard names.first == "#", names.count > 1 else { return nil }
    names.removeFirst()
    if names.last == "$value" { names.removeLast() }
    return writing("\"{\(names.joined(separator: "."))}\"")
  }

  /// A colour of its parts.
  private static func color(_ members: [String: Int], _ tree: JSONTree) -> MeantLiteral? {
    for names in [["r", "g", "b"], ["red", "green", "blue"]] {
      let parts = names.compactMap { members[$0].flatMap { number($0, tree) } }
      if parts.count == 3 { return rgb(parts, alpha: alpha(members, tree)) }
    }
    let parts = ["h", "s", "l"].compactMap { members[$0].flatMap { number($0, tree) } }
    guard parts.count == 3 else { return nil }
    let scale = parts[1] <= 1 && parts[2] <= 1 ? 100.0 : 1
    let shares = parts.dropFirst().map { "\(TokenNumberText.text(($0 * scale).rounded()))%" }
    return writing("\"hsl(\(TokenNumberText.text(parts[0])), \(shares.joined(separator: ", ")))\"")
  }

  private static func alpha(_ members: [String: Int], _ tree: JSONTree) -> Double? {
    ["a", "alpha", "opacity"].lazy.compactMap { members[$0].flatMap { number($0, tree) } }.first
  }

  private static func rgb(_ parts: [Double], alpha: Double?) -> MeantLiteral? {
    let scale = parts.allSatisfy { $0 <= 1 } && parts.contains { $0 > 0 && $0 < 1 } ? 255.0 : 1
    let shown = parts.map { TokenNumberText.text(($0 * scale).rounded()) }
    guard parts.allSatisfy({ (0...255).contains($0) }) else { return nil }
    let more = alpha.map { ", \(TokenNumberText.text($0))" } ?? ""
    return writing("\"rgb\(more.isEmpty ? "" : "a")(\(shown.joined(separator: ", "))\(more))\"")
  }

  /// A value and its unit, or one under a name of the value.
  private static func value(_ members: [String: Int], _ tree: JSONTree) -> MeantLiteral? {
    guard let child = ["value", "hex", "color", "val"].lazy.compactMap({ members[$0] }).first,
      let text = literal(child, tree)
    else { return nil }
    let unit = ["unit", "units"].lazy.compactMap { members[$0] }.first
      .map { tree.source.text(in: tree.nodes[$0].range) }
    guard let unit, unit != "px", tree.nodes[child].kind == .number else { return writing(text) }
    return writing("\"\(text)\(unit)\"")
  }

  private static func number(_ child: Int, _ tree: JSONTree) -> Double? {
    let node = tree.nodes[child]
    return node.kind == .number ? Double(tree.source.text(in: node.range)) : nil
  }

  /// A value as it is written.
  private static func literal(_ child: Int, _ tree: JSONTree) -> String? {
    let node = tree.nodes[child]
    guard node.range.count <= 80, !node.isFaulty else { return nil }
    let text = tree.source.text(in: node.range)
    return switch node.kind {
    case .string: "\"\(text)\""
    case .number, .boolean: text
    case .null, .array, .object: nil
    }
  }

  // MARK: - Lists

  /// What a list was meant to be where one value of a type stands.
  static func list(_ index: Int, of type: TokenType?, in tree: JSONTree) -> MeantLiteral? {
    let children = Array(tree.children(of: index).prefix(8))
    let texts = children.compactMap { literal($0, tree) }
    guard let first = texts.first, texts.count == children.count else { return nil }
    if texts.allSatisfy({ $0 == first }) { return writing(first) }
    let parts = children.compactMap { number($0, tree) }
    if type == .color, parts.count == texts.count, (3...4).contains(parts.count) {
      return rgb(Array(parts.prefix(3)), alpha: parts.count == 4 ? parts[3] : nil)
    }
    return MeantLiteral(help: "a token has one value: write one of them, such as \(first)")
  }
}
