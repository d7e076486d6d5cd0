import Foundation
import Testing

private enum Git {
  static let isInstalled = (try? CommandFolder().shell("git --version").status) == 0
}

/// `tokenc diff` of revisions of git.
@Suite(.enabled(if: Git.isInstalled)) struct GitDiffTests {
  /// Two commits, `v1` and `v2`, in which a token goes, a colour changes and dark comes; then a change
  /// that is not committed.
  static func repository() throws -> CommandFolder {
    let folder = try CommandFolder([
      "themes/base.json":
        ##"{"color": {"sea": "#014f86", "link": "{color.sea}", "old": "#ffffff"}}"##,
      "themes/tokenc.json": #"{"layers": ["base.json"]}"#,
    ])
    try git(folder, "init -q .", "config user.email test@example.com", "config user.name Test")
    try git(folder, "add .", "commit -q -m one", "tag v1")
    try folder.write(
      ##"{"color": {"sea": "#016fb9", "link": "{color.sea}"}}"##, to: "themes/base.json")
    try folder.write(##"{"color": {"sea": "#89c2d9"}}"##, to: "themes/dark.json")
    try folder.write(
      #"{"layers": ["base.json"], "theme": {"dark": "dark.json"}}"#, to: "themes/tokenc.json")
    try git(folder, "add .", "commit -q -m two", "tag v2", "branch topic/a v2")
    try folder.write(
      ##"{"color": {"sea": "#000000", "link": "{color.sea}"}}"##, to: "themes/base.json")
    return folder
  }

  private static func git(_ folder: CommandFolder, _ lines: String...) throws {
    for line in lines {
      let run = try folder.shell("git -c commit.gpgsign=false \(line)")
      try #require(run.status == 0, "git \(line): \(run.errors)")
    }
  }

  /// Arguments, and lines of the answer.
  static let compared: [(String, [String])] = [
    (
      "v1:themes/base.json v2:themes/base.json",
      ["  color.old: removed (color #ffffff)", "  color.sea: #014f86 → #016fb9 (ΔE 11.52)"]
    ),
    ("v2:themes/base.json themes/base.json", ["  color.sea: #016fb9 → #000000 (ΔE 39.18)"]),
    ("--git v1..v2 themes/base.json", ["  color.sea: #014f86 → #016fb9 (ΔE 11.52)"]),
    ("--git v1...topic/a themes/base.json", ["  color.sea: #014f86 → #016fb9 (ΔE 11.52)"]),
    ("--git v1.. themes/base.json", ["  color.sea: #014f86 → #016fb9 (ΔE 11.52)"]),
    ("--git v2 themes/base.json", ["  color.sea: #016fb9 → #000000 (ΔE 39.18)"]),
    ("--git v1..v2 --config themes/tokenc.json", ["  the modifier theme: added"]),
    ("v1:themes/tokenc.json topic/a:themes/tokenc.json", ["  the modifier theme: added"]),
    (
      "v2:themes/base.json v2:themes/base.json,dark=themes/dark.json",
      ["minor: 1 safe change", "  the modifier theme: added"]
    ),
  ]

  @Test(arguments: compared) func compares(arguments: String, lines: [String]) throws {
    let run = try Self.repository().shell("tokenc diff \(arguments)")
    #expect(run.errors.isEmpty)
    let printed = run.output.split(separator: "\n").map(String.init)
    for line in lines { #expect(printed.contains(line), "\(run.output)") }
  }

  @Test func pathsAreRelativeToTheWorkingDirectory() throws {
    let run = try Self.repository().shell("cd themes && tokenc diff --git v1..v2")
    #expect(run.status == 1 && run.output.contains("color.old: removed"), "\(run)")
  }

  @Test func documentsNameFilesOfTheirRevision() throws {
    let folder = try CommandFolder([
      "a.resolver.json":
        #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": "#
        + #"[{"$ref": "parts/a.json"}]}]}"#,
      "parts/a.json": #"{"a": {"$type": "number", "$value": 1}}"#,
    ])
    try Self.git(folder, "init -q .", "config user.email test@example.com", "config user.name Test")
    try Self.git(folder, "add .", "commit -q -m one", "tag v1")
    try folder.write(#"{"a": {"$type": "number", "$value": 2}}"#, to: "parts/a.json")
    let run = try folder.tokenc("diff", "--git", "v1", "a.resolver.json")
    #expect(run.output.contains("  a: 1 → 2\n"), "\(run)")
    try folder.write(
      try #require(folder.text("a.resolver.json")).replacing("parts/a.json", with: "../a.json"),
      to: "b.resolver.json")
    try Self.git(folder, "add .", "commit -q -m two")
    let outside = try folder.tokenc("diff", "HEAD:b.resolver.json", "HEAD:b.resolver.json")
    #expect(outside.status == 2 && outside.errors.contains("lies outside the folder"), "\(outside)")
  }

  static let refused: [(String, String)] = [
    ("v3:themes/base.json themes/base.json", "the revision 'v3': there is no such revision"),
    ("--git v1..v3 themes/base.json", "the revision 'v3': there is no such revision"),
    ("--git=--upload-pack..v1 themes/base.json", "no revision begins with '-'"),
    ("--git 'v1..--output=x' themes/base.json", "no revision begins with '-'"),
    ("-- -x:themes/base.json themes/base.json", "the revision '-x': no revision begins with '-'"),
    ("--git '' themes/base.json", "it is no name of a revision"),
    ("'v1;touch made:themes/base.json' themes/base.json", "there is no such revision"),
    ("'v1:themes/$(touch made).json' themes/base.json", "no such file in that revision"),
    ("v1:themes themes/base.json", "cannot read 'v1:themes': it is a folder"),
    ("v1:gone.json themes/base.json", "cannot read 'v1:gone.json': there is no such file in that"),
    ("v1:/etc/passwd themes/base.json", "it is an absolute path, and a revision has none"),
    ("v1:../base.json themes/base.json", "there is no such file in that revision"),
    ("--git v1..v2", "'tokenc.json' is not in the revision 'v1', and no input is given"),
  ]

  @Test(arguments: refused) func isRefused(arguments: String, message: String) throws {
    let folder = try Self.repository()
    let run = try folder.shell("tokenc diff \(arguments)")
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(message), "\(run)")
    #expect(folder.text("made") == nil)
  }

  @Test func tellsThatThereIsNoRepositoryOrNoGit() throws {
    let folder = try CommandFolder(["a.json": "{}"])
    let outside = try folder.tokenc("diff", "v1:a.json", "a.json")
    #expect(outside.status == 2 && outside.errors.contains("git says: not a git repository"))
    let missing = try folder.tokenc("diff", "v1:a.json", "a.json", environment: ["PATH": "/none"])
    #expect(missing.errors.contains("git is not installed, or not in PATH"), "\(missing)")
    // Nobody needs git for files alone.
    let files = try folder.tokenc("diff", "a.json", "a.json", environment: ["PATH": "/none"])
    #expect(files == CommandRun(status: 0, output: "no changes\n"))
  }

  /// A file whose name looks like a revision's is a file.
  @Test func aFileMayHaveAColonInItsName() throws {
    let folder = try CommandFolder(["v1:a.json": #"{"a": 1}"#, "a,b=c.json": #"{"a": 1}"#])
    #expect(try folder.tokenc("diff", "v1:a.json", "a,b=c.json").output == "no changes\n")
  }
}
