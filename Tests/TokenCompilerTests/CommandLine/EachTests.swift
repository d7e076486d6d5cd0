import Testing

/// `validate --each`: many custom themes over one base, each by itself.
@Suite struct EachTests {
  static let base = """
    { "theme": { "color": { "a": "#ffffff", "b": "{theme.color.a}", "old": "{theme.color.none}" } } }

    """
  static let dark = ##"{ "theme": { "color": { "a": "#000000" } } }"## + "\n"

  private func folder() throws -> CommandFolder {
    try CommandFolder([
      "base.json": Self.base, "dark.json": Self.dark,
      "themes/acme.json": ##"{ "theme": { "color": { "aa": "#ff0000" } } }"## + "\n",
      "themes/globex.json": #"{ "theme": { "color": { "b": "{theme.color.aa}" } } }"# + "\n",
      "themes/fine.json": ##"{ "theme": { "color": { "b": "#00ff00" } } }"## + "\n",
      "themes/.hidden.json": "{", "themes/notes.txt": "{",
    ])
  }

  @Test func bracketsAreNoPattern() throws {
    let folder = try CommandFolder(["base.json": #"{"a": 1}"#, "themes/1.json": #"{"a": 2}"#])
    let run = try folder.tokenc("validate", "--base", "base.json", "--each", "themes/[12]*.json")
    #expect(run.status == 2)
    #expect((run.output + run.errors).contains("'*', '?' and '**' alone"), "\(run)")
  }

  @Test func findsWhatIsWrongInEachAndInTheBaseOnce() throws {
    let run = try folder().tokenc(
      "validate", "--each", "themes/*.json", "--base", "base.json", "--base-theme",
      "dark=dark.json")
    #expect(run.status == 1)
    #expect(
      run.output.split(separator: "\n").filter { $0.contains("error: ") } == [
        "base.json:1:73: error: no token is named 'theme.color.none' [unknown-reference]",
        "themes/acme.json:1:26: error: the base theme has no token 'theme.color.aa' "
          + "[unknown-override]",
        "themes/globex.json:1:31: error: no token is named 'theme.color.aa' [unknown-reference]",
      ])
    #expect(!run.output.contains("themes: ") && !run.output.contains("candidate"))
    #expect(run.output.hasSuffix("3 errors in 5 files\n"))
    // One customer's token is nobody else's.
    #expect(!run.output.contains("did you mean 'theme.color.aa'"))
  }

  @Test func findsTheSameAsARunOfItsOwn() throws {
    let folder = try folder()
    for name in ["acme", "globex", "fine"] {
      let path = "themes/\(name).json"
      let alone = try folder.tokenc("validate", path, "--base", "base.json")
      let each = try folder.tokenc("validate", "--each", path, "--base", "base.json")
      #expect(alone == each)
    }
  }

  @Test func aFindingNamesTheThemesOfItsOwnFile() throws {
    let folder = try CommandFolder([
      "base.json": ##"{ "a": { "$value": 1, "$type": "number" } }"##,
      "dark.json": ##"{ "dim": { "$value": 2, "$type": "number" } }"##,
      "x.json": ##"{ "a": { "$value": "{dim}" } }"##, "y.json": ##"{ "a": { "$value": 3 } }"##,
    ])
    let run = try folder.tokenc(
      "validate", "--each", "x.json", "--each", "y.json", "--base", "base.json", "--base-theme",
      "dark=dark.json", "--report", "json")
    #expect(run.output.contains(#""themes": ["default"]"#), "\(run.output)")
  }

  /// Contexts that one custom theme brings are no themes of another.
  @Test func modesOfOneAreNoneOfAnother() throws {
    let modes = { (first: String, second: String) in
      """
      { "theme": { "$type": "dynamic", "color": { "b":
          { "$value": { "\(first)": "#111111", "\(second)": "#222222" } } } } }
      """
    }
    let folder = try CommandFolder([
      "base.json": ##"{ "theme": { "color": { "a": "{theme.color.b}", "b": "#ffffff" } } }"##,
      "x.json": modes("light", "dark"), "y.json": modes("day", "night"),
    ])
    let run = try folder.tokenc("validate", "--each", "?.json", "--base", "base.json")
    #expect(run == CommandRun(status: 0), "\(run.output)")
  }

  @Test func theConfigurationMaySayEach() throws {
    let folder = try folder()
    try folder.write(
      #"{ "base": "../base.json", "each": ["./*.json"], "outputs": ["Theme.swift"] }"#,
      to: "themes/tokenc.json")
    let run = try folder.tokenc("validate", "--config", "themes/tokenc.json")
    #expect(run.output.hasSuffix("3 errors in 4 files\n"), "\(run.output)")
    let one = try folder.tokenc(
      "validate", "--config", "themes/tokenc.json", "--each", "themes/fine.json")
    #expect(one.output.hasSuffix("1 error in 2 files\n"), "\(one.output)")
  }

  @Test func aPatternWithoutAMatchIsRefused() throws {
    let folder = try folder()
    let run = try folder.tokenc("validate", "--each", "them/*.json", "--base", "base.json")
    #expect(run.status == 2)
    #expect(run.output.contains("no file fits the pattern 'them/*.json' [invalid-option]"))
    try folder.write(#"{ "base": "base.json", "each": "them/*.json" }"#, to: "tokenc.json")
    let configured = try folder.tokenc("validate")
    #expect(configured.status == 2)
    #expect(
      configured.output.hasPrefix(
        "tokenc.json:1:33: error: no file fits the pattern 'them/*.json' [invalid-config]"))
  }

  /// A path cannot name it, but it is not passed over: nobody would have checked it.
  @Test func aNameThatIsNotUTF8IsAnError() throws {
    let folder = try folder()
    let name = #"$(printf 'themes/a\377.json')"#
    // Some file systems refuse the name themselves.
    guard try folder.shell("cp base.json \"\(name)\"").status == 0 else { return }
    let run = try folder.tokenc("validate", "--each", "themes/*.json", "--base", "base.json")
    #expect(run.status == 2, "\(run)")
    #expect(
      run.output.contains("cannot read 'themes/a\u{FFFD}.json': there is no such file or folder"))
    #expect(run.output.contains("help: the names of files have to be UTF-8; rename it"))
    // A path with other bytes in the place of those that it has would be another file.
    let output = try folder.shell(
      #"tokenc build base.json -o "$(printf 'o\376.css')""#)
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("the argument 'o\u{FFFD}.css' is not UTF-8 [invalid-option]"))
    // The sign that stands for such bytes is a letter like others.
    let sign = try folder.shell(
      "echo '{\"a\": 1}' > one.json && tokenc build one.json -o 'o\u{FFFD}.css'")
    #expect(sign.status == 0, "\(sign)")
  }

  @Test func aPatternThatTheShellTookApartIsRefused() throws {
    let run = try folder().shell("tokenc validate --base base.json --each themes/*.json")
    #expect(run.status == 2)
    #expect(run.output.contains("help: quote the pattern"))
  }

  @Test func patternsFitNamesAsShellsFitThem() throws {
    let folder = try CommandFolder([
      "a/b/c.json": "{}", "a/d.json": "{}", "e.json": "{}", ".f/g.json": "{}",
      "a/h.tokens.json": "{}",
    ])
    for (pattern, count) in [
      ("**/*.json", 4), ("a/*.json", 2), ("*/*/*.json", 1), ("?.json", 1), ("a/?.json", 1),
      (".f/*.json", 1), ("a/**/c.json", 1), ("a/h*.json", 1),
    ] {
      let run = try folder.shell(
        "tokenc validate --each '\(pattern)' --report json --rule unused-ignore=off")
      #expect(run.output.contains("\"files\": \(count)}"), "\(pattern): \(run.output)")
    }
  }
}
