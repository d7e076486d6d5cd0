import Testing

/// Runs with a `tokenc.json`.
@Suite struct ConfigurationTests {
  static let light =
    ##"{ "theme": { "color": { "a": "#ffffff", "b": "{theme.color.a}" } } }"## + "\n"
  static let dark = ##"{ "theme": { "color": { "a": "#000000" } } }"## + "\n"
  static let brand = ##"{ "theme": { "color": { "b": "#ff0000" } } }"## + "\n"

  static let layers = """
    "layers": ["light.json", { "files": "dark.json", "when": { "theme": "dark" } }]
    """

  @Test func buildsWhatTheConfigurationSays() throws {
    let folder = try CommandFolder([
      "light.json": Self.light, "dark.json": Self.dark,
      "tokenc.json": """
      { \(Self.layers), "json-style": "flat",
        "outputs": ["out/{theme}.json", { "path": "t.json", "json-style": "nested" }] }
      """,
    ])
    #expect(try folder.tokenc("build") == CommandRun(status: 0))
    let expected = try CommandFolder(["light.json": Self.light, "dark.json": Self.dark])
    _ = try expected.shell(
      "tokenc build light.json --theme dark=dark.json -o 'out/{theme}.json' --json-style flat; "
        + "tokenc build light.json --theme dark=dark.json -o t.json")
    for path in ["out/default.json", "out/dark.json", "t.json"] {
      #expect(folder.text(path) != nil && folder.text(path) == expected.text(path), "\(path)")
    }
  }

  /// An option without a value is true or false there, for all outputs or for one.
  @Test func optionsWithoutAValueAreTrueOrFalse() throws {
    let folder = try CommandFolder([
      "light.json": Self.light,
      "tokenc.json": """
      { "layers": ["light.json"], "swift-access": "internal",
        "outputs": ["A.swift", { "path": "B.swift", "swift-runtime-json": true },
          { "path": "C.swift", "swift-runtime-json": false }] }
      """,
    ])
    #expect(try folder.tokenc("build") == CommandRun(status: 0))
    let found = ["A.swift", "B.swift", "C.swift"].map {
      folder.text($0)?.contains("init(\n      resolvedJSON") ?? false
    }
    #expect(found == [false, true, false])
    _ = try folder.tokenc(
      "build", "light.json", "--swift-runtime-json", "--swift-access", "internal", "-o", "D.swift")
    #expect(folder.text("D.swift") != nil && folder.text("D.swift") == folder.text("B.swift"))
  }

  @Test func pathsAreRelativeToTheConfiguration() throws {
    let folder = try CommandFolder([
      "design/light.json": Self.light, "shared/dark.json": Self.dark,
      "design/theme.json": """
      { "layers": ["./light.json", { "files": "../shared/dark.json", "when": { "theme": "dark" } }],
        "outputs": ["../out/theme.css"], "depfile": "deps.d" }
      """,
    ])
    #expect(try folder.tokenc("build", "--config", "design/theme.json") == CommandRun(status: 0))
    #expect(folder.text("out/theme.css")?.contains("#000000") == true)
    #expect(
      folder.text("design/deps.d")
        == "design/../out/theme.css: design/theme.json design/light.json "
        + "design/../shared/dark.json\n")
  }

  @Test func layersOfSeveralModifiersMakeEveryTheme() throws {
    let folder = try CommandFolder([
      "light.json": Self.light, "dark.json": Self.dark, "brand.json": Self.brand,
      "tokenc.json": """
      { "layers": ["light.json", { "files": "dark.json", "when": { "mode": "dark" } },
          { "files": "brand.json", "when": { "brand": "acme" } }],
        "outputs": ["{brand}-{mode}.json"], "json-style": "flat" }
      """,
    ])
    #expect(try folder.tokenc("build") == CommandRun(status: 0))
    let outputs = try folder.paths().filter { $0.contains("-") }
    #expect(
      outputs == [
        "acme-dark.json", "acme-default.json", "default-dark.json", "default-default.json",
      ])
    #expect(folder.text("acme-dark.json")?.contains(##""hex": "#ff0000""##) == true)
    #expect(folder.text("acme-dark.json")?.contains(##""hex": "#000000""##) == true)
  }

  @Test func listedContextsNeedNoDefaultBesides() throws {
    let folder = try CommandFolder([
      "light.json": Self.light, "dark.json": Self.dark,
      "tokenc.json": """
      { "modifiers": { "mode": ["light", "dark"] },
        "layers": [{ "files": "light.json", "when": { "mode": "light" } },
          { "files": ["light.json", "dark.json"], "when": { "mode": "dark" } }],
        "outputs": ["out/{mode}.json"] }
      """,
    ])
    #expect(try folder.tokenc("build") == CommandRun(status: 0))
    #expect(
      try folder.paths().filter { $0.hasPrefix("out/") } == ["out/dark.json", "out/light.json"])
  }

  @Test func aModifierOfWhichEveryLayerNamesAContextHasNoOther() throws {
    let folder = try CommandFolder([
      "light.json": Self.light, "dark.json": Self.dark,
      "tokenc.json": """
      { "layers": [{ "files": "light.json", "when": { "mode": "light" } },
          { "files": ["light.json", "dark.json"], "when": { "mode": "dark" } }],
        "outputs": ["out/{mode}.json", "theme.css"] }
      """,
    ])
    #expect(try folder.tokenc("build") == CommandRun(status: 0))
    #expect(
      try folder.paths().filter { $0.hasPrefix("out/") } == ["out/dark.json", "out/light.json"])
    #expect(folder.text("theme.css")?.contains("#ffffff") == true)
  }

  @Test func filesOfTheCommandLineReplaceTheLayersAsAWhole() throws {
    let folder = try CommandFolder([
      "light.json": Self.light, "dark.json": Self.dark, "other.json": Self.brand,
      "tokenc.json": """
      { \(Self.layers), "input": { "theme": "dark" }, "css-selector": ".x",
        "outputs": ["theme.css"] }
      """,
    ])
    let run = try folder.tokenc("build", "other.json")
    #expect(run == CommandRun(status: 0))
    #expect(folder.text("theme.css")?.contains("#000000") == false)
    #expect(folder.text("theme.css")?.contains(".x {") == true)
    let base = try folder.tokenc("validate", "--base", "light.json")
    #expect(base.status == 2 && base.output.contains("no input is given"))
  }

  @Test func outputsOfTheCommandLineReplaceThose() throws {
    let folder = try CommandFolder([
      "light.json": Self.light, "dark.json": Self.dark,
      "tokenc.json": """
      { \(Self.layers), "outputs": [{ "path": "theme.css", "css-selector": ".x" }],
        "css-prefix": "p", "css-references": "all" }
      """,
    ])
    let run = try folder.tokenc("build", "--format", "css")
    #expect(run.status == 0 && run.output.contains(":root {\n  --p-theme-color-a:"))
    #expect(run.output.contains("var("))
    #expect(try folder.tokenc("build", "--css-references", "none") == CommandRun(status: 0))
    let css = folder.text("theme.css") ?? ""
    #expect(css.contains(".x {\n  --p-theme-color-a:") && !css.contains("var("))
    #expect(try folder.tokenc("build", "-o", "b.css") == CommandRun(status: 0))
    #expect(folder.text("b.css")?.contains(":root {") == true)
  }

  @Test func optionsOfTheCommandLineReplaceThose() throws {
    let folder = try CommandFolder([
      "light.json": Self.light, "dark.json": Self.dark,
      "tokenc.json": """
      { \(Self.layers), "input": { "theme": "dark" }, "report": "json" }
      """,
    ])
    let dark = try folder.tokenc("build", "--format", "css")
    #expect(dark.output.contains("#000000") && !dark.output.contains("#ffffff"))
    let light = try folder.tokenc("build", "--format", "css", "--input", "theme=default")
    #expect(light.output.contains("#ffffff") && !light.output.contains("#000000"))
    #expect(try folder.tokenc("validate").output.hasPrefix("{\"version\""))
    #expect(try folder.tokenc("validate", "--report", "text").output == "")
  }

  @Test func problemsOfTheConfigurationAndOfTheCommandLineAreToldTogether() throws {
    let folder = try CommandFolder([
      "tokenc.json": """
      {
        "layer": ["a.json"],
        "outputs": ["theme.css", "cs:b"]
      }

      """
    ])
    let run = try folder.tokenc("build", "--stict")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: unknown option '--stict' [invalid-option]
         = help: did you mean '--strict'?
        tokenc.json:2:4: error: a configuration has no key 'layer' [invalid-config]
        2 |   "layer": ["a.json"],
          |    ^~~~~
          = help: did you mean 'layers'?
        tokenc.json:3:29: error: there is no format 'cs' [invalid-config]
        3 |   "outputs": ["theme.css", "cs:b"]
          |                             ^~~~
          = help: did you mean 'css'?
        3 errors in 1 file

        """)
  }

  @Test func filesThatCannotBeReadAreShownWhereTheyAreNamed() throws {
    let folder = try CommandFolder([
      "tokenc.json": """
      { "layers": ["a.json",
          "b.json"] }
      """
    ])
    let run = try folder.tokenc("validate")
    #expect(run.status == 2)
    #expect(run.output.contains("tokenc.json:1:15: error: cannot read 'a.json'"))
    #expect(run.output.contains("tokenc.json:2:6: error: cannot read 'b.json'"))
  }

  @Test func aConfigurationThatCannotBeReadIsRefused() throws {
    let folder = try CommandFolder(["a.json": Self.light, "tokenc.json/x": ""])
    let found = try folder.tokenc("validate", "a.json")
    #expect(found.status == 2 && found.output.contains("cannot read 'tokenc.json': it is a folder"))
    let named = try folder.tokenc("validate", "a.json", "--config", "none.json")
    #expect(named.status == 2)
    #expect(
      named.output.contains("error: cannot read 'none.json': there is no such file or folder"))
  }

  @Test func aConfigurationIsNoOutput() throws {
    let folder = try CommandFolder([
      "light.json": Self.light, "tokenc.json": #"{ "layers": ["light.json"] }"#,
    ])
    let run = try folder.tokenc("build", "-o", "tokenc.json")
    #expect(run.status == 2 && run.errors.contains("'tokenc.json' is an input"))
  }

  static let contract = """
    "base": "light.json", "inputs": "custom.json"
    """
  static let custom = ##"{ "theme": { "color": { "b": "#ff0000", "acme": "#00ff00" } } }"## + "\n"

  @Test(arguments: [
    (##"{ \(contract) }"##, 1, "[unknown-override]"),
    (##"{ \(contract), "rules": { "unknown-override": "warning" } }"##, 0, "warning: "),
    (##"{ \(contract), "rules": { "unknown-override": { "severity": "off" } } }"##, 0, ""),
    (##"{ \(contract), "contract": { "additions": "theme.color.ac*" } }"##, 0, ""),
  ])
  func rulesJudgeAsTheConfigurationSays(configuration: String, status: Int32, said: String) throws {
    let folder = try CommandFolder(["light.json": Self.light, "custom.json": Self.custom])
    try folder.write(
      configuration.replacing(#"\(contract)"#, with: Self.contract), to: "tokenc.json")
    let run = try folder.tokenc("validate")
    #expect(run.status == status)
    #expect(said.isEmpty ? run.output.isEmpty : run.output.contains(said), "\(run.output)")
  }

  @Test func rulesStayWhenTheCommandLineNamesTheFiles() throws {
    let folder = try CommandFolder([
      "light.json": Self.light, "custom.json": Self.custom,
      "tokenc.json": #"{ "rules": { "unknown-override": "note" } }"#,
    ])
    let run = try folder.tokenc("validate", "custom.json", "--base", "light.json")
    #expect(run.status == 0 && run.output.contains("note: "))
    let build = try folder.tokenc("build", "custom.json", "--base", "light.json", "--format", "css")
    #expect(build.status == 0 && build.errors.contains("note: "))
    let rule = try folder.tokenc(
      "validate", "custom.json", "--base", "light.json", "--rule", "unknown-override=error")
    #expect(rule.status == 1)
  }

  @Test func anIgnoreThatHidesNothingIsShownInTheConfiguration() throws {
    let folder = try CommandFolder([
      "light.json": Self.light, "custom.json": Self.custom,
      "tokenc.json": """
      { \(Self.contract),
        "ignores": [
          { "code": "unknown-override", "path": ["theme.color.acme", "theme.color.x"],
            "reason": "ours" } ] }
      """,
    ])
    let run = try folder.tokenc("validate")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("tokenc.json:3:65: warning: "), "\(run.output)")
    #expect(run.output.contains("[unused-ignore]\n3 |     { \"code\""))
    #expect(run.output.hasSuffix("1 warning in 3 files\n"))
  }

  @Test(arguments: [
    (#""file-size": 20"#, "; at most 20 are read"),
    (#""nesting": 2"#, "more than 2"), (#""tokens": 1"#, "the layers have more than 1 tokens"),
    (#""themes": 1"#, "the modifiers have more than 1 combinations"),
    (#""tokens-in-themes": 1"#, "the themes have more than 1 tokens together"),
  ])
  func limitsAreThoseOfTheConfiguration(limit: String, message: String) throws {
    let folder = try CommandFolder([
      "light.json": Self.light, "dark.json": Self.dark,
      "tokenc.json": "{ \(Self.layers), \"limits\": { \(limit) } }",
    ])
    let run = try folder.tokenc("validate")
    #expect(run.status == 1)
    #expect(
      run.output.contains(message) && run.output.contains("[limit-exceeded]"), "\(run.output)")
  }

  @Test func moreThemesThanUsualCanBeAllowed() throws {
    let brands = (0..<600).map { #"{ "files": "brand.json", "when": { "brand": "b\#($0)" } }"# }
    let dark = #"{ "files": "dark.json", "when": { "mode": "dark" } }"#
    let layers = ([#""light.json""#, dark] + brands).joined(separator: ", ")
    let folder = try CommandFolder([
      "light.json": Self.light, "dark.json": Self.dark, "brand.json": Self.brand,
      "tokenc.json": #"{ "layers": [\#(layers)], "limits": { "themes": 1202 } }"#,
      "usual.json": #"{ "layers": [\#(layers)] }"#,
    ])
    #expect(try folder.tokenc("validate") == CommandRun(status: 0))
    #expect(try folder.tokenc("validate", "--config", "usual.json").status == 1)
  }

  @Test func validateReportsWhatTheOutputsCannotHold() throws {
    let folder = try CommandFolder([
      "a.json": ##"{ "theme": { "color": { "a-b": "#ffffff", "a_b": "#000000" } } }"## + "\n",
      "tokenc.json": #"{ "layers": ["a.json"], "outputs": ["Theme.swift", "{x}.json"] }"#,
    ])
    let run = try folder.tokenc("validate")
    #expect(run.status == 1 && run.output.contains("[name-collision]"))
    #expect(try folder.tokenc("validate", "--format", "css").output == "")
  }
}
