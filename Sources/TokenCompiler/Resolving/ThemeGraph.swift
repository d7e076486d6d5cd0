/// The result of compiling: every token of every theme, typed, with its references bound.
///
/// Everything is flat: tokens, groups and declarations are numbered, a theme is a column. Order is
/// source order, the lowest layer first, and so is the order of every output.
public struct ThemeGraph: Sendable {
  /// All sources that were read, lowest layer first.
  public internal(set) var sources = SourceSet()
  /// What can be chosen.
  public internal(set) var modifiers: [Modifier] = []
  /// The themes that were not picked away; the first has every modifier at its pick or default.
  public internal(set) var themes: [Theme] = []
  /// The groups that any theme has; the first is the root.
  public internal(set) var groups = IDArray<GroupID, Group>()
  /// The tokens, one per path that any theme has.
  public internal(set) var tokens = IDArray<TokenID, Token>()
  /// Every token of every layer as it was written.
  public internal(set) var declarations = IDArray<DeclarationID, Declaration>()
  /// Whether any layer is a contract.
  public internal(set) var hasContract = false

  /// The bytes of all names.
  var names = NameArena()
  /// Finds tokens by their paths.
  var table = PathTable()
  /// Tokens by their joined path where a name in it holds a dot; looked up only.
  var dottedPaths: [[UInt8]: TokenID] = [:]
  /// All values; columns refer to them, so that themes and aliases share.
  var values: [TokenValue] = []
  /// One per theme.
  var columns: [ThemeColumn] = []
  /// With a contract: the themes of `columns` as the contract's layers alone make them. The type
  /// that Swift generates for the default theme follows from these, so a custom theme's instances
  /// need them too: a token is optional because the contract has a `null`, whatever a custom theme
  /// says. Empty where nobody resolved them; then `columns` count.
  var contractColumns: [ThemeColumn] = []
  /// What contract files say besides their tokens.
  var contractFacts: [ContractDocument.Facts] = []
  /// The names of the modifiers on which the contract's layers depend; looked up only.
  var contractModifiers: Set<String> = []
  /// For each source, the candidate that alone has it; `nil` where others have it too. Looked up only.
  var candidates: [SourceID: String?] = [:]
  /// The groups that the contract's layers write, empty ones too; looked up only.
  var contractGroups: Set<GroupID> = []
  /// With a contract: where the layers above it write each of their groups.
  var groupPlaces: [GroupPlace] = []
  /// What was refused for its name in a layer above the contract: that the contract lacks it is not
  /// told as well. Looked up only.
  var misnamedGroups: Set<GroupID> = []
  var misnamedTokens: Set<TokenID> = []

  /// A group: a name under a parent. What cascades from it differs from theme to theme.
  public struct Group: Sendable {
    /// The name; empty for the root.
    public var name: Name
    /// The group around it; the root is its own.
    public var parent: GroupID
    /// Its place among all groups and tokens in source order.
    var ordinal: UInt32
  }

  /// A token: a name in a group.
  public struct Token: Sendable {
    /// The name.
    public var name: Name
    /// The group it is in.
    public var group: GroupID
    /// Its place among all groups and tokens in source order.
    var ordinal: UInt32
  }

  /// A group as a layer writes it.
  struct GroupPlace: Sendable {
    var group: GroupID
    var layer: Int
    /// The key, inside its quotes.
    var span: SourceSpan
  }

  /// A token as one layer writes it.
  ///
  /// Packed into 64 bytes in the place of 112: with 100,000 tokens each eight bytes are 200 new pages. All
  /// of it stands in the source of its key.
  public struct Declaration: Sendable {
    /// The token.
    public var token: TokenID
    /// The key, inside its quotes.
    public var nameSpan: SourceSpan
    private let value: ByteRange
    /// Nothing of a member stands at the start of a source, so a range from there is none.
    private var type = ByteRange(start: 0, end: 0)
    private var describing = ByteRange(start: 0, end: 0)
    private let layerNumber: UInt32
    /// What a contract file says of the token.
    var flags: ContractFlags = []
    private var data: ExtensionData?
    /// Whether the layer is part of the contract.
    public var isContract: Bool
    /// Whether it is the value of one mode in the place of a plain value: `{"light": …}`.
    var isOfMode = false

    init(
      token: TokenID, nameSpan: SourceSpan, valueSpan: SourceSpan, layer: Int, isContract: Bool,
      descriptionSpan: SourceSpan? = nil
    ) {
      self.token = token
      self.nameSpan = nameSpan
      value = valueSpan.range
      layerNumber = UInt32(truncatingIfNeeded: layer)
      self.isContract = isContract
      self.descriptionSpan = descriptionSpan
    }

    /// The value: inside the quotes of text.
    public var valueSpan: SourceSpan { SourceSpan(nameSpan.source, value) }
    /// Where the type is written, if it is.
    public internal(set) var typeSpan: SourceSpan? {
      get { span(type) }
      set { type = newValue?.range ?? ByteRange(start: 0, end: 0) }
    }
    /// `$description` as written, inside its quotes (`ThemeGraph.description(of:)` decodes it).
    var descriptionSpan: SourceSpan? {
      get { span(describing) }
      set { describing = newValue?.range ?? ByteRange(start: 0, end: 0) }
    }
    /// The number of the layer, the lowest is 0.
    public var layer: Int { Int(layerNumber) }
    /// `$extensions`.
    public internal(set) var extensions: JSONValue? {
      get { data?.value }
      set { data = newValue.map(ExtensionData.init) }
    }

    private func span(_ range: ByteRange) -> SourceSpan? {
      range.start == 0 ? nil : SourceSpan(nameSpan.source, range)
    }
  }

  /// Few tokens have extensions, so the others do not keep a place for them.
  private final class ExtensionData: Sendable {
    let value: JSONValue

    init(_ value: JSONValue) { self.value = value }
  }
}

/// One theme of a graph: what won at each path and what became of it. Arrays are indexed by
/// `TokenID`; `.max` stands for "none" in the numbers.
struct ThemeColumn: Sendable {
  /// The winning declaration.
  var winners: [UInt32] = []
  /// The type; `nil` where it could not be found (also a `null` of unknown type).
  var types: [TokenType?] = []
  /// The index in `ThemeGraph.values`.
  var values: [UInt32] = []
  /// For a token whose whole value is a reference: the token it names (one hop).
  var targets: [UInt32] = []
  /// What `$deprecated` says, inherited from groups; looked up only, never iterated.
  var deprecations: [TokenID: Deprecation] = [:]
  /// Where a type outside the standard that a token inherits is written; looked up only.
  var inheritedTypes: [TokenID: SourceSpan] = [:]
  /// What groups declare; looked up only, never iterated.
  var groups: [GroupID: GroupMetadata] = [:]
  /// What an explanation needs; `nil` unless it was asked for.
  var traces: ThemeTraces?
}

/// What a group declares besides its members, in one theme.
struct GroupMetadata: Sendable {
  /// `$description` as written, inside its quotes.
  var descriptionSpan: SourceSpan?
  /// `$extensions`.
  var extensions: JSONValue?

  /// There is nothing of either.
  var isEmpty: Bool { descriptionSpan == nil && extensions == nil }
}
