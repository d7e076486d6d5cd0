import Foundation
import Testing

/// The documents show runs of the command. This runs them again, in the order in which they stand,
/// and compares what they print.
///
/// In a block marked `console`, a line that begins with `$ ` is a command and what follows is its
/// output, errors included; `$ echo $?` shows a status. A block marked `json FILE` (or another
/// language and a file name) is first written to that file.
@Suite struct DocumentationTests {
  static let documents = ["README.md", "CONTRIBUTING.md"] + documentationFiles()

  @Test(arguments: documents) func runsAreAsShown(document: String) throws {
    let file = packageRoot.appending(path: document)
    let text = try String(contentsOf: file, encoding: .utf8)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: packageRoot.appending(path: "Fixtures"), to: folder.appending(path: "Fixtures"))
    let repeated = try Self.repeatRuns(in: text, folder)
    if Golden.isRecording { try repeated.write(to: file, atomically: true, encoding: .utf8) }
    #expect(repeated == text, "a run in \(document) prints something else now")
  }

  /// The document with the output of every run as it is now.
  private static func repeatRuns(in text: String, _ folder: URL) throws -> String {
    var result: [String] = []
    var block: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if !line.hasPrefix("```") {
        if block == nil { result.append(line) } else { block?.lines.append(line) }
      } else if let closed = block {
        result += try lines(of: closed, folder) + [line]
        block = nil
      } else {
        let words = line.dropFirst(3).split(separator: " ").map(String.init)
        block = Block(language: words.first ?? "", file: words.count > 1 ? words[1] : nil)
        result.append(line)
      }
    }
    return result.joined(separator: "\n")
  }

  private struct Block {
    var language: String
    var file: String?
    var lines: [String] = []
  }

  /// The lines of a block: a file's as they stand, a console's with what its commands print.
  private static func lines(of block: Block, _ folder: URL) throws -> [String] {
    if let file = block.file {
      let text = block.lines.joined(separator: "\n") + "\n"
      let target = folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: target, atomically: true, encoding: .utf8)
    }
    guard block.language == "console" else { return block.lines }
    var result: [String] = []
    var status: Int32 = 0
    for command in commands(of: block.lines) {
      result += command.map { $0 }
      let text = command.joined(separator: "\n").dropFirst(2)
      if text == "echo $?" {
        result.append("\(status)")
        continue
      }
      let run = try shell(String(text), in: folder)
      status = run.status
      let output = run.output.hasSuffix("\n") ? String(run.output.dropLast()) : run.output
      if !output.isEmpty { result.append(output) }
    }
    return result
  }

  /// The lines of each command; one that ends with a backslash goes on in the next line.
  private static func commands(of lines: [String]) -> [[String]] {
    var commands: [[String]] = []
    var isOpen = false
    for line in lines {
      if isOpen {
        commands[commands.count - 1].append(line)
      } else if line.hasPrefix("$ ") {
        commands.append([line])
      } else {
        continue
      }
      isOpen = line.hasSuffix("\\")
    }
    return commands
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
