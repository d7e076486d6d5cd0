import Testing

@testable import TokenCompiler

@Suite struct ThemeSelectionTests {
  private static let mode = Modifier("mode", contexts: ["light", "dark"], defaultContext: "dark")
  private static let size = Modifier("size", contexts: ["s", "m"], defaultContext: nil)

  private static func themes(
    _ modifiers: [Modifier], picks: [String: CompilerOptions.Pick] = [:]
  ) -> [String] {
    let options = CompilerOptions(picks: picks, modifiers: modifiers)
    return TokenCompiler(options: options).validate([SourceFile]()).graph.themes.map(\.name)
  }

  private static func findings(
    _ modifiers: [Modifier], picks: [String: CompilerOptions.Pick] = [:]
  ) -> [String] {
    let options = CompilerOptions(picks: picks, modifiers: modifiers)
    return TokenCompiler(options: options).validate([SourceFile]()).diagnostics.map {
      "\($0.id.rawValue): \($0.message): \($0.help ?? "")"
    }
  }

  @Test func withoutModifiersThereIsOneTheme() {
    #expect(Self.themes([]) == ["default"])
  }

  @Test func theDefaultComesFirst() {
    #expect(Self.themes([Self.mode]) == ["dark", "light"])
    #expect(Self.themes([Self.mode], picks: ["mode": .all]) == ["dark", "light"])
  }

  @Test func picksNarrow() {
    #expect(Self.themes([Self.mode], picks: ["mode": .context("light")]) == ["light"])
    let both = [Self.mode, Self.size]
    #expect(Self.themes(both, picks: ["size": .all]) == ["dark/s", "dark/m", "light/s", "light/m"])
    #expect(Self.themes(both, picks: ["size": .context("m")]) == ["dark/m", "light/m"])
  }

  @Test func whatIsMissingOrUnknownIsInvalidInput() {
    #expect(
      Self.findings([Self.size]) == [
        "invalid-input: no context of the modifier 'size' is chosen and it has no default: "
          + "choose one of 's' or 'm', as with --input 'size=s'; --input 'size=*' takes all"
      ])
    #expect(
      Self.findings([Self.mode], picks: ["mode": .context("drak")]) == [
        "invalid-input: the modifier 'mode' has no context 'drak': did you mean 'dark'?"
      ])
    #expect(
      Self.findings([Self.mode], picks: ["mdoe": .context("dark")]) == [
        "invalid-input: no modifier is named 'mdoe': did you mean 'mode'?"
      ])
  }

  @Test func aConditionMakesAModifierWithADefault() {
    let graph = expectResolved([
      TestLayer(#"{"a": 1}"#),
      TestLayer(#"{"a": 2}"#, when: ["brand": "acme"]),
      TestLayer(#"{"a": 3}"#, when: ["brand": "zoo", "mode": "dark"]),
    ])
    #expect(
      graph.themes.map(\.name) == [
        "default/default", "default/dark", "acme/default", "acme/dark", "zoo/default", "zoo/dark",
      ])
    #expect(graph.number("a", in: "zoo/dark") == 3)
    #expect(graph.number("a", in: "zoo/default") == 1)
    #expect(graph.number("a", in: "acme/dark") == 2)
  }

  @Test func tooManyThemesAreRefused() {
    let modifiers = (0..<11).map {
      Modifier("m\($0)", contexts: ["a", "b"], defaultContext: "a")
    }
    #expect(Self.findings(modifiers).map { $0.prefix(14) } == ["limit-exceeded"])
    #expect(Self.themes(modifiers).count == CompilerLimits().themes)
    #expect(Self.findings(Array(modifiers.dropLast())).isEmpty)
  }

  @Test func innerModesAndLayersCombine() {
    let graph = expectResolved([
      TestLayer(
        """
        {"theme": {"$type": "dynamic", "color": {"x": {"$value": {"light": "#ffffff", "dark": "#000000"}}}},
         "primitives": {"$type": "fixed", "color": {"z": {"$value": "#ffffff"}}}}
        """),
      TestLayer(#"{"theme": {"color": {"y": "{theme.color.x}"}}}"#),
    ])
    #expect(graph.themes.map(\.name) == ["light", "dark"])
    #expect(graph["theme.color.y"]?.value(in: "dark") == graph["theme.color.x"]?.value(in: "dark"))
    #expect(graph["theme.color.y"]?.value(in: "light") != graph["theme.color.y"]?.value(in: "dark"))
  }
}
