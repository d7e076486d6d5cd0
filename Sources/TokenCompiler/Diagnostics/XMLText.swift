/// Text as XML 1.0 can hold it.
enum XMLText {
  /// Text for an attribute or between tags. What XML cannot hold at all, such as most controls, is
  /// written as `\u{1B}`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A parser would turn them into blanks.
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default:
        if isAllowed(scalar.value) {
          result.unicodeScalars.append(scalar)
        } else {
          result += DisplayText.escape(scalar.value)
        }
      }
    }
    return result
  }

  /// ` name="value"`, or nothing without a value.
  static func attribute(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\"\(escaped($0))\"" } ?? ""
  }

  static func attribute(_ name: String, _ value: Int) -> String { attribute(name, String(value)) }

  /// XML's own rule, and the controls that it discourages.
  private static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0: false
    default: scalar & 0xFFFE != 0xFFFE
    }
  }
}
