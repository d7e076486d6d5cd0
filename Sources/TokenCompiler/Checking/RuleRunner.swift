/// Runs rules over a graph and gives their findings the severities that the configuration asks for.
enum RuleRunner {
  /// Runs the rules that `build` has, or all.
  static func run(
    _ graph: ThemeGraph, _ configuration: RuleConfiguration, all: Bool,
    into diagnostics: inout Diagnostics
  ) {
    // What lies behind the limit was not read: whatever misses it follows from that.
    guard !diagnostics.isCutOff else { return }
    var configuration = configuration
    configuration.contract.add(graph.contractFacts)
    // The rules that `build` has do not go by words.
    var context = RuleContext(graph, configuration, asksForWords: all)
    let own = all ? TokenIgnores(graph) : nil
    context.ownIgnores = own?.ignores ?? []
    var told = ToldTokens()
    let misplaced = diagnostics.tokens { $0.hidesMissingContext }
    var ignores = IgnoreLedger(configuration.ignores, own: own?.ignores ?? [])
    for rule in LintRules.all where rule != UnusedIgnore.self && (all || rule.runsInBuild) {
      let level = configuration.level(of: rule, hasContract: graph.hasContract)
      guard let severity = level.severity else { continue }
      ignores.expect(rule.id)
      var found = Diagnostics()
      rule.init().check(context, into: &found)
      diagnostics.add(found) { finding in
        guard let finding = adjusted(finding, to: severity, &ignores),
          !told.contains(finding, toldBy: rule.toldBy),
          rule != MissingContext.self || !isBesideValue(finding, misplaced)
        else { return nil }
        told.insert(finding)
        return finding
      }
    }
    diagnostics.remove(.typeMismatch, .invalidValue, about: unknownTokens(graph, told, context))
    diagnostics.forgetWhatFollowsFromSwappedFiles(graph)
    diagnostics.forgetWhatFollowsFromOtherBase(graph)
    guard all else { return }
    // What could not be read has nothing that a pattern could fit.
    if !diagnostics.hasUnreadableFiles, !diagnostics.isPartial {
      var faults = ConfigurationFaults(context)
      faults.report(into: &diagnostics)
    }
    let level = configuration.level(of: UnusedIgnore.self, hasContract: graph.hasContract)
    guard let severity = level.severity, !diagnostics.isPartial else { return }
    context.unusedIgnores = ignores.unused
    context.faultyIgnores = own?.faults ?? []
    var found = Diagnostics()
    UnusedIgnore().check(context, into: &found)
    diagnostics.add(found) { adjusted($0, to: severity, &ignores) }
  }

  /// Whether a token has a value for the theme that stands beside its value, or a word that is none: it is
  /// told as that.
  private static func isBesideValue(_ finding: Diagnostic, _ known: Set<PathInSource>) -> Bool {
    guard let path = finding.path, let source = finding.span?.source else { return false }
    return known.contains(PathInSource(path, source))
  }

  /// The tokens of custom themes that have no business there, where that is an error: what their
  /// values are is nobody's concern.
  private static func unknownTokens(
    _ graph: ThemeGraph, _ told: ToldTokens, _ context: RuleContext
  ) -> Set<PathInSource> {
    let isTold = told.errors(of: UnknownOverride.self)
    guard !isTold.isEmpty || !told.wholeFiles.isEmpty else { return [] }
    var found = Set<PathInSource>()
    for declaration in graph.declarations.all where !declaration.isContract {
      let source = declaration.nameSpan.source
      let path = graph.path(of: declaration.token)
      // A whole group is told at its own path.
      let groups = path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) }
      let isInFile =
        told.wholeFiles.contains(source)
        && context.contract?.unknown.contains(declaration.token) == true
      if isInFile
        || ([path] + groups).contains(where: { isTold.contains(PathInSource($0, source)) })
      {
        found.insert(PathInSource(path, source))
      }
    }
    return found
  }

  private static func adjusted(
    _ finding: Diagnostic, to severity: Severity, _ ignores: inout IgnoreLedger
  ) -> Diagnostic? {
    var finding = finding
    if finding.severity != .note {
      finding.severity = max(severity, finding.leastSeverity ?? severity)
    }
    finding.leastSeverity = nil
    guard let ignore = ignores.use(for: finding) else { return finding }
    guard let severity = ignore.level.severity else { return nil }
    finding.severity = severity
    return finding
  }
}

extension Diagnostics {
  /// Where a base theme was given as a custom theme, and the reverse, leaves that alone, and what is no
  /// JSON. Of many custom themes one alone may be it.
  fileprivate mutating func forgetWhatFollowsFromSwappedFiles(_ graph: ThemeGraph) {
    for source in graph.sources.ids {
      let found = findings(UnknownOverride.id, in: source)
      guard let told = found.first(where: { $0.fileDoubt == .swapped }) else { continue }
      let hasOthers = graph.candidate(of: source) != nil
      replace(
        { $0.span != nil && ($0.span?.source == source || !hasOthers) && !$0.isOfForm }, by: told)
    }
  }

  /// Where a custom theme was written for another base, or the base itself stands on nothing, the rest of what
  /// is found in it follows from that.
  fileprivate mutating func forgetWhatFollowsFromOtherBase(_ graph: ThemeGraph) {
    for told in all(where: { $0.fileDoubt == .otherBase }) {
      replace({ $0.span?.source == told.span?.source && !$0.isOfForm }, by: told)
    }
    let dangling = all(where: { $0.fileDoubt == .standsOnNothing })
    guard !dangling.isEmpty else { return }
    let contract = Set(graph.declarations.all.filter(\.isContract).map(\.nameSpan.source))
    if let told = dangling.first(where: { $0.span.map { contract.contains($0.source) } == true }) {
      replace({ $0.span != nil && !$0.isOfForm }, by: told)
    }
  }
}

extension Diagnostic {
  /// Whether it is about what no JSON is.
  fileprivate var isOfForm: Bool { [.syntax, .duplicateKey, .unreadableFile].contains(id) }
}

/// The tokens about which something was said, by rule and file.
private struct ToldTokens {
  private var told: [Key: Severity] = [:]
  private var errors: [DiagnosticID: Set<PathInSource>] = [:]

  private struct Key: Hashable {
    var rule: DiagnosticID
    var path: String
    var source: SourceID
  }

  /// The files of which all tokens that the base lacks are told at once, as an error.
  private(set) var wholeFiles: Set<SourceID> = []

  mutating func insert(_ finding: Diagnostic) {
    guard let source = finding.span?.source else { return }
    guard let path = finding.path else {
      if finding.id == UnknownOverride.id, finding.severity == .error { wholeFiles.insert(source) }
      return
    }
    let key = Key(rule: finding.id, path: path, source: source)
    told[key] = max(told[key] ?? .note, finding.severity)
    if finding.severity == .error {
      for path in [path] + finding.subjects {
        errors[finding.id, default: []].insert(PathInSource(path, source))
      }
    }
  }

  /// The tokens and groups about which a rule has said something that is an error.
  func errors(of rule: any LintRule.Type) -> Set<PathInSource> { errors[rule.id] ?? [] }

  func contains(_ finding: Diagnostic, toldBy rules: [any LintRule.Type]) -> Bool {
    guard let path = finding.path, let source = finding.span?.source else { return false }
    return rules.contains { rule in
      told[Key(rule: rule.id, path: path, source: source)].map { $0 >= finding.severity } ?? false
    }
  }
}

/// Which ignores there are and which were of use.
private struct IgnoreLedger {
  private let all: [RuleIgnore]
  /// Those that tokens and groups carry come behind those of the configuration.
  private let ownStart: Int
  /// Their indexes by rule; those for one path by that too.
  private var globs: [DiagnosticID: [Int]] = [:]
  private var literals: [DiagnosticID: [String: [Int]]] = [:]
  private var isUsed: [Bool]
  /// The rules that ran: an ignore of any other may be of use another time.
  /// A list: the first set of a type of its own costs 150,000 instructions, as much as 500 tokens.
  private var expected: [DiagnosticID] = []

  init(_ configured: [RuleIgnore], own: [RuleIgnore]) {
    all = configured + own
    ownStart = configured.count
    isUsed = Array(repeating: false, count: all.count)
    for (index, ignore) in all.enumerated() {
      if ignore.path.isLiteral {
        literals[ignore.rule, default: [:]][ignore.path.text, default: []].append(index)
      } else {
        globs[ignore.rule, default: []].append(index)
      }
    }
  }

  mutating func expect(_ rule: DiagnosticID) { expected.append(rule) }

  /// The first ignore that fits a finding. All that fit are of use.
  mutating func use(for finding: Diagnostic) -> RuleIgnore? {
    let paths = [finding.path].compactMap { $0 } + finding.subjects
    let exact = paths.flatMap { literals[finding.id]?[$0] ?? [] }
    let matching = (globs[finding.id] ?? []).filter { paths.contains(where: all[$0].path.matches) }
    let fitting = (exact + matching).filter { fits($0, finding) }
    for index in fitting { isUsed[index] = true }
    return fitting.min().map { all[$0] }
  }

  /// What a file accepts of itself does not hold for what another file does to its tokens.
  private func fits(_ index: Int, _ finding: Diagnostic) -> Bool {
    guard index >= ownStart, let place = all[index].span else { return true }
    return place.source == finding.span?.source
  }

  var unused: [RuleIgnore] {
    all.indices.filter { !isUsed[$0] && expected.contains(all[$0].rule) }.map { all[$0] }
  }
}
