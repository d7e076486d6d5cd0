/// For people, in the form that Xcode, editors and CI matchers parse:
/// `file:line:column: severity: message [code]`, the source line, carets, help and further places.
public struct TextReporter: Reporter {
  /// The name of the form.
  public static let id = "text"
  /// One line for the help.
  public static let summary = "for people and editors, with the source line"

  /// Further places are shown with their source line where there are at most so many.
  private static let placesWithSource = 3

  private let style: ReportStyle

  /// A reporter.
  public init(usesColor: Bool) { style = ReportStyle(usesColor: usesColor) }

  /// The whole report.
  public func report(_ diagnostics: [Diagnostic], sources: SourceSet) -> String {
    guard !diagnostics.isEmpty else { return "" }
    var lines = SourceLines(sources)
    var text = ""
    let list = FindingList(diagnostics)
    for diagnostic in list.listed { write(diagnostic, &lines, to: &text) }
    if let more = ReportMessages.unlisted(list) { text += more + "\n" }
    text += ReportSummary(diagnostics, sources: sources).line
    text += "\n"
    return text
  }

  private func write(_ diagnostic: Diagnostic, _ lines: inout SourceLines, to text: inout String) {
    writeHeadline(
      diagnostic.severity, ReportMessages.headline(diagnostic), at: diagnostic.span, &lines,
      to: &text)
    let gutter = writeSnippet(of: diagnostic.span, &lines, to: &text)
    if let help = lines.help(of: diagnostic) {
      text += String(repeating: " ", count: gutter + 1)
      text += style.gutter("=") + " " + style.strong("help:") + " "
      text += DisplayText.line(help) + "\n"
    }
    for place in diagnostic.related {
      writeHeadline(.note, place.message, at: place.span, &lines, to: &text)
      guard diagnostic.related.count <= Self.placesWithSource else { continue }
      _ = writeSnippet(of: place.span, &lines, to: &text)
    }
  }

  private func writeHeadline(
    _ severity: Severity, _ message: String, at span: SourceSpan?, _ lines: inout SourceLines,
    to text: inout String
  ) {
    if let place = span.flatMap({ lines.place(of: $0) }) {
      text += style.strong(DisplayText.line(place) + ":") + " "
    }
    text += style.severity(severity) + " " + style.strong(DisplayText.line(message)) + "\n"
  }

  /// Writes the source line and its carets; the width of the gutter comes back.
  private func writeSnippet(
    of span: SourceSpan?, _ lines: inout SourceLines, to text: inout String
  ) -> Int {
    guard let span, let index = lines.index(of: span.source),
      let snippet = SnippetRenderer.snippet(of: span.range, in: index)
    else { return 0 }
    let number = String(snippet.line)
    let width = number.utf8.count
    text += style.gutter(number + " |")
    text += snippet.source.isEmpty ? "\n" : " " + snippet.source + "\n"
    text += style.gutter(String(repeating: " ", count: width) + " |") + " "
    text += style.carets(snippet.carets) + "\n"
    return width
  }
}

/// The colours of a text report.
struct ReportStyle {
  let usesColor: Bool

  func strong(_ text: String) -> String { paint(text, "1") }
  func gutter(_ text: String) -> String { paint(text, "34") }
  func carets(_ text: String) -> String { paint(text, "1;32") }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: paint("error:", "1;31")
    case .warning: paint("warning:", "1;33")
    case .note: paint("note:", "1;36")
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
