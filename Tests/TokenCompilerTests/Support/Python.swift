import Foundation

/// Runs Python, whose packages read what we write with eyes that are not ours.
enum Python {
  /// Whether `python3` has a package.
  static func has(_ package: String) -> Bool {
    (try? run("import \(package)", input: Data())) != nil
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The standard output of a script; a script that fails throws what it said.
  static func run(_ script: String, arguments: [String] = [], input: Data) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    DispatchQueue.global().async {
      try? standardInput.fileHandleForWriting.write(contentsOf: input)
      try? standardInput.fileHandleForWriting.close()
    }
    let result = output.fileHandleForReading.readDataToEndOfFile()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: String(decoding: message, as: UTF8.self))
    }
    return result
  }
}
