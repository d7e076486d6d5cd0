/// Finds the token whose change another one's follows from: along references that are as they were.
struct ChangeOrigins {
  private let old: ThemeInventory
  private let new: ThemeInventory
  private let pairs: [ThemePairs.Pair]
  private let matching: TokenMatching
  /// The new tokens by their paths; made when the first is looked for.
  private lazy var tokens = {
    var tokens: [ComparedPath: Int] = [:]
    tokens.reserveCapacity(new.tokens.count)
    for (index, token) in new.tokens.enumerated() { tokens[ComparedPath(token.path)] = index }
    return tokens
  }()
  /// The ends that are known, so that each reference is followed once.
  private var ends: [Step: Int] = [:]

  private struct Step: Hashable {
    var token: Int
    var pair: Int
  }

  init(
    _ old: ThemeInventory, _ new: ThemeInventory, _ pairs: [ThemePairs.Pair],
    _ matching: TokenMatching
  ) {
    self.old = old
    self.new = new
    self.pairs = pairs
    self.matching = matching
  }

  /// The path of the token that a new token's change follows from; `nil` where it is its own.
  mutating func origin(of token: Int, inPair pair: Int) -> String? {
    var way: [Step] = []
    var step = Step(token: token, pair: pair)
    while ends[step] == nil, way.count < new.tokens.count, let next = target(of: step) {
      way.append(step)
      step.token = next
    }
    let end = ends[step] ?? step.token
    for passed in way { ends[passed] = end }
    return end == token ? nil : new.tokens[end].path
  }

  /// The token that the value is taken from, where it was taken from the same one before.
  private mutating func target(of step: Step) -> Int? {
    let themes = pairs[step.pair]
    guard let before = matching.olds[step.token],
      let former = old.state(of: before, inTheme: themes.old)?.target,
      let target = new.state(of: step.token, inTheme: themes.new)?.target,
      matching.newPath(of: former) == target
    else { return nil }
    return tokens[ComparedPath(target)]
  }
}
