import Foundation
import Testing

/// What `--watch` sees: whatever makes a path lead to something else.
@Suite struct WatchedPlacesTests {
  private static func theme(_ color: String) -> String { #"{"color": {"a": "\#(color)"}}"# }

  /// A build of `a.json` into `a.css` that a line of the shell has to bring to another colour.
  private static func check(
    _ files: KeyValuePairs<String, String>, before: String = "true", input: String = "a.json",
    changes: [(line: String, color: String)], environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try CommandFolder(files)
    #expect(try folder.shell(before).status == 0, sourceLocation: sourceLocation)
    let run = try RunningCommand(
      folder, "build", input, "-o", "a.css", "--watch", environment: environment)
    run.expect("a first run", sourceLocation: sourceLocation) { run.errors.contains("watching") }
    for (line, color) in changes {
      #expect(try folder.shell(line).status == 0, sourceLocation: sourceLocation)
      run.expect("\(color) after \(line)", sourceLocation: sourceLocation) {
        folder.text("a.css")?.contains(color) == true
      }
    }
    #expect(run.end() == 0, sourceLocation: sourceLocation)
  }

  @Test func aFileThatIsNotThereYet() throws {
    let folder = try CommandFolder()
    let run = try RunningCommand(folder, "build", "new/a.json", "-o", "a.css", "--watch")
    run.expect("a message") { run.errors.contains("[unreadable-file]") }
    run.expect("that it waits") { run.errors.contains("watching") }
    try folder.write(Self.theme("#111111"), to: "new/a.json")
    run.expect("a build") { folder.text("a.css")?.contains("#111111") == true }
    #expect(run.end() == 0)
  }

  @Test func linksThatLeadElsewhere() throws {
    try Self.check(
      ["v1/x.json": Self.theme("#111111"), "v2/x.json": Self.theme("#222222")],
      before: "ln -s v1 now; ln -s now/x.json a.json",
      changes: [
        ("ln -s v2 then; mv -T then now", "#222222"),
        (##"printf '{"color": {"a": "#333333"}}' > v2/x.json"##, "#333333"),
        (##"printf '{"color": {"a": "#444444"}}' > v2/y; mv v2/y v2/x.json"##, "#444444"),
        ("rm a.json; ln -s v1/x.json a.json", "#111111"),
      ])
  }

  @Test func foldersThatGoAndCome() throws {
    try Self.check(
      ["in/side/a.json": Self.theme("#111111"), "other/side/a.json": Self.theme("#222222")],
      input: "in/side/a.json",
      changes: [
        ("mv in old; mv other in", "#222222"),
        ("rm -r in; sleep 0.2; mv old in", "#111111"),
      ])
  }

  /// Tools that copy files set their times back.
  @Test func aFileOfTheSameSizeAndTime() throws {
    try Self.check(
      ["a.json": Self.theme("#111111"), "b.json": Self.theme("#222222")],
      changes: [("touch -r a.json t; cat b.json > a.json; touch -r t a.json", "#222222")])
  }

  @Test func filesThatMayBeReadAgain() throws {
    guard getuid() != 0 else { return }
    try Self.check(
      ["a.json": Self.theme("#111111")], before: "chmod 000 a.json",
      changes: [("chmod 644 a.json", "#111111")])
  }

  /// What else happens in the folder is no reason to run.
  @Test func otherFilesAreNothing() throws {
    let folder = try CommandFolder(["a.json": Self.theme("#111111")])
    let run = try RunningCommand(
      folder, "validate", "--each", "**/*.json", "--base", "a.json", "--watch")
    run.expect("a first run") { run.errors.contains("watching") }
    let line = "for i in 1 2 3 4 5; do echo x > x.txt; mv x.txt y.txt; rm y.txt; sleep 0.1; done"
    #expect(try folder.shell(line).status == 0)
    #expect(run.runs == 0)
    #expect(run.end() == 0)
  }

  /// Folders that come to a pattern, also where no file fitted it before.
  @Test func newFoldersOfAPattern() throws {
    let folder = try CommandFolder(["base.json": Self.theme("#111111")])
    let run = try RunningCommand(
      folder, "validate", "--base", "base.json", "--each", "brands/**/theme*.json", "--watch")
    run.expect("a message") { run.errors.contains("watching") && run.output.contains("brands") }
    try folder.write(##"{"color": {"b": "#333333"}}"##, to: "brands/acme/deep/theme.json")
    run.expect("the finding") { run.output.contains("'color.b'") }
    try folder.write(##"{"color": {"c": "#333333"}}"##, to: "brands/globex/theme2.json")
    run.expect("the next") { run.output.contains("'color.c'") }
    #expect(run.end() == 0)
  }

  /// Where the system tells nothing, the files are looked at, which is said once.
  @Test func looksWhereItIsNotTold() throws {
    let folder = try CommandFolder(["a.json": Self.theme("#111111")])
    let run = try RunningCommand(
      folder, "build", "a.json", "-o", "a.css", "--watch", environment: ["TOKENC_WATCH": "poll"])
    try Self.expectLooking(run, "'TOKENC_WATCH' says so")
  }

  @Test(.enabled(if: canLimitWatching, "user namespaces are needed to lower the limit"))
  func looksWhereNoMoreCanBeWatched() throws {
    let folder = try CommandFolder(["a.json": Self.theme("#111111")])
    let tokenc = builtProducts.appending(path: "tokenc").path
    let run = try RunningCommand(
      folder, "/bin/sh",
      [
        "-c",
        """
        exec unshare -Ur sh -c 'echo 0 > /proc/sys/user/max_inotify_instances
        exec "\(tokenc)" build a.json -o a.css --watch'
        """,
      ])
    try Self.expectLooking(run, "the system lets nobody watch more files")
  }

  private static let canLimitWatching = {
    let test = "unshare -Ur sh -c 'echo 0 > /proc/sys/user/max_inotify_instances'"
    return (try? CommandFolder().shell(test).status) == 0
  }()

  private static func expectLooking(_ run: RunningCommand, _ reason: String) throws {
    run.expect("the reason") { run.errors.contains(reason) }
    for color in ["#222222", "#333333"] {
      try run.folder.write(theme(color), to: "a.json")
      run.expect(color) { run.folder.text("a.css")?.contains(color) == true }
    }
    #expect(run.errors.matches(of: #/looking for changes/#).count == 1)
    #expect(run.end() == 0)
  }
}

/// What watching costs.
@Suite(.serialized) struct WatchCostTests {
  private static func theme(_ index: Int) -> String {
    #"{"color": {"a": "\#(color(index))"}, "number": {"n": \#(index)}}"#
  }

  private static func color(_ index: Int) -> String { "#" + String(index + 0x100000, radix: 16) }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/stat"), "needs /proc"))
  func waitingCostsNothing() throws {
    let folder = try CommandFolder(["a.json": Self.theme(1)])
    let run = try RunningCommand(folder, "build", "a.json", "-o", "a.css", "--watch")
    run.expect("a first run") { run.errors.contains("watching") }
    usleep(200_000)
    let before = try #require(run.processorTime)
    usleep(2_000_000)
    #expect(try #require(run.processorTime) - before <= 1)
    #expect(run.end(by: SIGTERM) == 0)
  }

  /// Memory and open files stay what they are, in `make soak` over 5,000 changes.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/stat"), "needs /proc"))
  func nothingGrows() throws {
    let folder = try CommandFolder(["a.json": Self.theme(0)])
    let run = try RunningCommand(folder, "build", "a.json", "-o", "a.css", "--watch")
    run.expect("a first run") { run.errors.contains("watching") }
    var after: (memory: Int, descriptors: Int)?
    let count = Soak.count(150, long: 5_000)
    for index in 1...count {
      // Some are broken, and some take the place of the file. What each run has made is waited for: what
      // changes between its message and its reading is no run of its own.
      try folder.write(index % 10 == 0 ? "{" : Self.theme(index), to: "new.json")
      let line = index % 3 == 0 ? "mv new.json a.json" : "cat new.json > a.json"
      #expect(try folder.shell(line).status == 0)
      run.expect("run \(index)") {
        index % 10 == 0
          ? run.errors.matches(of: #/\[syntax\]/#).count >= index / 10
          : folder.text("a.css")?.contains(Self.color(index)) == true
      }
      if index == count / 3 { after = (run.memory ?? 0, run.descriptors ?? 0) }
    }
    let start = try #require(after)
    run.expect("that it is done") { (run.descriptors ?? .max) <= start.descriptors }
    #expect(try #require(run.memory) <= start.memory + 1024, "in KiB")
    #expect(run.end() == 0)
  }
}
