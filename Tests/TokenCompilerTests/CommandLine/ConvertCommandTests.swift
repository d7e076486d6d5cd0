import Testing

/// `tokenc convert` as a process.
@Suite struct ConvertCommandTests {
  private static let theme =
    ##"{"theme": {"color": {"page": "#ffffff", "link": "{theme.color.page}"}}}"##

  @Test func anEmptyThemeIsAnEmptyDocument() throws {
    let folder = try CommandFolder(["a.json": "{}"])
    #expect(try folder.tokenc("convert", "a.json", "-o", "out") == CommandRun(status: 0))
    #expect(try folder.paths() == ["a.json", "out", "out/a.tokens.json"])
    #expect(
      try folder.tokenc("validate", "out/a.tokens.json", "--dialect", "dtcg")
        == CommandRun(status: 0))
  }

  @Test func standardInputHasTheNameThatOutputsHave() throws {
    let folder = try CommandFolder(["a.json": Self.theme])
    #expect(try folder.shell("tokenc convert - -o out < a.json").status == 0)
    #expect(try folder.paths() == ["a.json", "out", "out/theme.tokens.json"])
  }

  /// What an earlier conversion left there would be taken for a part of this one.
  @Test func whatAnEarlierConversionLeftIsTold() throws {
    let folder = try CommandFolder([
      "a.json": ##"{"color": {"a": "#fff"}}"##, "dark.json": ##"{"color": {"a": "#000"}}"##,
      "out/b.tokens.json": "{}",
    ])
    let first = try folder.tokenc("convert", "a.json", "--theme", "dark=dark.json", "-o", "out")
    #expect(first == CommandRun(status: 0))
    let run = try folder.tokenc("convert", "a.json", "-o", "out")
    #expect(
      run
        == CommandRun(
          status: 0,
          errors: """
            warning: 'out/a.resolver.json' and 1 more are no part of this conversion [invalid-option]
             = help: remove what an earlier one has left there; 'convert' removes nothing
            1 warning in 1 file

            """))
    #expect(folder.text("out/a.resolver.json") != nil)
  }

  @Test func writesDocumentsThatCompile() throws {
    let folder = try CommandFolder([
      "base.json": Self.theme, "dark.json": ##"{"theme": {"color": {"page": "#000000"}}}"##,
    ])
    let run = try folder.tokenc("convert", "base.json", "--theme", "dark=dark.json", "-o", "out")
    #expect(run == CommandRun(status: 0))
    #expect(
      try folder.paths() == [
        "base.json", "dark.json", "out", "out/base.resolver.json",
        "out/base.theme-dark.tokens.json",
        "out/base.tokens.json",
      ])
    #expect(
      folder.text("out/base.theme-dark.tokens.json") == ##"""
        {
          "theme": {
            "color": {
              "page": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}}
            }
          }
        }

        """##)
    let check = try folder.tokenc("validate", "out/base.resolver.json", "--dialect", "dtcg")
    #expect(check.status == 0 && check.output.isEmpty, "\(check.output)")
    // A second run changes nothing.
    let before = try folder.state()
    #expect(
      try folder.tokenc("convert", "base.json", "--theme", "dark=dark.json", "-o", "out").status
        == 0)
    #expect(try folder.state() == before)
  }

  @Test func tellsWhatTheStandardLacks() throws {
    let folder = try CommandFolder(["a.json": #"{"theme": {"content": {"title": "Hello"}}}"#])
    let run = try folder.tokenc("convert", "a.json", "-o", "out")
    #expect(
      run
        == CommandRun(
          status: 0,
          errors: """
            a.json:1:25: warning: 'theme.content.title' is a text, which the standard does not have \
            [not-in-standard]
            1 | {"theme": {"content": {"title": "Hello"}}}
              |                         ^~~~~
              = help: it is kept in the '$extensions' of the document
            1 warning in 1 file

            """))
    #expect(folder.text("out/a.tokens.json")?.contains("Hello") == true)
    let strict = try folder.tokenc("convert", "a.json", "-o", "strict", "--strict")
    #expect(strict.status == 1 && folder.text("strict/a.tokens.json") == nil)
  }

  @Test func refusesWhatItCannotDo() throws {
    let folder = try CommandFolder([
      "a.json": Self.theme, "b.json": ##"{"theme": {"color": {"page": "#ff"}}}"##,
      "c.json": #"{"tokenc-contract": 1, "tokens": {}}"#,
    ])
    let bare = try folder.tokenc("convert", "a.json")
    #expect(bare.status == 2 && bare.errors.contains("needs a folder for them"))
    #expect(try folder.tokenc("convert", "a.json", "-o", "-").status == 2)
    let broken = try folder.tokenc("convert", "b.json", "-o", "out")
    #expect(broken.status == 1 && broken.errors.contains("[invalid-value]"))
    let contract = try folder.tokenc("convert", "a.json", "--base", "c.json", "-o", "out")
    #expect(contract.status == 2 && contract.errors.contains("is a contract"))
    try folder.write(Self.theme, to: "out/x.tokens.json")
    let same = try folder.tokenc("convert", "out/x.tokens.json", "-o", "out")
    #expect(same.status == 2 && same.errors.contains("is an input"))
    #expect(try folder.paths() == ["a.json", "b.json", "c.json", "out", "out/x.tokens.json"])
  }
}
