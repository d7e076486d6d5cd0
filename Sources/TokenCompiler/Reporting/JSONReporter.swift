/// For programs: a stable layout, one finding a line.
public struct JSONReporter: Reporter {
  /// The name of the form.
  public static let id = "json"
  /// One line for the help.
  public static let summary = "for programs, in a stable layout"

  /// A reporter.
  public init(usesColor: Bool) {}

  /// The whole report.
  public func report(_ diagnostics: [Diagnostic], sources: SourceSet) -> String {
    var lines = SourceLines(sources)
    let list = FindingList(diagnostics)
    var out = ByteWriter(capacity: 200 + list.listed.count * 300)
    out.write("{\"version\": 1,\n \"diagnostics\": [")
    for (index, diagnostic) in list.listed.enumerated() {
      out.write(index == 0 ? "\n  " : ",\n  ")
      Self.write(diagnostic, &lines, to: &out)
    }
    let summary = ReportSummary(diagnostics, sources: sources)
    out.write(diagnostics.isEmpty ? "],\n " : "\n ],\n ")
    out.write("\"summary\": {\"errors\": \(summary.errors), \"warnings\": \(summary.warnings), ")
    out.write("\"notes\": \(summary.notes), \"files\": \(summary.files)")
    if list.unlisted > 0 { out.write(", \"notListed\": \(list.unlisted)") }
    if list.unlistedPlaces > 0 { out.write(", \"placesNotListed\": \(list.unlistedPlaces)") }
    out.write("}}\n")
    return out.text
  }

  private static func write(
    _ diagnostic: Diagnostic, _ lines: inout SourceLines, to out: inout ByteWriter
  ) {
    out.write("{\"code\": ")
    out.writeJSON(string: diagnostic.id.rawValue)
    out.write(", \"severity\": ")
    out.writeJSON(string: diagnostic.severity.rawValue)
    out.write(", \"message\": ")
    out.writeJSON(string: diagnostic.message)
    writeStart(of: diagnostic.span, &lines, to: &out)
    writeEnd(of: diagnostic.span, &lines, to: &out)
    if let path = diagnostic.path {
      out.write(", \"path\": ")
      out.writeJSON(string: path)
    }
    if let themes = diagnostic.themes {
      out.write(", \"themes\": ")
      out.writeJSON(.array(themes.map { .string($0) }))
    }
    if let help = lines.help(of: diagnostic) {
      out.write(", \"help\": ")
      out.writeJSON(string: help)
    }
    if let fix = diagnostic.fix { write(fix, &lines, to: &out) }
    out.write(", \"related\": [")
    for (index, place) in diagnostic.related.enumerated() {
      out.write(index == 0 ? "{\"message\": " : ", {\"message\": ")
      out.writeJSON(string: place.message)
      writeStart(of: place.span, &lines, to: &out)
      out.write("}")
    }
    out.write("]}")
  }

  private static func write(_ fix: Fix, _ lines: inout SourceLines, to out: inout ByteWriter) {
    out.write(", \"fix\": {\"safety\": \"\(fix.safety.rawValue)\", \"edits\": [")
    for (index, edit) in fix.edits.enumerated() {
      out.write(index == 0 ? "{" : ", {")
      out.write("\"replacement\": ")
      out.writeJSON(string: edit.replacement)
      writeStart(of: edit.span, &lines, to: &out)
      writeEnd(of: edit.span, &lines, to: &out)
      out.write(", \"start\": \(edit.span.range.start), \"end\": \(edit.span.range.end)}")
    }
    out.write("]}")
  }

  private static func writeStart(
    of span: SourceSpan?, _ lines: inout SourceLines, to out: inout ByteWriter
  ) {
    guard let span, let path = lines.path(of: span.source), let start = lines.start(of: span) else {
      return
    }
    out.write(", \"file\": ")
    out.writeJSON(string: path)
    out.write(", \"line\": \(start.line), \"column\": \(start.column)")
  }

  private static func writeEnd(
    of span: SourceSpan?, _ lines: inout SourceLines, to out: inout ByteWriter
  ) {
    guard let span, let end = lines.end(of: span) else { return }
    out.write(", \"endLine\": \(end.line), \"endColumn\": \(end.column)")
  }
}
