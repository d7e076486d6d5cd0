import Testing

@testable import TokenCompiler

/// What a `tokenc.json` says, and where it is wrong.
@Suite struct ConfigurationReaderTests {
  @Test func readsLayersInTheOrderOfTheirPlaces() {
    let (configuration, findings) = read(
      """
      { "theme": { "dark": ["e.json", "f.json"] }, "inputs": "d.json",
        "layers": ["b.json", { "files": "c.json", "when": { "mode": "dim" }, "contract": true }],
        "base": ["a.json"], "base-theme": { "dark": "a-dark.json" } }
      """)
    #expect(findings.isEmpty)
    let all = configuration.layers + configuration.inputs + configuration.themes
    let layers = all.map {
      "\($0.files.map(\.text)) \($0.when.sorted { $0.key < $1.key }) \($0.isContract)"
    }
    #expect(
      layers == [
        #"["a.json"] [] true"#, #"["a-dark.json"] [(key: "theme", value: "dark")] true"#,
        #"["b.json"] [] false"#, #"["c.json"] [(key: "mode", value: "dim")] true"#,
        #"["d.json"] [] false"#, #"["e.json", "f.json"] [(key: "theme", value: "dark")] false"#,
      ])
    #expect(configuration.themeNames == ["dark"])
  }

  /// One slip is one finding.
  @Test(arguments: [
    (
      #"{ "layers": [{ "1️⃣file": "a.json" }] }"#, "'layers' has no key 'file'",
      "did you mean 'files'?"
    ),
    (
      #"{ "modifiers": { "mode": ["light", "Dark"] }, "layers": ["a.json", { "files": "b.json", "when": { "mode": "1️⃣dark" } }, { "files": "c.json", "when": { "mode": "dark" } }] }"#,
      "does not list the context 'dark'", "did you mean 'Dark'?"
    ),
    (
      #"{ "modifiers": { "mode": ["light", "dark"] }, "layers": ["a.json", { "files": "b.json", "when": { "1️⃣mod": "dark" } }] }"#,
      "'modifiers' does not list 'mod'", "did you mean 'mode'?"
    ),
    (
      #"{ "contract": { "together": ["1️⃣a.b", "a.c"] } }"#,
      "an element of 'together' is a list, not text",
      #"what belongs together is a list in the list: "together": [[…], […]]"#
    ),
  ]) func aSlipIsOneFinding(text: String, message: String, help: String) {
    let text = MarkedText(text)
    let findings = read(text)
    expectFindings(
      [ExpectedFinding("1️⃣", .invalidConfig, message)], in: findings, of: [text])
    #expect(findings.first?.help == help)
  }

  @Test func readsOutputsWithTheirOptions() {
    let (configuration, findings) = read(
      """
      { "css-selector": ".a", "outputs": ["theme.css", "json:-",
          { "path": "x", "format": "css", "css-selector": ".b", "css-references": "all" }] }
      """)
    #expect(findings.isEmpty)
    let outputs = configuration.outputs.map { output in
      "\(output.format.id) \(output.path) \(output.settings.sorted { $0.key < $1.key })"
    }
    #expect(
      outputs == [
        "css theme.css []", "json - []",
        #"css x [(key: "references", value: "all"), (key: "selector", value: ".b")]"#,
      ])
    #expect(configuration.settings(for: CSSEmitter.self) == ["selector": ".a"])
  }

  @Test func readsOptionsPicksAndModifiers() {
    let (configuration, findings) = read(
      """
      { "$schema": "https://example.com/s.json", "strict": true, "allow-outside": false,
        "dialect": "plain", "report": "json", "depfile": "t.d",
        "modifiers": { "mode": ["light", "dark"] }, "input": { "mode": "dark", "size": "*" } }
      """)
    #expect(findings.isEmpty)
    #expect(
      configuration.options == [
        "strict": "", "dialect": "plain", "report": "json", "depfile": "t.d",
      ])
    #expect(configuration.picks == ["mode": .context("dark"), "size": .all])
    #expect(
      configuration.modifiers == [
        Modifier("mode", contexts: ["light", "dark"], defaultContext: "light")
      ])
  }

  @Test func readsHowRulesJudge() {
    let (configuration, findings) = read(
      """
      { "rules": { "deprecated-reference": "off", "unknown-override": { "severity": "note" } },
        "contract": { "additions": "theme.acme.**", "frozen": ["a", "b.*"],
          "required-groups": ["theme.color"], "together": [["a.b", "a.c"], ["d.*"]] },
        "palette": ["primitives.**", "raw.**"],
        "ignores": [{ "code": "unknown-override", "path": "a.*", "reason": "r",
          "severity": "note" }] }
      """)
    #expect(findings.isEmpty)
    var expected = RuleConfiguration()
    expected.levels = [DeprecatedReference.id: .off, UnknownOverride.id: .note]
    expected.contract.additions = ["theme.acme.**"]
    expected.contract.frozen = ["a", "b.*"]
    expected.contract.requiredGroups = ["theme.color"]
    expected.contract.together = [["a.b", "a.c"], ["d.*"]]
    expected.structure.palette = ["primitives.**", "raw.**"]
    var rules = configuration.rules
    #expect(rules.ignores.first?.span != nil)
    rules.ignores[0].span = nil
    expected.ignores = [RuleIgnore(UnknownOverride.id, at: "a.*", level: .note, reason: "r")]
    #expect(rules == expected)
  }

  @Test func reportsEveryProblemAtItsPlaceWithAProposal() {
    let text = MarkedText(
      """
      { "1️⃣layer": [],
        "dialect": "2️⃣plian",
        "layers": [{ "3️⃣file": "a.json" }, 5️⃣3, "6️⃣", { "files": 7️⃣[] }],
        "outputs": [{ "path": "8️⃣theme.txt" }, "9️⃣csss:-"],
        "strict": "0️⃣yes" }
      """)
    let findings = read(text)
    expectFindings(
      [
        ExpectedFinding("1️⃣", .invalidConfig, "a configuration has no key 'layer'"),
        ExpectedFinding("2️⃣", .invalidConfig, "'plian' is no value for 'dialect'"),
        ExpectedFinding("3️⃣", .invalidConfig, "'layers' has no key 'file'"),
        ExpectedFinding(
          "5️⃣", .invalidConfig, "an element of 'layers' is a file name or an object, not a number"),
        ExpectedFinding("6️⃣", .invalidConfig, "a file name of 'layers' is empty"),
        ExpectedFinding("7️⃣", .invalidConfig, "'files' has nothing in it"),
        ExpectedFinding("8️⃣", .invalidConfig, "the name of 'theme.txt' does not say a format"),
        ExpectedFinding("9️⃣", .invalidConfig, "there is no format 'csss'"),
        ExpectedFinding("0️⃣", .invalidConfig, "'strict' is true or false, not text"),
      ], in: findings, of: [text])
    #expect(
      findings.compactMap(\.help).filter { !$0.hasPrefix("names that do end in .css") } == [
        "did you mean 'layers'?", "did you mean 'plain'?", "did you mean 'files'?",
        "leave it out where there is nothing",
        "did you mean 'css'?",
      ])
  }

  @Test func reportsWhatOnlyCodeCanKnow() {
    let text = MarkedText(
      """
      { "modifiers": { "mode": ["light", "dark", "1️⃣dark"] },
        "2️⃣base-theme": { "3️⃣default": "a.json" },
        "layers": [{ "files": "a.json", "when": { "mode": "4️⃣drak" } }],
        "swift-type": "5️⃣class",
        "outputs": [{ "path": "a.css", "6️⃣json-style": "flat" }, "a.swift"] }
      """)
    expectFindings(
      [
        ExpectedFinding("1️⃣", .invalidConfig, "the context 'dark' of 'mode' is listed twice"),
        ExpectedFinding("2️⃣", .invalidConfig, "'base-theme' needs 'base'"),
        ExpectedFinding("3️⃣", .invalidConfig, "'default' cannot be the name of a theme"),
        ExpectedFinding(
          "4️⃣", .invalidConfig, "'modifiers' does not list the context 'drak' of 'mode'"),
        ExpectedFinding("5️⃣", .invalidConfig, "'class' is no value for 'swift-type'"),
        ExpectedFinding("6️⃣", .invalidConfig, "'json-style' is no option of this output"),
      ], in: read(text), of: [text])
  }

  @Test func readsComponents() {
    let (configuration, findings) = read(
      """
      { "swift-components": {
          "IconButtonTheme": { "path": "theme.icon.*", "instances": ["default", "dark"],
            "fields": { "tintColor": ".default.tint", "radius": "theme.radius.icon" } },
          "Button": { "path": "theme.button" } } }
      """)
    #expect(findings.isEmpty)
    #expect(
      configuration.components == [
        ComponentView(
          "IconButtonTheme", path: "theme.icon.*", instances: ["default", "dark"],
          fields: [.init("tintColor", ".default.tint"), .init("radius", "theme.radius.icon")]),
        ComponentView("Button", path: "theme.button"),
      ])
  }

  @Test func faultsOfComponentsAreToldWhereTheyStand() {
    let text = MarkedText(
      """
      { "swift-components": {
          "1️⃣button": { "path": "2️⃣a.*.b.*", "fields": { "3️⃣Tint": ".t", "tint": "4️⃣.a..t" } },
          "Icon": { "path": "theme.icon", "5️⃣instances": ["dark"] } } }
      """)
    expectFindings(
      [
        ExpectedFinding("1️⃣", .invalidConfig, "'button' cannot stand in 'swift-components'"),
        ExpectedFinding("2️⃣", .invalidConfig, "one name of a path may be '*'"),
        ExpectedFinding("3️⃣", .invalidConfig, "it takes a Swift name in camelCase"),
        ExpectedFinding("4️⃣", .invalidConfig, "a name of the path is empty"),
        ExpectedFinding("5️⃣", .invalidConfig, "the path has no '*' for them"),
      ], in: read(text), of: [text])
  }

  @Test(arguments: [
    ("", "the file is empty"), ("[]", "a configuration is an object, not a list"),
    ("{ \"strict\": true, }", "a comma must not stand before '}'"),
    ("{ // c\n }", "a comment must not stand"),
    ("{ \"strict\": true, \"strict\": true }", "stands twice"),
  ])
  func faultsOfTheTextAreFaultsOfTheConfiguration(text: String, message: String) {
    let findings = Configuration.read(SourceFile(path: "tokenc.json", text: text)).findings
    #expect(findings.map(\.id) == [.invalidConfig])
    #expect(findings.first?.message.contains(message) == true, "\(findings)")
  }

  @Test func commentsAreReadWhereTheNameAllowsThem() {
    let text = "{ // why\n \"strict\": true, }"
    #expect(Configuration.read(SourceFile(path: "a.jsonc", text: text)).findings.isEmpty)
    #expect(Configuration.read(SourceFile(path: "a.json5", text: text)).findings.isEmpty)
    #expect(Configuration.read(SourceFile(path: "a.resolver.json", text: text)).findings.count == 2)
  }

  private func read(_ text: String) -> (configuration: Configuration, findings: [Diagnostic]) {
    Configuration.read(SourceFile(path: "tokenc.json", text: text))
  }

  private func read(_ text: MarkedText) -> [Diagnostic] { Configuration.read(text.source).findings }
}
