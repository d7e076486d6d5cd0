import Foundation
import Testing

@testable import TokenCompiler

@Suite struct SARIFReporterTests {
  @Test func writesResults() throws {
    let log = try Log(ReportSample.whole)
    let results = try #require(log.run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["note", "error", "error", "warning"])
    let first = results[1]
    #expect(first["ruleId"] as? String == "unknown-reference")
    #expect(
      Self.text(first["message"])
        == "no token is named 'bleu' (in theme 'dark'); did you mean 'old'? (./base.json:2:4)")
    #expect((first["properties"] as? [String: [String]])?["themes"] == ["dark"])
    let place = try #require((first["locations"] as? [[String: Any]])?.first)
    // Columns count code points: the emoji is one, the quote behind it another.
    #expect(Self.region(place) == [2, 10, 2, 16])
    #expect(Self.uri(place) == "themes/a%20c.json")
    let logical = (place["logicalLocations"] as? [[String: String]])?.first
    #expect(logical == ["fullyQualifiedName": "ä😀"])
    let related = try #require(first["relatedLocations"] as? [[String: Any]])
    #expect(related.map(Self.uri) == ["base.json", "base.json"])
    #expect(
      related.map { Self.text($0["message"]) }
        == ["the base theme declares '{{old}}' here", "did you mean 'old'?"])
  }

  @Test func writesFixes() throws {
    let results = try #require(Log(ReportSample.whole).run["results"] as? [[String: Any]])
    let fix = try #require((results[1]["fixes"] as? [[String: Any]])?.first)
    #expect(Self.text(fix["description"]) == "did you mean 'old'?")
    let changes = try #require(fix["artifactChanges"] as? [[String: Any]])
    #expect(changes.count == 1)
    let replacements = try #require(changes[0]["replacements"] as? [[String: Any]])
    #expect(replacements.map { Self.text($0["insertedContent"]) } == ["{old}", "\n"])
    #expect(
      replacements.map { Self.numbers($0["deletedRegion"]) } == [[2, 10, 2, 16], [4, 1, 4, 1]])
  }

  @Test func explainsTheCodesThatOccur() throws {
    let log = try Log(ReportSample.whole)
    let rules = try #require(log.driver["rules"] as? [[String: Any]])
    #expect(
      rules.map { $0["id"] as? String } == [
        "legacy-syntax", "unknown-property", "unknown-reference",
      ])
    let levels = rules.map { ($0["defaultConfiguration"] as? [String: Any])?["level"] as? String }
    #expect(levels == ["note", "warning", "error"])
    for rule in rules {
      let explanation = try #require(
        DiagnosticCatalog.explanation(of: DiagnosticID(rawValue: rule["id"] as? String ?? "")))
      #expect(Self.text(rule["shortDescription"]) == explanation.summary)
      #expect(Self.text(rule["help"]) == explanation.fix)
    }
    let results = try #require(log.run["results"] as? [[String: Any]])
    for result in results {
      let rule = rules[try #require(result["ruleIndex"] as? Int)]
      #expect(rule["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test func tellsWhatHasNoFileInTheInvocation() throws {
    let log = try Log(ReportSample.aboutTheRun)
    #expect((log.run["results"] as? [Any])?.isEmpty == true)
    let invocation = try #require((log.run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolConfigurationNotifications"] as? [[String: Any]])
    #expect(
      notes.map { Self.text($0["message"]) }
        == ["cannot read 'a.json': no such file", "a warning; nothing to do"])
    let codes = notes.map { ($0["descriptor"] as? [String: Any])?["id"] as? String }
    #expect(codes == ["unreadable-file", "gamut"])
  }

  @Test func listsAFileOnceAndCountsNoByteOrderMark() throws {
    let file = SourceFile(path: "a.json", text: "\u{FEFF}{x}")
    let findings = [0, 1].map {
      Diagnostic(.syntax, .error, "m", at: SourceSpan(SourceID($0), ByteRange(4..<5)))
    }
    let log = try Log(ReportSample("twice", findings, [file, file]))
    #expect((log.run["artifacts"] as? [Any])?.count == 1)
    let results = try #require(log.run["results"] as? [[String: Any]])
    for result in results {
      let place = try #require((result["locations"] as? [[String: Any]])?.first)
      #expect(Self.region(place) == [1, 2, 1, 3])
    }
    #expect(Set(results.map(Self.fingerprint)).count == 2)
  }

  @Test func writesPathsAsReferences() {
    let paths = [
      ("a.json", "a.json"), ("./a/b.json", "a/b.json"), (".//a", "a"), ("../a", "../a"),
      ("/tmp/a b", "file:///tmp/a%20b"), ("c:d", "c%3Ad"), ("<stdin>", "%3Cstdin%3E"),
      ("ä", "%C3%A4"), ("//x", "file:////x"), ("./", "./"),
    ]
    for (path, reference) in paths { #expect(FileURI.reference(to: path) == reference) }
  }

  @Test(arguments: ReportSample.all)
  func isJSON(sample: ReportSample) throws {
    #expect(try Log(sample).run["results"] is [Any])
    #expect(sample.text(SARIFReporter.self) == sample.text(SARIFReporter.self))
  }

  struct Log {
    var run: [String: Any]
    var driver: [String: Any] { (run["tool"] as? [String: [String: Any]])?["driver"] ?? [:] }

    init(_ sample: ReportSample) throws {
      let data = Data(sample.text(SARIFReporter.self).utf8)
      let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      run = try #require((root?["runs"] as? [[String: Any]])?.first)
    }
  }

  static func fingerprint(_ result: [String: Any]) -> String? {
    (result["partialFingerprints"] as? [String: String])?["finding/v1"]
  }

  private static func text(_ value: Any?) -> String? {
    (value as? [String: Any])?["text"] as? String
  }

  private static func uri(_ location: [String: Any]) -> String? {
    let place = location["physicalLocation"] as? [String: [String: Any]]
    return place?["artifactLocation"]?["uri"] as? String
  }

  private static func region(_ location: [String: Any]) -> [Int]? {
    numbers((location["physicalLocation"] as? [String: Any])?["region"])
  }

  private static func numbers(_ region: Any?) -> [Int]? {
    guard let region = region as? [String: Int] else { return nil }
    return ["startLine", "startColumn", "endLine", "endColumn"].compactMap { region[$0] }
  }
}
