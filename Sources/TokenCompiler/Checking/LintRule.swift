/// An optional check over a graph. A rule is one type that conforms and one line in
/// `LintRules.all`.
public protocol LintRule: Sendable {
  /// The code of its findings.
  static var id: DiagnosticID { get }
  /// One line: what it finds.
  static var summary: String { get }
  /// Why that matters.
  static var rationale: String { get }
  /// How bad a finding is where nobody says otherwise; `nil` is off.
  static var defaultSeverity: Severity? { get }
  /// Whether `build` runs it as well as `validate`.
  static var runsInBuild: Bool { get }

  /// The rule with its defaults.
  init()

  /// Reports what it finds in any theme; the severity is set by the caller.
  func check(_ graph: ThemeGraph, into diagnostics: inout Diagnostics)
}

/// The rules.
public enum LintRules {
  /// Every rule, by code.
  public static let all: [any LintRule.Type] = [
    DeprecatedReference.self, UnknownOverride.self,
  ]
}
