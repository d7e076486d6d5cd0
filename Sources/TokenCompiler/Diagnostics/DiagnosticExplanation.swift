/// What a code means, for people who meet it in a report. `explain CODE`, the page of diagnostics and
/// the rules of a SARIF report are made from it.
public struct DiagnosticExplanation: Sendable, Hashable {
  /// The code.
  public let id: DiagnosticID
  /// How bad a finding of the code is where nobody says otherwise; `nil` is off.
  public let severity: Severity?
  /// The same for custom themes over a base.
  public let contractSeverity: Severity?
  /// What was found, one sentence.
  public let summary: String
  /// Why it matters, one or two sentences.
  public let rationale: String
  /// What to do about it, one or two sentences.
  public let fix: String
  /// A run that reports it; `nil` where no small document provokes it.
  public let bad: DiagnosticExample?
  /// The same, mended.
  public let good: DiagnosticExample?
  /// The option that decides about it, as it is written; `nil` where none does.
  public let option: String?
  /// What the rule is taken from: titles of documents with their addresses.
  public let sources: [String]

  init(
    _ id: DiagnosticID, severity: Severity? = .error, contractSeverity: Severity?? = nil,
    summary: String, rationale: String, fix: String, bad: DiagnosticExample? = nil,
    good: DiagnosticExample? = nil,
    option: String? = nil, sources: [String] = []
  ) {
    self.id = id
    self.severity = severity
    self.contractSeverity = contractSeverity ?? severity
    self.summary = summary
    self.rationale = rationale
    self.fix = fix
    self.bad = bad
    self.good = good
    self.option = option
    self.sources = sources
  }
}

extension DiagnosticExplanation {
  /// How bad a finding is, as a reader wants to know it: `warning; error with --base`.
  var severityText: String {
    let usual = severity?.rawValue ?? "off"
    return severity == contractSeverity
      ? usual : "\(usual); \(contractSeverity?.rawValue ?? "off") with --base"
  }
}

/// Files, and a run of the command over them.
public struct DiagnosticExample: Sendable, Hashable {
  /// A file of an example.
  public struct File: Sendable, Hashable {
    /// Its name in the folder of the run.
    public let path: String
    /// What is in it, without the last line break.
    public let text: String
  }

  /// The files; more than one where layers or a configuration take part.
  public let files: [File]
  /// The arguments of the command, e.g. `validate theme.json`.
  public let arguments: String

  /// A run over these files, by path.
  public init(_ files: KeyValuePairs<String, String>, _ arguments: String) {
    self.files = files.map { File(path: $0.key, text: $0.value) }
    self.arguments = arguments
  }

  /// `validate` of one document, `theme.json`.
  public init(_ text: String, options: String = "") {
    self.init(["theme.json": text], Self.joined("validate theme.json", options))
  }

  /// `validate` of a custom theme, `acme.json`, over `base.json`.
  public init(_ text: String, over base: String, options: String = "") {
    self.init(
      ["base.json": base, "acme.json": text],
      Self.joined("validate acme.json --base base.json", options))
  }

  private static func joined(_ arguments: String, _ options: String) -> String {
    options.isEmpty ? arguments : arguments + " " + options
  }
}
