/// Collects the findings of one document: one for a place, and no more than anybody reads.
struct JSONReport {
  /// How many places are listed that are not UTF-8.
  private static let listedPlaces = 10

  private var findings: [Diagnostic] = []
  /// The conflicts of a merge. Where there is one, the file is two texts in one, and nothing else is told
  /// about its form.
  private var conflicts: [Diagnostic] = []
  private let limit: Int
  private var leftOut = 0
  private var firstLeftOut: SourceSpan?
  private var lastStart: UInt32?
  /// Where bytes are not UTF-8; whatever else begins there is an echo of that.
  private var notUTF8: Set<UInt32> = []

  init(limit: Int) { self.limit = limit }

  /// Whether nothing was found.
  var isEmpty: Bool { findings.isEmpty && conflicts.isEmpty }
  /// Whether so much is wrong that reading on would only cost time.
  var isHopeless: Bool { leftOut >= hopeless }
  /// From how many findings on.
  var hopeless: Int { limit * 10 }

  /// Adds a finding about the form of the text. A second one at the same byte is an echo of the
  /// first and is dropped.
  mutating func add(_ finding: Diagnostic, at start: Int) {
    let start = UInt32(truncatingIfNeeded: start)
    guard start != lastStart, !notUTF8.contains(start) else { return }
    lastStart = start
    add(finding)
  }

  /// Adds what is wrong with the encoding, whose places have one cause: some of them are listed.
  mutating func add(notUTF8 places: [SourceSpan], in bytes: [UInt8]) {
    for (index, place) in places.enumerated() {
      notUTF8.insert(place.range.start)
      if index < Self.listedPlaces {
        add(.notUTF8(bytes[Int(place.range.start)], at: place))
      } else {
        leaveOut(place)
      }
    }
  }

  /// Mends what is told with the finding before it, which has the same message, together with that one.
  mutating func extendLast(with finding: Diagnostic) {
    guard let last = findings.last, last.message == finding.message, let fix = last.fix else {
      return
    }
    findings[findings.count - 1].fix = finding.fix.flatMap { Fix.together([fix, $0]) }
  }

  /// Adds a conflict of a merge.
  mutating func add(conflict: Diagnostic) {
    if conflicts.count < limit { conflicts.append(conflict) }
  }

  /// Adds a finding, whatever else stands at its place.
  mutating func add(_ finding: Diagnostic) {
    if findings.count < limit {
      findings.append(finding)
    } else {
      leaveOut(finding.span)
    }
  }

  private mutating func leaveOut(_ span: SourceSpan?) {
    if leftOut == 0 { firstLeftOut = span }
    leftOut += 1
  }

  /// The findings by place; the last one counts those that were left out.
  func inOrder() -> [Diagnostic] {
    guard conflicts.isEmpty else { return conflicts }
    let sorted = findings.enumerated().sorted { left, right in
      let first = left.element.span?.range.start ?? 0
      let second = right.element.span?.range.start ?? 0
      return first == second ? left.offset < right.offset : first < second
    }
    var result = sorted.map(\.element)
    if leftOut > 0 {
      result.append(.moreFaults(leftOut, isAll: !isHopeless, at: firstLeftOut))
    }
    return result
  }
}

extension SourceID {
  /// The number of a source that is read by itself.
  static let alone = SourceID(rawValue: 0)
}
