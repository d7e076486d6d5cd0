/// Every code that a run can report, with its explanation. `Documentation/Diagnostics.md` is made
/// from it, and tests run each example.
public enum DiagnosticCatalog {
  /// The explanations, by code.
  public static let all: [DiagnosticExplanation] =
    (inDocuments + inReferences + inRuns + LintRules.all.map(explanation))
    .sorted { $0.id < $1.id }

  /// The explanation of a code.
  public static func explanation(of id: DiagnosticID) -> DiagnosticExplanation? { known[id] }

  private static let known = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  private static func explanation(of rule: any LintRule.Type) -> DiagnosticExplanation {
    DiagnosticExplanation(
      rule.id, severity: rule.defaultSeverity, contractSeverity: .some(rule.contractSeverity),
      summary: rule.summary, rationale: rule.rationale,
      fix: rule.fix, bad: rule.bad, good: rule.good,
      option: "--rule \(rule.id.rawValue)=off|note|warning|error", sources: rule.sources)
  }

  /// The reports that explanations cite.
  enum Citation {
    static let format =
      "Design Tokens Format Module 2025.10, https://www.designtokens.org/tr/2025.10/format/"
    static let color =
      "Design Tokens Color Module 2025.10, https://www.designtokens.org/tr/2025.10/color/"
    static let resolver =
      "Design Tokens Resolver Module 2025.10, https://www.designtokens.org/tr/2025.10/resolver/"
    static let json =
      "RFC 8259, The JavaScript Object Notation (JSON) Data Interchange Format, "
      + "https://www.rfc-editor.org/rfc/rfc8259"
    static let cssColor = "CSS Color Module Level 4, https://www.w3.org/TR/css-color-4/"
  }
}
