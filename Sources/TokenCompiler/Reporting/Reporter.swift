/// Turns findings into text for people or machines. A form is one type that conforms and one line
/// in `Reporters.all`.
public protocol Reporter: Sendable {
  /// The name as `--report` takes it.
  static var id: String { get }
  /// One line for the help.
  static var summary: String { get }

  /// A reporter; `usesColor` asks for ANSI colours where the form has a use for them.
  init(usesColor: Bool)

  /// The whole report. `sources` are those that were read, in layer order.
  func report(_ diagnostics: [Diagnostic], sources: SourceSet) -> String
}

/// The forms of report.
public enum Reporters {
  /// Every form; the first is the default.
  public static let all: [any Reporter.Type] = [
    TextReporter.self, JSONReporter.self, GitHubReporter.self, SARIFReporter.self,
    GitLabReporter.self, JUnitReporter.self, CheckstyleReporter.self,
  ]

  /// The form of that name.
  public static func named(_ id: String) -> (any Reporter.Type)? { all.first { $0.id == id } }
}
