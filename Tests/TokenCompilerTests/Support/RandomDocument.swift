import Foundation

/// A random document that follows the DTCG reports 2025.10: tokens of every type with references whole
/// and in parts, groups with properties, extended groups, root tokens and extension data.
struct RandomDocument {
  /// The types, each after those that its members refer to.
  static let types = [
    "number", "dimension", "duration", "color", "fontFamily", "fontWeight", "cubicBezier",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]
  private static let words = [
    "a", "sea", "größe", "50", "x y", "a/b", "c~d", "$root", "e\\u0301", "日本", "A", "#",
  ]
  private static let spaces = [
    ("srgb", 1.0, 1.0, 1.0), ("srgb-linear", 1, 1, 1), ("hsl", 359, 100, 100),
    ("hwb", 359, 100, 100), ("lab", 100, 90, 90), ("lch", 100, 90, 359), ("oklab", 1, 0.4, 0.4),
    ("oklch", 1, 0.4, 359), ("display-p3", 1, 1, 1), ("a98-rgb", 1, 1, 1),
    ("prophoto-rgb", 1, 1, 1), ("rec2020", 1, 1, 1), ("xyz-d65", 1, 1, 1), ("xyz-d50", 1, 1, 1),
  ]

  private var random: SeededGenerator
  /// The paths of the tokens so far, by type.
  private var paths: [String: [[String]]] = [:]
  private(set) var text = ""

  init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    text = "{" + properties()
    var groups: [String] = []
    for (number, type) in Self.types.enumerated() {
      groups.append("\"g\(number)\": " + group(["g\(number)"], type))
    }
    // Extensions of what stands before, one of them changed.
    groups.append(
      "\"more\": {\"$extends\": \"{g3}\", \"own\": \(token(["more", "own"], "number"))}")
    groups.append("\"same\": {\"$ref\": \"#/g12\"}")
    text += groups.joined(separator: ",\n") + "}\n"
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  /// A group in which all tokens have the type, written on the group or on each token.
  private mutating func group(_ path: [String], _ type: String) -> String {
    let onGroup = chance(0.5)
    var members: [String] = []
    for name in Self.words.shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random)) {
      let here = path + [name]
      members.append("\"\(name)\": " + token(here, type, needsType: !onGroup))
    }
    if chance(0.4), path.count < 4 {
      members.append("\"in\": " + group(path + ["in"], type))
    }
    if chance(0.2) { members.append("\"empty\": {}") }
    let own = onGroup ? "\"$type\": \"\(type)\", " : ""
    return "{" + own + properties() + members.joined(separator: ", ") + "}"
  }

  /// Descriptions and the like, each with a comma behind.
  private mutating func properties() -> String {
    var result = ""
    if chance(0.2) { result += #""$description": "a \"b\" {c} \u0000 \u2028 日本", "# }
    if chance(0.2) { result += "\"$deprecated\": " + (chance(0.5) ? "true, " : "\"use {x}\", ") }
    if chance(0.15) {
      result += #""$extensions": {"org.x": {"$value": "{nobody}", "n": [1e300, -0.5, null, {}]}}, "#
    }
    return result
  }

  private mutating func token(
    _ path: [String], _ type: String, needsType: Bool = true
  ) -> String {
    let stated = needsType || chance(0.2) ? "\"$type\": \"\(type)\", " : ""
    let target = paths[type]?.randomElement(using: &random)
    paths[type, default: []].append(path)
    if let target, chance(0.2) {
      return chance(0.5)
        ? "{\(properties())\"$value\": \"\(Self.braces(target))\"}"
        : "{\(properties())\"$ref\": \"\(Self.pointer(target))\"}"
    }
    return "{\(stated)\(properties())\"$value\": \(value(type))}"
  }

  private static func braces(_ path: [String]) -> String {
    "{" + path.joined(separator: ".") + "}"
  }

  private static func pointer(_ path: [String]) -> String {
    let names = path.map { $0.replacing("~", with: "~0").replacing("/", with: "~1") }
    return "#/" + names.joined(separator: "/")
  }

  /// A member of a composite: a value, or a reference to a token of its type.
  private mutating func member(_ type: String) -> String {
    guard let target = paths[type]?.randomElement(using: &random), chance(0.4) else {
      return value(type)
    }
    return chance(0.5)
      ? "\"\(Self.braces(target))\"" : "{\"$ref\": \"\(Self.pointer(target))/$value\"}"
  }

  private mutating func number(_ range: ClosedRange<Double> = -100...100) -> String {
    let number = Double.random(in: range, using: &random)
    return chance(0.5) ? "\(number.rounded(.towardZero))" : "\(number)"
  }

  private mutating func list(_ count: ClosedRange<Int>, _ item: (inout Self) -> String) -> String {
    let items = (0..<Int.random(in: count, using: &random)).map { _ in item(&self) }
    return "[" + items.joined(separator: ", ") + "]"
  }

  private mutating func pick(_ words: String...) -> String {
    "\"\(words.randomElement(using: &random) ?? "")\""
  }

  private mutating func value(_ type: String) -> String {
    switch type {
    case "number": return number()
    case "dimension": return "{\"value\": \(number()), \"unit\": \(pick("px", "rem"))}"
    case "duration": return "{\"value\": \(number()), \"unit\": \(pick("ms", "s"))}"
    case "color": return color()
    case "fontFamily":
      return chance(0.5)
        ? pick("Acme Sans", "serif")
        : list(1...3) { $0.pick("Acme", "serif", "日本") }
    case "fontWeight": return chance(0.5) ? number(1...1000) : pick("bold", "hairline", "book")
    case "cubicBezier": return "[\(number(0...1)), \(number()), \(number(0...1)), \(number())]"
    default: return composite(type)
    }
  }

  private mutating func color() -> String {
    let (space, first, second, third) =
      Self.spaces.randomElement(using: &random) ?? ("srgb", 1, 1, 1)
    let components = [first, second, third].map { limit in
      chance(0.1) ? "\"none\"" : "\(Double.random(in: 0...limit, using: &random))"
    }
    var result =
      "{\"colorSpace\": \"\(space)\", \"components\": [\(components.joined(separator: ", "))]"
    if chance(0.3) { result += ", \"alpha\": \(number(0...1))" }
    if chance(0.3) { result += ", \"hex\": \(pick("#00aaFF", "#123456"))" }
    return result + "}"
  }

  private mutating func object(_ members: [(name: String, type: String)]) -> String {
    let written = members.shuffled(using: &random).map { "\"\($0.name)\": \(member($0.type))" }
    return "{" + written.joined(separator: ", ") + "}"
  }

  private mutating func composite(_ type: String) -> String {
    switch type {
    case "strokeStyle":
      guard chance(0.5) else { return pick("solid", "dashed", "groove", "outset") }
      let dashes = list(1...3) { $0.member("dimension") }
      return "{\"dashArray\": \(dashes), \"lineCap\": \(pick("round", "butt", "square"))}"
    case "border":
      return object([("color", "color"), ("width", "dimension"), ("style", "strokeStyle")])
    case "transition":
      return object([
        ("duration", "duration"), ("delay", "duration"), ("timingFunction", "cubicBezier"),
      ])
    case "shadow": return chance(0.5) ? layer() : list(1...3) { $0.layer() }
    case "gradient":
      return list(1...4) {
        "{\"color\": \($0.member("color")), \"position\": \($0.number(0...1))}"
      }
    default:
      return object([
        ("fontFamily", "fontFamily"), ("fontSize", "dimension"), ("fontWeight", "fontWeight"),
        ("letterSpacing", "dimension"), ("lineHeight", "number"),
      ])
    }
  }

  private mutating func layer() -> String {
    let layer = object([
      ("color", "color"), ("offsetX", "dimension"), ("offsetY", "dimension"),
      ("blur", "dimension"), ("spread", "dimension"),
    ])
    return chance(0.3) ? layer.dropLast() + ", \"inset\": \(chance(0.5))}" : layer
  }
}
