/// The Static Analysis Results Interchange Format 2.1.0 (OASIS), for code scanning services and
/// editors. A finding is a result; one without a place is about the run itself and becomes a
/// notification of its invocation. There are no versions or times in it, so the same findings give
/// the same bytes.
public struct SARIFReporter: Reporter {
  /// The name of the form.
  public static let id = "sarif"
  /// One line for the help.
  public static let summary = "SARIF 2.1.0, for code scanning"

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// A reporter.
  public init(usesColor: Bool) {}

  /// The whole report.
  public func report(_ diagnostics: [Diagnostic], sources: SourceSet) -> String {
    let diagnostics = FindingList(diagnostics).listedWithRest
    let placed = diagnostics.filter { $0.span.map { $0.source.index < sources.count } ?? false }
    let others = diagnostics.filter { !($0.span.map { $0.source.index < sources.count } ?? false) }
    let rules = SARIFDescriptors(placed)
    let notifications = SARIFDescriptors(others)
    var results = SARIFResults(rules, notifications, sources: sources)
    var out = ByteWriter(capacity: 2000 + diagnostics.count * 1000)
    out.write("{\"$schema\": \"")
    out.write(Self.schema)
    out.write("\",\n \"version\": \"2.1.0\",\n \"runs\": [{\n")
    out.write("  \"tool\": {\"driver\": {\"name\": \"tokenc\", \"rules\": ")
    Self.write(rules.descriptors, indent: 4, to: &out)
    out.write(", \"notifications\": ")
    Self.write(notifications.descriptors, indent: 4, to: &out)
    out.write("}},\n  \"invocations\": ")
    Self.write([results.invocation(others)], indent: 4, to: &out)
    out.write(",\n  \"columnKind\": \"unicodeCodePoints\",\n")
    out.write("  \"newlineSequences\": [\"\\r\\n\", \"\\n\", \"\\r\"],\n  \"artifacts\": ")
    Self.write(results.places.artifacts, indent: 4, to: &out)
    out.write(",\n  \"results\": ")
    Self.write(placed.map { results.result($0) }, indent: 4, to: &out)
    out.write("\n }]}\n")
    return out.text
  }

  /// One element a line, so that two reports can be compared.
  private static func write(_ elements: [JSONValue], indent: Int, to out: inout ByteWriter) {
    out.write("[")
    for (index, element) in elements.enumerated() {
      out.write(index == 0 ? "\n" : ",\n")
      out.write(spaces: indent)
      out.writeJSON(element)
    }
    out.write("]")
  }
}

/// The descriptions of the codes that occur, by code.
struct SARIFDescriptors {
  private let ids: [DiagnosticID]
  private let indexes: [DiagnosticID: Int]

  init(_ diagnostics: [Diagnostic]) {
    let ids = Set(diagnostics.map(\.id)).sorted()
    self.ids = ids
    indexes = Dictionary(
      ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The position of a code in the list.
  func index(of id: DiagnosticID) -> JSONValue? { indexes[id].map(JSONValue.integer) }

  /// What they mean.
  var descriptors: [JSONValue] { ids.map(Self.descriptor) }

  private static func descriptor(_ id: DiagnosticID) -> JSONValue {
    guard let explanation = DiagnosticCatalog.explanation(of: id) else {
      return .members(["id": .string(id.rawValue)])
    }
    let markdown = ExplanationMarkdown.details(explanation)
    return .members([
      "id": .string(id.rawValue), "shortDescription": text(explanation.summary),
      "fullDescription": text("\(explanation.summary) \(explanation.rationale)"),
      "help": .members(["text": .string(explanation.fix), "markdown": .string(markdown)]),
      "defaultConfiguration": .members([
        "enabled": explanation.severity == nil ? .boolean(false) : nil,
        "level": .string((explanation.severity ?? .warning).rawValue),
      ]),
    ])
  }

  private static func text(_ text: String) -> JSONValue { .members(["text": .string(text)]) }
}
