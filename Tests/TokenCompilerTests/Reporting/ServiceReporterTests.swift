import Foundation
import Testing

@testable import TokenCompiler

@Suite struct GitLabReporterTests {
  @Test func writesFindings() {
    #expect(
      ReportSample.whole.text(GitLabReporter.self) == #"""
        [
          {"description": "old", "check_name": "legacy-syntax", "fingerprint": "3fcbdf407ae4319e", "severity": "info", "location": {"path": "base.json", "lines": {"begin": 2, "end": 2}}},
          {"description": "no token is named 'bleu' (in theme 'dark'); did you mean 'old'? (./base.json:2:4)", "check_name": "unknown-reference", "fingerprint": "1bcca5a6dea4013d", "severity": "major", "location": {"path": "themes/a c.json", "lines": {"begin": 2, "end": 2}}},
          {"description": "no token is named 'bleu' (in themes 'light', 'acme/dark'); did you mean 'old'? (./base.json:2:4)", "check_name": "unknown-reference", "fingerprint": "91863b6d174a2c61", "severity": "major", "location": {"path": "themes/a c.json", "lines": {"begin": 2, "end": 2}}},
          {"description": "unknown", "check_name": "unknown-property", "fingerprint": "dda4a9288b4e8a86", "severity": "minor", "location": {"path": "themes/a c.json", "lines": {"begin": 4, "end": 4}}}
        ]

        """#)
    #expect(ReportSample("", []).text(GitLabReporter.self) == "[]\n")
  }

  @Test(arguments: ReportSample.all)
  func hasWhatGitLabAsksFor(sample: ReportSample) throws {
    let data = Data(sample.text(GitLabReporter.self).utf8)
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(list.count == sample.findings.count)
    var fingerprints: Set<String> = []
    for finding in list {
      #expect(finding["description"] is String && finding["check_name"] is String)
      #expect(fingerprints.insert(finding["fingerprint"] as? String ?? "").inserted)
      #expect(["info", "minor", "major"].contains(finding["severity"] as? String))
      let location = try #require(finding["location"] as? [String: Any])
      #expect(location["path"] is String)
      #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
    }
  }
}

@Suite(.enabled(if: Python.has("junitparser"), "needs python3 with junitparser"))
struct JUnitReporterTests {
  /// What junitparser reads.
  struct Suite: Decodable, Equatable {
    var name: String
    var counts: [Int]
    var cases: [Case]
  }

  struct Case: Decodable, Equatable {
    var name: String
    var place: [String?]
    /// The kind of result with its message and type, or none for a case that passed.
    var result: [String]?
    /// The text of the result or of the output.
    var text: String?
  }

  @Test func readsBack() throws {
    let reports = try Self.read([ReportSample.whole, ReportSample.aboutTheRun])
    let suites = try #require(reports.first)
    #expect(suites.map(\.name) == ["./base.json", "themes/a c.json"])
    #expect(suites.map(\.counts) == [[1, 0, 0], [3, 2, 0]])
    #expect(
      suites[0].cases == [
        Case(
          name: "legacy-syntax: old", place: ["./base.json", "./base.json", "2"], result: nil,
          text: "./base.json:2:4: note: old [legacy-syntax]")
      ])
    let failure = suites[1].cases[0]
    #expect(failure.name == "unknown-reference: ä😀 (in theme 'dark')")
    #expect(failure.place == ["themes/a c.json", "themes/a c.json", "2"])
    #expect(
      failure.result == [
        "Failure",
        "no token is named 'bleu' (in theme 'dark'); did you mean 'old'? (./base.json:2:4)",
        "unknown-reference",
      ])
    #expect(
      failure.text == """
        themes/a c.json:2:14: error: no token is named 'bleu' (in theme 'dark') [unknown-reference]
        help: did you mean 'old'? (./base.json:2:4)
        ./base.json:2:4: the base theme declares '{old}' here
        """)
    let run = reports[1][0]
    #expect(run.name == "<command line>" && run.counts == [2, 0, 1])
    #expect(run.cases.map { $0.result?.first } == ["Error", nil])
  }

  @Test func everySampleReadsBack() throws {
    let reports = try Self.read(ReportSample.all)
    #expect(reports.count == ReportSample.all.count)
    for (suites, sample) in zip(reports, ReportSample.all) {
      let cases = suites.flatMap(\.cases)
      let clean = suites.count { $0.cases.count == 1 && $0.cases[0].text == nil }
      #expect(cases.count == sample.findings.count + clean, "\(sample)")
      for suite in suites {
        #expect(Set(suite.cases.map(\.name)).count == suite.cases.count, "\(sample)")
        #expect(suite.counts[0] == suite.cases.count)
        #expect(suite.counts[1] == suite.cases.count { $0.result?.first == "Failure" })
        #expect(suite.counts[2] == suite.cases.count { $0.result?.first == "Error" })
      }
    }
  }

  private static func read(_ samples: [ReportSample]) throws -> [[Suite]] {
    let reports = samples.map { $0.text(JUnitReporter.self) }
    let data = try Python.run(script, input: JSONEncoder().encode(reports))
    return try JSONDecoder().decode([[Suite]].self, from: data)
  }

  private static let script = """
    import json, sys, junitparser
    from lxml import etree
    def case(c):
        result = c.result[0] if c.result else None
        return {'name': c.name, 'place': [c.classname] + [c._elem.get(a) for a in ('file', 'line')],
                'result': result and [type(result).__name__, result.message, result.type],
                'text': result.text if result is not None else c.system_out}
    def suite(s):
        return {'name': s.name, 'counts': [s.tests, s.failures, s.errors], 'cases': [case(c) for c in s]}
    found = []
    for report in json.load(sys.stdin):
        data = report.encode('utf-8')
        etree.fromstring(data)
        found.append([suite(s) for s in junitparser.JUnitXml.fromstring(data)])
    json.dump(found, sys.stdout)
    """
}

@Suite(.enabled(if: Python.has("lxml"), "needs python3 with lxml"))
struct CheckstyleReporterTests {
  struct File: Decodable, Equatable {
    var name: String
    var errors: [[String: String]]
  }

  @Test func readsBack() throws {
    let files = try Self.read([ReportSample.whole, ReportSample.aboutTheRun])
    #expect(files[0].map(\.name) == ["./base.json", "themes/a c.json"])
    #expect(
      files[0][0].errors == [
        [
          "line": "2", "column": "4", "severity": "info", "message": "old",
          "source": "tokenc.legacy-syntax",
        ]
      ])
    #expect(files[0][1].errors.map { $0["column"] } == ["10", "10", "1"])
    #expect(files[0][1].errors.map { $0["severity"] } == ["error", "error", "warning"])
    #expect(files[1].map(\.name) == ["<command line>"])
    #expect(files[1][0].errors.map { $0["line"] } == ["1", "1"])
  }

  @Test func everySampleReadsBack() throws {
    let reports = try Self.read(ReportSample.all)
    for (files, sample) in zip(reports, ReportSample.all) {
      #expect(files.flatMap(\.errors).count == sample.findings.count, "\(sample)")
    }
    for (files, text) in zip(reports.suffix(SampleGraphs.hostile.count), SampleGraphs.hostile) {
      let name = files.last?.name ?? ""
      let shown = XMLText.escaped(text).contains("\\u{") ? nil : text
      #expect(shown.map { Array($0.utf8) == Array(name.utf8) } ?? true, "\(text.debugDescription)")
    }
  }

  private static func read(_ samples: [ReportSample]) throws -> [[File]] {
    let reports = samples.map { $0.text(CheckstyleReporter.self) }
    let data = try Python.run(script, input: JSONEncoder().encode(reports))
    return try JSONDecoder().decode([[File]].self, from: data)
  }

  private static let script = """
    import json, sys
    from lxml import etree
    found = []
    for report in json.load(sys.stdin):
        root = etree.fromstring(report.encode('utf-8'))
        assert root.tag == 'checkstyle'
        found.append([{'name': f.get('name'), 'errors': [dict(e.attrib) for e in f]} for f in root])
    json.dump(found, sys.stdout)
    """
}
