import Foundation
import Testing

/// A fresh folder in which the built command runs as a process; removed at the end of the test.
final class CommandFolder {
  let url: URL

  /// A folder with these files, by path.
  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "tokenc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ bytes: Data, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  /// The text of a file, or `nil` where there is none.
  func text(_ path: String) -> String? {
    (try? Data(contentsOf: url.appending(path: path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of all files and folders, sorted.
  func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
  }

  /// The content of every file, and what shows whether it was written again.
  func state() throws -> [String: FileState] {
    var state: [String: FileState] = [:]
    for path in try paths() {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: url.appending(path: path).path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      state[path] = FileState(
        text: text(path), inode: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value,
        modified: attributes[.modificationDate] as? Date)
    }
    return state
  }

  /// Runs `tokenc` with these arguments.
  @discardableResult
  func tokenc(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:]
  ) throws -> CommandRun {
    try tokenc(arguments, input: input, environment: environment)
  }

  /// Runs `tokenc` with these arguments.
  func tokenc(
    _ arguments: [String], input: String? = nil, environment: [String: String] = [:]
  ) throws -> CommandRun {
    let command = builtProducts.appending(path: "tokenc").path
    return try run(command, arguments, input: input, environment: environment)
  }

  /// Runs a line of the shell in which `tokenc` is the built command.
  func shell(_ line: String) throws -> CommandRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try run(
      "/bin/sh", ["-c", line], environment: ["PATH": builtProducts.path + ":" + path])
  }

  /// What a line of the shell that runs `tokenc` reports, wherever it goes.
  func findings(of line: String) throws -> [ReportedFinding] {
    let run = try shell("\(line) --report json")
    // Results may stand before the report.
    let text = run.errors + run.output
    guard let start = text.range(of: "{\"version\": 1,") else { return [] }
    var report = text[start.lowerBound...]
    if let end = report.range(of: "}}\n") { report = report[..<end.upperBound] }
    return try JSONDecoder().decode(ReportedFindings.self, from: Data(report.utf8)).diagnostics
  }

  private func run(
    _ command: String, _ arguments: [String], input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> CommandRun {
    let streams = try CommandFolder()
    try streams.write(input ?? "", to: "in")
    for name in ["out", "err"] { try streams.write("", to: name) }
    let process = Process()
    process.executableURL = URL(filePath: command)
    process.arguments = arguments
    process.currentDirectoryURL = url
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "TERM"] { variables[name] = nil }
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: streams.url.appending(path: "in"))
    process.standardOutput = try FileHandle(forWritingTo: streams.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: streams.url.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    return CommandRun(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: streams.text("out") ?? "", errors: streams.text("err") ?? "")
  }
}

/// What a file is like.
struct FileState: Equatable {
  var text: String?
  var inode: UInt64?
  var modified: Date?
}

/// How a run ended and what it printed.
struct CommandRun: Equatable {
  /// The exit status; -1 after a signal.
  var status: Int32
  var output = ""
  var errors = ""
}

/// A finding of a report in JSON, as much of it as tests care for.
struct ReportedFinding: Decodable, Equatable {
  var code: String
  var severity: String
  var message: String
  var file: String?
  var line: Int?
}

private struct ReportedFindings: Decodable {
  var diagnostics: [ReportedFinding]
}
