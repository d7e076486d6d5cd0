import Testing

private let asNobody = "setpriv --reuid=65534 --clear-groups tokenc"
private let canBeNobody = (try? CommandFolder().shell("\(asNobody) --version").status) == 0

/// Files that one may not read or write. Permission bits do not bind root, so root runs the command
/// as nobody.
@Suite(.enabled(if: canBeNobody, "needs root and setpriv")) struct PermissionTests {
  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder([
      "in.json": "{\"a\": \"#ffffff\"}\n", "secret.json": "{}", "old.css": "old",
      "open/old.css": "old", "closed/in.json": "{}",
    ])
    _ = try folder.shell("chmod 755 .; chmod 777 open; chmod 444 open/old.css")
    _ = try folder.shell("chmod 600 secret.json; chmod 700 closed")
    return folder
  }

  @Test(arguments: ["x.css", "old.css", "new/x.css", "closed/x.css", "closed/new/x.css"])
  func anOutputThatMayNotBeWrittenChangesNothing(output: String) throws {
    let folder = try folder()
    let before = try folder.state()
    let run = try folder.shell("\(asNobody) build in.json -o open/x.css -o \(output)")
    #expect(
      run
        == CommandRun(
          status: 2,
          errors: """
            error: cannot write '\(output)': permission denied [unwritable-file]
            1 error in 1 file

            """))
    #expect(try folder.state() == before)
  }

  /// A rename could replace it, but somebody has said that it is not to be changed.
  @Test func aReadOnlyFileInAFolderThatMayBeWrittenStays() throws {
    let folder = try folder()
    let run = try folder.shell("\(asNobody) build in.json -o open/x.css -o open/old.css")
    #expect(run.status == 2 && run.errors.hasPrefix("error: cannot write 'open/old.css': "))
    #expect(folder.text("open/old.css") == "old" && folder.text("open/x.css") == nil)
  }

  @Test(arguments: ["secret.json", "closed/in.json"])
  func anInputThatMayNotBeReadIsNamed(input: String) throws {
    let run = try folder().shell("\(asNobody) validate \(input)")
    #expect(
      run
        == CommandRun(
          status: 2,
          output: """
            error: cannot read '\(input)': permission denied [unreadable-file]
            1 error

            """))
  }
}
