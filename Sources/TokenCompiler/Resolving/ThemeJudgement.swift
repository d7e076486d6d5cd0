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
  /// Why the colour of a text or an icon stands in no pair.
  var unjudged: [TokenID: JudgedPair.Silence] = [:]
  /// What is asked for, by what a foreground is.
  var required: [(kind: String, contrast: Double)] = []
  /// What stands in front of the figures, such as `Lc`; empty for a ratio.
  var unit = ""

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
    /// The foreground is to be seen, and nothing of the background.
    case hidden
    /// The colours that are seen, how they stand apart, and what is asked for.
    case colors(Color, on: Color, measured: Double, required: Double, isEnough: Bool)

    /// Whether what lies behind the background decides.
    var isOpen: Bool {
      switch self {
      case .unknown, .hidden: true
      case .nothing, .colors: false
      }
    }
  }

  /// Why nothing is said.
  enum Silence: Int {
    /// It is of a state that needs no contrast.
    case inactive = 1
    /// Its name says that it is for another ground than the page, and not for which.
    case otherGround
    /// No token is the colour of the page.
    case noPage
  }

  var foreground: TokenID
  var background: TokenID
  /// What the foreground is: `text`, `icon` …
  var kind: String
  /// What stands in front of the figures, such as `Lc`; empty for a ratio.
  var unit: String
  /// Whether the background is the page, though no name says so: the rule does not judge this.
  var isOnPage = false
  /// How it is in each theme.
  var sights: [Sight]
}
