/// What a compilation found, as much as mending needs.
protocol FixOutcome {
  var diagnostics: [Diagnostic] { get }
  var sources: SourceSet { get }
}

/// Makes the safe fixes of a compilation's findings, compiles again, and so on until there is none
/// left.
///
/// A fix that makes matters worse is left out: it was a wrong guess. To find out which of many it is,
/// those that fail together are tried by halves.
struct FixRounds<Outcome: FixOutcome> {
  /// Each round makes what does not overlap, so more than a few mean that something is odd.
  private static var mostRounds: Int { 100 }
  /// So often is something tried that may be worse.
  private static var mostTrials: Int { 300 }

  /// The files that may be changed, by path.
  private(set) var files: [String: EditedSource]
  /// What was found in the files as they are now.
  private(set) var outcome: Outcome
  /// How many findings were mended.
  private(set) var count = 0
  /// How often it was compiled, the first time not counted.
  private(set) var compilations = 0

  private let compile: ([String: SourceFile]) -> Outcome
  private let mayMend: (Outcome) -> [Diagnostic]
  private var trials = 0

  /// - Parameters:
  ///   - outcome: What was found in the files as they are.
  ///   - mayMend: The findings that are not to be left as they are.
  ///   - compile: Compiles again, with the files that are given in the place of those of their paths.
  init(
    _ files: [SourceFile], _ outcome: Outcome,
    mayMend: @escaping (Outcome) -> [Diagnostic] = { $0.diagnostics },
    compile: @escaping ([String: SourceFile]) -> Outcome
  ) {
    self.files = Dictionary(
      files.map { ($0.path, EditedSource($0)) }, uniquingKeysWith: { first, _ in first })
    self.outcome = outcome
    self.mayMend = mayMend
    self.compile = compile
  }

  /// Goes on until nothing is left that can be mended.
  mutating func run() {
    for _ in 0..<Self.mostRounds {
      let open = openFindings()
      // What a file says is known only when its form is right.
      let form = open.filter { $0.id == .syntax }
      guard mend(form) || mend(open.filter { $0.id != .syntax }) else { return }
    }
  }

  /// The findings whose safe fixes stand in files that may be changed.
  private func openFindings() -> [Diagnostic] {
    let sources = outcome.sources
    // A document may have read one of the files by itself, as it was.
    let isOpen = sources.ids.map { files[sources[$0].path]?.current == sources[$0] }
    return mayMend(outcome).filter { finding in
      guard let fix = finding.fix, fix.safety == .safe else { return false }
      return fix.edits.allSatisfy { edit in
        edit.span.source.index < isOpen.count && isOpen[edit.span.source.index]
          && edit.span.range.start <= edit.span.range.end
          && Int(edit.span.range.end) <= sources[edit.span.source].bytes.count
      }
    }
  }

  /// Makes as many of the fixes as do not overlap and do no harm; whether there was one.
  private mutating func mend(_ findings: [Diagnostic]) -> Bool {
    var best: Trial?
    var groups = findings.isEmpty ? [] : [findings[...]]
    let before = FindingCounts(outcome)
    while let group = groups.popLast() {
      guard trials < Self.mostTrials else { break }
      let trial = tried((best?.findings ?? []) + group)
      guard trial.findings.count > (best?.findings.count ?? 0) else { continue }
      if before.isWorse(FindingCounts(trial.outcome), afterMending: trial.findings) {
        trials += 1
        guard group.count > 1 else { continue }
        let middle = group.startIndex + group.count / 2
        groups += [group[middle...], group[..<middle]]
      } else {
        best = trial
      }
    }
    guard let best else { return false }
    files = best.files
    outcome = best.outcome
    count += best.findings.count
    return true
  }

  /// The files with some fixes made, and what is found in them.
  private struct Trial {
    var findings: [Diagnostic]
    var files: [String: EditedSource]
    var outcome: Outcome
  }

  private mutating func tried(_ findings: [Diagnostic]) -> Trial {
    var plan = EditPlan()
    let made = findings.filter { finding in finding.fix.map { plan.add($0) } ?? false }
    var files = files
    for (source, edits) in plan.edits { files[outcome.sources[source].path]?.make(edits) }
    compilations += 1
    let changed = files.filter { !$0.value.changes.isEmpty }.mapValues(\.current)
    return Trial(findings: made, files: files, outcome: compile(changed))
  }
}
