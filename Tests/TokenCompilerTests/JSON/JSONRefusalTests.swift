import Foundation
import Testing

@testable import TokenCompiler

/// Nothing but white space is passed over in silence: what is no JSON has a finding, whatever was done to it.
@Suite struct JSONRefusalTests {
  /// Lines as people leave them behind.
  private static let lines = [
    ">>>>>>> feature/blue", "=======", "<<<<<<< HEAD", "||||||| 1a2b3c", "<!-- rounder -->", "<!--",
    "-->", "// x", "/* x */", "# x", "#", "--", "...", "…", ";", ",", "\"", "'", "`", "```",
    "```json",
    "{", "}", "[", "]", "(", ")", "<", ">", ":", "=", "x", "\"x\"", "\"x\":", "\"x\": 1", "12",
    "@media",
    "TODO", "+ \"a\": 1,", "- \"a\": 1,", "@@ -1,3 +1,4 @@", "\\", "/", "*", "\u{FEFF}", "\u{A0}",
    "\u{7}",
  ]

  /// A fixture with one to three such changes.
  private static func broken(_ original: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...3, using: &random) where bytes.count > 1 {
      let at = Int.random(in: 0..<bytes.count - 1, using: &random)
      let lineStart = bytes[..<at].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let lineEnd = bytes[at...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let line = (lines.randomElement(using: &random) ?? "") + "\n"
        bytes.insert(contentsOf: line.utf8, at: lineStart)
      case 2: bytes.removeSubrange(lineStart..<lineEnd)
      case 3: bytes.insert(contentsOf: bytes[lineStart..<lineEnd], at: lineStart)
      case 4: bytes.remove(at: at)
      case 5: bytes.insert(contentsOf: (lines.randomElement(using: &random) ?? "").utf8, at: at)
      case 6: bytes.swapAt(at, at + 1)
      default: bytes[at] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return bytes
  }

  private static func fixture(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Golden.packageFolder.appending(path: "Fixtures/\(name)")))
  }

  /// The reader that is in a hurry takes RFC 8259 and nothing else, which `PythonJSONTests` hold it to.
  @Test func whatIsNoJSONIsTold() throws {
    let original = try Self.fixture("customTheme.json")
    var random = SeededGenerator(seed: 11)
    var refused = 0
    for _ in 0..<Soak.count(4000, long: 200_000) {
      let bytes = Self.broken(original, &random)
      guard StrictJSONReader.read(bytes.span, limits: .standard) == nil else { continue }
      refused += 1
      let (tree, findings) = parse(bytes: bytes)
      expectSound(tree)
      if !findings.contains(where: { $0.severity == .error }) {
        Issue.record("taken without a word: \(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(refused > 1000)
  }
}
