import Foundation

/// Programs that are not ours and read what we write.
enum Tool {
  /// Where a program of the path is.
  static func path(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Whether a program is there.
  static func has(_ name: String) -> Bool { path(name) != nil }

  /// Runs a program and gives what it printed.
  static func run(_ name: String, _ arguments: [String], input: [UInt8] = []) throws -> CommandRun {
    let folder = try CommandFolder()
    for file in ["in", "out", "err"] { try folder.write(Data(file == "in" ? input : []), to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardInput = try FileHandle(forReadingFrom: folder.url.appending(path: "in"))
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    return CommandRun(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: folder.text("out") ?? "", errors: folder.text("err") ?? "")
  }
}
