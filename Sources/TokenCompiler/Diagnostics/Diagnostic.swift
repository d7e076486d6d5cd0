/// How bad a finding is.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  case note, warning, error

  /// Notes come before warnings, warnings before errors.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A further place that belongs to a finding: the other declaration, a hop of a ring.
public struct RelatedPlace: Sendable, Hashable {
  /// What is there, in lower case and without a full stop.
  public var message: String
  /// Where it is.
  public var span: SourceSpan

  /// A place with what is to be said of it.
  public init(_ message: String, at span: SourceSpan) {
    self.message = message
    self.span = span
  }
}

/// One finding, as data. Reporters turn it into text; it holds no line numbers.
public struct Diagnostic: Sendable, Hashable {
  /// What kind of finding it is, e.g. `unknown-reference`.
  public var id: DiagnosticID
  /// How bad it is.
  public var severity: Severity
  /// One line in lower case, names in 'single quotes', no full stop.
  public var message: String
  /// Where it is; `nil` only for a finding about the command line or a file that cannot be read.
  public var span: SourceSpan?
  /// The path of the token or group that it is about.
  public var path: String?
  /// The themes in which it holds, by name; `nil` when it holds in all.
  public var themes: [String]?
  /// What to do about it, e.g. `did you mean 'color.blue.500'?`.
  public var help: String?
  /// A place that the help speaks of.
  public var helpSpan: SourceSpan?
  /// Further places.
  public var related: [RelatedPlace]
  /// Changes that mend it; `nil` where nobody but a person knows any.
  public var fix: Fix?

  /// The paths of further tokens that take part; an ignore of any of them holds.
  var subjects: [String] = []
  /// Whether it counts what stands in several places, all of which are one.
  var isOfOnePlace = false
  /// Whether its token, once mended, says something else for each theme, or nothing that has to differ.
  var hidesMissingContext = false
  /// What is wrong with its whole file, where the rest that is found there follows from that.
  var fileDoubt: FileDoubt?
  /// Where a rule finds something worse than what is asked of it: what its finding is at least.
  var leastSeverity: Severity?
  /// The indexes of the themes in which it was found; the collector turns them into `themes`.
  var themeIndexes: [Int] = []

  /// A finding.
  public init(
    _ id: DiagnosticID, _ severity: Severity = .error, _ message: String, at span: SourceSpan?,
    path: String? = nil, help: String? = nil, helpSpan: SourceSpan? = nil,
    related: [RelatedPlace] = [], fix: Fix? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.span = span
    self.path = path
    self.help = help
    self.helpSpan = helpSpan
    self.related = related
    self.fix = fix
  }
}

/// What a file may be in truth.
enum FileDoubt: Hashable {
  /// The base theme, given as the custom theme.
  case swapped
  /// A custom theme of another base.
  case otherBase
  /// One that stands on a file which is not there.
  case standsOnNothing
}

extension Diagnostic {
  /// The same finding with every span moved to another source. A source that was read by itself
  /// reports in source 0; it gets its number when layers are put together.
  func moved(to source: SourceID) -> Diagnostic {
    var copy = self
    copy.span?.source = source
    copy.helpSpan?.source = source
    for index in copy.related.indices { copy.related[index].span.source = source }
    if let fix { copy.fix = fix.moved(to: source) }
    return copy
  }
}
