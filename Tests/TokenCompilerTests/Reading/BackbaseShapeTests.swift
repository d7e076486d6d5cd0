import Testing

@testable import TokenCompiler

@Suite struct BackbaseShapeTests {
  static let text = #"""
    {
      "$version": "1.2.0",
      "theme": {
        "$type": "dynamic",
        "mode": { "$value": { "light": "light", "dark": "dark" } },
        "color": {
          "page": { "$value": { "light": "{primitives.white}", "dark": "#000000ff" } },
          "late": { "$value": { "dark": "#111111ff" } }
        }
      },
      "primitives": { "$type": "fixed", "white": { "$value": "#ffffffff" } }
    }
    """#

  @Test func givesASetForEachMode() {
    let source = read(Self.text)
    #expect(source.dialect == .plain)
    #expect(source.findings.isEmpty)
    #expect(
      source.modifiers == [Modifier("mode", contexts: ["light", "dark"], defaultContext: "light")])
    #expect(
      source.tokenLines == [
        #"theme.mode [string of «mode»] "light""#,
        "theme.color.page [color of «color»] ref(primitives.white)",
        ##"primitives.white "#ffffffff""##,
        "mode=dark:",
        #"theme.mode [string of «mode»] "dark""#,
        ##"theme.color.page [color of «color»] "#000000ff""##,
        ##"theme.color.late [color of «color»] "#111111ff""##,
      ])
    #expect(source.groupLines == ["theme", "theme.color", "primitives"])
  }

  @Test func refusesWhatIsNoValueOfAMode() {
    let source = read(
      #"""
      {
        "theme": {
          "$type": "dynamic",
          "a": { "$value": {} },
          "b": { "$value": { "light": { "x": 1 }, "dark": [1] } },
          "c": { "$value": [1] }
        }
      }
      """#)
    #expect(
      source.findingLines == [
        "4 invalid-value theme.a «{}»",
        #"5 invalid-value theme.b «{ "x": 1 }»"#,
        "5 invalid-value theme.b «[1]»",
        "6 invalid-value theme.c «[1]»",
      ])
  }

  @Test func aCustomFileMayHaveFurtherModes() {
    let source = read(
      #"{"theme": {"$type": "dynamic", "a": {"$value": {"light": 1, "dark": 2, "dim": 3}}}}"#)
    #expect(source.modifiers.first?.contexts == ["light", "dark", "dim"])
    #expect(source.sets.map(\.when) == [[:], ["mode": "dark"], ["mode": "dim"]])
  }
}
