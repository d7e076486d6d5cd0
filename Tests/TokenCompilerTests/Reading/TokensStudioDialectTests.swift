import Testing

@testable import TokenCompiler

@Suite struct TokensStudioDialectTests {
  private static let themed = ##"""
    {
      "dark": {"text": {"value": "{ink.light}", "type": "color"}},
      "core": {"ink": {"dark": {"value": "#000000", "type": "color"},
        "light": {"value": "#ffffff", "type": "color"}}},
      "light": {"text": {"value": "{ink.dark}", "type": "color"}},
      "unused": {"other": {"value": "1", "type": "sizing"}},
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
      [TestLayer(Self.themed)], picks: ["scheme": .context(context)])
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
      ("{base} + 1 - 5 * 2", "-5px"),
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

  @Test func whatIsNoSumStaysText() {
    let graph = expectResolved([
      TestLayer(
        #"""
        {"a": {"value": "8px", "type": "fontSizes"}, "b": {"value": "{a} {a}", "type": "spacing"},
         "c": {"value": "{a} + 1rem", "type": "spacing"}}
        """#)
    ])
    #expect(graph["b"]?.value == .custom(.string("8px 8px")))
    #expect(graph["c"]?.value == .custom(.string("8px + 1rem")))
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
  fileprivate func length(_ path: String) -> String? {
    guard case .dimension(let dimension)? = self[path]?.value else { return nil }
    return TokenNumberText.text(dimension.value) + dimension.unit.name
  }
}
