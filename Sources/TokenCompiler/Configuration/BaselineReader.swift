extension Baseline {
  /// What a file of `bytes` says. It becomes the last of the sources, so that findings can point
  /// into it. Faults are `invalid-config`.
  package static func read(
    _ file: SourceFile, into sources: inout SourceSet
  ) -> (baseline: Baseline, faults: [Diagnostic]) {
    let id = sources.append(file)
    var faults: [Diagnostic] = []
    let tree = JSONParser.parse(file, syntax: .json, into: &faults)
    guard !tree.isDamaged else { return (Baseline(), faults.map { fault($0, in: id) }) }
    var check = ConfigurationCheck(tree)
    check.check(0, .object(keys), name: "baseline")
    faults += check.report.inOrder()
    var findings = Diagnostics()
    for finding in faults { findings.report(fault(finding, in: id)) }
    let baseline = findings.isEmpty ? Reader(tree: tree, source: id).baseline() : Baseline()
    return (baseline, findings.sorted())
  }

  private static func fault(_ finding: Diagnostic, in source: SourceID) -> Diagnostic {
    finding.asConfigurationFault.moved(to: source)
  }

  private static let keys = [
    ConfigurationKey("version", .integer(1...1), isRequired: true, "The version of the layout."),
    ConfigurationKey(
      "files", .map(key: "a file", .list(.object(entry))), isRequired: true,
      "The known findings of each file."),
  ]

  private static let entry = [
    ConfigurationKey("code", .text("a code"), isRequired: true, "The code of the finding."),
    ConfigurationKey("path", .text("a path"), "The path of the token."),
    ConfigurationKey("message", .text("a message"), isRequired: true, "What was reported."),
    ConfigurationKey(
      "themes", .list(.text("a theme")), "The themes in which it is known; all without it."),
    ConfigurationKey(
      "count", .integer(1...1_000_000_000), "How often it is known; once without it."),
  ]

  /// Reads a tree in which everything is as it should be.
  private struct Reader {
    let tree: JSONTree
    let source: SourceID

    func baseline() -> Baseline {
      var baseline = Baseline()
      guard let files = tree.child(of: 0, key: "files") else { return baseline }
      for file in tree.children(of: files) {
        for entry in tree.children(of: file) {
          baseline.add(self.entry(entry, file: tree.key(of: file)))
        }
      }
      return baseline
    }

    private func entry(_ index: Int, file: String) -> Entry {
      let themes = tree.child(of: index, key: "themes").map { list in
        tree.children(of: list).map { tree.text(of: $0) }
      }
      let count = tree.child(of: index, key: "count").flatMap { tree.number(of: $0) }
      var span = tree.span(of: index)
      span.source = source
      return Entry(
        key: FindingKey(
          code: text("code", of: index), file: file, path: text("path", of: index),
          message: text("message", of: index)),
        themes: themes, count: count.flatMap(Int.init(exactly:)) ?? 1, span: span)
    }

    private func text(_ key: StaticString, of index: Int) -> String {
      tree.child(of: index, key: key).map { tree.text(of: $0) } ?? ""
    }
  }
}

extension Diagnostic {
  /// Findings that a baseline knows do not occur any more: it would hide them if they came back.
  package static func goneFromBaseline(_ gone: Baseline.Gone, _ severity: Severity) -> Diagnostic {
    let what = gone.count == 1 ? "1 finding" : "\(gone.count) findings"
    let verb = gone.count == 1 ? "does" : "do"
    return Diagnostic(
      UnusedIgnore.id, severity, "\(what) of the baseline \(verb) not occur any more",
      at: gone.span, help: "write it anew with '--write-baseline'")
  }
}
