/// Checkstyle's XML, which many services for reviews read.
public struct CheckstyleReporter: Reporter {
  /// The name of the form.
  public static let id = "checkstyle"
  /// One line for the help.
  public static let summary = "Checkstyle's XML"

  /// A reporter.
  public init(usesColor: Bool) {}

  /// The whole report: the findings by file.
  public func report(_ diagnostics: [Diagnostic], sources: SourceSet) -> String {
    let diagnostics = FindingList(diagnostics).listedWithRest
    var lines = SourceLines(sources)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for file in FindingsOfFile.groups(diagnostics, sources: sources) where !file.findings.isEmpty {
      text += "  <file\(XMLText.attribute("name", file.path))>\n"
      for diagnostic in file.findings { text += Self.element(diagnostic, &lines) }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private static func element(_ diagnostic: Diagnostic, _ lines: inout SourceLines) -> String {
    let start = diagnostic.span.flatMap { lines.characters(of: $0)?.start }
    return "    <error" + XMLText.attribute("line", start?.line ?? 1)
      + XMLText.attribute("column", (start?.column).map(String.init))
      + XMLText.attribute("severity", severity(diagnostic.severity))
      + XMLText.attribute("message", ReportMessages.sentence(diagnostic, &lines))
      + XMLText.attribute("source", "tokenc." + diagnostic.id.rawValue) + "/>\n"
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}

/// The findings of one file, for formats that are ordered by files.
struct FindingsOfFile {
  /// The path as given; `nil` for findings without a place.
  var file: String?
  var findings: [Diagnostic] = []

  /// What to call the file.
  var path: String { file ?? ReportMessages.commandLine }

  /// First what has no place, then every source in layer order. A path that stands for several
  /// sources is one file.
  static func groups(_ diagnostics: [Diagnostic], sources: SourceSet) -> [FindingsOfFile] {
    var groups = [FindingsOfFile(file: nil)]
    var places: [String: Int] = [:]
    for id in sources.ids where places[sources[id].path] == nil {
      places[sources[id].path] = groups.count
      groups.append(FindingsOfFile(file: sources[id].path))
    }
    for diagnostic in diagnostics {
      let source = diagnostic.span?.source
      let path = source.flatMap { $0.index < sources.count ? sources[$0].path : nil }
      groups[path.flatMap { places[$0] } ?? 0].findings.append(diagnostic)
    }
    if groups[0].findings.isEmpty { groups.removeFirst() }
    return groups
  }
}
