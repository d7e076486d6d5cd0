import Foundation
import Testing

@testable import tokenc

@Suite struct DepfileTests {
  @Test func namesEveryFileThatWasRead() throws {
    let folder = try CommandFolder([
      "base.json": "{\"a\": \"#ffffff\"}", "dark.json": "{\"a\": \"#000000\"}",
      "my theme.json": "{\"a\": \"#eeeeee\"}",
    ])
    let run = try folder.tokenc(
      "build", "my theme.json", "--base", "base.json", "--theme", "dark=dark.json",
      "-o", "out/theme.{theme}.json", "-o", "json:out/all$.txt", "--depfile", "out/t.d")
    #expect(run == CommandRun(status: 0))
    #expect(
      folder.text("out/t.d") == """
        out/theme.default.json out/theme.dark.json out/all$$.txt: base.json my\\ theme.json dark.json

        """)
  }

  @Test func standardInputHasNoName() throws {
    let folder = try CommandFolder(["a.json": "{}"])
    let run = try folder.tokenc(
      "build", "a.json", "-", "-o", "t.json", "--depfile", "d", input: "{}")
    #expect(run == CommandRun(status: 0))
    #expect(folder.text("d") == "t.json: a.json\n")
  }

  @Test(arguments: [
    ("a b", "a\\ b"), ("a#b", "a\\#b"), ("a:b", "a\\:b"), ("a$b", "a$$b"), ("a\\b", "a\\b"),
    ("a\\ b", "a\\\\\\ b"), (" a ", "\\ a\\ "), ("é/🎨.json", "é/🎨.json"), ("a%b", "a%b"),
  ])
  func escapes(name: String, expected: String) throws {
    #expect(try Depfile.escaped(name) == expected)
  }

  @Test(arguments: [
    "", "a\nb", "a\tb", "a;b", "a=b", "a|b", "a*b", "a?", "[a]", "a\\", "a\\#b", "a\\:b", "a\\$b",
    "a:", "~a", "lib(a)", "a<b", "a`b", "a\u{7F}",
  ])
  func refusesWhatMakeAndNinjaReadDifferently(name: String) {
    #expect(throws: Depfile.UnholdableName(name: name)) { try Depfile.escaped(name) }
  }

  @Test func aNameThatCannotBeHeldIsStatus2() throws {
    let folder = try CommandFolder(["a=b.json": "{}"])
    let run = try folder.tokenc("build", "a=b.json", "-o", "t.json", "--depfile", "d")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "error: a dependency file cannot hold the name 'a=b.json' [invalid-option]\n"))
    #expect(try folder.paths() == ["a=b.json"])
  }

  /// Make itself reads what we wrote: it must find the file by its name, and miss it when it is
  /// gone.
  @Test(arguments: ["a b.json", "a#b.json", "a$b.json", "a:b.json", "a\\b.json", "a\\ b.json"])
  func makeReadsTheNames(name: String) throws {
    let folder = try CommandFolder(["out": ""])
    try folder.write("", to: name)
    try folder.write(try Depfile.text(outputs: ["out"], inputs: [name]), to: "d")
    try folder.write("include d\nout: ; @echo made\n", to: "Makefile")
    try #require(try folder.shell("command -v make").status == 0, "make is needed")
    #expect(try folder.shell("touch -d 2001-01-01 out; make -s out").output == "made\n")
    try FileManager.default.removeItem(at: folder.url.appending(path: name))
    #expect(try folder.shell("make -s out").errors.contains("No rule to make target"))
  }
}
