import Testing

/// The command line itself: what cannot be understood is status 2 with a proposal, and nothing is
/// read or written.
@Suite struct OptionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: String
    var errors: [String]
    var testDescription: String { arguments }
    init(_ arguments: String, _ errors: String...) {
      self.arguments = arguments
      self.errors = errors
    }
  }

  @Test(arguments: cases) func isRefused(_ bad: Case) throws {
    let folder = try CommandFolder([
      "a.json": "{\"a\": \"#ffffff\"}\n", "b.json": "{\"a\": \"#000000\"}\n",
      "c.json": "{\"a\": \"#101010\"}\n", "d.json": "{\"a\": \"#202020\"}\n",
    ])
    let before = try folder.state()
    let run = try folder.shell("tokenc \(bad.arguments)")
    let count = bad.errors.count { $0.hasPrefix("error: ") }
    let total = count == 1 ? "1 error" : "\(count) errors"
    let expected = bad.errors.joined(separator: "\n") + "\n\(total)\n"
    let isValidation = bad.arguments.hasPrefix("validate")
    #expect(
      run
        == CommandRun(
          status: 2, output: isValidation ? expected : "", errors: isValidation ? "" : expected))
    #expect(try folder.state() == before)
  }

  static let cases = [
    Case(
      "biuld a.json", "error: unknown command 'biuld' [invalid-option]",
      " = help: did you mean 'build'?"),
    Case(
      "--verison", "error: unknown option '--verison' [invalid-option]",
      " = help: did you mean '--version'?"),
    Case(
      "build a.json --ouput b.css", "error: unknown option '--ouput' [invalid-option]",
      " = help: did you mean '--output'?"),
    Case(
      "build a.json --format jsno", "error: 'jsno' is no value for '--format' [invalid-option]",
      " = help: did you mean 'json'?"),
    Case(
      "validate a.json --report jason",
      "error: 'jason' is no value for '--report' [invalid-option]",
      " = help: did you mean 'json'?"),
    Case(
      "build a.json --format json --json-style flta",
      "error: 'flta' is no value for '--json-style' [invalid-option]",
      " = help: did you mean 'flat'?"),
    Case(
      "build a.json -o jsn:x", "error: unknown format 'jsn' in 'jsn:x' [invalid-option]",
      " = help: did you mean 'json'?"),
    Case(
      "build -o t.json", "error: no input is given [invalid-option]",
      " = help: name a file, or '-' for standard input"),
    Case(
      "build a.json", "error: neither an output nor a format is given [invalid-option]",
      " = help: write a file with '-o theme.css', or print with '--format css'"),
    Case(
      "build a.json -o t.json --format json",
      "error: '--format' and '-o' cannot be used together [invalid-option]",
      " = help: for a format that the name does not say write '-o FORMAT:PATH'"),
    Case(
      "build a.json -o", "error: '-o' needs a value [invalid-option]",
      " = help: write '-o PATH'"),
    Case(
      "build a.json --base --strict", "error: '--base' needs a value [invalid-option]",
      " = help: write '--base FILE'"),
    Case(
      "build a.json --strict=yes --format json",
      "error: '--strict' takes no value [invalid-option]", " = help: write '--strict' alone"),
    Case(
      "build a.json --theme dark=b.json --theme dark=b.json --format json",
      "error: '--theme' names the theme 'dark' twice [invalid-option]",
      " = help: write all its files behind one, as in '--theme dark=a.json,b.json'"),
    Case(
      "build a.json --theme default=b.json --format json",
      "error: 'default' cannot be a name for '--theme' [invalid-option]",
      " = help: the theme without any of these files is called 'default'"),
    Case(
      "build a.json --theme dark --format json",
      "error: '--theme dark' is not of the form 'NAME=FILE[,FILE…]' [invalid-option]"),
    Case(
      "build a.json --theme dark=b.json, --format json",
      "error: '--theme dark=b.json,' has an empty name in it [invalid-option]"),
    Case(
      "build a.json --base-theme dark=b.json --format json",
      "error: '--base-theme' needs '--base' [invalid-option]",
      " = help: a theme of the inputs themselves is '--theme'"),
    Case(
      "build a.json --input dark --format json",
      "error: '--input dark' is not of the form 'MODIFIER=CONTEXT' [invalid-option]"),
    Case(
      "build a.json --theme dark=b.json --input theme=dark --input theme=default --format json",
      "error: '--input' chooses a context of 'theme' twice [invalid-option]"),
    Case(
      "build - - --format json",
      "error: standard input ('-') can be read once only [invalid-option]"),
    Case(
      "build a.json -o json:- -o json:-",
      "error: two outputs go to standard output [invalid-option]"),
    Case(
      "build a.json --check --format json",
      "error: '--check' compares with files, but an output goes to standard output "
        + "[invalid-option]",
      " = help: name the files with '-o PATH'"),
    Case(
      "build a.json --depfile d --format json",
      "error: '--depfile' needs an output that is a file [invalid-option]",
      " = help: name one with '-o PATH'"),
    Case(
      "build a.json --fromat json --stric",
      "error: unknown option '--fromat' [invalid-option]", " = help: did you mean '--format'?",
      "error: unknown option '--stric' [invalid-option]", " = help: did you mean '--strict'?"),
    Case(
      "build a.json -o=z.css", "error: a '=' stands between '-o' and its value [invalid-option]",
      " = help: write '-o z.css' or '--output=z.css'"),
    Case(
      "build a.json -o 'a.{theme.json'",
      "error: a '{' in 'a.{theme.json' is not closed [invalid-option]",
      " = help: write '{MODIFIER}', as in 'theme.{theme}.json'; a name cannot hold a '{' itself"),
    Case(
      "build a.json -o -",
      "error: '-' does not say which format goes to standard output "
        + "[invalid-option]", " = help: write FORMAT:-, as in 'css:-'"),
    Case(
      "build -x.json --format css", "error: unknown option '-x.json' [invalid-option]",
      " = help: a file of that name is written './-x.json'"),
    Case(
      "build a.json --base -x.json --format css",
      "error: '--base' needs a value, and '-x.json' looks like an option [invalid-option]",
      " = help: if it is the value, write '--base=-x.json'"),
    Case(
      "build a.json --out b.css", "error: unknown option '--out' [invalid-option]",
      " = help: did you mean '--output'?"),
    Case(
      "build a.json --quiet", "error: unknown option '--quiet' [invalid-option]",
      " = help: see 'tokenc build --help'"),
    Case(
      "build --version", "error: unknown option '--version' [invalid-option]",
      " = help: 'tokenc --version' prints the version"),
    Case(
      "--strict build a.json",
      "error: the option '--strict' stands before the command [invalid-option]",
      " = help: options stand behind it: 'tokenc build --strict'"),
    Case(
      "build '' --format css", "error: an input has an empty name [invalid-option]",
      " = help: name a file, or '-' for standard input"),
    Case(
      "build a.json --base= --format css",
      "error: '--base ' has an empty name in it [invalid-option]"),
    Case(
      "build a.json --input =dark --format css",
      "error: '--input =dark' has an empty name in it [invalid-option]"),
    Case(
      "build a.json -o t.css --depfile -",
      "error: a dependency file cannot go to standard output [invalid-option]",
      " = help: name a file with '--depfile PATH'"),
    Case(
      "build c.json --strict --base a.json --base-theme dark=b.json --theme drak=d.json "
        + "--format css",
      "error: '--theme drak' is a theme of its own, and the base's 'dark' is left as it is "
        + "[invalid-option]", " = help: did you mean 'dark'?"),
  ]

  /// It may well be a new theme, so that this is no error.
  /// The configuration may hold options of formats that another run writes.
  @Test func anOptionOfAFormatThatNobodyWritesIsAWarning() throws {
    let folder = try CommandFolder([
      "a.json": "{\"a\": \"#ffffff\"}\n", "tokenc.json": "{\"css-selector\": \".x\"}\n",
    ])
    let warning = """
      warning: '--css-selector' has no effect: nothing is written as css [invalid-option]
       = help: write it with '-o css:PATH', or leave the option out
      1 warning in 1 file

      """
    let run = try folder.shell("tokenc build a.json -o a.swift --css-selector .y")
    #expect(run == CommandRun(status: 0, errors: warning))
    let strict = try folder.shell("tokenc build a.json -o b.swift --css-selector .y --strict")
    #expect(strict.status == 2)
    let quiet = [
      "-o a.swift", "-o a.css -o a.swift --css-selector .y", "-o a.names.json --css-prefix x",
      "-o A.xcassets --swift-appearance none",
      "-o c.swift --swift-colors catalog --xcassets-folder x",
    ]
    for arguments in quiet {
      #expect(try folder.shell("tokenc build a.json \(arguments)") == CommandRun(status: 0))
    }
  }

  @Test func aThemeWithANameLikeOneOfTheBaseIsAWarning() throws {
    let folder = try CommandFolder([
      "a.json": "{\"a\": \"#ffffff\"}\n", "b.json": "{\"a\": \"#000000\"}\n",
      "c.json": "{\"a\": \"#101010\"}\n", "d.json": "{\"a\": \"#202020\"}\n",
    ])
    let base = "c.json --base a.json --base-theme dark=b.json"
    let warning = """
      warning: '--theme drak' is a theme of its own, and the base's 'dark' is left as it is \
      [invalid-option]
       = help: did you mean 'dark'?
      1 warning in 3 files

      """
    #expect(
      try folder.shell("tokenc validate \(base) --theme drak=b.json --rule missing-context=off")
        == CommandRun(status: 0, output: warning))
    let build = try folder.shell("tokenc build \(base) --theme drak=b.json --format css")
    #expect(build.status == 0 && build.errors == warning && !build.output.isEmpty)
    for themes in ["dark=d.json --theme drak=b.json", "dim=b.json", "dark=d.json"] {
      let run = try folder.shell(
        "tokenc validate \(base) --theme \(themes) --rule missing-context=off")
      #expect(run == CommandRun(status: 0), "\(themes)")
    }
  }

  @Test func showsTheVersion() throws {
    #expect(
      try CommandFolder().tokenc("--version") == CommandRun(status: 0, output: "tokenc 0.1.0\n"))
  }

  @Test func withoutArgumentsShowsTheUsageAsAnError() throws {
    let run = try CommandFolder().tokenc()
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == (try CommandFolder().tokenc("-h")).output)
  }

  @Test(arguments: ["build", "validate"])
  func helpListsEveryOptionThatWorks(command: String) throws {
    let folder = try CommandFolder()
    let long = try folder.tokenc(command, "--help")
    #expect(long.status == 0 && long.errors == "")
    #expect(long.output.hasPrefix("usage: tokenc \(command) INPUT…"))
    let lines = long.output.split(separator: "\n")
    for option in ["--base", "--theme", "--input", "--report", "--strict", "--json-style"] {
      #expect(lines.contains { $0.contains("  \(option)") }, "\(option)")
    }
    #expect(lines.allSatisfy { $0.count <= 80 })
    let short = try folder.tokenc(command, "-h")
    #expect(short.status == 0 && short.errors == "")
    #expect(short.output.contains("[--base FILE]"))
  }

  @Test func aReportInJSONIsPrintedWithStatus2() throws {
    let run = try CommandFolder().tokenc("validate", "a.json", "--report", "json")
    #expect(
      run
        == CommandRun(
          status: 2,
          output: """
            {"version": 1,
             "diagnostics": [
              {"code": "unreadable-file", "severity": "error", "message": "cannot read 'a.json': \
            there is no such file or folder", "related": []}
             ],
             "summary": {"errors": 1, "warnings": 0, "notes": 0, "files": 0}}

            """))
  }
}
