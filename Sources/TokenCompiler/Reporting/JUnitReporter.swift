/// JUnit's XML, which every CI service shows as test results. A file is a test suite, a finding a
/// test case: an error is a failure, a warning or a note a passed case with its text as output, so
/// that the results agree with the exit status. What is wrong with the command line is an error.
public struct JUnitReporter: Reporter {
  /// The name of the form.
  public static let id = "junit"
  /// One line for the help.
  public static let summary = "JUnit's XML, for test results in CI"

  /// A reporter.
  public init(usesColor: Bool) {}

  /// The whole report. A file without findings has one case, which passed.
  public func report(_ diagnostics: [Diagnostic], sources: SourceSet) -> String {
    let diagnostics = FindingList(diagnostics).listedWithRest
    var lines = SourceLines(sources)
    let files = FindingsOfFile.groups(diagnostics, sources: sources)
    var totals = Counts()
    var suites = ""
    for file in files {
      let counts = Counts(file)
      suites += "  <testsuite" + XMLText.attribute("name", file.path) + counts.attributes + ">\n"
      suites += Self.cases(of: file, &lines) + "  </testsuite>\n"
      totals.add(counts)
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
      + XMLText.attribute("name", "tokenc") + totals.attributes + ">\n" + suites
      + "</testsuites>\n"
  }

  /// How many cases there are, and how many of them did not pass.
  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0

    init() {}

    init(_ file: FindingsOfFile) {
      tests = max(1, file.findings.count)
      let failed = file.findings.count { $0.severity == .error }
      if file.file == nil { errors = failed } else { failures = failed }
    }

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
    }

    var attributes: String {
      XMLText.attribute("tests", tests) + XMLText.attribute("failures", failures)
        + XMLText.attribute("errors", errors)
    }
  }

  private static func cases(of file: FindingsOfFile, _ lines: inout SourceLines) -> String {
    let place =
      XMLText.attribute("classname", file.path)
      + XMLText.attribute("file", file.file)
    guard !file.findings.isEmpty else {
      return "    <testcase" + XMLText.attribute("name", "no findings") + place + "/>\n"
    }
    var names = CaseNames()
    var text = ""
    for finding in file.findings {
      let line = finding.span.flatMap { lines.start(of: $0)?.line }
      text += "    <testcase" + XMLText.attribute("name", names.next(finding)) + place
      text += XMLText.attribute("line", line.map(String.init)) + ">\n"
      text += result(of: finding, &lines) + "    </testcase>\n"
    }
    return text
  }

  private static func result(of finding: Diagnostic, _ lines: inout SourceLines) -> String {
    let place = finding.span.flatMap { lines.place(of: $0) }.map { $0 + ": " } ?? ""
    var rows = [place + "\(finding.severity): " + ReportMessages.headline(finding)]
    if let help = lines.help(of: finding) { rows.append("help: " + help) }
    for related in finding.related {
      rows.append((lines.place(of: related.span).map { $0 + ": " } ?? "") + related.message)
    }
    let text = rows.map { XMLText.escaped(DisplayText.line($0)) }.joined(separator: "\n")
    guard finding.severity == .error else {
      return "      <system-out>\(text)</system-out>\n"
    }
    let element = finding.span == nil ? "error" : "failure"
    return "      <\(element)"
      + XMLText.attribute("message", ReportMessages.sentence(finding, &lines))
      + XMLText.attribute("type", finding.id.rawValue) + ">\(text)</\(element)>\n"
  }

  /// Names that tell the cases of a suite apart and stay when lines move, so that a service can
  /// follow a case over many runs.
  private struct CaseNames {
    private var told: [String: Int] = [:]

    mutating func next(_ finding: Diagnostic) -> String {
      let subject = finding.path ?? finding.message
      let themes = ReportMessages.themes(finding.themes).map { " " + $0 } ?? ""
      let name = DisplayText.line("\(finding.id.rawValue): \(subject)\(themes)")
      let number = told[name, default: 0] + 1
      told[name] = number
      return number == 1 ? name : "\(name), finding \(number)"
    }
  }
}
