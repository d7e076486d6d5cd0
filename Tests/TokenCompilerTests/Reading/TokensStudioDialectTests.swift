import Foundation
import Testing

@testable import TokenCompiler

@Suite struct TokensStudioDialectTests {
  private static let themed = ##"""
    {
      "dark": {"text": {"value": "{ink.light}", "type": "color"}},
      "core": {"ink": {"dark": {"value": "#000000", "type": "color"},
        "light": {"value": "#ffffff", "type": "color"}}},
      "light": {"text": {"value": "{ink.dark}", "type": "color"}},
      "1️⃣unused": {"other": {"value": "1", "type": "sizing"}},
      "$themes": [
        {"name": "Light", "group": "scheme",
          "selectedTokenSets": {"core": "source", "light": "enabled", "dark": "disabled"}},
        {"name": "Dark", "group": "scheme",
          "selectedTokenSets": {"core": "source", "dark": "enabled"}}
      ],
      "$metadata": {"tokenSetOrder": ["core", "light", "dark", "unused"]}
    }
    """##

  @Test(arguments: [("Light", "#000000"), ("Dark", "#ffffff")])
  func groupsOfThemesAreModifiers(_ context: String, _ hex: String) {
    let graph = expectResolved(
      [TestLayer(Self.themed)],
      [
        ExpectedFinding("1️⃣", .invalidResolver, "no theme selects the set 'unused'", severity: .note)
      ],
      picks: ["scheme": .context(context)])
    #expect(graph.paths().sorted() == ["ink.dark", "ink.light", "text"])
    guard case .color(let color)? = graph["text"]?.value else {
      Issue.record("no colour")
      return
    }
    #expect(color.hex == hex)
  }

  @Test func aGroupOfThemesHasNoDefault() {
    let found = findings([TestLayer(Self.themed)])
    #expect(found.contains { $0.id == .invalidInput })
  }

  @Test func withoutThemesTheOrderOfSetsDecides() {
    let graph = expectResolved([
      TestLayer(
        #"""
        {"b": {"x": {"value": "2", "type": "sizing"}}, "a": {"x": {"value": "1", "type": "sizing"}},
         "$themes": [], "$metadata": {"tokenSetOrder": ["a", "b"]}}
        """#)
    ])
    #expect(graph.length("x") == "2px")
  }

  @Test(
    arguments: [
      ("{base} * 2", "8px"), ("({base} + 4px) / 2", "4px"), ("-{base}", "-4px"),
      ("2 * {base} - 3", "5px"), ("{base}*{base.twice}", "8px"), ("$base.twice", "2px"),
      ("{base} + 1 - 5 * 2", "-5px"), ("roundTo({base} / 3, 1)", "1.3px"),
      ("max({base}, {base.twice} * 3, 1)", "6px"), ("ceil(2.2px) + 1", "4px"), ("2 ^ 3 ^ 0", "2px"),
      ("abs(-{base})", "4px"), ("pow(2, 3) * 1rem", "8rem"), ("floor(10 / 4) % 2", "0px"),
    ])
  func computesSums(_ sum: String, _ length: String) {
    let graph = expectResolved([
      TestLayer(
        #"""
        {"base": {"$value": "4px", "$type": "spacing", "twice": {"$value": "2", "$type": "spacing"}},
         "sum": {"$value": "\#(sum)", "$type": "fontSizes"}}
        """#)
    ])
    // A product of two lengths has the unit of both.
    #expect(graph.length("sum") == length)
  }

  @Test(arguments: [
    "banana split", "16pxx", "12 px", "pill", "4px solid", "0 autoo",
  ])
  func aTextThatIsNoMeasureIsTold(_ text: String) {
    let graph = expectResolved(
      [TestLayer(#"{"a": {"value": "1️⃣\#(text)", "type": "fontSizes"}}"#)],
      [
        ExpectedFinding(
          "1️⃣", .invalidValue, "'\(text)' is no value of type 'dimension'", severity: .warning)
      ])
    #expect(graph["a"]?.value == .custom(.string(text)))
  }

  @Test(arguments: [
    "auto", "AUTO", "0 auto 4px", "calc(100% - 4px)", "clamp(1rem, 1rem + 2vw, 3rem)", "inherit",
    "1fr 2fr", "-4px", "None", "min(1px*2,4px)", "fit-content",
  ])
  func whatCSSTakesForAMeasureIsNot(_ text: String) {
    expectResolved([TestLayer(#"{"a": {"value": "\#(text)", "type": "fontSizes"}}"#)])
  }

  @Test func setsThatAreNotInTheFileAreTold() {
    expectResolved(
      [
        TestLayer(
          #"""
          {"core": {"a": {"value": "1", "type": "sizing"}}, "0️⃣spare": {"b": {"value": "1", "type": "sizing"}},
           "$themes": [{"name": "x", "selectedTokenSets": {"core": "enabled", "1️⃣cor": "source"}}],
           "$metadata": {"tokenSetOrder": ["core", "2️⃣other", "spare", "cor"]}}
          """#)
      ],
      [
        ExpectedFinding("0️⃣", .invalidResolver, "no theme selects the set 'spare'", severity: .note),
        ExpectedFinding(
          "1️⃣", .invalidResolver, "the set 'cor' is selected and is not in the file",
          severity: .warning),
        ExpectedFinding("2️⃣", .invalidResolver, "the order names the set 'other'", severity: .note),
      ])
  }

  @Test func theOpacityOfAColourIsSet() {
    let graph = expectResolved([
      TestLayer(
        ##"""
        {"ink": {"value": "#336699", "type": "color"}, "half": {"value": "50%", "type": "opacity"},
         "a": {"value": "set_alpha({ink}, 0.2)", "type": "color"},
         "b": {"value": "set_alpha(hsl(0 100% 50%), {half})", "type": "color"},
         "size": {"value": "1px", "type": "fontSizes"}}
        """##)
    ])
    #expect(graph["a"]?.value == ColorText.color("rgba(51, 102, 153, 0.2)").map(TokenValue.color))
    #expect(graph["b"]?.value == ColorText.color("rgba(255, 0, 0, 0.5)").map(TokenValue.color))
  }

  @Test func whatIsNoSumStaysText() {
    let graph = expectResolved([
      TestLayer(
        #"""
        {"a": {"value": "8px", "type": "fontSizes"}, "b": {"value": "{a} {a}", "type": "spacing"},
         "c": {"value": "16px/1.5rem Inter", "type": "other"}}
        """#)
    ])
    #expect(graph["b"]?.value == .custom(.string("8px 8px")))
    #expect(graph["c"]?.value == .custom(.string("16px/1.5rem Inter")))
  }

  @Test(arguments: [
    ("{a} + 1rem", "8px + 1rem", "spacing", "'px' and 'rem'"),
    ("10% * 2px", "10% * 2px", "dimension", "'%' and 'px'"),
    ("max({a}, 2em)", "max(8px, 2em)", "lineHeights", "'px' and 'em'"),
    ("({a} - 1vw) / 2", "(8px - 1vw) / 2", "sizing", "'px' and 'vw'"),
  ])
  func aSumOfSeveralUnitsIsTold(
    _ sum: String, _ text: String, _ type: String, _ units: String
  ) {
    let graph = expectResolved(
      [
        TestLayer(
          #"""
          {"a": {"value": "8px", "type": "fontSizes"},
           "b": {"value": "1️⃣\#(sum)", "type": "\#(type)"}}
          """#)
      ],
      [ExpectedFinding("1️⃣", .invalidValue, "mixes \(units)", severity: .warning)])
    #expect(graph["b"]?.value == .string(text))
  }

  @Test(arguments: [
    ("{a} * 2 {a}", "16px 8px"), ("0 {a} -4px", "0 8px -4px"), ("{a} (1 + 1) * 2px", "8px 4px"),
    ("{a}* 2 1px", "16px 1px"), ("sum({a}, 1)", "sum(8px, 1)"),
  ])
  func valuesBehindEachOtherAreComputedOneByOne(_ text: String, _ result: String) {
    let graph = expectResolved([
      TestLayer(
        #"""
        {"a": {"value": "8px", "type": "fontSizes"}, "b": {"value": "\#(text)", "type": "spacing"}}
        """#)
    ])
    #expect(graph["b"]?.value == .custom(.string(result)))
  }

  /// The results are those of the definitions, worked out by hand.
  @Test(arguments: [
    (##""type": "alpha", "value": "0.3""##, "#336699", 0.3),
    (##""type": "lighten", "value": "0.5", "space": "srgb""##, "#99b3cc", 1),
    (##""type": "darken", "value": "50%", "space": "srgb""##, "#1a334d", 1),
    (##""type": "lighten", "value": 0.5, "space": "hsl""##, "#8cb3d9", 1),
    (##""type": "darken", "value": "1 / 2", "space": "hsl""##, "#1a334d", 1),
    (##""type": "darken", "value": "1", "space": "lch""##, "#000000", 1),
    (##""type": "lighten", "value": "1", "space": "lch""##, "#ffffff", 1),
    (##""type": "mix", "value": "{half}", "space": "srgb", "color": "{white}""##, "#99b3cc", 1),
    (##""type": "mix", "value": "1", "space": "lch", "color": "#ff0000""##, "#ff0000", 1),
    (##""type": "darken", "value": "1""##, "#000000", 1),
  ])
  func changesColours(_ change: String, _ hex: String, _ alpha: Double) throws {
    let graph = expectResolved([
      TestLayer(
        ##"""
        {"half": {"value": "0.5", "type": "opacity"}, "white": {"value": "#ffffff", "type": "color"},
         "base": {"value": "#336699", "type": "color"},
         "a": {"value": "{base}", "type": "color",
           "$extensions": {"studio.tokens": {"modify": {\##(change)}}}}}
        """##)
    ])
    let color = try #require(graph.color("a"))
    #expect(color.alpha ?? 1 == alpha)
    let bytes = color.converted(to: .srgb).components.map { Int((($0 ?? 0) * 255).rounded()) }
    let expected = try #require(ColorText.color(hex)).components.map { Int(($0 ?? 0) * 255 + 0.5) }
    #expect(zip(bytes, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(bytes) for \(expected)")
    #expect(graph["a"]?.target == nil)
  }

  /// A row of `Fixtures/Colors/changes.tsv`: a colour, a change, how much of it, the space, and what Python's
  /// ColorAide 8.13 gives for the definitions in `Documentation/Dialects.md`, in sRGB or Display P3, with
  /// its opacity. Results outside the gamut are left out: they depend on the way back into it.
  private static let changes: [[String]] = {
    let url = packageRoot.appending(path: "Tests/TokenCompilerTests/Fixtures/Colors/changes.tsv")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
  }()

  @Test func changedColoursAreThoseOfAnIndependentProgram() throws {
    #expect(Self.changes.count == 53)
    for row in Self.changes {
      let other = row[1] == "mix" ? ##", "color": "#ffcc00""## : ""
      let graph = expectResolved([
        TestLayer(
          ##"""
          {"a": {"value": "\##(row[0])", "type": "color", "$extensions": {"studio.tokens": {"modify": {
            "type": "\##(row[1])", "value": "\##(row[2])", "space": "\##(row[3])"\##(other)}}}}}
          """##)
      ])
      let color = try #require(graph.color("a"))
      #expect(color.space == (row[3] == "p3" ? .displayP3 : .srgb))
      let expected = row[4].split(separator: " ").compactMap { Double(String($0)) }
      for (component, wanted) in zip(color.components, expected) {
        #expect(abs((component ?? 0) - wanted) < 6e-4, "\(row)")
      }
      #expect(abs((color.alpha ?? 1) - (Double(row[5]) ?? 0)) < 6e-4, "\(row)")
    }
  }

  @Test func setsMayStandAtTheTopWithoutThemes() {
    let graph = expectResolved([
      TestLayer(
        ##"""
        {"core": {"ink": {"dark": {"value": "#000000", "type": "color"}},
           "size": {"value": "4", "type": "fontSizes"}},
         "page": {"text": {"value": "{ink.dark}", "type": "color"}}}
        """##)
    ])
    #expect(graph.paths() == ["ink.dark", "size", "text"])
    #expect(graph.color("text")?.hex == "#000000")
  }

  @Test func aReferenceMayBeginWithTheNameOfASet() {
    let text = ##"""
      {"core": {"ink": {"value": "#000000", "type": "color"}},
       "page": {"text": {"value": "{core.ink}", "type": "color"},
         "note": {"value": "{ink}", "type": "color"},
         "bad": {"value": "{other.ink}", "type": "color"}},
       "$metadata": {"tokenSetOrder": ["core", "page"]}}
      """##
    let found = findings([TestLayer(text)])
    #expect(found.filter { $0.severity == .error }.map(\.path) == ["bad"])
    #expect(found.contains { $0.message.contains("1 reference in another spelling") })
  }

  @Test func whereReferencesNameTheirSetsPathsDo() {
    let text = ##"""
      {"core": {"ink": {"value": "#000000", "type": "color"}},
       "page": {"text": {"value": "{core.ink}", "type": "color"},
         "bold": {"value": "{page.text}", "type": "color"}},
       "$themes": [{"name": "Only", "selectedTokenSets": {"core": "source", "page": "enabled"}}],
       "$metadata": {"tokenSetOrder": ["core", "page"]}}
      """##
    let graph = expectResolved([TestLayer(text)])
    #expect(graph.paths() == ["core.ink", "page.text", "page.bold"])
    #expect(graph["page.bold"]?.target?.path == "page.text")
    #expect(!findings([TestLayer(text)]).contains { $0.message.contains("another spelling") })
  }

  @Test func partsOfAThemeMayStandInSeveralEntries() {
    let graph = expectResolved([
      TestLayer(
        ##"""
        {"a": {"x": {"value": "1", "type": "sizing"}}, "b": {"y": {"value": "{x}", "type": "sizing"}},
         "$themes": [
           {"name": "Light", "group": "mode", "selectedTokenSets": {"a": "enabled"}},
           {"name": "Light", "group": "mode", "selectedTokenSets": {"b": "enabled"}}]}
        """##)
    ])
    #expect(graph.paths() == ["x", "y"])
  }

  @Test func aSetFileByItselfIsNoListOfSets() {
    let graph = findings([
      TestLayer(
        ##"{"button": {"size": {"value": "{size.m}", "type": "fontSizes"}}}"##)
    ])
    #expect(graph.map(\.path).contains("button.size"))
  }

  @Test func aChangeMayBeAnotherTokens() {
    let graph = expectResolved([
      TestLayer(
        ##"""
        {"soft": {"value": {"type": "alpha", "value": "{some}"}}, "some": {"value": "0.2", "type": "opacity"},
         "a": {"$value": "#336699", "$type": "color",
           "$extensions": {"studio.tokens": {"modify": "{soft}"}}}}
        """##)
    ])
    #expect(graph.color("a")?.alpha == 0.2)
  }

  @Test func aChangeThatNobodyKnowsIsTold() {
    let graph = expectResolved(
      [
        TestLayer(
          ##"""
          {"a": {"value": "#336699", "type": "color", "$extensions": {
            "studio.tokens": {"modify": 1️⃣{"type": "mix", "value": "0.5"}}}}}
          """##)
      ],
      [ExpectedFinding("1️⃣", .invalidValue, "'a' stays as it is", severity: .warning)])
    #expect(graph.color("a")?.hex == "#336699")
  }

  @Test func coloursTakeAnotherOpacity() {
    let graph = expectResolved([
      TestLayer(
        ##"""
        {"a": {"value": "#0000ff", "type": "color"}, "size": {"value": "1", "type": "fontSizes"},
         "b": {"value": "rgba( {a}, 50%)", "type": "color"}}
        """##)
    ])
    guard case .color(let color)? = graph["b"]?.value else {
      Issue.record("no colour")
      return
    }
    #expect(color.components == [0, 0, 1])
    #expect(color.alpha == 0.5)
  }

  @Test func innerShadowsAreInset() {
    let graph = expectResolved([
      TestLayer(
        ##"""
        {"a": {"type": "boxShadow", "value": {"x": "0", "y": "3 + 1", "blur": "100 / 10",
          "spread": "0", "color": "#000", "type": "innerShadow"}}}
        """##)
    ])
    guard case .shadow(let shadow)? = graph["a"]?.value else {
      Issue.record("no shadow")
      return
    }
    #expect(shadow.layers[0].value.inset == true)
    #expect(shadow.layers[0].value.offsetY.value == Dimension(4, .px))
    #expect(shadow.layers[0].value.blur.value == Dimension(10, .px))
  }

  @Test func textsDoNotGrowWithoutEnd() {
    var tokens = [#""t0": {"value": "xy", "type": "fontSizes"}"#]
    for index in 1...60 {
      tokens.append(
        #""t\#(index)": {"value": "{t\#(index - 1)} {t\#(index - 1)}", "type": "fontSizes"}"#)
    }
    let graph = TokenCompiler().validate([
      TestLayer("{\(tokens.joined(separator: ","))}").layer("a.json", as: .auto)
    ]).graph
    #expect(graph["t60"] != nil)
  }

  @Test func referencesInsideTextsAreReplacedAndChecked() {
    let graph = expectResolved([
      TestLayer(
        ##"{"a": {"value": "#ff0000"}, "b": {"value": "1px solid {a.value}", "type": "text"}}"##)
    ])
    #expect(graph["b"]?.value == .custom(.string("1px solid #ff0000")))
    let found = findings([TestLayer(#"{"b": {"value": "1px solid {a}", "type": "text"}}"#)])
    #expect(found.contains { $0.id == .unknownReference })
  }
}

extension ThemeGraph {
  /// A dimension as text.
  fileprivate func color(_ path: String) -> Color? {
    guard case .color(let color)? = self[path]?.value else { return nil }
    return color
  }

  fileprivate func length(_ path: String) -> String? {
    guard case .dimension(let dimension)? = self[path]?.value else { return nil }
    return TokenNumberText.text(dimension.value) + dimension.unit.name
  }
}
