import Testing

@testable import TokenCompiler

@Suite struct FigmaDialectTests {
  /// The answer of the REST API: variables and collections by identifier, inside `meta`.
  private static let rest = #"""
    {"status": 200, "error": false, "meta": {
      "variableCollections": {
        "VC:1": {"id": "VC:1", "name": "Base", "modes": [{"modeId": "1:0", "name": "Value"}],
          "defaultModeId": "1:0"},
        "VC:2": {"id": "VC:2", "name": "Scheme", "modes": [
          {"modeId": "2:1", "name": "Dark"}, {"modeId": "2:0", "name": "Light"}],
          "defaultModeId": "2:0"}},
      "variables": {
        "V:1": {"id": "V:1", "name": "ink/100", "variableCollectionId": "VC:1",
          "resolvedType": "COLOR", "valuesByMode": {"1:0": {"r": 1, "g": 0.5, "b": 0, "a": 0.5}},
          "description": "Ink", "scopes": ["TEXT_FILL"], "codeSyntax": {"iOS": "Ink"},
          "hiddenFromPublishing": true},
        "V:2": {"id": "V:2", "name": "page/text", "variableCollectionId": "VC:2",
          "resolvedType": "COLOR", "valuesByMode": {
            "2:0": {"type": "VARIABLE_ALIAS", "id": "V:1"},
            "2:1": {"r": 0, "g": 0, "b": 1, "a": 1}}},
        "V:3": {"id": "V:3", "name": "size 4", "variableCollectionId": "VC:1",
          "resolvedType": "FLOAT", "valuesByMode": {"1:0": 16}, "scopes": ["ALL_SCOPES"]},
        "V:4": {"id": "V:4", "name": "gap/m", "variableCollectionId": "VC:2",
          "resolvedType": "FLOAT", "scopes": ["GAP"], "deletedButReferenced": true,
          "valuesByMode": {"2:0": {"type": "VARIABLE_ALIAS", "id": "V:3"}, "2:1": 20}},
        "V:5": {"id": "V:5", "name": "face", "variableCollectionId": "VC:1",
          "resolvedType": "STRING", "valuesByMode": {"1:0": "Inter"}, "scopes": ["FONT_FAMILY"]},
        "V:6": {"id": "V:6", "name": "note", "variableCollectionId": "VC:1",
          "resolvedType": "STRING", "valuesByMode": {"1:0": "{ink.100}"}},
        "V:7": {"id": "V:7", "name": "on", "variableCollectionId": "VC:2",
          "resolvedType": "BOOLEAN", "valuesByMode": {"2:0": true, "2:1": false}},
        "V:8": {"id": "V:8", "name": "opacity", "variableCollectionId": "VC:1",
          "resolvedType": "FLOAT", "valuesByMode": {"1:0": 40}, "scopes": ["OPACITY"]}
      }}}
    """#

  @Test func slashesSeparateNamesAndAliasesFollowIdentifiers() {
    let graph = expectResolved([TestLayer(Self.rest)])
    #expect(
      graph.paths() == [
        "ink.100", "page.text", "size 4", "gap.m", "face", "note", "on", "opacity",
      ])
    #expect(graph.color("ink.100") == Color(.srgb, [1, 0.5, 0], alpha: 0.5))
    #expect(graph.color("page.text") == Color(.srgb, [1, 0.5, 0], alpha: 0.5))
    #expect(graph["page.text"]?.target.map { $0.path } == "ink.100")
    #expect(graph["note"]?.value == .string("{ink.100}"))
  }

  @Test func aCollectionIsAModifierAndItsModesAreContexts() {
    let graph = expectResolved([TestLayer(Self.rest)], picks: ["Scheme": .context("Dark")])
    #expect(graph.modifiers.map(\.name) == ["Base", "Scheme"])
    #expect(graph.modifiers.last?.contexts == ["Dark", "Light"])
    #expect(graph.modifiers.last?.defaultContext == "Light")
    #expect(graph.color("page.text") == Color(.srgb, [0, 0, 1]))
    #expect(graph.length("gap.m") == "20px")
    #expect(graph["on"]?.value == .boolean(false))
  }

  @Test func scopesSayWhatANumberIs() {
    let graph = expectResolved([TestLayer(Self.rest)])
    // The variable that may be used for everything is what the gap that it stands for is.
    #expect(graph.length("size 4") == "16px")
    #expect(graph.length("gap.m") == "16px")
    #expect(graph.number("opacity") == 40)
    #expect(graph["face"]?.type == .fontFamily)
  }

  @Test func scopesStayExtensions() {
    let graph = expectResolved([TestLayer(Self.rest)])
    let json = text(of: graph)
    #expect(json.contains(#""com.figma": {"scopes": ["TEXT_FILL"], "codeSyntax": {"iOS": "Ink"}"#))
    #expect(json.contains(#""hiddenFromPublishing": true"#))
    #expect(json.contains(#""$description": "Ink""#))
    #expect(json.contains(#""$deprecated": true"#))
  }

  @Test func anAliasOfALibraryIsUnknown() {
    let graph = findings([
      TestLayer(
        #"""
        {"variableCollections": {"c": {"id": "c", "name": "C", "modes": [{"modeId": "m", "name": "M"}]}},
         "variables": {"a": {"id": "a", "name": "a", "variableCollectionId": "c",
           "resolvedType": "COLOR", "valuesByMode": {"m": {"type": "VARIABLE_ALIAS", "id": "V:9"}}}}}
        """#)
    ])
    #expect(graph.contains { $0.id == .unknownReference && $0.message.contains("V:9") })
  }

  @Test func variablesOfOneNameStandBelowTheirCollections() {
    let graph = expectResolved(
      [
        TestLayer(
          #"""
          {"variableCollections": {
             "c": {"id": "c", "name": "C", "modes": [{"modeId": "m", "name": "M"}]},
             "d": {"id": "d", "name": "D", "modes": [{"modeId": "n", "name": "M"}]}},
           "variables": {
             "1": {"id": "1", "name": "1️⃣a/b", "variableCollectionId": "c", "resolvedType": "FLOAT",
               "valuesByMode": {"m": 1}},
             "2": {"id": "2", "name": "2️⃣a/b", "variableCollectionId": "d", "resolvedType": "FLOAT",
               "valuesByMode": {"n": {"type": "VARIABLE_ALIAS", "id": "1"}}}}}
          """#)
      ],
      [
        ExpectedFinding("1️⃣", .nameCollision, "'a/b'", severity: .note, path: "C.a.b"),
        ExpectedFinding("2️⃣", .nameCollision, "'a/b'", severity: .note, path: "D.a.b"),
      ])
    #expect(graph.paths() == ["C.a.b", "D.a.b"])
    #expect(graph.number("D.a.b") == 1)
  }

  @Test func aCollectionThatExtendsAnotherHasFurtherModesOfIt() {
    let text = #"""
      {"variableCollections": {
         "c": {"id": "c", "name": "C", "modes": [{"modeId": "m", "name": "M"}]},
         "e": {"id": "e", "name": "E", "parentVariableCollectionId": "c",
           "modes": [{"modeId": "n", "name": "M", "parentModeId": "m"}],
           "variableOverrides": {"1": {"n": 7}}}},
       "variables": {
         "1": {"id": "1", "name": "a", "variableCollectionId": "c", "resolvedType": "FLOAT",
           "valuesByMode": {"m": 1}},
         "2": {"id": "2", "name": "b", "variableCollectionId": "c", "resolvedType": "FLOAT",
           "valuesByMode": {"m": 2}}}}
      """#
    let graph = expectResolved([TestLayer(text)], picks: ["C": .context("E/M")])
    #expect(graph.modifiers.map(\.contexts) == [["M", "E/M"]])
    #expect(graph.number("a") == 7)
    #expect(graph.number("b") == 2)
  }

  /// As the REST API writes it: modes named by collection and mode, an extension of an extension, which may
  /// stand before what it extends.
  @Test(arguments: [
    ("Light", 1.0), ("Dark", 2), ("Acme/Light", 3), ("Acme/Dark", 2), ("Winter/Light", 3),
    ("Winter/Dark", 4),
  ])
  func extensionsMayBeExtended(_ mode: String, _ number: Double) {
    let graph = expectResolved(
      [
        TestLayer(
          #"""
          {"meta": {"variableCollections": {
            "C:3": {"id": "C:3", "name": "Winter", "isExtension": true, "parentVariableCollectionId": "C:2",
              "rootVariableCollectionId": "C:1", "modes": [
                {"modeId": "C:3/3:4", "name": "Light", "parentModeId": "C:2/3:4"},
                {"modeId": "C:3/3:5", "name": "Dark", "parentModeId": "C:2/3:5"}],
              "variableOverrides": {"V:1": {"C:3/3:5": 4}}},
            "C:2": {"id": "C:2", "name": "Acme", "isExtension": true, "parentVariableCollectionId": "C:1",
              "rootVariableCollectionId": "C:1", "modes": [
                {"modeId": "C:2/3:4", "name": "Light", "parentModeId": "3:4"},
                {"modeId": "C:2/3:5", "name": "Dark", "parentModeId": "3:5"}],
              "variableOverrides": {"V:1": {"C:2/3:4": 3}}},
            "C:1": {"id": "C:1", "name": "Scheme", "defaultModeId": "3:4", "modes": [
              {"modeId": "3:4", "name": "Light"}, {"modeId": "3:5", "name": "Dark"}]}},
           "variables": {"V:1": {"id": "V:1", "name": "a", "variableCollectionId": "C:1",
             "resolvedType": "FLOAT", "valuesByMode": {"3:4": 1, "3:5": 2}}}}}
          """#)
      ], picks: ["Scheme": .context(mode)])
    #expect(graph.number("a") == number)
  }

  /// What plugins export: one collection, a list of collections, variables inside modes, groups inside
  /// modes.
  @Test(arguments: [
    ##"""
    {"id": "c", "name": "Scheme", "modes": {"1:0": "Light", "1:1": "Dark"}, "variables": [
      {"id": "1", "name": "page/back", "type": "COLOR", "valuesByMode": {
        "1:0": {"r": 255, "g": 255, "b": 255}, "1:1": {"r": 0, "g": 0, "b": 0, "a": 1}}}]}
    """##,
    ##"""
    [{"id": "c", "name": "Scheme", "modes": [{"modeId": "1:0", "name": "Light"},
      {"modeId": "1:1", "name": "Dark"}], "variables": [
      {"id": "1", "name": "page/back", "resolvedType": "COLOR", "valuesByMode": {
        "1:0": {"r": 1, "g": 1, "b": 1}, "1:1": {"r": 0, "g": 0, "b": 0, "a": 1}}}]}]
    """##,
    ##"""
    {"version": "1.0.4", "metadata": {}, "collections": [
      {"name": "Base", "modes": [{"name": "Mode 1", "variables": [
        {"name": "white", "type": "color", "isAlias": false, "value": "#FFFFFF"}]}]},
      {"name": "Scheme", "modes": [
        {"name": "Light", "variables": [{"name": "page/back", "type": "color", "isAlias": true,
          "value": {"collection": "Base", "name": "white"}}]},
        {"name": "Dark", "variables": [
          {"name": "page/back", "type": "color", "isAlias": false, "value": "#000000"}]}]}]}
    """##,
    ##"""
    [{"Base": {"modes": {"Mode 1": {"White": {"$type": "color", "$value": "#ffffff"}}}}},
     {"Scheme": {"modes": {
       "Light": {"page": {"back": {"$scopes": ["ALL_FILLS"], "$type": "color",
         "$collectionName": "Base", "$value": "{white}"}}},
       "Dark": {"page": {"back": {"$type": "color", "$value": "#000000"}}}}}}]
    """##,
  ])
  func readsWhatPluginsExport(_ text: String) {
    let light = expectResolved([TestLayer(text)], picks: ["Scheme": .context("Light")])
    #expect(light.color("page.back")?.components == [1, 1, 1])
    let dark = expectResolved([TestLayer(text)], picks: ["Scheme": .context("Dark")])
    #expect(dark.color("page.back")?.components == [0, 0, 0])
    #expect(light.modifiers.first { $0.name == "Scheme" }?.defaultContext == "Light")
  }

  @Test func groupsListTheModesOfTheirTokens() {
    let text = ##"""
      {"@scheme": {"$extensions": {"com.figma.kit": {"modes": ["light", "dark"]}},
         "back": {"$type": "color", "$value": "{@base.White 100}", "$extensions": {
           "com.figma.kit": {"modes": {"light": "{@base.White 100}", "dark": "#000000"}}}}},
       "@base": {"white-100": {"$type": "color", "$value": "#ffffff"}}}
      """##
    let graph = expectResolved([TestLayer(text)], picks: ["@scheme": .context("dark")])
    #expect(graph.color("@scheme.back")?.hex == "#000000")
    #expect(
      graph.modifiers
        == [Modifier("@scheme", contexts: ["light", "dark"], defaultContext: "light")].map {
          var modifier = $0
          modifier.isOnDemand = true
          return modifier
        })
    let notes = findings([TestLayer(text)]).map(\.message)
    #expect(notes.contains { $0.contains("1 reference in another spelling") })
  }

  @Test(arguments: [
    #"{"V:1": {"id": "V:1", "name": "a/b", "resolvedType": "FLOAT", "valuesByMode": {"1:0": 1, "1:1": 2}}}"#,
    #"[{"id": "V:1", "name": "a/b", "resolvedType": "FLOAT", "valuesByMode": {"1:0": 1, "1:1": 2}}]"#,
    #"""
    {"variables": [{"id": "V:1", "name": "a/b", "resolvedType": "FLOAT", "valuesByMode": {
       "1:0": {"type": "NUMBER", "value": 1}, "1:1": {"type": "ALIAS", "refVariableId": "V:2"}}},
      {"id": "V:2", "name": "c", "resolvedType": "FLOAT", "valuesByMode": {"1:0": 2, "1:1": 2}}]}
    """#,
  ])
  func readsVariablesWithoutCollections(_ text: String) {
    #expect(expectResolved([TestLayer(text)]).number("a.b") == 1)
    #expect(expectResolved([TestLayer(text)], picks: ["mode": .context("1:1")]).number("a.b") == 2)
  }

  @Test func aSpellingThatTwoTokensHaveIsUnknown() {
    let found = findings([
      TestLayer(
        #"""
        {"a b": {"$type": "number", "$value": 1, "$extensions": {"com.figma": {}}},
         "a-b": {"$type": "number", "$value": 2}, "c": {"$value": "{A b}"}}
        """#)
    ])
    #expect(found.contains { $0.id == .unknownReference })
  }

  @Test func modesThatNoOutputHoldsAreNotResolved() {
    let text = #"""
      {"c": {"$extensions": {"com.figma": {"modes": ["a", "b"]}},
        "x": {"$type": "number", "$value": 1, "$extensions": {
          "com.figma": {"modes": {"a": 1, "b": "{gone}"}}}}}}
      """#
    var options = CompilerOptions()
    let layers = [Layer(read(text))]
    #expect(TokenCompiler(options: options).validate(layers).hasErrors)
    options.spread = []
    #expect(!TokenCompiler(options: options).validate(layers).hasErrors)
  }

  /// Eleven collections of two modes have 2,048 combinations.
  @Test func toCheckManyCollectionsEachModeIsEnough() {
    let collections = (0..<11).map { number in
      #"""
      {"id": "\#(number)", "name": "C\#(number)", "modes": [{"modeId": "a", "name": "A"}, {"modeId": "b", "name": "B"}],
       "variables": [{"id": "V\#(number)", "name": "v\#(number)", "resolvedType": "FLOAT",
         "valuesByMode": {"a": 1, "b": \#(number == 7 ? "{\"type\": \"VARIABLE_ALIAS\", \"id\": \"gone\"}" : "2")}}]}
      """#
    }
    let layers = [Layer(read("[\(collections.joined(separator: ","))]"))]
    var options = CompilerOptions()
    let all = TokenCompiler(options: options).validate(layers)
    #expect(all.diagnostics.contains { $0.id == .limitExceeded && $0.severity == .error })
    options.takesOneByOne = true
    let checked = TokenCompiler(options: options).validate(layers)
    #expect(checked.graph.themes.count == 12)
    #expect(checked.diagnostics.contains { $0.id == .limitExceeded && $0.severity == .note })
    #expect(checked.diagnostics.filter { $0.severity == .error }.map(\.id) == [.unknownReference])
  }

  private func text(of graph: ThemeGraph) -> String {
    let files = (try? graph.emit(.json)) ?? []
    return files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }
}

extension ThemeGraph {
  fileprivate func length(_ path: String) -> String? {
    guard case .dimension(let value)? = self[path]?.value else { return nil }
    return TokenValue.text(value.value) + value.unit.name
  }

  fileprivate func color(_ path: String) -> Color? {
    guard case .color(let color)? = self[path]?.value else { return nil }
    return color
  }
}
