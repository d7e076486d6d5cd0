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
    listed = Self.worst(of: diagnostics).map(\.shortened)
    unlisted = diagnostics.count - listed.count
    var left = Self.mostPlaces
    for index in listed.indices {
      let surplus = max(0, listed[index].related.count - left)
      left -= listed[index].related.count - surplus
      listed[index].related.removeLast(surplus)
      unlistedPlaces += surplus
    }
  }

  /// The listed findings and a note that counts the rest, for formats without another place for that.
  var listedWithRest: [Diagnostic] {
    listed
      + (ReportMessages.unlisted(self).map { [Diagnostic(.limitExceeded, .note, $0, at: nil)] }
        ?? [])
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

extension Diagnostic {
  /// The finding without the middle of what nobody reads to its end: names come from the input and may
  /// have millions of letters.
  fileprivate var shortened: Diagnostic {
    var finding = self
    finding.message = message.withoutMiddle
    finding.help = help?.withoutMiddle
    finding.path = path?.withoutMiddle
    if let fix, fix.edits.count > FindingList.longest { finding.fix = nil }
    for index in related.indices where related[index].message.isTooLong {
      finding.related[index].message = related[index].message.withoutMiddle
    }
    return finding
  }
}

extension String {
  /// The longest text of a finding in bytes.
  private static let longest = 4_000

  fileprivate var isTooLong: Bool { utf8.count > Self.longest }

  /// The text, or where it is too long its beginning and its end.
  fileprivate var withoutMiddle: String {
    guard isTooLong else { return self }
    let part = Self.longest / 8
    return String(unicodeScalars.prefix(part)) + " … " + String(unicodeScalars.suffix(part))
  }
}
