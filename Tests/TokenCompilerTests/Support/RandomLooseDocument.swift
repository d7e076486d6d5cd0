import Foundation

/// A random document without errors in a tolerant dialect: the spellings of older drafts and of other
/// tools, types and units that the standard lacks, tokens without a type, hard names and texts.
struct RandomLooseDocument {
  enum Spelling: CaseIterable {
    case plain, draft, styleDictionary, studio
  }

  private static let names = [
    "a", "sea", "größe", "50", "x y", "a/b", "c~d", "e\u{301}", "A", "#", "c.d", "dark", "n-1",
    "b{",
  ]
  private static let texts = [
    "word", "", "{", "a { b", "} {", #"q"u\ote"#, "\u{2028}\u{0}", "日本", "auto", "1px 2px",
  ]
  /// Texts that are references or sums outside `plain`.
  private static let braces = ["a {b} c", "{}", "{{x}}", "{x}{y}", "2 * {x}"]

  /// Values in JSON that are right for a type in every tolerant dialect but `plain`.
  private static let values: [String: [String]] = [
    "color": [
      ##""#fff""##, ##""#1D5FE280""##, #""rgba(10, 20, 30, .5)""#, #""hsl(360 50% 50%)""#,
      #""red""#,
      #""oklch(0.5 0.1 20)""#, #""color(display-p3 1 0 0)""#, ##"{"hex": "#aabbcc"}"##,
      #"{"colorSpace": "srgb", "channels": [1, 0.5, 0], "alpha": 0.5}"#,
      #"{"colorSpace": "lch", "components": [50, 20, 360]}"#,
      #"{"colorSpace": "srgb", "components": [1.2, -0.1, "none"]}"#,
    ],
    "dimension": [
      #""16px""#, #""1.5em""#, #""50%""#, "4", #"{"value": 1, "unit": "vw"}"#,
      #"{"value": -2, "unit": "rem"}"#,
    ],
    "fontFamily": [#""A, 'B C', serif""#, #"["A", "B"]"#, #""A""#],
    "fontWeight": ["400", #""bold""#, #""Semi Bold""#, #""700""#],
    "duration": [#""200ms""#, #""2s""#, #"{"value": 1, "unit": "s"}"#],
    "cubicBezier": ["[0, 0, 1, 1]", #""ease-in""#, #""cubic-bezier(.1, .2, .3, .4)""#],
    "number": ["1", "-0.5", #""1.5""#, #""50%""#, "1e21"],
    "strokeStyle": [#""dashed""#, #"{"dashArray": ["1px", 2], "lineCap": "round"}"#],
    "border": [##"{"color": "#000", "width": "1px", "style": "solid"}"##],
    "transition": [#"{"duration": "1s", "delay": "0ms", "timingFunction": "ease"}"#],
    "shadow": [
      ##"{"x": "1px", "y": 2, "blur": "3px", "color": "#0008"}"##,
      ##"[{"offsetX": "1px", "offsetY": "1px", "blur": "2px", "color": "red", "inset": true}]"##,
    ],
    "gradient": [##"[{"color": "#000", "position": 2}, {"color": "red", "position": "50%"}]"##],
    "typography": [
      #"{"fontSize": "12px", "lineHeight": "20px"}"#,
      #"{"fontFamily": "A, B", "fontWeight": "Bold", "letterSpacing": "0.1em", "textCase": "none"}"#,
    ],
    "spacing": [#""4px""#, "8"],
    "customType": [#"[1, {"a": null}]"#, "true", #""x y""#],
    "string": [#""x""#, ##""#fff""##, #""16px""#],
    "boolean": ["true", "false"],
  ]

  private var random: SeededGenerator
  private let spelling: Spelling
  /// References to the tokens so far.
  private var references: [(type: String, text: String)] = []
  private(set) var text = ""

  init(seed: Int, spelling: Spelling) {
    random = SeededGenerator(seed: UInt64(seed))
    self.spelling = spelling
    text = group(spelling == .plain ? ["theme"] : ["t"], depth: 0)
    if spelling == .plain { text = "{\"theme\": \(text)}" } else { text = "{\"t\": \(text)}" }
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func pick<Element>(_ list: [Element], _ fallback: Element) -> Element {
    list.randomElement(using: &random) ?? fallback
  }

  private mutating func group(_ path: [String], depth: Int) -> String {
    var members: [String] = []
    if spelling == .draft || spelling == .studio, chance(0.2) {
      members.append(#""$description": "d {x}""#)
    }
    for name in Self.names.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random)) {
      let here = path + [name]
      let isGroup = depth < 3 && chance(0.35)
      let member = isGroup ? group(here, depth: depth + 1) : token(here)
      members.append("\(Self.quoted(name)): \(member)")
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func quoted(_ text: String) -> String {
    let bytes = try? JSONEncoder().encode(text)
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }

  private mutating func token(_ path: [String]) -> String {
    guard spelling != .plain else { return plainValue(path) }
    let type = pick(Self.values.keys.sorted(), "color")
    let mark = spelling == .styleDictionary ? "" : "$"
    var value = pick(Self.values[type] ?? [], "1")
    if let target = references.randomElement(using: &random), chance(0.2) {
      // An alias may state a type outside the standard for any target, and any type for such a one.
      let isLoose = target.type == "customType"
      value = Self.quoted(target.text)
      let stated = isLoose && chance(0.5) ? type : target.type
      return target.type.isEmpty || chance(0.5)
        ? "{\"\(mark)value\": \(value)}"
        : "{\"\(mark)type\": \"\(stated)\", \"\(mark)value\": \(value)}"
    }
    let isStated = chance(0.85) || type == "customType"
    remember(path, isStated ? type : "")
    if type == "string", isStated, chance(0.5) { value = Self.quoted(pick(Self.texts, "")) }
    var members = ["\"\(mark)value\": \(value)"]
    if isStated { members.append("\"\(mark)type\": \"\(type)\"") }
    if chance(0.2), spelling != .styleDictionary {
      members.append(#""$extensions": {"org.x": {"$value": "{nobody}", "n": [1e300, null]}}"#)
    }
    if chance(0.15) {
      members.append(
        spelling == .styleDictionary ? #""comment": "c""# : #""$deprecated": "old {y}""#)
    }
    return "{" + members.shuffled(using: &random).joined(separator: ", ") + "}"
  }

  /// Names that no reference in braces can hold are not referred to.
  private mutating func remember(_ path: [String], _ type: String) {
    guard !path.contains(where: { $0.contains("{") || $0.contains(".") }) else { return }
    references.append((type, "{" + path.joined(separator: ".") + "}"))
  }

  /// Outside categories any value goes.
  private mutating func plainValue(_ path: [String]) -> String {
    if let target = references.randomElement(using: &random), chance(0.2) {
      return Self.quoted(target.text)
    }
    remember(path, "")
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return pick([##""#1d5fe280""##, #""rgb(1 2 3 / 50%)""#], "1")
    case 1: return pick(["0", "-1.5", "1e21", "3.14159"], "1")
    case 2: return pick(["true", "false", "null"], "true")
    case 3: return Self.quoted(pick(Self.braces, ""))
    default: return Self.quoted(pick(Self.texts, ""))
    }
  }
}
