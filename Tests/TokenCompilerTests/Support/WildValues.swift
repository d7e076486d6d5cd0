/// What random documents are made of. `@` stands for a reference.
enum WildValues {
  static let names: [String] = [
    "a", "b", "value", "type", "unit", "description", "comment", "attributes", "name", "light",
    "dark", "default", "mode", "theme", "primitives", "color", "radius", "opacity", "spacing",
    "font-family", "font-weight", "duration", "shadow", "typography", "size", "line-height",
    "content", "version", "sets", "modifiers", "resolutionOrder", "variables",
    "variableCollections", "meta", "$root", "x.y", "b{", "}", "<c>", "x y", " ", "größe",
    "e\u{301}", "\u{e9}", "\u{202e}", "50", "a/b", "c~d", "#", "__proto__", "Value", "path",
    "colorSpace", "components", "{a}", "original", "extensions", "a.value",
  ]
  static let standardTypes: [String] = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]
  static let otherTypes: [String] = [
    "string", "boolean", "custom", "spacing", "sizing", "borderRadius", "borderWidth", "boxShadow",
    "fontFamilies", "fontSizes", "fontWeights", "letterSpacing", "lineHeights", "opacity",
    "paragraphSpacing", "composition", "other", "Colour", "dynamic", "fixed", "null", "object",
    "asset", "textCase", "", "a {b}", "dimenson", "Color", "text",
  ]
  static let texts: [String] = [
    "word", "", " ", "{", "}", "a { b", "} {", "{}", "{{x}}", "{x}{y}", "a {b} c", "<a>", "<a.b",
    "{a", "auto", "none", "normal", "0", "1", "1.50", "16px", "1px 2px", "2 * 3", "10/2",
    "(1px + 2px) * 2", "2px + 1em", "$a.b", "$a", "1-1", "-(2)", "24/7", "rgba(#00f, 50%)",
    "rgba(#0000ff, 0.5)", "hsl(360, 50%, 50%)", "#fff", "#ffff", "red", " red ", "bold",
    "Bold Italic", "400", "italic", "A, B", "'A B', serif", "Levi's", "\"A\"", "ease", "ease-in ",
    "1s", "200ms", "1e3", "1e400", "true", "null", "dashed", "1px solid red", "1s ease",
    "0 0 1px red", "0 0 1px red, 1px 1px red", "linear-gradient(red, blue)", "50%", "\u{2028}",
    "日本", "\u{0}", "\\", "\"", "a\nb", "</style>", "$value", "#/a", "@", "light", "inherit",
  ]
  /// What JSON5 has besides.
  static let json5 = [
    "0x1F", "+1", ".5", "5.", "Infinity", "-Infinity", "NaN", "'16px'", "'a\\x41'", "[1, 2,]",
    "{a: 1, 'b': NaN,}", "{value: 1, unit: 'px'}", "{hex: '#fff'}", "-0x10", "[0x0, .1, 1., +1]",
  ]
  /// Themes of Tokens Studio.
  static let themes =
    #"[{"name": "day", "group": "mode", "selectedTokenSets": {"core": "source", "light": "enabled"}}, "#
    + #"{"name": "night", "group": "mode", "selectedTokenSets": {"core": "source", "dark": "enabled"}}, "#
    + #"{"name": "acme", "selectedTokenSets": {"core": "enabled", "dark": "source"}}]"#
  static let extensions: [String] = [
    "{}", #"{"org.x": {"$value": "{nobody}", "n": [1e300, null, 12345678901234567890, 1.0]}}"#,
    #"{"studio.tokens": {"modify": {"type": "lighten"}}}"#, #"{"mode": {}}"#, #"{"mode": 1}"#,
    #"{"a": {"$type": "boxShadow"}, "b": ["{", "}", "{a}"]}"#, #"{"": {"a b": [[[]]]}}"#,
  ]
  /// Values as the standard has them, by type.
  static let typed: [String: [String]] = [
    "color": [
      #"{"colorSpace": "srgb", "components": [1, 0.5, 0]}"#,
      ##"{"colorSpace": "oklch", "components": [0.5, "none", 120.50], "alpha": 0.5, "hex": "#AABBcc"}"##,
      #"{"colorSpace": "display-p3", "components": [1e-7, 0.1234567890123, 0], "alpha": 1}"#,
      #"{"components": ["none", 0, 100.0], "colorSpace": "hsl", "alpha": 0}"#,
    ],
    "dimension": [#"{"value": 16, "unit": "px"}"#, #"{"unit": "rem", "value": -0.50}"#],
    "fontFamily": [
      #""Acme Sans""#, #""A, B""#, #""'A'""#, #"" A""#, #""""#, #""16px""#, ##""#fff""##,
      #"["A", "B C", "serif"]"#, #"["A"]"#, #"["A, B", ""]"#,
    ],
    "fontWeight": ["700", "350.5", "1", "1000", #""bold""#, #""semi-bold""#, #""hairline""#],
    "duration": [#"{"value": 200, "unit": "ms"}"#, #"{"unit": "s", "value": 1e-3}"#],
    "cubicBezier": ["[0.25, 0.1, 0.25, 1]", "[0, -1, 1, 2]"],
    "number": ["0", "-0", "1.5", "1e21", "12345678901234567890", "0.1e-6", "-1e-300", "1e308"],
    "strokeStyle": [
      #""dashed""#, #""outset""#,
      #"{"dashArray": [{"value": 1, "unit": "px"}, "@"], "lineCap": "round"}"#,
      #"{"lineCap": "butt", "dashArray": [{"value": 0, "unit": "rem"}]}"#,
    ],
    "border": [
      #"{"color": "@", "width": {"value": 1, "unit": "px"}, "style": "solid"}"#,
      #"{"style": "@", "width": "@", "color": {"colorSpace": "lab", "components": [1, 2, 3]}}"#,
    ],
    "transition": [
      #"{"duration": {"value": 1, "unit": "s"}, "delay": "@", "timingFunction": [0, 0, 1, 1]}"#,
      #"{"duration": "@", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "@"}"#,
    ],
    "shadow": [
      ##"{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "spread": {"value": 0, "unit": "px"}, "inset": true}"##,
      ##"[{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}]"##,
      ##"[{"color": "@", "offsetX": {"value": 1, "unit": "px"}, "offsetY": "@", "blur": {"value": 1, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}]"##,
      #"["@", "@"]"#, #"["@"]"#,
    ],
    "gradient": [
      #"[{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 0.5}, {"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 2}]"#,
      #"[{"color": {"colorSpace": "hwb", "components": [0, 0, 0]}, "position": "@"}]"#,
      #"[{"color": "@", "position": -1}]"#,
    ],
    "typography": [
      #"{"fontFamily": "A, B", "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": "bold", "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}"#,
      #"{"fontFamily": "@", "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": 400, "letterSpacing": "@", "lineHeight": "@"}"#,
      #"{"fontFamily": ["A"], "fontSize": "@", "fontWeight": "@", "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}"#,
    ],
  ]
  /// The same, and references of any type.
  static let strict: [String] =
    standardTypes.flatMap { typed[$0] ?? [] } + Array(repeating: #""@""#, count: 4)
  /// What other dialects have, and what fits no type.
  static let all: [String] =
    strict + [
      ##""#fff""##, ##""#1D5FE280""##, #""rgba(10, 20, 30, .5)""#, #""red""#,
      #""oklch(0.5 0.1 20)""#, ##"{"hex": "#aabbcc"}"##, ##"{"hex": "#aabbcc80", "alpha": 2}"##,
      #"{"colorSpace": "srgb", "channels": [1, 0.5, 0], "alpha": 0.5}"#,
      #"{"colorSpace": "lch", "components": [50, 20, 360]}"#,
      #"{"colorSpace": "hsl", "components": [-30, 120, 50]}"#,
      #"{"colorSpace": "nope", "components": [1, 2, 3]}"#, #""16px""#, #""1.5EM""#, #""50%""#,
      #"{"value": 1, "unit": "vw"}"#, #"{"value": 0, "unit": ""}"#,
      #"{"value": "1", "unit": "px"}"#,
      #"{"value": 1, "unit": "px", "more": 1}"#, #"{"value": 1}"#, #"{"unit": "px"}"#,
      #"{"value": 1, "unit": "parsec"}"#, #"["A, B", "C"]"#, #""Semi Bold""#, #""700""#, "0.5",
      "1001", #""2s""#, #""ease-in""#, #""cubic-bezier(.1, .2, .3, .4)""#, "[2, 0, 1, 1]",
      "[0, 0, 1]", #"{"dashArray": ["1px", 2], "lineCap": "round"}"#,
      ##"{"color": "#000", "width": "1px", "style": "solid"}"##,
      ##"{"color": "#000", "width": "1px", "style": "@", "x": 1}"##, #""1px solid @""#,
      #"{"duration": "1s", "timingFunction": "ease"}"#, #""1s ease 2s""#,
      ##"{"x": "1px", "y": 2, "blur": "3px", "color": "#0008", "type": "innerShadow"}"##,
      ##"[{"x": "1px", "y": "2", "blur": "3", "spread": 0, "color": "red"}, "@"]"##, "[]", "{}",
      ##"[{"color": "#000", "position": 2}, {"color": "red", "position": "50%"}]"##,
      ##"[{"color": "@", "position": "@"}]"##, #"{"fontSize": "12px", "lineHeight": "20px"}"#,
      #"{"fontFamily": "A, B", "fontWeight": "Bold Italic", "letterSpacing": "5%", "lineHeight": "140%", "textCase": "none", "paragraphSpacing": "@"}"#,
      #"{"fontSize": 12, "lineHeight": "normal", "custom": [1, {"a": "{"}], "fontWeight": "@"}"#,
      "null", "null", "true", "false", #"[1, {"a": null}]"#, #"[null]"#, #"[true, "x"]"#, "[1]",
      #"["x", "{a} b"]"#, #"{"dark": 1}"#, #"{"light": "x", "dark": "@"}"#, #"{"a": "{b}"}"#,
      ##"{"$ref": "#/a"}"##, #"{"$value": 1}"#, #"{"$type": "color"}"#, #"{"value": "x"}"#,
      #"{"value": {"value": 1, "unit": "px"}}"#, #"{"x": 1, "y": 2, "blur": 3}"#,
      #"{"position": 1}"#, #"[{"position": 1}]"#, #"[{"offsetX": 1, "offsetY": 1}]"#,
      #"{"timingFunction": 1}"#, #"{"fontSize": null}"#, #"{"fontFamily": true}"#,
      #"{"colorSpace": 1}"#, #"{"width": 1, "style": 2, "color": 3}"#, #""@ * 2""#,
      #""calc(@ + 1px)""#, #""@px""#, #""x @ y @""#, #""rgba(@, 0.5)""#, #""@.value""#,
      #"[1, 2, 3, 4]"#, "[0.1, 0.2, 0.3, 0.4]", "1.0", "100000000000000000000", "1e-400", "1e400",
    ]
}
