import Foundation
import Testing

@testable import TokenCompiler

@Suite struct TokenExplanationTests {
  static let base = """
    {"primitives": {"color": {"sea": "#003366", "night": "#000022"}},
     "theme": {"color": {"page": "{primitives.color.sea}", "link": "{theme.color.page}",
       "button": "{theme.color.link}"}}}
    """
  static let dark = #"{"theme": {"color": {"page": "{primitives.color.night}"}}}"#
  static let acme = ##"{"theme": {"color": {"page": "#00705a", "link": "#00705a"}}}"##

  @Test func tellsTheChainInEachThemeAndWhatItWonOver() throws {
    let text = try Self.text(
      "theme.color.link",
      [TestLayer(Self.base), TestLayer(Self.dark, when: ["theme": "dark"])])
    #expect(
      text == """
        theme.color.link
          Swift  color.link
          CSS    --theme-color-link

        in default: #003366
          type   color, from 'primitives.color.sea'
          0.json:2:65: theme.color.link = {theme.color.page}
          0.json:2:31: theme.color.page = {primitives.color.sea}
          0.json:1:35: primitives.color.sea = #003366

        in dark: #000022
          type   color, from 'primitives.color.night'
          0.json:2:65: theme.color.link = {theme.color.page}
          1.json:1:31: theme.color.page = {primitives.color.night}
            over 0.json:2:31: {primitives.color.sea}
          0.json:1:55: primitives.color.night = #000022

        1 token refers to it:
          0.json:3:15: theme.color.button

        """)
  }

  /// What another theme alone has is not shadowed.
  @Test func winsOverTheLayersOfItsThemeAlone() throws {
    let graph = Self.graph([
      TestLayer(Self.base, base: true),
      TestLayer(Self.dark, when: ["theme": "dark"], base: true), TestLayer(Self.acme),
    ])
    let explanation = try Self.explanation("theme.color.page", graph)
    #expect(explanation.readings.map(\.themes) == [["default"], ["dark"]])
    let shadowed = explanation.readings.map { reading in
      reading.chain.map { link in link.shadowed.map { graph.declarations[$0].layer } }
    }
    #expect(shadowed == [[[0]], [[1, 0]]])
  }

  @Test func joinsThemesInWhichNothingDiffers() throws {
    let graph = Self.graph([
      TestLayer(Self.base), TestLayer(#"{"other": 1}"#, when: ["theme": "blue"]),
      TestLayer(Self.dark, when: ["theme": "dark"]),
    ])
    let readings = try Self.explanation("theme.color.page", graph).readings
    #expect(readings.map(\.themes) == [["default", "blue"], ["dark"]])
    #expect(
      try Self.explanation("primitives.color.sea", graph).readings.map(\.isEverywhere) == [true])
    let other = try Self.explanation("other", graph).readings
    #expect(other.map(\.themes) == [["blue"]] && !other[0].isEverywhere)
  }

  @Test func findsDependentsAndAllThatChange() throws {
    let graph = Self.graph([
      TestLayer(Self.base), TestLayer(Self.dark, when: ["theme": "dark"]),
    ])
    let sea = try Self.explanation("primitives.color.sea", graph)
    #expect(sea.dependents.map(\.path) == ["theme.color.page"])
    #expect(sea.dependents.map(\.themes) == [["default"]])
    #expect(sea.reach == 3)
    let page = try Self.explanation("theme.color.page", graph)
    #expect(page.dependents.map(\.themes) == [nil] && page.reach == 2)
  }

  @Test func findsDependentsInFields() throws {
    let graph = Self.graph([
      TestLayer(
        """
        {"width": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
         "line": {"$type": "border", "$value": {"width": "{width}", "style": "solid",
           "color": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}
        """)
    ])
    #expect(try Self.explanation("width", graph).dependents.map(\.path) == ["line"])
    #expect(try Self.text("line", graph).contains("\n1px solid #000000\n"))
  }

  /// A document, a path in it, and where the path's type comes from.
  static let origins: [(String, String, String)] = [
    (#"{"a": {"$type": "number", "$value": 1}}"#, "a", "number, written at 0.json:1:18"),
    (
      #"{"g": {"$type": "number", "a": {"$value": 1}}}"#, "g.a",
      "number, from its group (0.json:1:18)"
    ),
    (
      #"{"theme": {"radius": {"a": 4}}}"#, "theme.radius.a",
      "dimension, from the category 'radius' (0.json:1:13)"
    ),
    (##"{"theme": {"any": {"a": "#fff"}}}"##, "theme.any.a", "color, from the form of its value"),
    (#"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}"}}"#, "b", "number, from 'a'"),
  ]

  @Test(arguments: origins)
  func tellsWhereTheTypeComesFrom(text: String, path: String, origin: String) throws {
    #expect(try Self.text(path, [TestLayer(text)]).contains("  type   \(origin)\n"))
  }

  @Test func tellsOfTypesThatTheBaseGives() throws {
    let layers = [
      TestLayer(#"{"a": {"$type": "dimension", "$value": "4px"}}"#, base: true),
      TestLayer(#"{"a": {"$value": "8px"}}"#),
    ]
    #expect(try Self.text("a", layers).contains("  type   dimension, from the base theme\n"))
  }

  @Test func printsJSON() throws {
    let graph = Self.graph([
      TestLayer(Self.base), TestLayer(Self.dark, when: ["theme": "dark"]),
    ])
    let text = try Self.explanation("theme.color.page", graph).json(graph)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["css"] as? String == "--theme-color-page" && json["reach"] as? Int == 2)
    let values = try #require(json["values"] as? [[String: Any]])
    #expect(values.map { $0["text"] as? String } == ["#003366", "#000022"])
    let chain = try #require(values[1]["chain"] as? [[String: Any]])
    #expect(chain.map { $0["file"] as? String } == ["1.json", "0.json"])
    let shadows = try #require(chain[0]["shadows"] as? [[String: Any]])
    #expect(shadows.map { $0["written"] as? String } == ["{primitives.color.sea}"])
    #expect((values[0]["value"] as? [String: Any])?["hex"] as? String == "#003366")
    let dependents = try #require(json["dependents"] as? [[String: Any]])
    #expect(dependents.map { $0["path"] as? String } == ["theme.color.link"])
  }

  @Test(arguments: SampleGraphs.hostile)
  func holdsHostileNamesAndTexts(text: String) throws {
    let quoted = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self).dropFirst()
      .dropLast()
    let graph = Self.graph([
      TestLayer(#"{"g": {\#(quoted): {"$type": "string", "$value": \#(quoted)}}}"#)
    ])
    for token in graph.tokens.ids {
      let explanation = TokenExplanation(token, in: graph, cssPrefix: "")
      let lines = explanation.text(graph)
      #expect(!lines.unicodeScalars.contains { HiddenCharacters.contains($0.value) && $0 != "\n" })
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(explanation.json(graph).utf8))
      }
    }
  }

  @Test func listsTheBeginningOfALongChain() throws {
    let links = (0..<5000).map { #""a\#($0)": "{theme.color.a\#($0 + 1)}""# }.joined(separator: ",")
    let graph = Self.graph([TestLayer(##"{"theme": {"color": {\##(links), "a5000": "#fff"}}}"##)])
    let text = try Self.text("theme.color.a0", graph)
    #expect(
      text.hasSuffix(
        "theme.color.a49 = {theme.color.a50}\n  and 951 more references\n\nno token refers to it\n")
    )
    #expect(try Self.explanation("theme.color.a5000", graph).reach == 5000)
  }

  static func graph(_ layers: [TestLayer]) -> ThemeGraph {
    var options = CompilerOptions()
    options.keepsTraces = true
    let contexts = layers.compactMap { $0.when["theme"] }
    if !contexts.isEmpty {
      options.modifiers = [
        Modifier("theme", contexts: ["default"] + contexts, defaultContext: "default")
      ]
    }
    let files = layers.enumerated().map { $1.layer("\($0).json", as: .auto) }
    return TokenCompiler(options: options).validate(files).graph
  }

  private static func explanation(_ path: String, _ graph: ThemeGraph) throws -> TokenExplanation {
    TokenExplanation(try #require(graph.token(at: path)), in: graph, cssPrefix: "")
  }

  private static func text(_ path: String, _ graph: ThemeGraph) throws -> String {
    try explanation(path, graph).text(graph)
  }

  private static func text(_ path: String, _ layers: [TestLayer]) throws -> String {
    try text(path, graph(layers))
  }
}

@Suite struct ValueExplanationTests {
  static let document = """
    {"theme": {"color": {"a": "#003366", "b": "{theme.color.a}", "c": "rgb(0 51 102)"},
      "radius": {"r": 16}, "text": {"t": "16", "n": 16}}}
    """

  @Test(arguments: [
    ("#036", ["theme.color.a", "theme.color.c", "theme.color.b"]),
    ("#003366ff", ["theme.color.a", "theme.color.c", "theme.color.b"]),
    ("color(srgb 0 0.2 0.4)", ["theme.color.a", "theme.color.c", "theme.color.b"]),
    ("16px", ["theme.radius.r"]), ("16", ["theme.radius.r", "theme.text.t", "theme.text.n"]),
  ])
  func findsWhoHasAValue(value: String, paths: [String]) throws {
    let graph = TokenExplanationTests.graph([TestLayer(Self.document)])
    let text = try #require(ValueExplanation(value, in: graph)).text(graph)
    let found = text.split(separator: "\n").compactMap { line in
      line.firstRange(of: ": ").map { line[$0.upperBound...].prefix { $0 != " " } }
    }
    #expect(found.map { String($0) } == paths)
  }

  @Test func namesTheThemes() throws {
    let graph = TokenExplanationTests.graph([
      TestLayer(TokenExplanationTests.base),
      TestLayer(TokenExplanationTests.dark, when: ["theme": "dark"]),
    ])
    let explanation = try #require(ValueExplanation("#000022", in: graph))
    #expect(
      explanation.text(graph) == """
        #000022
          0.json:1:55: primitives.color.night = #000022

        by reference:
          1.json:1:31: theme.color.page = {primitives.color.night} (in dark)
          0.json:2:65: theme.color.link = {theme.color.page} (in dark)
          0.json:3:15: theme.color.button = {theme.color.link} (in dark)

        """)
    let json = try JSONSerialization.jsonObject(with: Data(explanation.json(graph).utf8))
    let tokens = (json as? [String: Any])?["tokens"] as? [[String: Any]]
    let targets = try #require(tokens).map { $0["target"] as? String ?? "none" }
    #expect(targets == ["none", "primitives.color.night", "theme.color.page", "theme.color.link"])
  }

  @Test func knowsWhatNobodyHas() {
    let graph = TokenExplanationTests.graph([TestLayer(Self.document)])
    for value in ["#123456", "17px", "", "x"] {
      #expect(ValueExplanation(value, in: graph)?.holders.map(\.path) == nil)
    }
  }
}
