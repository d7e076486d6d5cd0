extension TokenType {
  /// Whether a text that is no value of the type was meant to be one, by its first letter.
  func isMeant(by text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    switch self {
    case .color: return first == UInt8(ascii: "#") || text.utf8.last == UInt8(ascii: ")")
    case .dimension, .duration, .number:
      return JSONByte.isDigit(first) || first == JSONByte.minus || first == JSONByte.point
        || first == JSONByte.plus
    default: return false
    }
  }

  /// How a value of the type looks, in the words of a help.
  func form(in forms: ValueForms) -> String {
    switch self {
    case .color, .dimension, .duration, .cubicBezier:
      "a \(formName) looks like \(examples(in: forms).joined(separator: " or "))"
    case .fontFamily:
      forms == .plain ? "a font family is a name" : "a font family is a name or a list of names"
    case .fontWeight: "a font weight is a number from 1 to 1000 or a word such as 'bold'"
    case .number: "a number looks like 1.5"
    case .strokeStyle: "a stroke style is a word such as 'dashed', or 'dashArray' and 'lineCap'"
    case .border: "a border is an object with 'color', 'width' and 'style'"
    case .transition: "a transition is an object with 'duration', 'delay' and 'timingFunction'"
    case .shadow:
      "a shadow is an object with 'color', 'offsetX', 'offsetY', 'blur' and 'spread', or a list"
    case .gradient: "a gradient is a list of objects with 'color' and 'position'"
    case .typography:
      "typography is an object with 'fontFamily', 'fontSize', 'fontWeight', 'letterSpacing' and "
        + "'lineHeight'"
    case .string: "a string is text"
    case .boolean: "a boolean is true or false, without quotes"
    case .custom: "it is kept as written"
    }
  }

  private var formName: String { self == .cubicBezier ? "cubic Bézier curve" : name }

  private func examples(in forms: ValueForms) -> [String] {
    switch forms {
    case .objects: [object]
    case .either: [text, object]
    case .texts: [text]
    case .plain: [bare ?? text]
    }
  }

  /// As the standard writes it.
  private var object: String {
    switch self {
    case .color: "{ \"colorSpace\": \"srgb\", \"components\": [0.2, 0.4, 0.8] }"
    case .dimension: "{ \"value\": 16, \"unit\": \"px\" }"
    case .duration: "{ \"value\": 200, \"unit\": \"ms\" }"
    default: "[0.4, 0, 0.2, 1]"
    }
  }

  private var text: String {
    switch self {
    case .color: "\"#3366cc\""
    case .dimension: "\"16px\""
    case .duration: "\"200ms\""
    default: "\"cubic-bezier(0.4, 0, 0.2, 1)\""
    }
  }

  private var bare: String? {
    switch self {
    case .dimension: "16"
    case .duration: "200"
    default: nil
    }
  }
}
