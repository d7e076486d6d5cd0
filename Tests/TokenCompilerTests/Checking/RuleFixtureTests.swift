import Foundation
import Testing

@testable import TokenCompiler

/// Every rule has a folder `Fixtures/Rules/CODE` with a theme that it reports, `bad.json`, the report in
/// `bad.txt`, and one that it is content with, `good.json`. Beside them may lie `base.json`, which is
/// then the contract, `base-dark.json`, `dark.json` and `tokenc.json`. `RECORD_GOLDEN=1` writes the
/// reports and fails once.
@Suite struct RuleFixtureTests {
  static let codes = LintRules.all.map { $0.id.rawValue }
  private static let folder = Golden.testsFolder.appending(path: "Fixtures/Rules")

  @Test(arguments: codes) func badIsReported(code: String) throws {
    let run = try Self.run(code, "bad.json")
    #expect(run.output.contains("[\(code)]"))
    let url = Self.folder.appending(path: "\(code)/bad.txt")
    let expected = try? String(contentsOf: url, encoding: .utf8)
    guard run.output != expected else { return }
    guard Golden.isRecording else {
      Issue.record("\(run.output)\nis not what bad.txt says; RECORD_GOLDEN=1 records it")
      return
    }
    try run.output.write(to: url, atomically: true, encoding: .utf8)
    Issue.record("recorded \(code)/bad.txt; read the difference")
  }

  @Test(arguments: codes) func goodIsNot(code: String) throws {
    #expect(try Self.run(code, "good.json").output == "")
  }

  @Test func everyFolderIsOfARule() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == Self.codes.sorted())
  }

  private static func run(_ code: String, _ theme: String) throws -> CommandRun {
    let source = folder.appending(path: code)
    let command = try CommandFolder()
    let files = try FileManager.default.contentsOfDirectory(atPath: source.path)
    for file in files where file.hasSuffix(".json") {
      try command.write(try Data(contentsOf: source.appending(path: file)), to: file)
    }
    var arguments = "validate \(theme)"
    if files.contains("base.json") { arguments += " --base base.json" }
    if files.contains("base-dark.json") { arguments += " --base-theme dark=base-dark.json" }
    if files.contains("dark.json") { arguments += " --theme dark=dark.json" }
    if LintRules.named(code)?.defaultSeverity == nil { arguments += " --rule \(code)=warning" }
    return try command.shell("tokenc \(arguments)")
  }
}
