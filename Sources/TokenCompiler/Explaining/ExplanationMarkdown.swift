/// An explanation as Markdown, for the page of diagnostics and for reports that show it.
package enum ExplanationMarkdown {
  /// The section of a page, with its heading.
  package static func section(_ explanation: DiagnosticExplanation) -> String {
    "## \(explanation.id.rawValue)\n\n"
      + "*\(explanation.severityText)* — \(explanation.summary)\n\n"
      + details(explanation)
  }

  /// Why and what to do, the examples, the option and the sources.
  static func details(_ explanation: DiagnosticExplanation) -> String {
    var text = "\(explanation.rationale)\n\n**To mend it:** \(explanation.fix)\n\n"
    if let bad = explanation.bad { text += example(bad, "Reported") }
    if let good = explanation.good { text += example(good, "Not reported") }
    if let option = explanation.option { text += "Option: `\(option)`\n\n" }
    for source in explanation.sources { text += "Source: \(source)\n\n" }
    return text
  }

  private static func example(_ example: DiagnosticExample, _ verdict: String) -> String {
    var text = "\(verdict) by `tokenc \(example.arguments)`:\n\n"
    for file in example.files {
      if example.files.count > 1 { text += "`\(file.path)`:\n\n" }
      text += "```json\n\(file.text)\n```\n\n"
    }
    return text
  }
}
