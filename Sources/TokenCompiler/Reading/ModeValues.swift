/// The values that a file holds for the contexts of the modifier `mode`.
struct ModeValues: Sendable {
  /// The modifier.
  static let modifier = "mode"
  /// How many contexts a file may have.
  static let contextLimit = 256

  /// The contexts in the order in which they were met.
  private(set) var contexts: [String] = []
  /// The tokens of each context.
  private(set) var tokens: [[TokenDeclaration]] = []
  /// Whether each value so far is what the token says without a mode.
  private var repeatsValue: [Bool] = []
  /// How many tokens have values for contexts.
  private var tokenCount = 0
  /// Looked up only.
  private var numbers: [String: Int] = [:]

  /// The number of a context; `nil` for one too many.
  mutating func number(of context: String) -> Int? {
    if let number = numbers[context] { return number }
    guard contexts.count < Self.contextLimit else { return nil }
    numbers[context] = contexts.count
    contexts.append(context)
    tokens.append([])
    repeatsValue.append(true)
    return contexts.count - 1
  }

  /// A further token has values for contexts.
  mutating func addToken() { tokenCount += 1 }

  /// Adds the token of a context.
  mutating func add(_ token: TokenDeclaration, to context: Int, repeatsValue repeats: Bool = false)
  {
    tokens[context].append(token)
    if !repeats { repeatsValue[context] = false }
  }

  /// The context that holds where no other is chosen, for values beside a plain one: the one that
  /// repeats the plain value for every token, else `default`.
  private func defaultBesideValue() -> String {
    for (number, context) in contexts.enumerated()
    where repeatsValue[number] && tokens[number].count == tokenCount {
      return context
    }
    return "default"
  }

  /// The sets of a file: `base` always, and in each context its own tokens above it.
  /// `isBesideValue` tells whether `base` holds a value besides those of the contexts; else it
  /// holds that of the first context.
  func sets(over base: TokenSet, isBesideValue: Bool) -> ([ConditionalSet], [Modifier]) {
    var sets = [ConditionalSet(when: [:], set: base)]
    guard let first = contexts.first else { return (sets, []) }
    let fallback = isBesideValue ? defaultBesideValue() : first
    for (number, context) in contexts.enumerated() where !tokens[number].isEmpty {
      if isBesideValue, context == fallback, repeatsValue[number] { continue }
      // Groups, names and values are shared; only the tokens differ.
      var own = base
      own.tokens = tokens[number]
      sets.append(ConditionalSet(when: [Self.modifier: context], set: own))
    }
    let all = contexts.contains(fallback) ? contexts : [fallback] + contexts
    return (sets, [Modifier(Self.modifier, contexts: all, defaultContext: fallback)])
  }
}

extension TokenSetReader {
  /// Reads the `$value` of a plain token: one value, or one for each mode.
  mutating func readPlainValue(_ value: Int, of token: TokenDeclaration) {
    let node = tree.nodes[value]
    guard node.kind == .object else {
      set.tokens.append(plainToken(token, value))
      return
    }
    guard Int(node.next) > value + 1 else {
      report(.noModes(at: span(node.range)))
      return
    }
    for child in tree.children(of: value) {
      let member = tree.nodes[child]
      guard let context = context(member) else { return }
      let valued = plainToken(token, child)
      if context == 0 { set.tokens.append(valued) } else { modes.add(valued, to: context) }
    }
  }

  /// The number of the context that a member is for.
  private mutating func context(_ member: JSONNode) -> Int? {
    let number = modes.number(of: tree.keyText(member))
    if number == nil, !reportedModes {
      reportedModes = true
      report(.tooManyModes(limit: ModeValues.contextLimit, at: span(member.key)))
    }
    return number
  }

  private mutating func plainToken(_ token: TokenDeclaration, _ value: Int) -> TokenDeclaration {
    var token = token
    let node = tree.nodes[value]
    token.type = token.type ?? category(of: token.name, key: token.key, node.kind)
    if node.kind == .object || node.kind == .array {
      report(
        node.kind == .array
          ? .arrayInPlain(path(), at: span(node.range))
          : .objectInMode(path(), at: span(node.range)))
      token.value = invalidValue(node)
    } else {
      token.value = readValue(value)
    }
    return token
  }

  /// Reads `$extensions.mode` of a token: an object with a value for each context.
  mutating func readModeExtension(of token: TokenDeclaration, value: Int, extensions: Int) {
    guard let mode = tree.child(of: extensions, key: "mode"), tree.nodes[mode].kind == .object
    else { return }
    modes.addToken()
    for child in tree.children(of: mode) {
      let member = tree.nodes[child]
      guard let context = context(member) else { return }
      var valued = token
      valued.value = readValue(child)
      modes.add(valued, to: context, repeatsValue: tree.isEqual(child, value))
    }
  }
}
