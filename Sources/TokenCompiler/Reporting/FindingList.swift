/// The findings that a report lists. A file that is wrong all over must fill neither a terminal nor a log,
/// and nobody reads so many; those that are not listed are counted.
struct FindingList {
  /// How many findings are listed.
  static let longest = 1_000
  /// How many further places they have in all.
  static let mostPlaces = 20_000

  /// The listed findings in their order. Where there are too many, errors go before warnings, and
  /// warnings before notes.
  private(set) var listed: [Diagnostic]
  /// How many findings are not listed.
  let unlisted: Int
  /// How many further places of the listed findings are not listed.
  private(set) var unlistedPlaces = 0

  init(_ diagnostics: [Diagnostic]) {
    listed = Self.worst(of: diagnostics)
    unlisted = diagnostics.count - listed.count
    var left = Self.mostPlaces
    for index in listed.indices {
      let surplus = max(0, listed[index].related.count - left)
      left -= listed[index].related.count - surplus
      listed[index].related.removeLast(surplus)
      unlistedPlaces += surplus
    }
  }

  private static func worst(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > longest else { return diagnostics }
    var room: [Severity: Int] = [:]
    var left = longest
    for severity in Severity.allCases.sorted(by: >) {
      room[severity] = min(left, diagnostics.count { $0.severity == severity })
      left -= room[severity, default: 0]
    }
    return diagnostics.filter { finding in
      room[finding.severity, default: 0] -= 1
      return room[finding.severity, default: 0] >= 0
    }
  }
}
