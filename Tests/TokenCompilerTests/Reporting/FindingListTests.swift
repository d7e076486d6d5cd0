import Foundation
import Testing

@testable import TokenCompiler

/// However much is wrong, a report stays short and its counts stay true.
@Suite struct FindingListTests {
  private static let span = SourceSpan(SourceID(rawValue: 0), ByteRange(0..<1))

  private static func findings(_ count: Int, _ severity: Severity, places: Int = 0) -> [Diagnostic]
  {
    (0..<count).map { index in
      Diagnostic(
        .syntax, severity, "\(severity) \(index)", at: span,
        related: Array(repeating: RelatedPlace("there", at: span), count: places))
    }
  }

  private static let sources: SourceSet = {
    var sources = SourceSet()
    _ = sources.append(SourceFile(path: "a.json", text: "{}"))
    return sources
  }()

  @Test func errorsGoBeforeWarningsAndNotes() {
    let all = Self.findings(900, .note) + Self.findings(600, .error) + Self.findings(500, .warning)
    let list = FindingList(all)
    #expect(list.listed == Array(all[900..<1500] + all[1500..<1900]))
    #expect(list.unlisted == 1000 && list.unlistedPlaces == 0)
    let few = Self.findings(1000, .note)
    #expect(FindingList(few).listed == few && FindingList(few).unlisted == 0)
  }

  @Test func theFurtherPlacesAreBoundedInAll() {
    let list = FindingList(Self.findings(3, .error, places: 9_000))
    #expect(list.listed.map(\.related.count) == [9_000, 9_000, 2_000])
    #expect(list.unlistedPlaces == 7_000 && list.unlisted == 0)
  }

  @Test(arguments: ["text", "github"]) func theLastLinesSayHowManyMore(form: String) throws {
    let reporter = try #require(Reporters.named(form)).init(usesColor: false)
    func last(_ findings: [Diagnostic]) -> [Substring] {
      reporter.report(findings, sources: Self.sources).split(separator: "\n").suffix(2)
    }
    #expect(
      last(Self.findings(2_500, .error)) == [
        "1500 more findings are not listed", "2500 errors in 1 file",
      ])
    #expect(
      last(Self.findings(1_001, .error)) == [
        "1 more finding is not listed", "1001 errors in 1 file",
      ])
    #expect(
      last(Self.findings(1_001, .error, places: 20)) == [
        "1 more finding is not listed", "1001 errors in 1 file",
      ])
    #expect(
      last(Self.findings(1, .error, places: 20_001)) == [
        "1 more place is not listed", "1 error in 1 file",
      ])
    #expect(
      last(Self.findings(1_002, .error, places: 21)) == [
        "2 more findings and 1000 more places are not listed", "1002 errors in 1 file",
      ])
  }

  /// They have no line or member for it.
  @Test(arguments: ["sarif", "gitlab", "junit", "checkstyle"])
  func otherFormsHaveANote(form: String) throws {
    let reporter = try #require(Reporters.named(form)).init(usesColor: false)
    func report(_ count: Int) -> String {
      reporter.report(Self.findings(count, .error), sources: Self.sources)
    }
    #expect(report(2_500).contains("1500 more findings are not listed"))
    #expect(report(2_500).contains("error 999") && !report(2_500).contains("error 1000"))
    #expect(!report(1_000).contains("not listed"))
  }

  /// A name of millions of letters is data that a report would be full of.
  @Test func textsThatNobodyReadsAreShortened() throws {
    let long = "a" + String(repeating: "é", count: 1_000_000) + "z"
    let finding = Diagnostic(
      .syntax, .error, long, at: Self.span, path: long, help: long,
      related: [RelatedPlace(long, at: Self.span)])
    let listed = try #require(FindingList([finding]).listed.first)
    for text in [listed.message, listed.path, listed.help, listed.related.first?.message] {
      #expect(text?.utf8.count ?? .max < 4_000)
      #expect(text?.hasPrefix("aéé") == true && text?.hasSuffix("éz") == true)
      #expect(text?.contains(" … ") == true)
    }
    let short = Self.findings(1, .error)
    #expect(FindingList(short).listed == short)
  }

  @Test func theSummaryOfTheJSONSaysHowManyMore() throws {
    func summary(_ findings: [Diagnostic]) throws -> [String: Int]? {
      let text = JSONReporter(usesColor: false).report(findings, sources: Self.sources)
      let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect((root?["diagnostics"] as? [Any])?.count == min(findings.count, 1_000))
      return root?["summary"] as? [String: Int]
    }
    #expect(
      try summary(Self.findings(1_002, .error, places: 21)) == [
        "errors": 1_002, "warnings": 0, "notes": 0, "files": 1, "notListed": 2,
        "placesNotListed": 1_000,
      ])
    #expect(
      try summary(Self.findings(1, .note)) == ["errors": 0, "warnings": 0, "notes": 1, "files": 1])
  }
}
