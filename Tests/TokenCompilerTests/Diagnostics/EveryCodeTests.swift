import Foundation
import Testing

@testable import TokenCompiler

/// Every code is explained, and every code is provoked: by its own bad example
/// (`DiagnosticCatalogTests`) or by a run of the command here.
@Suite struct EveryCodeTests {
  /// A code that no single document provokes, with files and what to do with them.
  struct Run: Sendable, CustomTestStringConvertible {
    let code: String
    let files: [(path: String, text: String)]
    let arguments: String
    var testDescription: String { code }

    init(_ code: String, _ files: [(path: String, text: String)], _ arguments: String) {
      self.code = code
      self.files = files
      self.arguments = arguments
    }
  }

  static let plain = ("a.json", ##"{ "theme": { "color": { "a": "#ffffff" } } }"##)
  static let other = ("b.json", ##"{ "theme": { "color": { "quite-different": "#ffffff" } } }"##)
  static let twins = (
    "a.json", ##"{ "theme": { "color": { "a-b": "#ffffff", "a_b": "#000000" } } }"##
  )
  static let deep = ("a.json", String(repeating: #"{"a":"#, count: 2000))
  static let wide = (
    "a.json",
    """
    { "a": { "$type": "color",
        "$value": { "colorSpace": "display-p3", "components": [0, 1, 0] } } }
    """
  )

  static let deprecated = (
    "a.json",
    """
    { "a": { "$type": "number", "$value": 1, "$deprecated": true }, "b": { "$value": "{a}" } }
    """
  )

  static let runs = [
    Run("deprecated-reference", [deprecated], "validate a.json"),
    Run("gamut", [wide], "build a.json --format css"),
    Run("invalid-input", [plain], "build a.json --input mode=dark --format css"),
    Run("invalid-option", [plain], "build a.json --format cs"),
    Run(
      "invalid-resolver", [("a.resolver.json", #"{"version":"2025.10"}"#)],
      "validate a.resolver.json --dialect dtcg"),
    Run("limit-exceeded", [deep], "validate a.json"),
    Run("name-collision", [twins], "build a.json --format swift"),
    Run("unknown-override", [plain, other], "validate b.json --base a.json"),
    Run("unreadable-file", [], "validate a.json"),
    Run("unwritable-file", [plain], "build a.json -o a.json/out.css"),
  ]

  @Test(arguments: runs) func codeIsReported(run: Run) throws {
    let folder = try CommandFolder()
    for file in run.files { try folder.write(file.text, to: file.path) }
    let result = try folder.shell("tokenc \(run.arguments) --report json")
    let text = result.output + result.errors
    let start = try #require(text.range(of: "{\"version\""))
    let report = try JSONSerialization.jsonObject(with: Data(text[start.lowerBound...].utf8))
    let found = (report as? [String: Any])?["diagnostics"] as? [[String: Any]]
    #expect(found?.compactMap { $0["code"] as? String } == [run.code])
  }

  @Test func everyCodeIsExplainedAndProvoked() throws {
    let declared = try Self.declaredCodes()
    #expect(declared.count > 20)
    let explained = DiagnosticCatalog.all.map(\.id.rawValue)
    #expect(Set(declared).subtracting(Self.notYetReported).sorted() == explained)
    let provoked =
      DiagnosticCatalog.all.filter { $0.bad != nil }.map(\.id.rawValue) + Self.runs.map(\.code)
    #expect(provoked.sorted() == explained)
  }

  /// Codes that are reserved for what is to come and that nothing reports yet.
  private static let notYetReported: Set<String> = ["invalid-config"]

  /// The codes that the sources declare.
  private static func declaredCodes() throws -> [String] {
    let folder = packageRoot.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return text.matches(of: /static let \w+ = DiagnosticID\((?:rawValue: )?"([a-z-]+)"\)/)
        .map { String($0.1) }
    }
  }
}
