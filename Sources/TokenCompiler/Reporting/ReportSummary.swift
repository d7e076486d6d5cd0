/// How many findings of each kind a report has.
struct ReportSummary {
  var errors = 0
  var warnings = 0
  var notes = 0
  /// How many sources were read.
  let files: Int

  init(_ diagnostics: [Diagnostic], sources: SourceSet) {
    files = sources.count
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// E.g. `2 errors, 1 warning in 3 files`; what there is none of is left out.
  var line: String {
    var parts: [String] = []
    for (count, word) in [(errors, "error"), (warnings, "warning"), (notes, "note")] where count > 0
    {
      parts.append(Self.counted(count, word))
    }
    let found = parts.joined(separator: ", ")
    return files == 0 ? found : "\(found) in \(Self.counted(files, "file"))"
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }
}
