import Foundation
import Testing

/// The pictures of the README, which `make pictures` draws.
@Suite struct PictureTests {
  private static let folder = packageRoot.appending(path: "Documentation/Pictures")
  private static let documents = ["README.md", "Documentation/Outputs.md", "Documentation/Diff.md"]

  private static func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: packageRoot.appending(path: path))
  }

  /// Each picture is there, says what it shows to those who do not see it, and is no burden.
  @Test func picturesAreThereAndSmall() throws {
    var shown: Set<String> = []
    for document in Self.documents {
      let text = String(decoding: try Self.bytes(document), as: UTF8.self)
      for match in text.matches(of: /!\[([^\]]*)\]\(([^)]*Pictures\/[^)]*)\)/) {
        let name = String(match.2.split(separator: "/").last ?? "")
        shown.insert(name)
        #expect(match.1.count > 40, "\(document) does not say what \(name) shows")
        #expect(match.2.hasSuffix("Pictures/\(name)"))
      }
    }
    let there = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".png") }
    #expect(Set(there) == shown && shown.count >= 4)
    let sizes = try there.map { try Self.bytes("Documentation/Pictures/\($0)").count }
    #expect(sizes.allSatisfy { $0 < 200_000 } && sizes.reduce(0, +) < 1_000_000, "\(sizes)")
  }

  /// They can be drawn anew: by the same command, of the same sizes, and twice alike.
  @Test(.enabled(if: Browser.isThere, "\(Browser.reason)")) func theyCanBeDrawnAnew() throws {
    let script = Self.folder.appending(path: "pictures.py").path
    let command = builtProducts.appending(path: "tokenc").path
    let folder = try CommandFolder(["a/x": "", "b/x": ""])
    for name in ["a", "b"] {
      let run = try folder.shell("python3 '\(script)' '\(command)' '\(folder.url.path)/\(name)'")
      #expect(run.status == 0, "\(run.errors)")
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    where name.hasSuffix(".png") {
      let drawn = try Data(contentsOf: folder.url.appending(path: "a/\(name)"))
      let again = try Data(contentsOf: folder.url.appending(path: "b/\(name)"))
      let kept = try Self.bytes("Documentation/Pictures/\(name)")
      #expect(drawn == again, "\(name) is another each time")
      // The fonts are those of the machine; the size in pixels stands in the first 24 bytes.
      let isTerminal = name == "report.png"
      #expect(isTerminal || drawn.prefix(24) == kept.prefix(24), "\(name) has another size")
    }
  }
}
