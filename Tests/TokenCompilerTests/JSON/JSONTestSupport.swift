import Testing

@testable import TokenCompiler

/// Reads marked text as JSON.
func parse(
  _ text: String, _ syntax: JSONSyntax = .json, limits: JSONLimits = .standard
) -> (tree: JSONTree, findings: [Diagnostic], marked: MarkedText) {
  let marked = MarkedText(text)
  var findings: [Diagnostic] = []
  let tree = JSONParser.parse(marked.source, syntax: syntax, limits: limits, into: &findings)
  return (tree, findings, marked)
}

/// Reads bytes as JSON.
func parse(bytes: [UInt8], _ syntax: JSONSyntax = .json) -> (JSONTree, [Diagnostic]) {
  var findings: [Diagnostic] = []
  let source = SourceFile(path: "tokens.json", bytes: bytes)
  return (JSONParser.parse(source, syntax: syntax, into: &findings), findings)
}

/// Expects exactly these findings in marked text.
func expectJSON(
  _ text: String, as syntax: JSONSyntax = .json, limits: JSONLimits = .standard,
  _ expected: ExpectedFinding..., sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let result = parse(text, syntax, limits: limits)
  expectFindings(
    expected, in: result.findings, of: [result.marked], sourceLocation: sourceLocation)
  expectSound(result.tree, sourceLocation: sourceLocation)
}

/// The tree as text: keys as they read, strings in quotes, `!` before what is faulty.
func outline(_ tree: JSONTree, _ index: Int = 0) -> String {
  guard index < tree.nodes.count else { return "nothing" }
  let node = tree.nodes[index]
  let mark = node.isFaulty ? "!" : ""
  func inside() -> String {
    tree.children(of: index).map { child in
      let member = tree.nodes[child]
      let key = JSONText.string(member.key, hasEscapes: member.keyHasEscapes, in: tree.source)
      return (member.isMember ? key + ":" : "") + outline(tree, child)
    }.joined(separator: " ")
  }
  switch node.kind {
  case .object: return mark + "{" + inside() + "}"
  case .array: return mark + "[" + inside() + "]"
  case .string:
    let text = JSONText.string(node.range, hasEscapes: node.hasEscapes, in: tree.source)
    return mark + "'" + text + "'"
  case .null where node.range.isEmpty: return mark + "missing"
  case .null, .boolean, .number: return mark + tree.source.text(in: node.range)
  }
}

/// Expects what every tree keeps to: nodes in source order, each inside its container.
func expectSound(
  _ tree: JSONTree, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  var ends: [(next: UInt32, end: UInt32)] = []
  var last: UInt32 = 0
  let count = UInt32(tree.source.bytes.count)
  for (index, node) in tree.nodes.enumerated() {
    while let open = ends.last, open.next <= index { ends.removeLast() }
    let limit = ends.last ?? (UInt32(tree.nodes.count), count)
    let isSound =
      node.start >= last && node.end >= node.start && node.end <= limit.end
      && node.next > index && node.next <= limit.next
      && (node.kind == .object || node.kind == .array || node.next == index + 1)
      && (!node.isMember || node.key.end <= node.start && node.key.start <= node.key.end)
    guard isSound else {
      Issue.record("node \(index) is not sound: \(node)", sourceLocation: sourceLocation)
      return
    }
    last = node.start
    ends.append((node.next, node.end))
  }
}
