import Foundation
import Testing

/// The call sites that `Documentation/Generated-Swift.md` shows for the four systems: the theme is
/// compiled with the configuration that stands there, and the code with the theme.
@Suite(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
struct SwiftCallSiteTests {
  /// The blocks of the document that are marked with a language and a file's name, by name.
  private static func files(_ language: String) throws -> [String: String] {
    let document = packageRoot.appending(path: "Documentation/Generated-Swift.md")
    var files: [String: String] = [:]
    var name: String?
    for line in try String(contentsOf: document, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("```") {
        let words = line.dropFirst(3).split(separator: " ")
        name = words.count == 2 && words[0] == language ? String(words[1]) : nil
      } else if let name {
        files[name, default: ""] += line + "\n"
      }
    }
    return files
  }

  @Test func theCodeOfTheDocumentCompiles() throws {
    let folder = try CommandFolder()
    for name in ["defaultTokens.json", "darkTokens.json"] {
      let source = packageRoot.appending(path: "Fixtures/" + name)
      try folder.write(try String(contentsOf: source, encoding: .utf8), to: "Fixtures/" + name)
    }
    try folder.write(try #require(Self.files("json")["systems.json"]), to: "systems.json")
    #expect(try folder.tokenc("build", "--config", "systems.json").status == 0)
    var sources = try Self.files("swift")
    #expect(sources.count == 6)
    sources["Theme.swift"] = try #require(folder.text("Systems/Theme.swift"))
    try SwiftToolchain.expectTypeChecks(sources, stubs: [true])
  }
}
