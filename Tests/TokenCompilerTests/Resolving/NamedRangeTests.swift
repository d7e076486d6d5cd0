import Testing

@testable import TokenCompiler

/// What names ask of values, in plain themes and over a contract.
@Suite struct NamedRangeTests {
  private func found(_ text: String, as dialect: Dialect = .plain) -> [String] {
    findings([TestLayer(text)], as: dialect).filter { $0.severity == .error }.map {
      "\($0.id.rawValue): \($0.message)"
    }
  }

  @Test(arguments: [
    (#"{"radius": {"a": -4}}"#, "-4 is out of range: 'radius' is not negative"),
    (#"{"radius": {"a": "-4px"}}"#, "-4 is out of range: 'radius' is not negative"),
    (#"{"theme": {"border-width": {"a": -1}}}"#, "'border-width' is not negative"),
    (#"{"padding-x": {"a": -1}}"#, "'padding-x' is not negative"),
    (#"{"shadow": {"a": {"radius": -1}}}"#, "'radius' is not negative"),
    (#"{"typography": {"a": {"size": 0}}}"#, "'size' is more than 0"),
    (#"{"font-size": {"a": 0}}"#, "'font-size' is more than 0"),
    (#"{"opacity": {"a": 1.2}}"#, "'opacity' lies between 0 and 1"),
    (#"{"shadow": {"a": {"opacity": 50}}}"#, "'opacity' lies between 0 and 1"),
    (#"{"shape": {"a": {"corner-percentage": 50}}}"#, "'corner-percentage' lies between 0 and 1"),
    (#"{"shape": {"a": {"corner-percentage": -0.5}}}"#, "'corner-percentage' lies between 0 and 1"),
    (#"{"duration": {"a": -200}}"#, "'duration' is not negative"),
    (#"{"font-weight": {"a": 0}}"#, "a font weight lies between 1 and 1000"),
    (#"{"font-family": {"a": " "}}"#, "a font family has a name"),
    (#"{"font-family": {"a": ""}}"#, "a font family has a name"),
  ]) func outOfRange(text: String, message: String) {
    let found = found(text)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("invalid-value: ") == true && found.first?.contains(message) == true)
  }

  @Test(arguments: [
    #"{"spacer": {"a": -4}, "margin": {"a": -4}, "letter-spacing": {"a": -0.5}}"#,
    #"{"shadow": {"a": {"offset-x": -4, "offset-y": -4, "spread": -1, "radius": 0, "opacity": 0}}}"#,
    #"{"radius": {"a": 0}, "opacity": {"a": 1, "b": 0.5}, "scale": {"a": 2}, "duration": {"a": 0}}"#,
    #"{"font-family": {"a": "Inter", "b": "Levi's", "c": "04b03", "d": "Inter, sans-serif"}}"#,
  ]) func inRange(text: String) { #expect(found(text) == []) }

  @Test func aFontIsNoColourAndNoLength() {
    #expect(
      found(##"{"font-family": {"a": "#007aff", "b": "16px"}}"##) == [
        "type-mismatch: '#007aff' is no value of type 'fontFamily'",
        "type-mismatch: '16px' is no value of type 'fontFamily'",
      ])
  }

  /// The standard asks for nothing of the kind, but an override of a plain base does.
  @Test func otherDialectsAreHeldToItOverAContract() {
    let text = #"{"radius": {"a": {"$type": "dimension", "$value": {"value": -4, "unit": "px"}}}}"#
    #expect(found(text, as: .auto) == [])
    let over = findings([TestLayer(#"{"radius": {"a": 4}}"#, base: true), TestLayer(text)])
    #expect(over.filter { $0.severity == .error }.map(\.id) == [.invalidValue])
  }
}

/// Words over the words of a base.
@Suite struct ChoiceWordTests {
  private func slip(_ text: String, over base: String, _ path: String = "behavior.x.shape")
    -> ChoiceWords.Slip?
  { ChoiceWords.slip(in: text, over: base, path: path) }

  @Test func whatIsNearlyAWordIsTold() {
    #expect(slip("capsul", over: "capsule") == .meant("capsule"))
    #expect(slip("Capsule", over: "capsule") == .meant("capsule"))
    #expect(slip("fixd", over: "capsule", "theme.corner-style.fab.default") == .meant("fixed"))
    #expect(slip("roundd", over: "cut", "shape.a.corner-family") == .meant("rounded"))
  }

  @Test func whatIsNoWordIsTold() {
    for text in ["", " ", "#007aff", "12px", "12", "theme.mode.x"] {
      #expect(slip(text, over: "capsule") == .noWord)
    }
  }

  @Test func otherWordsAndTextsForPeopleAreLeftAlone() {
    #expect(slip("squircle", over: "capsule") == nil)
    #expect(slip("large", over: "capsule", "corner-style.fab") == nil)
    #expect(slip("Pay", over: "pay", "content.button.title") == nil)
    #expect(slip("enabled", over: "Enabled") == nil)
  }

  @Test func wordsOfTokensOfTheSameNameCount() {
    func slip(_ text: String) -> ChoiceWords.Slip? {
      ChoiceWords.slip(in: text, over: "light", path: "theme.mode", others: ["dark", "Not a word"])
    }
    #expect(slip("drak") == .meant("dark"))
    #expect(slip("dark") == nil)
    #expect(slip("dim") == nil)
  }

  @Test func anotherEndingIsTold() {
    #expect(slip("round", over: "rounded", "shape.a.corner-family") == .meant("rounded"))
    #expect(slip("expand", over: "expanded") == .meant("expanded"))
    #expect(slip("buttons", over: "button") == .meant("button"))
    #expect(slip("cap", over: "capsule") == nil)
  }

  @Test func aTextForPeopleThatIsEmptyIsTold() {
    #expect(slip("", over: "Not enabled") == .empty)
    #expect(slip(" ", over: "pay", "content.button.title") == .empty)
    #expect(slip("", over: "", "content.button.title") == nil)
  }

  /// What dark says is not missed as well.
  @Test func aMisspeltWordThatTheThemesHaveIsToldOnce() {
    let layers = [
      TestLayer(#"{"theme": {"mode": "light"}}"#, base: true),
      TestLayer(#"{"theme": {"mode": "dark"}}"#, when: ["theme": "dark"], base: true),
      TestLayer(#"{"theme": {"mode": "1️⃣drak"}}"#),
    ]
    let options = CompilerOptions(modifiers: [
      Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")
    ])
    var validation = TokenCompiler(options: options).validate(
      layers.enumerated().map { $1.layer("\($0).json", as: .auto) })
    validation.check(all: true)
    #expect(validation.diagnostics.map(\.help) == ["did you mean 'dark'?"])
    #expect(validation.diagnostics.map(\.themes) == [nil])
  }

  @Test func itIsAWarningThatShowsTheBase() {
    expectResolved(
      [
        TestLayer(#"{"corner-style": {"1️⃣a": "capsule", "b": "capsule"}}"#, base: true),
        TestLayer(#"{"corner-style": {"a": "2️⃣capsul", "b": "fixed"}}"#),
      ],
      [
        ExpectedFinding(
          "2️⃣", .invalidValue, "nearly 'capsule'", severity: .warning, path: "corner-style.a",
          related: ["1️⃣"])
      ])
  }

  /// Where text is allowed, too.
  @Test func aPathWithoutBracesIsTold() {
    let found = findings([
      TestLayer(
        #"{"corner-style": {"a": "capsule"}, "font-family": {"a": "Inter"}, "x": {"y": "font-family.a", "z": "corner-style.b"}, "font-family-2": "v. 2.0", "content": {"b": "corner-style.a"}}"#
      )
    ])
    #expect(found.map(\.help) == ["write '{font-family.a}'", "write '{corner-style.a}'"])
  }
}
