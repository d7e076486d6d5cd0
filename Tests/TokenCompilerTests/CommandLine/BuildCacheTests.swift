import Foundation
import Testing

@testable import tokenc

@Suite struct BuildCacheTests {
  private static let tokens = """
    {"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": "{a}"}}
    """
  private static let build = [
    "build", "t.json", "-o", "t.css", "-o", "t.out.json", "--cache", "kept",
  ]

  /// A folder in which a build was kept.
  private static func kept() throws -> CommandFolder {
    let folder = try CommandFolder(["t.json": tokens])
    #expect(try folder.tokenc(build) == CommandRun(status: 0))
    #expect(folder.text("kept")?.hasPrefix("tokenc cache 1\nrun ") == true)
    return folder
  }

  private static func digest(_ text: String) -> String {
    ContentDigest(of: Array(text.utf8)).digits
  }

  /// Puts another output in the place of one, and into what is kept: only a build that does nothing leaves it.
  private static func forge(_ folder: CommandFolder) throws {
    let made = try #require(folder.text("t.css"))
    try folder.write("forged", to: "t.css")
    let kept = try #require(folder.text("kept"))
    try folder.write(
      kept.replacingOccurrences(of: digest(made), with: digest("forged")), to: "kept")
  }

  @Test func nothingIsDoneWhileNothingChanges() throws {
    let folder = try Self.kept()
    try Self.forge(folder)
    let before = try folder.state()
    #expect(try folder.tokenc(Self.build) == CommandRun(status: 0))
    #expect(try folder.tokenc(Self.build + ["--check"]) == CommandRun(status: 0))
    #expect(try folder.tokenc(Self.build + ["--color", "always"]) == CommandRun(status: 0))
    #expect(try folder.state() == before)
  }

  @Test(arguments: [
    "t.json", "t.css", "t.out.json", "tokenc.json",
  ])
  func isMadeAnewAfterAChange(of path: String) throws {
    let folder = try Self.kept()
    let (css, json) = (folder.text("t.css"), folder.text("t.out.json"))
    try Self.forge(folder)
    try folder.write(path == "tokenc.json" ? "{}" : (folder.text(path) ?? "") + " ", to: path)
    #expect(try folder.tokenc(Self.build) == CommandRun(status: 0))
    #expect(folder.text("t.css") == css)
    #expect(folder.text("t.out.json") == json)
  }

  @Test func isMadeAnewWhereAnOutputIsGone() throws {
    let folder = try Self.kept()
    try FileManager.default.removeItem(at: folder.url.appending(path: "t.css"))
    #expect(
      try folder.tokenc(Self.build + ["--check"]) == CommandRun(status: 1, output: "t.css\n"))
    #expect(try folder.tokenc(Self.build) == CommandRun(status: 0))
    #expect(folder.text("t.css")?.contains("--a: 1;") == true)
  }

  @Test(arguments: [["--css-selector", ".x"], ["--strict"], ["-o", "u.css"], ["--depfile", "d"]])
  func isMadeAnewWithOtherOptions(options: [String]) throws {
    let folder = try Self.kept()
    try Self.forge(folder)
    #expect(try folder.tokenc(Self.build + options) == CommandRun(status: 0))
    #expect(folder.text("t.css")?.contains("--a: 1;") == true)
  }

  @Test(arguments: ["", "tokenc cache 1\n", "tokenc cache 2\nrun x\nend\n", "\u{0}\n\n\n\n\n"])
  func whatIsNotUnderstoodCountsAsNothing(text: String) throws {
    let folder = try Self.kept()
    try folder.write("forged", to: "t.css")
    try folder.write(text, to: "kept")
    #expect(try folder.tokenc(Self.build) == CommandRun(status: 0))
    #expect(folder.text("t.css")?.contains("--a: 1;") == true)
  }

  @Test func aPartOfItCountsAsNothing() throws {
    let folder = try Self.kept()
    let whole = try #require(folder.text("kept"))
    let made = try #require(folder.text("t.css"))
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    for count in 0..<lines.count {
      try folder.write("stale", to: "t.css")
      try folder.write(lines[..<count].joined(separator: "\n"), to: "kept")
      #expect(try folder.tokenc(Self.build) == CommandRun(status: 0))
      #expect(folder.text("t.css") == made)
    }
  }

  @Test func aBuildWithFindingsIsNotKept() throws {
    let folder = try CommandFolder([
      "t.json": ##"{"a": {"$type": "color", "$value": "#ff0000"}}"##
    ])
    for _ in 0..<2 {
      let run = try folder.tokenc(Self.build)
      #expect(run.status == 0)
      #expect(run.errors.contains("[legacy-syntax]"))
    }
    #expect(folder.text("kept") == nil)
  }

  @Test func aCheckKeepsNothing() throws {
    let folder = try Self.kept()
    try FileManager.default.removeItem(at: folder.url.appending(path: "kept"))
    #expect(try folder.tokenc(Self.build + ["--check"]) == CommandRun(status: 0))
    #expect(folder.text("kept") == nil)
  }

  @Test func filesThatDocumentsNameCount() throws {
    let folder = try CommandFolder([
      "r.resolver.json": """
      {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "s.json"}]}},
        "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """, "s.json": Self.tokens,
    ])
    let build = ["build", "r.resolver.json", "-o", "t.css", "--cache", "out/kept"]
    #expect(try folder.tokenc(build) == CommandRun(status: 0))
    #expect(folder.text("out/kept")?.contains(" s.json\n") == true)
    try folder.write(Self.tokens.replacingOccurrences(of: "1", with: "2"), to: "s.json")
    #expect(try folder.tokenc(build) == CommandRun(status: 0))
    #expect(folder.text("t.css")?.contains("--a: 2;") == true)
  }

  @Test(arguments: [
    ["build", "-", "-o", "t.css"], ["build", "t.json", "-o", "css:-"],
    ["build", "t.json", "-o", "T.xcassets"],
  ])
  func whatCannotBeComparedIsNotKept(arguments: [String]) throws {
    let folder = try CommandFolder(["t.json": Self.tokens])
    let run = try folder.tokenc(arguments + ["--cache", "kept"], input: Self.tokens)
    #expect(run.status == 0)
    #expect(folder.text("kept") == nil)
  }

  @Test(arguments: ["t.json", "t.css", "-"])
  func aFileOfOtherUseIsRefused(path: String) throws {
    let folder = try CommandFolder(["t.json": Self.tokens])
    let run = try folder.tokenc("build", "t.json", "-o", "t.css", "--cache", path)
    #expect(run.status == 2)
    #expect(folder.text("t.json") == Self.tokens)
    #expect(folder.text("t.css") == nil)
  }

  @Test func aConfigurationMayNameIt() throws {
    let folder = try CommandFolder([
      "in/tokenc.json": #"{"inputs": "t.json", "outputs": ["t.css"], "cache": "kept"}"#,
      "in/t.json": Self.tokens,
    ])
    let build = ["build", "--config", "in/tokenc.json"]
    #expect(try folder.tokenc(build) == CommandRun(status: 0))
    #expect(folder.text("in/kept")?.contains(" in/tokenc.json\n") == true)
    try folder.write(
      #"{"inputs": "t.json", "outputs": ["t.css"], "cache": "kept", "css-selector": ".x"}"#,
      to: "in/tokenc.json")
    #expect(try folder.tokenc(build) == CommandRun(status: 0))
    #expect(folder.text("in/t.css")?.contains(".x {") == true)
  }
}

@Suite struct ContentDigestTests {
  @Test func dependsOnEachBit() {
    let bytes = (0..<37).map { UInt8($0) }
    var known = Set([ContentDigest(of: bytes).digits])
    for index in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[index] ^= 1 << UInt8(bit)
        #expect(known.insert(ContentDigest(of: other).digits).inserted)
      }
    }
  }

  @Test func dependsOnTheLength() {
    let all = (0..<40).map { ContentDigest(of: [UInt8](repeating: 0, count: $0)).digits }
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.count == 32 })
  }

  @Test func isTheSameInPieces() {
    let bytes = (0..<100).map { UInt8($0) }
    var pieces = ContentDigest()
    for piece in [0..<8, 8..<64, 64..<100] { pieces.add(Array(bytes[piece])) }
    #expect(pieces == ContentDigest(of: bytes))
  }
}
