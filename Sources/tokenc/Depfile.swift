/// A dependency file as Make and Ninja read it: `outputs: inputs`, on one line.
enum Depfile {
  /// The text, or the first name that it cannot hold.
  static func text(outputs: [String], inputs: [String]) throws(UnholdableName) -> String {
    var words: [String] = []
    for output in outputs {
      if output.utf8.contains(where: { $0 == UInt8(ascii: "%") }) || output.hasSuffix("&") {
        throw UnholdableName(name: output)  // a pattern, and a grouped target
      }
      words.append(try escaped(output))
    }
    var text = words.joined(separator: " ") + ":"
    for input in inputs { text += " " + (try escaped(input)) }
    return text + "\n"
  }

  struct UnholdableName: Error, Equatable {
    var name: String
  }

  /// The name with a backslash before blanks, `#` and `:`, and `$` doubled. Backslashes stand for
  /// themselves, unless a blank follows: then they are doubled. Where the two tools read an escape
  /// differently, or have none, there is no way to write the name.
  static func escaped(_ name: String) throws(UnholdableName) -> String {
    guard !name.isEmpty, !name.hasPrefix("~"), !name.hasSuffix(":"), !name.hasSuffix("\\"),
      !(name.hasSuffix(")") && name.contains("("))
    else { throw UnholdableName(name: name) }
    var result = ""
    var backslashes = 0
    for scalar in name.unicodeScalars {
      if scalar.value < 0x20 || scalar.value == 0x7F || "*?[;=|<>^`".unicodeScalars.contains(scalar)
        || (backslashes > 0 && "#:$".unicodeScalars.contains(scalar))
      {
        throw UnholdableName(name: name)
      }
      switch scalar {
      case " ": result += String(repeating: "\\", count: backslashes + 1)
      case "#", ":": result += "\\"
      case "$": result += "$"
      default: break
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
