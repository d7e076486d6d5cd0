import Testing

/// `tokenc diff` as a process.
@Suite struct DiffCommandTests {
  static let files: KeyValuePairs = [
    "v1/theme.json": """
    {"color": {"sea": "#014f86", "link": "{color.sea}", "old": "#ffffff"}, "radius": {"card": 4}}

    """,
    "v1/dark.json": ##"{"color": {"link": "#ffffff"}}"## + "\n",
    "v2/theme.json": """
    {"color": {"sea": "#016fb9", "link": "{color.sea}"}, "radius": {"card": 4, "chip": 8}}

    """,
    "v2/dark.json": ##"{"color": {"link": "#eeeeee"}}"## + "\n",
  ]

  @Test func comparesTwoFiles() throws {
    let run = try CommandFolder(Self.files).tokenc("diff", "v1/theme.json", "v2/theme.json")
    #expect(
      run
        == CommandRun(
          status: 1,
          output: """
            major: 1 breaking change, 2 visual, 1 safe

            breaking
              color.old: removed (color #ffffff)

            visual
              color.sea: #014f86 → #016fb9 (ΔE 11.52)
                1 token follows: color.link

            safe
              radius.chip: added (dimension 8px)

            """))
  }

  @Test func theHelpSaysTheStatusesThatThereAre() throws {
    let help = try CommandFolder().tokenc("diff", "--help").output
    #expect(help.contains("1 a change is") && help.contains("a version has errors"), "\(help)")
    let folder = try CommandFolder(["a.json": #"{"a": 1}"#, "bad.json": #"{"a": "{b}"}"#])
    #expect(try folder.tokenc("diff", "a.json", "bad.json").status == 2)
  }

  @Test func comparesThemes() throws {
    let run = try CommandFolder(Self.files).tokenc(
      "diff", "v1/theme.json,dark=v1/dark.json", "v2/theme.json,dark=v2/dark.json")
    #expect(run.status == 1)
    #expect(run.output.contains("  color.link in dark: #ffffff → #eeeeee (ΔE "))
  }

  @Test func nothingChanged() throws {
    let run = try CommandFolder(Self.files).tokenc("diff", "v1/theme.json", "v1/theme.json")
    #expect(run == CommandRun(status: 0, output: "no changes\n"))
  }

  @Test(arguments: [
    ("v1/theme.json", "error: 'diff' needs OLD and NEW, and one is given"),
    ("v1/theme.json gone.json", "error: cannot read 'gone.json': there is no such file"),
    ("v1/theme.json ''", "error: an input has an empty name"),
    ("- -", "error: standard input ('-') can be read once only"),
    ("v1/theme.json v2/theme.json --report sarif", "error: 'sarif' is no value for '--report'"),
  ])
  func isRefused(arguments: String, errors: String) throws {
    let run = try CommandFolder(Self.files).shell("tokenc diff \(arguments)")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix(errors), "\(run.errors)")
  }

  /// What has errors has no values to compare.
  @Test func errorsOfAVersionAreStatus2() throws {
    let folder = try CommandFolder(Self.files)
    try folder.write(##"{"color": {"a": "{color.b}"}}"##, to: "bad.json")
    let run = try folder.tokenc("diff", "v1/theme.json", "bad.json")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("bad.json:1:18: error: no token is named 'color.b'"))
  }

  private static func contracts() throws -> CommandFolder {
    let folder = try CommandFolder([
      "old.json": ##"{"color": {"a": "#fff", "b": "#fff", "c": "#000"}, "radius": {"d": 4}}"##,
      "new.json": ##"{"color": {"a": "#eee", "b": null, "c": "#000"}, "opacity": {"e": 1}}"##,
      "frozen/tokenc.json": #"{"contract": {"frozen": "color.c"}}"#,
      "acme.json": ##"{"color": {"c": "#111"}}"##,
    ])
    try folder.tokenc("schema", "old.json", "--contract", "-o", "old.contract.json")
    try folder.tokenc(
      "schema", "new.json", "--contract", "-o", "new.contract.json", "--config",
      "frozen/tokenc.json")
    return folder
  }

  /// Contracts say types, names and terms, and that a value is another one.
  @Test func comparesContracts() throws {
    let folder = try Self.contracts()
    let run = try folder.tokenc(
      "diff", "old.contract.json", "new.contract.json", "--themes", "acme.json")
    #expect(
      run
        == CommandRun(
          status: 1,
          output: """
            major: 3 breaking changes, 1 visual, 1 safe

            breaking
              color.b: may be null now
              color.c: frozen: custom themes have to leave it as it is
              radius.d: removed (dimension)

            visual
              color.a: another value

            safe
              opacity.e: added (number)

            the custom theme breaks
              acme.json:1:13: overrides color.c, which is frozen now

            """))
    let back = try folder.tokenc("diff", "new.contract.json", "old.contract.json")
    #expect(back.output.contains("  color.c: no longer frozen\n"), "\(back)")
    let same = try folder.tokenc("diff", "new.contract.json", "new.contract.json")
    #expect(same == CommandRun(status: 0, output: "no changes\n"))
  }

  /// A theme can be held against the contract that was published of it.
  @Test func comparesAContractWithATheme() throws {
    let folder = try Self.contracts()
    #expect(
      try folder.tokenc("diff", "old.contract.json", "old.json")
        == CommandRun(status: 0, output: "no changes\n"))
    let run = try folder.tokenc("diff", "old.contract.json", "new.json")
    #expect(run.status == 1 && run.output.contains("  color.a: another value\n"), "\(run)")
  }

  @Test func reportsOnContractsInEveryForm() throws {
    let folder = try Self.contracts()
    let markdown = try folder.tokenc(
      "diff", "old.contract.json", "new.contract.json", "--report", "markdown")
    #expect(markdown.status == 1 && markdown.output.contains("- `color.b`: may be null now\n"))
    let json = try folder.tokenc(
      "diff", "old.contract.json", "new.contract.json", "--report", "json")
    #expect(json.status == 1 && json.output.contains(#""kind": "frozen", "class": "breaking""#))
    #expect(json.output.contains(#""new": {"type": "color", "frozen": true, "hash": ""#), "\(json)")
  }
}
