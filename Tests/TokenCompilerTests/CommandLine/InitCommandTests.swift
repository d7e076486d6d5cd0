import Foundation
import Testing

/// `tokenc init` as a process.
@Suite struct InitCommandTests {
  private static let base = ##"""
    {"primitives": {"color": {"blue": "#1d5fe2", "red": "#c00000", "unused": "#123456"}},
     "theme": {"color": {"a": "{primitives.color.blue}", "b": "{theme.color.a}",
       "c": "{primitives.color.red}"}}}
    """##

  @Test func writesThePrimitivesThatMoveMost() throws {
    let folder = try CommandFolder(["default/base.json": Self.base])
    let run = try folder.tokenc("init", "--base", "default/base.json", "-o", "brands/acme")
    #expect(run == CommandRun(status: 0))
    #expect(
      folder.text("brands/acme/theme.json") == ##"""
        {
          "$schema": "theme.schema.json",
          "primitives": {
            "color": {
              "blue": "#1d5fe2",
              "red": "#c00000"
            }
          }
        }

        """##)
    #expect(
      folder.text("brands/acme/tokenc.json") == #"""
        {
          "base": "../../default/base.json",
          "inputs": "theme.json"
        }

        """#)
    #expect(
      folder.text("brands/acme/theme.schema.json")?.contains("A custom theme of base.json") == true)
  }

  /// Fixtures, how they are given, and a token that the skeleton has.
  static let fixtures: [(arguments: [String], line: String)] = [
    (["--base", "Fixtures/defaultTokens.json"], ##""default": "#1d5fe2""##),
    (
      ["--base", "Fixtures/defaultTokens.json", "--base-theme", "dark=Fixtures/darkTokens.json"],
      ##""default": "#1d5fe2""##
    ),
    (["--base", "Fixtures/backbaseTheme.json"], ##"{"$value": "#"##),
    (["--base", "dtcg.json"], ##"{"$type": "color", "$value": {"colorSpace""##),
    (
      ["--base", "dtcg.json", "--dialect", "dtcg"], ##"{"$type": "color", "$value": {"colorSpace""##
    ),
    (["--base", "sd.json"], ##"{"value": "#ffffff", "type": "color"}"##),
    (["--base", "studio.json"], ##"{"$type": "color", "$value": "#ffffff"}"##),
    (["--base", "contract.json"], "{\n  \"$schema\": \"theme.schema.json\"\n}\n"),
    (["--base", "lonely.json"], ##""page": "#ffffff""##),
  ]

  /// Nothing is found in what it writes, neither in its folder nor from elsewhere.
  @Test(arguments: fixtures.indices) func nothingIsFoundInIt(_ index: Int) throws {
    let (arguments, line) = Self.fixtures[index]
    let folder = try CommandFolder([
      "dtcg.json": ##"""
      {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "b": {"$type": "color", "$value": "{a}"}}
      """##,
      "sd.json":
        ##"{"a": {"value": "#ffffff", "type": "color"}, "b": {"value": "{a.value}", "type": "color"}}"##,
      "studio.json": ##"""
      {"$metadata": {"tokenSetOrder": ["s"]}, "s": {"a": {"value": "#ffffff", "type": "color"},
       "b": {"value": "{a}", "type": "color"}}}
      """##,
      "contract.json": ##"{"tokenc-contract": 1, "tokens": {"a": {"$type": "color"}}}"##,
      "lonely.json": ##"{"theme": {"color": {"page": "#ffffff"}}}"##,
    ])
    try FileManager.default.copyItem(
      at: packageRoot.appending(path: "Fixtures"), to: folder.url.appending(path: "Fixtures"))
    let run = try folder.tokenc(["init"] + arguments + ["-o", "acme"])
    #expect(run == CommandRun(status: 0))
    #expect(
      folder.text("acme/theme.json")?.contains(line) == true,
      "\(folder.text("acme/theme.json") ?? "")")
    let inside = try folder.shell("cd acme && tokenc validate --report json")
    #expect(inside.status == 0)
    let found = try folder.findings(of: "cd acme && tokenc validate")
    // Dialects that spell colours as text are told so of the default theme, too.
    #expect(
      found.allSatisfy { $0.file != "theme.json" || $0.code == "legacy-syntax" }, "\(found)")
    let there = try folder.findings(of: "tokenc validate --config acme/tokenc.json")
    #expect(there.count == found.count)
  }

  @Test func replacesNothing() throws {
    let folder = try CommandFolder(["base.json": Self.base, "acme/tokenc.json": "{}"])
    let before = try folder.state()
    let run = try folder.tokenc("init", "--base", "base.json", "-o", "acme")
    #expect(
      run
        == CommandRun(
          status: 2,
          errors: """
            error: 'acme/tokenc.json' is there already, and 'init' replaces nothing [unwritable-file]
             = help: move it away, or name another folder with '-o DIR'
            1 error

            """))
    #expect(try folder.state() == before)
  }

  @Test func refusesWhatItCannotDo() throws {
    let folder = try CommandFolder(["base.json": Self.base, "bad.json": "{"])
    for (arguments, message) in [
      ([], "'init' needs the default theme"), (["base.json"], "'init' takes no input"),
      (["--base", "nothing.json"], "cannot read 'nothing.json'"),
      (["--base", "base.json", "-o", ""], "has an empty name in it"),
    ] {
      let run = try folder.tokenc(["init"] + arguments)
      #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    }
    let broken = try folder.tokenc("init", "--base", "bad.json")
    #expect(broken.status == 1 && broken.errors.contains("[syntax]"))
    #expect(try folder.paths() == ["bad.json", "base.json"])
  }

  /// Without a folder, the files stand in the working directory.
  @Test func writesIntoTheWorkingDirectory() throws {
    let folder = try CommandFolder(["base.json": Self.base])
    #expect(try folder.tokenc("init", "--base", "base.json") == CommandRun(status: 0))
    #expect(folder.text("tokenc.json")?.contains(#""base": "base.json""#) == true)
    #expect(try folder.tokenc("validate").status == 0)
  }
}
