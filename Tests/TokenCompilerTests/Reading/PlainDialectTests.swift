import Testing

@testable import TokenCompiler

@Suite struct PlainDialectTests {
  @Test func readsBareLeaves() {
    let source = read(
      #"""
      {
        "theme": {
          "color": { "page": "#ffffff", "text": "{theme.color.page}", "icon": "<theme.color.page>" },
          "height": { "button": 48, "auto": null },
          "behavior": { "on": true, "kind": "fast" },
          "content": { "title": "Say {name} <b>now</b>", "list": ["a"] }
        }
      }
      """#)
    #expect(
      source.tokenLines == [
        ##"theme.color.page [color of «color»] "#ffffff""##,
        "theme.color.text [color of «color»] ref(theme.color.page)",
        "theme.color.icon [color of «color»] ref(theme.color.page)",
        "theme.height.button [dimension of «height»] 48",
        "theme.height.auto [dimension of «height»] null",
        "theme.behavior.on [boolean of «behavior»] true",
        #"theme.behavior.kind [string of «behavior»] "fast""#,
        #"theme.content.title [string of «content»] "Say {name} <b>now</b>""#,
        "theme.content.list [string of «content»] invalid",
      ])
    #expect(source.findingLines == [#"6 invalid-value theme.content.list «["a"]»"#])
    #expect(source.sets.count == 1)
    #expect(source.sets[0].set.isPlain)
    #expect(source.sets[0].set.isTolerant)
    #expect(source.sets[0].set.referenceCount == 2)
    #expect(source.modifiers.isEmpty)
  }

  @Test(arguments: [
    ("{a.b}", "ref(a.b)"), ("<a.b>", "ref(a.b)"), ("{a}", "ref(a)"), ("{ a.b }", "ref( a.b )"),
    (#"\u007ba.b\u007D"#, "ref(a.b)"), (#"{a\u002eb}"#, #"ref(a\u002eb)"#),
    ("{a..b}", "ref(a..b)"), ("{a.b} ", #""{a.b} ""#), ("{a}{b}", #""{a}{b}""#),
    ("{{a}}", #""{{a}}""#), ("{}", #""{}""#), ("<>", #""<>""#),
    ("{ }", #""{ }""#), ("< >", #""< >""#), ("{.}", #""{.}""#), ("{..}", #""{..}""#),
    ("<b>", "ref(b)"), ("{b.}", "ref(b.)"), ("{a>", #""{a>""#),
    ("<a}", #""<a}""#), ("{a", #""{a""#), ("a}", #""a}""#), ("{", #""{""#), ("", #""""#),
    (#"{a\u007d}"#, #""{a\u007d}""#), ("<b>x</b>", #""<b>x</b>""#),
  ])
  func aTextThatIsOneReferenceIsOne(_ text: String, _ value: String) {
    let source = read(#"{"a": "\#(text)"}"#, as: .plain)
    #expect(source.tokenLines == ["a \(value)"])
    #expect(source.findings.isEmpty)
  }

  @Test func aReferenceShowsItsBracketsAndGivesItsPath() {
    let source = read(#"{"a": "<b.c>"}"#)
    let value = source.sets[0].set.values[0]
    #expect(source.source.text(in: value.range) == "b.c")
    #expect(source.source.text(in: value.shown) == "<b.c>")
  }

  @Test(arguments: [
    ("theme.color.a", "\"#fff\"", "color of «color»"),
    ("color.a.b", "\"#fff\"", "color of «color»"),
    ("acme.color.a", "\"red\"", nil), ("acme.radius.a", "4", "dimension of «radius»"),
    ("primitives.color.light.a", "\"#fff\"", "color of «color»"),
    ("primitives.transparent", "\"#0000\"", "color of «transparent»"),
    ("primitives.space.4", "16", "dimension of «space»"),
    ("theme.mode", "\"light\"", "string of «mode»"),
    ("theme.opacity.a", "0.5", "number of «opacity»"),
    ("theme.font-family.default", "\"Inter\"", "fontFamily of «font-family»"),
    ("theme.typography.a.weight", "\"bold\"", "fontWeight of «weight»"),
    ("theme.typography.a.size", "16", "dimension of «size»"),
    ("theme.typography.a.note", "\"x\"", nil),
    ("theme.shadow.small.opacity", "0.1", "number of «opacity»"),
    ("theme.shadow.small.color", "\"#000\"", "color of «color»"),
    ("theme.shadow.small.radius", "9", "dimension of «shadow»"),
    ("theme.shape.a.corner-family", "\"cut\"", "string of «corner-family»"),
    ("theme.shape.a.corner-percentage", "0.5", "number of «corner-percentage»"),
    ("theme.color.button.height", "\"#fff\"", "color of «color»"),
    ("theme.padding-x.a", "\"{theme.spacer.md}\"", "dimension of «padding-x»"),
    ("theme.accessibility.label", "\"Add\"", "string of «accessibility»"),
    ("theme.behavior.count", "3", nil),
    // No category: a measure further down says something of numbers alone.
    ("theme.button.height", "48", "dimension of «height»"),
    ("theme.button.height.default", "48", "dimension of «height»"),
    ("theme.button.opacity", "0.5", "number of «opacity»"),
    ("theme.button.height", "\"auto\"", nil),
    ("theme.button.color", "\"red\"", nil),
    ("theme.button.content", "\"#fff\"", nil),
    ("theme.columns.count", "12", nil),
    ("count", "12", nil),
    ("height", "12", "dimension of «height»"),
  ])
  func theCategoryGivesTheType(_ path: String, _ value: String, _ type: String?) {
    let names = path.split(separator: ".")
    let text =
      names.map { "{\"\($0)\": " }.joined() + value + String(repeating: "}", count: names.count)
    let source = read(text, as: .plain)
    let set = source.sets[0].set
    let found = set.tokens.first?.type.map {
      "\($0.type)\($0.isCategory ? " of" : "") «\(source.source.text(in: $0.range))»"
    }
    #expect(found == type)
  }

  @Test func namesAreDecodedAndChecked() {
    let source = read(
      #"""
      {
        "caf\u00e9": 1,
        "a.b": 2,
        "": 3,
        "$note": "x",
        "$bad": { "c": { "$value": 4 } }
      }
      """#, as: .plain)
    #expect(source.tokenLines == ["café 1", "a.b 2", " 3", "$bad.c 4"])
    #expect(
      source.findingLines == [
        "4 invalid-name «»",
        "5 unknown-property (warning) «$note»",
        "6 invalid-name $bad «$bad»",
      ])
    #expect(source.legacy.map(\.spelling) == [.reservedName])
    #expect(source.legacy.first.map { source.source.text(in: $0.first) } == "a.b")
  }

  @Test func aValueWithItsUnitIsOneValue() {
    let text =
      ##"{"radius": {"x": {"value": 2, "unit": "em"}}, "ink": {"colorSpace": "srgb", "components": [0, 0, 0]}}"##
    for dialect in [Dialect.auto, .plain] {
      let source = read(text, as: dialect)
      #expect(source.dialect == .plain)
      #expect(
        source.tokenLines == [
          #"radius.x [dimension of «radius»] {value: 2, unit: "em"}"#,
          #"ink {colorSpace: "srgb", components: [0, 0, 0]}"#,
        ])
      #expect(source.findings.isEmpty)
    }
    // With more in it, it is a group of tokens.
    #expect(
      read(#"{"meter": {"value": 2, "unit": "em", "max": 3}}"#, as: .plain).tokenLines.count == 3)
  }
}
