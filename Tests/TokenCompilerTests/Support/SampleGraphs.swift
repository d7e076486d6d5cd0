@testable import TokenCompiler

/// Graphs that every emitter is tried with.
enum SampleGraphs {
  /// A token of each type in two themes, with references whole and in fields, metadata, and what
  /// changes, comes or goes in the second theme.
  static func everyType() -> ThemeGraph {
    var builder = GraphBuilder(themes: ["default", "dark"])
    let sea = Color(.srgb, [0, 0.2, 0.4], hex: "#003366")
    let deepSea = Color(.srgb, [0, 0, 0.2], hex: "#000033")
    let glass = Color(.srgb, [1, 1, 1], alpha: 0.5)
    let neon = Color(.displayP3, [1, nil, 0.25], alpha: 0.75, hex: "#ff0040")
    let width = Dimension(1.5)
    let quick = Duration(200, .ms)
    let curve = CubicBezier(0.4, 0, 0.2, 1)
    // The IDs that the tokens below get, in their order.
    let (seaID, widthID, quickID) = (TokenID(0), TokenID(4), TokenID(7))
    builder.add("color.sea", .color, .color(sea), .color(deepSea), description: "The \"sea\".")
    builder.add("color.link", .color, .color(sea), .color(deepSea), alias: "color.sea")
    builder.add("color.glass", .color, .color(glass), deprecated: .reason("use color.sea"))
    builder.add("color.neon", .color, .color(neon), deprecated: .flag(true))
    builder.add("size.line", .dimension, .dimension(width))
    builder.add("size.text", .dimension, .dimension(Dimension(1.25, .rem)))
    builder.add("size.wide", .dimension, .dimension(Dimension(50, .other("%"))))
    builder.add("motion.quick", .duration, .duration(quick))
    builder.add("motion.slow", .duration, .duration(Duration(1.5, .s)))
    builder.add("motion.curve", .cubicBezier, .cubicBezier(curve))
    builder.add("number", .number, .number(-0.25), .number(3))
    let family = FontFamily(["Helvetica Neue", "sans-serif"], isList: true)
    builder.add("font.family", .fontFamily, .fontFamily(family))
    builder.add("font.one", .fontFamily, .fontFamily(FontFamily(["Inter"], isList: false)))
    builder.add("font.bold", .fontWeight, .fontWeight(FontWeight(700, keyword: "bold")))
    builder.add("font.heavy", .fontWeight, .fontWeight(FontWeight(850)))
    builder.add("stroke.dotted", .strokeStyle, .strokeStyle(.keyword(.dotted)))
    builder.add(
      "stroke.dashes", .strokeStyle,
      .strokeStyle(.dashes([Slot(width, reference: widthID), Slot(Dimension(4))], cap: .round)))
    func border(_ color: Color) -> TokenValue {
      .border(
        Border(
          color: Slot(color, reference: seaID), width: Slot(width, reference: widthID),
          style: Slot(.keyword(.solid))))
    }
    builder.add("border", .border, border(sea), border(deepSea))
    builder.add(
      "transition", .transition,
      .transition(
        Transition(
          duration: Slot(quick, reference: quickID), delay: Slot(Duration(0, .ms)),
          timingFunction: Slot(curve))))
    let layer = ShadowLayer(
      color: Slot(glass), offsetX: Slot(Dimension(0)), offsetY: Slot(width),
      blur: Slot(Dimension(4)), spread: Slot(Dimension(-1)))
    var inner = layer
    inner.inset = true
    inner.color = Slot(neon)
    builder.add("shadow.one", .shadow, .shadow(Shadow([Slot(layer)], isList: false)))
    builder.add("shadow.two", .shadow, .shadow(Shadow([Slot(layer), Slot(inner)], isList: true)))
    builder.add(
      "gradient", .gradient,
      .gradient(
        Gradient([
          GradientStop(color: Slot(sea), position: Slot(0)),
          GradientStop(color: Slot(glass), position: Slot(0.07)),
        ])))
    builder.add(
      "gradient-of-one", .gradient,
      .gradient(
        Gradient([GradientStop(color: Slot(sea), position: Slot(1))])))
    func typography(_ spacing: Double?) -> TokenValue {
      .typography(
        Typography(
          fontFamily: Slot(family), fontSize: Slot(Dimension(16)),
          fontWeight: Slot(FontWeight(600, keyword: "semi-bold")),
          letterSpacing: spacing.map { Slot(Dimension($0)) }, lineHeight: Slot(.multiple(1.5))))
    }
    builder.add("type.body", .typography, typography(0.1), typography(nil))
    builder.add("type.alias", .typography, typography(0.1), typography(nil), alias: "type.body")
    builder.add(
      "type.part", .typography,
      .typography(
        Typography(
          fontSize: Slot(Dimension(12)), lineHeight: Slot(.length(Dimension(1.4, .other("em")))))))
    builder.add("text", .string, .string("It's \"so\"\n</style>"))
    builder.add("flag", .boolean, .boolean(true), .boolean(false))
    builder.add("gone", .color, .color(sea), .null)
    builder.add("nothing", nil, .null)
    builder.add("only.default", .number, .number(1), nil)
    builder.add("only.dark", .number, nil, .number(2))
    builder.add("group.$root", .number, .number(4))
    return builder.graph()
  }

  /// Names and texts that try to get out of where they stand.
  static let hostile = [
    "", " ", "a b", "\"", "'", "\\", "\\\"", "\\(x)", "*/", "/* x", "//", "a\nb", "\r", "\t",
    "\u{C}",
    "</style>", "<!--", "-->", "<", "]]>", "&amp;", "${x}", "`", "#{x}", "%s", "%0A", "::error::",
    "{a}", "}", ";", ":", ",", "!important", "@import", "url(x)", "--", "-", "-x", "_", "$",
    "$value",
    "1", "9lives", "class", "self", "default", "in", "Type", "init", "true", "null", "inherit",
    "a.b", "a/b", "~0", "ä", "e\u{301}", "é", "日本語", "😀", "👨‍👩‍👧", "\u{2028}", "\u{2029}", "\u{85}",
    "\u{200E}x", "\u{202E}x", "\u{2066}x", "\u{FEFF}x", "\u{1B}[31m", "\u{7F}", "\u{0}", "x\u{0}y",
    "\u{E0041}", "\u{10FFFF}", "\u{FFFF}", "a\\", "\\a", "\\41 ", "constructor", "__proto__",
  ]

  /// A token for each hostile text: named by it, in a group named by it, with it as value,
  /// description and reason.
  static func hostileTokens() -> ThemeGraph {
    var builder = GraphBuilder()
    for (index, text) in hostile.enumerated() {
      builder.add(
        segments: ["g\(index)", text, text], types: [.string], values: [.string(text)],
        description: text, deprecated: .reason(text))
    }
    return builder.graph()
  }
}
