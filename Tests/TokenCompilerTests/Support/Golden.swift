import Foundation
import Testing

@testable import TokenCompiler

/// Compares outputs with files below `Golden/`. `RECORD_GOLDEN=1` writes what differs and fails once,
/// so that a person reads the difference.
enum Golden {
  /// The folder of the tests' own sources.
  static let testsFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  /// The root of the package.
  static let packageFolder = testsFolder.deletingLastPathComponent().deletingLastPathComponent()
  /// Where the expected files are.
  static let folder = testsFolder.appendingPathComponent("Golden")

  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
  }

  /// Expects `bytes` to be those of the golden file at `path`, e.g. `fixtures/swift/Theme.swift`.
  static func expect(
    _ bytes: [UInt8], equals path: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.appendingPathComponent(path)
    let expected = (try? Data(contentsOf: url)).map(Array.init)
    guard bytes != expected else { return }
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
      Issue.record("recorded \(path); read the difference", sourceLocation: sourceLocation)
    } else if let expected {
      Issue.record(
        "\(path) differs: \(difference(expected, bytes)); RECORD_GOLDEN=1 records it",
        sourceLocation: sourceLocation)
    } else {
      Issue.record(
        "there is no golden file \(path); RECORD_GOLDEN=1 records it",
        sourceLocation: sourceLocation)
    }
  }

  /// The same for all files of an output, below a folder.
  static func expect(
    _ files: [OutputFile], in folder: String, defaultName: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    for file in files {
      let name = file.path.isEmpty ? defaultName : file.path
      try expect(file.bytes, equals: folder + "/" + name, sourceLocation: sourceLocation)
    }
  }

  /// The first line that differs.
  private static func difference(_ expected: [UInt8], _ actual: [UInt8]) -> String {
    let old = expected.split(separator: 10, omittingEmptySubsequences: false)
    let new = actual.split(separator: 10, omittingEmptySubsequences: false)
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let index = line ?? min(old.count, new.count)
    func text(_ lines: [ArraySlice<UInt8>]) -> String {
      index < lines.count ? String(decoding: lines[index], as: UTF8.self) : "(no line)"
    }
    return "line \(index + 1) is '\(text(new))' and not '\(text(old))'"
  }
}
