import Foundation
import Testing

/// `validate --fix` and `--dry-run` as a process.
@Suite struct FixCommandTests {
  private static let base = """
    { "theme": { "color": { "ink": "#000000", "paper": "#ffffff" } } }

    """
  private static let broken = "{ \"theme\": {\r\n\t\"color\": { \"ikn\": \"#112233\" } } }\r\n"
  private static let mended = broken.replacing("ikn", with: "ink")

  private func folder() throws -> CommandFolder {
    try CommandFolder(["base.json": Self.base, "acme.json": Self.broken])
  }

  @Test func aFileIsMendedAndNothingElse() throws {
    let folder = try folder()
    let run = try folder.shell("tokenc validate acme.json --base base.json --fix")
    #expect(run == CommandRun(status: 0, errors: "tokenc: 1 finding mended in 1 file\n"))
    #expect(folder.text("acme.json") == Self.mended && folder.text("base.json") == Self.base)
    let before = try folder.state()
    #expect(
      try folder.shell("tokenc validate acme.json --base base.json --fix") == CommandRun(status: 0))
    #expect(try folder.state() == before)
  }

  @Test func whatIsLeftIsReportedAndDecides() throws {
    let folder = try folder()
    try folder.write(
      ##"{"theme": {"color": {"ikn": "#000001", "zzz": "{theme.color.paepr}"}}}"##,
      to: "acme.json")
    let run = try folder.shell("tokenc validate acme.json --base base.json --fix")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix("acme.json:1:41: error: the base theme has no token 'theme.color.zzz'"))
    #expect(run.output.hasSuffix("1 error in 2 files\n"))
    #expect(run.errors == "tokenc: 2 findings mended in 1 file\n")
  }

  @Test func aDryRunPrintsAPatch() throws {
    let folder = try folder()
    let before = try folder.state()
    let run = try folder.shell("tokenc validate acme.json --base base.json --fix --dry-run")
    #expect(run.status == 0 && run.errors == "tokenc: 1 finding can be mended in 1 file\n")
    #expect(
      run.output == """
        --- acme.json
        +++ acme.json
        @@ -1,2 +1,2 @@
         { "theme": {\r
        -\t"color": { "ikn": "#112233" } } }\r
        +\t"color": { "ink": "#112233" } } }\r

        """)
    #expect(try folder.state() == before)
    for tool in ["patch -p0 --binary", "git apply -p0"] {
      try folder.write(Self.broken, to: "acme.json")
      let line = "tokenc validate acme.json --base base.json --dry-run 2> report | \(tool)"
      let run = try folder.shell(line)
      #expect(run.status == 0, "\(run.output) \(run.errors)")
      #expect(folder.text("acme.json") == Self.mended)
    }
  }

  /// Neither `patch` nor `git apply` takes a name that leads out of its folder.
  @Test(arguments: ["$PWD/sub/acme.json", "../run/sub/acme.json", "sub/../sub/acme.json"])
  func aPatchNamesFilesFromWhereTheyAre(name: String) throws {
    let folder = try CommandFolder(["run/base.json": Self.base, "run/sub/acme.json": Self.broken])
    let run = try folder.shell(
      "cd run && tokenc validate \"\(name)\" --base base.json --dry-run | patch -p0 --binary")
    #expect(
      run.status == 0 && run.errors == "tokenc: 1 finding can be mended in 1 file\n", "\(run)")
    #expect(folder.text("run/sub/acme.json") == Self.mended)
  }

  @Test(arguments: ["patch -p0 --binary -d ../..", "git -C ../.. apply -p0"])
  func aPatchOfFilesElsewhereSaysWhereItBelongs(tool: String) throws {
    let folder = try CommandFolder([
      "base.json": Self.base, "a/acme.json": Self.broken, "b/c/beta.json": Self.broken,
    ])
    let run = try folder.shell(
      "cd b/c && tokenc validate ../../a/acme.json beta.json --base ../../base.json --dry-run "
        + "| \(tool)")
    #expect(run.status == 0, "\(run)")
    #expect(run.errors.hasSuffix("in 2 files; apply with 'patch -p0 -d ../..'\n"), "\(run)")
    #expect(folder.text("a/acme.json") == Self.mended)
    #expect(folder.text("b/c/beta.json") == Self.mended)
  }

  @Test func aDryRunReportsOnStandardError() throws {
    let folder = try folder()
    try folder.write(##"{"theme": {"color": {"zzz": "#222222"}}}"##, to: "acme.json")
    let run = try folder.shell("tokenc validate acme.json --base base.json --dry-run")
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.hasSuffix("1 error in 2 files\n"))
  }

  @Test func filesOfThemesAndOfEachAreMendedToo() throws {
    let folder = try folder()
    try folder.write(Self.broken, to: "dark.json")
    _ = try folder.shell(
      "tokenc validate acme.json --base base.json --theme dark=dark.json --fix")
    #expect(folder.text("acme.json") == Self.mended && folder.text("dark.json") == Self.mended)
    for name in ["a", "b"] { try folder.write(Self.broken, to: "themes/\(name).json") }
    let run = try folder.shell("tokenc validate --each 'themes/*.json' --base base.json --fix")
    #expect(run == CommandRun(status: 0, errors: "tokenc: 2 findings mended in 2 files\n"))
    for name in ["a", "b"] { #expect(folder.text("themes/\(name).json") == Self.mended) }
  }

  @Test func inputsOfTheConfigurationAreMendedAndItsContractIsNot() throws {
    let folder = try folder()
    try folder.write(Self.base.replacing("}\n", with: ",}\n"), to: "base.json")
    try folder.write(
      #"{"layers": [{"files": "base.json", "contract": true}, {"files": "acme.json"}]}"#,
      to: "tokenc.json")
    let before = folder.text("base.json")
    let run = try folder.shell("tokenc validate --fix")
    #expect(run.status == 1 && run.output.contains("base.json:1:"))
    #expect(folder.text("acme.json") == Self.mended && folder.text("base.json") == before)
  }

  // MARK: - Files

  @Test func aFileThatIsAlsoABaseIsNotChanged() throws {
    let folder = try folder()
    try folder.write(#"{"a": {"b": 1,}}"#, to: "base.json")
    _ = try folder.shell("ln -s base.json link.json")
    let before = try folder.state()
    let run = try folder.shell("tokenc validate link.json --base base.json --fix")
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(try folder.state() == before)
  }

  @Test func aFileOfTwoNamesIsChangedOnce() throws {
    let folder = try folder()
    let run = try folder.shell("tokenc validate acme.json ./acme.json --base base.json --fix")
    #expect(folder.text("acme.json") == Self.mended)
    #expect(run.errors == "tokenc: 1 finding mended in 1 file\n")
    #expect(
      try folder.shell("tokenc validate acme.json ./acme.json --base base.json").status == 0)
  }

  @Test func aLinkIsFollowedAndStays() throws {
    let folder = try folder()
    try folder.write(Self.broken, to: "there/acme.json")
    _ = try folder.shell("rm acme.json; ln -s there/acme.json acme.json; chmod 640 there/acme.json")
    let run = try folder.shell(
      "tokenc validate acme.json --base base.json --fix; test -L acme.json && ls -l there")
    #expect(run.status == 0 && run.output.contains("-rw-r-----"), "\(run)")
    #expect(folder.text("there/acme.json") == Self.mended)
    #expect(try folder.paths() == ["acme.json", "base.json", "there", "there/acme.json"])
  }

  @Test func standardInputCannotBeChangedButShown() throws {
    let folder = try folder()
    let run = try folder.tokenc("validate", "-", "--base", "base.json", "--fix", input: Self.broken)
    #expect(run.status == 2)
    #expect(
      run.output == """
        error: '--fix' changes files, and an input is standard input [invalid-option]
         = help: name the file, or print the changes with '--dry-run'
        1 error

        """)
    let shown = try folder.tokenc(
      "validate", "-", "--base", "base.json", "--dry-run", input: Self.broken)
    #expect(shown.status == 0 && shown.output.contains("+\t\"color\": { \"ink\""))
  }

  @Test func aPipeCannotBeChanged() throws {
    let folder = try folder()
    let run = try folder.shell(
      "mkfifo pipe; (cat acme.json > pipe &) ; tokenc validate pipe --base base.json --fix")
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("error: cannot write 'pipe': it is a device or a pipe"))
  }

  /// The second input is a pipe, for which the run waits with the first one read.
  @Test func whatSomebodyWroteMeanwhileIsNotLost() throws {
    let folder = try folder()
    let run = try folder.shell(
      "mkfifo pipe; (sleep 1; echo '{}' > acme.json; echo '{}' > pipe) & "
        + "tokenc validate acme.json pipe --base base.json --fix")
    #expect(run.status == 2)
    #expect(
      run.output == """
        error: 'acme.json' has changed since it was read, and is left as it is [unwritable-file]
         = help: run again
        1 error

        """)
    #expect(folder.text("acme.json") == "{}\n")
    #expect(try folder.paths() == ["acme.json", "base.json", "pipe"])
  }

  @Test func theReportIsOfAnyForm() throws {
    let folder = try folder()
    try folder.write(
      ##"{"theme": {"color": {"ikn": "#000001", "zzz": "#222222",}}}"##, to: "acme.json")
    let found = try folder.findings(of: "tokenc validate acme.json --base base.json --fix")
    #expect(found.map(\.code) == ["unknown-override"])
    #expect(
      folder.text("acme.json") == ##"{"theme": {"color": {"ink": "#000001", "zzz": "#222222"}}}"##)
  }
}
