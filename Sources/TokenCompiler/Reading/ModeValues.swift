/// The values that a file holds for the contexts of one modifier.
struct ModeValues: Sendable {
  /// The modifier of values that belong to no other.
  static let modifier = "mode"
  /// The members of extensions that hold values for contexts.
  static let extensionKeys = ["mode", "modes"]
  /// How many contexts a file may have.
  static let contextLimit = 256

  /// What a file says for one context.
  private struct Context {
    var name: String
    var tokens: [TokenDeclaration] = []
    var places: [ModePlace] = []
    /// Each value so far is what the token says without a mode.
    var repeatsValue = true
    /// How many tokens name the context before all others.
    var leads = 0
  }

  /// The modifier.
  let modifier: String

  init(_ modifier: String = Self.modifier) { self.modifier = modifier }

  /// The contexts in the order in which they were met.
  private var contexts: [Context] = []
  /// How many tokens have values for contexts.
  private var tokenCount = 0
  /// Looked up only.
  private var numbers: [String: Int] = [:]

  /// The number of a context; `nil` for one too many.
  mutating func number(of context: String) -> Int? {
    if let number = numbers[context] { return number }
    guard contexts.count < Self.contextLimit else { return nil }
    numbers[context] = contexts.count
    contexts.append(Context(name: context))
    return contexts.count - 1
  }

  /// A further token has values for contexts.
  mutating func addToken() { tokenCount += 1 }

  /// Adds the token of a context.
  mutating func add(
    _ token: TokenDeclaration, to context: Int, _ place: ModePlace, isFirst: Bool = false,
    repeatsValue repeats: Bool = false
  ) {
    contexts[context].tokens.append(token)
    contexts[context].places.append(place)
    if isFirst { contexts[context].leads += 1 }
    if !repeats { contexts[context].repeatsValue = false }
  }

  /// The sets of a file that stand on `base`: in each context its own tokens. `isBesideValue` tells
  /// whether `base` holds a value besides those of the contexts.
  func sets(over base: TokenSet, isBesideValue: Bool) -> ([ConditionalSet], [Modifier]) {
    guard !contexts.isEmpty else { return ([], []) }
    var sets: [ConditionalSet] = []
    let fallback = isBesideValue ? defaultBesideValue() : defaultInsteadOfValue()
    for context in contexts where !context.tokens.isEmpty {
      let repeatsValues = isBesideValue && context.name == fallback && context.repeatsValue
      // What such a set of `mode` is good for, the other layers tell.
      if repeatsValues, modifier != Self.modifier { continue }
      // Groups, names and values are shared; only the tokens differ.
      var own = base
      own.tokens = context.tokens
      sets.append(
        ConditionalSet(
          when: [modifier: context.name], set: own,
          modePlaces: modifier == Self.modifier ? context.places : [],
          isInsteadOfValue: !isBesideValue, repeatsValues: repeatsValues))
    }
    let names = contexts.map(\.name)
    let all = names.contains(fallback) ? names : [fallback] + names
    var declared = Modifier(modifier, contexts: all, defaultContext: fallback)
    declared.isOnDemand = modifier != Self.modifier
    return (sets, [declared])
  }

  /// The context that holds where no other is chosen, for values beside a plain one: the one that
  /// repeats the plain value for every token, else `default`.
  private func defaultBesideValue() -> String {
    contexts.first { $0.repeatsValue && $0.tokens.count == tokenCount }?.name ?? "default"
  }

  /// The same where there is no plain value: the context that most tokens name first.
  private func defaultInsteadOfValue() -> String {
    var best = contexts[0]
    for context in contexts where context.leads > best.leads { best = context }
    return best.name
  }
}

/// Where a token has the value of a context.
struct ModePlace: Sendable {
  /// The context's name, inside its quotes.
  var key: ByteRange
  /// The object with the values of all contexts.
  var values: ByteRange
}
