/// A theme rewritten as documents of the standard: one for each source, one for each context of a modifier,
/// and a resolver document that puts them together.
package struct DTCGConversion: Sendable {
  /// The files, with their paths in the folder that is asked for.
  package private(set) var files: [OutputFile] = []
  /// What could not be said, and which names have changed.
  package private(set) var findings: [Diagnostic] = []

  /// The conversion of a graph without errors. `name` is that of the resolver document.
  package init(_ graph: ThemeGraph, name: String) {
    let content = DTCGContent(graph)
    findings = content.findings
    var plan = DTCGPlan(content)
    findings += plan.check()
    guard !findings.contains(where: { $0.severity == .error }) else { return }
    files = plan.files(named: name)
  }
}
