/// An explanation as text for a terminal, and as JSON.
package enum ExplanationText {
  /// A page of at most 80 columns, but for what the examples have.
  package static func page(_ explanation: DiagnosticExplanation) -> String {
    var text = "\(explanation.id.rawValue) (\(explanation.severityText))\n\n"
    text += row("what:", explanation.summary)
    text += row("why:", explanation.rationale)
    text += row("mend:", explanation.fix)
    if let option = explanation.option { text += row("option:", option) }
    for source in explanation.sources { text += row("source:", source) }
    if let bad = explanation.bad { text += example(bad, "reported") }
    if let good = explanation.good { text += example(good, "not reported") }
    return text
  }

  private static func row(_ term: String, _ text: String) -> String {
    WrappedText.row(term, text, column: 9)
  }

  private static func example(_ example: DiagnosticExample, _ verdict: String) -> String {
    var text = "\n\(verdict):\n"
    for file in example.files {
      text += "  \(file.path)\n"
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "    \(line)\n"
      }
    }
    return text + "  $ tokenc \(example.arguments)\n"
  }

  /// The same as one JSON object, for programs.
  package static func json(_ explanation: DiagnosticExplanation) -> String {
    let value = JSONValue.members([
      "version": .number(1), "code": .string(explanation.id.rawValue),
      "severity": .string(explanation.severity?.rawValue ?? "off"),
      "summary": .string(explanation.summary), "rationale": .string(explanation.rationale),
      "fix": .string(explanation.fix), "bad": explanation.bad.map(json),
      "good": explanation.good.map(json), "option": explanation.option.map { .string($0) },
      "sources": .array(explanation.sources.map { .string($0) }),
    ])
    var out = ByteWriter()
    out.writeJSON(value)
    return out.text + "\n"
  }

  private static func json(_ example: DiagnosticExample) -> JSONValue {
    let files = example.files.map {
      JSONValue.members(["path": .string($0.path), "text": .string($0.text)])
    }
    return .members(["files": .array(files), "arguments": .string(example.arguments)])
  }
}
