import Foundation
import Testing

/// Builds over existing outputs that are killed at any moment: each output is whole, the old one or the new
/// one; at most one temporary file an output is left, and the next build removes it.
@Suite(.enabled(if: Tool.has("python3"), "needs python3")) struct KillTests {
  struct Result: Decodable {
    var kills: Int
    var ended: Int
    var old: Int
    var new: Int
    var mixed: Int
    var leftovers: Int
    var faults: [String]
  }

  @Test func outputsAreWholeAfterAKill() throws {
    let script = try String(
      contentsOf: Golden.testsFolder.appending(path: "Fixtures/Faults/kill.py"), encoding: .utf8)
    let count = Soak.count(20, long: 200)
    let command = builtProducts.appending(path: "tokenc").path
    let data = try Python.run(script, arguments: [command, "\(count)", "1"], input: Data())
    let result = try JSONDecoder().decode(Result.self, from: data)
    #expect(result.faults.isEmpty, "\(result.faults.joined(separator: "\n"))")
    #expect(result.kills == count, "\(result)")
    Soak.note("\(result)")
  }

  /// What a killed run left goes even where there is nothing to write.
  @Test func leftOversOfAKilledRunGoWhereNothingHasChanged() throws {
    let folder = try CommandFolder(["in.json": "{\"a\": \"#ffffff\"}"])
    #expect(try folder.tokenc("build", "in.json", "-o", "out/t.css") == CommandRun(status: 0))
    try folder.write("left", to: "out/.tokenc-2147483647-1")
    #expect(try folder.tokenc("build", "in.json", "-o", "out/t.css") == CommandRun(status: 0))
    #expect(try folder.paths() == ["in.json", "out", "out/t.css"])
  }

  /// Both write the same files at once. Each file is one of the two, and both are done.
  @Test func twoBuildsAtOnce() throws {
    let folder = try CommandFolder([
      "a.json": "{\"a\": \"#aaaaaa\", \"b\": \"\(String(repeating: "a", count: 100_000))\"}",
      "b.json": "{\"a\": \"#bbbbbb\", \"b\": \"\(String(repeating: "b", count: 100_000))\"}",
    ])
    let outputs = ["t.css", "T.swift", "t.json"]
    func arguments(_ name: String) -> [String] {
      ["build", "\(name).json"] + outputs.flatMap { ["-o", $0] }
    }
    var whole: [String: Set<String?>] = [:]
    for name in ["a", "b"] {
      #expect(try folder.tokenc(arguments(name)) == CommandRun(status: 0))
      for output in outputs { whole[output, default: []].insert(folder.text(output)) }
    }
    for _ in 0..<Soak.count(10, long: 100) {
      let runs = try Self.atOnce(["a", "b"].map(arguments), in: folder)
      #expect(runs == [CommandRun(status: 0), CommandRun(status: 0)])
      for output in outputs { #expect(whole[output]?.contains(folder.text(output)) == true) }
      #expect(try folder.paths() == ["T.swift", "a.json", "b.json", "t.css", "t.json"])
    }
  }

  private static func atOnce(_ lines: [[String]], in folder: CommandFolder) throws -> [CommandRun] {
    let path = folder.url
    let processes = try lines.map { arguments in
      let process = Process()
      process.executableURL = builtProducts.appending(path: "tokenc")
      process.arguments = arguments
      process.currentDirectoryURL = path
      try process.run()
      return process
    }
    return processes.map { process in
      process.waitUntilExit()
      let ended = process.terminationReason == .exit
      return CommandRun(status: ended ? process.terminationStatus : -1)
    }
  }
}
