import Foundation
import Testing

@testable import TokenCompiler

/// `tokenc explain CODE`.
@Suite struct ExplainCodeTests {
  @Test func printsAPage() throws {
    let run = try CommandFolder().tokenc("explain", "unknown-override")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == #"""
        unknown-override (error)

        what:    A custom theme overrides a token that the base theme does not have.
        why:     An override that the base theme does not know changes nothing: no
                 component reads it. It is nearly always a misspelt name, or a token
                 that a newer base theme has renamed.
        mend:    Write the path that the base theme has; the nearest one is proposed.
        option:  --rule unknown-override=off|note|warning|error

        reported:
          base.json
            { "theme": { "color": { "primary": "#1d5fe2" } } }
          acme.json
            { "theme": { "color": { "primry": "#00705a" } } }
          $ tokenc validate acme.json --base base.json

        not reported:
          base.json
            { "theme": { "color": { "primary": "#1d5fe2" } } }
          acme.json
            { "theme": { "color": { "primary": "#00705a" } } }
          $ tokenc validate acme.json --base base.json

        """#)
  }

  @Test(arguments: DiagnosticCatalog.all)
  func hasEveryCode(explanation: DiagnosticExplanation) throws {
    let page = ExplanationText.page(explanation)
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for text in [explanation.summary, explanation.rationale, explanation.fix] {
      #expect(words.contains(text))
    }
    for line in page.split(separator: "\n").prefix(while: { $0 != "reported:" })
    where !line.contains("https://") {
      #expect(line.count <= 80, "\(line)")
    }
    let json = try JSONSerialization.jsonObject(
      with: Data(ExplanationText.json(explanation).utf8))
    let members = try #require(json as? [String: Any])
    #expect(members["code"] as? String == explanation.id.rawValue)
    #expect((members["bad"] == nil) == (explanation.bad == nil))
  }

  @Test func printsJSON() throws {
    let run = try CommandFolder().tokenc("explain", "syntax", "--report", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(json?["summary"] as? String == "The text is not JSON, or its top level is no object.")
    let bad = try #require(json?["bad"] as? [String: Any])
    #expect(bad["arguments"] as? String == "validate theme.json")
    #expect((bad["files"] as? [[String: String]])?.map { $0["path"] } == ["theme.json"])
  }

  @Test func proposesTheNearestCode() throws {
    let run = try CommandFolder().tokenc("explain", "unknown-referance")
    #expect(
      run
        == CommandRun(
          status: 2,
          errors: """
            error: no code is named 'unknown-referance' [invalid-option]
             = help: did you mean 'unknown-reference'?
            1 error

            """))
  }

  @Test func needsACode() throws {
    let run = try CommandFolder().tokenc("explain")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: 'explain' needs to know what [invalid-option]\n"))
  }
}
