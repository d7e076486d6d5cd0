import Testing

@testable import TokenCompiler

@Suite struct PointerTests {
  @Test func partsThatReferBackWithoutARingAreNoRing() {
    let graph = expectStrict(
      """
      {"d": {"$type": "dimension",
        "a": {"$value": {"value": {"$ref": "#/d/b/$value/value"}, "unit": "px"}},
        "b": {"$value": {"value": 4, "unit": {"$ref": "#/d/a/$value/unit"}}}}}
      """)
    #expect(graph["d.a"]?.value == .dimension(Dimension(4)))
    #expect(graph["d.b"]?.value == .dimension(Dimension(4)))
  }

  @Test func partsThatFormARingAreOne() {
    let graph = expectStrict(
      """
      {"d": {"$type": "dimension",
        "a": {"$value": {"value": {"$ref": "1️⃣#/d/b/$value/value"}, "unit": "px"}},
        "b": {"$value": {"value": {"$ref": "2️⃣#/d/a/$value/value"}, "unit": "px"}},
        "c": {"$value": "{d.a}"}}}
      """,
      [
        ExpectedFinding(
          "1️⃣", .circularReference, "'d.a' refers to itself through 'd.b'", path: "d.a",
          related: ["1️⃣", "2️⃣"])
      ])
    #expect(graph["d.a"]?.value == .invalid)
    #expect(graph["d.c"]?.value == .invalid)
  }

  @Test func aPartOfItselfIsNoRingButItsWholeIs() {
    expectStrict(
      """
      {"d": {"$type": "dimension",
        "a": {"$value": {"value": {"$ref": "1️⃣#/d/a/$value"}, "unit": "px"}}}}
      """, [ExpectedFinding("1️⃣", .circularReference, "'d.a' refers to itself")])
    let graph = expectStrict(
      """
      {"e": {"$type": "cubicBezier", "$value": [{"$ref": "#/e/$value/2"}, 0, 0.5, 1]}}
      """)
    #expect(graph["e"]?.value == .cubicBezier(CubicBezier(0.5, 0, 0.5, 1)))
  }

  @Test func pointersLeadThroughAliases() {
    let graph = expectStrict(
      """
      {"d": {"$type": "dimension", "one": {"$value": {"value": 4, "unit": "rem"}},
        "two": {"$value": "{d.one}"}, "three": {"$ref": "#/d/two"}},
       "n": {"$type": "number", "$value": {"$ref": "#/d/three/$value/value"}},
       "shadow": {"$type": "shadow", "$value": {
         "color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "offsetX": "{d.two}",
         "offsetY": {"$ref": "#/d/two/$value"}, "blur": {"$ref": "#/shadow/$value/offsetX"},
         "spread": {"$ref": "#/shadow/$value/blur"}}},
       "unit": {"$type": "dimension", "$value": {
         "value": 1, "unit": {"$ref": "#/shadow/$value/spread/unit"}}}}
      """)
    #expect(graph["n"]?.value == .number(4))
    #expect(graph["unit"]?.value == .dimension(Dimension(1, .rem)))
    guard case .shadow(let shadow)? = graph["shadow"]?.value else {
      Issue.record("no shadow")
      return
    }
    #expect(shadow.layers.first?.value.spread.value == Dimension(4, .rem))
    #expect(shadow.layers.first?.value.offsetX.reference == graph.token(at: "d.two"))
  }

  @Test func pointersThatLeadThroughEachOtherAreARing() {
    expectStrict(
      """
      {"a": {"$type": "dimension", "$value": {"value": {"$ref": "1️⃣#/b/$value/value/x"}, "unit": "px"}},
       "b": {"$type": "dimension", "$value": {"value": {"$ref": "2️⃣#/a/$value/value/y"}, "unit": "px"}}}
      """,
      [ExpectedFinding("1️⃣", .circularReference, related: ["1️⃣", "2️⃣"])])
  }

  @Test func whatIsNotThereIsAnUnknownReference() {
    expectStrict(
      """
      {"n": {"a": {"$type": "number", "$value": 1, "$extensions": {"x": {"y": [1, 2]}}},
        "b": {"$ref": "1️⃣#/n/aa"},
        "c": {"$type": "number", "$value": {"$ref": "2️⃣#/n/a/$extensions/x/y/2"}},
        "d": {"$type": "number", "$value": {"$ref": "3️⃣#/n/a/$extensions/x/y/01"}},
        "e": {"$type": "number", "$value": {"$ref": "4️⃣#/n"}},
        "f": {"$type": "number", "$value": {"$ref": "5️⃣#/n/a/$extensions/x/y/1/z"}},
        "g": {"$type": "number", "$value": {"$ref": "#/n/a/$extensions/x/y/1"}}}}
      """,
      [
        ExpectedFinding("1️⃣", .unknownReference, "nothing is at '#/n/aa'", path: "n.b"),
        ExpectedFinding("2️⃣", .unknownReference, "nothing is at", path: "n.c"),
        ExpectedFinding("3️⃣", .unknownReference, "nothing is at"),
        ExpectedFinding("4️⃣", .unknownReference, "'#/n' is a group"),
        ExpectedFinding("5️⃣", .unknownReference, "nothing is at"),
      ])
  }

  @Test func aPointerWhereAValueIsNeededNamesTheValue() {
    expectStrict(
      """
      {"a": {"$type": "number", "$value": 1},
       "b": {"$type": "number", "$value": {"$ref": "1️⃣#/a"}},
       "c": {"$ref": "#/a"}, "d": {"$ref": "#/a/$value"}}
      """, [ExpectedFinding("1️⃣", .invalidValue, "'#/a' is a token", path: "b")])
  }

  @Test func aPartHasNoTypeOfItsOwn() {
    let text = """
      {"d": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
       "1️⃣n": {"$value": {"$ref": "#/d/$value/value"}}}
      """
    expectStrict(text, [ExpectedFinding("1️⃣", .missingType, path: "n")])
    let graph = expectResolved([TestLayer(text)])
    #expect(graph["n"]?.value == .number(4))
  }

  @Test func aChainOf100000PointersResolves() {
    let count = 100_000
    var text = "{\"p0\": {\"$type\": \"number\", \"$value\": 7}"
    for index in 1...count { text += ",\"p\(index)\": {\"$ref\": \"#/p\(index - 1)\"}" }
    let graph = expectStrict(text + "}")
    #expect(graph.number("p\(count)") == 7)
  }

  @Test func aChainOf20000PartsResolves() {
    let count = 20_000
    var text = "{\"p0\": {\"$type\": \"dimension\", \"$value\": {\"value\": 3, \"unit\": \"px\"}}"
    for index in 1...count {
      text += """
        ,"p\(index)": {"$type": "dimension", "$value": {
          "value": {"$ref": "#/p\(index - 1)/$value/value"}, "unit": "px"}}
        """
    }
    let graph = expectStrict(text + "}")
    #expect(graph["p\(count)"]?.value == .dimension(Dimension(3)))
  }

  @Test func pointersThatStandForTooMuchAreRefused() {
    let names = Array(repeating: "\"a\"", count: 100_000).joined(separator: ",")
    var text = "{\"g\": {\"$extensions\": {\"f\": [\(names)]}}"
    for index in 0..<30 {
      text +=
        ",\"t\(index)\": {\"$type\": \"fontFamily\", \"$value\": {\"$ref\": \"#/g/$extensions/f\"}}"
    }
    let found = findings([TestLayer(text + "}")], as: .dtcg)
    #expect(found.map(\.id) == [.limitExceeded])
  }
}
