import Testing

@testable import TokenCompiler

/// Style Dictionary merges all files of a build deeply.
@Suite struct StyleDictionaryMergingTests {
  @Test func groupsOfSeveralFilesAreOneGroup() {
    let graph = expectResolved([
      TestLayer(##"{"color": {"base": {"red": {"value": "#ff0000"}}}}"##),
      TestLayer(
        ##"{"color": {"base": {"blue": {"value": "#0000ff"}}, "text": {"value": "{color.base.red.value}"}}}"##
      ),
    ])
    #expect(graph.paths() == ["color.base.red", "color.base.blue", "color.text"])
    #expect(graph["color.text"]?.target?.path == "color.base.red")
  }

  @Test func referencesStandInObjectsAndLists() {
    let graph = expectResolved([
      TestLayer(##"{"size": {"s": {"value": "4px"}, "n": {"value": 2}}}"##),
      TestLayer(
        ##"{"box": {"value": {"pad": ["{size.s.value}", "x{size.n}"], "of": {"n": "{size.n}"}}}}"##),
    ])
    #expect(
      graph["box"]?.value
        == .custom(
          .object([
            .init("pad", .array([.string("4px"), .string("x2")])),
            .init("of", .object([.init("n", JSONValue(number: "2"))])),
          ])))
  }

  @Test func aTokenOfOneFileMayBeAGroupOfAnother() {
    let layers = [
      TestLayer(##"{"a": {"line": {"width": {"value": "1px"}}}, "b": {"value": "2px"}}"##),
      TestLayer(##"{"a": {"line": {"value": "3px"}}, "b": {"wide": {"value": "4px"}}}"##),
    ]
    let graph = expectResolved(layers)
    #expect(graph.paths().sorted() == ["a.line", "a.line.width", "b", "b.wide"])
    let notes = findings(layers).map(\.message)
    #expect(notes.contains { $0.contains("2 tokens with children") })
  }

  @Test func anEmptyGroupChangesNothing() {
    let graph = expectResolved([
      TestLayer(##"{"a": {"value": "1px"}, "b": {"value": "{a}"}}"##),
      TestLayer(##"{"a": {}, "c": {"value": "2px"}}"##),
    ])
    #expect(graph.paths() == ["a", "b", "c"])
    #expect(graph["b"]?.target?.path == "a")
  }

  @Test func overAContractATokenIsNoGroup() {
    let found = findings([
      TestLayer(##"{"a": {"x": {"value": "1px"}}}"##, base: true),
      TestLayer(##"{"a": {"value": "2px"}}"##),
    ])
    #expect(found.contains { $0.id == .typeMismatch && $0.severity == .error })
  }

  // MARK: `$value` with Style Dictionary's members

  @Test(arguments: [
    ##"{"a": {"$value": "3", "$type": "dimension", "unit": "px", "private": true}}"##,
    ##"{"a": {"$value": "3px", "comment": "three"}, "b": {"$value": "4px"}}"##,
    ##"{"a": {"$value": "3px", "$comment": "three"}}"##,
    ##"{"a": {"$value": "3px", "group": "x"}, "b": {"$value": "4px", "group": "y"}, "c": {"$value": "5px"}}"##,
  ])
  func membersWithoutDollarBesideAValueAreStyleDictionarys(_ text: String) {
    let source = read(text)
    #expect(source.dialect == .styleDictionary)
    #expect(source.findings.isEmpty)
    let graph = expectResolved([TestLayer(text)])
    #expect(graph["a"]?.value == .dimension(Dimension(3, .px)))
  }

  @Test(arguments: [
    ##"{"a": {"$value": "3px", "$type": "dimension"}}"##,
    // A slip, or one attribute among many tokens, makes no other document.
    ##"{"a": {"$value": "3px", "type": "dimension"}}"##,
    ##"{"a": {"$value": "3px", "descripton": "three"}}"##,
    ##"{"a": {"$value": "3px", "group": "x"}, "b": {"$value": "4px"}, "c": {"$value": "5px"}}"##,
    ##"{"a": {"$ref": "#/b"}, "b": {"$value": "3px", "$type": "dimension", "comment": "x"}}"##,
  ])
  func otherTokensWithDollarsAreTheStandards(_ text: String) {
    #expect(read(text).dialect == .dtcgDraft)
  }

  @Test(arguments: ["0.4", #""0.4""#, #""40%""#, #""{part}""#])
  func aColourMayHaveItsOpacityBesideIt(_ alpha: String) {
    let graph = expectResolved([
      TestLayer(
        ##"""
        {"part": {"$value": 0.4, "$type": "number"}, "base": {"$value": "#336699", "$type": "color"},
         "a": {"$value": "{base}", "$type": "color", "alpha": \##(alpha)},
         "b": {"$value": "#33669980", "$type": "color", "alpha": \##(alpha)},
         "c": {"$value": "#336699", "$type": "color", "alpha": null}}
        """##)
    ])
    for path in ["a", "b"] {
      #expect(graph[path]?.value?.asColor?.alpha == 0.4)
      #expect(graph[path]?.target == nil)
    }
    #expect(graph["c"]?.value?.asColor?.alpha == nil)
  }

  @Test func aUnitBesideAValueOfAnotherTypeIsPartOfIt() {
    let graph = expectResolved([
      TestLayer(##"{"a": {"value": "13", "unit": "px", "type": "font-size"}}"##)
    ])
    #expect(graph["a"]?.value == .custom(.string("13px")))
  }

  @Test func aRemarkMayHaveADollar() {
    let source = read(##"{"a": {"value": "3px", "$comment": "three"}}"##)
    #expect(source.findings.isEmpty)
    #expect(source.tokenLines == [##"a "3px" description «three»"##])
  }

  @Test func aThemeOfBackbaseWithRemarksIsOne() {
    let graph = findings([
      TestLayer(
        ##"{"theme": {"$type": "dynamic", "color": {"a": {"$value": {"light": "#ffffff", "dark": "#000000"}}}}}"##,
        base: true),
      TestLayer(##"{"theme": {"color": {"a": {"$value": {"dark": "#111111"}, "comment": "x"}}}}"##),
    ])
    #expect(!graph.contains { $0.severity == .error && $0.id != .unknownProperty })
  }

  // MARK: Values of modes beside a value

  @Test(arguments: ["$value", "value"])
  func modesMayStandBesideAValue(_ value: String) {
    let text = ##"""
      {"a": {"\##(value)": "#ffffff", "$modes": {"default": "#ffffff", "dark": "{b}"}},
       "b": {"\##(value)": "#000000"}}
      """##
    let source = read(text)
    #expect(source.findings.isEmpty)
    #expect(
      source.modifiers == [
        Modifier("mode", contexts: ["default", "dark"], defaultContext: "default")
      ]
    )
    let graph = expectResolved([TestLayer(text)], picks: ["mode": .context("dark")])
    #expect(graph["a"]?.target?.path == "b")
  }
}

/// Tokens that several files declare.
@Suite struct FileCollisionTests {
  private func collisions(_ layers: [Layer]) -> [Diagnostic] {
    TokenCompiler().validate(layers).diagnostics.filter { $0.id == .nameCollision }
  }

  private func layer(_ path: String, _ text: String, entry: Int = 0) -> Layer {
    var layer = Layer(read(text, path: path))
    layer.entry = entry
    return layer
  }

  @Test func aValueThatAnotherFileReplacesIsTold() throws {
    let found = collisions([
      layer("a.json", ##"{"x": {"value": "1px"}, "y": {"value": "2px"}, "z": {"value": "3px"}}"##),
      layer("b.json", ##"{"x": {"value": "1px"}, "y": {"value": "4px"}, "z": {"value": "5px"}}"##),
    ])
    let note = try #require(found.first)
    #expect(found.count == 1)
    #expect(note.severity == .note)
    #expect(note.message == "'y' and 1 other token have another value in a file before this one")
    #expect(note.related.count == 2)
  }

  @Test func entriesOfTheConfigurationOverrideOnPurpose() {
    let (a, b) = (##"{"x": {"value": "1px"}}"##, ##"{"x": {"value": "2px"}}"##)
    #expect(collisions([layer("a.json", a), layer("b.json", b)]).count == 1)
    #expect(collisions([layer("a.json", a, entry: 1), layer("b.json", b, entry: 2)]).isEmpty)
    var theme = layer("b.json", b)
    theme.when = ["theme": "dark"]
    #expect(collisions([layer("a.json", a), theme]).isEmpty)
  }

  @Test func layersOfOtherDialectsOverrideOnPurpose() {
    #expect(
      collisions([
        layer("a.json", ##"{"x": {"$value": "1px"}}"##),
        layer("b.json", ##"{"x": {"$value": "2px"}}"##),
      ]).isEmpty)
  }
}
