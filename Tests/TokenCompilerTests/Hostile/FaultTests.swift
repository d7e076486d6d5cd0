import Foundation
import Testing

/// A small library that is loaded before the system's own.
enum FaultShim {
  /// The library; made once in a test run.
  static let library: String? = {
    #if os(Linux)
      guard Tool.has("cc"), let folder = try? SwiftToolchain.temporaryFolder("faults") else {
        return nil
      }
      let path = folder.appending(path: "faults.so").path
      let source = Golden.testsFolder.appending(path: "Fixtures/Faults/faults.c").path
      let run = try? Tool.run("cc", ["-shared", "-fPIC", "-O1", "-o", path, source, "-ldl"])
      return run?.status == 0 ? path : nil
    #else
      nil
    #endif
  }()
}

/// Calls of the system that fail or are interrupted, on a machine where such calls can be put in the way of
/// the command: a small library is loaded before the system's own.
@Suite(.enabled(if: FaultShim.library != nil, "needs Linux and a C compiler"))
struct FaultTests {
  private static let outputs = ["T.swift", "new/n.json", "t.css", "t.d", "t.json"]
  private static let command = ["build", "in.json", "-o", "t.css", "-o", "T.swift", "-o", "t.json"]

  private static func folder() throws -> CommandFolder {
    let folder = try CommandFolder(["in.json": "{\"a\": \"#111111\", \"n\": 1}"])
    #expect(try folder.tokenc(command + ["--depfile", "t.d"]) == CommandRun(status: 0))
    try folder.write("{\"a\": \"#222222\", \"m\": 2}", to: "in.json")
    return folder
  }

  private static func build(_ folder: CommandFolder, _ faults: [String: String]) throws
    -> CommandRun
  {
    try folder.tokenc(
      command + ["-o", "new/n.json", "--depfile", "t.d"],
      environment: faults.merging(["LD_PRELOAD": FaultShim.library ?? ""]) { $1 })
  }

  private static func texts(_ folder: CommandFolder) -> [String?] { outputs.map(folder.text) }

  /// The first call fails, then the second and so on: each build has all outputs or none, and says which.
  @Test(arguments: [
    (28, "no space is left on the device", false), (5, "input/output error", false),
    (30, "the file system is read-only", false), (28, "no space is left on the device", true),
  ])
  func whicheverCallFailsAllOutputsAreOldOrAllAreNew(
    code: Int, reason: String, withoutExchange: Bool
  ) throws {
    let fresh = try Self.folder()
    #expect(try Self.build(fresh, [:]) == CommandRun(status: 0))
    let new = Self.texts(fresh)
    var refused = 0
    for number in 1...200 {
      let folder = try Self.folder()
      let old = Self.texts(folder)
      var faults = ["FAULT_AT": "\(number)", "FAULT_CODE": "\(code)"]
      if withoutExchange { faults["FAULT_EXCHANGE"] = "1" }
      let run = try Self.build(folder, faults)
      let left = try folder.paths().filter { $0.contains(".tokenc-") }
      if run.status == 0 {
        #expect(Self.texts(folder) == new && run.errors.isEmpty, "call \(number)")
      } else {
        refused += 1
        #expect(run.status == 2 && Self.texts(folder) == old, "call \(number)")
        #expect(run.errors.hasPrefix("error: cannot write '"), "call \(number): \(run.errors)")
        #expect(run.errors.contains("': \(reason) [unwritable-file]\n"), "\(run.errors)")
      }
      #expect(left.isEmpty, "call \(number) leaves \(left)")
      // No call has failed, so there are no more.
      if run.status == 0, number > 25 { break }
    }
    #expect(refused > 10)
  }

  /// Killed at each of these calls in turn: every output is old or new, one temporary file an output stays
  /// at the most, and the next build removes it.
  @Test func aKillAtAnyCallLeavesWholeFiles() throws {
    let fresh = try Self.folder()
    #expect(try Self.build(fresh, [:]) == CommandRun(status: 0))
    let new = Self.texts(fresh)
    var mixed = 0
    for number in 1...200 {
      let folder = try Self.folder()
      let old = Self.texts(folder)
      let run = try Self.build(folder, ["FAULT_AT": "\(number)", "FAULT_CODE": "-9"])
      let now = Self.texts(folder)
      for index in now.indices {
        #expect(now[index] == old[index] || now[index] == new[index], "call \(number)")
      }
      if now != old, now != new { mixed += 1 }
      let left = try folder.paths().filter { $0.contains(".tokenc-") }
      #expect(left.count <= Self.outputs.count, "call \(number) leaves \(left)")
      #expect(try Self.build(folder, [:]) == CommandRun(status: 0))
      #expect(try folder.paths().filter { $0.contains(".tokenc-") } == [], "call \(number)")
      #expect(Self.texts(folder) == new)
      if run.status == 0 { break }
    }
    #expect(mixed > 2)
  }

  /// Half of all calls are interrupted, and the others do a few bytes at a time.
  @Test func interruptedAndShortCallsAreGoneOnWith() throws {
    let folder = try Self.folder()
    #expect(try Self.build(folder, [:]) == CommandRun(status: 0))
    let new = Self.texts(folder)
    for output in ["t.css", "T.swift", "t.json", "new/n.json", "t.d"] {
      try folder.write("old", to: output)
    }
    #expect(try Self.build(folder, ["FAULT_SHAKE": "1"]) == CommandRun(status: 0))
    #expect(Self.texts(folder) == new)
    let printed = try folder.tokenc("build", "-", "--format", "css", input: "{\"a\": \"#222222\"}")
    let shaken = try folder.tokenc(
      "build", "-", "--format", "css", input: "{\"a\": \"#222222\"}",
      environment: ["FAULT_SHAKE": "1", "LD_PRELOAD": FaultShim.library ?? ""])
    #expect(printed == shaken && printed.status == 0)
  }
}

/// Files, streams and times that are not as a command expects.
@Suite struct StrangeSurroundingsTests {
  private static let theme = "{\"a\": \"#222222\"}"

  /// With a stream closed, the next file that is opened would take its place.
  @Test(arguments: [
    (">&-", "build in.json -o t.css -o json:-", 2), (">&-", "build in.json -o t.css", 0),
    (">&-", "validate in.json", 0), ("2>&-", "build in.json -o t.css", 0),
    ("2>&-", "build bad.json -o t.css", 1), ("<&-", "build in.json -o t.css", 0),
    ("<&-", "build - -o t.css", 2), ("<&- >&- 2>&-", "build in.json -o t.css", 0),
    ("<&- >&- 2>&-", "build in.json -o t.css --format json", 2),
    ("<&- >&- 2>&-", "build bad.json -o t.css", 1),
  ])
  func closedStreams(streams: String, command: String, status: Int32) throws {
    let folder = try CommandFolder(["in.json": Self.theme, "bad.json": "{", "t.css": "old"])
    let run = try folder.shell("tokenc \(command) \(streams)")
    #expect(run.status == status, "\(run)")
    let css = folder.text("t.css")
    if status == 0, command.contains("-o t.css") {
      #expect(css?.hasPrefix("old") == false && css?.contains("#222222") == true)
      #expect(css?.contains("error") == false)
    } else {
      #expect(css == "old")
    }
    #expect(folder.text("in.json") == Self.theme)
    #expect(try folder.paths() == ["bad.json", "in.json", "t.css"])
  }

  /// The times of files say nothing: they may lie in the future or before all time.
  @Test(arguments: ["2100-01-01", "1960-01-01"])
  func timesOfFilesDoNotMatter(date: String) throws {
    let folder = try CommandFolder(["in.json": Self.theme])
    #expect(try folder.tokenc("build", "in.json", "-o", "t.css") == CommandRun(status: 0))
    let first = folder.text("t.css")
    for file in ["in.json", "t.css"] {
      _ = try folder.shell("touch -d \(date) \(file)")
      let before = try folder.state()
      #expect(try folder.tokenc("build", "in.json", "-o", "t.css") == CommandRun(status: 0))
      #expect(try folder.state() == before)
    }
    try folder.write("{\"a\": \"#333333\"}", to: "in.json")
    _ = try folder.shell("touch -d 1970-01-02 in.json")
    #expect(try folder.tokenc("build", "in.json", "-o", "t.css") == CommandRun(status: 0))
    #expect(folder.text("t.css") != first)
  }

  /// A file that shrinks, grows or is not there while it is read ends no build by a signal, and no output
  /// is made of half a file: it is cut in the middle of an object.
  @Test func filesThatChangeWhileTheyAreRead() throws {
    let long = "{" + (0..<20_000).map { "\"a\($0)\": \"#222222\"," }.joined() + "\"z\": 1}"
    let folder = try CommandFolder(["in.json": long, "short.json": "{\"a\": 1}"])
    #expect(try folder.tokenc("build", "in.json", "-o", "t.json") == CommandRun(status: 0))
    let whole = folder.text("t.json")
    try folder.write(long, to: "long.json")
    let loop = """
      while test ! -e stop; do
        cp long.json in.json; head -c 1000 long.json > in.json; rm in.json; cp long.json in.json
      done & loop=$!
      for number in \((0..<Soak.count(5, long: 100)).map(String.init).joined(separator: " ")); do
        tokenc build in.json -o t.json > out 2>&1; echo $? >> statuses
      done
      touch stop; wait $loop
      """
    #expect(try folder.shell(loop).status == 0)
    let statuses = (folder.text("statuses") ?? "").split(separator: "\n")
    #expect(!statuses.isEmpty && statuses.allSatisfy { ["0", "1", "2"].contains($0) })
    #expect(folder.text("t.json") == whole)
  }
}

/// File systems that are full or may not be written.
@Suite(
  .enabled(
    if: (try? CommandFolder().shell("unshare -m mount -t tmpfs none .").status) == 0,
    "needs the right to mount"))
struct FileSystemTests {
  private static let theme =
    "{\"t\": {" + (0..<2000).map { "\"a\($0)\": \"#222222\"" }.joined(separator: ",") + "}}"

  /// Runs a line where `out` is a file system of its own.
  private static func run(_ folder: CommandFolder, options: String, _ line: String) throws
    -> CommandRun
  {
    try folder.write(
      "mount -t tmpfs -o \(options) none out && echo old > out/t.css && \(line); status=$?; "
        + "cp -a out left; exit $status", to: "run.sh")
    return try folder.shell("mkdir -p out && unshare -m sh run.sh")
  }

  @Test func aFullDiskChangesNothing() throws {
    let folder = try CommandFolder(["in.json": Self.theme])
    let run = try Self.run(
      folder, options: "size=64k", "tokenc build in.json -o out/t.css -o out/T.swift -o t.json")
    #expect(run.status == 2, "\(run)")
    #expect(
      run.errors.contains(
        "error: cannot write 'out/T.swift': no space is left on the device [unwritable-file]\n"))
    #expect(folder.text("left/t.css") == "old\n" && folder.text("t.json") == nil)
    #expect(try folder.paths().filter { $0.hasPrefix("left/") } == ["left/t.css"])
  }

  @Test func aReadOnlyFileSystemIsSaid() throws {
    let folder = try CommandFolder(["in.json": Self.theme])
    let run = try Self.run(
      folder, options: "size=1m",
      "mount -o remount,ro out && tokenc build in.json -o out/new.css -o t.json")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "error: cannot write 'out/new.css': the file system is read-only [unwritable-file]\n"),
      "\(run.errors)")
    #expect(folder.text("t.json") == nil)
  }
}
