/// Texts of options that stand before a block.
enum CSSSelector {
  /// Why a text cannot be the selector of the default theme; `nil` where it can.
  static func fault(in text: String) -> String? {
    guard text.contains(where: { $0 != " " }) else { return "a selector" }
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "{", "}", ";", "@", "<", "\\", "\"", "'": false
      default: !HiddenCharacters.contains(scalar.value)
      }
    }
    guard isPlain, !text.contains("/*"), isBalanced(text) else {
      return "a selector without braces, quotes and escapes"
    }
    return nil
  }

  private static func isBalanced(_ text: String) -> Bool {
    var open: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(", "[": open.append(scalar)
      case ")": if open.popLast() != "(" { return false }
      case "]": if open.popLast() != "[" { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}
