/// An optional check over a graph. A rule is one type that conforms and one line in
/// `LintRules.all`.
public protocol LintRule: Sendable {
  /// The code of its findings.
  static var id: DiagnosticID { get }
  /// What it finds, one sentence.
  static var summary: String { get }
  /// Why that matters, one or two sentences.
  static var rationale: String { get }
  /// What to do about a finding, one or two sentences.
  static var fix: String { get }
  /// A run that reports it; it is shown by `explain` and executed by a test.
  static var bad: DiagnosticExample { get }
  /// The same, mended: nothing is reported.
  static var good: DiagnosticExample { get }
  /// What the rule is taken from: titles of documents with their addresses.
  static var sources: [String] { get }
  /// How bad a finding is where nobody says otherwise; `nil` is off.
  static var defaultSeverity: Severity? { get }
  /// Whether `build` runs it as well as `validate`.
  static var runsInBuild: Bool { get }

  /// The rule with its defaults.
  init()

  /// Reports what it finds in any theme; the severity is set by the caller.
  func check(_ graph: ThemeGraph, into diagnostics: inout Diagnostics)
}

extension LintRule {
  /// Most rules are the project's own.
  public static var sources: [String] { [] }
}

/// The rules.
public enum LintRules {
  /// Every rule, by code.
  public static let all: [any LintRule.Type] = [
    DeprecatedReference.self, UnknownOverride.self,
  ]
}
