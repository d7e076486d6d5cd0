/// What a theme has, as it is compared with another version of itself: a flat list of paths and, for
/// each theme, what the token is there. It does not matter where it was obtained.
public struct ThemeInventory: Sendable {
  /// What a token is in a theme.
  public struct State: Sendable, Hashable {
    /// The name of the type; `nil` where it is not known.
    public var type: String?
    /// The value; `opaque` where nothing is known of it. No field in it names a token.
    public var value: TokenValue
    /// The path of the token that the whole value refers to, one hop.
    public var target: String?
    /// The paths of the tokens that fields of the value refer to.
    public var references: [String] = []
    /// What `$deprecated` says.
    public var deprecation: Deprecation?
    /// What `$description` says.
    public var description: String?
    /// What a contract says in the place of a value.
    public var entry: ContractEntry?
    /// Where the value is written, in `sources`.
    public var place: SourceSpan?

    /// A state.
    public init(type: String?, value: TokenValue) {
      self.type = type
      self.value = value
    }
  }

  /// What a contract file says of a token whose value it does not have.
  public struct ContractEntry: Sendable, Hashable {
    /// Whether it may be `null`.
    public var isNullable = false
    /// Whether custom themes have to leave it as it is.
    public var isFrozen = false
    /// Four digits that tell its value from others; `nil` where the contract does not say.
    public var hash: String?
  }

  /// A token in all themes.
  struct Token: Sendable {
    var path: String
    /// For each theme the index of a state; `absent` where the theme has no such token.
    var states: [UInt32]
  }

  static let absent = UInt32.max

  /// The names of the modifiers, in the order of the contexts of a theme.
  public private(set) var modifiers: [String]
  /// The themes; the first has every modifier at its default.
  public private(set) var themes: [Theme]
  /// What contract files ask of custom themes besides.
  public var terms = ContractTerms()
  /// The sources of the places.
  public var sources = SourceSet()
  /// Every state that a token has; tokens share none, themes do.
  private(set) var states: [State] = []
  private(set) var tokens: [Token] = []

  /// An inventory without tokens.
  public init(modifiers: [String], themes: [Theme]) {
    self.modifiers = modifiers
    self.themes = themes
  }

  /// Adds a token with what it is in each theme; `nil` where a theme does not have it.
  public mutating func add(_ path: String, _ states: [State?]) {
    var known: [State: UInt32] = [:]
    let numbers = states.map { state -> UInt32 in
      guard let state else { return Self.absent }
      if let number = known[state] { return number }
      let number = append(state)
      known[state] = number
      return number
    }
    add(path, numbers: numbers)
  }

  mutating func reserveCapacity(_ count: Int) {
    states.reserveCapacity(count)
    tokens.reserveCapacity(count)
  }

  mutating func append(_ state: State) -> UInt32 {
    states.append(state)
    return UInt32(truncatingIfNeeded: states.count - 1)
  }

  mutating func add(_ path: String, numbers: [UInt32]) {
    tokens.append(Token(path: path, states: numbers))
  }

  /// What the token of that index is in a theme.
  func state(of token: Int, inTheme theme: Int) -> State? {
    let number = tokens[token].states[theme]
    return number == Self.absent ? nil : states[Int(number)]
  }
}
