import Foundation
import Testing

/// The documents show runs of the command. This runs them again, in the order in which they stand,
/// and compares what they print.
///
/// In a block marked `console`, a line that begins with `$ ` is a command and what follows is its
/// output, errors included; `$ echo $?` shows a status. A block marked `json FILE` (or another
/// language and a file name) is first written to that file.
@Suite struct DocumentationTests {
  static let documents = ["README.md"] + documentationFiles()

  @Test(arguments: documents) func runsAreAsShown(document: String) throws {
    let text = try String(contentsOf: packageRoot.appending(path: document), encoding: .utf8)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: packageRoot.appending(path: "Fixtures"), to: folder.appending(path: "Fixtures"))
    for block in Self.blocks(of: text) {
      if let file = block.file {
        try (block.lines.joined(separator: "\n") + "\n")
          .write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
      } else if block.language == "console" {
        try Self.repeatRuns(block, in: folder)
      }
    }
  }

  private struct Block {
    var language: String
    var file: String?
    var lines: [String] = []
  }

  private static func repeatRuns(_ block: Block, in folder: URL) throws {
    var status: Int32 = 0
    for run in runs(of: block.lines) {
      if run.command == "echo $?" {
        #expect(run.output == ["\(status)"], "status of the command above")
        continue
      }
      let result = try shell(run.command, in: folder)
      status = result.status
      let output = result.output.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      #expect(trimmed(output) == trimmed(run.output), "$ \(run.command)")
    }
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    Array(lines.reversed().drop { $0.isEmpty }.reversed())
  }

  private static func runs(of lines: [String]) -> [(command: String, output: [String])] {
    var runs: [(command: String, output: [String])] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        runs.append((String(line.dropFirst(2)), []))
      } else if !runs.isEmpty {
        if let last = runs.last, last.command.hasSuffix("\\") {
          let next = line.drop { $0 == " " || $0 == ">" }
          runs[runs.count - 1].command = String(last.command.dropLast()) + String(next)
        } else {
          runs[runs.count - 1].output.append(line)
        }
      }
    }
    return runs
  }

  private static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          let words = line.dropFirst(3).split(separator: " ").map(String.init)
          open = Block(language: words.first ?? "", file: words.count > 1 ? words[1] : nil)
        }
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }

  private static func shell(
    _ command: String, in folder: URL
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = builtProducts.path + ":" + (environment["PATH"] ?? "")
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private static func documentationFiles() -> [String] {
    let folder = packageRoot.appending(path: "Documentation")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
  }
}
