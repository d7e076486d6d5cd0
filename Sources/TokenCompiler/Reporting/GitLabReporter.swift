/// GitLab's code quality report: a list of findings, which merge requests show beside the changes.
public struct GitLabReporter: Reporter {
  /// The name of the form.
  public static let id = "gitlab"
  /// One line for the help.
  public static let summary = "GitLab code quality"

  /// A reporter.
  public init(usesColor: Bool) {}

  /// The whole report.
  public func report(_ diagnostics: [Diagnostic], sources: SourceSet) -> String {
    let diagnostics = FindingList(diagnostics).listedWithRest
    var lines = SourceLines(sources)
    var fingerprints = FindingFingerprints(sources)
    var out = ByteWriter(capacity: 100 + diagnostics.count * 300)
    out.write("[")
    for (index, diagnostic) in diagnostics.enumerated() {
      out.write(index == 0 ? "\n  " : ",\n  ")
      out.writeJSON(Self.finding(diagnostic, fingerprints.next(diagnostic), &lines))
    }
    out.write(diagnostics.isEmpty ? "]\n" : "\n]\n")
    return out.text
  }

  private static func finding(
    _ diagnostic: Diagnostic, _ fingerprint: String, _ lines: inout SourceLines
  ) -> JSONValue {
    .members([
      "description": .string(ReportMessages.sentence(diagnostic, &lines)),
      "check_name": .string(diagnostic.id.rawValue), "fingerprint": .string(fingerprint),
      "severity": .string(severity(diagnostic.severity)),
      "location": location(of: diagnostic.span, &lines),
    ])
  }

  /// Paths are relative to the repository without a dot in front, so that they are found there.
  private static func location(of span: SourceSpan?, _ lines: inout SourceLines) -> JSONValue {
    guard let span, let path = lines.path(of: span.source), let start = lines.start(of: span),
      let end = lines.end(of: span)
    else {
      let begin: JSONValue = .members(["begin": .integer(1)])
      return .members(["path": .string(ReportMessages.commandLine), "lines": begin])
    }
    return .members([
      "path": .string(path.hasPrefix("./") ? String(path.dropFirst(2)) : path),
      "lines": .members(["begin": .integer(start.line), "end": .integer(end.line)]),
    ])
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
