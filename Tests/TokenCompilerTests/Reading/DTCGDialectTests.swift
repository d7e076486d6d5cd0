import Testing

@testable import TokenCompiler

@Suite struct DTCGDialectTests {
  @Test func readsTokensAndGroupsWithTheirProperties() {
    let source = read(
      #"""
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "$description": "All",
        "brand": {
          "$type": "color",
          "$deprecated": "moved",
          "$extensions": { "com.acme": { "was": "{no.token}", "p": { "$ref": "#/x" } } },
          "$root": { "$value": { "colorSpace": "srgb", "components": [0.5, "none", 1] } },
          "soft": { "$value": "{brand.$root}", "$description": "for {x}", "$deprecated": false }
        },
        "gap": {
          "$type": "dimension",
          "$value": { "value": { "$ref": "#/a/$value/value" }, "unit": "px" },
          "$extensions": {}
        },
        "use": { "$ref": "#/brand/$root", "$type": "color" },
        "wide": { "$extends": "{brand}", "more": { "$type": "number", "$value": 1 } },
        "other": { "$ref": "#/brand", "more": { "$type": "number", "$value": -1e2 } }
      }
      """#, as: .dtcg)
    #expect(source.findingLines == [])
    #expect(
      source.tokenLines == [
        #"brand.$root {colorSpace: "srgb", components: [0.5, "none", 1]}"#,
        "brand.soft ref(brand.$root) description «for {x}» deprecated flag(false)",
        #"gap [dimension «dimension»] {value: ptr(#/a/$value/value), unit: "px"} extensions {}"#,
        "use [color «color»] ptr(#/brand/$root) or group",
        "wide.more [number «number»] 1",
        "other.more [number «number»] -1e2",
      ])
    #expect(
      source.groupLines == [
        #"brand [color «color»] deprecated reason("moved") extensions "#
          + ##"{com.acme: {was: "{no.token}", p: {$ref: "#/x"}}}"##,
        "wide extends ref(brand)",
        "other extends ptr(#/brand)",
      ])
    #expect(source.sets[0].set.referenceCount == 5)
    #expect(source.sets[0].set.groups[0].description != nil)
    #expect(!source.sets[0].set.isTolerant)
  }

  /// What reading finds in a strict document: each row is one document, the findings behind it.
  @Test(arguments: [
    (#"{"a.b": {"$type": "number", "$value": 1}}"#, ["1 invalid-name a.b «a.b»"]),
    (#"{"g": {"x{": {"$type": "number", "$value": 1}}}"#, ["1 invalid-name g.x{ «x{»"]),
    (#"{"a}": {"b": {"$type": "number", "$value": 1}}}"#, ["1 invalid-name a} «a}»"]),
    (#"{"a": {"": {"$type": "number", "$value": 1}}}"#, ["1 invalid-name a. «»"]),
    (#"{"$in": {"a": {"$type": "number", "$value": 1}}}"#, ["1 invalid-name $in «$in»"]),
    (#"{"a": {"$Root": {"$type": "number", "$value": 1}}}"#, ["1 invalid-name a.$Root «$Root»"]),
    (
      #"{"a": {"$root": {"b": {"$type": "number", "$value": 1}}}}"#,
      ["1 invalid-name a.$root «$root»"]
    ),
    (#"{"a": {"$value": 1, "$type": "string"}}"#, ["1 unknown-type a «string»"]),
    (#"{"a": {"$value": 1, "$type": "Number"}}"#, ["1 unknown-type a «Number»"]),
    (#"{"a": {"$type": "{b}", "$value": 1}}"#, ["1 unknown-type a «{b}»"]),
    (
      ##"{"a": {"$type": {"$ref": "#/b"}, "$value": 1}}"##,
      [##"1 invalid-value a «{"$ref": "#/b"}»"##]
    ),
    (#"{"g": {"$type": 1, "a": {"$value": 1}}}"#, ["1 invalid-value g «1»"]),
    (#"{"a": {"$type": "number", "$value": 1, "$description": 12}}"#, ["1 invalid-value a «12»"]),
    (#"{"a": {"$description": null}}"#, ["1 invalid-value a «null»"]),
    (#"{"a": {"$type": "number", "$value": 1, "$deprecated": 0}}"#, ["1 invalid-value a «0»"]),
    (#"{"a": {"$extensions": ["x"]}}"#, [#"1 invalid-value a «["x"]»"#]),
    (
      #"{"a": {"$type": "number", "$value": 1, "b": {"c": {"$value": 2}}}}"#,
      ["1 invalid-value a «a»"]
    ),
    (
      #"{"a": {"$type": "number", "$value": 1, "note": "x"}}"#,
      ["1 unknown-property (warning) a «note»"]
    ),
    (
      #"{"a": {"$type": "number", "$value": 1, "$foo": "x"}}"#,
      ["1 unknown-property (warning) a «$foo»"]
    ),
    (#"{"$foo": {"bar": 1}}"#, ["1 unknown-property (warning) «$foo»"]),
    (#"{"a": {"$schema": "x"}}"#, ["1 unknown-property (warning) a «$schema»"]),
    (#"{"g": {"note": "x"}}"#, ["1 invalid-value g.note «x»"]),
    (#"{"g": {"data": [1, 2]}}"#, ["1 invalid-value g.data «[1, 2]»"]),
    (#"{"g": {"a": {"$type": "color"}}}"#, ["1 unfinished-token (warning) g.a «a»"]),
    (#"{"later": {}, "g": {"$description": "to come"}}"#, []),
    (#"{"$value": 1, "$type": "number"}"#, ["1 invalid-value «$value»"]),
    (##"{"a": {"$value": 1, "$type": "number", "$ref": "#/b"}}"##, ["1 invalid-value a «$ref»"]),
    (
      #"{"a": {"$value": 1, "$type": "number", "$extends": "{b}"}}"#,
      ["1 invalid-extends a «$extends»"]
    ),
    (#"{"g": {"$extends": "a"}}"#, ["1 invalid-extends g «a»"]),
    (#"{"g": {"$extends": ["{a}"]}}"#, [#"1 invalid-extends g «["{a}"]»"#]),
    (##"{"g": {"$extends": {"$ref": "#/a"}}}"##, [##"1 invalid-extends g «{"$ref": "#/a"}»"##]),
    (#"{"g": {"$extends": "{a", "b": {}}}"#, ["1 invalid-extends g «{a»"]),
    (#"{"g": {"$ref": "{a}", "b": {}}}"#, ["1 invalid-extends g «{a}»"]),
    (##"{"g": {"$ref": "#/a", "$extends": "{a}"}}"##, ["1 invalid-extends g «$extends»"]),
    (#"{"a": {"$ref": "{b}"}}"#, ["1 invalid-value a «{b}»"]),
    (##"{"a": {"$ref": "#/b~2"}}"##, ["1 invalid-value a «#/b~2»"]),
    (##"{"a": {"$ref": "#/b~"}}"##, ["1 invalid-value a «#/b~»"]),
    (##"{"a": {"$ref": "#b"}}"##, ["1 invalid-value a «#b»"]),
    (#"{"a": {"$ref": "b.json#/c"}}"#, ["1 invalid-value a «b.json#/c»"]),
    (#"{"a": {"$ref": 1}}"#, ["1 invalid-value a «1»"]),
    (
      ##"{"a": {"$type": "number", "$value": {"$ref": "#/b", "c": 1}}}"##,
      ["1 invalid-value a «c»"]
    ),
  ])
  func reportsWhatBreaksTheFormat(_ text: String, _ findings: [String]) {
    #expect(read(text, as: .dtcg).findingLines == findings)
  }

  @Test(arguments: [
    "{a", "{}", "{a..b}", "{a}{b}", "{a} {b}", "{{a}}", "x {a}", "a}", "{.a}", "{a.}",
  ])
  func bracesThatAreNoReferenceAreReported(_ text: String) {
    let source = read(
      #"{"t": {"$type": "fontFamily", "$value": ["Inter", "\#(text)"]}}"#, as: .dtcg)
    #expect(source.findingLines == ["1 invalid-value t «\(text)»"])
    #expect(source.tokenLines == [#"t [fontFamily «fontFamily»] ["Inter", invalid]"#])
  }

  @Test func aPointerMayHaveEscapes() {
    let source = read(
      ##"{"a": {"$ref": "#/b~1c/d~0e/ f"}, "b": {"$ref": "#\/c"}, "c": {"$ref": "#"}}"##, as: .dtcg)
    #expect(source.findings.isEmpty)
    #expect(
      source.tokenLines == [
        "a ptr(#/b~1c/d~0e/ f) or group", #"b ptr(#\/c) or group"#, "c ptr(#) or group",
      ])
  }

  @Test func theNearestTypeIsProposed() {
    let source = read(#"{"a": {"$type": "cubic-bezier", "$value": [0, 0, 1, 1]}}"#, as: .dtcg)
    #expect(source.findings.first?.help == "did you mean 'cubicBezier'?")
    let other = read(#"{"a": {"$type": "picture", "$value": 1}}"#, as: .dtcg)
    #expect(other.findings.first?.help?.contains("cubicBezier") == true)
  }

  @Test func propertiesMayBeWrittenWithEscapes() {
    let source = read(#"{"a": {"\u0024type": "num\u0062er", "\u0024value": 1}}"#, as: .dtcg)
    #expect(source.findings.isEmpty)
    #expect(source.tokenLines == [#"a [number «num\u0062er»] 1"#])
  }

  @Test func theNearestPropertyIsProposed() {
    let source = read(#"{"a": {"$Value": 1}, "b": {"$zzzzzzz": 1}}"#, as: .dtcg)
    #expect(
      source.findings.map(\.help) == [
        "did you mean '$value'?", "the name of a token or group does not begin with '$'",
      ])
  }
}
