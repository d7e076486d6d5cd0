/// What a custom theme may and has to override, besides that the contract knows the token.
public struct ContractTerms: Sendable, Hashable {
  /// Tokens that a custom theme must leave as they are (`frozen-token`).
  public var frozen: [PathGlob] = []
  /// Tokens that a custom theme may add although the contract lacks them (`unknown-override`).
  public var additions: [PathGlob] = []
  /// The paths of groups of which a custom theme has to override every token (`required-group`).
  public var requiredGroups: [PathGlob] = []
  /// Sets of tokens; a custom theme overrides all of a set or none (`incomplete-override`).
  public var together: [[PathGlob]] = []

  /// No terms.
  public init() {}
}

extension ContractTerms {
  /// Adds what contract files ask for.
  mutating func add(_ facts: [ContractDocument.Facts]) {
    for facts in facts {
      additions += facts.additions.map { PathGlob($0) }
      requiredGroups += facts.requiredGroups.map { PathGlob($0) }
      together += facts.together.map { $0.map { PathGlob($0) } }
    }
  }
}

/// How `contrast` judges.
public struct ContrastOptions: Sendable, Hashable {
  /// How contrast is measured.
  public enum Algorithm: String, Sendable, Hashable, CaseIterable {
    /// The ratio of WCAG 2, from 1 to 21.
    case wcag
    /// The lightness contrast Lc of APCA, from 0 to 108.
    case apca
  }

  /// How much is asked for.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    /// WCAG 2 level AA: 4.5 for text, 3 for large text, icons and borders. With APCA: Lc 60 for text,
    /// 45 for large text and icons, 30 for borders.
    case aa
    /// WCAG 2 level AAA: 7 for text, 4.5 for large text, 3 for icons and borders. With APCA: Lc 75 for
    /// text, 60 for large text, 45 for icons, 30 for borders.
    case aaa
  }

  /// What a foreground is, which decides how much contrast it needs.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case text
    case largeText = "large-text"
    case icon
    case border
  }

  /// A foreground and its background, by path, that names alone do not tell.
  public struct Pair: Sendable, Hashable {
    /// The path of the foreground.
    public var foreground: String
    /// The path of the background.
    public var background: String
    /// What the foreground is.
    public var kind: Kind
    /// The least contrast, where it is not that of the kind.
    public var minimum: Double?
    /// Where a configuration has it.
    public var place = ConfigurationPlace()

    /// A pair.
    public init(
      _ foreground: String, on background: String, kind: Kind = .text, minimum: Double? = nil
    ) {
      self.foreground = foreground
      self.background = background
      self.kind = kind
      self.minimum = minimum
    }
  }

  /// How contrast is measured.
  public var algorithm = Algorithm.wcag
  /// How much is asked for.
  public var level = Level.aa
  /// Pairs besides those that are found by name.
  public var pairs: [Pair] = []
  /// Whether pairs are found by name.
  public var findsPairs = true
  /// The colour that lies behind translucent backgrounds: the path of a token, also as a reference, or
  /// a colour as text. Without it they cannot be judged.
  public var backdrop: String?
  /// Where a configuration has it.
  public var backdropPlace = ConfigurationPlace()
  /// Groups whose components show an icon and no text.
  public var iconOnly = ["icon-button", "floating-action-button"]
  /// Names of states that need no contrast (WCAG 2, 1.4.3: inactive components).
  public var exemptStates = ["disabled", "inactive"]

  /// The defaults.
  public init() {}
}

/// How `touch-target` judges.
public struct TouchTargetOptions: Sendable, Hashable {
  /// Whose guidelines hold.
  public enum Platform: String, Sendable, Hashable, CaseIterable {
    case apple, android, material

    /// The least width and height of a target in px.
    public var minimum: Double { self == .apple ? 44 : 48 }
  }

  /// Whose guidelines hold for a component without a `touch-target` token of its own.
  public var platform = Platform.apple
  /// The least width and height in px, where it is not the platform's.
  public var minimum: Double?
  /// Names of interactive components besides those that are known.
  public var components: [String] = []

  /// The defaults.
  public init() {}
}

/// How `color-vision` judges.
public struct ColorVisionOptions: Sendable, Hashable {
  /// Colours that must stay apart from those of every other family.
  public struct Family: Sendable, Hashable {
    /// How findings name it.
    public var name: String
    /// Its colours.
    public var tokens: [PathGlob]

    /// A family.
    public init(_ name: String, _ tokens: [PathGlob]) {
      self.name = name
      self.tokens = tokens
    }
  }

  /// The families; without any, the colours named `success`, `warning`, `danger` and `error` in one
  /// group are compared.
  public var families: [Family] = []
  /// The least difference, as ΔE OK from 0 to 1.
  public var minimumDifference = 0.08

  /// The defaults.
  public init() {}
}

/// How names and layers of tokens are meant to be.
public struct StructureOptions: Sendable, Hashable {
  /// How a name is spelt.
  public enum NamingStyle: String, Sendable, Hashable, CaseIterable {
    case kebab, camel, snake, pascal
  }

  /// Some tokens, and those that they may refer to.
  public struct Layer: Sendable, Hashable {
    /// How findings name it, such as `component`.
    public var name: String
    /// The tokens of the layer; a token belongs to the first layer that it fits.
    public var tokens: [PathGlob]
    /// The names of the layers that its tokens may refer to.
    public var refersTo: [String]

    /// A layer.
    public init(_ name: String, _ tokens: [PathGlob], refersTo: [String]) {
      self.name = name
      self.tokens = tokens
      self.refersTo = refersTo
    }
  }

  /// How names are spelt (`naming-style`).
  public var namingStyle = NamingStyle.kebab
  /// The layers (`layer-order`).
  public var layers: [Layer] = []
  /// Tokens that are there to be referred to (`unused-token`, `duplicate-value`).
  public var palette = [PathGlob("primitives.**")]

  /// The defaults.
  public init() {}
}
