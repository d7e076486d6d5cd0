/// Workflow commands that GitHub Actions turns into annotations of the changed lines.
public struct GitHubReporter: Reporter {
  /// The name of the form.
  public static let id = "github"
  /// One line for the help.
  public static let summary = "annotations for GitHub Actions"

  /// A reporter.
  public init(usesColor: Bool) {}

  /// The whole report.
  public func report(_ diagnostics: [Diagnostic], sources: SourceSet) -> String {
    guard !diagnostics.isEmpty else { return "" }
    var lines = SourceLines(sources)
    var text = ""
    let list = FindingList(diagnostics)
    for diagnostic in list.listed { Self.write(diagnostic, &lines, to: &text) }
    if let more = ReportMessages.unlisted(list) { text += more + "\n" }
    text += ReportSummary(diagnostics, sources: sources).line
    text += "\n"
    return text
  }

  private static func write(
    _ diagnostic: Diagnostic, _ lines: inout SourceLines, to text: inout String
  ) {
    var properties: [String] = []
    if let span = diagnostic.span, let path = lines.path(of: span.source),
      let (start, end) = lines.characters(of: span)
    {
      // Whoever reads the log in a terminal sees a name that holds signs for it.
      properties.append("file=\(property(DisplayText.line(path)))")
      properties.append("line=\(start.line)")
      properties.append("endLine=\(end.line)")
      // GitHub takes columns only where the span is on one line, the last one included.
      if start.line == end.line {
        properties.append("col=\(start.column)")
        properties.append("endColumn=\(max(start.column, end.column - 1))")
      }
    }
    properties.append("title=\(property(diagnostic.id.rawValue))")
    var message = [ReportMessages.headline(diagnostic)]
    if let help = lines.help(of: diagnostic) { message.append("help: " + help) }
    for place in diagnostic.related {
      let location = lines.place(of: place.span).map { $0 + ": " } ?? ""
      message.append(location + place.message)
    }
    let data = message.map { escaped(DisplayText.line($0)) }.joined(separator: "%0A")
    text += "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))::\(data)\n"
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// The text of a message: a line break or `%` in it would end or change the command.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The value of a property, in which colons and commas mean something as well.
  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in escaped(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
