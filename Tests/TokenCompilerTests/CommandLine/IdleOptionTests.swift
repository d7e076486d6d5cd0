import Foundation
import Testing

/// Options that change nothing of what is written are told, and only those.
@Suite struct IdleOptionTests {
  private static func messages(_ line: String, _ configuration: String? = nil) throws -> [String] {
    let folder = try CommandFolder(["a.json": ##"{"color": {"a": "#111111"}}"##])
    if let configuration { try folder.write(configuration, to: "tokenc.json") }
    return try folder.findings(of: "tokenc \(line)").filter { $0.code == "invalid-option" }
      .map { "\($0.severity): \($0.message)" }
  }

  @Test(arguments: [
    ("-o a.css --css-fallbacks", "--css-fallbacks' has no effect: no reference is kept"),
    ("-o a.dot --dot-depth 2", "--dot-depth' has no effect: the whole theme is drawn"),
    ("-o a.mmd --mermaid-depth 2", "--mermaid-depth' has no effect: the whole theme is drawn"),
    ("-o a.css --dot-depth 2", "--dot-depth' has no effect: nothing is written as dot"),
    (
      "-o a.swift --swift-bundle module",
      "--swift-bundle' has no effect: the colours are in the code"
    ),
    (
      "-o a.swift --swift-part type --swift-instance acme",
      "--swift-instance' has no effect: only the type is written"
    ),
    (
      "-o a.swift --swift-part instances --swift-bridges none",
      "--swift-bridges' has no effect: it goes with the type, and only instances are written"
    ),
    (
      "-o a.swift --swift-part both --swift-import Themes",
      "--swift-import' has no effect: the type is written into the same file"
    ),
    ("-o a.css --check --depfile d", "--depfile' has no effect: with '--check' nothing is written"),
  ])
  func areTold(_ options: String, _ message: String) throws {
    #expect(try Self.messages("build a.json \(options)") == ["warning: '\(message)"])
    #expect(try Self.messages("build a.json \(options) --strict") == ["error: '\(message)"])
  }

  @Test(arguments: [
    "-o a.css --css-fallbacks --css-references all",
    "-o a.css --css-fallbacks --css-references named",
    "-o a.dot --dot-around color.a --dot-depth 2",
    "-o a.swift --swift-colors catalog --swift-bundle module",
    "-o a.swift --swift-part instances --swift-import Themes",
    "-o names:a.json --css-prefix x", "-o a.css --depfile d",
  ])
  func areNotToldWhereTheyCount(_ options: String) throws {
    #expect(try Self.messages("build a.json \(options)") == [])
  }

  /// What the configuration says counts for what the command line does, and is not told itself.
  @Test func theConfigurationMayGiveThemAnEffect() throws {
    let kept = #"{"options": {"css-references": "all"}}"#
    #expect(try Self.messages("build a.json -o a.css --css-fallbacks", kept) == [])
    let idle = #"{"options": {"css-fallbacks": true}}"#
    #expect(try Self.messages("build a.json -o a.css", idle) == [])
    let outputs = """
      {"layers": [{"files": ["a.json"]}],
       "outputs": [{"path": "a.css"}, {"path": "b.css", "css-references": "all"}]}
      """
    #expect(try Self.messages("build --css-fallbacks", outputs) == [])
  }
}
