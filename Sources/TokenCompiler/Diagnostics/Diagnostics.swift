/// Collects the findings of a run. Stages report into it and go on.
public struct Diagnostics: Sendable {
  private var findings: [Diagnostic] = []
  /// How many further places are gathered from the themes of one finding.
  private static let mostRelated = 8
  /// Where a finding already stands in `findings`, without its themes.
  private var known: [Diagnostic: Int] = [:]
  /// The theme that is being worked on; what is reported meanwhile holds in it.
  var theme: Int?
  /// What is not taken in any more.
  private var silence: Silence?

  /// An empty collection.
  public init() {}

  /// Whether there is an error among the findings.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }
  /// Whether nothing was found.
  public var isEmpty: Bool { findings.isEmpty }

  /// Whether some of what was to be read is not there.
  var hasUnreadableFiles: Bool {
    findings.contains {
      $0.severity == .error && [.syntax, .limitExceeded, .invalidResolver].contains($0.id)
    }
  }
  /// Whether some layers were left out for a limit of the run.
  var isCutOff: Bool { findings.contains { $0.id == .limitExceeded && $0.span == nil } }
  /// Whether anything points into a source.
  func pointInto(_ source: SourceID) -> Bool { findings.contains { $0.span?.source == source } }

  /// What was found where, for those who must not tell it twice.
  var places: Set<FindingPlace> { Set(findings.map(FindingPlace.init)) }

  /// Adds a finding. One that is there already gets the current theme added; what was reported
  /// without a theme holds in all.
  public mutating func report(_ diagnostic: Diagnostic) {
    guard silence?.covers(theme) != true else { return }
    if let index = known[diagnostic.key] {
      for place in diagnostic.related.prefix(Self.mostRelated)
      where !findings[index].related.contains(place)
        && findings[index].related.count < Self.mostRelated
      {
        findings[index].related.append(place)
      }
      let indexes = findings[index].themeIndexes
      if theme == nil {
        findings[index].themeIndexes = []
      } else if let theme, !indexes.isEmpty, indexes.last != theme, !indexes.contains(theme) {
        findings[index].themeIndexes.append(theme)
      }
      return
    }
    known[diagnostic.key] = findings.count
    var finding = diagnostic
    if let theme { finding.themeIndexes = [theme] }
    findings.append(finding)
  }

  /// Whether some themes were not judged, because a file in them could not be read.
  var isPartial: Bool { silence != nil }

  /// From now on takes in nothing about some themes: what would be found in them follows from a file
  /// that could not be read.
  mutating func silence(_ silence: Silence) { self.silence = silence }

  /// Adds the findings of a source that was read by itself.
  mutating func report(_ diagnostics: [Diagnostic], movedTo source: SourceID) {
    for diagnostic in diagnostics { report(diagnostic.moved(to: source)) }
  }

  /// Adds what was found in a graph with some of the themes; `themes` has their indexes in this run.
  mutating func report(_ other: Diagnostics, themes: [Int]) {
    let outer = theme
    defer { theme = outer }
    for finding in other.findings {
      var plain = finding
      plain.themeIndexes = []
      let indexes = finding.themeIndexes.isEmpty ? Array(themes.indices) : finding.themeIndexes
      for index in indexes where index < themes.count {
        theme = themes[index]
        report(plain)
      }
    }
  }

  /// Adds the findings of another collection in the same themes, each as `change` makes it; those of
  /// which it makes nothing are left out.
  mutating func add(_ other: Diagnostics, change: (Diagnostic) -> Diagnostic?) {
    let outer = theme
    defer { theme = outer }
    for finding in other.findings {
      var plain = finding
      plain.themeIndexes = []
      guard let changed = change(plain) else { continue }
      theme = nil
      if finding.themeIndexes.isEmpty { report(changed) }
      for index in finding.themeIndexes {
        theme = index
        report(changed)
      }
    }
  }

  /// Takes back findings about the values of some tokens.
  mutating func remove(_ ids: DiagnosticID..., about tokens: Set<PathInSource>) {
    guard !tokens.isEmpty else { return }
    findings.removeAll { finding in
      guard ids.contains(finding.id), let path = finding.path, let span = finding.span else {
        return false
      }
      return tokens.contains(PathInSource(path, span.source))
    }
    numberAgain()
  }

  /// Makes errors of findings about some tokens.
  mutating func raise(_ id: DiagnosticID, about tokens: Set<PathInSource>) {
    guard !tokens.isEmpty else { return }
    for index in findings.indices where findings[index].id == id {
      guard let path = findings[index].path, let span = findings[index].span else { continue }
      if tokens.contains(PathInSource(path, span.source)) { findings[index].severity = .error }
    }
    numberAgain()
  }

  /// Takes back notes about the only place of their kind where something else is told of it.
  mutating func removeNotesOnToldPlaces() {
    let notes = findings.filter(\.isOfOnePlace)
    guard !notes.isEmpty else { return }
    let told = findings.filter { $0.id != .legacySyntax }.compactMap(\.span)
    let places = Set(notes.compactMap(\.span).filter { note in told.contains { $0.holds(note) } })
    findings.removeAll { $0.isOfOnePlace && $0.span.map(places.contains) == true }
    numberAgain()
  }

  /// The help of the first finding of a code about each token or group.
  func helps(of id: DiagnosticID) -> [PathInSource: String] {
    var helps: [PathInSource: String] = [:]
    for finding in findings where finding.id == id {
      guard let path = finding.path, let span = finding.span, let help = finding.help else {
        continue
      }
      let place = PathInSource(path, span.source)
      if helps[place] == nil { helps[place] = help }
    }
    return helps
  }

  /// Counts warnings as errors from now on.
  mutating func treatWarningsAsErrors() {
    for index in findings.indices where findings[index].severity == .warning {
      findings[index].severity = .error
    }
    numberAgain()
  }

  /// The tokens about which something of a kind is told.
  func tokens(where isMeant: (Diagnostic) -> Bool) -> Set<PathInSource> {
    Set(
      findings.filter(isMeant).compactMap { finding in
        finding.path.flatMap { path in finding.span.map { PathInSource(path, $0.source) } }
      })
  }

  /// The findings of a kind.
  func all(where isMeant: (Diagnostic) -> Bool) -> [Diagnostic] { findings.filter(isMeant) }

  /// The findings of a kind that hold in a source.
  func findings(_ id: DiagnosticID, in source: SourceID) -> [Diagnostic] {
    findings.filter { $0.id == id && $0.span?.source == source }
  }

  /// Tells one finding in the place of some, in all themes in which one of them holds.
  mutating func replace(_ isMeant: (Diagnostic) -> Bool, by finding: Diagnostic) {
    var finding = finding
    finding.themeIndexes = findings.filter(isMeant).reduce(into: []) { themes, other in
      themes += other.themeIndexes.filter { !themes.contains($0) }
    }
    findings.removeAll(where: isMeant)
    findings.append(finding)
    numberAgain()
  }

  private mutating func numberAgain() {
    known = Dictionary(
      findings.enumerated().map { (index, finding) in
        var plain = finding
        plain.themeIndexes = []
        return (plain.key, index)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The findings by source (in layer order), place, severity (worst first) and ID. A finding that
  /// does not hold in every theme names those in which it does; `own` has the names, by index, of the
  /// only themes in which what is found in a source can hold.
  public func sorted(
    themes: [String] = [], own: [SourceID: [Int: String]] = [:]
  ) -> [Diagnostic] {
    if findings.isEmpty { return [] }
    let all = Dictionary(uniqueKeysWithValues: themes.enumerated().map { ($0, $1) })
    let named = findings.map { finding -> Diagnostic in
      var finding = finding
      let names = finding.span.flatMap { own[$0.source] } ?? all
      let indexes = finding.themeIndexes
      if !indexes.isEmpty, !names.keys.allSatisfy(Set(indexes).contains) {
        finding.themes = indexes.sorted().compactMap { names[$0] }
      }
      finding.themeIndexes = []
      return finding
    }
    return named.enumerated().sorted { Self.precedes($0, $1) }.map(\.element)
  }

  private typealias Numbered = EnumeratedSequence<[Diagnostic]>.Element

  private static func precedes(_ left: Numbered, _ right: Numbered) -> Bool {
    let (a, b) = (left.element, right.element)
    if a.span != b.span {
      guard let first = a.span else { return true }
      guard let second = b.span else { return false }
      if first.source != second.source { return first.source.rawValue < second.source.rawValue }
      if first.range.start != second.range.start { return first.range.start < second.range.start }
    }
    if a.severity != b.severity { return a.severity > b.severity }
    if a.id != b.id { return a.id < b.id }
    return left.offset < right.offset
  }
}

/// The themes of which nothing is told, since a file that makes them could not be read.
struct Silence: Sendable {
  /// Their indexes.
  var themes: Set<Int>
  /// What holds in no theme in particular is not told either.
  var coversAll: Bool

  fileprivate func covers(_ theme: Int?) -> Bool { theme.map(themes.contains) ?? coversAll }
}

/// A token as one source has it.
struct PathInSource: Hashable, Sendable {
  private var path: String
  private var source: SourceID

  init(_ path: String, _ source: SourceID) {
    self.path = path
    self.source = source
  }
}

/// A code at a place.
struct FindingPlace: Hashable {
  private var id: DiagnosticID
  private var span: SourceSpan?

  init(_ finding: Diagnostic) {
    id = finding.id
    span = finding.span
  }
}

extension Diagnostic {
  /// What makes two findings one. A type that does not fit is one mistake, in whichever layer a theme
  /// declares the other token.
  fileprivate var key: Diagnostic {
    var key = self
    if id == .typeMismatch { key.related = [] }
    return key
  }
}
