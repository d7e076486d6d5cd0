import Foundation
import Testing

/// How outputs are written: all or none, only what has changed, never over an input.
@Suite struct OutputFileTests {
  private static let white = "{\"a\": \"#ffffff\"}\n"
  private static let black = "{\"a\": \"#000000\"}\n"

  @Test func writesFilesAndMakesTheirFolders() throws {
    let folder = try CommandFolder(["a.json": Self.white])
    let run = try folder.tokenc(
      "build", "a.json", "-o", "new/deep/t.tokens.json", "--output=json:plain.txt")
    #expect(run == CommandRun(status: 0))
    #expect(
      try folder.paths() == ["a.json", "new", "new/deep", "new/deep/t.tokens.json", "plain.txt"])
    #expect(folder.text("new/deep/t.tokens.json") == folder.text("plain.txt"))
    #expect(folder.text("plain.txt")?.contains("#ffffff") == true)
  }

  @Test func anUnchangedOutputIsNotTouched() throws {
    let folder = try CommandFolder(["a.json": Self.white])
    try folder.tokenc("build", "a.json", "-o", "t.json", "--depfile", "t.d")
    let before = try folder.state()
    #expect(try folder.tokenc("build", "a.json", "-o", "t.json", "--depfile", "t.d").status == 0)
    #expect(try folder.state() == before)
    try folder.write(Self.black, to: "a.json")
    #expect(try folder.tokenc("build", "a.json", "-o", "t.json", "--depfile", "t.d").status == 0)
    let after = try folder.state()
    #expect(after["t.json"] != before["t.json"])
    #expect(after["t.d"] == before["t.d"])
  }

  @Test func aReplacedFileKeepsItsPermissions() throws {
    let folder = try CommandFolder(["a.json": Self.white, "t.json": "old"])
    #expect(try folder.shell("chmod 640 t.json; tokenc build a.json -o t.json").status == 0)
    #expect(try folder.shell("ls -l t.json | cut -c1-10").output == "-rw-r-----\n")
  }

  @Test func aLinkIsFollowedAndStays() throws {
    let folder = try CommandFolder(["a.json": Self.white, "real/t.json": "old"])
    let line = "ln -s real/t.json t.json; ln -s real/none.json n.json; "
    #expect(try folder.shell(line + "tokenc build a.json -o t.json -o n.json").status == 0)
    #expect(folder.text("real/t.json")?.contains("#ffffff") == true)
    #expect(folder.text("real/none.json") == folder.text("real/t.json"))
    #expect(try folder.shell("readlink t.json n.json").output == "real/t.json\nreal/none.json\n")
  }

  /// Nothing lies behind such links, and the links themselves are not tokenc's.
  @Test(arguments: ["self.json", "a.json", "ring/t.json"])
  func linksThatLeadRoundInARingAreNoOutput(output: String) throws {
    let folder = try CommandFolder(["in.json": Self.white, "old.json": "old"])
    _ = try folder.shell("ln -s self.json self.json; ln -s b.json a.json; ln -s a.json b.json")
    _ = try folder.shell("ln -s ring ring")
    let before = try folder.shell("ls -l; cat old.json").output
    let refusal = CommandRun(
      status: 2,
      errors: """
        error: cannot write '\(output)': its symbolic links lead round in a ring [unwritable-file]
        1 error in 1 file

        """)
    #expect(try folder.shell("tokenc build in.json -o old.json -o \(output)") == refusal)
    #expect(try folder.shell("ls -l; cat old.json").output == before)
  }

  @Test func aLinkMayLeadOutOfTheFolder() throws {
    let folder = try CommandFolder(["in.json": Self.white])
    let other = try CommandFolder(["t.json": "old"])
    _ = try folder.shell("ln -s '\(other.url.path)/t.json' t.json")
    #expect(try folder.shell("tokenc build in.json -o t.json") == CommandRun(status: 0))
    #expect(other.text("t.json")?.contains("#ffffff") == true)
    #expect(try folder.shell("test -L t.json").status == 0)
    #expect(try folder.paths() == ["in.json", "t.json"])
  }

  @Test func aPipeAndADeviceAreWrittenInto() throws {
    let folder = try CommandFolder(["in.json": Self.white])
    let line =
      "mkfifo p; cat p > got & tokenc build in.json -o json:p -o json:/dev/null; echo $?; wait"
    #expect(try folder.shell(line) == CommandRun(status: 0, output: "0\n"))
    #expect(folder.text("got")?.contains("#ffffff") == true)
    #expect(try folder.shell("test -p p").status == 0)
  }

  /// What can be no output, or holds nothing to compare with, is not called out of date.
  @Test func checkRefusesWhatIsNoFile() throws {
    let folder = try CommandFolder(["in.json": Self.white, "sub/x": ""])
    _ = try folder.shell("ln -s self.json self.json; mkfifo p")
    let run = try folder.shell(
      "tokenc build in.json --check -o json:sub -o self.json -o json:p -o t.json")
    #expect(
      run
        == CommandRun(
          status: 2,
          errors: """
            error: cannot write 'sub': it is a folder [unwritable-file]
            error: cannot write 'self.json': its symbolic links lead round in a ring [unwritable-file]
            error: '--check' compares with files, and 'p' is a device or a pipe [invalid-option]
             = help: name a file with '-o PATH'
            3 errors in 1 file

            """))
  }

  @Test(arguments: [
    ("in.json", "in.json"), ("./in.json", "in.json"), ("link.json", "in.json"),
    ("hard.json", "in.json"), ("sub/../in.json", "in.json"),
  ])
  func anOutputThatIsAnInputIsRefused(output: String, input: String) throws {
    let folder = try CommandFolder(["in.json": Self.white, "sub/x": ""])
    _ = try folder.shell("ln -s in.json link.json; ln in.json hard.json")
    let before = try folder.state()
    for arguments in ["-o \(output)", "-o t.json --depfile \(output)"] {
      let run = try folder.shell("tokenc build \(input) \(arguments)")
      #expect(
        run
          == CommandRun(
            status: 2,
            errors: """
              error: '\(output)' is an input, and an output would replace it [unwritable-file]
                = help: give the output another name
              1 error in 1 file

              """.replacing("  = help", with: " = help")))
      #expect(try folder.state() == before)
    }
    let piped = try folder.shell("tokenc build - -o \(output) < \(input)")
    #expect(piped.status == 2)
    #expect(try folder.state() == before)
  }

  @Test(arguments: [
    ["-o", "t.json", "-o", "t.json"], ["-o", "t.json", "-o", "./t.json"],
    ["-o", "new/t.json", "-o", "new/x/../t.json"], ["-o", "t.json", "--depfile", "t.json"],
    ["-o", "t.json", "-o", "json:link"],
  ])
  func twoOutputsThatAreOneFileAreRefused(arguments: [String]) throws {
    let folder = try CommandFolder(["in.json": Self.white])
    _ = try folder.shell("ln -s t.json link")
    let before = try folder.paths()
    let run = try folder.shell("tokenc build in.json \(arguments.joined(separator: " "))")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: two outputs are the same file '"))
    #expect(try folder.paths() == before)
  }

  /// Permission bits do not bind root, so these places cannot be written by anyone.
  @Test(arguments: [
    ("in.json/t.json", "a part of its path is no folder"),
    ("/proc/none/t.json", "there is no such file or folder"),
    ("json:sub", "it is a folder"), ("json:new/", "its name ends in '/', as a folder's does"),
    ("json:in.json/", "its name ends in '/', as a folder's does"),
    ("json:/dev/full", "no space is left on the device"),
  ])
  func nothingIsWrittenWhereOneOutputCannotBe(output: String, reason: String) throws {
    let folder = try CommandFolder(["in.json": Self.white, "old.json": "old", "sub/x": ""])
    let before = try folder.state()
    let run = try folder.tokenc(
      "build", "in.json", "-o", "old.json", "-o", "made/new.json", "-o", output)
    let path = output.hasPrefix("json:") ? String(output.dropFirst(5)) : output
    #expect(
      run
        == CommandRun(
          status: 2,
          errors: "error: cannot write '\(path)': \(reason) [unwritable-file]\n1 error in 1 file\n"
        ))
    #expect(try folder.state() == before)
    #expect(!(try folder.paths().contains("made")))
  }

  /// The first rename succeeds, the second cannot: a folder has come to stand in its place.
  @Test func aFailedRenamePutsEverythingBack() throws {
    let folder = try CommandFolder(["in.json": Self.white, "old.json": "old"])
    let before = try folder.state()
    let run = try folder.tokenc(
      "build", "in.json", "-o", "old.json", "-o", "new.json", "-o", "json:x", "-o", "json:x/y")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: cannot write 'x': it is a folder [unwritable-file]\n"))
    #expect(try folder.state() == before)
    #expect(try folder.paths() == ["in.json", "old.json"])
  }

  /// The report of `validate` goes to standard output; a build may print a result there.
  @Test(arguments: ["build in.json --format json", "build in.json -o json:-"])
  func standardOutputThatIsAnInputIsRefused(arguments: String) throws {
    let folder = try CommandFolder(["in.json": Self.white])
    let run = try folder.shell("tokenc \(arguments) >> in.json")
    #expect(
      run
        == CommandRun(
          status: 2,
          errors: """
            error: standard output goes to a file that is an input [unwritable-file]
             = help: send it to another file
            1 error

            """))
    #expect(folder.text("in.json") == Self.white)
  }

  @Test func aReportIsNotAddedToAnInput() throws {
    let folder = try CommandFolder(["in.json": "{,}"])
    let run = try folder.shell("tokenc validate in.json >> in.json")
    #expect(run.status == 2 && run.errors.hasPrefix("error: standard output goes to a file that "))
    #expect(folder.text("in.json") == "{,}")
  }

  @Test func standardOutputThatIsFullIsAnError() throws {
    let folder = try CommandFolder(["in.json": Self.white])
    let run = try folder.shell("tokenc build in.json -o json:- -o t.json > /dev/full")
    #expect(
      run
        == CommandRun(
          status: 2,
          errors: """
            error: cannot write '<stdout>': no space is left on the device [unwritable-file]
            1 error in 1 file

            """))
    #expect(try folder.paths() == ["in.json"])
  }

  /// As on a full disk: what was written up to then is removed again.
  @Test func aFileThatMayNotGrowChangesNothing() throws {
    let tokens = (0..<2000).map { "\"a\($0)\": \"#ffffff\"" }.joined(separator: ",")
    let folder = try CommandFolder([
      "in.json": "{\"t\": {\(tokens)}}", "small.json": "old", "large.json": "old",
    ])
    let before = try folder.state()
    let run = try folder.shell(
      "ulimit -f 200; tokenc build in.json -o large.json -o json:new "
        + "-o small.json")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "error: cannot write 'large.json': the file would be larger than is allowed "
          + "[unwritable-file]\n"))
    #expect(try folder.state() == before)
  }

  @Test func temporariesOfAKilledRunAreRemoved() throws {
    let folder = try CommandFolder(["in.json": Self.white])
    // No process has the largest number; number 1 always runs.
    for name in [".tokenc-2147483647-1", ".tokenc-1-1", ".tokenc-x", ".tokenc.json"] {
      try folder.write("left", to: name)
    }
    #expect(try folder.tokenc("build", "in.json", "-o", "t.json").status == 0)
    #expect(
      try folder.paths() == [".tokenc-1-1", ".tokenc-x", ".tokenc.json", "in.json", "t.json"])
  }

  @Test func checkPrintsWhatIsNotUpToDateAndWritesNothing() throws {
    let folder = try CommandFolder(["in.json": Self.white])
    let outputs = "-o a.json -o b.json -o new/c.json"
    #expect(try folder.shell("tokenc build in.json -o a.json").status == 0)
    try folder.write("old", to: "b.json")
    let before = try folder.state()
    #expect(
      try folder.shell("tokenc build in.json --check \(outputs)")
        == CommandRun(status: 1, output: "b.json\nnew/c.json\n"))
    #expect(try folder.state() == before)
    #expect(try folder.shell("tokenc build in.json \(outputs)") == CommandRun(status: 0))
    #expect(try folder.shell("tokenc build in.json --check \(outputs)") == CommandRun(status: 0))
  }

  @Test func anErrorComesBeforeTheCheck() throws {
    let folder = try CommandFolder(["in.json": "{", "t.json": "old"])
    let run = try folder.tokenc("build", "in.json", "-o", "t.json", "--check")
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains("[syntax]"))
  }
}
