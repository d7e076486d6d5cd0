import Foundation
import Testing

/// Standard input, output and error, and that the same run says the same.
@Suite struct StreamTests {
  private static let good = "{\"a\": \"#ffffff\"}\n"
  private static let bad = "{\"a\": \"#fff\",}\n"

  @Test func readsStandardInput() throws {
    let folder = try CommandFolder(["a.json": Self.good])
    let piped = try folder.tokenc("build", "-", "--format", "json", input: Self.good)
    #expect(piped == (try folder.tokenc("build", "a.json", "-o", "json:-")))
    #expect(piped.status == 0 && piped.errors == "")
    #expect(piped.output.contains("#ffffff"))
    let run = try folder.tokenc("validate", "-", input: Self.bad)
    #expect(run.status == 1 && run.output.hasPrefix("<stdin>:1:13: error: "))
  }

  @Test func readsAPipeThatIsNamedLikeAFile() throws {
    let folder = try CommandFolder(["a.json": Self.good])
    let run = try folder.shell("cat a.json | tokenc build /dev/stdin --format json")
    #expect(run.status == 0)
    #expect(run.output.contains("#ffffff"))
  }

  @Test func aReaderThatHasGoneIsNoError() throws {
    let tokens = (0..<5000).map { "\"a\($0)\": \"#ffffff\"" }.joined(separator: ",")
    let folder = try CommandFolder(["a.json": "{\"t\": {\(tokens)}}"])
    let build = "tokenc build a.json --format json -o t.json"
      .replacing(" --format json", with: " -o json:-")
    #expect(
      try folder.shell("{ \(build); echo $? > status; } | true") == CommandRun(status: 0))
    #expect(folder.text("status") == "0\n")
    #expect(folder.text("t.json") != nil)
    #expect(
      try folder.shell("{ tokenc --help; echo $? > status; } | true") == CommandRun(status: 0))
    #expect(folder.text("status") == "0\n")
  }

  @Test func coloursOnlyWhereTheyAreWanted() throws {
    let folder = try CommandFolder(["a.json": Self.bad])
    let plain = try folder.tokenc("validate", "a.json").output
    #expect(!plain.contains("\u{1B}"))
    #expect(try folder.tokenc("validate", "a.json", "--color", "never").output == plain)
    let colored = try folder.tokenc(
      "validate", "a.json", "--color", "always", environment: ["NO_COLOR": "1"]
    ).output
    #expect(colored.contains("\u{1B}["))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  /// `script` gives the command a terminal.
  @Test(
    .enabled(
      if: (try? CommandFolder().shell("script -qec true /dev/null").status) == 0, "needs script"))
  func aTerminalHasColoursUnlessNO_COLORSaysNo() throws {
    let folder = try CommandFolder(["a.json": Self.bad])
    func onTerminal(_ variables: String) throws -> Bool {
      let line = "script -qec '\(variables) tokenc validate a.json' /dev/null"
      return try folder.shell(line).output.contains("\u{1B}[")
    }
    #expect(try onTerminal("TERM=xterm"))
    #expect(try onTerminal("TERM=xterm NO_COLOR="))
    #expect(!(try onTerminal("TERM=xterm NO_COLOR=1")))
    #expect(!(try onTerminal("TERM=dumb")))
  }

  @Test func warningsCountAsErrorsWhenStrict() throws {
    let folder = try CommandFolder([
      "a.json": "{\"a\": {\"$type\": \"number\", \"$value\": 1, \"$unheard\": 1}}\n",
      "t.json": "old",
    ])
    let loose = try folder.tokenc("validate", "a.json", "--dialect", "dtcg")
    #expect(loose.status == 0)
    #expect(loose.output.contains("warning: "))
    #expect(loose.output.hasSuffix("1 warning in 1 file\n"))
    let strict = try folder.tokenc("validate", "a.json", "--dialect", "dtcg", "--strict")
    #expect(strict.status == 1)
    #expect(strict.output.hasSuffix("1 error in 1 file\n"))
    let build = try folder.tokenc(
      "build", "a.json", "--dialect", "dtcg", "--strict", "-o", "t.json")
    #expect(build == CommandRun(status: 1, errors: strict.output))
    #expect(folder.text("t.json") == "old")
  }

  @Test func tenRunsGiveTheSameBytes() throws {
    let folder = try CommandFolder()
    for name in ["defaultTokens.json", "darkTokens.json", "customTheme.json"] {
      try folder.write(
        try Data(contentsOf: packageRoot.appending(path: "Fixtures/\(name)")), to: name)
    }
    try folder.write(
      "{\"a\": \"{b}\", \"b\": \"{c}\", \"c\": \"{a}\", \"d\": \"{x}\"}", to: "bad.json")
    let build =
      "tokenc build customTheme.json --base defaultTokens.json "
      + "--base-theme dark=darkTokens.json -o 'theme.{theme}.json'"
    var first: ([String], [CommandRun])?
    for _ in 0..<10 {
      let runs = [
        try folder.shell(build), try folder.tokenc("validate", "bad.json"),
        try folder.tokenc("build", "bad.json", "--report", "json", "--format", "json"),
      ]
      #expect(runs.map(\.status) == [0, 1, 1])
      let files = ["default", "dark"].map { folder.text("theme.\($0).json") ?? "" }
      #expect(files.allSatisfy { !$0.isEmpty })
      for name in ["default", "dark"] {
        try FileManager.default.removeItem(at: folder.url.appending(path: "theme.\(name).json"))
      }
      if let first {
        #expect(first.0 == files)
        #expect(first.1 == runs)
      } else {
        first = (files, runs)
      }
    }
  }
}
