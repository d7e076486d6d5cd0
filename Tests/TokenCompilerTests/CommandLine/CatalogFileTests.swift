import Foundation
import Testing

/// What `build` does with the folder of an asset catalog.
@Suite struct CatalogFileTests {
  private static let two = """
    {"color": {"sea": "#003366", "sand": {"light": "#ffeecc"}}}
    """
  private static let one = """
    {"color": {"sea": "#003366"}}
    """

  private static func built() throws -> CommandFolder {
    let folder = try CommandFolder(["a.json": two])
    #expect(try folder.tokenc("build", "a.json", "-o", "C.xcassets") == CommandRun(status: 0))
    return folder
  }

  private static func rebuild(_ folder: CommandFolder, _ arguments: String = "") throws
    -> CommandRun
  {
    try folder.shell("tokenc build a.json -o C.xcassets \(arguments)")
  }

  @Test func writesFoldersAndSets() throws {
    let folder = try Self.built()
    #expect(
      try folder.paths().filter { $0.hasSuffix(".json") } == [
        "C.xcassets/Contents.json", "C.xcassets/color/Contents.json",
        "C.xcassets/color/sand/Contents.json",
        "C.xcassets/color/sand/light.colorset/Contents.json",
        "C.xcassets/color/sea.colorset/Contents.json", "a.json",
      ])
    #expect(folder.text("C.xcassets/color/Contents.json")?.contains("provides-namespace") == true)
    let before = try folder.state()
    #expect(try Self.rebuild(folder) == CommandRun(status: 0))
    #expect(try folder.state() == before)
  }

  @Test func replacesFileByFileAndRemovesWhatIsLeftOver() throws {
    let folder = try Self.built()
    let before = try folder.state()
    try folder.write(Self.one, to: "a.json")
    #expect(
      try Self.rebuild(folder, "--check")
        == CommandRun(
          status: 1,
          output: """
            C.xcassets/color/sand/light.colorset/Contents.json
            C.xcassets/color/sand/Contents.json

            """))
    #expect(try Self.rebuild(folder) == CommandRun(status: 0))
    #expect(
      try folder.paths() == [
        "C.xcassets", "C.xcassets/Contents.json", "C.xcassets/color",
        "C.xcassets/color/Contents.json", "C.xcassets/color/sea.colorset",
        "C.xcassets/color/sea.colorset/Contents.json", "a.json",
      ])
    let after = try folder.state()
    for path in after.keys where path != "a.json" { #expect(after[path] == before[path]) }
    #expect(try Self.rebuild(folder, "--check") == CommandRun(status: 0))
  }

  /// What tokenc did not write, or somebody changed since, stays with the folders around it.
  @Test(arguments: [
    "sed -i.bak s/tokenc/xcode/ light.colorset/Contents.json; rm light.colorset/*.bak",
    "mkdir -p icon.imageset; echo '{}' > icon.imageset/Contents.json",
    "echo x > note.txt", "ln -s ../../../a.json link.json",
  ])
  func whatIsNotOursStays(change: String) throws {
    let folder = try Self.built()
    _ = try folder.shell("cd C.xcassets/color/sand && { \(change); }")
    let before = try folder.state().filter { !$0.key.contains("light.colorset") }
    try folder.write(Self.one, to: "a.json")
    #expect(try Self.rebuild(folder) == CommandRun(status: 0))
    let after = try folder.state()
    for (path, state) in before where path != "a.json" { #expect(after[path] == state) }
    let isTheirs = change.contains("xcode")
    #expect((after["C.xcassets/color/sand/light.colorset/Contents.json"] != nil) == isTheirs)
    #expect(try Self.rebuild(folder, "--check") == CommandRun(status: 0))
  }

  @Test func aFileOfTheSystemGoesWithItsFolder() throws {
    let folder = try Self.built()
    try folder.write("", to: "C.xcassets/color/sand/.DS_Store")
    try folder.write("", to: "C.xcassets/color/sand/.tokenc-999999-1")
    try folder.write(Self.one, to: "a.json")
    #expect(try Self.rebuild(folder) == CommandRun(status: 0))
    #expect(try !folder.paths().contains("C.xcassets/color/sand"))
  }

  @Test func linksAreNotFollowedToFilesThatGo() throws {
    let folder = try Self.built()
    #expect(
      try folder.shell("cp -r C.xcassets/color/sand other && rm -r C.xcassets/color/sand").status
        == 0)
    _ = try folder.shell("ln -s ../../other C.xcassets/color/sand")
    try folder.write(Self.one, to: "a.json")
    let before = try folder.state()
    #expect(try Self.rebuild(folder) == CommandRun(status: 0))
    #expect(try folder.state() == before)
  }

  @Test func nothingGoesAfterAnError() throws {
    let folder = try Self.built()
    let before = try folder.state()
    let texts = [
      """
      {"color": {"Sea": "#003366", "sea": "#003366"}}
      """,
      """
      {"color": {"sea": "{x}"}}
      """,
    ]
    for text in texts {
      try folder.write(text, to: "a.json")
      #expect(try Self.rebuild(folder).status == 1)
      try folder.write(Self.two, to: "a.json")
      #expect(try folder.state().mapValues(\.text) == before.mapValues(\.text))
    }
    try folder.write(Self.one, to: "a.json")
    for line in ["-o a.json/x.css", "-o css:- > /dev/full"] {
      #expect(try Self.rebuild(folder, line).status == 2)
    }
    #expect(folder.text("C.xcassets/color/sand/light.colorset/Contents.json") != nil)
  }

  @Test func anotherCatalogInsideIsLeftAlone() throws {
    let folder = try Self.built()
    #expect(try folder.shell("tokenc build a.json -o C.xcassets/D.xcassets").status == 0)
    try folder.write(Self.one, to: "a.json")
    #expect(try Self.rebuild(folder) == CommandRun(status: 0))
    #expect(folder.text("C.xcassets/D.xcassets/color/sand/light.colorset/Contents.json") != nil)
  }

  @Test func hostileNamesStayInTheCatalog() throws {
    let names = ["..", ".", "../x", "/tmp/x", "a\\u0000b", "\\u001b[31m", "a.colorset", "~"]
    let tokens = names.enumerated().map {
      "\"\($1)\": {\"x\($0)\": \"#000000\", \"\($1)\": \"#000000\"}"
    }
    let folder = try CommandFolder(["in/a.json": "{\"color\": {\(tokens.joined(separator: ", "))}}"]
    )
    let run = try folder.shell("cd in && tokenc build a.json --dialect plain -o out/C.xcassets")
    #expect(run.status == 0 || run.errors.contains("name-collision"), "\(run.errors)")
    for path in try folder.paths() {
      #expect(["in", "in/a.json", "in/out"].contains(path) || path.hasPrefix("in/out/C.xcassets"))
    }
  }

  @Test func theDependencyFileNamesEveryFile() throws {
    let folder = try CommandFolder(["a.json": Self.one])
    #expect(try Self.rebuild(folder, "--depfile C.d") == CommandRun(status: 0))
    #expect(
      folder.text("C.d")
        == "C.xcassets/Contents.json C.xcassets/color/Contents.json "
        + "C.xcassets/color/sea.colorset/Contents.json: a.json\n")
  }

  @Test func standardOutputCannotHoldACatalog() throws {
    let folder = try CommandFolder(["a.json": Self.one])
    let run = try folder.tokenc("build", "a.json", "--format", "xcassets")
    #expect(run.status == 2)
    #expect(run.errors.contains("the format 'xcassets' has several files"))
  }

  @Test func patternsMakeACatalogForEachContext() throws {
    let folder = try CommandFolder(["a.json": Self.two, "dark.json": Self.one])
    let line = "tokenc build a.json --theme dark=dark.json -o '{theme}.xcassets'"
    #expect(try folder.shell(line) == CommandRun(status: 0))
    #expect(folder.text("default.xcassets/color/sea.colorset/Contents.json") != nil)
    #expect(folder.text("dark.xcassets/color/sea.colorset/Contents.json") != nil)
  }
}
