/// How often each code was found in each file, to see whether fixes do harm.
struct FindingCounts {
  private struct Place: Hashable {
    var id: DiagnosticID
    var file: String
  }

  /// What also `build` would refuse.
  private var refusals: [Place: Int] = [:]
  /// Where the faults of form are, by file.
  private var faults: [String: [Int]] = [:]
  /// The files with more faults than are listed.
  private var cutOff: Set<String> = []
  private let sources: SourceSet

  init(_ outcome: some FixOutcome) {
    sources = outcome.sources
    for finding in outcome.diagnostics {
      let file = finding.span.map { sources[$0.source].path } ?? ""
      if finding.id == .syntax {
        take(finding, in: file)
      } else if finding.severity == .error, !Self.isJudgement(finding.id) {
        refusals[Place(id: finding.id, file: file), default: 0] += 1
      }
    }
  }

  private mutating func take(_ fault: Diagnostic, in file: String) {
    if fault.severity == .note {
      cutOff.insert(file)
    } else {
      faults[file, default: []].append(fault.start)
    }
  }

  /// Whether it is the opinion of a rule on a value.
  private static func isJudgement(_ id: DiagnosticID) -> Bool {
    LintRules.all.contains { $0.id == id && !$0.runsInBuild }
  }

  /// Whether matters are worse in `after`. What mends the form of a file has to leave fewer faults of
  /// form, and may bring to light what else is wrong with it. Any other fix must not make an error of
  /// the compiler where there was none, such as a reference to a token of another type. What the rules
  /// think of the values that now hold is no matter of the fix.
  func isWorse(_ after: FindingCounts, afterMending findings: [Diagnostic]) -> Bool {
    let form = findings.filter { $0.id == .syntax }
    guard form.isEmpty else {
      let byFile = Dictionary(grouping: form) { $0.span.map { sources[$0.source].path } ?? "" }
      return byFile.contains { file, findings in hasFaults(after, in: file, behind: findings) }
    }
    return after.refusals.contains { place, count in count > refusals[place, default: 0] }
      || after.faults.contains { file, places in places.count > faults[file]?.count ?? 0 }
  }

  /// Whether a file has more faults than are left over. Where not all are listed, those up to the last
  /// that was mended are counted: others have come into the list behind it.
  private func hasFaults(
    _ after: FindingCounts, in file: String, behind mended: [Diagnostic]
  ) -> Bool {
    let end = cutOff.contains(file) ? mended.map(\.start).max() ?? 0 : Int(UInt32.max)
    let growth = mended.compactMap(\.fix).flatMap(\.edits).reduce(0) {
      $0 + $1.replacement.utf8.count - $1.span.range.count
    }
    let before = faults[file, default: []].count { $0 <= end }
    return after.faults[file, default: []].count { $0 <= end + growth } > before - mended.count
  }
}

extension Diagnostic {
  fileprivate var start: Int { span.map { Int($0.range.start) } ?? 0 }
}
