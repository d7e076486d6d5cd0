/// What is known of a theme besides its tokens: what was found about them, and how colours that are
/// seen on each other stand apart. Rules find it out, and outputs for people show it.
public struct ThemeJudgement: Sendable {
  /// What was found, sorted.
  public var findings: [Diagnostic] = []
  /// The sources that findings point into.
  public var sources = SourceSet()
  /// The names of the themes, in the order of each pair's sights.
  var themes: [String] = []
  /// Colours that are seen on each other.
  var pairs: [JudgedPair] = []

  /// Nothing is known.
  public init() {}
}

/// A colour that is seen on another one, as the rule for it sees them.
struct JudgedPair: Sendable {
  /// How it is in a theme.
  enum Sight: Sendable {
    /// One of the colours is not there, or nothing of it is to be seen.
    case nothing
    /// The background lets through what nobody knows.
    case unknown
    /// The colours that are seen, how they stand apart, and what is asked for.
    case colors(Color, on: Color, measured: Double, required: Double, isEnough: Bool)
  }

  var foreground: TokenID
  var background: TokenID
  /// What the foreground is: `text`, `icon` …
  var kind: String
  /// What stands in front of the figures, such as `Lc`; empty for a ratio.
  var unit: String
  /// How it is in each theme.
  var sights: [Sight]
}
