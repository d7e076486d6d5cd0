/// The values of types that the standard does not have.
enum CSSCustomText {
  /// Whether a text can stand in a declaration as it is: CSS reads it as words, numbers and calls of
  /// functions that only compute. What could end the declaration, load something, refer to another
  /// property or mean inheritance is written as a string instead.
  static func isPlain(_ text: String) -> Bool {
    guard !text.isEmpty, text.first != " ", text.last != " " else { return false }
    guard !keywords.contains(text.lowercased()) else { return false }
    var depth = 0
    var word: [UInt8] = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("):
        guard functions.contains(String(decoding: word, as: UTF8.self).lowercased()) else {
          return false
        }
        depth += 1
        word = []
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return false }
        word = []
      case UInt8(ascii: "*"), UInt8(ascii: "/"):
        // Two of them in a row could begin or end a comment.
        if previous == UInt8(ascii: "*") || previous == UInt8(ascii: "/") { return false }
        word = []
      case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "+"), UInt8(ascii: "%"): word = []
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "#"):
        word.append(byte)
      default: return false
      }
      previous = byte
    }
    return depth == 0
  }

  /// They would mean something else than the word.
  private static let keywords: Set<String> = [
    "initial", "inherit", "unset", "revert", "revert-layer", "default",
  ]

  /// Functions that only compute, and the parenthesis alone.
  private static let functions: Set<String> = [
    "", "abs", "acos", "asin", "atan", "atan2", "blur", "brightness", "calc", "clamp", "color",
    "color-mix", "contrast", "cos", "cubic-bezier", "drop-shadow", "exp", "grayscale", "hsl",
    "hsla",
    "hue-rotate", "hwb", "hypot", "invert", "lab", "lch", "linear", "linear-gradient", "log",
    "matrix",
    "max", "min", "minmax", "mod", "oklab", "oklch", "opacity", "pow", "radial-gradient", "rem",
    "repeat", "rgb", "rgba", "rotate", "round", "saturate", "scale", "sepia", "sign", "sin", "skew",
    "sqrt", "steps", "tan", "translate",
  ]
}
