/// Data of types outside the standard as compact JSON text, for the string that Swift has of it.
enum SwiftJSONText {
  /// What is still to be written of a value.
  private enum Piece {
    case value(JSONValue)
    case text(String)
  }

  /// The text of a value; no depth of nesting is too much.
  static func text(_ value: JSONValue) -> String {
    var result = ""
    var pieces: [Piece] = [.value(value)]
    while let piece = pieces.popLast() {
      switch piece {
      case .text(let text): result += text
      case .value(.null): result += "null"
      case .value(.boolean(let flag)): result += flag ? "true" : "false"
      case .value(.number(let number)): result += NumberText.text(number)
      case .value(.digits(let digits)): result += digits
      case .value(.string(let text)): result += quoted(text)
      case .value(.array(let elements)):
        pieces.append(.text("]"))
        for (index, element) in elements.enumerated().reversed() {
          pieces.append(.value(element))
          if index > 0 { pieces.append(.text(",")) }
        }
        pieces.append(.text("["))
      case .value(.object(let members)):
        pieces.append(.text("}"))
        for (index, member) in members.enumerated().reversed() {
          pieces.append(.value(member.value))
          pieces.append(.text((index > 0 ? "," : "") + quoted(member.key) + ":"))
        }
        pieces.append(.text("{"))
      }
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
