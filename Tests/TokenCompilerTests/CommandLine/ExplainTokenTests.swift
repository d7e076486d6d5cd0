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

  /// Files that are no themes, and what is said of them.
  @Test(arguments: [
    ("empty.json", "as no theme: the file is empty", 1),
    ("list.json", "as no theme: the top level of a token file is an object", 1),
    ("tokenc.json", "as the configuration of a run, because it is named so", 0),
    ("schema.json", "as no theme: it is a JSON Schema, with which editors check one", 0),
    (
      "contract.json",
      """
      as a contract, because it has 'tokenc-contract'
        for    custom themes as plain
        holds  1 token without values
      """, 0
    ),
  ]) func saysWhatIsNoTheme(file: String, reading: String, status: Int32) throws {
    let folder = try CommandFolder([
      "empty.json": "", "list.json": "[1]", "tokenc.json": #"{"inputs": "a.json"}"#,
      "a.json": #"{"theme": {"radius": {"a": 4}}}"#,
    ])
    try folder.tokenc("schema", "a.json", "-o", "schema.json")
    try folder.tokenc("schema", "a.json", "--contract", "-o", "contract.json")
    let run = try folder.tokenc("explain", file)
    #expect(run.status == status && run.errors.isEmpty == (status == 0))
    #expect(run.output == "\(file)\n  read   \(reading)\n", "\(run.output)")
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
      "error: no token has the colour '#123456' [invalid-option]\n = help: the nearest are 'theme.color."
    ),
    (
      "'#12345' base.json",
      "error: '#12345' is no colour [invalid-option]\n = help: a colour looks like '#3366cc'"
    ),
    ("folder", "error: cannot read 'folder': it is a folder [unreadable-file]\n1 error\n"),
    (
      "theme.color.link",
      "error: no code is named 'theme.color.link' [invalid-option]\n = help: for a"
    ),
    ("gone.json", "error: cannot read 'gone.json': there is no such file or folder"),
    ("gone.json base.json", "error: cannot read 'gone.json': there is no such file or folder"),
    (
      "acme.json base.json",
      "error: 'acme.json' is a file, and no token has that path [invalid-option]\n"
        + " = help: name the token first: 'tokenc explain PATH acme.json'"
    ),
    ("theme.color.link gone.json", "error: cannot read 'gone.json'"),
    ("theme.color.link base.json --report sarif", "error: 'sarif' is no value for '--report'"),
  ]

  @Test func theNearestColoursComeFirst() throws {
    let folder = try CommandFolder([
      "a.json":
        ##"{"color": {"far": "#ff0000", "near": "#014f86", "same": "#014f86", "next": "#01508a"}}"##
    ])
    let run = try folder.tokenc("explain", "#014f87", "a.json")
    #expect(
      run.errors.contains(
        "the nearest are 'color.near' (#014f86, ΔE 0.18), 'color.next' (#01508a, ΔE 0.46)"),
      "\(run.errors)")
    #expect(run.errors.contains("'color.far' (#ff0000, ΔE "))
  }

  @Test(arguments: ["system", "Inter, system"])
  func aFontFamilyNeedsNoQuotes(name: String) throws {
    let folder = try CommandFolder(["a.json": #"{"font-family": {"body": "\#(name)"}}"#])
    let run = try folder.tokenc("explain", name, "a.json")
    #expect(run.status == 0 && run.output.contains("font-family.body = "), "\(run.errors)")
  }

  @Test(arguments: refused)
  func isRefused(arguments: String, errors: String) throws {
    let folder = try CommandFolder(Self.files)
    try folder.write("", to: "folder/file")
    let run = try folder.shell("tokenc explain \(arguments)")
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

  static let pairs = ##"""
    {"theme": {"color": {"tag": {"text": "#ffffff", "background": "#5b9bd5", "icon": "#00000080"},
      "card": {"text": "#000000", "background": "#ffffff80"}}}}
    """##

  @Test func tellsTheContrastOfThePairsThatATokenIsIn() throws {
    let folder = try CommandFolder([
      "a.json": Self.pairs,
      "dark.json": ##"{"theme": {"color": {"tag": {"background": "#2a6cab"}}}}"##,
    ])
    let run = try folder.tokenc(
      "explain", "theme.color.tag.background", "a.json", "--theme", "dark=dark.json")
    #expect(
      run.output.contains(
        """

        contrast
          under theme.color.tag.text in default: 2.96, too little for text (4.5)
          under theme.color.tag.text in dark: 5.48, enough for text (4.5)
          under theme.color.tag.icon in default: 2.97, too little for icon (3)
          under theme.color.tag.icon in dark: 2.27, too little for icon (3)

        """), "\(run.output)")
    let text = try folder.tokenc("explain", "theme.color.card.text", "a.json")
    #expect(
      text.output.contains(
        "  on theme.color.card.background: not known, for the background is translucent\n"))
    // The configuration says how the rule measures.
    try folder.write(
      ##"{"rules": {"contrast": {"backdrop": "#ffffff", "level": "aaa"}}}"##, to: "tokenc.json")
    let configured = try folder.tokenc("explain", "theme.color.card.text", "a.json")
    #expect(configured.output.contains("background: 21, enough for text (7)\n"), "\(configured)")
    let json = try folder.tokenc(
      "explain", "theme.color.tag.text", "a.json", "--report", "json")
    #expect(
      json.output.contains(
        #"""
        "background": "theme.color.tag.background", "kind": "text", "measured": 2.96, \#
        "required": 7, "isEnough": false}
        """#), "\(json)")
  }

  /// A terminal that can shows colours as colours; a pipe has none.
  @Test func showsSwatches() throws {
    let folder = try CommandFolder(["a.json": Self.pairs])
    let plain = try folder.tokenc("explain", "theme.color.tag.text", "a.json")
    #expect(!plain.output.contains("\u{1B}"))
    let always = try folder.tokenc(
      "explain", "theme.color.tag.text", "a.json", "--color", "always")
    #expect(
      always.output.contains(
        "\n\u{1B}[48;2;255;255;255m  \u{1B}[48;2;255;255;255m  \u{1B}[0m #ffffff\n"))
    #expect(
      always.output.contains(
        "  \u{1B}[38;2;255;255;255;48;2;91;155;213m Aa \u{1B}[0m on theme.color.tag.background: 2.96"
      ))
    // What is behind a translucent colour shows: white, and black.
    let half = try folder.tokenc("explain", "#ffffff80", "a.json", "--color", "always")
    #expect(
      half.output.hasPrefix("\u{1B}[48;2;255;255;255m  \u{1B}[48;2;128;128;128m  \u{1B}[0m #"))
  }

  @Test(arguments: [
    ("COLORTERM=truecolor TERM=xterm", "[48;2;91;155;213m"),
    ("COLORTERM= TERM=xterm-256color", "[48;5;74m"),
    ("COLORTERM= TERM=xterm", nil), ("NO_COLOR=1 COLORTERM=truecolor TERM=xterm", nil),
  ]) func aTerminalIsAskedWhatItCan(environment: String, code: String?) throws {
    let folder = try CommandFolder(["a.json": Self.pairs])
    let run = try folder.shell(
      "\(environment) script -qec \"tokenc explain theme.color.tag.background a.json\" /dev/null")
    guard run.output.contains("theme.color.tag.background") else { return }
    #expect(run.output.contains("\u{1B}[48;") == (code != nil), "\(run)")
    if let code { #expect(run.output.contains(code), "\(run)") }
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
