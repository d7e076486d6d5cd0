import Testing

@testable import TokenCompiler

/// Values of modes in a file over a run that has themes of the same meaning.
@Suite struct ModeAlignmentTests {
  private static let base = TestLayer(
    ##"{"color": {"a": "#111111", "b": "#222222"}, "size": {"height": 1}}"##, base: true)
  private static let dark = TestLayer(
    ##"{"color": {"a": "#eeeeee"}}"##, when: ["theme": "dark"], base: true)
  private static let theme = Modifier(
    "theme", contexts: ["default", "dark"], defaultContext: "default")

  private static func custom(_ modes: String) -> TestLayer {
    TestLayer(#"{"color": {"a": {"$value": {\#(modes)}}}}"#)
  }

  /// The colour of `color.a` in each theme, by the theme's name.
  private static func colors(_ graph: ThemeGraph) -> [String] {
    graph.themes.map { theme in
      "\(theme.name) \(graph["color.a"]?.value(in: theme.name)?.asColor?.hexText ?? "none")"
    }
  }

  @Test(arguments: [
    (##""light": "#00000a", "dark": "#fffff5""##, "#00000a", "#fffff5"),
    (##""light": "#ffffff", "dark": "#ffffff""##, "#ffffff", "#ffffff"),
    (##""dark": "#fffff5""##, "#111111", "#fffff5"),
    (##""light": "#00000a""##, "#00000a", "#eeeeee"),
    (##""default": "#00000a", "dark": "#fffff5""##, "#00000a", "#fffff5"),
    (##""day": "#00000a", "night": "#fffff5", "dark": "#fffff5""##, "#00000a", "#fffff5"),
  ])
  func lightAndDarkAreValuesOfTheRunsThemes(_ modes: String, _ light: String, _ dark: String) {
    let graph = expectResolved(
      [Self.base, Self.dark, Self.custom(modes)], modifiers: [Self.theme])
    #expect(Self.colors(graph) == ["default \(light)", "dark \(dark)"])
    #expect(graph.modifiers == [Self.theme])
  }

  @Test func modesBesideAValueAreToo() {
    let both = TestLayer(
      ##"{"color": {"$type": "color", "a": {"$value": "#00000a", "$extensions": {"mode": {"dark": "#fffff5"}}}}}"##
    )
    let graph = expectResolved([Self.base, Self.dark, both], modifiers: [Self.theme])
    #expect(Self.colors(graph) == ["default #00000a", "dark #fffff5"])
  }

  @Test func aModeThatRepeatsTheValueIsOneThatWasWritten() {
    let both = TestLayer(
      ##"{"color": {"$type": "color", "a": {"$value": "#ffffff", "$extensions": {"mode": {"dark": "#ffffff"}}}}}"##
    )
    let layers = [Self.base, Self.dark, both]
    let graph = expectResolved(layers, modifiers: [Self.theme])
    #expect(Self.colors(graph) == ["default #ffffff", "dark #ffffff"])
    expectRule(MissingContext.self, layers, modifiers: [Self.theme])
  }

  /// It is told as that, not as missing too.
  @Test func aValueForDarkBesideTheValueIsOneFinding() {
    let own = TestLayer(
      ##"{"theme": {"a": {"$value": "#00000a", "dark": "#fffff5"}}}"##)
    let base = TestLayer(##"{"theme": {"a": "#111111"}}"##, base: true)
    let dark = TestLayer(##"{"theme": {"a": "#eeeeee"}}"##, when: ["theme": "dark"], base: true)
    expectRule(MissingContext.self, [base, dark, own], modifiers: [Self.theme])
  }

  /// What it refers to has a value for each theme, though they are equal.
  @Test func aReferenceToWhatEachThemeDeclaresSaysEnough() {
    let base = TestLayer(
      ##"{"color": {"a": "#111111", "ink": "#ffffff"}}"##, base: true)
    let dark = TestLayer(
      ##"{"color": {"a": "#eeeeee", "ink": "#ffffff"}}"##, when: ["theme": "dark"], base: true)
    let own = TestLayer(#"{"color": {"a": "{color.ink}"}}"#)
    expectRule(MissingContext.self, [base, dark, own], modifiers: [Self.theme])
  }

  @Test func modesOfTheContractAreValuesOfTheRunsThemes() {
    let base = TestLayer(
      ##"{"theme": {"color": {"a": {"$value": {"light": "#111111", "dark": "#eeeeee"}}}}}"##,
      base: true)
    let own = TestLayer(##"{"theme": {"color": {"a": "#00000a"}}}"##)
    let dark = TestLayer(##"{"theme": {"color": {"a": "#fffff5"}}}"##, when: ["theme": "dark"])
    let graph = expectResolved([base, own, dark], modifiers: [Self.theme])
    #expect(graph.themes.map(\.name) == ["default", "dark"])
    expectRule(MissingContext.self, [base, own, dark], modifiers: [Self.theme])
  }

  @Test func aFileForOneThemeKeepsItsValueForThat() {
    let graph = expectResolved(
      [
        Self.base, Self.dark,
        TestLayer(
          ##"{"color": {"a": {"$value": {"light": "#00000a", "dark": "#fffff5"}}}}"##,
          when: ["theme": "dark"]),
      ], modifiers: [Self.theme])
    #expect(Self.colors(graph) == ["default #111111", "dark #fffff5"])
  }

  @Test func whereAFileSaysNothingItsDefaultHolds() {
    let theme = Modifier(
      "theme", contexts: ["default", "dark", "dark-hc", "acme"], defaultContext: "default")
    let acme = TestLayer(##"{"color": {"a": "#abcdef"}}"##, when: ["theme": "acme"], base: true)
    let graph = expectResolved(
      [
        Self.base, Self.dark, acme,
        Self.custom(##""light": "#00000a", "dark": "#fffff5""##),
      ], modifiers: [theme])
    #expect(
      Self.colors(graph) == [
        "default #00000a", "dark #fffff5", "dark-hc #fffff5", "acme #00000a",
      ])
  }

  @Test func aModifierOfTheConfigurationByAnotherNameIsOne() {
    let appearance = Modifier(
      "appearance", contexts: ["light", "dark"], defaultContext: "light")
    let dark = TestLayer(
      ##"{"color": {"a": "#eeeeee"}}"##, when: ["appearance": "dark"], base: true)
    let own = Self.custom(##""light": "#00000a", "dark": "#fffff5""##)
    let graph = expectResolved([Self.base, dark, own], modifiers: [appearance])
    #expect(Self.colors(graph) == ["light #00000a", "dark #fffff5"])
    // Nobody lists the contexts of a modifier that a condition names.
    let named = expectResolved([Self.base, dark, own])
    #expect(Self.colors(named) == ["default #00000a", "dark #fffff5"])
  }

  @Test func aPickOfAModeIsOneOfTheTheme() {
    let graph = expectResolved(
      [Self.base, Self.dark, Self.custom(##""light": "#00000a", "dark": "#fffff5""##)],
      picks: ["mode": .context("light")], modifiers: [Self.theme])
    #expect(Self.colors(graph) == ["default #00000a"])
  }

  @Test func modesThatMeanSomethingElseStayAModifier() {
    let brand = Modifier("theme", contexts: ["default", "acme"], defaultContext: "default")
    let graph = expectResolved(
      [Self.base, Self.custom(##""light": "#00000a", "dark": "#fffff5""##)], modifiers: [brand])
    #expect(graph.modifiers.map(\.name) == ["theme", "mode"])
    #expect(graph.themes.count == 4)
  }

  @Test(arguments: [
    (##""light": "#00000a", "1️⃣drak": "#fffff5""##, "there is no mode 'drak'"),
    (##""light": "#00000a", "1️⃣Dark": "#fffff5""##, "there is no mode 'Dark'"),
    (##""1️⃣Light": "#00000a", "dark": "#fffff5""##, "there is no mode 'Light'"),
    (
      ##""light": "#00000a", "dark": "#fffff5", "1️⃣sepia": "#fffff5""##,
      "the base theme has no mode 'sepia'"
    ),
  ])
  func aModeThatTheRunLacksIsToldOnce(_ modes: String, _ message: String) {
    expectResolved(
      [Self.base, Self.dark, Self.custom(modes)],
      [ExpectedFinding("1️⃣", .invalidValue, message, path: "color.a")], modifiers: [Self.theme])
  }

  /// Also where none of the file's modes is one of the run.
  @Test func aMisspeltModeInExtensionsIsToldOnce() {
    let custom = TestLayer(
      ##"""
      {"color": {"a": {"$type": "color", "$value": "#00000a",
         "$extensions": {"mode": {"1️⃣drak": "#fffff5"}}}}}
      """##)
    let layers = [Self.base, Self.dark, custom]
    expectResolved(
      layers, [ExpectedFinding("1️⃣", .invalidValue, "there is no mode 'drak'", path: "color.a")],
      modifiers: [Self.theme])
  }
}
