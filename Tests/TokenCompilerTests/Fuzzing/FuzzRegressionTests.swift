import Foundation
import Testing

@testable import TokenCompiler

/// Runs what the fuzzer starts from and what it once found: a trap is the failure.
@Suite struct FuzzRegressionTests {
  @Test(arguments: FuzzTarget.allCases) func keptInputsDoNotTrap(_ target: FuzzTarget) throws {
    let seeds = try Self.inputs("seeds", target)
    #expect(!seeds.isEmpty)
    for input in try seeds + Self.inputs("regressions", target) {
      target.run(input)
      target.run(input, thoroughly: true)
    }
  }

  /// Every seed is one that its target can read: a seed that is refused at once leads nowhere.
  @Test(arguments: FuzzTarget.allCases) func seedsAreRead(_ target: FuzzTarget) throws {
    for input in try Self.inputs("seeds", target) where target != .json {
      let first = input.split(separator: FuzzTarget.separator).first.map(Array.init) ?? []
      var findings: [Diagnostic] = []
      let source = SourceFile(path: "a.jsonc", bytes: first)
      _ = JSONParser.parse(source, syntax: .jsonc, into: &findings)
      #expect(findings.isEmpty, "\(String(decoding: first, as: UTF8.self))")
    }
  }

  private static func inputs(_ kind: String, _ target: FuzzTarget) throws -> [[UInt8]] {
    let folder = packageRoot.appending(path: "Fuzzing/\(kind)/\(target.rawValue)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.sorted().map { Array(try Data(contentsOf: folder.appending(path: $0))) }
  }
}
