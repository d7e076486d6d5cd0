import Testing

@testable import TokenCompiler

/// References to what is no token: members of composite values, attributes, bare values in groups.
@Suite struct MemberReferenceTests {
  @Test(arguments: ["{heading.size}", "{heading.value.size}", "{title.size}"])
  func aMemberOfAValueMayBeNamed(_ reference: String) {
    let graph = expectResolved([
      TestLayer(
        #"""
        {"heading": {"value": {"size": "20px", "family": "Inter"}},
         "title": {"value": "{heading}"},
         "a": {"value": "\#(reference)", "type": "dimension"}, "b": {"value": "0 \#(reference)"}}
        """#)
    ])
    #expect(graph.length("a") == "20px")
    #expect(graph["b"]?.value == .string("0 20px"))
  }

  @Test func aMemberOfATypographyHasItsOwnType() {
    let graph = expectResolved([
      TestLayer(
        #"""
        {"step": {"value": "8px", "type": "sizing"},
         "heading": {"type": "typography",
           "value": {"fontFamily": "Inter", "fontSize": "{step}", "fontWeight": 700}},
         "size": {"value": "{heading.fontSize} * 2", "type": "fontSizes"},
         "shadow": {"type": "boxShadow",
           "value": [{"x": 0, "y": "1", "blur": "2", "spread": 0, "color": "#000000"}]},
         "blur": {"value": "{shadow.0.blur}", "type": "sizing"}}
        """#)
    ])
    #expect(graph.length("size") == "16px")
    #expect(graph.length("blur") == "2px")
  }

  @Test func anAttributeOfATokenMayBeNamed() {
    let graph = expectResolved([
      TestLayer(
        ##"""
        {"link": {"alpha": "0.05", "value": "rgba({ink}, {link.alpha})"}, "ink": {"value": "#000000"}}
        """##)
    ])
    #expect(graph["link"]?.value == ColorText.color("rgba(0, 0, 0, 0.05)").map(TokenValue.color))
    #expect(graph.paths() == ["link", "ink"])
  }

  @Test func aBareValueOfAGroupMayBeNamedFromAnotherFile() {
    let options = TestLayer(
      #"""
      {"options": {"main": "1️⃣Graphik", "all": "2️⃣{options.main}, {options.fallback}",
        "fallback": "3️⃣serif", "gap": {"value": "4px"}}}
      """#)
    let graph = expectResolved(
      [options, TestLayer(#"{"font": {"value": "{options.all}", "type": "fontFamily"}}"#)],
      [
        ExpectedFinding("1️⃣", .unknownProperty, severity: .warning),
        ExpectedFinding("2️⃣", .unknownProperty, severity: .warning),
        ExpectedFinding("3️⃣", .unknownProperty, severity: .warning),
      ], as: .styleDictionary)
    #expect(graph["font"]?.value == .fontFamily(FontFamily(["Graphik", "serif"], isList: true)))
  }

  @Test func aThemeHasItsOwnBareValues() {
    let graph = expectResolved(
      [
        TestLayer(#"{"options": {"gap": "1️⃣4px"}, "a": {"value": "{options.gap}"}}"#),
        TestLayer(
          #"{"options": {"gap": "2️⃣8px"}, "b": {"value": "1px"}}"#, when: ["theme": "dark"]),
      ],
      [
        ExpectedFinding("1️⃣", .unknownProperty, severity: .warning),
        ExpectedFinding("2️⃣", .unknownProperty, severity: .warning),
      ], as: .styleDictionary,
      modifiers: [.init("theme", contexts: ["default", "dark"], defaultContext: "default")])
    #expect(graph.length("a") == "4px")
    #expect(graph.length("a", in: "dark") == "8px")
  }

  @Test func whatLeadsNowhereIsTold() {
    expectResolved(
      [
        TestLayer(
          #"""
          {"heading": {"value": {"size": "20px"}}, "a": {"value": "1️⃣{heading.colour}"},
           "group": {"bare": "2️⃣3️⃣{nothing.here}", "b": {"value": "{group.bare}"}}}
          """#)
      ],
      [
        ExpectedFinding("1️⃣", .unknownReference, "no token is named 'heading.colour'"),
        ExpectedFinding("2️⃣", .unknownProperty, severity: .warning),
        ExpectedFinding("3️⃣", .unknownReference, "no token is named 'nothing.here'"),
      ], as: .styleDictionary)
  }

  @Test func ringsOfSuchReferencesEnd() {
    let found = findings(
      [
        TestLayer(
          #"{"g": {"a": "x {g.b}", "b": "y {g.a}", "t": {"value": "{g.a}"}, "u": {"value": "{g.u.x}", "x": "{g.u.x}"}}}"#
        )
      ], as: .styleDictionary)
    let rings = found.filter { $0.id == .circularReference }
    #expect(rings.count == 2 && rings.allSatisfy { $0.message.contains("refers to itself") })
    #expect(rings.first?.message.contains("'g.t'") == true, "\(rings.map(\.message))")
  }

  @Test func aChainOfBareValuesMayBeLong() {
    let count = 500
    let values = (0..<count).map { "\"m\($0)\": \"{g.m\($0 + 1)}!\"" }.joined(separator: ",\n")
    let text = "{\"g\": {\(values),\n\"m\(count)\": \"end\"}, \"t\": {\"value\": \"{g.m0}\"}}"
    let source = SourceFile(path: "a.json", text: text)
    let options = CompilerOptions(dialect: .styleDictionary)
    let validation = TokenCompiler(options: options).validate([source])
    #expect(!validation.hasErrors)
    #expect(
      validation.graph["t"]?.value == .string("end" + String(repeating: "!", count: count)))
  }

  /// A plain file beside those of a tool does not have the types of their groups.
  @Test func aPlainFileBesideIsNotOfTheirTypes() {
    let graph = expectResolved([
      TestLayer(##"{"options": {"$type": "color", "ink": {"$value": "#000000"}}}"##),
      TestLayer(#"{"options": {"font": {"main": "Graphik"}}}"#),
      TestLayer(#"{"font": {"$value": "{options.font.main}", "$type": "fontFamily"}}"#),
    ])
    #expect(graph["options.font.main"]?.value == .string("Graphik"))
    // The alias says what the text is.
    #expect(graph["font"]?.value == .fontFamily(FontFamily(["Graphik"], isList: false)))
  }
}

extension ThemeGraph {
  fileprivate func length(_ path: String, in theme: String? = nil) -> String? {
    guard let token = self[path] else { return nil }
    guard case .dimension(let length)? = theme.map(token.value(in:)) ?? token.value else {
      return nil
    }
    return TokenValue.text(length.value) + length.unit.name
  }
}
