import Testing

@testable import TokenCompiler

@Suite struct StyleDictionaryDialectTests {
  @Test func readsValuesCommentsAndReferences() {
    let source = read(
      #"""
      {
        "description": "All of them",
        "color": {
          "red": { "value": "#ff0000", "type": "color", "comment": "Red", "attributes": { "x": 1 } },
          "text": { "value": "{color.red.value}" },
          "link": { "value": "{ color.red }", "deprecated": "gone" },
          "border": { "value": "1px solid {color.red.value}" },
          "deep": { "er": { "value": { "x": [1, "{a.b.value}"] }, "value2": 3 } }
        }
      }
      """#)
    #expect(source.dialect == .styleDictionary)
    #expect(source.findings.isEmpty)
    #expect(
      source.tokenLines == [
        ##"color.red [color «color»] "#ff0000" description «Red»"##,
        "color.text ref(color.red)",
        #"color.link ref(color.red) deprecated reason("gone")"#,
        #"color.border "1px solid {color.red.value}""#,
        "color.deep.er {x: [1, ref(a.b)]}",
      ])
    #expect(source.sets[0].set.isTolerant)
  }

  @Test func aTokenHoldsNoTokens() {
    let source = read(#"{"a": {"value": 1, "b": {"value": 2}}}"#)
    #expect(source.tokenLines == ["a 1"])
    #expect(source.legacy.isEmpty)
  }

  @Test func aUnitBesideANumberBelongsToIt() {
    let source = read(
      #"""
      {"a": {"value": 2, "unit": "em", "comment": "c"}, "b": {"value": 3, "type": "dimension"},
       "c": {"value": "4px", "unit": "em"}, "d": {"value": "5", "unit": "px", "type": "dimension"}}
      """#)
    #expect(source.dialect == .styleDictionary)
    #expect(
      source.tokenLines == [
        #"a {value: 2, unit: "em"} description «c»"#, "b [dimension «dimension»] 3",
        #"c "4px""#, #"d [dimension «dimension»] {value: "5", unit: "px"}"#,
      ])
  }
}
