import Foundation
import Testing

/// The files that a document names: only plain files inside the folder of the document that was given
/// on the command line.
@Suite struct NamedFileTests {
  private static let tokens = "{\"a\": {\"$type\": \"number\", \"$value\": 1}}"

  private static func resolver(_ path: String) -> String {
    """
    {"version": "2025.10",
     "sets": {"all": {"sources": [{"$ref": "\(path)"}]}},
     "resolutionOrder": [{"$ref": "#/sets/all"}]}
    """
  }

  private func folder(naming path: String) throws -> CommandFolder {
    try CommandFolder([
      "in/t.resolver.json": Self.resolver(path), "in/sub/t.json": Self.tokens,
      "out/t.json": Self.tokens, "in2/t.json": Self.tokens,
    ])
  }

  @Test(arguments: ["sub/t.json", "./sub/t.json", "sub/../sub/t.json", "../in/sub/t.json"])
  func aFileInsideIsRead(path: String) throws {
    let folder = try folder(naming: path)
    let run = try folder.tokenc(
      "build", "in/t.resolver.json", "-o", "new.json", "--depfile", "d")
    #expect(run == CommandRun(status: 0))
    #expect(folder.text("new.json")?.contains("\"a\"") == true)
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    #expect(folder.text("d") == "new.json: in/t.resolver.json in/\(name)\n")
  }

  @Test(arguments: [
    "../out/t.json", "../in2/t.json", "link.json", "linked/t.json", "sub/../../out/t.json",
  ])
  func aFileOutsideNeedsPermission(path: String) throws {
    let folder = try folder(naming: path)
    _ = try folder.shell("cd in; ln -s ../out/t.json link.json; ln -s ../out linked")
    let run = try folder.tokenc("build", "in/t.resolver.json", "--format", "json")
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains("[invalid-resolver]"))
    #expect(run.errors.contains("it lies outside the folder of the document"))
    let allowed = try folder.tokenc(
      "build", "in/t.resolver.json", "--format", "json", "--allow-outside")
    #expect(allowed.status == 0 && allowed.errors == "")
  }

  @Test func anAbsolutePathNeedsPermission() throws {
    let folder = try CommandFolder(["out/t.json": Self.tokens])
    let path = folder.url.appending(path: "out/t.json").path
    try folder.write(Self.resolver(path), to: "t.resolver.json")
    let run = try folder.tokenc("validate", "t.resolver.json")
    #expect(run.status == 1)
    #expect(run.output.contains("[invalid-resolver]"))
    #expect(try folder.tokenc("validate", "t.resolver.json", "--allow-outside").status == 0)
  }

  /// A document in a folder below names a file from where it stands; the folder of the document on the
  /// command line is the border all the same.
  @Test(
    arguments: [
      ("n.json", 7), ("../n.json", 1), ("./../lib/n.json", 7), ("../link.json", 1),
      ("../linked/n.json", 7), ("../../out/t.json", nil), ("../out.json", nil),
      ("../../in/n.json", 1),
    ] as [(String, Int?)])
  func aFileThatIsNamedNamesOthersFromWhereItStands(path: String, value: Int?) throws {
    func tokens(_ number: Int) -> String {
      "{\"n\": {\"$type\": \"number\", \"$value\": \(number)}}"
    }
    let folder = try CommandFolder([
      "in/t.resolver.json": Self.resolver("lib/sets.json#/sets/x"),
      "in/lib/sets.json": "{\"sets\": {\"x\": {\"sources\": [{\"$ref\": \"\(path)\"}]}}}",
      "in/lib/n.json": tokens(7), "in/n.json": tokens(1), "n.json": tokens(3),
      "out/t.json": tokens(9),
    ])
    _ = try folder.shell(
      "cd in; ln -s n.json link.json; ln -s lib linked; ln -s ../out/t.json out.json")
    let run = try folder.tokenc(
      "build", "in/t.resolver.json", "--dialect", "dtcg", "--format", "json")
    if let value {
      #expect(run.status == 0 && run.errors == "")
      #expect(run.output.contains("\"$value\": \(value)"))
    } else {
      #expect(run.status == 1 && run.output == "")
      #expect(run.errors.contains("in/lib/sets.json:1:"), "\(run.errors)")
      #expect(run.errors.contains("it lies outside the folder of the document"))
    }
  }

  @Test(arguments: [
    ("https://example.com/t.json", "it is a URL"), ("file:///t.json", "it is a URL"),
    ("/dev/zero", "it is a device or a pipe"), ("fifo", "it is a device or a pipe"),
    ("sub", "it is a folder"), ("none.json", "there is no such file"),
  ])
  func othersAreRefusedInAnyCase(path: String, reason: String) throws {
    let folder = try folder(naming: path)
    try #require(try folder.shell("mkfifo in/fifo").status == 0)
    let run = try folder.tokenc("validate", "in/t.resolver.json", "--allow-outside")
    #expect(run.status == 1)
    #expect(run.output.contains("[invalid-resolver]"))
    #expect(run.output.contains(reason))
  }

  @Test func anOutputMustNotReplaceAFileThatADocumentNames() throws {
    let folder = try folder(naming: "sub/t.json")
    let before = try folder.state()
    let run = try folder.tokenc("build", "in/t.resolver.json", "-o", "in/sub/t.json")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: 'in/sub/t.json' is an input, "))
    #expect(try folder.state() == before)
  }

  /// An option beside a document that has the same modifier would leave open which one is meant.
  @Test func twoSourcesOfOneModifierAreRefused() throws {
    let folder = try CommandFolder([
      "t.json": Self.tokens, "dark.json": "{}",
      "t.resolver.json": """
      {"version": "2025.10",
       "modifiers": {"theme": {"contexts": {"light": [{"$ref": "t.json"}], "dark": []},
                               "default": "light"}},
       "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
      """,
    ])
    let run = try folder.tokenc(
      "build", "t.resolver.json", "--theme", "dark=dark.json", "--format", "json")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors.hasPrefix(
        "error: '--theme' makes the modifier 'theme', but 't.resolver.json' has one of that name "))
  }
}
