import Foundation
import Testing

/// The built command, running beside the test until it is interrupted.
final class RunningCommand {
  let process = Process()
  let folder: CommandFolder

  /// `tokenc` with these arguments.
  convenience init(
    _ folder: CommandFolder, _ arguments: String..., environment: [String: String] = [:]
  ) throws {
    let command = builtProducts.appending(path: "tokenc").path
    try self.init(folder, command, arguments, environment: environment)
  }

  init(
    _ folder: CommandFolder, _ command: String, _ arguments: [String],
    environment: [String: String] = [:]
  ) throws {
    self.folder = folder
    for name in ["out.txt", "err.txt"] { try folder.write("", to: name) }
    process.executableURL = URL(filePath: command)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "out.txt"))
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "err.txt"))
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  var errors: String { folder.text("err.txt") ?? "" }
  var output: String { folder.text("out.txt") ?? "" }
  /// How often it has run again.
  var runs: Int {
    errors.split(separator: "\n").count {
      $0.hasPrefix("tokenc: ") && ($0.hasSuffix("has changed") || $0.hasSuffix("are others"))
    }
  }

  /// Waits until something holds, for some seconds.
  func expect(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ holds: () -> Bool
  ) {
    for _ in 0..<1000 {
      if holds() { return }
      usleep(10_000)
    }
    Issue.record("\(what): \(errors)", sourceLocation: sourceLocation)
  }

  /// The exit status after a signal: -1 where the signal ended it, -2 where nothing did.
  func end(by signal: Int32 = SIGINT) -> Int32 {
    kill(process.processIdentifier, signal)
    for _ in 0..<200 where process.isRunning { usleep(25_000) }
    guard !process.isRunning else { return -2 }
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// The time on a processor until now, in hundredths of a second; only on Linux.
  var processorTime: Int? {
    // Behind the name in brackets, the 12th and 13th number.
    guard let text = system("stat"), let end = text.lastIndex(of: ")") else { return nil }
    let words = text[end...].split(separator: " ")
    guard words.count > 13, let user = Int(words[12]), let system = Int(words[13]) else {
      return nil
    }
    return user + system
  }

  /// The memory that it holds now, in KiB; only on Linux.
  var memory: Int? {
    let line = system("status")?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  /// How many files it has open; only on Linux.
  var descriptors: Int? {
    let place = "/proc/\(process.processIdentifier)/fd"
    return try? FileManager.default.contentsOfDirectory(atPath: place).count
  }

  private func system(_ name: String) -> String? {
    try? String(contentsOfFile: "/proc/\(process.processIdentifier)/\(name)", encoding: .utf8)
  }
}
