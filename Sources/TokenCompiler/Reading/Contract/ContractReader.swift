/// Reads a contract file: its tokens have types and no values. What differs in a theme is a set of its
/// own above the others, as if it had been read from a default theme.
struct ContractReader {
  let tree: JSONTree
  var findings: [Diagnostic] = []
  var set = TokenSet(isTolerant: true)
  var facts = ContractDocument.Facts()
  var modifiers: [Modifier] = []
  /// The themes but the first, with what is said for each of them.
  var themes: [(name: String, when: [String: String], tokens: [TokenDeclaration])] = []
  var themeNumbers: [String: Int] = [:]

  init(_ tree: JSONTree) { self.tree = tree }

  /// Reads the document.
  mutating func read(into result: inout ReadSource) {
    facts.isUnreadable = true
    if hasKnownVersion() {
      readFacts()
      if let tokens = member("tokens", .object, of: 0) {
        readTokens(tokens)
        facts.isUnreadable = false
      }
    }
    result.findings += findings
    result.contract = facts
    result.modifiers = modifiers
    result.sets = [ConditionalSet(when: [:], set: set)]
    for theme in themes where !theme.tokens.isEmpty {
      var own = set
      own.tokens = theme.tokens
      result.sets.append(ConditionalSet(when: theme.when, set: own))
    }
  }

  private mutating func hasKnownVersion() -> Bool {
    guard let index = tree.child(of: 0, key: ContractDocument.key) else { return false }
    let text = tree.source.text(in: tree.nodes[index].range)
    if tree.nodes[index].kind == .number, text == "\(ContractDocument.version)" { return true }
    findings.append(.contractVersion(text, at: span(tree.nodes[index].range)))
    return false
  }

  func span(_ range: ByteRange) -> SourceSpan { SourceSpan(SourceID(rawValue: 0), range) }

  private static let kinds: [JSONKind: String] = [
    .object: "an object", .string: "a text", .array: "a list",
  ]

  /// A member of that kind; one of another kind is reported.
  mutating func member(
    _ name: StaticString, _ kind: JSONKind, of index: Int
  ) -> Int? {
    guard let child = tree.child(of: index, key: name) else { return nil }
    let node = tree.nodes[child]
    if node.kind == kind { return child }
    if !node.isFaulty { refuse("\(name)", needs: Self.kinds[kind] ?? "something else", node) }
    return nil
  }

  mutating func refuse(_ name: String, needs what: String, _ node: JSONNode) {
    findings.append(.contractMember(name, needs: what, at: span(node.range)))
  }
}
