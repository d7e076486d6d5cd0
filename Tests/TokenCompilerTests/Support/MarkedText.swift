import Testing

@testable import TokenCompiler

/// A source with marks in it: `{"a": 1️⃣"{b}"}`. The marks are taken out; a test names them to say
/// where a finding should be.
struct MarkedText {
  /// The source without its marks.
  let source: SourceFile
  /// The offset of each mark, by its text.
  let offsets: [String: Int]

  init(_ text: String, path: String = "tokens.json") {
    var bytes: [UInt8] = []
    var offsets: [String: Int] = [:]
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      // A digit, the emoji form, a keycap.
      if index + 2 < scalars.count, scalars[index + 1] == "\u{FE0F}",
        scalars[index + 2] == "\u{20E3}"
      {
        offsets["\(scalars[index])\u{FE0F}\u{20E3}"] = bytes.count
        index += 3
      } else {
        bytes.append(contentsOf: UTF8.encode(scalars[index]) ?? .init())
        index += 1
      }
    }
    source = SourceFile(path: path, bytes: bytes)
    self.offsets = offsets
  }
}

/// A finding that a test expects: where it begins, and as much of the rest as the test cares for.
struct ExpectedFinding {
  var mark: String?
  var id: DiagnosticID
  var message: String
  var end: String?
  var severity: Severity
  var path: String?
  var related: [String]?

  /// - Parameters:
  ///   - mark: where it begins; `nil` is a finding without a place.
  ///   - message: a part of the message.
  ///   - end: the mark where its span ends.
  ///   - related: the marks of all related places, in order.
  init(
    _ mark: String?, _ id: DiagnosticID, _ message: String = "", end: String? = nil,
    severity: Severity = .error, path: String? = nil, related: [String]? = nil
  ) {
    self.mark = mark
    self.id = id
    self.message = message
    self.end = end
    self.severity = severity
    self.path = path
    self.related = related
  }
}

/// Expects exactly these findings in the marked sources, whose numbers are their positions.
func expectFindings(
  _ expected: [ExpectedFinding], in actual: [Diagnostic], of texts: [MarkedText],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  var rest = actual
  for finding in expected {
    if let index = rest.firstIndex(where: { matches($0, finding, texts) }) {
      rest.remove(at: index)
    } else {
      Issue.record(
        """
        expected \(finding.id.rawValue) '\(finding.message)' at \(finding.mark ?? "no place"); found:
        \(actual.map { describe($0, texts) }.joined(separator: "\n"))
        """, sourceLocation: sourceLocation)
    }
  }
  for finding in rest where !expected.isEmpty || !actual.isEmpty {
    Issue.record("not expected: \(describe(finding, texts))", sourceLocation: sourceLocation)
  }
}

private func place(of mark: String, _ texts: [MarkedText]) -> (source: Int, offset: Int)? {
  for (index, text) in texts.enumerated() {
    if let offset = text.offsets[mark] { return (index, offset) }
  }
  return nil
}

private func matches(
  _ actual: Diagnostic, _ expected: ExpectedFinding, _ texts: [MarkedText]
) -> Bool {
  guard actual.id == expected.id, actual.severity == expected.severity,
    expected.message.isEmpty || actual.message.contains(expected.message),
    begins(actual.span, at: expected.mark, texts)
  else { return false }
  if let path = expected.path, actual.path != path { return false }
  if let end = expected.end {
    guard let span = actual.span, let place = place(of: end, texts),
      Int(span.range.end) == place.offset
    else { return false }
  }
  guard let related = expected.related else { return true }
  return related.count == actual.related.count
    && zip(related, actual.related).allSatisfy { begins($1.span, at: $0, texts) }
}

private func begins(_ span: SourceSpan?, at mark: String?, _ texts: [MarkedText]) -> Bool {
  guard let mark else { return span == nil }
  guard let span, let place = place(of: mark, texts) else { return false }
  return span.source.index == place.source && Int(span.range.start) == place.offset
}

private func describe(_ finding: Diagnostic, _ texts: [MarkedText]) -> String {
  var result = "\(finding.severity) \(finding.id.rawValue): \(finding.message)"
  func location(_ span: SourceSpan) -> String {
    guard span.source.index < texts.count else { return "an unknown source" }
    let place = LineIndex(texts[span.source.index].source).location(of: span.range.start)
    return "\(place.line):\(place.column) (\(span.range.count) bytes)"
  }
  if let span = finding.span { result = "\(location(span)) \(result)" }
  if let path = finding.path { result += ", path \(path)" }
  return result + finding.related.map { "\n  \($0.message) at \(location($0.span))" }.joined()
}
