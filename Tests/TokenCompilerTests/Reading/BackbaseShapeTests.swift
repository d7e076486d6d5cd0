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

  /// Keys are told apart by their letters before they are compared: that may not change what they are.
  @Test func comparesKeysByTheirLettersFirst() throws {
    let letters = Array("abdeghiklrtAL-_ é")
    var keys: Set<String> = [
      "value", "unit", "colorSpace", "components", "alpha", "hex", "l-i-g-h-t", "d_a_r_k",
      "Dark Mode",
      "night", "day", "darkness", "lightness", "", "--------dark", "nightlight", "dark----------",
    ]
    for mode in ["light", "dark"] {
      var near: Set<String> = [mode]
      for _ in 0..<2 {
        for key in near {
          for place in 0...key.count {
            let (head, tail) = (key.prefix(place), key.dropFirst(place))
            near.insert(String(head + tail.dropFirst()))
            for letter in letters {
              near.insert(head + String(letter) + tail)
              near.insert(head + String(letter) + tail.dropFirst())
            }
          }
        }
        keys.formUnion(near)
      }
    }
    for key in keys {
      let source = SourceFile(path: "a.json", text: "{\"$value\":{\"\(key)\":\"#ffffff\"}}")
      var found: [Diagnostic] = []
      let tree = JSONParser.parse(source, syntax: .json, into: &found)
      let isModes = BackbaseShape.isModes(1, ofToken: 0, in: tree)
      try #require(isModes == BackbaseShape.isNearMode(key), "\(key)")
    }
  }

  @Test func givesASetForEachMode() {
    let source = read(Self.text)
    #expect(source.dialect == .plain)
    #expect(source.findings.isEmpty)
    #expect(
      source.modifiers == [Modifier("mode", contexts: ["light", "dark"], defaultContext: "light")])
    #expect(
      source.tokenLines == [
        ##"primitives.white "#ffffffff""##,
        "mode=light:",
        #"theme.mode [string of «mode»] "light""#,
        "theme.color.page [color of «color»] ref(primitives.white)",
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
    #expect(source.sets.map(\.when) == [[:], ["mode": "light"], ["mode": "dark"], ["mode": "dim"]])
  }

  @Test(arguments: [
    (##"{"theme": {"color": {"a": {"$value": {"drak": "#000"}}}}}"##, true),
    (
      ##"{"theme": {"color": {"a": {"$value": {"light": "#000", "dim": "#111", "dark": "#222"}}}}}"##,
      true
    ),
    (
      ##"{"theme": {"color": {"a": {"$value": {"dark": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}}}"##,
      true
    ),
    (##"{"theme": {"$type": "dynamc", "color": {"a": {"$value": "#000"}}}}"##, true),
    (##"{"$version": "1.2.0", "theme": {"color": {"a": {"$value": "#000"}}}}"##, true),
    (##"{"shop": {"$type": "dynamc", "a": {"$value": "#000"}}}"##, false),
    (#"{"pad": {"a": {"$value": {"top": 1, "right": 2, "bottom": 3, "left": 4}}}}"#, false),
    (#"{"weight": {"$value": {"light": 300, "bold": 700}}}"#, false),
  ])
  func isRecognisedByItsValues(_ text: String, _ isBackbase: Bool) {
    #expect(read(text).dialect == (isBackbase ? .plain : .dtcgDraft))
  }

  @Test func anEmptyGroupOfOneKindLacksNothing() {
    let source = read(
      #"{"theme": {"$type": "dynamic"}, "primitives": {"$type": "fixed"}}"#)
    #expect(source.findings.isEmpty)
    #expect(source.groupLines == ["theme", "primitives"])
  }

  @Test func aMisspeltKindIsReadAndTold() {
    let source = read(
      #"{"theme": {"$type": "dynamc", "a": {"$value": {"light": 1, "dark": 2}}}}"#)
    #expect(source.groupLines == ["theme"])
    #expect(source.legacy.map(\.spelling) == [.customType])
    #expect(source.legacy.first?.misspelt.first?.meant == "dynamic")
  }

  @Test func propertiesAreNoModes() {
    let source = read(
      #"{"theme": {"$type": "dynamic", "a": {"$value": {"light": 1, "dark": 2, "$note": "x"}}}}"#)
    #expect(source.modifiers.first?.contexts == ["light", "dark"])
    #expect(source.findingLines == ["1 unknown-property (warning) theme.a «$note»"])
  }

  @Test func aModeBesideItsValueIsToldWhereToStand() {
    let source = read(
      #"{"theme": {"$type": "dynamic", "a": {"$value": {"light": 1}, "dark": 2, "$value2": 3}}}"#)
    #expect(
      source.findingLines == [
        "1 unknown-property (warning) theme.a «dark»",
        "1 unknown-property (warning) theme.a «$value2»",
      ])
    #expect(source.findings.first?.help == #"write it inside: "$value": { "light": …, "dark": … }"#)
  }

  @Test func aModeHasAName() {
    let source = read(#"{"theme": {"$type": "dynamic", "a": {"$value": {"": 1, "dark": 2}}}}"#)
    #expect(source.findingLines == ["1 invalid-name theme.a «»"])
    #expect(source.modifiers.first?.contexts == ["dark"])
  }
}
