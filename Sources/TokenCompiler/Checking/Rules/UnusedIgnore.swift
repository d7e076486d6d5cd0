/// An ignore hides no finding.
public struct UnusedIgnore: LintRule {
  /// `unused-ignore`
  public static let id = DiagnosticID(rawValue: "unused-ignore")
  /// One line.
  public static let summary = "An ignore hides no finding, or does not hold."
  /// Why it matters.
  public static let rationale = """
    What it was written for has been mended, or its path is misspelt. Left in place it would hide \
    the next finding of that kind.
    """
  /// What to do.
  public static let fix =
    "Remove it, or correct its path; give a reason where none is given. A baseline is written anew "
    + "with --write-baseline."
  /// An ignore where there is nothing to hide.
  public static let bad = DiagnosticExample(example(reference: "{new}"))
  /// One that hides a finding.
  public static let good = DiagnosticExample(example(reference: "{old}"))

  private static func example(reference: String) -> String {
    """
    { "old": { "$type": "number", "$value": 1, "$deprecated": true },
      "new": { "$type": "number", "$value": 1 },
      "gap": { "$value": "\(reference)",
        "$extensions": { "tokenc": { "ignore": { "deprecated-reference": "until version 3" } } } } }
    """
  }

  /// A warning.
  public static let defaultSeverity: Severity? = .warning

  /// The rule.
  public init() {}

  /// Reports the ignores of rules that ran and that no other finding of the run has used.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    for fault in context.faultyIgnores { diagnostics.report(fault) }
    for ignore in context.unusedIgnores { diagnostics.report(.unusedIgnore(ignore)) }
  }
}

extension Diagnostic {
  static func ignoreOfUnknownRule(
    _ code: String, proposal: String?, path: String, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      UnusedIgnore.id, .warning, "no rule is named '\(code)', so nothing is ignored", at: span,
      path: path, help: proposal.map { "did you mean '\($0)'?" })
  }

  static func ignoreWithoutReason(
    _ rule: DiagnosticID, path: String, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      UnusedIgnore.id, .warning,
      "the ignore of '\(rule.rawValue)' gives no reason, so it does not hold", at: span, path: path,
      help: #"write {"\#(rule.rawValue)": "why it is accepted"}"#)
  }

  fileprivate static func unusedIgnore(_ ignore: RuleIgnore) -> Diagnostic {
    Diagnostic(
      UnusedIgnore.id, .warning,
      "nothing of '\(ignore.rule.rawValue)' is found at '\(ignore.path.text)', so there is nothing "
        + "to ignore",
      at: ignore.span, path: ignore.path.isLiteral ? ignore.path.text : nil,
      help: "remove the ignore, or correct its path")
  }
}
