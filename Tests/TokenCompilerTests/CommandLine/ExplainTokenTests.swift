import Testing

/// `tokenc explain PATH` and `tokenc explain VALUE` as a process.
@Suite struct ExplainTokenTests {
  static let files: KeyValuePairs = [
    "base.json": ##"{"theme": {"color": {"page": "#ffffff", "link": "{theme.color.page}"}}}"##
      + "\n",
    "acme.json": ##"{"theme": {"color": {"page": "#00705a"}}}"## + "\n",
  ]

  @Test func explainsATokenOverABase() throws {
    let run = try CommandFolder(Self.files)
      .tokenc("explain", "{theme.color.link}", "acme.json", "--base", "base.json")
    #expect(
      run
        == CommandRun(
          status: 0,
          output: """
            theme.color.link
              Swift  color.link
              CSS    --theme-color-link

            #00705a
              type   color, from 'theme.color.page'
              base.json:1:50: theme.color.link = {theme.color.page}
              acme.json:1:31: theme.color.page = #00705a
                over base.json:1:31: #ffffff

            no token refers to it

            """))
  }

  @Test func explainsWhatAFileWasTakenFor() throws {
    let folder = try CommandFolder([
      "a.json": ##"{"a": {"value": {"light": "#fff", "dark": "#000"}, "type": "color"}}"##
    ])
    #expect(
      try folder.tokenc("explain", "a.json")
        == CommandRun(
          status: 0,
          output: """
            a.json
              read   as style-dictionary, because its tokens are objects with 'value', and none has '$value'
              has    the modifier 'mode': light, dark (default 'light')
              holds  2 tokens in 2 sets

            """))
    let json = try folder.tokenc("explain", "a.json", "--report", "json", "--dialect", "plain")
    #expect(json.output.contains(#""dialect": "plain", "reason": "it was asked for""#))
  }

  /// Arguments, and how what is said of them begins.
  static let refused: [(String, String)] = [
    (
      "theme.color.lnik base.json",
      "error: no token has the path or the value 'theme.color.lnik' [invalid-option]\n"
        + " = help: did you mean 'theme.color.link'?\n"
    ),
    (
      "theme.color base.json",
      "error: 'theme.color' is a group [invalid-option]\n"
        + " = help: name a token in it, such as 'theme.color.page'\n"
    ),
    (
      "'#123456' base.json",
      "error: no token has the path or the value '#123456' [invalid-option]\n1 error in 1 file\n"
    ),
    (
      "theme.color.link",
      "error: no code is named 'theme.color.link' [invalid-option]\n = help: for a"
    ),
    ("theme.color.link gone.json", "error: cannot read 'gone.json'"),
    ("theme.color.link base.json --report sarif", "error: 'sarif' is no value for '--report'"),
  ]

  @Test(arguments: refused)
  func isRefused(arguments: String, errors: String) throws {
    let run = try CommandFolder(Self.files).shell("tokenc explain \(arguments)")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix(errors), "\(run.errors)")
  }

  @Test func takesTheLayersOfTheConfiguration() throws {
    let folder = try CommandFolder(Self.files)
    try folder.write(
      #"{"base": "base.json", "inputs": "acme.json", "css-prefix": "x"}"#, to: "tokenc.json")
    let run = try folder.tokenc("explain", "theme.color.link")
    #expect(run.status == 0 && run.output.contains("\n#00705a\n"))
    #expect(run.output.contains("  CSS    --x-theme-color-link\n"))
    let other = try folder.tokenc("explain", "theme.color.link", "--config", "gone.json")
    #expect(other.status == 2)
    #expect(try folder.tokenc("explain", "syntax").output.hasPrefix("syntax (error)\n"))
  }

  @Test func aCodeWithInputsIsAPath() throws {
    let folder = try CommandFolder(["a.json": #"{"syntax": {"$type": "number", "$value": 1}}"#])
    let run = try folder.tokenc("explain", "syntax", "a.json")
    #expect(run.output.hasPrefix("syntax\n  Swift  syntax\n"))
  }

  @Test func tellsTheErrorsOfTheThemeBesides() throws {
    let folder = try CommandFolder([
      "a.json": ##"{"theme": {"color": {"a": "{theme.color.b}", "c": "#ffffff"}}}"##
    ])
    let good = try folder.tokenc("explain", "theme.color.c", "a.json")
    #expect(good.status == 1 && good.output.contains("\n#ffffff\n"))
    #expect(good.errors.contains("no token is named 'theme.color.b'"))
    let bad = try folder.tokenc("explain", "theme.color.a", "a.json")
    #expect(bad.output.contains("\nno value: see its errors\n"))
  }
}
