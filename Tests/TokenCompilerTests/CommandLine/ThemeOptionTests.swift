import Foundation
import Testing

/// Layers and themes as options: which file wins where, and which files a name stands for.
@Suite struct ThemeOptionTests {
  /// Each file sets the same tokens to its own number, so that the output says who won.
  private func folder() throws -> CommandFolder {
    func theme(_ number: Int, _ names: String...) -> String {
      "{\"n\": {" + names.map { "\"\($0)\": \(number)" }.joined(separator: ", ") + "}}"
    }
    return try CommandFolder([
      "base.json": theme(1, "a", "b", "c", "d"), "baseDark.json": theme(2, "b", "c", "d"),
      "brand.json": theme(3, "c", "d"), "brandDark.json": theme(4, "d"),
    ])
  }

  private func values(_ folder: CommandFolder, _ arguments: String) throws -> [Int] {
    let run = try folder.shell("tokenc build \(arguments) --format json --json-style flat")
    try #require(run.status == 0, "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let flat = try #require(object as? [String: Any])
    return try ["n.a", "n.b", "n.c", "n.d"].map { path in
      let value = flat[path]
      let number = value as? NSNumber ?? (value as? [String: Any])?["$value"] as? NSNumber
      return try #require(number, "\(path)").intValue
    }
  }

  @Test func layersStandInTheOrderOfTheContract() throws {
    let folder = try folder()
    let all =
      "brand.json --theme dark=brandDark.json --base base.json --base-theme dark=baseDark.json"
    #expect(try values(folder, all) == [1, 1, 3, 3])
    #expect(try values(folder, all + " --input theme=dark") == [1, 2, 3, 4])
    #expect(try values(folder, "base.json baseDark.json brand.json") == [1, 2, 3, 3])
    #expect(try values(folder, "base.json --theme d=brand.json,brandDark.json") == [1, 1, 1, 1])
  }

  @Test func aNameWithAModifierWritesAFileForEachContext() throws {
    let folder = try folder()
    let run = try folder.shell(
      "tokenc build base.json --theme dark=baseDark.json --theme dim=brand.json "
        + "-o 'out/t.{theme}.json' -o t.json -o 'json:{theme}/{theme}' --json-style flat")
    #expect(run == CommandRun(status: 0))
    #expect(
      try folder.paths().filter { !$0.hasPrefix("b") } == [
        "dark", "dark/dark", "default", "default/default", "dim", "dim/dim", "out",
        "out/t.dark.json", "out/t.default.json", "out/t.dim.json", "t.json",
      ])
    #expect(folder.text("t.json") == folder.text("out/t.default.json"))
    #expect(folder.text("dark/dark") == folder.text("out/t.dark.json"))
    #expect(folder.text("t.json") != folder.text("out/t.dark.json"))
    #expect(folder.text("out/t.dim.json") != folder.text("out/t.dark.json"))
  }

  @Test func onlyContextsThatWereNotPickedAwayAreWritten() throws {
    let folder = try folder()
    let build = "tokenc build base.json --theme dark=baseDark.json --theme dim=brand.json "
    let picked = try folder.shell(build + "--input theme=dark -o 'one/{theme}.json'")
    #expect(picked == CommandRun(status: 0))
    #expect(try folder.paths().filter { $0.hasPrefix("one/") } == ["one/dark.json"])
    #expect(try folder.shell(build + "--input 'theme=*' -o 'all/{theme}.json'").status == 0)
    #expect(try folder.paths().count { $0.hasPrefix("all/") } == 3)
  }

  @Test func aNameThatIsNoModifierIsStatus2() throws {
    let folder = try folder()
    let before = try folder.paths()
    let run = try folder.shell(
      "tokenc build base.json --theme dark=baseDark.json -o 't.{tehme}.json' -o u.json")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        """
        error: '{tehme}' in 't.{tehme}.json' is no modifier of these inputs [invalid-option]
         = help: did you mean 'theme'?

        """))
    #expect(try folder.paths() == before)
  }

  @Test func aContextCannotLeadOutOfItsFolder() throws {
    let folder = try folder()
    let before = try folder.paths()
    for context in ["../up", ".."] {
      let run = try folder.shell(
        "tokenc build base.json --theme '\(context)=baseDark.json' -o 'json:out/{theme}'")
      #expect(run.status == 2)
      #expect(
        run.errors.hasPrefix(
          "error: the context '\(context)' cannot be a part of the file name 'out/{theme}' "))
      #expect(try folder.paths() == before)
    }
  }

  @Test func twoNamesThatBecomeOneAreRefused() throws {
    let folder = try folder()
    let run = try folder.shell(
      "tokenc build base.json --theme dark=baseDark.json -o 't.{theme}.json' -o t.dark.json")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: two outputs are the same file 't.dark.json'"))
  }

  @Test func aBaseThatIsSmallerThanItsThemeIsTold() throws {
    let tokens = (0..<9).map { "\"t\($0)\": \($0)" }.joined(separator: ", ")
    let folder = try CommandFolder([
      "all.json": "{\(tokens)}", "dark.json": "{\"t1\": 5, \"t2\": 6}", "acme.json": "{\"t1\": 7}",
    ])
    let swapped = try folder.shell(
      "tokenc validate acme.json --base dark.json --base-theme dark=all.json --rule missing-context=off"
    )
    #expect(
      swapped.output.hasPrefix(
        """
        warning: 'all.json', given for 'dark', has the tokens of the base 'dark.json' and 7 more [invalid-option]
         = help: give the larger one as the base and the other one for 'dark'

        """))
    let right = try folder.shell(
      "tokenc validate acme.json --base all.json --base-theme dark=dark.json --rule missing-context=off"
    )
    #expect(right == CommandRun(status: 0))
  }

  @Test func everyFileThatCannotBeReadIsNamed() throws {
    let folder = try folder()
    let run = try folder.shell(
      "tokenc build none.json --base . --theme dark=base.json/x -o t.json")
    #expect(
      run
        == CommandRun(
          status: 2,
          errors: """
            error: cannot read '.': it is a folder [unreadable-file]
            error: cannot read 'none.json': there is no such file or folder [unreadable-file]
            error: cannot read 'base.json/x': a part of its path is no folder [unreadable-file]
            3 errors

            """))
  }
}
