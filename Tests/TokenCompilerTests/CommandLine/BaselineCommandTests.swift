import Testing

/// `validate --baseline` and `--write-baseline` as a process.
@Suite struct BaselineCommandTests {
  static let broken = #"{"theme": {"color": {"a": "{x}", "b": "{y}"}}}"# + "\n"

  @Test func oldFindingsPassAndNewOnesFail() throws {
    let folder = try CommandFolder(["a.json": Self.broken])
    let written = try folder.shell("tokenc validate a.json --baseline known.json --write-baseline")
    #expect(
      written
        == CommandRun(status: 0, errors: "tokenc: 2 findings in the baseline 'known.json'\n"))
    let check = "tokenc validate a.json --baseline known.json --strict"
    #expect(try folder.shell(check) == CommandRun(status: 0))
    try folder.write(
      "{\"theme\": {\"color\": {\n\n\"a\": \"{x}\",\n\"c\": \"{z}\", \"b\": \"{y}\"}}}\n",
      to: "a.json")
    let run = try folder.shell(check)
    #expect(run.status == 1 && run.output.hasPrefix("a.json:4:7: error: no token is named 'z'"))
    #expect(run.output.hasSuffix("1 error in 1 file\n"))
  }

  @Test(arguments: ["./a.json", "b/../a.json", ".//a.json", "$PWD/a.json"])
  func aFileIsTheSameHoweverItIsNamed(name: String) throws {
    let folder = try CommandFolder(["a.json": Self.broken, "b/c.json": "{}"])
    try folder.tokenc("validate", "a.json", "--baseline", "known.json", "--write-baseline")
    let run = try folder.shell("tokenc validate \"\(name)\" --baseline known.json --strict")
    #expect(run == CommandRun(status: 0))
    let known = folder.text("known.json")
    let written = try folder.shell(
      "tokenc validate \"\(name)\" --baseline known.json --write-baseline")
    #expect(written.status == 0 && folder.text("known.json") == known)
  }

  @Test func tellsWhatIsGone() throws {
    let folder = try CommandFolder(["a.json": Self.broken])
    try folder.tokenc("validate", "a.json", "--baseline", "known.json", "--write-baseline")
    try folder.write(#"{"theme": {"color": {"a": "{x}"}}}"#, to: "a.json")
    let run = try folder.tokenc("validate", "a.json", "--baseline", "known.json")
    #expect(
      run
        == CommandRun(
          status: 0,
          output: """
            known.json:6:7: warning: 1 finding of the baseline does not occur any more [unused-ignore]
            6 |       {"code": "unknown-reference", "path": "theme.color.b", "message": "no token is named 'y'"}
              |       ^
              = help: write it anew with '--write-baseline'
            1 warning in 2 files

            """))
    let strict = "tokenc validate a.json --baseline known.json --strict"
    #expect(try folder.shell(strict).status == 1)
    #expect(try folder.shell("\(strict) --rule unused-ignore=off") == CommandRun(status: 0))
    #expect(
      try folder.findings(of: "\(strict) --rule unused-ignore=note").map(\.severity) == ["note"])
  }

  @Test func aBaselineThatCannotBeUsedIsStatus2() throws {
    let folder = try CommandFolder(["a.json": Self.broken, "known.json": "{\"version\": 1}\n"])
    let missing = try folder.tokenc("validate", "a.json", "--baseline", "gone.json")
    #expect(missing.status == 2)
    #expect(missing.output.hasPrefix("error: cannot read 'gone.json'"))
    let bad = try folder.tokenc("validate", "a.json", "--baseline", "known.json")
    #expect(bad.status == 2)
    #expect(bad.output.hasPrefix("known.json:1:14: error: this object of 'baseline' needs 'files'"))
    let nameless = try folder.tokenc("validate", "a.json", "--write-baseline")
    #expect(nameless.status == 2)
    #expect(nameless.output.hasPrefix("error: '--write-baseline' needs '--baseline'"))
    for option in ["--fix", "--dry-run"] {
      let both = try folder.tokenc(
        "validate", "a.json", "--baseline", "new.json", "--write-baseline", option)
      #expect(both.status == 2 && folder.text("a.json") == Self.broken)
      let report = both.output + both.errors
      #expect(report.hasPrefix("error: '--write-baseline' and '\(option)' cannot be used"))
    }
    let input = try folder.tokenc("validate", "a.json", "--baseline", "a.json", "--write-baseline")
    #expect(input.status == 2 && folder.text("a.json") == Self.broken)
  }

  /// What is known is left as it is, also by `--fix`.
  @Test func whatIsKnownIsNotMended() throws {
    let folder = try CommandFolder([
      "base.json": #"{"theme": {"radius": {"button": 4, "card": 8}}}"#,
      "a.json": #"{"theme": {"radius": {"buton": 2}}}"#,
    ])
    let validate = "tokenc validate a.json --base base.json --baseline known.json"
    _ = try folder.shell("\(validate) --write-baseline")
    #expect(try folder.shell("\(validate) --fix") == CommandRun(status: 0))
    try folder.write(#"{"theme": {"radius": {"buton": 2, "crad": 9}}}"#, to: "a.json")
    #expect(
      try folder.shell("\(validate) --fix")
        == CommandRun(status: 0, errors: "tokenc: 1 finding mended in 1 file\n"))
    #expect(folder.text("a.json") == #"{"theme": {"radius": {"buton": 2, "card": 9}}}"#)
  }

  @Test func theConfigurationNamesItBesideItself() throws {
    let folder = try CommandFolder([
      "sub/tokenc.json": #"{"inputs": "a.json", "baseline": "known.json"}"#,
      "sub/a.json": Self.broken,
    ])
    let run = "tokenc validate --config sub/tokenc.json"
    #expect(try folder.shell("\(run) --write-baseline").status == 0)
    #expect(folder.text("sub/known.json")?.contains("\"sub/a.json\": [") == true)
    #expect(try folder.shell(run) == CommandRun(status: 0))
  }

  @Test func isTheSameInEveryRun() throws {
    let folder = try CommandFolder(["a.json": Self.broken])
    let write = "tokenc validate a.json --baseline known.json --write-baseline"
    _ = try folder.shell(write)
    let first = try folder.state()["known.json"]
    _ = try folder.shell(write)
    #expect(try folder.state()["known.json"] == first)
  }
}
