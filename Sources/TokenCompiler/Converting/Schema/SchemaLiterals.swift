/// What values look like that are no references, as schemas.
enum SchemaLiterals {
  private static let composites: Set<TokenType> = [
    .strokeStyle, .border, .transition, .shadow, .gradient, .typography,
  ]

  /// Whether values of a type hold values of other types.
  static func isComposite(_ type: String) -> Bool {
    TokenType(name: type).map(composites.contains) ?? false
  }

  /// The types of what composites hold.
  static let parts = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle",
  ]

  private static func text(_ pattern: String) -> String {
    "{\"type\": \"string\", \"pattern\": \(SchemaDefinitions.text(pattern))}"
  }

  private static let number = "{\"type\": \"number\"}"
  private static let weights =
    "{\"enum\": ["
    + FontWeight.keywords.map { SchemaDefinitions.text($0.name) }.joined(separator: ", ") + "]}"
  private static let weightNumber = "{\"type\": \"number\", \"minimum\": 1, \"maximum\": 1000}"
  private static let colorSpaces =
    #"{"enum": ["#
    + ColorSpace.allCases.map { SchemaDefinitions.text($0.rawValue) }.joined(separator: ", ")
    + "]}"
  private static let colorObject =
    #"{"type": "object", "properties": {"colorSpace": {"anyOf": [\#(colorSpaces), "#
    + #"{"type": "object"}]}}, "required": ["colorSpace"]}"#

  /// Colours as some tools write them.
  private static let channelObjects = [
    ["r", "g", "b"], ["h", "s", "l"], ["hex"], ["color"],
  ].map { names in
    let required = names.map(SchemaDefinitions.text).joined(separator: ", ")
    return "{\"type\": \"object\", \"required\": [\(required)]}"
  }

  /// The forms of a type in a dialect that is read tolerantly.
  static func tolerant(_ type: TokenType?, isPlain: Bool) -> [String] {
    let words = text(SchemaPattern.text(isPlain: isPlain))
    switch type {
    case .color?:
      return [text(SchemaPattern.color), colorObject] + (isPlain ? [] : channelObjects)
    case .dimension?:
      return [
        number, text(SchemaPattern.dimension(unitIsOptional: !isPlain)),
        looseQuantity(text(SchemaPattern.lengthUnit), isPlain),
      ]
    case .duration?:
      return [
        number, text(SchemaPattern.duration(unitIsOptional: !isPlain)),
        looseQuantity("{\"enum\": [\"ms\", \"s\"]}", isPlain),
      ]
    case .fontFamily?:
      return isPlain ? [words] : [words, "{\"type\": \"array\", \"minItems\": 1}"]
    case .fontWeight?: return [weights, weightNumber, text(SchemaPattern.weight)]
    case .number?: return isPlain ? [number] : [number, text(SchemaPattern.ratio)]
    case .string?: return [words]
    case .boolean?:
      return ["{\"type\": \"boolean\"}"] + (isPlain ? [] : ["{\"enum\": [\"true\", \"false\"]}"])
    default: return [words, "{\"type\": [\"object\", \"array\"]}"]
    }
  }

  /// The forms of a type in the standard's own dialect.
  static func strict(_ type: TokenType?) -> [String] {
    switch type {
    case .color?:
      return [
        object(
          [
            ("colorSpace", "{\"anyOf\": [\(colorSpaces), {\"type\": \"object\"}]}"),
            (
              "components",
              "{\"if\": {\"type\": \"array\"}, \"then\": {\"minItems\": 3, \"maxItems\": 3}}"
            ),
          ],
          [
            ("alpha", "{}"), ("hex", "{}"),
          ])
      ]
    case .dimension?: return [quantity(["px", "rem"])]
    case .duration?: return [quantity(["ms", "s"])]
    case .fontFamily?:
      return [text(SchemaPattern.text(isPlain: false)), "{\"type\": \"array\", \"minItems\": 1}"]
    case .fontWeight?: return [weights, weightNumber]
    case .number?: return [number]
    case .cubicBezier?:
      return ["{\"type\": \"array\", \"minItems\": 4, \"maxItems\": 4}"]
    default: return composite(type)
    }
  }

  private static func composite(_ type: TokenType?) -> [String] {
    switch type {
    case .strokeStyle?:
      let words = StrokeStyle.Keyword.allCases.map { SchemaDefinitions.text($0.rawValue) }
      return [
        "{\"enum\": [\(words.joined(separator: ", "))]}",
        object([("dashArray", "{}"), ("lineCap", "{}")]),
      ]
    case .border?:
      return [
        object([
          ("color", part("color")), ("width", part("dimension")), ("style", part("strokeStyle")),
        ])
      ]
    case .transition?:
      return [
        object([
          ("duration", part("duration")), ("delay", part("duration")),
          ("timingFunction", part("cubicBezier")),
        ])
      ]
    case .shadow?:
      let lengths = ["offsetX", "offsetY", "blur", "spread"].map { ($0, part("dimension")) }
      return [
        object([("color", part("color"))] + lengths, [("inset", "{}")]),
        "{\"type\": \"array\", \"minItems\": 1}",
      ]
    case .gradient?: return ["{\"type\": \"array\", \"minItems\": 1}"]
    case .typography?:
      return [
        object([
          ("fontFamily", part("fontFamily")), ("fontSize", part("dimension")),
          ("fontWeight", part("fontWeight")), ("letterSpacing", part("dimension")),
          ("lineHeight", part("number")),
        ])
      ]
    default: return ["{}"]
    }
  }

  private static func part(_ type: String) -> String { SchemaDefinitions.reference(to: type) }

  /// An object of a value and a unit; in the plain dialect any other object is a group.
  private static func looseQuantity(_ unit: String, _ isPlain: Bool) -> String {
    if isPlain { return object([("value", "{}"), ("unit", unit)]) }
    return "{\"type\": \"object\", \"properties\": {\"unit\": {\"anyOf\": "
      + "[\(unit), {\"type\": \"object\"}]}}, \"required\": [\"value\", \"unit\"]}"
  }

  private static func quantity(_ units: [String]) -> String {
    let words = units.map(SchemaDefinitions.text).joined(separator: ", ")
    let pointer = #"{"type": "object"}"#
    return object([
      ("value", "{\"anyOf\": [\(number), \(pointer)]}"),
      ("unit", "{\"anyOf\": [{\"enum\": [\(words)]}, \(pointer)]}"),
    ])
  }

  /// An object of these members and, perhaps, some others.
  private static func object(
    _ required: [(String, String)], _ optional: [(String, String)] = []
  ) -> String {
    let members = (required + optional).map { "\(SchemaDefinitions.text($0.0)): \($0.1)" }
    let names = required.map { SchemaDefinitions.text($0.0) }
    return "{\"type\": \"object\", \"properties\": {\(members.joined(separator: ", "))}, "
      + "\"required\": [\(names.joined(separator: ", "))], \"additionalProperties\": false}"
  }
}
